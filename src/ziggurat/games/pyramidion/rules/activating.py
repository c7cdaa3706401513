"""Phase 5: sites are activated. (p. 5)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, up_to
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.pyramidion.components import KARNAK as KARNAK_SITE
from ziggurat.games.pyramidion.components import NUMBERS
from ziggurat.games.pyramidion.components import SITES as ALL_SITES
from ziggurat.games.pyramidion.events import ACTIVATED
from ziggurat.games.pyramidion.reasons import SUNDIAL
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import (
    ACTIVATING,
    BOAT,
    KARNAK,
    RESOLUTION,
    SITES,
    TURN,
)
from ziggurat.games.pyramidion.verbs import ACTIVATE

SITES_EACH: Final[int] = NUMBERS["sites-a-player"]
SITES_OF_TWO: Final[int] = NUMBERS["sites-of-two-players"]


def sites_a_round(seats: i64) -> i64:
    """Two a player, but three for two players. (pp. 5, 7)"""
    return SITES_OF_TWO if seats == 2 else SITES_EACH * seats


@final
class Sites(Effect[Pyramidion]):
    """In play order, twice round, each activates a site; two players activate three. (pp. 5, 7)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """One after the other: a site is resolved before the next is chosen. (R-02, R-39)"""
        done = a_of(now)
        if done < sites_a_round(state.seats):
            seat = state.order[done % state.seats]
            state.then(step(ACTIVATING, seat), step(SITES, seat_of(now), done + 1))


@final
class Activating(Decision[Pyramidion]):
    """A player chooses a site without a sundial. (p. 5; R-03)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """There are as many sites as four players need."""
        out.add_each(ACTIVATE, up_to(ALL_SITES) & ~state.sundials)

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """A sundial stands there."""
        if ACTIVATE.names(choice) and state.sundials & BIT[ACTIVATE.target(choice)] != 0:
            return Refusal(SUNDIAL)
        return None

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """The activator is the first to play a card there."""
        seat = seat_of(now)
        state.site = ACTIVATE.target(choice)
        state.tell(ACTIVATED, seat, state.site)
        state.then(step(TURN, seat), step(RESOLUTION, seat))
        if state.site == KARNAK_SITE:
            state.then(step(KARNAK, seat))


@final
class Karnak(Effect[Pyramidion]):
    """The activator draws a boat that he alone may load this round. (p. 8; R-30)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """None, if no boat is left."""
        if state.has_boat_to_draw():
            state.then(step(BOAT, seat_of(now)))
