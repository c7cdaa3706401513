"""How a city of Teotihuacan looks before the end."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
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
DISC: Final = 4.0  # an action disc still to be placed
CUBE: Final = 0.5
GOLD_CUBE: Final = 0.7
MANY_CUBES: Final = 12.0  # beyond so many a cube is worth a third
PRODUCER: Final = 0.15  # a building may produce, for each disc to come
PRODUCERS: Final = 6.0  # but not for more discs than this
TEMPLE_HOPE: Final = 1.2  # pyramid tiles of its colour may follow
PYRAMID_HOPE: Final = 0.9  # and temples of theirs
MASK_HOPE: Final = 0.7  # a group nearly covered, as a share of its mask
TILE: Final = 0.6  # of what an offering would bring now
TILE_HOPE: Final = 1.0  # it may bring more later
OFFERS: Final = 3.0  # one disc in so many makes an offering, about
RIVAL_DISC: Final = 5.1  # what a disc of the Rival brings it
RIVAL_MASK: Final = 6.0
TO_COME: Final = 1.6  # what a building on the way brings, for each of its squares
ACTION: Final = 4.0  # an action still to be chosen
SPOT: Final = 5.0  # a pyramid tile on the way
ADORED: Final = 4.0  # a worship tile on the way

# What a bonus disc not yet used may bring: influence, construction, points, resource, power.
BONUS: Final = vec[float]([3.5, 4.0, 2.0, 1.6, 1.0])


@final
class TeotihuacanEvaluation(Evaluation):
    """Points, what Districts would score now, cubes, offerings, masks begun, discs to come."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.spread = 16.0
        self.width = 32
        self.narrow = 12

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for."""
        table = cast(Teotihuacan, state)
        points = float(table.score(seat))
        if table.depth == 0:
            return points + 0.1 * float(count(table.filled(seat)))  # pyramid tiles break a tie
        discs = discs_of_later_rounds(table)
        if table.passed & BIT[seat] == 0:
            discs += table.ready[seat]
        to_come = float(discs)
        own = tiles_of(table, seat)
        stock = cubes_of(table, seat)
        points += DISC * to_come + masks(table, seat) + waiting(table, seat)
        points += districts(table, seat) + buildings(table, own, min(to_come, PRODUCERS))
        points += offerings(table, seat, own, stock, to_come)
        return points + min(1.0, to_come / OFFERS) * cubes(stock)

    def rival(self, state: State) -> float:
        """The Rival's points, its handicap, and what its discs and masks will bring."""
        table = cast(Teotihuacan, state)
        points = float(table.rival_points + table.handicap)
        if table.depth == 0:
            return points
        discs = table.rival_discs + discs_of_later_rounds(table)
        return points + RIVAL_DISC * float(discs) + RIVAL_MASK * float(rounds_left(table) + 1)


def rounds_left(table: Teotihuacan) -> i64:
    """Rounds after this one."""
    return ROUNDS[table.seats - 1] - table.round


def discs_of_later_rounds(table: Teotihuacan) -> i64:
    """The action discs a player will have after this round."""
    left: i64 = 0
    round_ = table.round
    while round_ < ROUNDS[table.seats - 1]:
        left += DISCS[table.seats - 1] - round_
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


def districts(table: Teotihuacan, seat: i64) -> float:
    """What the Districts would score now, and what may still be added to them."""
    points: i64 = 0
    mine = SEAT_OF_LAID * seat
    for laid in table.laid:
        colour = laid % PAIR_OF_LAID - mine - TEMPLE
        if 0 <= colour < COLOURS:
            points += temple_points(table.pyramids[PYRAMID_COLOURS * seat + colour], laid)
    tiles = count(table.filled(seat)) - 1
    return float(points) + PYRAMID_HOPE * float(tiles) * share_left(table)


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


def buildings(table: Teotihuacan, own: vec[i64], productions: float) -> float:
    """Buildings that may produce, temples that may find pyramid tiles of their colour."""
    producers: i64 = 0
    for building in range(BUILDINGS):
        producers += own[building]
    temples = own[TEMPLE] + own[TEMPLE + 1] + own[TEMPLE + 2]
    return PRODUCER * productions * float(producers) + TEMPLE_HOPE * float(temples) * share_left(
        table
    )


def masks(table: Teotihuacan, seat: i64) -> float:
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
                hope += MASK_HOPE * share * share * float(MASK_POINTS[mask])
    return hope


def cubes(stock: vec[i64]) -> float:
    """Cubes pay for temples, pyramid tiles and offerings; too many are of little use."""
    held = float(stock[WOOD] + stock[STONE] + stock[GOLD])
    worth = CUBE * float(stock[WOOD] + stock[STONE]) + GOLD_CUBE * float(stock[GOLD])
    if held <= MANY_CUBES:
        return worth
    return worth * (MANY_CUBES + (held - MANY_CUBES) / 3.0) / held


def offerings(table: Teotihuacan, seat: i64, own: vec[i64], stock: vec[i64], discs: float) -> float:
    """What the worship tiles beside the board would bring now, as many as can be offered."""
    total = 0.0
    tiles = 0.0
    for worship in range(WORSHIPS):
        held = float(table.worship[WORSHIPS * seat + worship])
        if held > 0.0:
            tiles += held
            total += held * (TILE * offering(table, own, stock, worship) + TILE_HOPE)
    return total if OFFERS * tiles <= discs else total * discs / (OFFERS * tiles)


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


def waiting(table: Teotihuacan, seat: i64) -> float:
    """What is on the way in this turn: tiles taken, actions not yet chosen, prices not yet paid."""
    worth = 0.0
    for at in range(table.depth):
        now = table.agenda[at]
        if seat_of(now) == seat:
            worth += step_worth(table, now)
    return worth


def step_worth(table: Teotihuacan, now: i64) -> float:
    """What one waiting step promises."""
    rule = rule_of(now)
    if rule == steps.SETTING:
        return TO_COME * float(SIZE[a_of(now)]) + (2.0 if a_of(now) >= TEMPLE else 0.0)
    if rule == steps.PAYING:
        owed: i64 = 0
        for entry in range(SURPLUS):
            owed += due(a_of(now), entry)
        return -CUBE * float(owed)
    if rule == steps.EXCHANGE:
        return float(OFFER_POINTS[a_of(now)])
    if rule == steps.SPOT:
        return SPOT if table.round > 0 else 0.0  # at set-up it counts below
    if rule == steps.STARTING:
        return SPOT * float(count(table.starting[seat_of(now)]))
    if rule == steps.AFTERWARDS or rule == steps.BONUS:
        return BONUS[table.bonus] if table.bonus != NOTHING else 0.0
    if rule in (steps.ADORING, steps.DRAWING, steps.ANY_PILE, steps.SWAPPING):
        return ADORED
    if rule in (steps.MAIN, steps.HALF, steps.CONSTRUCTING, steps.INFLUENCING, steps.PRODUCTION):
        return ACTION
    if rule in (steps.BUILDING, steps.TEMPLE, steps.PYRAMID, steps.OFFERING):
        return ACTION
    if rule == steps.SECOND:
        return 1.5 * float(a_of(now))
    if rule in (steps.PRODUCERS, steps.SMALL, steps.SIZED, steps.INDICATING):
        return 1.5
    return 0.0


def evaluation(game: Game[Any], seed: int) -> Evaluation:
    """The evaluation bots use for Teotihuacan."""
    return TeotihuacanEvaluation(game, seed)
