"""Ways a turn may go: a beam over the choices of one seat, up to chance or another turn."""

from typing import Any, final

from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.state import State


@final
class TurnPlan:
    """A way to go on: a choice after those of another plan, and how what it leads to looks."""

    def __init__(
        self, before: "TurnPlan | None", source: State, choice: i64, value: float, is_open: bool
    ) -> None:
        self.before = before
        self.source = source  # the table that it leaves
        self.choice: i64 = choice
        self.value = value
        self.is_open = is_open  # the turn goes on
        self.first: i64 = choice if before is None else before.first

    def end(self, game: Game[Any]) -> State:
        """The table it leads to: made again, as a beam looks at many and follows few."""
        state = self.source.copy()
        game.play(state, self.choice)
        return state

    def choices(self) -> list[int]:
        """All its choices, in order."""
        found = [int(self.choice)]
        plan = self.before
        while plan is not None:
            found.append(int(plan.choice))
            plan = plan.before
        found.reverse()
        return found


def value_of(plan: TurnPlan) -> float:
    """The key a beam is sorted by."""
    return plan.value


def turns(
    game: Game[Any], evaluation: Evaluation, state: State, seat: i64, foreseen: bool
) -> list[TurnPlan]:
    """Turns of a seat that look best when they end, best first.

    So many half-finished ones are followed at first, half as many after each choice, but not fewer
    than the narrow end; where it narrows, one stands for all that began alike and look alike. Of a
    turn that is to be played now and not only foreseen, the best way of each beginning is followed
    besides: what seems dull at first may end well.
    """
    width, narrow = evaluation.width, evaluation.narrow
    if foreseen:
        width, narrow = evaluation.reply_width, evaluation.reply_narrow
    out = Choices()
    rival = evaluation.against(state, seat)
    beam: list[TurnPlan] = []
    _follow(game, evaluation, None, state, seat, rival, out, beam)
    finished: list[TurnPlan] = []
    narrows = narrow < width
    while len(beam) > 0:
        beam.sort(key=value_of, reverse=True)
        following: list[TurnPlan] = []
        alike: set[tuple[int, float]] = set()
        begun: set[int] = set()
        kept: i64 = 0
        for plan in beam:
            beginning = int(plan.first)
            if kept >= width and (foreseen or beginning in begun):
                continue
            if narrows:
                look = (beginning, plan.value)
                if look in alike:
                    continue
                alike.add(look)
            if plan.is_open:
                _follow(game, evaluation, plan, plan.end(game), seat, rival, out, following)
            else:
                finished.append(plan)
            begun.add(beginning)
            kept += 1
        beam = following
        width = max(width // 2, narrow)
    finished.sort(key=value_of, reverse=True)
    return finished


def _follow(
    game: Game[Any],
    evaluation: Evaluation,
    before: TurnPlan | None,
    state: State,
    seat: i64,
    rival: float,
    out: Choices,
    found: list[TurnPlan],
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
        found.append(TurnPlan(before, state, choice, value, is_open))
        index += 1
