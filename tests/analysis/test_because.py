"""Reasons are given only where the numbers support them, in both languages."""

import re
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from toy.registry import registered
from toy.state import Orchard
from ziggurat.analysis.because import GAMES, TurnReason, because
from ziggurat.analysis.loss import Mark
from ziggurat.analysis.onward import Ended
from ziggurat.analysis.telling import reason_sentence
from ziggurat.analysis.words import ReviewWords, review_texts
from ziggurat.core.state import State
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.registry import load

PLANTED, COUNTED = 0, 1  # the sources of points in Orchard


def table(planted: tuple[int, int], counted: tuple[int, int] = (0, 0)) -> State:
    """A position of Orchard with these points."""
    with registered():
        state: Orchard = load("orchard").setup({}, 2)
    for seat in range(2):
        state.planted[seat], state.counted[seat] = planted[seat], counted[seat]
    return state


def end(planted: tuple[int, int], counted: tuple[int, int] = (0, 0)) -> Ended:
    return Ended(table(planted, counted), (0.5, 0.5), (0.0, 0.0))


def reasons(better: State, played: State, ends: list[tuple[Ended, Ended]]) -> list[TurnReason]:
    with registered():
        return list(because(load("orchard"), better, played, 0, ends))


def test_what_the_better_turn_brings_at_once_is_told_by_source() -> None:
    found = reasons(table((5, 0)), table((2, 0)), [])
    assert found == [TurnReason("because-now", 3.0, PLANTED)]


def test_what_the_end_does_not_show_is_not_told() -> None:
    """Points at once that are lost until the end are no reason."""
    ends = [(end((5, 9)), end((6, 9)))] * GAMES
    assert reasons(table((5, 0)), table((2, 0)), ends) == []


def test_points_at_once_of_the_turn_played_can_wait() -> None:
    ends = [(end((9, 4), (2, 0)), end((6, 4)))] * GAMES
    found = reasons(table((0, 0)), table((2, 0)), ends)
    assert [(one.message, one.points, one.source) for one in found] == [
        ("because-waits", 2.0, -1),
        ("because-end", 3.0, PLANTED),
        ("because-end", 2.0, COUNTED),
        ("because-own", 5.0, -1),
    ]


def test_what_the_rival_gets_less_is_told() -> None:
    ends = [(end((6, 3)), end((6, 8)))] * GAMES
    found = reasons(table((0, 0)), table((0, 0)), ends)
    assert [(one.message, one.points) for one in found] == [("because-rival", -5.0)]


def test_a_difference_within_two_errors_is_noise() -> None:
    """Ten points more or nine fewer in turn: half a point on average, and nothing to tell."""
    ends = [(end((20, 0)), end((10, 0))), (end((11, 0)), end((20, 0)))] * (GAMES // 2)
    assert reasons(table((0, 0)), table((0, 0)), ends) == []


def test_single_sources_need_many_games() -> None:
    ends = [(end((9, 0)), end((6, 0)))] * (GAMES - 1)
    assert [one.message for one in reasons(table((0, 0)), table((0, 0)), ends)] == ["because-own"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_sentences_with_signed_points(lang: str) -> None:
    with registered():
        words = ReviewWords(lang, "orchard")
        for message in (
            "because-now",
            "because-end",
            "because-own",
            "because-rival",
            "because-lead",
        ):
            source = PLANTED if message in ("because-now", "because-end") else -1
            said = reason_sentence(TurnReason(message, -2.6, source), words)
            assert "−3 points" in said and said[-1] == "."
        assert "3 points" in reason_sentence(TurnReason("because-waits", 2.6), words)
        one = reason_sentence(TurnReason("because-own", 1.2), words)
        assert "+1 point" in one and "points" not in one


def arguments(lang: str) -> dict[str, set[str]]:
    """The arguments of each message."""
    text = review_texts(lang)
    entries = FluentResource(text).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
        for entry in entries
        if isinstance(entry, Message) and entry.span is not None
    }


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    first, *others = map(arguments, LANGUAGES)
    assert first and all(other == first for other in others)
    assert {f"mark-{mark}" for mark in get_args(Mark)} <= set(first)


def test_french_is_typeset_with_narrow_spaces_and_curly_apostrophes() -> None:
    wrong = re.compile("['\u00a0]|[^\u202f]([:;?!%]( |$)|»)|«[^\u202f]")
    lines = [line for line in review_texts("fr").splitlines() if line[:1] != "#"]
    assert not [line for line in lines if wrong.search(line)]
