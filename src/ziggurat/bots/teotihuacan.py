"""How a city of Teotihuacan looks before the end."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.bits import BIT, count
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.steps import a_of, rule_of, seat_of
from ziggurat.games.teotihuacan import steps
from ziggurat.games.teotihuacan.accounts import SURPLUS, due
from ziggurat.games.teotihuacan.boards import GROUP, GROUP_COLOUR, GROUP_LOW, GROUPS
from ziggurat.games.teotihuacan.components import (
    ASKS,
    BUILD_PYRAMID,
    BUILD_TEMPLE,
    BUILDINGS,
    COLOURS,
    DISCS,
    EFFECT,
    EXCHANGE,
    GOLD,
    KINDS,
    MASK_POINTS,
    NOTHING,
    OFFER_MOST,
    OFFER_POINTS,
    OWN_MATERIALS,
    OWN_SIZES,
    PRICE,
    PRODUCT,
    ROUNDS,
    SIZE,
    TEMPLE,
    THEN_BUILDING,
    WORSHIPS,
)
from ziggurat.games.teotihuacan.geometry import DISTRICTS
from ziggurat.games.teotihuacan.possible import can_use
from ziggurat.games.teotihuacan.rules.offering import product
from ziggurat.games.teotihuacan.rules.scoring import district_points
from ziggurat.games.teotihuacan.state import (
    PYRAMID_COLOURS,
    Teotihuacan,
    seat_of_laid,
    tile_of_laid,
)

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
        self.horizon = 0

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for."""
        table = cast(Teotihuacan, state)
        points = float(table.score(seat))
        if table.depth == 0:
            return points + 0.1 * float(count(table.filled(seat)))  # pyramid tiles break a tie
        to_come = float(discs_of_later_rounds(table))
        if table.passed & BIT[seat] == 0:
            to_come += float(table.ready[seat])
        points += DISC * to_come + districts(table, seat) + masks(table, seat)
        points += buildings(table, seat, min(to_come, PRODUCERS))
        points += waiting(table, seat)
        points += offerings(table, seat, to_come)
        return points + min(1.0, to_come / OFFERS) * cubes(table, seat)

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


def districts(table: Teotihuacan, seat: i64) -> float:
    """What the Districts would score now, and what may still be added to them."""
    points: i64 = 0
    for district in range(DISTRICTS):
        points += district_points(table, seat, district)
    tiles: i64 = 0
    for colour in range(COLOURS):
        tiles += count(table.pyramids[PYRAMID_COLOURS * seat + colour])
    share = float(rounds_left(table) + 1) / float(ROUNDS[table.seats - 1])
    return float(points) + PYRAMID_HOPE * float(tiles) * share


def buildings(table: Teotihuacan, seat: i64, productions: float) -> float:
    """Buildings that may produce, temples that may find pyramid tiles of their colour."""
    producers: i64 = 0
    temples: i64 = 0
    for at in range(len(table.laid)):
        if seat_of_laid(table.laid[at]) == seat:
            if tile_of_laid(table.laid[at]) < BUILDINGS:
                producers += 1
            else:
                temples += 1
    share = float(rounds_left(table) + 1) / float(ROUNDS[table.seats - 1])
    return PRODUCER * productions * float(producers) + TEMPLE_HOPE * float(temples) * share


def masks(table: Teotihuacan, seat: i64) -> float:
    """Groups of masks partly covered, the more so the better."""
    hope = 0.0
    for group in range(GROUPS):
        at = GROUPS * table.boards[seat] + group
        covered = count(GROUP[at] & table.covered[2 * seat])
        covered += count(GROUP_LOW[at] & table.covered[2 * seat + 1])
        size = count(GROUP[at]) + count(GROUP_LOW[at])
        mask = table.top_mask(GROUP_COLOUR[at])
        if 0 < covered < size and mask != NOTHING:
            share = float(covered) / float(size)
            hope += MASK_HOPE * share * share * float(MASK_POINTS[mask])
    return hope


def cubes(table: Teotihuacan, seat: i64) -> float:
    """Cubes pay for temples, pyramid tiles and offerings; too many are of little use."""
    gold = float(table.cubes_of(seat, GOLD))
    others = 0.0
    for kind in range(KINDS):
        if kind != GOLD:
            others += float(table.cubes_of(seat, kind))
    some = min(gold + others, MANY_CUBES)
    share = 1.0 if gold + others <= MANY_CUBES else some / (gold + others)
    worth = GOLD_CUBE * gold + CUBE * others
    return worth * share + worth * (1.0 - share) / 3.0


def offerings(table: Teotihuacan, seat: i64, discs: float) -> float:
    """What the worship tiles beside the board would bring now, as many as can be offered."""
    total = 0.0
    tiles = 0.0
    for worship in range(WORSHIPS):
        held = float(table.worship[WORSHIPS * seat + worship])
        if held > 0.0:
            tiles += held
            total += held * (TILE * offering(table, seat, worship) + TILE_HOPE)
    return total if OFFERS * tiles <= discs else total * discs / (OFFERS * tiles)


def offering(table: Teotihuacan, seat: i64, worship: i64) -> float:
    """What one worship tile would bring now."""
    effect = EFFECT[worship]
    points = float(OFFER_POINTS[worship])
    if effect == PRODUCT:
        return float(product(table, seat, worship))
    if effect in (OWN_SIZES, OWN_MATERIALS):
        return points if can_use(table, seat, worship, 0) else 0.25 * points
    if effect == EXCHANGE:
        return exchanges(table, seat, worship) * points
    if effect in (BUILD_TEMPLE, BUILD_PYRAMID):
        return 4.0
    if effect == THEN_BUILDING:
        return points + 2.0
    return points + 3.0


def exchanges(table: Teotihuacan, seat: i64, worship: i64) -> float:
    """How often the cubes of the city would pay a worship tile, with a hope for the next time."""
    times = float(OFFER_MOST[worship] // OFFER_POINTS[worship])
    cubes_in_all: i64 = 0
    for kind in range(KINDS):
        held = table.cubes_of(seat, kind)
        cubes_in_all += held
        asked = PRICE[ASKS * worship + kind]
        if asked > 0:
            times = min(times, float(held) / float(asked))
    asked = PRICE[ASKS * worship + KINDS]
    if asked > 0:
        times = min(times, float(cubes_in_all) / float(asked))
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
        return SPOT
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
    if rule in (steps.PRODUCERS, steps.SECOND, steps.SMALL, steps.SIZED, steps.INDICATING):
        return 1.5
    return 0.0


def evaluation(game: Game[Any], seed: int) -> Evaluation:
    """The evaluation bots use for Teotihuacan."""
    return TeotihuacanEvaluation(game, seed)
