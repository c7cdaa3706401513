"""A copy of the toy under a new name obeys all laws: the first hour of a new game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KEY = "medlar"
PARTS = [
    "pyproject.toml",
    "tools",
    "docs/games",
    "src/ziggurat/__init__.py",
    "src/ziggurat/table.py",
    "src/ziggurat/core",
    "src/ziggurat/games",
    "src/ziggurat/views",
    "tests/checksums.toml",
    "tests/perft.toml",
    "tests/games",
    "tests/laws",
    "tests/playthroughs",
    "tests/records",
    "tests/toy",
    "tests/toy_view",
]


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A copy of what a game needs."""
    for part in PARTS:
        source, target = ROOT / part, tmp_path / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(source, target)
    return tmp_path


def run(repository: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, with its sources and nothing else."""
    paths = [str(repository / "src"), str(repository / "tests")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run(
        [sys.executable, *command],
        cwd=repository,
        env=environment,
        capture_output=True,
        text=True,
    )


def test_a_copy_of_the_toy_obeys_all_laws(repository: Path) -> None:
    assert run(repository, "tools/new_game.py", KEY).returncode == 0
    assert run(repository, "tools/playthroughs.py", KEY).returncode == 0
    folders = ["tests/laws", "tests/playthroughs", f"tests/games/{KEY}"]
    told = run(repository, "-m", "pytest", "-q", "-k", KEY, *folders)
    assert told.returncode == 0, told.stdout
    assert " passed" in told.stdout


def test_a_name_is_taken_once(repository: Path) -> None:
    for key in ("amytis", "Medlar", "med lar", "../x"):
        refused = run(repository, "tools/new_game.py", key)
        assert refused.returncode == 1 and "is taken, or is not a word" in refused.stderr
