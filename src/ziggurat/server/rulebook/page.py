"""Rulebook page, and the overlay version used during play."""

from ziggurat.markup.element import el
from ziggurat.markup.html import Markup, html
from ziggurat.server.catalogue.game_cards import tutorial_button
from ziggurat.server.http.shell import BAR, RequestContext, home, page, tools
from ziggurat.server.render.rulebook import rules
from ziggurat.views.symbols import art_of

ASSETS = (*BAR, "rules.js", "rules.css")


def rules_page(visit: RequestContext, key: str) -> str:
    """Contents at the left, chapters at the right, and a link to a new game."""
    words = visit.words
    title = words.say("reading-title", game=words.say("game-title"))
    play = el("button", words.say("start-play"), type="submit", class_="main")
    bar = el(
        "header",
        home(),
        el("form", play, method="post", action=f"/play/{key}", class_="go"),
        tutorial_button(key, words),
        el("nav", *tools(visit), class_="tools", aria_label=words.say("page-help")),
        class_="bar",
    )
    told, art = html(*rules(key, words)), art_of(key)
    return page(
        visit,
        title,
        el("a", words.say("reading-skip"), href="#rules-aim", class_="skip"),
        Markup(art.written(art.used(told))),
        bar,
        el("main", el("h1", title), el("div", Markup(told), class_="rules"), id="main"),
        assets=ASSETS,
        class_="reading",
    )


def sheet(visit: RequestContext, key: str, held: str) -> str:
    """The overlay version, with the art the table does not contain yet."""
    told, art = html(*rules(key, visit.words)), art_of(key)
    there = art.held(held)
    used = art.used(told)
    more = el("div", Markup(art.written(used - there)), data_art=art.note(used | there))
    return html(more, Markup(told))
