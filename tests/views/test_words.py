"""Texts: the same messages with the same arguments in every language."""

import re

import pytest

from ziggurat.games.amytis.components import (
    BUILDING_IDS,
    FAVOUR_POINTS,
    FAVOURS,
    SIDES,
    TILE_IDS,
    effect_points,
)
from ziggurat.views.amytis.words import tile_name
from ziggurat.views.words import LANGUAGES, MissingMessage, Words

FILES = ["", "amytis"]


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
def test_the_numbers_in_the_favours_are_those_of_the_game(lang: str) -> None:
    for row, points in zip(FAVOURS, FAVOUR_POINTS, strict=True):
        text = Words(lang, "amytis").say(f"favour-{row['id']}")
        assert {str(p) for p in points if p} <= set(re.findall(r"\d+", text)), text
