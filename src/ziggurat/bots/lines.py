"""Ways a turn may go: a beam over the choices of one seat, up to chance or another turn."""

from typing import Any, final

from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.state import State


@final
class Line:
    """A way to go on: a choice after those of another line, where it leads and how that looks."""

    def __init__(
        self, before: "Line | None", choice: i64, value: float, state: State, is_open: bool
    ) -> None:
        self.before = before
        self.choice: i64 = choice
        self.value = value
        self.state = state
        self.is_open = is_open  # the turn goes on
        self.first: i64 = choice if before is None else before.first

    def choices(self) -> list[int]:
        """All its choices, in order."""
        found = [int(self.choice)]
        line = self.before
        while line is not None:
            found.append(int(line.choice))
            line = line.before
        found.reverse()
        return found


def value_of(line: Line) -> float:
    """The key a beam is sorted by."""
    return line.value


def turns(
    game: Game[Any], evaluation: Evaluation, state: State, seat: i64, width: i64, narrow: i64
) -> list[Line]:
    """Turns of a seat that look best when they end, best first.

    So many half-finished ones are followed at first, half as many after each choice, but not fewer
    than the narrow end; where it narrows, one stands for all that began alike and look alike.
    """
    out = Choices()
    rival = evaluation.against(state, seat)
    beam: list[Line] = []
    _follow(game, evaluation, None, state, seat, rival, out, beam)
    finished: list[Line] = []
    narrows = narrow < width
    while len(beam) > 0:
        beam.sort(key=value_of, reverse=True)
        following: list[Line] = []
        alike: set[tuple[int, float]] = set()
        kept: i64 = 0
        for line in beam:
            if narrows:
                look = (int(line.first), line.value)
                if look in alike:
                    continue
                alike.add(look)
            if line.is_open:
                _follow(game, evaluation, line, line.state, seat, rival, out, following)
            else:
                finished.append(line)
            kept += 1
            if kept == width:
                break
        beam = following
        width = max(width // 2, narrow)
    finished.sort(key=value_of, reverse=True)
    return finished


def _follow(
    game: Game[Any],
    evaluation: Evaluation,
    before: Line | None,
    state: State,
    seat: i64,
    rival: float,
    out: Choices,
    found: list[Line],
) -> None:
    """All ways to go on by one choice; what others have is counted again where a turn ends."""
    game.fill(state, out)
    index: i64 = 0
    while index < out.count:
        after = state.copy()
        choice = out.ids[index]
        game.play(after, choice)
        is_open = game.goes_on(after, seat)
        if is_open:
            value = evaluation.points(after, seat) - rival
        else:
            value = evaluation.lead(after, seat)
        found.append(Line(before, choice, value, after, is_open))
        index += 1
