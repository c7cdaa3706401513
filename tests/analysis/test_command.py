"""`ziggurat review` prints a review in words or as JSON, and refuses in one line."""

import json
import sys
from pathlib import Path

import pytest

from ziggurat.analysis.because import TurnReason
from ziggurat.analysis.game_parts import Turn
from ziggurat.analysis.loss import JudgedTurn, TurnLoss
from ziggurat.analysis.review import Reviewer, collected
from ziggurat.analysis.telling import review_lines
from ziggurat.analysis.words import ReviewWords
from ziggurat.cli import main


def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """What a command prints; its errors where it fails."""
    monkeypatch.setattr(sys, "argv", ["ziggurat", "review", *words])
    try:
        main()
    except SystemExit as stop:
        if stop.code:
            return capsys.readouterr().err
    return capsys.readouterr().out


@pytest.fixture
def path(orchard: str, tmp_path: Path) -> str:
    file = tmp_path / "finished.game"
    file.write_text(orchard, encoding="utf-8")
    return str(file)


def test_a_review_is_printed_in_both_languages(
    path: str, tiny: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    english = run(capsys, monkeypatch, path, "--budget", tiny)
    french = run(capsys, monkeypatch, path, "--budget", tiny, "--lang", "fr")
    assert "unexplained" in english and "inexpliqué" in french
    assert english.splitlines()[1].startswith("bot:random: ")
    assert len(english.splitlines()) == len(french.splitlines())


def test_json_is_the_review(
    path: str, tiny: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = run(capsys, monkeypatch, path, "--budget", tiny, "--json")
    assert printed == run(capsys, monkeypatch, path, "--budget", tiny, "--json")
    found = json.loads(printed)
    assert found["game"] == "orchard"
    assert {"before", "after", "luck", "play", "rest"} <= set(found["parts"][0])


def test_refusals_are_one_line(
    path: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(capsys, monkeypatch, path, "--budget", "all") == (
        "ziggurat: there is no budget 'all'; use quick, usual, deep\n"
    )
    file = Path(path)
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:-1]))
    assert run(capsys, monkeypatch, path).startswith("ziggurat: only a finished game")


def test_a_turning_point_says_what_was_played_and_what_was_better(orchard: str, tiny: str) -> None:
    reviewer = Reviewer(orchard, tiny)
    parts = [reviewer.part(number) for number in range(len(reviewer))]
    number, turn = next(
        (number, one.part)
        for number, one in enumerate(parts)
        if isinstance(one.part, Turn) and one.verdict
    )
    seen = JudgedTurn(turn.choices, (0.4, 0.6), 2)
    verdict = TurnLoss("mistake", 0.12, 0.03, seen, seen, 3, (0.0, 0.0))
    parts[number] = parts[number]._replace(
        verdict=verdict, reasons=(TurnReason("because-own", 3.2),)
    )
    found = collected(reviewer, tuple(parts))
    assert number in found.moments
    lines = list(review_lines(found, reviewer.course, ["Ada", "Bo"], ReviewWords("en", "orchard")))
    at = lines.index(f"Line {turn.at + 1}, {['Ada', 'Bo'][turn.seat]}: mistake, −12% (± 3%)")
    assert lines[at + 1].startswith("  Played: ")
    assert lines[at + 2].startswith("  Better: ")
    assert lines[at + 1].count(";") == len(turn.choices) - 1
    assert lines[at + 3] == "  At the end of the game: +3 points in all."
