"""How a pyramid of Uxmal looks before the end."""

from typing import Any, Final, cast, final

from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.weights import MOST_SEATS, Tables, Weights, read_tables
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.steps import rule_of, seat_of
from ziggurat.games.uxmal.components import (
    BLANK,
    IDOLS,
    PHASES,
    QUARTERS,
    REJECTED,
    SLOTS_BELOW,
    TILES,
)
from ziggurat.games.uxmal.rules.scoring import hand_points, standing_points
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.steps import DRAWING

TABLES: Final = read_tables("uxmal")


@final
class UxmalWeights:
    """What priests and cards are worth, in points; some of it fades as a level fills."""

    def __init__(self, told: Weights) -> None:
        # A card by the space of its idol: it scores, or pays, or scores a phase later.
        self.card = told.many("card", IDOLS)
        self.card_early = told.many("card-early", IDOLS)  # more while tiles are to come
        self.last_card = told.many("last-card", IDOLS)  # the same in the last phase
        self.last_card_early = told.many("last-card-early", IDOLS)
        # By phase: the share of its present points a priest on the pyramid will keep,
        self.standing = told.many("standing", PHASES)
        self.standing_early = told.many("standing-early", PHASES)
        # and what a priest not yet placed will bring.
        self.ready = told.many("ready", PHASES)
        self.ready_early = told.many("ready-early", PHASES)
        self.priest = told.many("priest", IDOLS + 1)  # one on the idol of a space, or a blank
        self.stranded = told.one("stranded")  # a priest ready beyond the turns that are left
        # The cards a tile about to be drawn brings, by phase.
        self.tile_to_come = told.many("tile-to-come", PHASES)
        self.last_tile = told.many("last-tile", PHASES)  # and the last one of a level
        self.counted = told.one("counted")  # how far its count stands for hopes before it is drawn


@final
class UxmalEvaluation(Evaluation):
    """Points so far, what priests and cards would score now, and priests still in reserve."""

    def __init__(self, game: Game[Any], seed: int = 0, tables: Tables = TABLES) -> None:
        super().__init__(game, seed)
        self.win_scale = 12.0
        self.temperature = 1.6
        self.reply_width = 48
        self.reply_narrow = 48
        self.weights = [UxmalWeights(tables.of(seats)) for seats in range(MOST_SEATS + 1)]

    def temperature_at(self, state: State) -> float:
        """With three or four seats each has fewer turns, and turns differ by fewer points."""
        return self.temperature if state.seats == 2 else 0.5 * self.temperature

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for in this phase."""
        table = cast(Uxmal, state)
        points = float(table.score(seat))
        if table.depth == 0:
            return points + 0.1 * float(table.hand(seat))  # cards kept break a tie
        weights = self.weights[table.seats]
        top = table.top()
        draws = rule_of(top) == DRAWING and seat_of(top) == seat
        hopes = in_phase(table, seat, weights)
        if draws:
            hopes += weights.tile_to_come[table.phase - 1]
        if rule_of(top) == DRAWING and tiles_left(table) == 1:
            count = counted(table, seat, weights)
            if draws:
                count += weights.last_tile[table.phase - 1]
            hopes += weights.counted * (count - hopes)
        return points + hopes

    def progress(self, state: State) -> float:
        """The tiles that have been laid."""
        if state.depth == 0:
            return 1.0
        drawn = TILES - cast(Uxmal, state).reserve.total
        return float(drawn) / float(SLOTS_BELOW[PHASES])


def in_phase(table: Uxmal, seat: i64, weights: UxmalWeights) -> float:
    """Priests and cards, while the level is built."""
    phase = table.phase - 1
    left = share_left(table)
    standing = weights.standing[phase] + weights.standing_early[phase] * left
    worth = standing * float(standing_points(table, seat)) + ready(table, seat, weights, left)
    return worth + cards(table, seat, weights, left) + left * priests(table, seat, weights)


def tiles_left(table: Uxmal) -> i64:
    """How many tiles of this level are still to be drawn."""
    return SLOTS_BELOW[table.phase] - (TILES - table.reserve.total)


def share_left(table: Uxmal) -> float:
    """The part of this level's tiles that is still to be laid."""
    all_ = SLOTS_BELOW[table.phase] - SLOTS_BELOW[table.phase - 1]
    return float(tiles_left(table)) / float(all_)


def counted(table: Uxmal, seat: i64, weights: UxmalWeights) -> float:
    """What the count at the end of the phase brings, and what is left for the next one."""
    worth = float(standing_points(table, seat) + hand_points(table, seat))
    if table.phase == PHASES:
        return worth
    back = float(table.ready[seat] + table.standing(seat))
    worth += (weights.ready[table.phase] + weights.ready_early[table.phase]) * back
    now = weights.card
    early = weights.card_early
    if table.phase == PHASES - 1:
        now = weights.last_card
        early = weights.last_card_early
    for space in range(REJECTED, IDOLS):  # the favourites' cards have been paid for
        held = float(table.cards(seat, table.track[space]))
        worth += (now[space - REJECTED] + early[space - REJECTED]) * held
    return worth


def ready(table: Uxmal, seat: i64, weights: UxmalWeights, left: float) -> float:
    """Priests not yet placed: less, if there are not turns enough for all of them."""
    waiting = float(table.ready[seat])
    if waiting == 0.0:
        return 0.0
    phase = table.phase - 1
    worth = (weights.ready[phase] + weights.ready_early[phase] * left) * waiting
    turns = float(tiles_left(table)) / float(table.seats)
    return worth + weights.stranded * max(0.0, waiting - turns)


def cards(table: Uxmal, seat: i64, weights: UxmalWeights, left: float) -> float:
    """Cards in hand, by the popularity of their idols."""
    now = weights.card
    early = weights.card_early
    if table.phase == PHASES:
        now = weights.last_card
        early = weights.last_card_early
    worth = 0.0
    for space in range(IDOLS):
        held = float(table.cards(seat, table.track[space]))
        worth += (now[space] + early[space] * left) * held
    return worth


def priests(table: Uxmal, seat: i64, weights: UxmalWeights) -> float:
    """What the idols under the priests may still become."""
    worth = 0.0
    for place in range(QUARTERS):
        if table.priests[place] == seat:
            idol = table.visible[place]
            worth += weights.priest[IDOLS if idol == BLANK else table.space_of(idol)]
    return worth


def evaluation(game: Game[Any], seed: int, tables: Tables = TABLES) -> Evaluation:
    """The evaluation bots use for Uxmal."""
    return UxmalEvaluation(game, seed, tables)
