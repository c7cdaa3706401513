"""The rules of a game to be read: chapters of sections, with drawings, words and clauses.

A game says in its `rules_page.py` what stands where; its sentences are in `rules.<lang>.ftl`:
`rules-chapter-<key>` heads a chapter, `rules-<key>` and `rules-<key>-text` are a section's.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el, short_number


class Picture(NamedTuple):
    """A component among others of its kind: what it is called, and its drawing."""

    name: str
    drawing: Element
    told: bool = False  # whether its name stands below it, not only for the ear


class Section(NamedTuple):
    """One thing to know: its heading, its paragraphs, its drawing, and the clauses it tells."""

    key: str
    title: str  # '' for the section that opens a chapter
    paragraphs: Sequence[str]
    clauses: Sequence[str]
    drawing: Element | None = None
    tray: Sequence[Picture] = ()  # all kinds of it
    asks: Sequence[str] = ()  # the decisions it explains
    shows: Sequence[str] = ()  # the components it shows, by their ids in the data


class Chapter(NamedTuple):
    """Some sections under one title of the contents."""

    key: str
    title: str
    sections: Sequence[Section]


class Pen:
    """Writes the rules of one game in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def chapter(self, key: str, *sections: Section) -> Chapter:
        """Some sections under their title; the one with the chapter's own key opens it."""
        opened = [one._replace(title="") if one.key == key else one for one in sections]
        return Chapter(key, self.words.say(f"rules-chapter-{key}"), opened)

    def section(
        self,
        key: str,
        clauses: str = "",
        drawing: Element | None = None,
        *,
        tray: Sequence[Picture] = (),
        asks: str = "",
        shows: Sequence[str] = (),
        **numbers: int | str,
    ) -> Section:
        """A section of sentences written for this page; numbers come from the data."""
        heading, told = f"rules-{key}", self.words.say(f"rules-{key}-text", **numbers)
        title = self.words.say(heading) if self.words.has(heading) else ""
        return Section(
            key, title, paragraphs(told), clauses.split(), drawing, tray, asks.split(), shows
        )

    def component(
        self,
        key: str,
        title: str,
        texts: Sequence[str],
        clauses: str,
        drawing: Element | None = None,
        *,
        tray: Sequence[Picture] = (),
        asks: str = "",
        shows: Sequence[str] = (),
    ) -> Section:
        """A component in the words that name and explain it on the table."""
        return Section(key, title, texts, clauses.split(), drawing, tray, asks.split(), shows)


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a text; a blank line ends one."""
    return [re.sub(r"[ \n]+", " ", part).strip(" ") for part in re.split(r"\n\s*\n", text)]


def as_sentence(effect: str) -> str:
    """The text of a card as a sentence: with a capital, and a full stop."""
    return f"{effect[:1].upper()}{effect[1:]}{'' if effect.endswith('.') else '.'}"


def listed(numbers: Iterable[int]) -> str:
    """Some numbers in a row."""
    return ", ".join(str(one) for one in numbers)


def sketch(width: float, height: float, *children: Child, x: float = 0, y: float = 0) -> Element:
    """A small drawing beside words that name it; `x` and `y` are its upper left corner."""
    view = " ".join(short_number(one) for one in (x, y, width, height))
    return el("svg", *children, viewBox=view, aria_hidden="true")
