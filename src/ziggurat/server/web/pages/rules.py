"""The rules of a game to be read: as a page of their own, and as a sheet over the table."""

from ziggurat.server.show.html import Markup, html
from ziggurat.server.show.rules import rules
from ziggurat.server.web.pages.shell import TITLE, Visit, page, tools
from ziggurat.views import view_of
from ziggurat.views.svg import el, serialise

ASSETS = ("rules.js", "rules.css")


def rules_page(visit: Visit, key: str) -> str:
    """Contents at the left, chapters at the right, and the way to a game."""
    words = visit.words
    title = words.say("reading-title", game=words.say("game-title"))
    start = el("a", words.say("start-new"), href=f"/new/{key}", class_="button main")
    bar = el(
        "header",
        el("a", el("span", TITLE), href="/", class_="home"),
        el("nav", start, *tools(visit), class_="tools", aria_label=words.say("page-help")),
        class_="bar",
    )
    return page(
        visit,
        title,
        el("a", words.say("reading-skip"), href="#rules-aim", class_="skip"),
        Markup(serialise(view_of(key).defs())),
        bar,
        el("main", el("h1", title), el("div", *rules(key, words), class_="rules"), id="main"),
        assets=ASSETS,
        class_="reading",
    )


def sheet(visit: Visit, key: str) -> str:
    """The same rules for a table that has its art already."""
    return html(*rules(key, visit.words))
