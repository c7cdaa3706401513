"""Start a new game as a copy of Orchard, the toy: `make game NAME=medlar`.

    python tools/new_game.py medlar

The copy is a folder of `src/ziggurat/games` and has its tests and recorded games; it can be played
and obeys all laws. Then change it, one paragraph at a time: docs/how-to/adding-a-game.md.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE, TESTS, TOY = ROOT / "src" / "ziggurat", ROOT / "tests", ROOT / "tests" / "toy"
STAY = (
    "__pycache__",
    "registry.py",
    "test_entry_point.py",
    "test_guide.py",
    "test_new_game.py",
)  # not of the game


def parts(key: str) -> dict[Path, Path]:
    """What is copied, and where to."""
    return {
        TOY: SOURCE / "games" / key,
        TESTS / "games" / "orchard": TESTS / "games" / key,
        TESTS / "records" / "orchard": TESTS / "records" / key,
    }


def renamed(text: str, key: str) -> str:
    """A text about Orchard made a text about the new game."""
    package = f"ziggurat.games.{key}"
    text = re.sub(r"\bfrom toy\b", f"from {package}", text).replace('"toy"', f'"{package}"')
    return text.replace("orchard", key).replace("Orchard", key.capitalize())


def copy(source: Path, target: Path, key: str) -> None:
    """Copy a file or a folder of texts under new names."""
    if source.is_dir():
        for path in sorted(source.iterdir()):
            if path.name not in STAY:
                copy(path, target / path.name.replace("orchard", key), key)
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(renamed(source.read_text(encoding="utf-8"), key), encoding="utf-8")


def tidy(paths: list[Path]) -> None:
    """Sort the imports of the copies, whose names have changed, and rewrap their lines."""
    beside = Path(sys.executable).with_name("ruff")
    ruff = str(beside) if beside.exists() else shutil.which("ruff")
    if ruff is None:
        print("ruff is not installed: make check will ask for another order of imports")
        return
    names = [str(path) for path in paths]
    subprocess.run([ruff, "check", "--quiet", "--select", "I", "--fix", *names], check=True)
    subprocess.run([ruff, "format", "--quiet", *names], check=True)


def play(key: str) -> None:
    """Write down what the copy does: playthroughs, checksums, perft numbers."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    tool = str(ROOT / "tools" / "playthroughs.py")
    subprocess.run([sys.executable, tool, key], env=environment, check=True)


def main(key: str) -> None:
    """Copy the game and all that belongs to it; tidy it, play it."""
    package = SOURCE / "games" / key
    if not re.fullmatch("[a-z][a-z0-9]*", key) or (package / "__init__.py").exists():
        sys.exit(f"{key!r} is taken, or is not a word in small letters")
    copied = parts(key)
    for source, target in copied.items():
        copy(source, target, key)
    tidy(list(copied.values()))
    play(key)
    print(f"{key} stands in {package.relative_to(ROOT)} and can be played: make play")


if __name__ == "__main__":
    main(sys.argv[1])
