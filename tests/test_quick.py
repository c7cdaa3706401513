"""`make quick` runs what belongs to a change, nearest first, and ends in time."""

import subprocess
import sys
from pathlib import Path

import pytest

from building import ROOT, tool

quick = tool("quick")


def chosen(*paths: str) -> list[str]:
    """The files of tests for some changed files."""
    modules = {module for path in paths if (module := quick.module_of(path))}
    found: list[str] = quick.files_for(paths, quick.distances(modules))
    return found


def test_a_file_that_exists_belongs_to_every_rule() -> None:
    """A test file that was renamed would never be run."""
    named = {name for _, names in quick.READ_BY for name in names}
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_a_changed_test_comes_first() -> None:
    files = chosen("tests/core/test_record.py", "src/ziggurat/core/bits.py")
    assert files[0] == "tests/core/test_record.py" and "tests/core/test_bits.py" in files


def test_a_module_brings_the_tests_that_import_it_before_those_farther_off() -> None:
    files = chosen("src/ziggurat/server/game/clock.py")
    assert files.index("tests/server/test_clocks.py") < files.index("tests/server/test_host.py")
    assert "tests/games/uxmal/test_setup.py" not in files


def test_a_game_brings_its_laws_and_its_own_tests_only() -> None:
    paths = ["src/ziggurat/games/uxmal/state.py", "tests/games/uxmal/test_setup.py"]
    assert quick.games_of(paths, quick.games()) == ["uxmal"]
    folders = {Path(name).parts[2] for name in chosen(*paths) if name.startswith("tests/games/")}
    assert "uxmal" in folders and "amytis" not in folders


@pytest.mark.parametrize(
    ("path", "laws"),
    [
        ("src/ziggurat/core/game.py", ["amytis"]),
        ("src/ziggurat/games/origins/view/words.fr.ftl", ["origins"]),
        ("src/ziggurat/games/teotihuacan/bot/evaluation.py", ["teotihuacan"]),
        ("src/ziggurat/games/pyramidion/SPEC.md", ["pyramidion"]),
        ("src/ziggurat/server/run.py", []),
        ("README.md", []),
    ],
)
def test_laws_are_those_of_the_game_or_of_one_game_for_all(path: str, laws: list[str]) -> None:
    assert quick.games_of([path], quick.games()) == laws


def test_words_and_documents_bring_the_tests_that_read_them() -> None:
    assert chosen("docs/reference/protocol.md") == ["tests/test_docs.py"]
    assert "tests/laws/test_words.py" in chosen("src/ziggurat/games/uxmal/view/words.fr.ftl")


def test_what_git_ignores_has_not_changed(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    (tmp_path / ".gitignore").write_text("*.so\n")
    (tmp_path / "kept.py").write_text("one = 1\n")
    git("add", ".")
    git("commit", "-m", "begin")
    (tmp_path / "kept.py").write_text("one = 2\n")
    (tmp_path / "new.py").write_text("")
    (tmp_path / "engine.so").write_text("")
    assert quick.changed("HEAD", tmp_path) == ["kept.py", "new.py"]
    git("add", ".")
    git("commit", "-m", "go on")
    assert quick.changed("HEAD", tmp_path) == []
    assert quick.changed("HEAD~1", tmp_path) == ["kept.py", "new.py"]


SLOW = """
import time
import pytest

@pytest.mark.parametrize("number", range(50))
def test_slow(number):
    time.sleep(0.1)
    assert number != {wrong}
"""
TIMED = """
import sys
import pytest
sys.path.insert(0, {tools!r})
from quick import Clock
clock = Clock(1)
pytest.main(["-q", "-p", "no:cacheprovider", *sys.argv[1:]], plugins=[clock])
print("over", clock.over, "failed", clock.failed)
"""


@pytest.mark.parametrize("processes", [["-p", "no:xdist"], ["-n", "2"]])
@pytest.mark.parametrize("wrong", [0, 50])
def test_no_test_is_begun_after_the_time(tmp_path: Path, processes: list[str], wrong: int) -> None:
    (tmp_path / "test_slow.py").write_text(SLOW.format(wrong=wrong))
    script = TIMED.format(tools=str(ROOT / "tools"))
    command = [sys.executable, "-c", script, *processes, "test_slow.py"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True).stdout
    assert f"over True failed {wrong == 0}" in told and "the time is over" in told
    assert "50 passed" not in told
