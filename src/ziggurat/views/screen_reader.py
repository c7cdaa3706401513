"""Screen-reader text: every labelled picture line by line, facts without a picture, and points."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ziggurat.core.state import State
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, walk
from ziggurat.views.view import View


class Passage(NamedTuple):
    """One part of the table: its title, and a line for each thing."""

    title: str
    lines: list[str]


def aloud(view: View[Any], seen: State, seat: int, words: Words) -> list[Passage]:
    """All a seat may know, complete enough to play without pictures."""
    told = [
        *(
            Passage(one.title, [line for line in _named(one.drawing) if line != one.title])
            for one in view.regions(seen, seat, words)
        ),
        *(Passage(title, lines) for title, lines in view.undrawn(seen, seat, words)),
        Passage(words.say("aloud-points"), _points(view, seen, words)),
    ]
    return [part for part in told if part.lines]


def says(thing: str, values: Iterable[str], words: Words) -> list[str]:
    """Wood: a1, b2. Nothing at all where there is none."""
    said = ", ".join(values)
    return [words.say("aloud-is", thing=thing, value=said)] if said else []


def counted(names: Sequence[str], counts: Iterable[int], words: Words) -> list[str]:
    """2 × Granary, for all of which there are some."""
    pairs = zip(names, counts, strict=True)
    return [words.say("aloud-times", thing=name, count=count) for name, count in pairs if count]


def _named(drawing: Element) -> list[str]:
    """The names of things in a picture, each once, in the order of drawing; then its own."""
    own, *inside = [
        str(one.attributes["aria-label"]) for one in walk(drawing) if "aria-label" in one.attributes
    ]
    return list(dict.fromkeys([*inside, own]))


def _points(view: View[Any], seen: State, words: Words) -> list[str]:
    """The score of every seat, and the score by source if the game ended now."""
    players = [words.player(seat) for seat in range(seen.seats)]

    def line(thing: str, points: Sequence[int]) -> list[str]:
        pairs = zip(players, points, strict=True)
        return says(thing, (f"{player} {number}" for player, number in pairs), words)

    now = view.scores(seen)
    rows = [(row.label, row.points) for row in view.counts(seen, words)]
    return [
        *(line(words.say("aloud-now"), now) if now else []),
        *(said for label, points in rows for said in line(label, points)),
    ]
