"""Influence action: making an offering. (p. 14; annex 3, p. 20)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.teotihuacan.accounts import can_pay, worship_price
from ziggurat.games.teotihuacan.components import (
    ASKS,
    BUILD_PYRAMID,
    BUILD_TEMPLE,
    DETAIL,
    EFFECT,
    GOLD,
    OFFER_MOST,
    OFFER_POINTS,
    PRODUCT,
    TEMPLE,
    THEN_BUILDING,
    THEN_CONSTRUCTION,
    THEN_INFLUENCE,
    WORSHIPS,
    WORSHIPS_OF_A_COLOUR,
)
from ziggurat.games.teotihuacan.components import EXCHANGE as IS_EXCHANGE
from ziggurat.games.teotihuacan.events import OFFERED
from ziggurat.games.teotihuacan.options import RED_COUNTS_GOLD
from ziggurat.games.teotihuacan.places import FROM_RESERVE
from ziggurat.games.teotihuacan.possible import can_construct, can_use
from ziggurat.games.teotihuacan.refusals import why_no_offer
from ziggurat.games.teotihuacan.rules.rewards import has_size
from ziggurat.games.teotihuacan.rules.worship import give_back
from ziggurat.games.teotihuacan.state import FROM_WORSHIP, Teotihuacan
from ziggurat.games.teotihuacan.steps import (
    CONSTRUCTING,
    EXCHANGE,
    INFLUENCING,
    PAYING,
    PYRAMID,
    REPEATING,
    SIZED,
    USED,
)
from ziggurat.games.teotihuacan.steps import TEMPLE as TEMPLE_STEP
from ziggurat.games.teotihuacan.verbs import AGAIN, DONE, OFFER

RED: Final = 2
MAY_DECLINE: Final = 1


@final
class Offering(Decision[Teotihuacan]):
    """Choose one of your worship tiles and apply its effect. (Offering, p. 14)"""

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Only one whose conditions are met. (R-43)"""
        for worship in range(WORSHIPS):
            if can_use(state, seat_of(now), worship):
                out.add(OFFER.on(worship))

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """What it asks is not met."""
        if not OFFER.names(choice):
            return None
        return why_no_offer(state, seat_of(now), OFFER.target(choice))

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """It leaves the hand at once, and goes under its pile when its effect is done. (R-53)"""
        seat = seat_of(now)
        worship = OFFER.target(choice)
        effect = EFFECT[worship]
        state.worship[WORSHIPS * seat + worship] -= 1
        state.tell(OFFERED, seat, worship)
        state.then(step(USED, seat, worship))
        if effect == IS_EXCHANGE:
            state.then(step(EXCHANGE, seat, worship, 0))
        elif effect == BUILD_TEMPLE:
            state.then(step(TEMPLE_STEP, seat, worship + 1))
        elif effect == BUILD_PYRAMID:
            state.then(step(PYRAMID, seat, worship + 1))
        elif effect == PRODUCT:
            state.earn(seat, FROM_WORSHIP, product(state, seat, worship))
        else:
            state.earn(seat, FROM_WORSHIP, OFFER_POINTS[worship])
            follow(state, seat, worship)


@final
class Exchange(Effect[Teotihuacan]):
    """Spend the cubes shown for points, again and again up to a maximum. (Annex 3, p. 20)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the tile, and how often it was paid. The first time is compulsory. (R-43)"""
        seat = seat_of(now)
        worship = a_of(now)
        times = b_of(now)
        if times == 0:
            pay(state, seat, worship, times)
            return
        state.earn(seat, FROM_WORSHIP, OFFER_POINTS[worship])
        more = (times + 1) * OFFER_POINTS[worship] <= OFFER_MOST[worship]
        if more and can_pay(state, seat, worship_price(worship)):
            state.then(step(REPEATING, seat, worship, times))


@final
class Repeating(Decision[Teotihuacan]):
    """It can be repeated. (Annex 3, p. 20)"""

    def __init__(self) -> None:
        super().__init__(AGAIN, DONE)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Step: the tile, and how often it was paid."""
        if AGAIN.names(choice):
            pay(state, seat_of(now), a_of(now), b_of(now))


@final
class Used(Effect[Teotihuacan]):
    """A used tile goes face down under its pile. (Offering, p. 14)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the tile."""
        give_back(state, seat_of(now), a_of(now))


def pay(state: Teotihuacan, seat: i64, worship: i64, times: i64) -> None:
    """Pay the price once more, then score."""
    state.then(step(PAYING, seat, worship_price(worship)), step(EXCHANGE, seat, worship, times + 1))


def product(state: Teotihuacan, seat: i64, worship: i64) -> i64:
    """Temples of the tile's colour times buildings of a material, up to a maximum."""
    temples = state.tiles_of(seat, TEMPLE + worship // WORSHIPS_OF_A_COLOUR)
    points = temples * state.buildings_of(seat, product_material(state, worship))
    return points if points < OFFER_MOST[worship] else OFFER_MOST[worship]


def product_material(state: Teotihuacan, worship: i64) -> i64:
    """Which buildings count: as printed red counts stone, by option gold. (R-01)"""
    if worship // WORSHIPS_OF_A_COLOUR == RED and state.has(RED_COUNTS_GOLD):
        return GOLD
    return DETAIL[ASKS * worship]


def follow(state: Teotihuacan, seat: i64, worship: i64) -> None:
    """What may come after the points: any action, or a building of a size. (R-42)"""
    effect = EFFECT[worship]
    size = DETAIL[ASKS * worship]
    if effect == THEN_INFLUENCE:
        state.then(step(INFLUENCING, seat, MAY_DECLINE))
    elif effect == THEN_CONSTRUCTION:
        if can_construct(state, seat):
            state.then(step(CONSTRUCTING, seat, MAY_DECLINE))
    elif effect == THEN_BUILDING and has_size(state, seat, size, FROM_RESERVE):
        state.then(step(SIZED, seat, size, FROM_RESERVE))
