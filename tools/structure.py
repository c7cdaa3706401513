"""Measure the structure of one or more checkouts, side by side as a table in Markdown.

    python tools/structure.py CHECKOUT [CHECKOUT …]

docs/measurements/structure.md defines each row and has the result.
"""

import argparse
import ast
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

HERE: Final = Path(__file__).resolve().parent
PACKAGE: Final = "src/ziggurat/"
SERVER: Final = PACKAGE + "server/"
GAMES: Final = ("amytis", "origins", "pyramidion", "teotihuacan", "uxmal")
# The paths, inside the server, of each feature's own modules and scripts, in any layout.
FEATURES: Final = {
    "lobby": re.compile(r"lobby|tables"),
    "ratings": re.compile(r"rating|skill|standings|recount|encounters"),
    "accounts": re.compile(
        r"account|people|somebody|/me\.|names|pages/games|seated|privacy|moderation"
    ),
}
# Results that programs write, and the server, which knows no game but has origins of accounts.
ELSEWHERE: Final = ("docs/pictures/", "docs/measurements/", SERVER)
WARM: Final = (-1, -2)  # the last clicks of the trace: a choice, and the end of a turn
# Every feature of the server has these parts, and each part has one name.
PARTS: Final = frozenset({"model", "store", "routes", "page", "pages", "render"})
BLOCK_LINES: Final = 6  # equal statements in a row that are a repeated block


