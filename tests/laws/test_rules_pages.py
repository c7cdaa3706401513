"""Laws of the rules to be read: whole, drawn, worded, and true to the spec card."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from laws.test_views import ID, PIECE, USED, art, is_said
from ziggurat import registry
from ziggurat.art import theme
from ziggurat.core.rules import IS_DECISION
from ziggurat.i18n.messages import LANGUAGES, Words, messages
from ziggurat.markup.element import Element, serialise
from ziggurat.server.render.rulebook import END
from ziggurat.views import view_of
from ziggurat.views.rulebook import Chapter, Section

ROOT = Path(__file__).resolve().parents[2]
CLAUSE = re.compile(r"^\| ([A-Z]-\d+) \|", re.MULTILINE)
FIRST, LAST = "aim", END


def chapters(key: str, lang: str = "en") -> list[Chapter]:
    """The rules of a game."""
    return view_of(key).rules(Words(lang, key))


def sections(key: str, lang: str = "en") -> list[Section]:
    """All sections of all chapters."""
    return [section for chapter in chapters(key, lang) for section in chapter.sections]


def drawings(section: Section) -> list[Element]:
    """All that is drawn in a section."""
    alone = [] if section.drawing is None else [section.drawing]
    return [*alone, *(picture.drawing for picture in section.tray)]


def on_the_card(key: str) -> set[str]:
    """The clauses and rulings of a spec card; the toy's lies beside it."""
    cards = (
        ROOT / "src" / "ziggurat" / "games" / key / "SPEC.md",
        ROOT / "tests" / "toy" / "SPEC.md",
    )
    return set(CLAUSE.findall(next(card for card in cards if card.exists()).read_text("utf-8")))


def components(key: str) -> set[str]:
    """The ids of all that the component list counts."""
    found = set()
    for path in files(registry.parts(key).rules).joinpath("data").iterdir():
        content = tomllib.loads(path.read_text("utf-8"))
        tables = content.get("totals", {})
        found |= {row["id"] for table in tables for row in content[table] if "id" in row}
    return found


def test_every_game_tells_its_aim_a_turn_and_the_end(drawn: str) -> None:
    keys = [chapter.key for chapter in chapters(drawn)]
    assert keys[0] == FIRST and LAST in keys and {"turn", "round"} & set(keys)
    told = chapters(drawn)
    below = [one.key for chapter in told for one in chapter.sections if one.key != chapter.key]
    assert max(Counter([*keys, *below]).values()) == 1, "an anchor is one place"


def test_every_clause_of_the_card_is_told_and_no_other(drawn: str) -> None:
    told = {clause for section in sections(drawn) for clause in section.clauses}
    card = on_the_card(drawn)
    assert told <= card
    assert {clause for clause in card if not clause.startswith("R")} <= told
    assert all(section.clauses for section in sections(drawn))


def test_every_component_of_the_list_is_shown_with_a_drawing(drawn: str) -> None:
    shown = [name for one in sections(drawn) if drawings(one) for name in one.shows]
    assert components(drawn) - set(shown) == set()
    assert set(shown) <= components(drawn)


def test_every_decision_is_explained_in_one_section(drawn: str) -> None:
    game = registry.load(drawn)
    names = {type(rule).__name__ for rule in game.rules if rule.kind == IS_DECISION}
    decisions = [re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower() for name in names]
    explained = Counter(ask for section in sections(drawn) for ask in section.asks)
    assert explained == Counter(decisions)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_whole_sentences(drawn: str, lang: str) -> None:
    for chapter in chapters(drawn, lang):
        assert is_said(chapter.title)
        for section in chapter.sections:
            assert section.title or section.paragraphs
            assert all(is_said(text) for text in (section.title or "-", *section.paragraphs))
            assert all(text[-1] in ".!?:" for text in section.paragraphs), section.key
            assert all(is_said(picture.name) for picture in section.tray)


def test_languages_tell_the_same_and_no_text_is_left_over(drawn: str) -> None:
    first, *others = (
        [
            (one.key, len(one.paragraphs), one.clauses, len(one.tray), one.shows)
            for one in sections(drawn, lang)
        ]
        for lang in LANGUAGES
    )
    assert all(other == first for other in others)
    said: set[str] = set()

    class Heard(Words):
        """Words that remember what was asked of them."""

        def say(self, message: str, **arguments: str | int) -> str:
            said.add(message)
            return super().say(message, **arguments)

    view_of(drawn).rules(Heard("en", drawn))
    written = {name for name in messages("en", drawn) if name.startswith("rules-")}
    common = {name for name in messages("en") if name.startswith("rules-")}
    assert written - common <= said


def test_drawings_are_made_of_the_games_own_art(drawn: str) -> None:
    """They lie over a table with ids and pieces of its own, and must have none."""
    text = "".join(serialise(one) for section in sections(drawn) for one in drawings(section))
    assert set(USED.findall(text)) <= art(drawn)
    assert not ID.findall(text) and not PIECE.findall(text)
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", text)) <= set(theme.TOKENS)
