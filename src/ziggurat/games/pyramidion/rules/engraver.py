"""The Engraver, who has two powers to choose from. (p. 8; R-17)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.pyramidion.components import KINDS, NUMBERS
from ziggurat.games.pyramidion.events import RAISED, SWAPPED
from ziggurat.games.pyramidion.goods import ONE, amount
from ziggurat.games.pyramidion.reasons import NOT_SWAPPED, NOTHING_HERE, SWAP_WITH_ITSELF
from ziggurat.games.pyramidion.rules.negotiation import offer_goods, why_no_goods
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import SWAPPING
from ziggurat.games.pyramidion.verbs import RAISE, SWAP, TAKE

MOST: Final[int] = NUMBERS["engraver-swap"]


@final
class Engraver(Decision[Pyramidion]):
    """Raise both minima of this site by 3, or swap resources with another site. (p. 8)"""

    def __init__(self) -> None:
        super().__init__(RAISE, SWAP)

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It is this site, or one of the two has nothing to swap."""
        if RAISE.names(choice):
            return None
        site = SWAP.target(choice)
        if site == state.site:
            return Refusal(SWAP_WITH_ITSELF)
        if state.sites[state.site] == 0:
            return Refusal(NOTHING_HERE, state.site)
        return Refusal(NOTHING_HERE, site) if state.sites[site] == 0 else None

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """Two for two, or one for one where either site has only one."""
        seat = seat_of(now)
        if RAISE.names(choice):
            state.raising |= BIT[a_of(now)]
            state.tell(RAISED, seat, state.site)
            return
        there = SWAP.target(choice)
        swapped: i64 = MOST
        if amount(state.sites[state.site]) < swapped or amount(state.sites[there]) < swapped:
            swapped = 1
        state.then(step(SWAPPING, seat, there, 2 * swapped))


@final
class Swapping(Decision[Pyramidion]):
    """Resources of this site first, then as many of the other. (p. 8)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """One at a time; those lifted here are not there yet."""
        offer_goods(state, giving_site(state, now), out)

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It does not lie on the site that gives now."""
        return why_no_goods(state, giving_site(state, now), choice, NOT_SWAPPED)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """They arrive when all have been chosen."""
        seat = seat_of(now)
        there = a_of(now)
        left = b_of(now) - 1
        kind = TAKE.target(choice) % KINDS
        giving = giving_site(state, now)
        state.sites[giving] -= ONE[kind]
        if giving == there:
            state.sites[state.site] += ONE[kind]
            state.tell(SWAPPED, seat, there, state.site, kind)
        else:
            state.lifted += ONE[kind]
            state.tell(SWAPPED, seat, state.site, there, kind)
        if left > 0:
            state.then(step(SWAPPING, seat, there, left))
        else:
            state.sites[there] += state.lifted
            state.lifted = 0


def giving_site(state: Pyramidion, now: i64) -> i64:
    """This site as long as more is to be chosen than was lifted here, then the other."""
    return state.site if b_of(now) > amount(state.lifted) else a_of(now)
