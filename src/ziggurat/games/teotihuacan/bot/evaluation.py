"""How a city of Teotihuacan looks before the end."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.weights import MOST_SEATS, Tables, Weights, read_tables
from ziggurat.core.bits import BIT, count
from ziggurat.core.game import Game
from ziggurat.core.state import State, numbers
from ziggurat.core.steps import a_of, rule_of, seat_of
from ziggurat.games.teotihuacan import steps
from ziggurat.games.teotihuacan.accounts import SURPLUS, due
from ziggurat.games.teotihuacan.boards import GROUP, GROUP_COLOUR, GROUP_LOW, GROUPS
from ziggurat.games.teotihuacan.components import (
    ASKS,
    BASE_POINTS,
    BONUS_POINTS,
    BUILD_PYRAMID,
    BUILD_TEMPLE,
    BUILDINGS,
    COLOURS,
    DETAIL,
    DISCS,
    EFFECT,
    EXCHANGE,
    GOLD,
    KINDS,
    LARGEST,
    LEVEL_POINTS,
    MASK_GROUP,
    MASK_POINTS,
    MATERIAL,
    NOTHING,
    OFFER_MOST,
    OFFER_POINTS,
    OWN_MATERIALS,
    OWN_SIZES,
    PRICE,
    PRODUCT,
    PYRAMID,
    ROUNDS,
    SIZE,
    STONE,
    TEMPLE,
    THEN_BUILDING,
    WOOD,
    WORSHIPS,
    WORSHIPS_OF_A_COLOUR,
)
from ziggurat.games.teotihuacan.geometry import (
    AT_THE_BASE,
    COVERS,
    COVERS_LOW,
    DISTRICT,
    DISTRICTS,
    SPOTS_IN_DISTRICT,
)
from ziggurat.games.teotihuacan.rules.offering import product_material
from ziggurat.games.teotihuacan.state import (
    PAIR_OF_LAID,
    PYRAMID_COLOURS,
    SEAT_OF_LAID,
    Teotihuacan,
    row_of_laid,
)

GROUP_SIZE: Final = vec[i64](MASK_GROUP)
TABLES: Final = read_tables("teotihuacan")
RIVAL_DISC: Final = 5.1  # what a disc of the Rival brings it
RIVAL_MASK: Final = 6.0


@final
class TeotihuacanWeights:
    """What things are worth, in points."""

    def __init__(self, told: Weights) -> None:
        self.disc = told.one("disc")  # an action disc still to be placed
        self.cube = told.one("cube")
        self.gold_cube = told.one("gold-cube")
        self.many_cubes = told.one("many-cubes")  # beyond this number a cube is worth a third
        self.producer = told.one("producer")  # a building may produce, for each disc to come
        self.producers = told.one("producers")  # but not for more discs than this
        self.temple_hope = told.one("temple-hope")  # pyramid tiles of its colour may follow
        self.pyramid_hope = told.one("pyramid-hope")  # and temples of theirs
        self.mask_hope = told.one("mask-hope")  # a group nearly covered, as a share of its mask
        self.tile = told.one("tile")  # of what an offering would bring now
        self.tile_hope = told.one("tile-hope")  # it may bring more later
        self.offers = told.one("offers")  # about one disc in this number makes an offering
        self.to_come = told.one("to-come")  # a building on the way, for each of its squares
        self.action = told.one("action")  # an action still to be chosen
        self.spot = told.one("spot")  # a pyramid tile on the way
        self.adored = told.one("adored")  # a worship tile on the way
        # A bonus disc not yet used: influence, construction, points, resource, power.
        self.bonus = told.many("bonus", len(BONUS_POINTS))


@final
class TeotihuacanEvaluation(Evaluation):
    """Points, what Districts would score now, cubes, offerings, masks begun, discs to come."""

    def __init__(self, game: Game[Any], seed: int = 0, tables: Tables = TABLES) -> None:
        super().__init__(game, seed)
        self.weights = [TeotihuacanWeights(tables.of(seats)) for seats in range(MOST_SEATS + 1)]
        self.win_scale = 16.0
        self.temperature = 1.6
        self.width = 32
        self.narrow = 12
        self.reply_width = 16
        self.reply_narrow = 12  # half-finished turns look alike for long: fewer lose the best one

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for."""
        table = cast(Teotihuacan, state)
        points = float(table.score(seat))
        if table.depth == 0:
            return points + 0.1 * float(count(table.filled(seat)))  # pyramid tiles break a tie
        weights = self.weights[table.seats]
        discs = discs_of_later_rounds(table)
        if table.passed & BIT[seat] == 0:
            discs += table.ready[seat]
        to_come = float(discs)
        own = tiles_of(table, seat)
        stock = cubes_of(table, seat)
        points += weights.disc * to_come + masks(table, seat, weights)
        points += waiting(table, seat, weights) + districts(table, seat, weights)
        points += buildings(table, own, min(to_come, weights.producers), weights)
        points += offerings(table, seat, own, stock, to_come, weights)
        return points + min(1.0, to_come / weights.offers) * cubes(stock, weights)

    def rival(self, state: State) -> float:
        """The Rival's points, its handicap, and what its discs and masks will bring."""
        table = cast(Teotihuacan, state)
        points = float(table.rival_points + table.handicap)
        if table.depth == 0:
            return points
        discs = table.rival_discs + discs_of_later_rounds(table)
        return points + RIVAL_DISC * float(discs) + RIVAL_MASK * float(rounds_left(table) + 1)

    def progress(self, state: State) -> float:
        """The action discs that have been placed or given up, of those of all rounds."""
        table = cast(Teotihuacan, state)
        if table.depth == 0:
            return 1.0
        left = float(discs_of_later_rounds(table))
        for seat in range(table.seats):
            if table.passed & BIT[seat] == 0:
                left += float(table.ready[seat]) / float(table.seats)
        return max(0.0, 1.0 - left / float(discs_after(0, table.seats)))


