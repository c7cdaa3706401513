"""Set-up, from the moment somebody has to draw or choose."""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Chance, Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.teotihuacan.components import BOARDS as ALL_BOARDS
from ziggurat.games.teotihuacan.components import CARDS, COLOURS, DISCS, PYRAMID
from ziggurat.games.teotihuacan.events import BEGAN, DEALT
from ziggurat.games.teotihuacan.places import AT_SET_UP
from ziggurat.games.teotihuacan.reasons import START_TILE_GONE
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.games.teotihuacan.steps import (
    BOARD,
    BOARDS,
    BONUS_DISCS,
    REFILLING,
    SPOT,
    START_TILE,
    STARTING,
    TURN,
    UNVEILING,
)
from ziggurat.games.teotihuacan.verbs import BOARD as BOARD_IS
from ziggurat.games.teotihuacan.verbs import TAKE

FIRST_SEAT: Final = 0
ONE_LEFT: Final = 1


@final
class Opening(Effect[Teotihuacan]):
    """Bonus discs, boards, starting pyramid tiles in turn order, then worship tiles. (Set-up)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: 1 if side B of the player boards is used. (R-47)"""
        state.then(
            step(BONUS_DISCS),
            step(BOARDS, NOBODY, 0, a_of(now)),
            step(STARTING, FIRST_SEAT),
            step(UNVEILING),
        )


@final
class Boards(Effect[Teotihuacan]):
    """All players use side A, or all use side B, where each board is different. (Set-up 9-10)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the seat whose board comes next, and whether one is dealt."""
        seat = a_of(now)
        side_b = b_of(now)
        if side_b != 0 and seat < state.seats:
            state.then(step(BOARD, NOBODY, seat), step(BOARDS, NOBODY, seat + 1, side_b))


@final
class Board(Chance[Teotihuacan]):
    """Give each player a board. (Set-up 9)"""

    def outcomes(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Any of side B that nobody has yet."""
        for board in range(1, ALL_BOARDS):
            if not is_dealt(state, board):
                out.add(BOARD_IS.on(board - 1))

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """It is this one."""
        seat = a_of(now)
        state.boards[seat] = BOARD_IS.target(choice) + 1
        state.tell(DEALT, seat, state.boards[seat])


@final
class Starting(Effect[Teotihuacan]):
    """In turn order each player lays one pyramid tile of each colour. (Set-up 12, 19; R-35)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """The last of the three needs no choice of its colour."""
        seat = seat_of(now)
        tiles = state.starting[seat]
        if tiles == 0:
            if seat + 1 < state.seats:
                state.then(step(STARTING, seat + 1))
        elif count(tiles) == ONE_LEFT:
            colour: i64 = 0
            while tiles & BIT[colour] == 0:
                colour += 1
            state.then(step(SPOT, seat, PYRAMID + colour, AT_SET_UP), now)
        else:
            state.then(step(START_TILE, seat), now)


@final
class StartTile(Decision[Teotihuacan]):
    """Choose which of them comes next: its reward is taken before the others. (Set-up 19)"""

    def __init__(self) -> None:
        super().__init__(TAKE)

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """A colour not yet laid."""
        self.offer(state, now, TAKE, PYRAMID, PYRAMID + COLOURS, out)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It is no starting tile, or laid already."""
        colour = TAKE.target(choice) - PYRAMID
        left = colour >= 0 and state.starting[seat_of(now)] & BIT[colour] != 0
        return None if left else Refusal(START_TILE_GONE)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Nothing is paid, and Reach is ignored."""
        state.then(step(SPOT, seat_of(now), TAKE.target(choice), AT_SET_UP))


@final
class Unveiling(Effect[Teotihuacan]):
    """Two worship tiles of each colour are turned up; then the first round begins. (Set-up 20)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """In the solo variant the Rival gets its discs and cards too."""
        state.round = 1
        if state.is_solo():
            state.rival_discs = DISCS[0]
            state.rival_cards = BIT[CARDS] - 1
        state.tell(BEGAN, NOBODY, state.round, state.first)
        state.then(
            step(REFILLING, NOBODY, 0),
            step(REFILLING, NOBODY, 1),
            step(REFILLING, NOBODY, 2),
            step(TURN, NOBODY, state.first),
        )


def is_dealt(state: Teotihuacan, board: i64) -> bool:
    """Whether somebody has this board."""
    return any(state.boards[seat] == board for seat in range(state.seats))
