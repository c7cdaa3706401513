"""The script that measures the structure of a checkout."""

import ast
import sys
from pathlib import Path

import pytest

from building import ROOT, tool

structure = tool("structure")
LINES = [f"step({number})" for number in range(8)]


def test_a_game_lives_in_its_folders_and_where_files_are_named_after_it() -> None:
    files = [
        "src/ziggurat/games/uxmal/rules/laying.py",
        "src/ziggurat/games/uxmal/game.py",
        "src/ziggurat/games/origins/game.py",
        "src/ziggurat/server/ratings/origins.py",
        "docs/pictures/uxmal-dark.png",
        "tests/playthroughs/uxmal-2.txt",
    ]
    assert structure.places(files, "uxmal") == {"src/ziggurat/games/uxmal", "tests/playthroughs"}
    assert structure.places(files, "origins") == {"src/ziggurat/games/origins"}


def test_names_at_the_top_of_two_modules_are_counted_but_not_those_of_games() -> None:
    tree = ast.parse("class Step: ...\ndef _hidden(): ...\ndef told():\n    def inner(): ...")
    other = ast.parse("class Step: ...\ndef inner(): ...\ndef _hidden(): ...")
    trees = {
        "src/ziggurat/core/a.py": tree,
        "src/ziggurat/views/a.py": other,
        "src/ziggurat/games/uxmal/b.py": tree,
    }
    classes = structure.public_names(trees, (ast.ClassDef,))
    assert classes == {"Step": ["core/a.py", "views/a.py"]}
    assert structure.public_names(trees, (ast.FunctionDef,)) == {}
    assert structure.module_names(trees) == {"a": ["core/a.py", "views/a.py"]}


def test_a_block_is_repeated_however_it_is_laid_out() -> None:
    text = 'def f():\n    """Say."""\n    import os\n    return (1,\n        2)  # why\n'
    assert structure.statements(ast.parse(text)) == ["def f():", "    return (1, 2)"]
    assert structure.repeated_blocks([LINES, ["other()", *LINES, "other()"]]) == (1, 8)
    assert structure.repeated_blocks([LINES, LINES[:5]]) == (0, 0)


def test_a_feature_is_found_in_any_layout() -> None:
    files = [
        "src/ziggurat/server/play/ratings.py",
        "src/ziggurat/server/ratings/skill.py",
        "src/ziggurat/server/ratings/__init__.py",
        "src/ziggurat/arena/ratings.py",
    ]
    found = structure.feature_files(files, structure.FEATURES["ratings"])
    assert found == files[:2]
    assert structure.folders(found) == {
        "src/ziggurat/server/play",
        "src/ziggurat/server/ratings",
    }


def test_this_checkout_can_be_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")
    monkeypatch.setattr(sys, "argv", ["structure", str(ROOT)])
    structure.main()
    lines = capsys.readouterr().out.splitlines()
    assert all(line.count(" | ") == 1 or line.startswith("|---") for line in lines)
    titles = (Path(ROOT) / "docs/measurements/structure.md").read_text(encoding="utf-8")
    assert [line for line in lines[2:] if line.split(" | ")[0] not in titles] == []
