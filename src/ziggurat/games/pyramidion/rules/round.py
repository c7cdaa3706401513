"""A round of eight phases; boats and resources come first. (p. 4)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count
from ziggurat.core.choices import Choices
from ziggurat.core.rules import NOBODY, Chance, Effect
from ziggurat.core.steps import seat_of, step
from ziggurat.games.pyramidion.components import NOTHING, ROW, SHARES, SITES
from ziggurat.games.pyramidion.events import ANNOUNCED, ARRIVED, DISTRIBUTED, ROUND
from ziggurat.games.pyramidion.goods import available
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import (
    BOAT,
    DISTRIBUTION,
    HANDS,
    LOADING,
    NEGOTIATION,
    NEXT_DISTRIBUTION,
    PLAY_ORDER,
    RENEWAL,
    ROUND_END,
)
from ziggurat.games.pyramidion.steps import SITES as SITES_PHASE
from ziggurat.games.pyramidion.verbs import BOAT as BOAT_IS
from ziggurat.games.pyramidion.verbs import DISTRIBUTION as DISTRIBUTION_IS


@final
class Round(Effect[Pyramidion]):
    """Eight phases, in the order of their numbers. (p. 4; R-01)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Phases 5 to 8 wait behind phases 1 to 4."""
        state.round += 1
        state.tell(ROUND, NOBODY, state.round)
        state.then(step(SITES_PHASE), step(PLAY_ORDER), step(LOADING), step(ROUND_END))
        state.then(step(RENEWAL), step(DISTRIBUTION), step(NEGOTIATION), step(HANDS))


@final
class Renewal(Effect[Pyramidion]):
    """Phase 1: boats are drawn until five lie in the row; the old ones stay. (p. 4)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """One at a time, as long as there are boats."""
        if count(state.row) < ROW and state.has_boat_to_draw():
            state.then(step(BOAT), now)


@final
class Boat(Chance[Pyramidion]):
    """A boat is drawn, face up: into the row, or for one player only."""

    def outcomes(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any boat of the deck."""
        out.add_each(BOAT_IS, state.boats)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It is this one."""
        seat = seat_of(now)
        boat = BOAT_IS.target(choice)
        state.boats &= ~BIT[boat]
        if seat == NOBODY:
            state.row |= BIT[boat]
        else:
            state.private_boat = boat
            state.private_seat = seat
        state.tell(ARRIVED, seat, boat)


@final
class Distribution(Effect[Pyramidion]):
    """Phase 2: resources come to the sites as the card face up says. (p. 4)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """They join what is there; in a shortage the first sites are served. (R-33)"""
        card = state.distribution
        for site in range(SITES):
            share = available(SHARES[SITES * card + site], state.supply)
            if share != 0:
                state.supply -= share
                state.sites[site] += share
                state.tell(DISTRIBUTED, NOBODY, site, share)
        state.spent |= BIT[card]
        state.distribution = NOTHING
        state.then(step(NEXT_DISTRIBUTION))


@final
class NextDistribution(Chance[Pyramidion]):
    """The next distribution card is turned face up, for the next round. (p. 4)"""

    def outcomes(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any card of the deck, which is made anew from the discards when it is empty. (R-06)"""
        deck = state.distributions if state.distributions != 0 else state.spent
        out.add_each(DISTRIBUTION_IS, deck)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It is this one."""
        if state.distributions == 0:
            state.distributions = state.spent
            state.spent = 0
        state.distribution = DISTRIBUTION_IS.target(choice)
        state.distributions &= ~BIT[state.distribution]
        state.tell(ANNOUNCED, NOBODY, state.distribution)
