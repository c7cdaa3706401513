"""Luck is 0 on average, whatever the judge thinks."""

import pytest

from analysis.conftest import TINY
from laws.worlds import load
from ziggurat.analysis.calibration import Calibration
from ziggurat.analysis.judge import Judge
from ziggurat.analysis.luck import expected
from ziggurat.bots import evaluation_of
from ziggurat.core.choices import Choices
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE


def judge_of(key: str, outcomes: int) -> Judge:
    game = load(key)
    return Judge(game, evaluation_of(game), Calibration(), TINY._replace(outcomes=outcomes))


def draw_in(judge: Judge, choices: int) -> State:
    """A position in which one draw is due."""
    game, out = judge.game, Choices()
    state: State = game.setup({}, 2)
    playout(game, state, Rng(2), out, choices)
    while game.fill(state, out) != CHANCE:
        game.play(state, out.ids[0])
    return state


def test_the_mean_of_all_outcomes_is_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a judge that tells everything apart, if without reason."""

    def known(self: Judge, state: State, *_: int) -> tuple[float, float]:
        part = sum(at * number for at, number in enumerate(state.flat())) % 97 / 97
        return part, 1.0 - part

    monkeypatch.setattr(Judge, "known", known)
    judge = judge_of("amytis", 40)
    state = draw_in(judge, 60)
    found = expected(judge, state, 7, judge.budget.outcomes)
    outcomes = judge.game.outcomes(state)
    assert found.is_exact and found.outcomes == len(outcomes) > 1
    assert found.errors == (0.0, 0.0)
    assert len({weight for _, weight in outcomes}) > 1
    total = luck = 0.0
    for choice, weight in outcomes:
        after = state.copy()
        judge.game.play(after, choice)
        came = judge.known(after, 7)
        luck += weight * (came[0] - found.chances[0])
        total += weight
    assert luck / total == pytest.approx(0.0, abs=1e-12)


def test_many_outcomes_are_sampled_and_say_how_well() -> None:
    judge = judge_of("amytis", 4)
    state = judge.game.setup({}, 2)
    found = expected(judge, state, 7, judge.budget.outcomes)
    assert (found.outcomes, found.is_exact) == (4, False)
    assert found.errors[0] > 0.0
    assert sum(found.chances) == pytest.approx(1.0)
    assert expected(judge, state, 7, judge.budget.outcomes) == found
    assert expected(judge, state, 8, judge.budget.outcomes) != found
