"""Empty the body of each rule of a game in turn and say which tests notice.

    python tools/mutate_rules.py amytis [RuleName …]

Works on a copy of the sources; exits with an error if a rule can be emptied unnoticed.
"""

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
METHODS = ("run", "choices", "outcomes", "play")
# Whole games notice everything: the chapters must do it alone.
SLOW = ("test_oracle", "test_events", "test_rewritten")
LIMIT = 300  # seconds; an emptied rule may loop


def rules(game: Path) -> Iterator[tuple[Path, str, str]]:
    """Every method of every rule class: its file, class and name."""
    for path in sorted([*game.glob("rules/*.py"), *game.glob("rules.py")]):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                for item in node.body:
                    if isinstance(item, ast.FunctionDef) and item.name in METHODS:
                        yield path, node.name, item.name


def emptied(source: str, rule: str, method: str) -> str:
    """The source with one method reduced to its docstring."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name == rule:
            for item in node.body:
                if isinstance(item, ast.FunctionDef) and item.name == method:
                    body = item.body[1:]
                    last = body[-1].end_lineno
                    assert last is not None
                    lines[body[0].lineno - 1 : last] = ["        return"]
    return "\n".join(lines) + "\n"


def notice(sources: Path, key: str) -> list[str]:
    """The tests of the game that fail on these sources."""
    command = [
        *(sys.executable, "-m", "pytest", "-q", "-o", "pythonpath=tests", "-p", "no:cacheprovider"),
        *(f"tests/games/{key}", "-k", " and ".join(f"not {word}" for word in SLOW), "--tb=no"),
    ]
    environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        told = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LIMIT
        ).stdout
    except subprocess.TimeoutExpired:
        return ["(no end)"]
    failed = [line for line in told.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return [line.split("::")[-1].split(" - ")[0].partition("[")[0] for line in failed]


def main(key: str, wanted: list[str]) -> int:
    """Try every rule; how many could be emptied unnoticed."""
    unnoticed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(
            ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "server")
        )
        for path, rule, method in rules(copy / "ziggurat" / "games" / key):
            if wanted and rule not in wanted:
                continue
            source = path.read_text(encoding="utf-8")
            path.write_text(emptied(source, rule, method), encoding="utf-8")
            tests = sorted(set(notice(copy, key)))
            path.write_text(source, encoding="utf-8")
            unnoticed += not tests
            shown = ", ".join(tests[:4]) or "NOBODY NOTICED"
            print(f"{rule + '.' + method:<24} {len(tests):>3}  {shown}", flush=True)
    return unnoticed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
