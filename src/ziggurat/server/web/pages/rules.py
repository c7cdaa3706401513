"""The rules of a game to be read: as a page of their own, and as a sheet over the table."""

from ziggurat.server.show.html import Markup, html
from ziggurat.server.show.rules import rules
from ziggurat.server.web.pages.shell import TITLE, Visit, page, tools
from ziggurat.views.art import art_of
from ziggurat.views.svg import el

ASSETS = ("rules.js", "rules.css")


def rules_page(visit: Visit, key: str) -> str:
    """Contents at the left, chapters at the right, and the way to a game."""
    words = visit.words
    title = words.say("reading-title", game=words.say("game-title"))
    play = el("button", words.say("start-play"), type="submit", class_="main")
    start = el("form", play, method="post", action=f"/play/{key}")
    told = html(*rules(key, words))
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
        Markup(_art(key, told)),
        bar,
        el("main", el("h1", title), el("div", Markup(told), class_="rules"), id="main"),
        assets=ASSETS,
        class_="reading",
    )


def sheet(visit: Visit, key: str) -> str:
    """The same rules over a table, with the art they show."""
    told = html(*rules(key, visit.words))
    return told + _art(key, told)


def _art(key: str, shown: str) -> str:
    art = art_of(key)
    return art.written(art.used(shown))
