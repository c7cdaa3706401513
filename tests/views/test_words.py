"""Texts: the same messages with the same arguments in every language."""

import re
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ziggurat import game_keys
from ziggurat.art.paragraph import wrap_lines
from ziggurat.games.amytis.components import (
    BUILDING_IDS,
    FAVOUR_POINTS,
    FAVOURS,
    SIDES,
    TILE_IDS,
    effect_points,
)
from ziggurat.games.amytis.view.side import SIGN_LETTERS
from ziggurat.games.amytis.view.words import tile_name
from ziggurat.i18n.messages import LANGUAGES, MissingMessage, Words, elided
from ziggurat.server.render.words import page_texts, words_for

FILES = ["", "amytis"]
SAID: list[str | int] = [
    0,
    1,
    2,
    5,
    21,
    999,
    1000,
    1_234_567,
    -3,
    "",
    "Ixchel",
    "other",
    "one",
    "<{$x}>",
]


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="no text 'nonsense'"):
        Words("en").say("nonsense")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="place-in-grid"):
        Words("en").say("place-in-grid", row=1)


def test_an_unknown_language_is_the_first_one() -> None:
    assert Words("tlh").say("count-total") == Words(LANGUAGES[0]).say("count-total")


def test_numbers_agree_with_their_noun() -> None:
    assert Words("en").say("points", points=1) == "1 point"
    assert Words("en").say("points", points=2) == "2 points"
    assert Words("fr").say("points", points=0) == "0 point"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["", *game_keys()])
def test_every_text_is_said_as_fluent_says_it(game: str, lang: str) -> None:
    """With every word that is asked about, with numbers of every kind, and with foreign text."""
    words = words_for(lang, game)
    for message in [*words.messages(), *own_messages(lang)]:
        pattern = words._bundle.get_message(message).value
        assert pattern is not None
        asked = {one.selector.id.name: keys(one) for one in found(pattern, ast.SelectExpression)}
        blanks = {one.id.name for one in found(pattern, ast.VariableReference)}
        values: dict[str, list[str | int]] = {
            name: [*asked.get(name, []), *SAID] for name in blanks
        }
        for turn in range(max(map(len, values.values()), default=1)):
            given = {name: some[turn % len(some)] for name, some in values.items()}
            said, faults = words._bundle.format_pattern(pattern, given)
            assert not faults
            assert words.say(message, **given) == (elided(str(said)) if lang == "fr" else said)


def found(pattern: ast.BaseNode, kind: type[ast.BaseNode]) -> list[Any]:
    class Finder(Visitor):
        def generic_visit(self, node: ast.BaseNode) -> None:
            there.extend([node] if isinstance(node, kind) else [])
            super().generic_visit(node)

    there: list[Any] = []
    Finder().visit(pattern)
    return there


def keys(fork: ast.SelectExpression) -> list[str | int]:
    named = [one.key for one in fork.variants]
    return [one.name if isinstance(one, ast.Identifier) else int(one.value) for one in named]


def own_messages(lang: str) -> list[str]:
    return [
        one.id.name for one in FluentResource(page_texts(lang)).body if isinstance(one, ast.Message)
    ]


def test_french_colours_agree_with_their_building() -> None:
    said = {tile_name(tile, Words("fr", "amytis")) for tile in range(len(TILE_IDS))}
    assert {"Muraille, bleue", "Résidence, verte", "Théâtre, vert", "Palais, bleu"} <= said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_in_the_rules_of_buildings_are_those_of_the_game(lang: str) -> None:
    words = Words(lang, "amytis")
    for name in (f"{building}-{side}" for building in BUILDING_IDS for side in SIDES):
        paid = {str(int(points)) for points in effect_points(name) if points}
        for text in (words.say(f"effect-{name}"), words.say(f"option-{name}")):
            assert paid <= set(re.findall(r"\d+", text)), text
            assert "point" in text, "a number has its unit"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_of_a_building_fits_into_two_lines(lang: str) -> None:
    words = Words(lang, "amytis")
    for name in (f"{building}-{side}" for building in BUILDING_IDS for side in SIDES):
        rule = words.say(f"effect-{name}")
        assert len(wrap_lines(rule, SIGN_LETTERS)) <= 2, rule


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_in_the_favours_are_those_of_the_game(lang: str) -> None:
    for row, points in zip(FAVOURS, FAVOUR_POINTS, strict=True):
        text = Words(lang, "amytis").say(f"favour-{row['id']}")
        assert {str(p) for p in points if p} <= set(re.findall(r"\d+", text)), text
