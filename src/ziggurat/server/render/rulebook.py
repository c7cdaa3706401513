"""Rulebook markup: contents, chapters, sections with drawing, text and clauses."""

from collections.abc import Sequence
from functools import cache

from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.markup.element import Element, el, serialise, size_of
from ziggurat.markup.html import Markup
from ziggurat.server.render.words import words_for
from ziggurat.views import view_of
from ziggurat.views.rulebook import Chapter, Picture, Section

ANCHOR = "rules-"
END = "end"  # chapter of every game about winning
WIDE_ASPECT = 1.6  # aspect ratio of a drawing placed below the text


@cache
def explained(key: str) -> dict[str, str]:
    """The rules section of each decision of a game."""
    told = view_of(key).rules(words_for(LANGUAGES[0], key))
    return {ask: one.key for chapter in told for one in chapter.sections for ask in one.asks}


def rules(key: str, words: Words) -> list[Element]:
    """Contents and chapters."""
    chapters = view_of(key).rules(words)
    links = [el("a", one.title, href=f"#{ANCHOR}{one.key}") for one in chapters]
    known: set[str] = set()
    told = [_chapter(one, known) for one in chapters]
    note = el("p", words.say("reading-note", card=f"games/{key}/SPEC.md"), class_="muted")
    return [
        el("nav", *links, class_="contents", aria_label=words.say("reading-contents")),
        el("div", *told, note, class_="chapters"),
    ]


def _chapter(chapter: Chapter, known: set[str]) -> Element:
    sections = [_section(one, one.key != chapter.key, known) for one in chapter.sections]
    anchor = f"{ANCHOR}{chapter.key}"
    return el("section", el("h2", chapter.title), *sections, id=anchor, tabindex="-1")


def _section(section: Section, apart: bool, known: set[str]) -> Element:
    """One section; the first one of a chapter has the chapter's anchor."""
    drawing = section.drawing
    art = [] if drawing is None else [el("div", _drawn(drawing), class_="art")]
    told = el(
        "div",
        *([el("h3", section.title)] if section.title else []),
        *(el("p", paragraph) for paragraph in section.paragraphs),
        *([_tray(section.tray)] if section.tray else []),
    )
    return el(
        "div",
        *art,
        told,
        *([_clauses(section, known)] if section.clauses else []),
        id=f"{ANCHOR}{section.key}" if apart else None,
        tabindex="-1" if apart else None,
        class_=f"rule {_shape(drawing)}".strip(),
    )


def _shape(drawing: Element | None) -> str:
    if drawing is None:
        return "bare"
    width, height = size_of(drawing)
    return "wide" if width > WIDE_ASPECT * height else ""


def _clauses(section: Section, known: set[str]) -> Element:
    """Invisible anchors of the clauses, for links and contributors."""
    marks = []
    for clause in section.clauses:
        anchor = None if clause in known else f"clause-{clause}"
        marks.append(el("span", id=anchor, data_clause=clause))
        known.add(clause)
    return el("p", *marks, class_="clauses")


def _tray(tray: Sequence[Picture]) -> Element:
    """All kinds of a component, each with its accessible name."""
    pictures = [
        el(
            "li",
            _drawn(one.drawing),
            el("span", one.name, class_=None if one.told else "unseen"),
            title=None if one.told else one.name,
        )
        for one in tray
    ]
    return el("ul", *pictures, class_="tray")


def _drawn(drawing: Element) -> Markup:
    return Markup(serialise(drawing))
