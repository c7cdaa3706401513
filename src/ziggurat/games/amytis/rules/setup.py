"""Set-up. (pp. 2-3)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.rules import NOBODY, Chance, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.amytis.components import DISPLAY, FIRST_PROJECTS, OTHER_PROJECTS, PLACES
from ziggurat.games.amytis.events import DEALT, REFILLED, REVEALED
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.steps import DEALING, OPENING, REVEALING, TURN
from ziggurat.games.amytis.verbs import DEAL, REVEAL

TO_DISPLAY: Final[int] = PLACES + DISPLAY
TO_FIRST: Final[int] = TO_DISPLAY + FIRST_PROJECTS
TO_OTHER: Final[int] = TO_FIRST + OTHER_PROJECTS


@final
class Opening(Effect[Amytis]):
    """Nine piles face up, three projects on display, two and three for the players. (pp. 2-3)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Do what comes at this place of the set-up, then what follows."""
        place = a_of(now)
        if place == TO_OTHER:
            state.then(step(TURN, 0))
            return
        following = step(OPENING, NOBODY, place + 1)
        if place < PLACES:
            state.then(step(REVEALING, NOBODY, place), following)
        elif place < TO_DISPLAY:
            state.then(step(DEALING), following)
        elif place < TO_FIRST:
            state.then(step(DEALING, 0), following)
        else:
            state.then(step(DEALING, 1), following)


@final
class Revealing(Chance[Amytis]):
    """The next tile of a pile comes to light. (pp. 2, 4; R-08)"""

    def outcomes(self, state: Amytis, now: i64, out: Choices) -> None:
        """Any tile nobody has seen yet: those under the tops and in the box are alike. (R-09)"""
        state.bag.offer(REVEAL, out)

    def play(self, state: Amytis, now: i64, choice: i64) -> None:
        """It is this one."""
        pile = a_of(now)
        tile = REVEAL.target(choice)
        state.bag.take(tile)
        state.tops[pile] = tile
        state.tell(REVEALED, NOBODY, pile, tile)


@final
class Dealing(Chance[Amytis]):
    """A project card is drawn, face up, for a player or for the display. (pp. 2-3, 7)"""

    def outcomes(self, state: Amytis, now: i64, out: Choices) -> None:
        """Any card of the deck."""
        state.deck.offer(DEAL, out)

    def play(self, state: Amytis, now: i64, choice: i64) -> None:
        """It is this one."""
        card = DEAL.target(choice)
        seat = seat_of(now)
        state.deck.take(card)
        if seat == NOBODY:
            state.display |= BIT[card]
            state.tell(REFILLED, NOBODY, card)
        else:
            state.held[seat] |= BIT[card]
            state.tell(DEALT, seat, card)
