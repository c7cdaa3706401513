"""Make small random mistakes in rules and core, one at a time; list those that no test notices.

    python tools/mutations.py 200 [--seed 1] [--only pyramidion/rules] [--skip 0]

Works on a copy of the tree, never on the tree itself; a mistake is tried on the tests of its
game or of the core, the quick ones first, and dropped at the first failure. The very first try
needs no new start: the mistake is put into the functions of a forked process.
"""

import argparse
import ast
import copy
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import redirect_stdout
from difflib import unified_diff
from io import StringIO
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "docs", "pyproject.toml", "README.md", "CHANGELOG.md")
LIMITS = (20, 80)  # seconds of computing for the first set of tests and for others: it may loop

OTHER_SIGN: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}

WHOLE_GAMES = "test_oracle or test_events or test_rewritten"
WRITTEN = "test_variants"  # of a game's own tests

# These only detect change: a mutant that survives all others needs a test.
GOLDEN = (
    "test_checksums_are_as_written",
    "test_perft_is_as_written",
    "test_playthroughs_are_as_written",
    "test_variants_are_as_written",
)


class Mistake(NamedTuple):
    """A piece of a source, and what stands there instead."""

    kind: str
    path: Path
    start: int
    end: int
    text: str


def mistakes(path: Path) -> Iterator[Mistake]:
    """Every small mistake that can be made in the functions of a file."""
    source = path.read_bytes()
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in [inner for part in function.body for inner in ast.walk(part)]:
            if isinstance(node, ast.expr | ast.stmt):
                assert node.end_lineno is not None and node.end_col_offset is not None
                start = lines[node.lineno - 1] + node.col_offset
                end = lines[node.end_lineno - 1] + node.end_col_offset
                for kind, twin in twisted(node):
                    text = ast.unparse(twin)
                    if isinstance(node, ast.expr) and "\n" not in text:
                        text = f"({text})"
                    yield Mistake(kind, path, start, end, text)


