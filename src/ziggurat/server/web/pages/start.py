"""The start page: your games, and all games there are."""

from collections.abc import Sequence

from ziggurat.games import registry
from ziggurat.server.play.session import Session
from ziggurat.server.show.words import words_for
from ziggurat.server.web.boxes import box_address
from ziggurat.server.web.pages.shell import TITLE, Visit, lobby
from ziggurat.server.web.playable import playable
from ziggurat.views.svg import Element, el
from ziggurat.views.theme import THEMES
from ziggurat.views.words import Words


def start(visit: Visit, mine: Sequence[tuple[Session, list[int]]]) -> str:
    """Your running games with whose turn it is, then a card for each game."""
    words = visit.words
    cards = [game_card(key, words) for key in playable()]
    return lobby(
        visit,
        TITLE,
        el(
            "section",
            el("h1", TITLE),
            el("p", words.say("page-tagline"), class_="tagline"),
            class_="welcome",
        ),
        *(_mine(mine, words) if mine else []),
        el("section", el("h2", words.say("start-games")), el("ul", *cards, class_="games")),
    )


def game_card(key: str, words: Words) -> Element:
    """One game: its picture, what it is, how many play."""
    told, rules = words_for(words.lang, key), registry.load(key)
    fewest, most = rules.min_seats, rules.max_seats
    title = told.say("game-title")
    players = words.say(
        "start-players", fewest=fewest, most=most, same="yes" if fewest == most else "no"
    )
    return el(
        "li",
        picture_of_box(key, words),
        el(
            "div",
            el("h3", title),
            el("p", told.say("game-about")),
            el("p", players, class_="muted"),
            el("a", words.say("start-new"), href=f"/new/{key}", class_="button main"),
        ),
        class_="card game",
    )


def picture_of_box(key: str, words: Words) -> Element:
    """The box by day and by night, as the system says."""
    day, night = (box_address(key, words.lang, theme) for theme in THEMES)
    dark = el("source", srcset=night, media="(prefers-color-scheme: dark)")
    return el("picture", dark, el("img", src=day, alt="", width=640, height=440), class_="box")


def _mine(mine: Sequence[tuple[Session, list[int]]], words: Words) -> list[Element]:
    lines = [_line(session, seats, words) for session, seats in mine]
    return [el("section", el("h2", words.say("start-mine")), el("ul", *lines, class_="running"))]


def _line(session: Session, seats: list[int], words: Words) -> Element:
    setup = session.setup
    yours = session.acting in seats
    if session.over:
        state = words.say("start-over")
    elif yours:
        state = words.say("start-your-turn")
    else:
        state = words.say("start-their-turn", name=setup.players[session.acting].name)
    return el(
        "li",
        el(
            "a",
            el("b", words_for(words.lang, setup.game).say("game-title")),
            el("span", ", ".join(setup.names), class_="names"),
            el("span", state, class_="turn yours" if yours else "turn"),
            href=f"/g/{setup.id}",
            class_="card",
        ),
    )
