"""Every component of a game on one page, by day and by night: where art is reviewed."""

from ziggurat.art import theme
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el, serialise, size_of
from ziggurat.views import view_of

_STYLE = """
body { margin: 0; font: 13px var(--sans); }
section { background: var(--bg); color: var(--ink); padding: 16px; }
h1 { font: 700 24px var(--serif); margin: 0 0 8px; }
figure { display: inline-block; vertical-align: top; margin: 4px; max-width: 480px; }
figcaption { max-width: 120px; color: var(--muted); }
"""


def gallery(key: str, words: Words) -> str:
    """The page of all components; it needs nothing beside itself."""
    view = view_of(key)
    title = words.say("gallery-title", game=words.say("game-title"))
    figures = [_figure(name, picture) for name, picture in view.gallery(words)]
    sections = [_section(title, figures, colours) for colours in theme.THEMES]
    styles = "".join(f"[data-theme={name}]{{{theme.declarations(name)}}}" for name in theme.THEMES)
    page = el(
        "html",
        el("head", el("meta", charset="utf-8"), el("title", title)),
        el("body", view.defs(), *sections),
        lang=words.lang,
    )
    style = f"<style>{theme.css()}{styles}{_STYLE}</style>"
    return "<!doctype html>\n" + serialise(page).replace("</head>", f"{style}</head>", 1)


def _section(title: str, figures: list[Element], colours: str) -> Element:
    return el("section", el("h1", title), *figures, data_theme=colours)


def _figure(name: str, picture: Element) -> Element:
    width, height = size_of(picture)
    picture.attributes.setdefault("width", width)
    picture.attributes.setdefault("height", height)
    return el("figure", picture, el("figcaption", name))
