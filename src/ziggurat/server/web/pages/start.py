"""The start page: play at once, go on with your games, or sit down at an open table."""

import re
from collections.abc import Collection, Sequence

from ziggurat.games import registry
from ziggurat.server.play.closed import Closed
from ziggurat.server.play.people import Past, Person
from ziggurat.server.play.rows import BOT
from ziggurat.server.play.session import Session
from ziggurat.server.show.lesson import progress
from ziggurat.server.show.parts import mark
from ziggurat.server.show.words import title_of, words_for
from ziggurat.server.web.boxes import box_address
from ziggurat.server.web.pages.shell import TITLE, Visit, lobby
from ziggurat.server.web.playable import playable
from ziggurat.views.faces import face, face_defs
from ziggurat.views.people import faces_of
from ziggurat.views.stone import token_art
from ziggurat.views.svg import Element, el
from ziggurat.views.theme import SEATS, THEMES
from ziggurat.views.words import Words

Mine = tuple[Session, list[int]]
NEWEST = 5  # of my games; older ones are folded
LATEST = 3  # that are over; there is a page of all


def start(
    visit: Visit,
    mine: Sequence[Mine],
    tables: Element,
    closed: Sequence[Closed] = (),
    past: Sequence[Past] = (),
    me: Person | None = None,
) -> str:
    """What to do first, then a box for each game, then games that run and tables that wait."""
    words = visit.words
    mine_now = [(session, seats) for session, seats in mine if session.asks(*seats)]
    led = {one.setup.game: one for one, _ in reversed(mine) if one.cue()}  # the newest stays
    boxes = [_box(key, visit, led.get(key)) for key in playable()]
    return lobby(
        visit,
        TITLE,
        symbols({_face(session) for session, _ in mine}),
        el(
            "section",
            el(
                "div",
                el("h1", words.say("start-headline")),
                el("p", words.say("start-text"), class_="tagline"),
            ),
            *([_continue(*mine_now[0], visit)] if mine_now else []),
            class_="welcome",
        ),
        el("ul", *boxes, class_="games", aria_label=words.say("start-games")),
        el(
            "div",
            _list(
                words.say("start-mine"),
                [*_mine(mine, closed, words), *_past(past, words), *_me(me, words)],
                words.say("start-mine-none"),
            ),
            _list(
                words.say("lobby-waiting"),
                [tables, el("p", el("a", words.say("lobby-go"), href="/lobby", class_="button"))],
                "",
            ),
            class_="running",
        ),
        assets=["tables.css", "lobby.js"],
    )


def _box(key: str, visit: Visit, led: Session | None) -> Element:
    """One game: its picture, what it is, how many play, and the ways in."""
    words = visit.words
    told, rules = words_for(words.lang, key), registry.load(key)
    fewest, most = rules.min_seats, rules.max_seats
    title = told.say("game-title")
    players = words.say(
        "start-players", fewest=fewest, most=most, same="yes" if fewest == most else "no"
    )
    play = el("button", words.say("start-play"), type="submit", class_="main")
    return el(
        "li",
        picture_of_box(key, visit),
        el(
            "div",
            el("h2", title),
            el("p", in_short(told), class_="about"),
            el(
                "p",
                players,
                el(
                    "a",
                    words.say("start-rules"),
                    href=f"/rules/{key}",
                    aria_label=words.say("start-rules-of", game=title),
                ),
                class_="muted",
            ),
            el(
                "div",
                el("form", play, method="post", action=f"/play/{key}"),
                learn(key, words) if led is None else _learn_on(led, title, words),
                el(
                    "a",
                    "⚙",
                    href=f"/new/{key}",
                    class_="button icon",
                    aria_label=words.say("start-set-up", game=title),
                    title=words.say("start-set-up", game=title),
                ),
                class_="ways-in",
            ),
        ),
        class_="card game",
    )


def learn(key: str, words: Words) -> Element:
    """The way to a guided first game."""
    button = el("button", words.say("start-learn"), type="submit")
    return el("form", button, method="post", action=f"/learn/{key}")


def _learn_on(session: Session, title: str, words: Words) -> Element:
    """The way back to a lesson that was left."""
    whole = progress(session, words, "start-learn-whole", game=title)
    return el(
        "a",
        progress(session, words, "start-learn-on"),
        href=f"/g/{session.setup.id}",
        class_="button",
        aria_label=whole,
        title=whole,
    )


def symbols(faces: Collection[str]) -> Element:
    """Faces and the marks of the seats, once in a page; invisible by themselves."""
    marks = [token_art(seat) for seat in range(len(SEATS))]
    art = el("defs", *face_defs(faces), *marks)
    return el("svg", art, class_="defs", width=0, height=0, aria_hidden="true")


def in_short(told: Words) -> str:
    """What a game is about, in its first words."""
    first, *_ = re.split(r"\s*[:.]", told.say("game-about"), maxsplit=1)
    return f"{first}."


def picture_of_box(key: str, visit: Visit) -> Element:
    """The box by day or by night, as the visitor has said, or else as the system says."""
    day, night = (box_address(key, visit.words.lang, visit.theme or theme) for theme in THEMES)
    dark = el("source", srcset=night, media="(prefers-color-scheme: dark)")
    return el("picture", dark, el("img", src=day, alt="", width=640, height=440), class_="box")


