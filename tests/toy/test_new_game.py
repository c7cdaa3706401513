"""A copy of the toy under a new name is tidy, obeys all laws and can be shown: the first minute."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KEY = "medlar"
PARTS = ["pyproject.toml", "tools", "src", "tests"]
TRIED = ["laws", "playthroughs", "games", "views", "bots/test_bots.py", "server/test_games.py"]
RUFF = Path(sys.executable).with_name("ruff")


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, with the new game in it."""
    copy = tmp_path_factory.mktemp("project")
    for part in PARTS:
        source, target = ROOT / part, copy / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(source, target)
    made = run(copy, "tools/new_game.py", KEY)
    assert made.returncode == 0, made.stderr
    return copy


def run(repository: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, with its sources and nothing else."""
    paths = [str(repository / "src"), str(repository / "tests")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PATH": os.defpath}
    return subprocess.run(
        [sys.executable, *command],
        cwd=repository,
        env=environment,
        capture_output=True,
        text=True,
    )


def test_the_copy_obeys_all_laws_and_can_be_shown(repository: Path) -> None:
    folders = [f"tests/{name}" for name in TRIED]
    told = run(repository, "-m", "pytest", "-q", "-k", KEY, *folders)
    assert told.returncode == 0, told.stdout
    assert " passed" in told.stdout


def test_no_test_is_copied_into_the_package(repository: Path) -> None:
    assert not list((repository / "src").rglob("test_*.py"))


def test_the_copy_speaks_of_itself_alone(repository: Path) -> None:
    made = [path for path in repository.rglob(f"*{KEY}*/**/*") if path.is_file()]
    made += repository.rglob(f"{KEY}*.*")
    texts = [path.read_text("utf-8") for path in made if path.suffix != ".pyc"]
    assert len(texts) > 20
    assert not [text for text in texts if "orchard" in text.lower() or "from toy" in text]


@pytest.mark.skipif(not RUFF.exists(), reason="ruff is not installed beside Python")
@pytest.mark.parametrize("check", [["format", "--check"], ["check"]], ids=lambda check: check[0])
def test_the_copy_is_tidy(repository: Path, check: list[str]) -> None:
    told = subprocess.run(
        [RUFF, *check, "src", "tests"], cwd=repository, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout


def test_a_name_is_taken_once(repository: Path) -> None:
    for key in (KEY, "amytis", "Medlar", "med lar", "../x"):
        refused = run(repository, "tools/new_game.py", key)
        assert refused.returncode == 1 and "is taken, or is not a word" in refused.stderr
