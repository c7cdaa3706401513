"""Lobby page: open tables by game, games to watch, and forms to open a table."""

from collections.abc import Sequence
from typing import NamedTuple

from ziggurat import registry
from ziggurat.art.stone import token_art
from ziggurat.art.theme import SEATS
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.markup.html import Markup, memoized_markup
from ziggurat.markup.patches import Fragments
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.http.shell import RequestContext, lobby
from ziggurat.server.lobby.model import ListedTable
from ziggurat.server.render.fragments import HOLE, fragments_of, within
from ziggurat.server.render.parts import seat_mark, speed
from ziggurat.server.render.rating import short
from ziggurat.server.render.words import title_of, words_for

SCRIPT = "lobby.js"
REGION = "tables"  # replaced when tables change


class Audience(NamedTuple):
    """The audience of the lobby: language, game filter, user and blocks."""

    lang: str
    game: str
    me: str
    blocked_with: frozenset[str] = frozenset()
    brief: bool = False  # open tables only, newest first


def lobby_page(visit: RequestContext, looks: Audience, listed: Markup) -> str:
    """Game filter, tables, and the form to open a table."""
    words = visit.words
    marks = el("defs", *(token_art(seat) for seat in range(len(SEATS))))
    return lobby(
        visit,
        words.say("lobby-title"),
        el("svg", marks, class_="defs", width=0, height=0, aria_hidden="true"),
        el("h1", words.say("lobby-title")),
        _games(looks.game, words),
        live(listed, looks),
        _own(looks.game, words),
        el("p", el("a", words.say("rating-title"), href="/ratings", class_="button")),
        assets=["tables.css", SCRIPT],
    )


def live(listed: Markup, looks: Audience) -> Element:
    """The tables, with the announcement of changes."""
    brief = "&brief" if looks.brief else ""
    away = words_for(looks.lang).say("status-offline")
    address = f"/lobby/ws?lang={looks.lang}&game={looks.game}{brief}&splices"
    return el(
        "div",
        el("div", listed, id=REGION, data_from=address),
        el("p", id="tables-say", class_="unseen", role="status"),
        el("p", away, id="tables-off", hidden="hidden", role="status"),
        class_="tables brief" if looks.brief else "tables",
    )


def _games(chosen: str, words: Words) -> Element:
    """Game filter."""
    ways = {"": words.say("lobby-all")} | {key: title_of(key, words.lang) for key in playable()}
    links = [
        el(
            "a",
            title,
            href=f"/lobby?game={key}" if key else "/lobby",
            class_="button",
            aria_current="page" if key == chosen else None,
        )
        for key, title in ways.items()
    ]
    return el("nav", *links, class_="filter", aria_label=words.say("lobby-filter"))


def _own(game: str, words: Words) -> Element:
    """Forms to open a table: recommended, or configured."""
    some = [game] if game else playable()
    return el(
        "section",
        el("h2", words.say("lobby-own")),
        el("p", words.say("lobby-own-text"), class_="muted"),
        el("ul", *(_way(key, words) for key in some), class_="own"),
        class_="card",
    )


def _way(key: str, words: Words) -> Element:
    title = title_of(key, words.lang)
    label = words.say("lobby-open-of", game=title)
    go = el("button", words.say("lobby-open"), type="submit", aria_label=label)
    set_up = words.say("start-set-up", game=title)
    return el(
        "li",
        el("b", title),
        el("form", go, method="post", action=f"/open/{key}"),
        el(
            "a",
            words.say("start-options"),
            href=f"/new/{key}",
            class_="button",
            aria_label=set_up,
            title=set_up,
        ),
    )


def tables(listed: Sequence[ListedTable], looks: Audience) -> Fragments:
    """Open tables, then games to watch: a fragment per line."""
    words = words_for(looks.lang)
    lines = [_table(one, looks.me in one.people, looks.lang) for one in listed if one.free]
    if looks.brief:
        return _lines("waiting", lines, words, titled=False)
    going = [_going(one, looks.lang) for one in listed if one.is_going]
    return (
        *_lines("waiting", lines, words, titled=True),
        *_lines("going", going, words, titled=True),
    )


def _lines(what: str, lines: Sequence[str], words: Words, titled: bool) -> Fragments:
    """Lines as a list, or a sentence if there are none, with a title or without."""
    none = el("p", words.say(f"lobby-{what}-none"), class_="muted")
    content = el("ul", HOLE) if lines else none
    title = el("h2", words.say(f"lobby-{what}"))
    whole = el("section", title, content, class_="card") if titled else content
    return within(whole, lines) if lines else fragments_of([whole])


@memoized_markup
def _table(one: ListedTable, mine: bool, lang: str) -> list[Element]:
    """An open table: players, options, and the button to take a seat."""
    words = words_for(lang)
    seat = next(number for number, player in enumerate(one.players) if player.is_open)
    names = ", ".join(one.names)
    sit = el(
        "button",
        words.say("start-sit"),
        type="submit",
        aria_label=words.say("lobby-sit-with", names=names),
        class_="main",
        data_key=one.id,
    )
    there = el("a", words.say("lobby-mine"), href=f"/g/{one.id}", class_="button", data_key=one.id)
    way = there if mine else el("form", sit, method="post", action=f"/g/{one.id}/sit")
    return [el("li", seat_mark(seat), _told(one, words), way)]


@memoized_markup
def _going(one: ListedTable, lang: str) -> list[Element]:
    """A game to watch."""
    words = words_for(lang)
    label = words.say("lobby-watch-whom", names=", ".join(one.names))
    watch = el(
        "a",
        words.say("lobby-watch"),
        href=f"/g/{one.id}",
        class_="button",
        aria_label=label,
        data_key=one.id,
    )
    return [el("li", seat_mark(0), _told(one, words), watch)]


def _told(one: ListedTable, words: Words) -> Element:
    title = title_of(one.game, words.lang)
    with_ = words.say("start-with", names=", ".join(_rated_names(one, words)))
    facts = el("small", " · ".join(_facts(one, words)), class_="muted")
    return el("span", el("b", title), f" {with_}", facts, class_="against")


def _rated_names(one: ListedTable, words: Words) -> list[str]:
    """The players with their ratings."""
    return [
        f"{player.name} ({short(skill, words, player.is_bot)})" if skill else player.name
        for player, skill in zip(one.players, one.skills, strict=True)
        if not player.is_invited
    ]


def _facts(one: ListedTable, words: Words) -> list[str]:
    """Seats taken, rated or not, time control and options."""
    bots = sum(player.is_bot for player in one.players)
    seats = words.say("lobby-seats", taken=one.comes, of=len(one.players))
    told = words_for(words.lang, one.game)
    book = {option.key: option.values[0] for option in registry.load(one.game).options}
    changed = [
        told.say(f"option-{key}-{value}")
        for key, value in one.options
        if book.get(key, value) != value and told.has(f"option-{key}-{value}")
    ]
    return [
        seats,
        *([words.say("lobby-bots", number=bots)] if bots else []),
        *([words.say("rating-rated")] if one.rated else []),
        speed(one.clock, words),
        *(changed or [words.say("new-as-printed")]),
    ]
