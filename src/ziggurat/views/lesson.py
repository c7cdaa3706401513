"""The guided first game: a fixed table, and steps that point at one thing and wait for it.

A game's `data/lesson.toml` says what is done, its `lesson.<lang>.ftl` what is said: `lesson-<id>`
heads a step, `lesson-<id>-text` tells it, `lesson-<id>-first` says why nothing else is chosen now.
"""

from collections.abc import Sequence
from functools import cache
from operator import ne
from typing import Final, NamedTuple

from ziggurat.core.data import Component, Fields, read_components
from ziggurat.registry import view_package

END: Final = "end"  # a step that waits for End turn
FIELDS: Final[dict[str, Fields]] = {
    "lesson": {"seats": int, "seed": int},
    "steps": {"id": str, "choices": str, "at": str, "then": str},
}


class LessonStep(NamedTuple):
    """An instruction: the choice it waits for, what it points at, and other seats' replies."""

    number: int  # from 1
    id: str
    choices: tuple[str, ...]  # one after the other; END is End turn; none for what is only read
    at: tuple[str, ...]  # by their ids, the first that can be seen; none for the choice itself
    then: tuple[str, ...]  # what the other seats choose, in order


class Cue(NamedTuple):
    """The next choice, '' if any is accepted, with the instructions before and after it."""

    number: int  # of the step the lesson has come to
    choice: str
    steps: tuple[LessonStep, ...] = ()  # none where another seat is to choose
    ending: tuple[LessonStep, ...] = ()  # shown while only End turn is missing

    def after(self) -> "Cue":
        """The choice is made, and ends a turn."""
        number = self.ending[0].number if self.ending else self.number
        return Cue(number, END, self.ending)


class Lesson(NamedTuple):
    """A scripted first game: its set-up, its steps, and the choices of all seats."""

    seats: int
    seed: int
    steps: tuple[LessonStep, ...]
    cues: tuple[Cue, ...]

    def now(self, chosen: Sequence[str], waits: bool) -> Cue | None:
        """Where a game is after these choices; None where it goes, or has gone, its own way.

        `waits` says that a turn is played and only End turn is missing.
        """
        made = len(chosen)
        if made >= len(self.cues) or any(map(ne, chosen, (one.choice for one in self.cues))):
            return None
        return self.cues[made - 1].after() if waits else self.cues[made]


@cache
def lesson_of(key: str) -> Lesson:
    """The first game of a game's world."""
    rows = read_components(view_package(key), "lesson.toml", FIELDS)
    (table,) = rows["lesson"]
    steps = tuple(_step(number, row) for number, row in enumerate(rows["steps"], start=1))
    return Lesson(table["seats"], table["seed"], steps, tuple(_cues(steps)))


def _step(number: int, row: Component) -> LessonStep:
    choices, at, then = (tuple(row[key].split()) for key in ("choices", "at", "then"))
    return LessonStep(number, row["id"], choices, at, then)


def _cues(steps: Sequence[LessonStep]) -> list[Cue]:
    """Group instructions with the choice they lead to; the last steps accept every choice."""
    cues: list[Cue] = []
    told: tuple[LessonStep, ...] = ()
    for step in steps:
        told = (*told, step)
        for choice in step.choices:
            told = told or (step,)  # it stays until the last of its choices
            if choice == END:
                cues[-1] = cues[-1]._replace(ending=told)
            else:
                cues.append(Cue(told[0].number, choice, told))
            told = ()
        cues += [Cue(step.number, text) for text in step.then]
    return [*cues, Cue(told[0].number, "", told)]
