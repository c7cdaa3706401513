"""Run the tests that belong to what changed: `python tools/quick.py [BASE]`, or `make quick`.

Changed is what is not committed yet, and what was committed since BASE if one is named. Nearest
first: tests that changed, the laws of each game that changed, tests that import what changed, then
those that import what imports it. After SECONDS no further test is begun, and what was left out is
counted. `--list` only names the tests.
"""

import ast
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "ziggurat"
SECONDS = 100
FARTHEST = 2  # imports between a test and what changed
DEFAULT_GAME = "amytis"  # whose laws are tried where something changed that all games share
SHARED = ("core", "registry", "bots", "markup", "art", "i18n", "views")
# What is no module, and what reads it.
READ_BY = (
    (r"src/ziggurat/server/.*\.(css|js|webmanifest|png|svg)", ["tests/server/test_light.py"]),
    (r"src/ziggurat/server/.*\.(css|js)", ["tests/server/test_parts.py"]),
    (r"src/ziggurat/.*\.ftl", ["tests/laws/test_words.py", "tests/views/test_words.py"]),
    (r"(README|CONTRIBUTING|CHANGELOG|STYLE)\.md", ["tests/test_readme.py", "tests/test_docs.py"]),
    (r"docs/.*|mkdocs\.yml|src/ziggurat/\w+/README\.md", ["tests/test_docs.py"]),
    (r"src/ziggurat/games/.*/SPEC.md", ["tests/laws/test_spec_cards.py"]),
    (r"deploy/.*", ["tests/server/test_running.py"]),
    (r"\.ci/.*", ["tests/test_locked.py"]),
    (r"Makefile|pyproject\.toml", ["tests/test_package.py", "tests/core/test_compiled.py"]),
)


def changed(base: str = "HEAD", root: Path = ROOT) -> list[str]:
    """The files that are not as they were at BASE; new ones that git does not ignore too."""

    def git(*words: str) -> list[str]:
        told = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
        return told.stdout.splitlines()

    known = git("diff", "--name-only", "--relative", base)
    return sorted({*known, *git("ls-files", "--others", "--exclude-standard")})


def module_of(path: str) -> str | None:
    """The module that a file of the package is, or whose folder it lies in."""
    parts = Path(path).parts
    if parts[:2] != ("src", PACKAGE):
        return None
    inside = list(parts[1:-1])
    if path.endswith(".py") and parts[-1] != "__init__.py":
        inside.append(Path(path).stem)
    return ".".join(inside)


def games(root: Path = ROOT) -> set[str]:
    """The keys of all games."""
    found = (root / "src" / PACKAGE / "games").glob("*/__init__.py")
    return {path.parent.name for path in found}


def games_of(paths: Iterable[str], keys: set[str]) -> list[str]:
    """Games that a change belongs to, and one for a change that belongs to all of them."""
    found = set[str]()
    for path in paths:
        parts = re.split(r"[/.]", path)
        mine = keys.intersection(parts)
        shared = parts[:2] == ["src", PACKAGE] and parts[2] in SHARED
        found |= mine or ({DEFAULT_GAME} if shared else set())
    return sorted(found)


def imports(path: Path) -> set[str]:
    """The modules that a test file imports, and perhaps names inside them."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return found


def distances(modules: set[str]) -> dict[str, int]:
    """Every module that needs one of those that changed, with the number of imports between."""
    sys.path.insert(0, str(ROOT / "src"))
    import grimp  # it reads the whole package: only where it is needed

    graph = grimp.build_graph(PACKAGE)
    known, edge = dict.fromkeys(modules, 0), modules & graph.modules
    for distance in range(1, FARTHEST):
        importers = (graph.find_modules_that_directly_import(one) for one in edge)
        edge = set().union(*importers) - known.keys()
        known.update(dict.fromkeys(edge, distance))
    return known


def files_for(paths: Iterable[str], near: dict[str, int], root: Path = ROOT) -> list[str]:
    """The test files that belong to what changed, nearest first; the laws are chosen apart."""
    ranks: dict[str, int] = {}

    def wanted(name: str, rank: int) -> None:
        if (root / name).exists():
            ranks[name] = min(rank, ranks.get(name, rank))

    named = {f"tests/{part}" for path in paths for part in [_tested_by(path)] if part}
    helpers = {_as_module(path) for path in paths if path.startswith("tests/")}
    for path in paths:
        if re.fullmatch(r"tests/.*test_\w+\.py", path):
            wanted(path, 0)
        for pattern, names in READ_BY:
            if re.fullmatch(pattern, path):
                for name in names:
                    wanted(name, 1)
    for file in sorted((root / "tests").rglob("test_*.py")):
        name = str(file.relative_to(root))
        if name.startswith(("tests/laws/", "tests/browser/")):
            continue
        if any(name == one or name.startswith(f"{one}/") for one in named):
            wanted(name, 1)
        needs = imports(file)
        if needs & helpers:
            wanted(name, 1)
        reached = [distance for module, distance in near.items() if module in needs]
        if reached:
            wanted(name, 1 + min(reached))
    return sorted(ranks, key=lambda name: (ranks[name], name))


def _tested_by(path: str) -> str | None:
    """The file or folder of tests with the same name."""
    module = module_of(path)
    if module is None:
        match = re.fullmatch(r"tools/(\w+)(\.py|/.*)?", path)
        return f"test_{match[1]}.py" if match else None
    parts = module.split(".")[1:]
    if parts[:1] == ["games"] and parts[1:]:
        return f"games/{parts[1]}"
    return f"{parts[0]}/test_{parts[-1]}.py" if parts else None


def _as_module(path: str) -> str:
    return ".".join(Path(path).with_suffix("").parts[1:])


class Clock:
    """Stops a run when its time is over, and knows whether something failed."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.end = time.monotonic() + seconds
        self.over = self.failed = False

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Find who hands out the tests: with several processes that is not the session."""
        self.runner: Any = session.config.pluginmanager.get_plugin("dsession") or session

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that cannot be read has failed."""
        self.failed |= report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """After every test: is there time for another?"""
        self.failed |= report.failed
        if time.monotonic() > self.end and not self.over:
            self.over = True
            self.runner.shouldstop = "the time is over: tests that are farther off were left out"


def run(laws: list[str], files: list[str]) -> int:
    """Run the laws of some games, then the files, in this order; 0 if nothing failed."""
    os.environ["PYTHONPATH"] = str(ROOT / "src")  # for processes that tests start
    runs = [["tests/laws", "-k", " or ".join(laws)]] if laws else []
    clock = Clock()
    wrong = False
    for words in [*runs, *([files] if files else [])]:
        if not clock.over:
            code = pytest.main(["-q", "-n", "auto", "--no-header", *words], plugins=[clock])
            wrong |= code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR)
    return int(clock.failed or wrong)


def main(words: list[str]) -> int:
    """Choose, say what was chosen, and run it."""
    listed = "--list" in words
    base = next((word for word in words if not word.startswith("-")), "HEAD")
    paths = changed(base)
    modules = {module for path in paths if (module := module_of(path)) and path.endswith(".py")}
    laws, files = games_of(paths, games()), files_for(paths, distances(modules))
    print(f"{len(paths)} files changed: the laws of {', '.join(laws) or 'no game'}", end="")
    print(f" and {len(files)} files of tests, for at most {SECONDS} seconds.", flush=True)
    if listed:
        print(*files, sep="\n")
        return 0
    os.chdir(ROOT)
    return run(laws, files)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
