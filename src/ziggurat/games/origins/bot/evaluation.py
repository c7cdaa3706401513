"""How a city of Origins looks before the end."""

from typing import Any, Final, cast, final

from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.weights import MOST_SEATS, Tables, Weights, read_tables
from ziggurat.core.bits import BIT, count, first
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

TABLES: Final = read_tables("origins")
LAST_SPREAD: Final = 10.0  # points: such a lead is nearly won in the last round
IN_SIGHT: Final = 0.45  # of the goal of the solo training when it begins
HALFWAY: Final = 4.0  # rounds after which a game without an announced end is half over, about
ANNOUNCED: Final = 0.9  # progress once it is


@final
class OriginsWeights:
    """What things are worth, in points."""

    def __init__(self, told: Weights) -> None:
        self.visit = told.one("visit")  # a Freeman not yet used in this round,
        self.archon = told.one("archon")  # the Archon, who pays no toll,
        self.speaker = told.one("speaker")  # and a Speaker, who needs no base
        self.six = told.one("six")  # a Freeman of value 6 does both actions
        self.later = told.one("later")  # a worker in the next round
        self.base = told.one("base")  # a base without a Freeman
        self.retiring = told.one("retiring")  # of what a promotion would bring now
        self.seated = told.one("seated")  # of what a Freeman would score on a seat of power now
        self.resource = told.many("resource", GOODS)  # stone, food, wisdom; gold is a point besides
        self.enough = told.one("enough")  # beyond this number a resource is worth a quarter
        self.last_round = told.one("last-round")  # of what resources are worth before
        self.step = told.one("step")  # a step in a temple,
        self.climb = told.one("climb")  # and of what two more would score
        self.sign = told.one("sign")  # a Zodiac card
        self.force = told.one("force")  # a military space that is kept at the end of the round
        self.ahead = told.one("ahead")  # and one that is not
        self.token = told.one("token")
        self.card = told.one("card")  # of a District card that four tiles show,
        self.card_near = told.one("card-near")  # and of one that a fourth tile would show
        self.seat = told.one("seat")  # an empty seat of power,
        self.seat_near = told.one("seat-near")  # and one that lacks a tile
        self.seats = told.one("seats")  # but at most this number
        self.floor = told.one("floor")
        self.building = told.one("building")
        self.farm = told.one("farm")
        self.advisor = told.one("advisor")  # the Archon shares the colours of Advisors
        self.ability = told.one("ability")  # of what an ability not yet used brings
        self.bonus = told.one("bonus")  # a bonus action not yet taken
        self.match = told.one("match")  # a card about to be scored
        self.district = told.one("district")  # a District about to be completed
        self.laying = told.one("laying")  # a tile that is paid for
        self.climbing = told.one("climbing")  # a step about to be taken
        # What an ability brings that is not counted below, in the order of the kinds.
        self.gift = told.many("gift", len(KIND_BASE))


