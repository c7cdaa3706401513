"""Resources: paid, gold replacing any other, and gained. (Basic resources and gold)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.origins.components import (
    ANY_BASIC,
    BASICS,
    GOLD,
    GOODS,
    OF_CHOICE,
    PERKS,
    TOP_GAIN,
)
from ziggurat.games.origins.events import PAID
from ziggurat.games.origins.reasons import LESS_GOLD, MORE_GOLD, NOT_GIVEN
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.steps import GAINING, JOKER
from ziggurat.games.origins.verbs import GAIN
from ziggurat.games.origins.verbs import GOLD as IN_GOLD


@final
class Paying(Effect[Origins]):
    """A cost is paid, and gold may replace any other resource. (Basic resources and gold)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: resource and amount; gold to keep. Asked only if there is more than one way."""
        seat = seat_of(now)
        least, most = gold_range(state, now)
        if least == most:
            pay(state, seat, a_of(now) % GOODS, a_of(now) // GOODS, least)
        else:
            state.then(step(JOKER, seat, a_of(now), b_of(now)))


@final
class Joker(Decision[Origins]):
    """How much of it is paid in gold. (Basic resources and gold)"""

    def choices(self, state: Origins, now: i64, out: Choices) -> None:
        """At least what is missing, at most what is not needed for the stone that follows."""
        least, most = gold_range(state, now)
        for gold in range(least, most + 1):
            out.add(IN_GOLD.on(gold))

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Too little, or too much."""
        if not IN_GOLD.names(choice):
            return None
        least, most = gold_range(state, now)
        if IN_GOLD.target(choice) < least:
            return Refusal(MORE_GOLD, least)
        return Refusal(LESS_GOLD, most) if IN_GOLD.target(choice) > most else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """The rest is paid in kind."""
        gold = IN_GOLD.target(choice)
        pay(state, seat_of(now), a_of(now) % GOODS, a_of(now) // GOODS, gold)


@final
class Gaining(Decision[Origins]):
    """A basic resource of choice is stone, food or wisdom, never gold. (Basic resources)"""

    def __init__(self) -> None:
        super().__init__(GAIN)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Step: the set of kinds, and how many. It is not among those given."""
        kind = GAIN.target(choice)
        return Refusal(NOT_GIVEN, kind) if a_of(now) & BIT[kind] == 0 else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Each one is chosen by itself."""
        state.gain(seat_of(now), GAIN.target(choice), 1)
        if b_of(now) > 1:
            state.then(step(GAINING, seat_of(now), a_of(now), b_of(now) - 1))


@final
class Resources(Effect[Origins]):
    """The upper action of a place: the resources shown. (Obtain resources, p. 13)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the site."""
        seat = seat_of(now)
        for good in range(GOODS):
            state.gain(seat, good, TOP_GAIN[PERKS * a_of(now) + good])
        of_choice = TOP_GAIN[PERKS * a_of(now) + OF_CHOICE]
        if of_choice > 0:
            state.then(step(GAINING, seat, ANY_BASIC, of_choice))


def gold_range(state: Origins, now: i64) -> tuple[i64, i64]:
    """The least and the most gold with which a payment can be made."""
    seat = seat_of(now)
    amount = a_of(now) // GOODS
    least = max(amount - state.good(seat, a_of(now) % GOODS), 0)
    return least, max(min(amount, state.good(seat, GOLD) - b_of(now)), least)


def pay(state: Origins, seat: i64, good: i64, amount: i64, gold: i64) -> None:
    """So many of a resource, some of them in gold."""
    if amount > 0:
        state.goods[GOODS * seat + good] -= amount - gold
        state.goods[GOODS * seat + GOLD] -= gold
        state.tell(PAID, seat, good, amount - gold, gold)


def basics_of(state: Origins, seat: i64) -> i64:
    """The set of basic resources a seat has."""
    found: i64 = 0
    for good in range(BASICS):
        if state.good(seat, good) > 0:
            found |= BIT[good]
    return found
