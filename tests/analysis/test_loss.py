"""What a turn loses is judged from what its seat sees, and a mistake has to be confirmed."""

from typing import Any

import pytest

from analysis.conftest import TINY
from laws.worlds import load
from ziggurat.analysis import loss
from ziggurat.analysis.calibration import Calibration
from ziggurat.analysis.court import Court, Mean, court_of, guessed, mean_of
from ziggurat.analysis.game_parts import Turn
from ziggurat.analysis.judge import Judge
from ziggurat.analysis.loss import mark_of, weigh
from ziggurat.analysis.onward import Ended
from ziggurat.arena.endings import EndgameTable
from ziggurat.arena.exam import read_exam
from ziggurat.bots import evaluation_of
from ziggurat.bots.analysis import distinct_turns
from ziggurat.core.choices import Choices
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE
from ziggurat.table import replay

SURE = Court(8, Mean(0.5, 0.1), Mean(4.0, 1.0))


def judge_of(key: str, **changes: Any) -> Judge:
    game = load(key)
    return Judge(game, evaluation_of(game), Calibration(), TINY._replace(**changes))


def asked(judge: Judge, choices: int, seed: int = 2) -> State:
    """A position in which a seat has several turns."""
    game, out = judge.game, Choices()
    state: State = game.setup({}, 2)
    playout(game, state, Rng(seed), out, choices)
    while game.fill(state, out) == CHANCE or out.count < 2:
        game.play(state, out.ids[0])
    return state


def turn_at(judge: Judge, state: State, which: int) -> Turn:
    """One of the turns of the seat to move, by its rank by look."""
    game, seat = judge.game, int(judge.game.to_move(state))
    found = distinct_turns(game, judge.evaluation, state, seat)[which]
    texts = tuple(game.catalogue.text(choice) for choice in found.choices)
    return Turn(seat, 0, texts, False)


@pytest.mark.parametrize(
    ("lost", "mark"),
    [
        (0.0, "best"),
        (0.01, "best"),
        (0.03, "good"),
        (0.05, "inaccuracy"),
        (0.1, "mistake"),
        (0.2, "blunder"),
    ],
)
def test_marks_have_thresholds(lost: float, mark: str) -> None:
    assert mark_of(lost) == mark


def test_nothing_hidden_has_an_influence() -> None:
    """In worlds that the seat cannot tell apart the verdict is the same, to the last bit."""
    plain = judge_of("pyramidion", rounds=((2, 2),), pair=2, repeats=2)
    calibration = Calibration(plays=(0.5, 0.5), games=1)
    judge = Judge(plain.game, plain.evaluation, calibration, plain.budget)
    state = asked(judge, 70)
    turn = turn_at(judge, state, -1)
    others = (guessed(judge.game, state, turn.seat, seed) for seed in range(50))
    worlds = [state, next(one for one in others if one.flat() != state.flat())]
    found = [weigh(judge, world, turn, 5) for world in worlds]
    assert found[0] is not None and found[0].verdict.turns > 1
    assert all(one is not None and one.verdict == found[0].verdict for one in found)


def test_a_seat_that_threw_a_solved_ending_away_lost_exactly_that() -> None:
    judge = judge_of("uxmal", positions=400)
    for question in read_exam("uxmal"):
        table = replay(question)
        solver, seat = EndgameTable(judge.game, 150), table.to_move
        turns = distinct_turns(judge.game, judge.evaluation, table.state, seat)
        try:
            values = [solver.worth(turn.end, seat) for turn in turns]
        except Exception:
            continue
        break
    for which, value in (
        (values.index(min(values)), min(values)),
        (values.index(max(values)), max(values)),
    ):
        heard = weigh(judge, table.state, turn_at(judge, table.state, which), 1, can_solve=True)
        assert heard is not None and heard.verdict.is_exact
        verdict = heard.verdict
        assert verdict.loss == pytest.approx(max(values) - value)
        assert verdict.mark == mark_of(max(values) - value)
        assert verdict.played.chances[seat] == value
        assert verdict.play[seat] == -verdict.loss and sum(verdict.play) == pytest.approx(0.0)
    assert max(values) - min(values) >= 0.1, "a question decides something"


def blunder(judge: Judge, monkeypatch: pytest.MonkeyPatch, court: Court) -> loss.TurnLoss:
    """The verdict on the worst-looking turn of a position, before a court that says this."""
    monkeypatch.setattr(loss, "pairs", lambda *_: [])
    monkeypatch.setattr(loss, "court_of", lambda *_: court)
    state = asked(judge, 60)
    heard = weigh(judge, state, turn_at(judge, state, -1), 3)
    assert heard is not None
    return heard.verdict


