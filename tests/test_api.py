"""The public Python API: all that `ziggurat` exports is documented, and its examples are run."""

import ast
import doctest
import sys
from collections.abc import Iterator
from functools import cache
from inspect import isclass
from pathlib import Path
from typing import NamedTuple

import pytest

import ziggurat

FOR_RULES = {"State": ("then", "push", "top", "pop", "listen", "tell")}  # for authors of games


class Documented(NamedTuple):
    """A class, function or method of the API, as its source says it."""

    name: str
    module: str
    node: ast.ClassDef | ast.FunctionDef

    @property
    def text(self) -> str:
        """The docstring; a compiled function keeps none."""
        return ast.get_docstring(self.node) or ""

    @property
    def is_property(self) -> bool:
        """Whether it takes nothing and is read like a field."""
        return any(ast.unparse(one) == "property" for one in self.node.decorator_list)

    @property
    def parameters(self) -> list[str]:
        """The names of what it takes."""
        if isinstance(self.node, ast.ClassDef):
            return []
        given = self.node.args
        return [one.arg for one in (*given.args, *given.kwonlyargs) if one.arg != "self"]


@cache
def tree(module: str) -> ast.Module:
    """The source of a module, which lies beside its compiled form."""
    folder = Path(ziggurat.__file__).parent.joinpath(*module.split(".")[1:])
    package = folder / "__init__.py"
    path = package if package.exists() else folder.with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8"))


def documented() -> Iterator[Documented]:
    """Every exported class and function, and the public methods of the classes."""
    for exported in ziggurat.__all__:
        thing = getattr(ziggurat, exported)
        if isinstance(thing, int):
            continue  # CHANCE and NOBODY: the module says what they are
        module, name = thing.__module__, thing.__name__
        (node,) = (
            one
            for one in tree(module).body
            if isinstance(one, ast.ClassDef | ast.FunctionDef) and one.name == name
        )
        yield Documented(exported, module, node)
        if isinstance(node, ast.ClassDef) and not is_error(thing):
            methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            yield from (
                Documented(f"{exported}.{one.name}", module, one)
                for one in methods
                if not one.name.startswith("_") and one.name not in FOR_RULES.get(exported, ())
            )


def is_error(thing: object) -> bool:
    return isclass(thing) and issubclass(thing, Exception)


ALL = list(documented())
WITH_EXAMPLE = [
    one for one in ALL if not one.is_property and not is_error(getattr(ziggurat, one.name, None))
]


def ids(one: Documented) -> str:
    return one.name


@pytest.mark.parametrize("one", ALL, ids=ids)
def test_all_of_it_says_what_it_is(one: Documented) -> None:
    assert one.text


@pytest.mark.parametrize("one", WITH_EXAMPLE, ids=ids)
def test_every_parameter_and_result_is_described(one: Documented) -> None:
    described = {line.strip().partition(":")[0] for line in one.text.splitlines()}
    assert set(one.parameters) <= described
    assert bool(one.parameters) <= ("Args" in described)
    if isinstance(one.node, ast.FunctionDef):
        assert one.node.returns is not None
        returns = ast.unparse(one.node.returns) != "None"
        assert returns == ("Returns" in described)


@pytest.mark.parametrize("one", WITH_EXAMPLE, ids=ids)
def test_the_example_is_true(one: Documented, capsys: pytest.CaptureFixture[str]) -> None:
    example = doctest.DocTestParser().get_doctest(
        one.text, vars(sys.modules[one.module]).copy(), one.name, None, 0
    )
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0, capsys.readouterr().out


def test_the_example_of_the_module_is_true() -> None:
    assert doctest.testmod(ziggurat).failed == 0


def test_every_error_that_is_named_is_exported() -> None:
    """A caller of the API can catch what it says it raises."""
    named = set()
    for one in ALL:
        _, _, raises = one.text.partition("Raises:\n")
        for line in raises.partition("\n\n")[0].splitlines():
            named.add(line.strip().partition(":")[0])
    assert named
    assert named <= set(ziggurat.__all__)
