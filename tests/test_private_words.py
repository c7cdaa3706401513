"""The script that counts private terms in docstrings, comments and docs."""

from pathlib import Path

import pytest

from building import ROOT, tool

WORDS = tool("private_words")

SOURCE = '''"""Whoever asks is told so."""
NAME = "somebody"  # so many, and so many; not NOBODY or `anew`
def plain():
    """Return the name."""
'''


def test_lines_of_docstrings_and_comments_are_counted_once_per_term() -> None:
    assert WORDS.counted(WORDS.prose_of_code(SOURCE)) == {"whoever": 1, "is told": 1, "so many": 1}


def test_only_fail_makes_it_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "README.md").write_text("Nobody knows.\n", encoding="utf-8")
    assert WORDS.main([], tmp_path) == 0
    assert "3 lines in all" in capsys.readouterr().out
    assert WORDS.main(["--fail"], tmp_path) == 1
    (tmp_path / "src" / "a.py").unlink()
    (tmp_path / "README.md").unlink()
    assert WORDS.main(["--fail"], tmp_path) == 0


def test_no_private_term_is_left() -> None:
    """`python tools/private_words.py` prints them by file."""
    found = {
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in WORDS.files(ROOT)
        for line in WORDS.prose(path)
        if WORDS.terms_in(line)
    }
    assert found == set()


def test_rules_and_their_tests_are_exempt(tmp_path: Path) -> None:
    for name in ("src/games/a/rules/b.py", "tests/games/a/test_b.py", "tests/games.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(SOURCE, encoding="utf-8")
    assert list(WORDS.files(tmp_path)) == [tmp_path / "tests" / "games.py"]
