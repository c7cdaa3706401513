"""The exam: its questions can be asked, decide something, and tell good bots from bad ones."""

from collections import Counter
from itertools import islice

import pytest

from toy.registry import registered
from ziggurat.arena.endings import EndgameTable, Unsolved
from ziggurat.arena.exam import Answer, answer, answers, examined, marks, read_exam
from ziggurat.arena.questions import STAKE, questions
from ziggurat.table import replay

SMALL = 60  # tables: what is solved in a moment
KEYS = ("amytis", "uxmal")


def small(key: str, most: int = 8) -> tuple[str, ...]:
    """Some questions of an exam that are solved in a moment."""
    found = []
    for question in read_exam(key):
        table = replay(question)
        ending = EndgameTable(table.game, SMALL)
        try:
            best = ending.worth(table.state, table.to_move)
            at_random = ending.by_chance(table.state, table.to_move)
        except Unsolved:
            continue
        assert best - at_random >= STAKE
        found.append(question)
        if len(found) == most:
            break
    return tuple(found)


def test_there_are_exams() -> None:
    assert examined() == sorted(KEYS)
    with registered():
        assert read_exam("orchard") == []


@pytest.mark.parametrize("key", KEYS)
def test_every_question_can_be_asked(key: str) -> None:
    """Each of another game."""
    asked = read_exam(key)
    assert len(asked) >= 100
    assert len(set(asked)) == len(asked)
    for question in asked:
        table = replay(question)
        assert table.game.key == key and table.to_move in range(2)


@pytest.mark.parametrize("key", KEYS)
def test_who_looks_ahead_throws_less_away(key: str) -> None:
    given = list(answers(small(key), ["random", "greedy"]))
    at_random, greedy = marks(["random", "greedy"], given)
    assert at_random.lost.share > STAKE / 2 > 0
    assert greedy.lost.share < at_random.lost.share
    assert all(0 <= part <= one.best for one in given for part in one.lost)


def test_marks_are_means_with_their_intervals() -> None:
    given = [Answer(1.0, (0.0, 1.0)), Answer(0.5, (0.0, 0.25))]
    right, wrong = marks(["a", "mine=./my_bot"], given)
    assert (right.lost.share, right.worst, right.wrong) == (0.0, 0.0, 0)
    assert (wrong.bot, wrong.lost.share, wrong.worst, wrong.wrong) == ("mine", 0.625, 1.0, 2)
    assert wrong.lost.low < 0.625 < wrong.lost.high


def test_questions_come_from_games_that_were_played() -> None:
    """The same seed finds the same ones; what is asked decides something."""
    with registered():
        tally: Counter[str] = Counter()
        first = list(islice(questions("orchard", 5, tally, tables=400), 2))
        assert first == list(islice(questions("orchard", 5, Counter(), tables=400), 2))
        assert tally["games"] >= tally["close games"] >= 2
        assert tally["positions solved"] >= tally["positions that decide"] >= 2
        assert any(
            answer(question, ["random"], seed).lost[0] > 0
            for question in first
            for seed in range(9)
        )