def rounds_left(table: Teotihuacan) -> i64:
    """Rounds after this one."""
    return ROUNDS[table.seats - 1] - table.round


def discs_of_later_rounds(table: Teotihuacan) -> i64:
    """The action discs a player will have after this round."""
    return discs_after(table.round, table.seats)


def discs_after(round_: i64, seats: i64) -> i64:
    """The action discs of a player in all rounds after one."""
    left: i64 = 0
    while round_ < ROUNDS[seats - 1]:
        left += DISCS[seats - 1] - round_
        round_ += 1
    return left


def tiles_of(table: Teotihuacan, seat: i64) -> vec[i64]:
    """How many of each building and temple a city has."""
    own = numbers(PYRAMID)
    mine = SEAT_OF_LAID * seat
    for laid in table.laid:
        tile = laid % PAIR_OF_LAID - mine
        if 0 <= tile < PYRAMID:
            own[tile] += 1
    return own


def cubes_of(table: Teotihuacan, seat: i64) -> vec[i64]:
    """How many cubes of each kind a city has."""
    stock = numbers(KINDS)
    for kind in range(KINDS):
        stock[kind] = table.cubes_of(seat, kind)
    return stock


def districts(table: Teotihuacan, seat: i64, weights: TeotihuacanWeights) -> float:
    """What the Districts would score now, and what may still be added to them."""
    points: i64 = 0
    mine = SEAT_OF_LAID * seat
    for laid in table.laid:
        colour = laid % PAIR_OF_LAID - mine - TEMPLE
        if 0 <= colour < COLOURS:
            points += temple_points(table.pyramids[PYRAMID_COLOURS * seat + colour], laid)
    tiles = count(table.filled(seat)) - 1
    return float(points) + weights.pyramid_hope * float(tiles) * share_left(table)


