"""Building the pyramid. (Construction action: Pyramid, p. 12)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.teotihuacan.accounts import can_pay
from ziggurat.games.teotihuacan.components import COLOURS, PYRAMID, TILE_POINTS, TILES
from ziggurat.games.teotihuacan.events import RAISED
from ziggurat.games.teotihuacan.geometry import BASE_SPOTS, SPOTS
from ziggurat.games.teotihuacan.options import START_TILES_SCORE
from ziggurat.games.teotihuacan.places import FROM_RESERVE, open_spots, source
from ziggurat.games.teotihuacan.reasons import NOT_A_PYRAMID_TILE, RESERVE_OUT, SOLD_OUT, TOO_DEAR
from ziggurat.games.teotihuacan.refusals import why_no_spot
from ziggurat.games.teotihuacan.rules.temple import due_for
from ziggurat.games.teotihuacan.state import FROM_PYRAMID, PYRAMID_COLOURS, Teotihuacan
from ziggurat.games.teotihuacan.steps import PAYING, REWARD
from ziggurat.games.teotihuacan.steps import SPOT as SPOT_STEP
from ziggurat.games.teotihuacan.verbs import SPOT, TAKE


@final
class Pyramid(Decision[Teotihuacan]):
    """Take any pyramid tile: of size 4, Power short of it costs gold. (Pyramid 1, p. 12)"""

    def __init__(self) -> None:
        super().__init__(TAKE)

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Step: 0, or 1 + the worship tile whose price is paid. (Annex 3; R-28, R-51)"""
        self.offer(state, now, TAKE, PYRAMID, PYRAMID + COLOURS, out)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It is something else, sold out, or too dear."""
        tile = TAKE.target(choice)
        if tile < PYRAMID:
            return Refusal(NOT_A_PYRAMID_TILE)
        if state.available(source(0 if a_of(now) == 0 else FROM_RESERVE), tile) == 0:
            return Refusal(SOLD_OUT if a_of(now) == 0 else RESERVE_OUT)
        dear = not can_pay(state, seat_of(now), due_for(state, now, tile))
        return Refusal(TOO_DEAR) if dear else None

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Pay, then choose the spot. (R-57)"""
        seat = seat_of(now)
        tile = TAKE.target(choice)
        conditions: i64 = 0 if a_of(now) == 0 else FROM_RESERVE
        state.then(
            step(PAYING, seat, due_for(state, now, tile)), step(SPOT_STEP, seat, tile, conditions)
        )


@final
class Spot(Decision[Teotihuacan]):
    """On one of six base spaces in Reach, or on four tiles in Reach, or the summit. (Pyramid 2)"""

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Step: the tile, and the conditions of its placement."""
        spots = open_spots(state, seat_of(now), b_of(now))
        for spot in range(SPOTS):
            if spots & BIT[spot] != 0:
                out.add(SPOT.on(spot))

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It is filled, out of Reach, or rests on nothing."""
        if not SPOT.names(choice):
            return None
        return why_no_spot(state, seat_of(now), b_of(now), SPOT.target(choice))

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Two points at once, and the reward it covers at the base. (Pyramid 3; R-05, R-30)"""
        seat = seat_of(now)
        tile = a_of(now)
        spot = SPOT.target(choice)
        state.pyramids[PYRAMID_COLOURS * seat + tile - PYRAMID] |= BIT[spot]
        state.tell(RAISED, seat, tile, spot)
        if state.round == 0:
            state.starting[seat] &= ~BIT[tile - PYRAMID]
        else:
            state.stock[TILES * source(b_of(now)) + tile] -= 1
        if state.round > 0 or state.has(START_TILES_SCORE):
            state.earn(seat, FROM_PYRAMID, TILE_POINTS)
        if spot < BASE_SPOTS:
            state.then(step(REWARD, seat, spot))
