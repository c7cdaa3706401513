"""Building a temple, and the worship tile it brings. (Construction action: Temple)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.teotihuacan.accounts import can_pay, price, worship_price
from ziggurat.games.teotihuacan.components import PYRAMID, TEMPLE
from ziggurat.games.teotihuacan.places import FROM_RESERVE
from ziggurat.games.teotihuacan.reasons import NOT_A_TEMPLE, TOO_DEAR
from ziggurat.games.teotihuacan.refusals import why_no_tile
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.games.teotihuacan.steps import PAYING, SETTING
from ziggurat.games.teotihuacan.verbs import TAKE


@final
class Temple(Decision[Teotihuacan]):
    """Take any temple; Power short of its size costs more cubes, of its own kind. (Temple)"""

    def __init__(self) -> None:
        super().__init__(TAKE)

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Step: 0, or 1 + the worship tile whose price is paid and Power ignored. (Annex 3)"""
        self.offer(state, now, TAKE, TEMPLE, PYRAMID, out)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It is something else, sold out, fits nowhere, or is too dear."""
        seat = seat_of(now)
        tile = TAKE.target(choice)
        if tile < TEMPLE or tile >= PYRAMID:
            return Refusal(NOT_A_TEMPLE)
        refusal = why_no_tile(state, seat, tile, 0 if a_of(now) == 0 else FROM_RESERVE)
        if refusal is None and not can_pay(state, seat, due_for(state, now, tile)):
            return Refusal(TOO_DEAR)
        return refusal

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Pay first, then place: cubes about to be covered may be spent. (R-18, R-57)"""
        seat = seat_of(now)
        tile = TAKE.target(choice)
        conditions: i64 = 0 if a_of(now) == 0 else FROM_RESERVE
        state.then(
            step(PAYING, seat, due_for(state, now, tile)), step(SETTING, seat, tile, conditions)
        )


def due_for(state: Teotihuacan, now: i64, tile: i64) -> i64:
    """The price of a tile: its own at this Power, or that of the worship tile used."""
    if a_of(now) == 0:
        return price(tile, state.power)
    return worship_price(a_of(now) - 1)
