"""Names: invisible characters are removed, and look-alikes are recognised."""

from importlib.resources import files

import pytest

from ziggurat.server.config import CONFIG
from ziggurat.server.identity.names import (
    _INVISIBLE,
    MAX_SKELETON_CHARS,
    cleaned,
    isolated,
    numbered_name,
    skeleton,
    told_apart,
)
from ziggurat.server.text import single_line


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Ada\t\n Lovelace ", "Ada Lovelace"),
        ("A\u200bd\u202ea\ufeff", "A d a"),
        ("Ａｄａ", "Ada"),
        ("𝓐𝓭𝓪", "Ada"),
        ("Zoë", "Zoë"),
        ("Ada #2", "Ada 2"),
        ("\ue001", ""),
        ("\U0001d159", ""),
        ("\ufffc", ""),
        ("\u2800 \u2800", ""),
        ("\U00016fe4\ufe0f\u034f", ""),
        ("\U000e0100\u17b4\u180e", ""),
        ("A\ufe0fda", "Ada"),
        ("\u3164\u115f", ""),
        ("!!!", ""),
        ("a" + "\u0301" * 40, "á\u0301\u0301"),
        ("x" * 500, "x" * CONFIG.accounts.max_name_chars),
        ("\ud800x", "x"),
        ("王小明", "王小明"),
        ("👩", "👩"),
        ("<b>", "<b>"),
    ],
)
def test_a_name_is_cleaned(text: str, shown: str) -> None:
    assert cleaned(text) == shown


@pytest.mark.parametrize(
    "alike",
    [
        "Ada",
        "ADA",
        "Аda",
        "аԁа",
        "A d a",
        "A.d-a",
        "Adá",
        "Ａda",
        "A\u200bda",
        "4d4",
        "Ada 2",
        "Ada-17",
        "Ada ǂ2",
        "Adaǂ2",
        "Ada ⵌ2",
        "Ada ǂ 2",
        "Ada (2)",
        "Ada⑵",
        "Ada [2]",
        "Ada 2.",
        "Ada №2",
        "Ada no. 2",
        "ᎪᎠᎪ",
        "ꭺꭰꭺ",
        "ꓮꓓꓮ",
        "ᴀᴅᴀ",
        "🄰🄳🄰",
        "🅰🅳🅰",
        "🅐🅓🅐",
        "🇦🇩🇦",
        "ᗅᗪᗅ",
        "Aᑯa",
        "ⲀⲆⲀ",
        "ⲁⲇⲁ",
        "ᚨᛞᚨ",
        "Aɗa",
        "A∂a",
        "Aძa",
        "Aԃa",
        "ᗩᗪᗩ",
        "ᏗdᏗ",
        "ɐda",
        "ѦDѦ",
        "ΛDΛ",
        "𐊠da",
        "@da",
        "Ada!!".rstrip("!"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(alike: str) -> None:
    assert skeleton(alike) == skeleton("ada")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Modem", "modern"), ("Paul", "РауӀ".replace("у", "u")), ("Bill", "B1ll"), ("Oslo", "0sl0")],
)
def test_readers_take_one_for_the_other(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Adam"),
        ("Ada 2nd", "Ada"),
        ("Nino", "Ni"),
        ("王", "玉"),
        ("שלום", "שלומ"),
        ("👩", "👨"),
    ],
)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_typed_number_that_is_taken_at_the_table_is_passed_over() -> None:
    assert told_apart("Zoe", 1, ["Ada"]) == "Zoe"
    assert told_apart("Zoe", 2, ["Zoe", "Zoe #2"]) == "Zoe #3"
    assert told_apart("Zoё", 1, ["Zoe", "Zoe #3"]) == "Zoё #2"
    assert told_apart("שלום", 1, [isolated("שלום"), isolated("שלום #2")]) == "שלום #3"


def test_the_table_of_confusables_is_unicodes_with_its_version_and_licence() -> None:
    text = files("ziggurat.server.identity").joinpath("confusables.txt").read_text("utf-8")
    assert "Version 17.0.0" in text and "SPDX-License-Identifier: Unicode-3.0" in text
    assert "\n13AA;0041\n" in text


def test_a_skeleton_fits_its_column() -> None:
    for letter in "ﷺ꽦":  # 18 letters in one, and one that is read as 7
        assert len(skeleton(letter * CONFIG.accounts.max_name_chars)) <= MAX_SKELETON_CHARS


def test_letters_without_ink_are_removed_whatever_this_python_knows_of_them() -> None:
    """Some are letters to a later version of Unicode."""
    for one in "\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159":
        assert f"A{one}B".translate(_INVISIBLE) == "A B"


def test_a_number_tells_apart_and_cannot_be_typed() -> None:
    assert (numbered_name("Ada", 1), numbered_name("Ada", 2)) == ("Ada", "Ada #2")
    assert cleaned(numbered_name("Ada", 2)) != numbered_name("Ada", 2)


def test_a_name_from_right_to_left_keeps_to_itself() -> None:
    assert isolated("שלום") == "\u2068שלום\u2069"
    assert isolated("Ada") == "Ada"


def test_nobody_says_the_place_of_another_name() -> None:
    """The drawings have a private-use character where a name is inserted."""
    assert single_line("I am \ue000 \ue001", 30) == "I am"
