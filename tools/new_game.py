"""Start a new game as a copy of Orchard, the toy: `make game NAME=medlar`.

    python tools/new_game.py medlar

The copy is registered, has its tests, its spec card and a recorded game, and obeys all laws.
Then change it, one paragraph of the rulebook at a time: docs/adding-a-game.md.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REGISTRY = ROOT / "src" / "ziggurat" / "games" / "__init__.py"
STAY = ("__pycache__", "registry.py", "spec.md", "test_guide.py", "test_new_game.py")
ENTRIES = re.compile(r"^GAMES: .*? = \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)


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


def register(key: str) -> None:
    """Add the game to the registry, without drawings and without an evaluation of its own."""
    text = REGISTRY.read_text(encoding="utf-8")
    found = ENTRIES.search(text)
    assert found is not None, f"no GAMES in {REGISTRY}"
    entries = [*found[1].splitlines(True), f'    "{key}": Parts("ziggurat.games.{key}"),\n']
    REGISTRY.write_text(text.replace(found[1], "".join(sorted(entries))), encoding="utf-8")


def tidy(folders: list[Path]) -> None:
    """Sort the imports of the copies, whose names have changed."""
    if shutil.which("ruff") is not None:
        paths = [str(folder) for folder in folders]
        subprocess.run(["ruff", "check", "--quiet", "--select", "I", "--fix", *paths], check=True)
        subprocess.run(["ruff", "format", "--quiet", *paths], check=True)


def main(key: str) -> None:
    """Copy the game, its tests, its spec card and its record; register it."""
    package = ROOT / "src" / "ziggurat" / "games" / key
    tests = ROOT / "tests" / "games" / key
    if not re.fullmatch("[a-z][a-z0-9]*", key) or package.exists():
        sys.exit(f"{key!r} is taken, or is not a word in small letters")
    copy(ROOT / "tests" / "toy", package, key)
    copy(ROOT / "tests" / "games" / "orchard", tests, key)
    copy(ROOT / "tests" / "records" / "orchard", ROOT / "tests" / "records" / key, key)
    copy(ROOT / "tests" / "toy" / "spec.md", ROOT / "docs" / "games" / f"{key}.md", key)
    register(key)
    tidy([package, tests, REGISTRY])
    print(f"{key} stands in {package.relative_to(ROOT)}; now run tools/playthroughs.py {key}")


if __name__ == "__main__":
    main(sys.argv[1])
