"""Set-up."""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.rules import NOBODY, Chance, Effect
from ziggurat.core.steps import a_of, b_of, step
from ziggurat.games.uxmal.components import (
    CORNERS,
    IDOLS,
    PRINT_FACES,
    PRINT_IDS,
    SLOT_CORNERS,
    TURNS,
)
from ziggurat.games.uxmal.events import ORDERED, PRINTED
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.steps import OPENING, ORDERING, PRINTING, TURN
from ziggurat.games.uxmal.verbs import ORDER, PRINT

FIRST_SEAT: Final = 0
PRINTS: Final[i64] = len(PRINT_IDS) * TURNS


@final
class Opening(Effect[Uxmal]):
    """The five idols on the track, the base under the pyramid, then the first turn. (Set-up)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """Do what comes at this place of the set-up, then what follows."""
        place = a_of(now)
        spaces = b_of(now)
        if place == IDOLS + spaces:
            state.then(step(TURN, FIRST_SEAT))
            return
        following = step(OPENING, NOBODY, place + 1, spaces)
        if place < IDOLS:
            state.then(step(ORDERING, NOBODY, place), following)
        else:
            state.then(step(PRINTING, NOBODY, place - IDOLS), following)


@final
class Ordering(Chance[Uxmal]):
    """The idol tiles are shuffled and laid on spaces 1 to 5, face up. (Set-up 3)"""

    def outcomes(self, state: Uxmal, now: i64, out: Choices) -> None:
        """Any idol that has no space yet."""
        for idol in range(IDOLS):
            if state.space_of(idol) == IDOLS:
                out.add(ORDER.on(idol))

    def play(self, state: Uxmal, now: i64, choice: i64) -> None:
        """It is this one."""
        space = a_of(now)
        state.track[space] = ORDER.target(choice)
        state.tell(ORDERED, NOBODY, state.track[space], space)


@final
class Printing(Chance[Uxmal]):
    """A space of the base shows three different idols and a blank, anyhow. (Option `base`)"""

    def outcomes(self, state: Uxmal, now: i64, out: Choices) -> None:
        """Any three idols in any order, turned any way, whatever the other spaces show."""
        for print_ in range(PRINTS):
            out.add(PRINT.on(print_))

    def play(self, state: Uxmal, now: i64, choice: i64) -> None:
        """It is this one; the base stays level 0."""
        space = a_of(now)
        face = PRINT.target(choice)
        for corner in range(CORNERS):
            state.visible[SLOT_CORNERS[CORNERS * space + corner]] = PRINT_FACES[
                CORNERS * face + corner
            ]
        state.tell(PRINTED, NOBODY, space, face)
