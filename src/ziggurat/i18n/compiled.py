"""Compiled Fluent messages: a view formats hundreds of messages per second.

A phrase knows what our texts are made of: words, what is filled in, and one way of several by a
word or a number. The rest is left to Fluent itself, which says the same in ten times the time.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from fluent.syntax import ast

Said: TypeAlias = str | int
Plural: TypeAlias = Callable[[int], str]

LARGE: Final = 1000  # such numbers are written differently in every language


class Beyond(Exception):
    """A message that only the Fluent runtime can format."""


class Blank:
    """A placeholder for an argument."""

    def __init__(self, name: str) -> None:
        self.name = name

    def said(self, arguments: Mapping[str, Said]) -> str:
        """The formatted argument."""
        value = arguments.get(self.name)
        if isinstance(value, str):
            return value
        if value is None or not 0 <= value < LARGE:
            raise Beyond
        return str(value)


class Fork:
    """A select expression: by a word, a number, or a plural category."""

    def __init__(self, fork: ast.SelectExpression, plural: Plural) -> None:
        self.by = _name(fork.selector)
        self.plural = plural
        ways = [(one, Phrase(one.value, plural)) for one in fork.variants]
        self.by_number = [(_key(one.key), way) for one, way in ways]
        self.by_word = [(_kind(key, plural), way) for key, way in self.by_number]
        (self.otherwise,) = (way for one, way in ways if one.default)

    def said(self, arguments: Mapping[str, Said]) -> str:
        """The text of the first variant that matches."""
        value = arguments.get(self.by)
        if value is None:
            raise Beyond
        if isinstance(value, str):
            fitting = (way for kind, way in self.by_word if kind == value)
        else:
            either = (value, self.plural(value))
            fitting = (way for key, way in self.by_number if key in either)
        return next(fitting, self.otherwise).said(arguments)


class Phrase:
    """A sequence of literal texts and placeholders."""

    def __init__(self, pattern: ast.BaseNode, plural: Plural) -> None:
        elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
        self.parts = [_part(one, plural) for one in elements]

    def said(self, arguments: Mapping[str, Said]) -> str:
        """The message with its arguments formatted."""
        return "".join(
            [part if isinstance(part, str) else part.said(arguments) for part in self.parts]
        )


def _part(one: ast.BaseNode, plural: Plural) -> str | Blank | Fork:
    inside = one.expression if isinstance(one, ast.Placeable) else one
    if isinstance(inside, ast.TextElement):
        return str(inside.value)
    if isinstance(inside, ast.StringLiteral):
        return str(inside.parse()["value"])
    if isinstance(inside, ast.SelectExpression):
        return Fork(inside, plural)
    return Blank(_name(inside))


def _name(expression: Any) -> str:
    if not isinstance(expression, ast.VariableReference):
        raise Beyond
    return str(expression.id.name)


def _kind(key: Said, plural: Plural) -> str:
    return key if isinstance(key, str) else plural(key)


def _key(key: ast.Identifier | ast.NumberLiteral) -> Said:
    if isinstance(key, ast.Identifier):
        return str(key.name)
    return int(key.value)
