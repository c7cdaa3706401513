"""Phase 4: character cards; and every later draw. (p. 4)"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.rules import Chance, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.pyramidion.components import (
    BASICS_OF,
    DECK,
    NOTHING,
    NUMBERS,
    TORTURERS,
)
from ziggurat.games.pyramidion.components import THEBES as THEBES_SITE
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import DEALING, THEBES
from ziggurat.games.pyramidion.verbs import DEAL

DEALT: Final[int] = NUMBERS["cards-dealt"]
EXTRA: Final[int] = NUMBERS["extra-cards-of-thebes"]


@final
class Hands(Effect[Pyramidion]):
    """Everybody has his basic cards back; the other forty are shuffled, four dealt to each."""

    def run(self, state: Pyramidion, now: i64) -> None:
        """All know who holds which basic cards: each left its hand face up."""
        state.deck = DECK
        state.discards = 0
        state.born = vec[i64]([DECK])
        state.unknown = vec[i64]([0])
        state.then(step(THEBES))
        seat = state.seats - 1
        while seat >= 0:
            state.hand[seat] = BASICS_OF[seat]
            state.open[seat] = BASICS_OF[seat]
            state.then(step(DEALING, seat, DEALT))
            seat -= 1


@final
class Thebes(Effect[Pyramidion]):
    """Whoever has torturers at Thebes is dealt one more card. (pp. 4, 8)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Negotiators there bring none."""
        seat = state.owner(THEBES_SITE, TORTURERS)
        if seat != NOTHING:
            state.then(step(DEALING, seat, EXTRA))


@final
class Dealing(Chance[Pyramidion]):
    """Cards are dealt face down, so many to one player."""

    def outcomes(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any card of the deck."""
        out.add_each(DEAL, state.deck)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It is this one, and the next follows."""
        seat = seat_of(now)
        left = a_of(now) - 1
        state.give(seat, DEAL.target(choice))
        if left > 0:
            state.then(step(DEALING, seat, left))


@final
class Drawing(Effect[Pyramidion]):
    """A player draws a card; if deck and discards are empty, none. (p. 3; R-06)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """An empty deck is first made anew."""
        if state.has_card_to_draw():
            state.then(step(DEALING, seat_of(now), 1))