def twisted(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What a node could have been by mistake."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in OTHER_SIGN:
        yield "boundary", changed(node, ops=[OTHER_SIGN[type(node.ops[0])](), *node.ops[1:]])
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OTHER_SIGN:
        yield "operator", changed(node, op=OTHER_SIGN[type(node.op)]())
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield "constant", changed(node, value=node.value + 1)
        yield "constant", changed(node, value=node.value - 1)
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "constant", changed(node, value=not node.value)
    if isinstance(node, ast.BoolOp):
        yield "operator", changed(node, op=OTHER_SIGN[type(node.op)]())
        for number in range(len(node.values)):
            left = node.values[:number] + node.values[number + 1 :]
            yield "conjunct", left[0] if len(left) == 1 else changed(node, values=left)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield "operator", node.operand
    if isinstance(node, ast.Call):
        yield from miscalled(node)
    if is_deed(node):
        yield "statement", ast.Pass()


def miscalled(node: ast.Call) -> Iterator[tuple[str, ast.AST]]:
    """A call with two arguments exchanged, or an event told with a nought."""
    for number, (one, other) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if ast.unparse(one) != ast.unparse(other):
            args = [*node.args[:number], other, one, *node.args[number + 2 :]]
            yield "arguments", changed(node, args=args)
    if isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
        for number in range(1, len(node.args)):
            if ast.unparse(node.args[number]) not in ("0", "NOBODY"):
                args = [*node.args[:number], ast.Constant(0), *node.args[number + 1 :]]
                yield "event", changed(node, args=args)


def is_deed(node: ast.AST) -> bool:
    """Whether a statement does something that could be forgotten: not a docstring."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, ast.AugAssign | ast.Continue | ast.Break | ast.Return) or (
        isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    )


def changed(node: ast.AST, **parts: object) -> ast.AST:
    """A copy of a node with some parts exchanged."""
    twin = copy.copy(node)
    for name, part in parts.items():
        setattr(twin, name, part)
    return twin


def drawn(tree: Path, number: int, seed: int, only: str) -> list[Mistake]:
    """A sample of mutants, balanced by kind."""
    found: dict[str, list[Mistake]] = {}
    folders = [tree / "src" / "ziggurat" / "core", tree / "src" / "ziggurat" / "games"]
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        if only in path.as_posix():
            for mistake in mistakes(path):
                found.setdefault(mistake.kind, []).append(mistake)
    rng = Random(seed)
    chosen: list[Mistake] = []
    while len(chosen) < number and any(found.values()):
        kind = rng.choice(sorted(kind for kind in found if found[kind]))
        chosen.append(found[kind].pop(rng.randrange(len(found[kind]))))
    return chosen


def tests_of(mistake: Mistake) -> list[list[str]]:
    """The sets of tests that should notice a mistake in this file, the quick ones first."""
    path, is_felt = mistake.path, mistake.kind != "event"
    parts = path.parts
    if "games" in parts and path.parent.name != "games":
        key = parts[parts.index("games") + 1]
        own, golden = f"tests/games/{key}", f"{key} and (perft or checksums)"
        return [
            [own, "-k", f"not ({WHOLE_GAMES} or {WRITTEN})"],
            *([["tests/playthroughs", "-k", golden]] * is_felt),
            [own, "-k", WHOLE_GAMES if is_felt else "test_events"],
            *([["tests/laws", "-k", key]] * is_felt),
            ["tests/playthroughs", own, "-k", f"test_playthroughs and {key} or {WRITTEN}"],
        ]
    return [
        ["tests/core"],
        ["tests/laws", "-k", "toy or orchard"],
        ["tests/games/orchard", "tests/games/amytis"],
        ["tests/laws", "-k", "uxmal or pyramidion"],
    ]


def notices(tree: Path, tests: list[str], limit: int) -> str:
    """The first test that fails, or '' if all pass; a loop is cut short, however busy we are."""

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    command = [
        *(sys.executable, "-m", "pytest", "-q", "-x", "--tb=no", "-p", "no:cacheprovider"),
        *tests,
    ]
    told = subprocess.run(command, cwd=tree, capture_output=True, text=True, preexec_fn=limited)
    if told.returncode == 0:
        return ""
    if told.returncode < 0:
        return "(no end)"
    failed = [line for line in told.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0].split("::")[-1] if failed else "(broken)"


class Witness:
    """Tells the first test that fails."""

    def __init__(self, pipe: int) -> None:
        self.pipe = pipe

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """One test is over."""
        if report.failed:
            os.write(self.pipe, report.nodeid.split("::")[-1].encode() + b"\n")


def noticed_at_once(tree: Path, mistake: Mistake, spoilt: bytes) -> str:
    """The first quick test that fails in a fork of this process, '' if none does."""
    ear, mouth = os.pipe()
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (LIMITS[0], LIMITS[0]))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        spoil(tree, mistake.path, spoilt)
        arguments = ["-q", "-x", "--tb=no", "-p", "no:cacheprovider", *tests_of(mistake)[0]]
        pytest.main(arguments, plugins=[Witness(mouth)])
        os._exit(0)
    os.close(mouth)
    with os.fdopen(ear) as heard:
        told = heard.readline().strip()
    _, status = os.waitpid(child, 0)
    return told or ("(no end)" if os.WIFSIGNALED(status) else "")


def spoil(tree: Path, path: Path, spoilt: bytes) -> None:
    """Give the functions of a loaded module the code of a spoilt source."""
    name = ".".join(path.relative_to(tree / "src").with_suffix("").parts)
    right, wrong = (
        dict(functions(compile(s, str(path), "exec"))) for s in (path.read_bytes(), spoilt)
    )
    for where, code in wrong.items():
        if "<" not in where and code != right[where] and name in sys.modules:
            thing: Any = sys.modules[name]
            for part in where.split("."):
                thing = vars(thing)[part]
            function: Any = thing.fget if isinstance(thing, property) else thing
            function.__code__ = code


def functions(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """All functions compiled in a piece of code, by name."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part.co_qualname, part
            yield from functions(part)


def noticed(tree: Path, mistake: Mistake, number: int) -> tuple[str, str]:
    """Who noticed, and the difference that was made."""
    source = mistake.path.read_bytes()
    twisted_source = source[: mistake.start] + mistake.text.encode() + source[mistake.end :]
    name = mistake.path.relative_to(tree).as_posix()
    right, wrong = (text.decode().splitlines() for text in (source, twisted_source))
    difference = "\n".join(unified_diff(right, wrong, name, name, n=2, lineterm=""))
    if who := noticed_at_once(tree, mistake, twisted_source):
        return who, difference
    mistake.path.write_bytes(twisted_source)
    os.utime(mistake.path, (number, number))  # no two spoilt files are taken for the same
    try:
        for stage, tests in enumerate(tests_of(mistake)):
            if who := notices(tree, tests, LIMITS[stage > 0]):
                return who, difference
    finally:
        mistake.path.write_bytes(source)
    return "", difference


def main() -> int:
    """Run the tests for each mutant; the number of survivors."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("number", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a part of the path of the files to spoil")
    parser.add_argument("--skip", type=int, default=0, help="go on after so many")
    asked = parser.parse_args()
    survivors = []
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in COPIED:
            ignored = shutil.ignore_patterns("__pycache__", "*.so")
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, tree / name, ignore=ignored)
            else:
                shutil.copy(ROOT / name, tree / name)
        os.chdir(tree)
        with redirect_stdout(StringIO()):  # all modules are loaded before the first fork
            pytest.main(["--collect-only", "-p", "no:cacheprovider", "tests/core", "tests/games"])
        for number, mistake in enumerate(drawn(tree, asked.number, asked.seed, asked.only)):
            if number < asked.skip:
                continue
            who, difference = noticed(tree, mistake, number)
            where = mistake.path.relative_to(tree / "src" / "ziggurat").as_posix()
            print(f"{number:>4} {mistake.kind:<10} {where:<40} {who or 'SURVIVES'}", flush=True)
            if not who:
                survivors.append(difference)
            if not who or who.partition("[")[0] in GOLDEN:
                print(difference, flush=True)
    print(f"{len(survivors)} of {asked.number - asked.skip} survive")
    return len(survivors)


if __name__ == "__main__":
    sys.exit(min(main(), 1))
