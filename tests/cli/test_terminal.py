"""A game for one in the terminal: turns end, are undone one by one, and it is won or lost."""

from collections.abc import Iterator

import pytest

from toy.registry import registered
from ziggurat.cli.terminal import Terminal
from ziggurat.table import Table


@pytest.fixture
def alone() -> Iterator[Terminal]:
    """One player alone with the toy."""
    with registered():
        yield Terminal(Table("orchard", 1, seed=1, players=["Ada"]), "en")


def answers(monkeypatch: pytest.MonkeyPatch, player: Terminal, *said: str) -> list[str]:
    """Answer what is asked, in order; then leave. Returns what was asked."""
    asked: list[str] = []
    left = iter(said)

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return next(left, "q")

    monkeypatch.setattr(player.console, "input", answer)
    return asked


def test_a_turn_alone_is_ended_and_stays_so(
    alone: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = answers(monkeypatch, alone, "take:row-0", "u", "take:row-1", "plant:cell-0", "", "u")
    alone.run()
    assert [entry.text for entry in alone.table.record.entries[-2:]] == [
        "take:row-1",
        "plant:cell-0",
    ]
    assert sum("to end the turn" in prompt for prompt in asked) == 1
    assert "There’s nothing to undo" in capsys.readouterr().out


def test_why_not_is_answered_in_words(
    alone: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("why take:row-0", "why plant:cell-0", "take:row-0", "plant:cell-0", "")
    answers(monkeypatch, alone, *asked, "why take:row-0", "why take:moon")
    alone.run()
    told = capsys.readouterr().out
    assert "You can choose that." in told
    assert "You can’t choose that now. Take a fruit from the row.\n" in told
    assert "Nothing grows in this gap." in told and " C-08\n" in told
    assert "'take:moon' is not a choice of this game" in told


@pytest.mark.parametrize(("place", "said"), [(1, "Ada wins."), (2, "Ada misses the target.")])
def test_a_game_alone_is_won_or_lost_in_words(
    alone: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    place: int,
    said: str,
) -> None:

    alone.table = next(
        table
        for number in range(99)
        if (table := finished(number)).outcome and table.outcome.places == (place,)
    )
    alone.finish()
    assert said in capsys.readouterr().out


def finished(seed: int) -> Table:
    """A game played by a person who takes the first choice."""
    table = Table("orchard", 1, seed, players=["Ada"])
    while not table.over:
        table.play(table.choices()[0].id)
    return table
