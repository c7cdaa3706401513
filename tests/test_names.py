"""One name, one meaning: a public name stands in one module, or the table below says why not."""

import ast
from functools import cache

import pytest

from building import ROOT, tool

structure = tool("structure")

COMMAND = "the command calls the function of its name"
# Names of features' modules, which the server's layout prescribes, are `structure.PARTS`.
SHARED = {
    "backup": COMMAND,
    "gallery": COMMAND,
    "prune": COMMAND,
    "replay": COMMAND,
    "restore": COMMAND,
    "review": COMMAND,
    "verify": COMMAND,
    "main": "`python -m ziggurat` reports a missing extra before it loads the command line",
    "measure": "the part of each benchmark that measures",
}
SHARED_MODULES = {
    "errors": "the exceptions of the library, and those of the server",
    "ladder": COMMAND,
    "lesson": "the steps of a guided game, and their markup in the app",
    "rulebook": "the chapters of the rules to be read, and their markup in the app",
    "screen_reader": "a drawing as text, and the whole table as text in the app",
    "tuning": COMMAND,
    "verifying": COMMAND,
    "words": "the texts of one layer, beside its Fluent files of that name",
}


@cache
def trees() -> dict[str, ast.Module]:
    """The parsed modules of the package."""
    files = (str(path.relative_to(ROOT)) for path in (ROOT / structure.PACKAGE).rglob("*.py"))
    found: dict[str, ast.Module] = structure.modules(ROOT, sorted(files))
    return found


@pytest.mark.parametrize(
    ("kinds", "reasons"),
    [((ast.ClassDef,), {}), ((ast.FunctionDef, ast.AsyncFunctionDef), SHARED)],
    ids=["classes", "functions"],
)
def test_a_public_name_has_one_meaning(
    kinds: tuple[type[ast.stmt], ...], reasons: dict[str, str]
) -> None:
    assert structure.public_names(trees(), kinds).keys() == reasons.keys()


def test_a_module_name_occurs_twice_only_with_a_reason() -> None:
    found = structure.module_names(trees())
    assert found.keys() - structure.PARTS == SHARED_MODULES.keys()


def test_every_command_of_a_shared_name_is_one() -> None:
    found = structure.public_names(trees(), (ast.FunctionDef,))
    commands = [name for name, reason in SHARED.items() if reason == COMMAND]
    assert [name for name in commands if not any("cli/" in path for path in found[name])] == []
