"""The tool that fails where too little of the code is executed by its tests."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from building import ROOT, tool

gate = tool("coverage_gate")


def report(**taken: int) -> dict[str, Any]:
    """A report in which each file has 100 lines and 100 branches, of which some were executed."""
    return {
        "files": {
            f"src/ziggurat/{name.replace('__', '/')}.py": {
                "summary": {
                    "num_statements": 100,
                    "covered_lines": 100,
                    "num_branches": 100,
                    "covered_branches": number,
                }
            }
            for name, number in taken.items()
        }
    }


def judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: dict[str, Any], *words: str
) -> int:
    """The exit code for a report."""
    path = tmp_path / "report.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["coverage_gate", "--report", str(path), *words])
    code: int = gate.main()
    return code


def test_95_percent_of_each_group_are_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = report(core__state=95, games__a__rules__b=90, games__a__game=100, server__game__rows=95)
    assert judged(tmp_path, monkeypatch, told) == 0
    assert "games/a/rules/b.py" in capsys.readouterr().out


def test_one_group_below_95_percent_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = report(core__state=94, games__a__game=100, server__game__rows=100)
    assert judged(tmp_path, monkeypatch, told) == 1
    assert "Below 95 %: core." in capsys.readouterr().err


def test_a_group_without_files_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = report(core__state=100, games__a__game=100)
    assert judged(tmp_path, monkeypatch, told) == 1


def test_every_group_and_every_test_that_is_traced_exists() -> None:
    assert all(gate.sources(group) for group in gate.GROUPS)
    assert {group for groups, _ in gate.RUNS for group in groups} == set(gate.GROUPS)
    for name in (*gate.RULE_TESTS, *gate.SESSION_TESTS, *gate.DESELECTED):
        path, _, test = name.partition("::")
        assert (ROOT / path).exists(), name
        text = (ROOT / path).read_text("utf-8") if test else ""
        assert not test or re.search(rf"^(def|class) {test}\b", text, re.MULTILINE), name
    files = {path.name for path in (ROOT / "tests" / "games").rglob("test_*.py")}
    assert {f"test_{name}.py" for name in gate.IGNORED} <= files
