"""Laws of words: the same messages with the same arguments in every language."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from laws.conftest import DRAWN
from laws.pages import texts
from laws.playing import Journey
from ziggurat import registry
from ziggurat.core.record import parse_record
from ziggurat.i18n.messages import LANGUAGES, Words, messages, source
from ziggurat.server.render.words import page_texts
from ziggurat.views import view_of

RECORDS = Path(__file__).resolve().parents[1] / "records"
ALIKE = {
    "origins": {"drafting", "inviting"},
    "pyramidion": {"copying", "playing", "recruiting"},
}
"""Where several copies of one die or card may be open: it does not matter which."""

FILES = ["", *DRAWN]  # the common one, and one for each game


def body(lang: str, game: str) -> list[object]:
    """The entries of one Fluent file."""
    return list(FluentResource(source(lang, game)).body)


def arguments(lang: str, game: str) -> dict[str, set[str]]:
    """The arguments of each message of one file."""
    text = source(lang, game)
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
        for entry in body(lang, game)
        if isinstance(entry, Message) and entry.span is not None
    }


@pytest.mark.parametrize("game", FILES)
def test_every_language_has_the_same_messages_with_the_same_arguments(game: str) -> None:
    first, *others = (arguments(lang, game) for lang in LANGUAGES)
    assert first and all(other == first for other in others)
    assert len({messages(lang, game) for lang in LANGUAGES}) == 1


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_a_file_can_be_read(lang: str, game: str) -> None:
    assert not [entry for entry in body(lang, game) if isinstance(entry, Junk)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_is_a_whole_sentence(drawn: str, lang: str) -> None:
    text = source(lang, drawn)
    asked = [
        text[entry.span.start : entry.span.end]
        for entry in body(lang, drawn)
        if isinstance(entry, Message) and entry.span and entry.id.name.startswith("prompt-")
    ]
    assert asked
    assert not [question for question in asked if question.rstrip()[-1] not in ".?"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_of_one_question_have_different_names(shown: Journey, lang: str) -> None:
    """Who hears the list or reads it can tell them apart, unless they are copies of one thing."""
    key, view, words = shown.world.key, view_of(shown.world.key), Words(lang, shown.world.key)
    for moment in shown.decisions:
        if shown.game.asking(moment.state) in ALIKE.get(key, ()):
            continue
        seen = shown.game.hide(moment.state, moment.mover)
        labels = Counter(view.label(text, seen, words) for text in texts(key, seen))
        assert [label for label, times in labels.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_and_its_options_are_explained(drawn: str, lang: str) -> None:
    words = Words(lang, drawn)
    assert words.say("game-title") and words.say("game-about")
    for option in registry.load(drawn).options:
        assert words.say(f"option-{option.key}")
        assert all(words.say(f"option-{option.key}-{value}") for value in option.values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_is_explained(drawn: str, lang: str) -> None:
    """There is a recorded game for each."""
    for path in sorted((RECORDS / drawn).glob("*.game")):
        result = parse_record(path.read_text(encoding="utf-8")).result
        assert result is not None
        assert Words(lang, drawn).say(f"reason-{result[1]}")


@pytest.mark.parametrize("game", FILES)
def test_french_has_a_space_that_does_not_break_before_high_marks(game: str) -> None:
    assert not [line for line in said_lines("fr", game) if re.search(r" [:;?!]( |$)", line)]


@pytest.mark.parametrize("game", FILES)
def test_french_is_typeset_with_curly_apostrophes_and_narrow_spaces(game: str) -> None:
    wrong = re.compile("['\u00a0]|[^\u202f]([:;?!]( |$)|»)|«[^\u202f]|\\.\\.\\.| …")
    assert not [line for line in said_lines("fr", game) if wrong.search(line)]


@pytest.mark.parametrize("game", FILES)
def test_french_says_who_acts_and_uses_no_middle_dot_in_words(game: str) -> None:
    """Le joueur qui passe, not Qui passe; one form for all players, not joueur·euse."""
    wrong = re.compile(r"\bQui\b|([:;]|\bSeul) qui\b|\w·\w")
    assert not [line for line in said_lines("fr", game) if wrong.search(line)]


@pytest.mark.parametrize("game", FILES)
def test_english_is_typeset_with_curly_apostrophes(game: str) -> None:
    assert not [line for line in said_lines("en", game) if "'" in line]


@pytest.mark.parametrize("game", FILES)
def test_no_title_follows_what_would_melt_into_its_article(game: str) -> None:
    """Rules of The Architects: les règles des Architectes, not de Les Architectes."""
    assert not [line for line in said_lines("fr", game) if re.search(r"\b(de|à) \{ \$game", line)]


def said_lines(lang: str, game: str) -> list[str]:
    """The lines of one file that are no comments; the common one comes with those of the pages."""
    spoken = source(lang, game) if game else source(lang) + page_texts(lang)
    return [line for line in spoken.splitlines() if line[:1] != "#"]
