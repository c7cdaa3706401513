"""Beam search over the choices of one seat's turn, up to chance or the next turn."""

from typing import Any, final

from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.state import State


@final
class TurnPlan:
    """A sequence of choices: a choice appended to a shorter plan, and its value."""

    def __init__(
        self, before: "TurnPlan | None", source: State, choice: i64, value: float, is_open: bool
    ) -> None:
        self.before = before
        self.source = source  # the state before the choice
        self.choice: i64 = choice
        self.value = value
        self.is_open = is_open  # the turn is not finished
        self.first: i64 = choice if before is None else before.first

    def end(self, game: Game[Any]) -> State:
        """The state after the plan; recomputed, as a beam follows few of its plans."""
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
    """Sort key of a beam."""
    return plan.value


def turns(
    game: Game[Any], evaluation: Evaluation, state: State, seat: i64, foreseen: bool
) -> list[TurnPlan]:
    """Finished turns of a seat found by beam search, best first.

    The beam starts with `width` plans and halves after each choice, down to `narrow`; a narrowing
    beam drops plans with equal first choice and equal value as duplicates. For a turn to be played
    now (not `foreseen`), the best plan of each first choice is kept as well.
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
    """Extend a plan by every legal choice; rivals are evaluated again only where a turn ends."""
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