def temple_points(spots: i64, laid: i64) -> i64:
    """What the pyramid tiles of its colour bring a temple, in each of its Districts."""
    if spots == 0:
        return 0
    points: i64 = 0
    row = row_of_laid(laid)
    for district in range(DISTRICTS):
        shared = spots & SPOTS_IN_DISTRICT[district]
        if shared != 0 and (
            COVERS[row] & DISTRICT[2 * district] != 0
            or COVERS_LOW[row] & DISTRICT[2 * district + 1] != 0
        ):
            points += BASE_POINTS * count(shared & AT_THE_BASE)
            points += LEVEL_POINTS * count(shared & ~AT_THE_BASE)
    return points


def share_left(table: Teotihuacan) -> float:
    """The part of the game that is still to come."""
    return float(rounds_left(table) + 1) / float(ROUNDS[table.seats - 1])


def buildings(
    table: Teotihuacan, own: vec[i64], productions: float, weights: TeotihuacanWeights
) -> float:
    """Buildings that may produce, temples that may find pyramid tiles of their colour."""
    producers: i64 = 0
    for building in range(BUILDINGS):
        producers += own[building]
    temples = own[TEMPLE] + own[TEMPLE + 1] + own[TEMPLE + 2]
    worth = weights.producer * productions * float(producers)
    return worth + weights.temple_hope * float(temples) * share_left(table)


def masks(table: Teotihuacan, seat: i64, weights: TeotihuacanWeights) -> float:
    """Groups of masks partly covered, the more so the better."""
    hope = 0.0
    high = table.covered[2 * seat]
    low = table.covered[2 * seat + 1]
    first = GROUPS * table.boards[seat]
    for at in range(first, first + GROUPS):
        covered = count(GROUP[at] & high) + count(GROUP_LOW[at] & low)
        size = GROUP_SIZE[GROUP_COLOUR[at]]
        if 0 < covered < size:
            mask = table.top_mask(GROUP_COLOUR[at])
            if mask != NOTHING:
                share = float(covered) / float(size)
                hope += weights.mask_hope * share * share * float(MASK_POINTS[mask])
    return hope


def cubes(stock: vec[i64], weights: TeotihuacanWeights) -> float:
    """Cubes pay for temples, pyramid tiles and offerings; too many are of little use."""
    held = float(stock[WOOD] + stock[STONE] + stock[GOLD])
    worth = weights.cube * float(stock[WOOD] + stock[STONE])
    worth += weights.gold_cube * float(stock[GOLD])
    if held <= weights.many_cubes:
        return worth
    return worth * (weights.many_cubes + (held - weights.many_cubes) / 3.0) / held


def offerings(
    table: Teotihuacan,
    seat: i64,
    own: vec[i64],
    stock: vec[i64],
    discs: float,
    weights: TeotihuacanWeights,
) -> float:
    """What the worship tiles beside the board would bring now, as many as can be offered."""
    total = 0.0
    tiles = 0.0
    for worship in range(WORSHIPS):
        held = float(table.worship[WORSHIPS * seat + worship])
        if held > 0.0:
            tiles += held
            now = weights.tile * offering(table, own, stock, worship)
            total += held * (now + weights.tile_hope)
    return total if weights.offers * tiles <= discs else total * discs / (weights.offers * tiles)


def offering(table: Teotihuacan, own: vec[i64], stock: vec[i64], worship: i64) -> float:
    """What one worship tile would bring now."""
    effect = EFFECT[worship]
    points = float(OFFER_POINTS[worship])
    if effect == EXCHANGE:
        return exchanges(stock, worship) * points
    if effect == PRODUCT:
        colour = worship // WORSHIPS_OF_A_COLOUR
        temples = own[TEMPLE + colour]
        found = temples * made_of(own, product_material(table, worship))
        return float(min(found, OFFER_MOST[worship]))
    if effect == OWN_SIZES:
        return points * share_of_sizes(own, worship)
    if effect == OWN_MATERIALS:
        return points * share_of_materials(own, worship)
    if effect in (BUILD_TEMPLE, BUILD_PYRAMID):
        return 4.0
    return points + (2.0 if effect == THEN_BUILDING else 3.0)


