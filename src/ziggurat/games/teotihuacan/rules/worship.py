"""Worship tiles: which lie face up, and who takes them. (Temple 3; set-up 20)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Chance, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.teotihuacan.components import (
    NOTHING,
    PILE,
    SLOT,
    WORSHIPS,
    WORSHIPS_OF_A_COLOUR,
)
from ziggurat.games.teotihuacan.events import ADORED, RETURNED, REVEALED
from ziggurat.games.teotihuacan.reasons import IN_THE_SLOT, NONE_FACE_UP, OTHER_COLOUR
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.games.teotihuacan.steps import ADORING, DRAWING, REFILLING, REVEALING
from ziggurat.games.teotihuacan.verbs import REVEAL, WORSHIP


@final
class Adoration(Effect[Teotihuacan]):
    """After a temple take one of the two face-up tiles of its colour. (Temple 3)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the colour. None is up during the set-up: the top of the pile is drawn. (R-04)"""
        seat = seat_of(now)
        slot = 2 * a_of(now) + SLOT
        pile = 2 * a_of(now) + PILE
        if state.round == 0:
            if len(state.pile(a_of(now))) > 0:
                state.then(step(DRAWING, seat, a_of(now)))
        elif state.shown[slot] != NOTHING and state.shown[pile] != NOTHING:
            state.then(step(ADORING, seat, a_of(now)))
        elif state.shown[slot] != NOTHING:
            take_worship(state, seat, slot)


@final
class Adoring(Decision[Teotihuacan]):
    """Which of the two. (Temple 3)"""

    def __init__(self) -> None:
        super().__init__(WORSHIP)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It has another colour than the temple."""
        return Refusal(OTHER_COLOUR) if WORSHIP.target(choice) // 2 != a_of(now) else None

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """It is replaced at once."""
        take_worship(state, seat_of(now), WORSHIP.target(choice))


@final
class AnyPile(Decision[Teotihuacan]):
    """The reward of a worship tile: the first face-up tile of any pile. (Annex 2, p. 18)"""

    def __init__(self) -> None:
        super().__init__(WORSHIP)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It lies in the slot, or none is left; face down in the set-up. (R-04)"""
        if WORSHIP.target(choice) % 2 != PILE:
            return Refusal(IN_THE_SLOT)
        return None if has_first(state, WORSHIP.target(choice) // 2) else Refusal(NONE_FACE_UP)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """It is replaced at once."""
        if state.round == 0:
            state.then(step(DRAWING, seat_of(now), WORSHIP.target(choice) // 2))
        else:
            take_worship(state, seat_of(now), WORSHIP.target(choice))


@final
class Drawing(Chance[Teotihuacan]):
    """During the set-up the top tile of a face-down pile is drawn; then it is open. (R-04)"""

    def outcomes(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Any tile of the pile."""
        state.pile(a_of(now)).offer(REVEAL, out)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """It is this one."""
        worship = REVEAL.target(choice)
        state.pile(a_of(now)).take(worship)
        state.worship[WORSHIPS * seat_of(now) + worship] += 1
        state.tell(ADORED, seat_of(now), worship)


@final
class Refilling(Effect[Teotihuacan]):
    """Two tiles of each colour lie face up: in the slot, and on the pile. (Set-up 20; Temple 3)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the colour. The slot is filled first, from the pile's top. (R-25, R-54)"""
        slot = 2 * a_of(now) + SLOT
        pile = 2 * a_of(now) + PILE
        if state.shown[slot] == NOTHING and state.shown[pile] != NOTHING:
            state.shown[slot] = state.shown[pile]
            state.shown[pile] = NOTHING
        place = slot if state.shown[slot] == NOTHING else pile
        if state.shown[place] == NOTHING and len(state.pile(a_of(now))) > 0:
            state.then(step(REVEALING, NOBODY, place), now)


@final
class Revealing(Chance[Teotihuacan]):
    """The next tile of a pile is turned up. (Set-up 20; Temple 3)"""

    def outcomes(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Used tiles at the bottom are known, all others are not."""
        state.pile(a_of(now) // 2).offer(REVEAL, out)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """It is this one."""
        worship = REVEAL.target(choice)
        state.pile(a_of(now) // 2).take(worship)
        state.shown[a_of(now)] = worship
        state.tell(REVEALED, NOBODY, a_of(now), worship)


def has_first(state: Teotihuacan, colour: i64) -> bool:
    """Whether a pile has a first tile to take: face up, or in the set-up face down."""
    if state.round == 0:
        return len(state.pile(colour)) > 0
    return state.shown[2 * colour + PILE] != NOTHING


def take_worship(state: Teotihuacan, seat: i64, place: i64) -> None:
    """Take a face-up tile; the next one takes its place."""
    worship = state.shown[place]
    state.shown[place] = NOTHING
    state.worship[WORSHIPS * seat + worship] += 1
    state.tell(ADORED, seat, worship)
    state.then(step(REFILLING, NOBODY, place // 2))


def give_back(state: Teotihuacan, seat: i64, worship: i64) -> None:
    """Slide a tile face down under its pile; if that shows less than two it is turned up. (R-25)"""
    colour = worship // WORSHIPS_OF_A_COLOUR
    state.pile(colour).put_under(worship)
    state.tell(RETURNED, seat, worship)
    state.then(step(REFILLING, NOBODY, colour))