def listed(root: Path) -> list[str]:
    """The files of the checkout that git knows."""
    command = ["git", "-C", str(root), "ls-files"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [name for name in done.stdout.splitlines() if (root / name).is_file()]


def commit(root: Path) -> str:
    """The short name of the checkout's commit."""
    command = ["git", "-C", str(root), "rev-parse", "--short=8", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def modules(root: Path, files: Iterable[str]) -> dict[str, ast.Module]:
    """The parsed Python files of the package."""
    names = (name for name in files if name.startswith(PACKAGE) and name.endswith(".py"))
    return {name: ast.parse((root / name).read_text(encoding="utf-8")) for name in names}


def clicks(root: Path) -> list[dict[str, str | int]]:
    """The traced clicks at the app of the checkout."""
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder) / "clicks.json"
        words = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider"]
        words += ["-p", "server.conftest", "--rootdir=.", "-c", "pyproject.toml"]
        script = str(HERE / "trace_click.py")
        environment = os.environ | {"CLICKS": str(result), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([*words, script], cwd=root, env=environment, capture_output=True)
        if done.returncode:
            raise SystemExit(done.stdout.decode() + done.stderr.decode())
        found: list[dict[str, str | int]] = json.loads(result.read_text(encoding="utf-8"))
        return found


def feature_files(files: Iterable[str], pattern: re.Pattern[str]) -> list[str]:
    """A feature's own modules, scripts and styles in the server."""
    return [
        name
        for name in files
        if name.startswith(SERVER)
        and PurePosixPath(name).suffix in (".py", ".js", ".css")
        and not name.endswith("__init__.py")
        and "/migrations/" not in name
        and pattern.search(name.removeprefix(SERVER))
    ]


def folders(files: Iterable[str]) -> set[str]:
    """The folders that the files lie in."""
    return {str(PurePosixPath(name).parent) for name in files}


def places(files: Iterable[str], game: str) -> set[str]:
    """The folders of a game, or those in which files are named after it."""
    found = set[str]()
    for name in files:
        parts = name.split("/")
        if name.startswith(ELSEWHERE):
            continue
        if game in parts[:-1]:
            found.add("/".join(parts[: parts.index(game) + 1]))
        elif game in parts[-1]:
            found.add("/".join(parts[:-1]))
    return found


def length(node: ast.ClassDef) -> int:
    """The lines of a class."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


def largest_class(trees: dict[str, ast.Module]) -> tuple[int, str]:
    """The lines and the name of the largest class."""
    return max(
        (length(node), node.name)
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    )


def largest_module(root: Path, trees: Iterable[str]) -> tuple[int, str]:
    """The lines and the path of the largest module."""
    sizes = ((len((root / name).read_text("utf-8").splitlines()), name) for name in trees)
    lines, name = max(sizes)
    return lines, name.removeprefix(PACKAGE)


def shared(name: str) -> bool:
    """Whether a module belongs to no single game; those of games have the same parts on purpose."""
    return not set(re.split(r"[/.]", name)) & set(GAMES) and "/migrations/" not in name


def repeated(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The names that stand in more than one module, with these modules."""
    found = defaultdict[str, list[str]](list)
    for name, module in pairs:
        found[name].append(module.removeprefix(PACKAGE))
    return {name: where for name, where in sorted(found.items()) if len(where) > 1}


def public_names(
    trees: dict[str, ast.Module], kinds: tuple[type[ast.stmt], ...]
) -> dict[str, list[str]]:
    """Public classes or functions at the top of more than one module that belongs to no game."""
    return repeated(
        (node.name, module)
        for module, tree in trees.items()
        if shared(module)
        for node in tree.body
        if isinstance(node, kinds)
        and isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and not node.name.startswith("_")
    )


def module_names(trees: Iterable[str]) -> dict[str, list[str]]:
    """Names of files that occur more than once among the modules that belong to no game."""
    stems = ((PurePosixPath(name).stem, name) for name in trees if shared(name))
    return repeated((stem, name) for stem, name in stems if not stem.startswith("__"))


def statements(tree: ast.Module) -> list[str]:
    """The lines of code without comments, docstrings, imports and layout."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [one for one in body if not _is_noise(one)]
            node.body = kept or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree).splitlines()


def _is_noise(node: ast.stmt) -> bool:
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return is_text or isinstance(node, ast.Import | ast.ImportFrom)


def repeated_blocks(sources: Iterable[list[str]], size: int = BLOCK_LINES) -> tuple[int, int]:
    """Runs of lines that stood elsewhere before, at least `size` of them; and their lines."""
    seen = set[tuple[str, ...]]()
    blocks = lines = 0
    for source in sources:
        cleaned = [line.strip() for line in source if line.strip()]
        windows = [tuple(cleaned[start : start + size]) for start in range(len(cleaned) - size + 1)]
        copied, end = set[int](), 0
        for start, window in enumerate(windows):
            if window in seen:
                blocks += start >= end
                end = start + size
                copied.update(range(start, end))
        seen.update(windows)
        lines += len(copied)
    return blocks, lines


def code_lines(root: Path, files: Iterable[str]) -> int:
    """The lines that are not blank."""
    texts = ((root / name).read_text(encoding="utf-8") for name in files)
    return sum(bool(line.strip()) for text in texts for line in text.splitlines())


def rows(root: Path) -> Iterator[tuple[str, str]]:
    """What is measured, and the result."""
    files = listed(root)
    trees = modules(root, files)
    traced = clicks(root)
    for index in WARM:
        one = traced[index]
        kind = "an end of turn" if one["name"] == "end of turn" else "a choice"
        yield f"files; folders of {kind}", f"{one['files']}; {one['folders']}"
        yield f"functions; calls of {kind}", f"{one['functions']}; {one['calls']:,}"
    for feature, pattern in FEATURES.items():
        own = feature_files(files, pattern)
        yield f"files; folders of the {feature}", f"{len(own)}; {len(folders(own))}"
    numbers = [len(places(files, game)) for game in GAMES]
    yield "places of a game", " to ".join(str(one) for one in sorted({min(numbers), max(numbers)}))
    server = {name: tree for name, tree in trees.items() if name.startswith(SERVER)}
    for title, (lines, name) in (
        ("largest class", largest_class(trees)),
        ("largest class of the server", largest_class(server)),
        ("largest module", largest_module(root, trees)),
    ):
        yield f"{title}, lines", f"{lines} (`{name}`)"
    yield "classes of the same name", str(len(public_names(trees, (ast.ClassDef,))))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    yield "functions of the same name", str(len(public_names(trees, functions)))
    names = module_names(trees)
    yield "module names used more than once", str(len(names))
    yield "of these not a part of a feature", str(len(names.keys() - PARTS))
    blocks, lines = repeated_blocks(statements(tree) for tree in trees.values())
    yield "repeated blocks; their lines", f"{blocks}; {lines}"
    for title, start, suffix in (
        ("Python in `src`", "src/", ".py"),
        ("JavaScript in `src`", "src/", ".js"),
        ("Python in `tests`", "tests/", ".py"),
        ("Python in `tools`", "tools/", ".py"),
    ):
        named = [name for name in files if name.startswith(start) and name.endswith(suffix)]
        count = code_lines(root, named)
        yield f"files; lines of {title}", f"{len(named)}; {count:,}"


def details(root: Path) -> Iterator[str]:
    """The names behind the counts, to be looked through."""
    files = listed(root)
    trees = modules(root, files)
    lists: tuple[tuple[str, Callable[[], dict[str, list[str]]]], ...] = (
        ("classes", lambda: public_names(trees, (ast.ClassDef,))),
        ("functions", lambda: public_names(trees, (ast.FunctionDef, ast.AsyncFunctionDef))),
        ("modules", lambda: module_names(trees)),
        ("features", lambda: {key: feature_files(files, one) for key, one in FEATURES.items()}),
        ("places", lambda: {game: sorted(places(files, game)) for game in GAMES}),
    )
    for title, found in lists:
        for name, where in found().items():
            yield f"{title}: {name}: {', '.join(where)}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="structure", description=__doc__)
    parser.add_argument("checkouts", nargs="+", type=Path)
    parser.add_argument("--details", action="store_true", help="print the names behind the counts")
    asked = parser.parse_args()
    if asked.details:
        for root in asked.checkouts:
            print(*details(root), sep="\n")
        return
    columns = [dict(rows(root)) for root in asked.checkouts]
    print("| |", " | ".join(f"`{commit(root)}`" for root in asked.checkouts), "|")
    print("|---" * (len(columns) + 1) + "|")
    for title in columns[0]:
        print(f"| {title} |", " | ".join(column[title] for column in columns), "|")


if __name__ == "__main__":
    main()
