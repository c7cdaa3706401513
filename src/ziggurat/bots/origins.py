"""How a city of Origins looks before the end."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.bits import BIT, first
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.steps import a_of, b_of, rule_of, seat_of
from ziggurat.games.origins import steps
from ziggurat.games.origins.components import (
    ADVISOR_POINTS,
    ARENA,
    BASES,
    CASTLE,
    CIRCLE_POINTS,
    COLOURS,
    DISTRICT_FIRST,
    DISTRICT_LATER,
    FORTRESS,
    GOLD,
    GOODS,
    HARBOR,
    KIND_BASE,
    KIND_EACH,
    MARKET,
    MOST_CITIZEN,
    NO_DIE,
    NOTHING,
    PORTAL,
    RED,
    SALON,
    SANCTUARY,
    SANCTUARY_POINTS,
    SOLO_ROUNDS,
    STONE_CIRCLE,
    TEMPLE_POINTS,
    TEMPLE_TOP,
    TEMPLES,
    YELLOW,
)
from ziggurat.games.origins.geometry import (
    BLOCK,
    CORNERS_OF_A_ROW,
    DIGITS,
    FIRST_BUILDING,
    FITS,
    NO_TILE,
    TILE_COLOUR,
    WIDTH,
    cell_of,
)
from ziggurat.games.origins.possible import freeman_colours, house_colours
from ziggurat.games.origins.rules.passing import fallen
from ziggurat.games.origins.rules.scoring import advisor_points, seat_points
from ziggurat.games.origins.rules.solo import goal
from ziggurat.games.origins.rules.visit import BONUS as BONUS_OPEN
from ziggurat.games.origins.rules.visit import BOTH, MAINS
from ziggurat.games.origins.state import FARMS, Origins, colour_of, value_of

VISIT: Final = 4.0  # a Freeman not yet used in this round,
ARCHON: Final = 5.5  # the Archon, who pays no toll,
SPEAKER: Final = 6.5  # and a Speaker, who needs no base
SIX: Final = 2.8  # a Freeman of value 6 does both actions
LATER: Final = 4.0  # a worker in the next round
BASE: Final = 0.8  # a base without a Freeman
RETIRING: Final = 0.95  # of what a promotion would bring now
SEATED: Final = 0.18  # of what a Freeman would score on a seat of power now
RESOURCE: Final = vec[float]([0.6, 1.2, 0.45, 0.28])  # stone, food, wisdom; gold is a point besides
ENOUGH: Final = 4.5  # beyond so many a resource is worth a quarter
LAST_ROUND: Final = 0.3  # of what resources are worth before
STEP: Final = 0.25  # a step in a temple,
CLIMB: Final = 0.23  # and of what two more would score
SIGN: Final = 0.25  # a Zodiac card
FORCE: Final = 0.1  # a military space that is kept at the end of the round
AHEAD: Final = 0.4  # and one that is not
TOKEN: Final = 1.0
CARD: Final = 0.88  # of a District card that four tiles show,
CARD_NEAR: Final = 0.18  # and of one that a fourth tile would show
SEAT: Final = 1.4  # an empty seat of power,
SEAT_NEAR: Final = 0.35  # and one that lacks a tile
SEATS: Final = 3.0  # but no more than so many
FLOOR: Final = 0.24
BUILDING: Final = 0.22
FARM: Final = 0.14
ADVISOR: Final = 0.23  # the Archon shares the colours of Advisors
ABILITY: Final = 0.7  # of what an ability not yet used brings
BONUS: Final = 0.95  # a bonus action not yet taken
MATCH: Final = 10.0  # a card about to be scored
DISTRICT: Final = 3.0  # a District about to be completed
LAYING: Final = 2.0  # a tile that is paid for
CLIMBING: Final = 1.5  # a step about to be taken
LAST_SPREAD: Final = 10.0  # a lead of so many points is nearly won in the last round
IN_SIGHT: Final = 0.45  # of the goal of the solo training when it begins

# What an ability brings that is not counted below, in the order of the kinds.
GIFTS: Final = [
    *(1.5, 0.0, 0.0, 1.5, 2.5, 1.2),
    *(4.0, 0.0, 2.0, 3.0, 0.0, 4.0),
    *(0.0, 1.5, 0.5, 4.0, 3.0, 0.0),
    *(5.0, 5.0, 2.0, 0.0, 5.0, 3.0),
    *(0.0, 2.0, 1.5, 2.5, 4.0, 2.0),
]
GIFT: Final = vec[float](GIFTS)


@final
class OriginsEvaluation(Evaluation):
    """Points, what the final count would add now, workers to come, goods, and Districts begun."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.spread = 30.0
        self.width = 16
        self.narrow = 6

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for."""
        table = cast(Origins, state)
        points = float(table.score(seat))
        if table.depth == 0:
            return points + 0.1 * float(table.tiles_of(seat))  # tiles break a tie
        more = another_round(table)
        points += float(advisor_points(table, seat) + seat_points(table, seat))
        points += workers(table, seat, more) + goods(table, seat, more)
        points += temples(table, seat, more) + military(table, seat, more)
        points += districts(table, seat, more) + growth(table, seat, more)
        return points + waiting(table, seat)

    def doubt(self, state: State) -> float:
        """Once the end is announced, little can change."""
        return LAST_SPREAD if cast(Origins, state).announced != 0 else self.spread

    def rival(self, state: State) -> float:
        """The goal of the solo training, as far as it should be in sight by now."""
        table = cast(Origins, state)
        points = float(goal(table))
        if table.depth == 0:
            return points
        played = float(max(table.round - 1, 0)) / float(SOLO_ROUNDS)
        return points * (IN_SIGHT + (1.0 - IN_SIGHT) * played)


def another_round(table: Origins) -> float:
    """1 if another round will follow, as far as one can tell; to count on more did not pay."""
    last = SOLO_ROUNDS if table.is_solo() else table.last_round
    return 0.0 if table.announced != 0 or table.round >= last else 1.0


def has_passed(table: Origins, seat: i64) -> bool:
    """Whether a seat has no more turns in this round."""
    return table.passed & BIT[seat] != 0


def workers(table: Origins, seat: i64, more: float) -> float:
    """Workers not yet used, those of later rounds, and bases for more of them."""
    passed = has_passed(table, seat)
    worth = LATER * more  # the Archon comes back too
    for base in range(table.population[seat]):
        die = table.freeman(seat, base)
        if die == NO_DIE:
            worth += BASE * more
        else:
            worth += freeman(table, seat, die, more, passed)
            if not passed and table.posts[BASES * seat + base] == NOTHING:
                worth += VISIT + (SIX if value_of(die) == MOST_CITIZEN else 0.0)
    if passed:
        return worth
    if table.archons[seat] == NOTHING:
        worth += ARCHON
    for speaker in range(len(table.speakers)):
        if table.holders[speaker] == seat and table.podiums[speaker] == NOTHING:
            worth += SPEAKER
    return worth


def freeman(table: Origins, seat: i64, die: i64, more: float, passed: bool) -> float:
    """A Freeman serves until it is promoted, or ends on a seat of power."""
    colour = colour_of(die)
    serves = float(MOST_CITIZEN - value_of(die) + (1 if passed else 0))
    worth = LATER * min(more, serves)
    if serves <= more:
        worth += RETIRING * promotion(table, seat, colour)
    if more > 0.0 or not passed:
        worth += SEATED * float(value_of(die) * table.towers[COLOURS * seat + colour])
    return worth


def promotion(table: Origins, seat: i64, colour: i64) -> float:
    """What another Advisor of a colour would score now."""
    advisors = table.advisors_of(seat)
    if table.advises(seat, colour):
        return float(ADVISOR_POINTS[advisors - 1])
    return float(ADVISOR_POINTS[advisors] - advisor_points(table, seat))


def goods(table: Origins, seat: i64, more: float) -> float:
    """Resources, while there is time to spend them; a gold is a point in any case."""
    gold = float(table.good(seat, GOLD))
    if more == 0.0 and has_passed(table, seat):
        return gold
    worth = 0.0
    for good in range(GOODS):
        worth += RESOURCE[good] * enough(float(table.good(seat, good)))
    return gold + (worth if more > 0.0 else LAST_ROUND * worth)


def enough(held: float) -> float:
    """Of many alike the later ones are worth less."""
    return held if held <= ENOUGH else ENOUGH + (held - ENOUGH) / 4.0


def temples(table: Origins, seat: i64, more: float) -> float:
    """The two lower temples, what the next steps would add, and Zodiac cards."""
    worth = SIGN * more * float(table.signs_of(seat))
    highest = 0.0
    for temple in range(TEMPLES):
        climbed = table.climbed[TEMPLES * seat + temple]
        now = float(TEMPLE_POINTS[climbed])
        then = float(TEMPLE_POINTS[min(climbed + 2, TEMPLE_TOP)])
        hoped = now + CLIMB * more * (then - now)
        highest = max(highest, hoped)
        worth += hoped + STEP * more * float(climbed)
    return worth - highest


def military(table: Origins, seat: i64, more: float) -> float:
    """Where the marker will fall back to, how far ahead of that it is, and tokens."""
    kept = fallen(table.force[seat])
    worth = FORCE * more * float(kept)
    if not has_passed(table, seat):
        worth += AHEAD * float(table.force[seat] - kept)
    elif more == 0.0:
        return worth
    return worth + TOKEN * float(table.tokens[seat])


def districts(table: Origins, seat: i64, more: float) -> float:
    """Empty seats of power, cards that their four tiles show, and all that lacks one tile."""
    if more == 0.0 and (has_passed(table, seat) or table.unused(seat) == 0):
        return 0.0
    shown: i64 = 0
    near: i64 = 0
    seats = 0.0
    seats_near = 0.0
    for row in range(CORNERS_OF_A_ROW):
        at = WIDTH * seat + row
        above = table.occupied[at]
        below = table.occupied[at + 1]
        corners = three_of_four(above, above >> 1, below, below >> 1) & ~table.taken[at]
        while corners != 0:
            corner = CORNERS_OF_A_ROW * row + first(corners)
            corners &= corners - 1
            block, gap = block_at(table, seat, corner)
            if gap == 0:
                shown |= FITS[block]
                seats += 1.0
            else:
                for digit in range(DIGITS):
                    near |= FITS[block + digit * gap]
                seats_near += 1.0
    worth = SEAT * min(seats, SEATS) + SEAT_NEAR * min(seats_near, SEATS)
    for slot in range(len(table.cards)):
        card = BIT[table.cards[slot]]
        if shown & card != 0:
            worth += CARD * card_worth(table, seat, slot)
        elif near & card != 0:
            worth += CARD_NEAR * card_worth(table, seat, slot)
    return worth


def three_of_four(a: i64, b: i64, c: i64, d: i64) -> i64:
    """What is in at least three of four sets."""
    return (a & b & (c | d)) | (c & d & (a | b))


def block_at(table: Origins, seat: i64, corner: i64) -> tuple[i64, i64]:
    """The four colours around a seat of power, and the weight of the digit of an empty cell."""
    block: i64 = 0
    gap: i64 = 0
    for place in range(BLOCK):
        tile = table.tile_at(seat, cell_of(corner, place))
        block = DIGITS * block + (0 if tile == NO_TILE else TILE_COLOUR[tile] + 1)
        gap = 1 if tile == NO_TILE else DIGITS * gap
    return block, gap


def card_worth(table: Origins, seat: i64, slot: i64) -> float:
    """The points of a District card for a seat, and the gold on it."""
    card = table.cards[slot]
    again = table.closed[seat] & BIT[slot] != 0
    points = DISTRICT_LATER[card] if again else DISTRICT_FIRST[card]
    return float(points + table.card_gold[slot])


def growth(table: Origins, seat: i64, more: float) -> float:
    """Buildings, Farms, floors and Advisors, for what they may still be good for."""
    worth = FARM * float(table.house_count(seat, FARMS)) + ADVISOR * float(table.advisors_of(seat))
    for colour in range(COLOURS):
        worth += BUILDING * float(table.house_count(seat, colour))
        worth += FLOOR * float(table.towers[COLOURS * seat + colour])
    return more * worth


def ability(table: Origins, seat: i64, kind: i64) -> float:
    """What the ability of a kind of building would bring now."""
    each = float(KIND_EACH[kind])
    if kind == HARBOR:
        return each * float(table.house_count(seat, YELLOW))
    if kind == MARKET:
        return each * float(table.freemen_of(seat, YELLOW))
    if kind == ARENA:
        return each * float(table.house_count(seat, RED) + table.freemen_of(seat, RED))
    if kind == FORTRESS:
        return each * float(table.house_count(seat, RED))
    if kind == CASTLE:
        return float(KIND_BASE[kind]) + each * float(table.districts_of(seat))
    if kind == STONE_CIRCLE:
        return float(CIRCLE_POINTS[house_colours(table, seat)])
    if kind == SANCTUARY:
        return float(SANCTUARY_POINTS[table.signs_of(seat)])
    if kind == SALON:
        return each * float(freeman_colours(table, seat))
    return GIFT[kind]


def waiting(table: Origins, seat: i64) -> float:
    """What is on the way in this turn: actions not yet done, prices not yet paid."""
    worth = 0.0
    for at in range(table.depth):
        now = table.agenda[at]
        if seat_of(now) == seat:
            worth += step_worth(table, seat, now)
    return worth


def step_worth(table: Origins, seat: i64, now: i64) -> float:
    """What one waiting step promises."""
    rule = rule_of(now)
    if rule in (steps.MEETING, steps.CHOOSING):
        return meeting(a_of(now))
    if rule in (steps.ABILITY, steps.USING):
        tile = table.tile_at(seat, a_of(now))
        return ABILITY * ability(table, seat, tile - FIRST_BUILDING)
    if rule in (steps.ACTIVATING, steps.ACTIVATION):
        return ABILITY * activations(table, seat, now)
    if rule in (steps.PAYING, steps.JOKER):
        return -float(a_of(now) // GOODS)
    if rule in (steps.BUILDING, steps.WAY, steps.RECRUITING, steps.HIRING, steps.INVITING):
        return VISIT
    if rule == steps.LAYING:
        return VISIT + LAYING
    if rule == steps.MATCHING:
        return MATCH
    if rule == steps.SEATING:
        return DISTRICT
    if rule == steps.CLIMBING:
        return CLIMBING * float(a_of(now)) + SIGN
    if rule in (steps.WAR, steps.WARRING):
        return float(a_of(now)) + TOKEN
    if rule == steps.GAINING:
        return float(b_of(now))
    if rule in (steps.FEED, steps.FEEDING, steps.PLUNDER, steps.POPULATION):
        return 1.0
    if rule in (steps.VETERAN, steps.PORTAL_DIE, steps.COPYING, steps.SETTING_ASIDE):
        return ABILITY * GIFT[PORTAL]
    return 0.0


def meeting(opened: i64) -> float:
    """A visit begun is worth what the worker was, until its actions are done."""
    worth = BONUS if opened & BONUS_OPEN != 0 else 0.0
    if opened & MAINS == MAINS:
        worth += VISIT
    if opened & BOTH != 0 and opened & MAINS != 0:
        worth += SIX
    return worth


def activations(table: Origins, seat: i64, now: i64) -> float:
    """What the tiles around a new District that its die activates bring."""
    colour = colour_of(table.seated[len(table.seated) - 1])
    worth = 0.0
    for place in range(BLOCK):
        tile = table.tile_at(seat, cell_of(a_of(now), place))
        if b_of(now) & BIT[place] != 0 and TILE_COLOUR[tile] == colour:
            worth += ability(table, seat, tile - FIRST_BUILDING)
    return worth


def evaluation(game: Game[Any], seed: int) -> Evaluation:
    """The evaluation bots use for Origins."""
    return OriginsEvaluation(game, seed)