def test_a_blunder_is_shown_only_if_the_court_confirms_it(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = judge_of("amytis", pair=10, rounds=((2, 2),))
    shown = blunder(judge, monkeypatch, SURE)
    assert shown.mark in ("mistake", "blunder") and shown.loss > shown.error
    assert shown.play[0] + shown.play[1] == pytest.approx(0.0) and min(shown.play) == -shown.loss
    refuted = blunder(judge, monkeypatch, SURE._replace(share=Mean(0.0, 0.1)))
    assert refuted.mark == "unclear" and refuted.play == (0.0, 0.0)
    smaller = blunder(judge, monkeypatch, SURE._replace(share=Mean(0.06, 0.01)))
    assert smaller.mark == "inaccuracy", "no larger than what the court has seen"


@pytest.mark.parametrize(
    ("by_search", "by_plays", "mark"),
    [
        (0.3, 0.25, "blunder"),
        (0.3, -0.3, "best"),
        (-0.3, 0.3, "unclear"),
        (0.03, 0.3, "good"),  # not suspected: no games are played on
    ],
)
def test_a_mistake_on_which_the_judges_differ_is_not_shown(
    by_search: float, by_plays: float, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The court would confirm anything."""
    plain = judge_of("amytis", pair=2, rounds=((2, 2),), repeats=2)
    judge = Judge(plain.game, plain.evaluation, Calibration(games=1), plain.budget)
    state = asked(judge, 60)
    turn = turn_at(judge, state, -1)

    def compared(*words: Any) -> tuple[list[tuple[float, ...]], float]:
        lost = by_plays if words[-1] else by_search
        chances = [(0.5 + side * lost / 2, 0.5 - side * lost / 2) for side in (1, -1)]
        return [one if turn.seat == 0 else one[::-1] for one in chances], 0.01

    monkeypatch.setattr(loss, "_compared", compared)
    monkeypatch.setattr(loss, "_pairs", lambda *_: ())
    monkeypatch.setattr(loss, "pairs", lambda *_: [])
    monkeypatch.setattr(loss, "court_of", lambda *_: SURE)
    heard = weigh(judge, state, turn, 3)
    assert heard is not None
    assert heard.verdict.mark == mark
    lost = {"blunder": 0.25, "good": 0.03}.get(mark, 0.0)
    assert heard.verdict.play[turn.seat] == pytest.approx(-lost)


def test_what_looks_best_by_far_and_is_needs_no_second_judgement(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge = judge_of("amytis", pair=2, repeats=2)
    monkeypatch.setattr(loss, "_ranking", lambda judge, entrants, *_: list(entrants))
    state = asked(judge, 60)
    turn = turn_at(judge, state, 0)
    judge.evaluation.temperature = 1e-6
    plain = weigh(judge, state, turn, 3)
    judge.evaluation.temperature = 1e6
    judged = weigh(judge, state, turn, 3)
    assert plain is not None and judged is not None
    assert (plain.verdict.mark, plain.verdict.loss, plain.verdict.played.rank) == ("best", 0.0, 1)
    assert plain.verdict.played.chances == () and len(judged.verdict.played.chances) == 2


def test_a_court_counts_pairs_of_games() -> None:
    state = load("amytis").setup({}, 2)
    won, lost = Ended(state, (1.0, 0.0), (4.0, -4.0)), Ended(state, (0.0, 1.0), (-2.0, 2.0))
    court = court_of([(won, lost), (won, won), (lost, lost), (won, lost)], 0)
    assert court.share.value == 0.5 and court.lead.value == 3.0 and court.confirms
    assert not court_of([(won, lost), (won, lost)], 1).confirms
    assert mean_of([1.0, 3.0]) == Mean(2.0, 1.0)


def test_the_same_seed_gives_the_same_verdict() -> None:
    judge = judge_of("uxmal", rounds=((2, 2),), pair=3)
    state = asked(judge, 100)
    turn = turn_at(judge, state, 1)
    found = [weigh(judge, state, turn, seed) for seed in (4, 4, 5)]
    assert found[0] is not None and found[1] is not None and found[2] is not None
    assert found[0].verdict == found[1].verdict
    assert found[0].verdict != found[2].verdict