@final
class OriginsEvaluation(Evaluation):
    """Points, what the final count would add now, workers to come, goods, and Districts begun."""

    def __init__(self, game: Game[Any], seed: int = 0, tables: Tables = TABLES) -> None:
        super().__init__(game, seed)
        self.weights = [OriginsWeights(tables.of(seats)) for seats in range(MOST_SEATS + 1)]
        self.win_scale = 30.0
        self.temperature = 3.0
        self.width = 16
        self.narrow = 6

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for."""
        table = cast(Origins, state)
        points = float(table.score(seat))
        if table.depth == 0:
            return points + 0.1 * float(table.tiles_of(seat))  # tiles break a tie
        weights = self.weights[table.seats]
        more = another_round(table)
        points += float(advisor_points(table, seat) + seat_points(table, seat))
        points += workers(table, seat, more, weights) + goods(table, seat, more, weights)
        points += temples(table, seat, more, weights) + military(table, seat, more, weights)
        points += districts(table, seat, more, weights) + growth(table, seat, more, weights)
        return points + waiting(table, seat, weights)

    def win_scale_at(self, state: State) -> float:
        """Once the end is announced, little can change."""
        return LAST_SPREAD if cast(Origins, state).announced != 0 else self.win_scale

    def rival(self, state: State) -> float:
        """The goal of the solo training, as far as it should be in sight by now."""
        table = cast(Origins, state)
        points = float(goal(table))
        if table.depth == 0:
            return points
        played = float(max(table.round - 1, 0)) / float(SOLO_ROUNDS)
        return points * (IN_SIGHT + (1.0 - IN_SIGHT) * played)

    def progress(self, state: State) -> float:
        """Rounds and seats that have passed; when the end is announced, nearly all."""
        table = cast(Origins, state)
        if table.depth == 0:
            return 1.0
        if table.announced != 0:
            return ANNOUNCED
        rounds = float(max(table.round - 1, 0)) + float(count(table.passed)) / float(table.seats)
        return ANNOUNCED * rounds / (rounds + HALFWAY)


def another_round(table: Origins) -> float:
    """1 if another round will follow, as far as one can tell; to count on more did not pay."""
    last = SOLO_ROUNDS if table.is_solo() else table.last_round
    return 0.0 if table.announced != 0 or table.round >= last else 1.0


def has_passed(table: Origins, seat: i64) -> bool:
    """Whether a seat has no more turns in this round."""
    return table.passed & BIT[seat] != 0


def workers(table: Origins, seat: i64, more: float, weights: OriginsWeights) -> float:
    """Workers not yet used, those of later rounds, and bases for more of them."""
    passed = has_passed(table, seat)
    worth = weights.later * more  # the Archon comes back too
    for base in range(table.population[seat]):
        die = table.freeman(seat, base)
        if die == NO_DIE:
            worth += weights.base * more
        else:
            worth += freeman(table, seat, die, more, passed, weights)
            if not passed and table.posts[BASES * seat + base] == NOTHING:
                worth += weights.visit + (weights.six if value_of(die) == MOST_CITIZEN else 0.0)
    if passed:
        return worth
    if table.archons[seat] == NOTHING:
        worth += weights.archon
    for speaker in range(len(table.speakers)):
        if table.holders[speaker] == seat and table.podiums[speaker] == NOTHING:
            worth += weights.speaker
    return worth


def freeman(
    table: Origins, seat: i64, die: i64, more: float, passed: bool, weights: OriginsWeights
) -> float:
    """A Freeman serves until it is promoted, or ends on a seat of power."""
    colour = colour_of(die)
    serves = float(MOST_CITIZEN - value_of(die) + (1 if passed else 0))
    worth = weights.later * min(more, serves)
    if serves <= more:
        worth += weights.retiring * promotion(table, seat, colour)
    if more > 0.0 or not passed:
        worth += weights.seated * float(value_of(die) * table.towers[COLOURS * seat + colour])
    return worth


def promotion(table: Origins, seat: i64, colour: i64) -> float:
    """What another Advisor of a colour would score now."""
    advisors = table.advisors_of(seat)
    if table.advises(seat, colour):
        return float(ADVISOR_POINTS[advisors - 1])
    return float(ADVISOR_POINTS[advisors] - advisor_points(table, seat))


def goods(table: Origins, seat: i64, more: float, weights: OriginsWeights) -> float:
    """Resources, while there is time to spend them; a gold is a point in any case."""
    gold = float(table.good(seat, GOLD))
    if more == 0.0 and has_passed(table, seat):
        return gold
    worth = 0.0
    for good in range(GOODS):
        worth += weights.resource[good] * enough(float(table.good(seat, good)), weights)
    return gold + (worth if more > 0.0 else weights.last_round * worth)


def enough(held: float, weights: OriginsWeights) -> float:
    """Of many alike the later ones are worth less."""
    return held if held <= weights.enough else weights.enough + (held - weights.enough) / 4.0


def temples(table: Origins, seat: i64, more: float, weights: OriginsWeights) -> float:
    """The two lower temples, what the next steps would add, and Zodiac cards."""
    worth = weights.sign * more * float(table.signs_of(seat))
    highest = 0.0
    for temple in range(TEMPLES):
        climbed = table.climbed[TEMPLES * seat + temple]
        now = float(TEMPLE_POINTS[climbed])
        then = float(TEMPLE_POINTS[min(climbed + 2, TEMPLE_TOP)])
        hoped = now + weights.climb * more * (then - now)
        highest = max(highest, hoped)
        worth += hoped + weights.step * more * float(climbed)
    return worth - highest


def military(table: Origins, seat: i64, more: float, weights: OriginsWeights) -> float:
    """Where the marker will fall back to, how far ahead of that it is, and tokens."""
    kept = fallen(table.force[seat])
    worth = weights.force * more * float(kept)
    if not has_passed(table, seat):
        worth += weights.ahead * float(table.force[seat] - kept)
    elif more == 0.0:
        return worth
    return worth + weights.token * float(table.tokens[seat])


def districts(table: Origins, seat: i64, more: float, weights: OriginsWeights) -> float:
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
    worth = weights.seat * min(seats, weights.seats)
    worth += weights.seat_near * min(seats_near, weights.seats)
    for slot in range(len(table.cards)):
        card = BIT[table.cards[slot]]
        if shown & card != 0:
            worth += weights.card * card_worth(table, seat, slot)
        elif near & card != 0:
            worth += weights.card_near * card_worth(table, seat, slot)
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


def growth(table: Origins, seat: i64, more: float, weights: OriginsWeights) -> float:
    """Buildings, Farms, floors and Advisors, for what they may still be good for."""
    worth = weights.farm * float(table.house_count(seat, FARMS))
    worth += weights.advisor * float(table.advisors_of(seat))
    for colour in range(COLOURS):
        worth += weights.building * float(table.house_count(seat, colour))
        worth += weights.floor * float(table.towers[COLOURS * seat + colour])
    return more * worth


def ability(table: Origins, seat: i64, kind: i64, weights: OriginsWeights) -> float:
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
    return weights.gift[kind]


def waiting(table: Origins, seat: i64, weights: OriginsWeights) -> float:
    """What is on the way in this turn: actions not yet done, prices not yet paid."""
    worth = 0.0
    for at in range(table.depth):
        now = table.agenda[at]
        if seat_of(now) == seat:
            worth += step_worth(table, seat, now, weights)
    return worth


def step_worth(table: Origins, seat: i64, now: i64, weights: OriginsWeights) -> float:
    """What one waiting step promises."""
    rule = rule_of(now)
    if rule in (steps.MEETING, steps.CHOOSING):
        return meeting(a_of(now), weights)
    if rule in (steps.ABILITY, steps.USING):
        tile = table.tile_at(seat, a_of(now))
        return weights.ability * ability(table, seat, tile - FIRST_BUILDING, weights)
    if rule in (steps.ACTIVATING, steps.ACTIVATION):
        return weights.ability * activations(table, seat, now, weights)
    if rule in (steps.PAYING, steps.JOKER):
        return -float(a_of(now) // GOODS)
    if rule in (steps.BUILDING, steps.WAY, steps.RECRUITING, steps.HIRING, steps.INVITING):
        return weights.visit
    if rule == steps.LAYING:
        return weights.visit + weights.laying
    if rule == steps.MATCHING:
        return weights.match
    if rule == steps.SEATING:
        return weights.district
    if rule == steps.CLIMBING:
        return weights.climbing * float(a_of(now)) + weights.sign
    if rule in (steps.WAR, steps.WARRING):
        return float(a_of(now)) + weights.token
    if rule == steps.GAINING:
        return float(b_of(now))
    if rule in (steps.FEED, steps.FEEDING, steps.PLUNDER, steps.POPULATION):
        return 1.0
    if rule in (steps.VETERAN, steps.PORTAL_DIE, steps.COPYING, steps.SETTING_ASIDE):
        return weights.ability * weights.gift[PORTAL]
    return 0.0


def meeting(opened: i64, weights: OriginsWeights) -> float:
    """A visit begun is worth what the worker was, until its actions are done."""
    worth = weights.bonus if opened & BONUS_OPEN != 0 else 0.0
    if opened & MAINS == MAINS:
        worth += weights.visit
    if opened & BOTH != 0 and opened & MAINS != 0:
        worth += weights.six
    return worth


def activations(table: Origins, seat: i64, now: i64, weights: OriginsWeights) -> float:
    """What the tiles around a new District that its die activates bring."""
    colour = colour_of(table.seated[len(table.seated) - 1])
    worth = 0.0
    for place in range(BLOCK):
        tile = table.tile_at(seat, cell_of(a_of(now), place))
        if b_of(now) & BIT[place] != 0 and TILE_COLOUR[tile] == colour:
            worth += ability(table, seat, tile - FIRST_BUILDING, weights)
    return worth


def evaluation(game: Game[Any], seed: int, tables: Tables = TABLES) -> Evaluation:
    """The evaluation bots use for Origins."""
    return OriginsEvaluation(game, seed, tables)