def _continue(session: Session, seats: Sequence[int], visit: Visit) -> Element:
    """The newest game that waits for me."""
    words = visit.words
    key, address = session.setup.game, f"/g/{session.setup.id}"
    return el(
        "section",
        picture_of_box(key, visit),
        el(
            "p",
            _against(session, seats, words),
            el(
                "span",
                el("b", words.say("start-your-turn"), class_="yours"),
                f" · {words.say('start-turn', turn=session.turn)}",
            ),
        ),
        el("a", words.say("start-continue"), href=address, class_="button main"),
        class_="card continue",
    )


def _list(title: str, content: Sequence[Element], none: str) -> Element:
    nothing = [] if content else [el("p", none, class_="muted")]
    return el("section", el("h2", title), *content, *nothing, class_="card")


def _mine(mine: Sequence[Mine], closed: Sequence[Closed], words: Words) -> list[Element]:
    lines = [_line(session, seats, words) for session, seats in mine]
    lines += [_closed(one, words) for one in closed]
    newest, older = lines[:NEWEST], lines[NEWEST:]
    more = el("summary", words.say("start-older", number=len(older)))
    return [
        *([el("ul", *newest)] if newest else []),
        *([el("details", more, el("ul", *older))] if older else []),
    ]


def _past(past: Sequence[Past], words: Words) -> list[Element]:
    """The last games that are over; all of them have a page."""
    if not past:
        return []
    link = el("a", words.say("start-all"), href="/games", class_="button")
    return [el("ul", *(past_line(one, words) for one in past[:LATEST])), el("p", link)]


def _me(me: Person | None, words: Words) -> list[Element]:
    """Who I am, where I am somebody."""
    if me is None:
        return []
    called = me.called(words.say("me-unnamed"))
    link = el("a", words.say("start-me-change"), href="/me")
    return [
        el(
            "p",
            avatar(me, words),
            el("span", words.say("start-me", name=called)),
            link,
            class_="me",
        )
    ]


def avatar(person: Person, words: Words) -> Element:
    """Somebody's colour, with the first letter of the name."""
    letter = (person.name or words.say("me-unnamed"))[0].upper()
    return el("span", letter, class_=f"avatar hue-{person.colour}", aria_hidden="true")


def past_line(one: Past, words: Words, *more: Element) -> Element:
    """A game of mine: against whom, and how it ended if it did."""
    others = [name for seat, name in enumerate(one.names) if seat not in one.seats]
    against = words.say("start-with", names=", ".join(others)) if others else ""
    title = title_of(one.game, words.lang)
    return el(
        "li",
        el(
            "a",
            mark(one.seats[0] if one.seats else 0),
            el("span", el("b", title), f" {against}", class_="against"),
            *([el("span", _ended(one, words), class_="turn")] if one.over else []),
            href=f"/g/{one.id}",
        ),
        *more,
    )


def _ended(one: Past, words: Words) -> str:
    if one.closed:
        return words.say("start-closed")
    if len(one.seats) != 1 or one.seats[0] >= len(one.places):
        return words.say("start-over")
    (seat,) = one.seats
    return _result(one.places[seat], one.scores[seat], words)


def _result(place: int, points: int, words: Words) -> str:
    """How it ended for one seat."""
    key = "start-won" if place == 1 else "start-lost"
    return words.say(key, points=points, place=place)


def _line(session: Session, seats: list[int], words: Words) -> Element:
    who = _face(session)
    yours = session.asks(*seats)
    return el(
        "li",
        el(
            "a",
            face(who) if who else mark(seats[0] if seats else 0),
            _against(session, seats, words),
            el("span", _state(session, seats, words), class_="turn yours" if yours else "turn"),
            href=f"/g/{session.setup.id}",
        ),
    )


def _closed(one: Closed, words: Words) -> Element:
    """A game whose rules are others now."""
    names = words.say("start-with", names=", ".join(one.setup.names))
    title = title_of(one.setup.game, words.lang)
    return el(
        "li",
        el(
            "a",
            mark(0),
            el("span", el("b", title), f" {names}", class_="against"),
            el("span", words.say(_how_it_is(one)), class_="turn"),
            href=f"/g/{one.setup.id}",
        ),
    )


def _how_it_is(one: Closed) -> str:
    """Whether a game whose rules are others now had ended by its own."""
    return "start-over" if one.result and not one.result.closed else "start-closed"


def _against(session: Session, seats: Sequence[int], words: Words) -> Element:
    """The game, and who else is at the table."""
    title = words_for(words.lang, session.setup.game).say("game-title")
    names = [name for seat, name in enumerate(session.setup.names) if seat not in seats]
    others = words.say("start-with", names=", ".join(names)) if names else ""
    return el("span", el("b", title), f" {others}", class_="against")


def _state(session: Session, seats: Sequence[int], words: Words) -> str:
    """Whose turn it is, or how it ended for me."""
    outcome = session.table.outcome
    if session.over and outcome is not None and not session.closed:
        if len(seats) != 1:
            return words.say("start-over")
        (seat,) = seats
        return _result(outcome.places[seat], outcome.scores[seat], words)
    if session.cue():
        return progress(session, words, "start-lesson")
    if session.closed:
        return words.say("start-closed")
    if session.asks(*seats):
        return words.say("start-your-turn")
    if session.away.keys() & set(seats):
        return words.say("start-gone")
    return words.say("start-their-turn", name=session.setup.players[session.acting].name)


def _face(session: Session) -> str:
    """The face of the first bot at a table: '' where only persons play."""
    names = [player.name for player in session.setup.players if player.kind == BOT]
    return faces_of(session.setup.game, names)[0] if names else ""
