"""Set-up. (p. 3)"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, up_to
from ziggurat.core.choices import Choices
from ziggurat.core.rules import NOBODY, Chance, Effect
from ziggurat.core.state import numbers
from ziggurat.core.steps import a_of, step
from ziggurat.games.pyramidion.components import (
    BASICS_OF,
    BOATS,
    CATEGORIES,
    DECK,
    DISTRIBUTIONS,
    FULL_SUPPLY,
    MASKS,
    MOST_SEATS,
    NOTHING,
    SITES,
    TROOPS,
)
from ziggurat.games.pyramidion.events import ORDERED
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import FIRST_ORDER, NEXT_DISTRIBUTION, ROUND
from ziggurat.games.pyramidion.verbs import FOLLOW


@final
class Opening(Effect[Pyramidion]):
    """A play order is drawn, and the first distribution card turned face up."""

    def run(self, state: Pyramidion, now: i64) -> None:
        """The first five boats come with the first phase of the first round."""
        state.then(step(FIRST_ORDER), step(NEXT_DISTRIBUTION), step(ROUND))


@final
class FirstOrder(Chance[Pyramidion]):
    """Each player draws one of as many order tokens as there are players."""

    def outcomes(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any player who has no token yet comes next."""
        out.add_each(FOLLOW, up_to(state.seats) & ~a_of(now))

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It is this one."""
        seat = FOLLOW.target(choice)
        state.order = append(state.order, seat)
        state.tell(ORDERED, seat, len(state.order))
        if len(state.order) < state.seats:
            state.then(step(FIRST_ORDER, NOBODY, a_of(now) | BIT[seat]))


def new_table(seats: int, agreed: int, goal: int, last_round: int) -> Pyramidion:
    """Everything in the box; the players hold their basic cards."""
    basics = [BASICS_OF[seat] if seat < seats else 0 for seat in range(MOST_SEATS)]
    table = Pyramidion(seats)
    table.agreed = agreed
    table.goal = goal
    table.last_round = last_round
    table.supply = FULL_SUPPLY
    table.sites = numbers(SITES)
    table.stocks = numbers(MOST_SEATS)
    table.order = vec[i64]()
    table.tokens = numbers(MOST_SEATS, NOTHING)
    table.troops = numbers(TROOPS, NOTHING)
    table.boats = up_to(BOATS)
    table.loaded = numbers(MOST_SEATS)
    table.distributions = up_to(DISTRIBUTIONS)
    table.deck = DECK
    table.hand = vec[i64](basics)
    table.open = vec[i64](basics)
    table.played = numbers(MOST_SEATS)
    table.plays = numbers(MOST_SEATS)
    table.copies = numbers(MASKS, NOTHING)
    table.wild = numbers(CATEGORIES)
    table.born = vec[i64]([DECK])
    table.unknown = numbers(1)
    return table