def made_of(own: vec[i64], material: i64) -> i64:
    """How many buildings are of a material."""
    found: i64 = 0
    for building in range(BUILDINGS):
        if MATERIAL[building] == material:
            found += own[building]
    return found


def share_of_sizes(own: vec[i64], worship: i64) -> float:
    """How near a city is to the sizes a tile asks for: 1 when it has them, else a third of that."""
    asked = 0.0
    there = 0.0
    for size in range(LARGEST):
        needed = DETAIL[ASKS * worship + size]
        found: i64 = 0
        for building in range(BUILDINGS):
            if SIZE[building] == size + 1:
                found += own[building]
        asked += float(needed)
        there += float(min(found, needed))
    return 1.0 if there == asked else there / asked / 3.0


def share_of_materials(own: vec[i64], worship: i64) -> float:
    """The same for materials."""
    asked = 0.0
    there = 0.0
    for kind in range(KINDS):
        needed = DETAIL[ASKS * worship + kind]
        asked += float(needed)
        there += float(min(made_of(own, kind), needed))
    return 1.0 if there == asked else there / asked / 3.0


def exchanges(stock: vec[i64], worship: i64) -> float:
    """How often the cubes of the city would pay a worship tile, with a hope for the next time."""
    times = float(OFFER_MOST[worship] // OFFER_POINTS[worship])
    for kind in range(KINDS):
        named = PRICE[ASKS * worship + kind]
        if named > 0:
            times = min(times, float(stock[kind]) / float(named))
    of_any = PRICE[ASKS * worship + KINDS]
    if of_any > 0:
        times = min(times, float(stock[WOOD] + stock[STONE] + stock[GOLD]) / float(of_any))
    return times if times >= 1.0 else 0.5 * times


def waiting(table: Teotihuacan, seat: i64, weights: TeotihuacanWeights) -> float:
    """What is on the way in this turn: tiles taken, actions not yet chosen, prices not yet paid."""
    worth = 0.0
    for at in range(table.depth):
        now = table.agenda[at]
        if seat_of(now) == seat:
            worth += step_worth(table, now, weights)
    return worth


def step_worth(table: Teotihuacan, now: i64, weights: TeotihuacanWeights) -> float:
    """What one waiting step promises."""
    rule = rule_of(now)
    if rule == steps.SETTING:
        return weights.to_come * float(SIZE[a_of(now)]) + (2.0 if a_of(now) >= TEMPLE else 0.0)
    if rule == steps.PAYING:
        owed: i64 = 0
        for entry in range(SURPLUS):
            owed += due(a_of(now), entry)
        return -weights.cube * float(owed)
    if rule == steps.EXCHANGE:
        return float(OFFER_POINTS[a_of(now)])
    if rule == steps.SPOT:
        return weights.spot if table.round > 0 else 0.0  # at set-up it counts below
    if rule == steps.STARTING:
        return weights.spot * float(count(table.starting[seat_of(now)]))
    if rule == steps.AFTERWARDS or rule == steps.BONUS:
        return weights.bonus[table.bonus] if table.bonus != NOTHING else 0.0
    if rule in (steps.ADORING, steps.DRAWING, steps.ANY_PILE, steps.SWAPPING):
        return weights.adored
    if rule in (steps.MAIN, steps.HALF, steps.CONSTRUCTING, steps.INFLUENCING, steps.PRODUCTION):
        return weights.action
    if rule in (steps.BUILDING, steps.TEMPLE, steps.PYRAMID, steps.OFFERING):
        return weights.action
    if rule == steps.SECOND:
        return 1.5 * float(a_of(now))
    if rule in (steps.PRODUCERS, steps.SMALL, steps.SIZED, steps.INDICATING):
        return 1.5
    return 0.0


def evaluation(game: Game[Any], seed: int, tables: Tables = TABLES) -> Evaluation:
    """The evaluation bots use for Teotihuacan."""
    return TeotihuacanEvaluation(game, seed, tables)
