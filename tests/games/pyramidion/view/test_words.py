"""Texts of Pyramidion: the same messages with the same arguments in every language."""

import re
from pathlib import Path

import pytest

from ziggurat.art.paragraph import wrap_lines
from ziggurat.games.pyramidion import view as pyramidion
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    CARD_IDS,
    CATEGORY_IDS,
    GODDESS_VALUE,
    KIND_IDS,
    NUMBERS,
    ORDER_IDS,
    POWER_IDS,
    REVOLT_TOKEN_IDS,
    SITE_IDS,
    SITES_DATA,
    TROOP_IDS,
)
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.rules.ending import ENDINGS
from ziggurat.games.pyramidion.view.card_art import title_place
from ziggurat.games.pyramidion.view.names import title
from ziggurat.games.pyramidion.view.side import LETTERS
from ziggurat.i18n.messages import LANGUAGES, Words, messages
from ziggurat.views import view_of

SOURCES = list(Path(pyramidion.__file__).parent.glob("*.py"))
PLACES = [*SITE_IDS, *CARD_IDS, *BOAT_IDS, *KIND_IDS, *TROOP_IDS, *ORDER_IDS, *CATEGORY_IDS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_every_ending_is_explained(lang: str) -> None:
    words = Words(lang, "pyramidion")
    for option in GAME.options:
        assert words.say(f"option-{option.key}")
        assert all(words.say(f"option-{option.key}-{value}") for value in option.values)
    assert all(words.say(f"reason-{reason}") for reason in ENDINGS if reason)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_table_has_its_rule(lang: str) -> None:
    words, view = Words(lang, "pyramidion"), view_of("pyramidion")
    state = GAME.setup({}, 3)
    for name in (*PLACES, *REVOLT_TOKEN_IDS, "distribution-1", "giza-camel", "supply-wood"):
        assert view.help(name, state, words), name
    for verb in ("pass", "decline", "deploy", "exchange", "raise", "ship"):
        assert view.help(verb, state, words), verb


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_idle(lang: str) -> None:
    """Every text is asked for somewhere, by its whole name or by the beginning of it."""
    asked = set(
        re.findall(r"""["']([a-z-]+)["']""", "".join(p.read_text("utf-8") for p in SOURCES))
    )
    rules = ("power-", "help-", "why-", "rules-", "lesson-")  # laws read the last two through
    made = ("game-", "choice-", "event-", "prompt-", "option-", "reason-", *rules)
    own = messages(lang, "pyramidion") - messages(lang)
    assert not [name for name in own - asked if not name.startswith(made)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_in_the_rules_are_those_of_the_game(lang: str) -> None:
    words = Words(lang, "pyramidion")
    said = {
        "power-goddess": GODDESS_VALUE,
        "power-engraver": NUMBERS["engraver-raise"],
        "choice-raise": NUMBERS["engraver-raise"],
        "power-philae": NUMBERS["philae-raise"],
        "power-abu-simbel": NUMBERS["workers-for-a-statue"],
        "choice-exchange": NUMBERS["workers-for-a-statue"],
    }
    for message, number in said.items():
        assert re.findall(r"\d+", words.say(message)) == [str(number)], message
    assert "10" in words.say("help-goods-statue")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sites_named_for_a_resource_are_those_that_print_it(lang: str) -> None:
    words = Words(lang, "pyramidion")
    for kind in KIND_IDS[:-1]:
        rule = words.say(f"help-goods-{kind}")
        for row in SITES_DATA:
            named = words.say("site", site=row["id"]).split()[-1] in rule
            assert named == (kind in row["resources"]), (kind, row["id"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_power_of_a_site_fits_into_two_lines(lang: str) -> None:
    words = Words(lang, "pyramidion")
    for site in SITE_IDS:
        rule = words.say("site-power", site=site, power=words.say(f"power-{site}"))
        assert len(wrap_lines(rule, LETTERS)) <= 2, rule


def test_a_long_title_is_squeezed_onto_its_card() -> None:
    squeezed = {
        named
        for card in range(len(CARD_IDS))
        if "textLength" in title_place(named := title(card, Words("fr", "pyramidion")))
    }
    assert squeezed == {"Homme politique", "Lithographeur"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_special_character_has_a_power(lang: str) -> None:
    words = Words(lang, "pyramidion")
    assert all(words.say(f"power-{name}") for name in POWER_IDS)
