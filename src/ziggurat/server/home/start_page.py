"""Start page: quick start, own games, open tables."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ziggurat import registry
from ziggurat.art.faces import face
from ziggurat.bots import LEVELS
from ziggurat.core.game import Game
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.server.accounts.model import PlayedGame, User
from ziggurat.server.accounts.past_line import _result, past_line
from ziggurat.server.catalogue.game_cards import basic_facts, in_short, picture_of_box, symbols
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.game.incompatible import IncompatibleGame
from ziggurat.server.game.players import GOOD
from ziggurat.server.game.session import Session
from ziggurat.server.http.shell import TITLE, RequestContext, lobby
from ziggurat.server.new_game.form import Opponents, opponents_of
from ziggurat.server.render.avatar import avatar
from ziggurat.server.render.lesson import progress
from ziggurat.server.render.parts import seat_mark, speed
from ziggurat.server.render.words import title_of, words_for
from ziggurat.views import view_of
from ziggurat.views.people import faces_of

Mine = tuple[Session, list[int]]
MAX_OWN_GAMES = 5  # of the user's games; older ones are collapsed
MAX_FINISHED_GAMES = 3  # finished games; all have a page of their own
MAX_TURN_BUTTONS: Final = 3  # games where it is the user's turn, with a button each


def start(
    visit: RequestContext,
    mine: Sequence[Mine],
    tables: Element,
    chosen: Mapping[str, str] = MappingProxyType({}),
    closed: Sequence[IncompatibleGame] = (),
    past: Sequence[PlayedGame] = (),
    me: User | None = None,
) -> str:
    """Quick start, then a card for each game, then running games and open tables.

    `chosen` are the last opponents for each game.
    """
    words = visit.words
    led = {one.setup.game: one for one, _ in reversed(mine) if one.cue()}  # keeps the newest
    keys = sorted(playable(), key=lambda key: view_of(key).weight)
    newcomer = not past and not any(session.over for session, _ in mine)
    boxes = [
        _box(key, visit, led.get(key), chosen.get(key, ""), newcomer and key == keys[0])
        for key in keys
    ]
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
            *_your_turn(mine, visit),
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


def _box(
    key: str, visit: RequestContext, led: Session | None, chosen: str, starts_here: bool = False
) -> Element:
    """A game card: picture, description, length, weight and start buttons."""
    words = visit.words
    told, rules = words_for(words.lang, key), registry.load(key)
    title = told.say("game-title")
    badge = el("span", words.say("start-here"), class_="badge here")
    return el(
        "li",
        picture_of_box(key, visit),
        *([badge] if starts_here else []),
        el(
            "div",
            el("h2", title),
            el("p", in_short(told), class_="about"),
            el(
                "p",
                *basic_facts(key, words),
                _way("start-rules", "start-rules-of", f"/rules/{key}", title, words),
                class_="facts",
            ),
            el(
                "form",
                _opponents(rules, chosen, title, words),
                el("button", words.say("start-play"), type="submit", class_="main"),
                _elsewhere("start-friends", "start-friends-of", f"/friends/{key}", title, words),
                _elsewhere("start-learn", "start-learn-of", f"/learn/{key}", title, words)
                if led is None
                else _learn_on(led, title, words),
                _way("start-options", "start-set-up", f"/new/{key}", title, words, "button"),
                method="post",
                action=f"/play/{key}",
                class_="ways-in",
            ),
        ),
        class_="card game",
    )


def _way(
    short: str, whole: str, address: str, title: str, words: Words, class_: str | None = None
) -> Element:
    """A link with a short label; its full text with the game's title is for screen readers."""
    label = words.say(whole, game=title)
    return el("a", words.say(short), href=address, class_=class_, aria_label=label, title=label)


def _elsewhere(short: str, whole: str, address: str, title: str, words: Words) -> Element:
    """A button that submits the card's form to a second URL."""
    label = words.say(whole, game=title)
    return el(
        "button", words.say(short), type="submit", formaction=address, aria_label=label, title=label
    )


def _opponents(rules: Game[Any], chosen: str, title: str, words: Words) -> Element:
    """Number and level of bots to play against."""
    now = opponents_of(rules, chosen)
    counts = range(max(1, rules.min_seats - 1), rules.max_seats)
    offered = [Opponents(count, level) for count in counts for level in LEVELS]
    if rules.min_seats == 1:
        offered = [Opponents(0, GOOD), *offered]
    options = [
        el(
            "option",
            words.say("start-opponents", number=one.bots, level=one.level),
            value=str(one),
            selected="selected" if one == now else None,
        )
        for one in offered
    ]
    label = words.say("start-opponents-of", game=title)
    return el("select", *options, name="opponents", aria_label=label)


def _learn_on(session: Session, title: str, words: Words) -> Element:
    """Link back to an unfinished lesson."""
    whole = progress(session, words, "start-learn-whole", game=title)
    return el(
        "a",
        progress(session, words, "start-learn-on"),
        href=f"/g/{session.setup.id}",
        class_="button",
        aria_label=whole,
        title=whole,
    )


def _your_turn(mine: Sequence[Mine], visit: RequestContext) -> list[Element]:
    """The games where it is the user's turn, most urgent first; empty if there are none."""
    words = visit.words
    waiting = [(session, seats) for session, seats in mine if session.asks(*seats)]
    others = sum(not session.over and not session.asks(*seats) for session, seats in mine)
    if not waiting:
        return []
    waiting.sort(key=lambda one: _deadline(one[0]))
    first, *more = waiting[:MAX_TURN_BUTTONS]
    rest = words.say("start-waiting", number=others)
    return [
        el(
            "section",
            el("h2", words.say("start-turns", number=len(waiting)), class_="yours"),
            *([el("p", rest, class_="muted")] if others else []),
            _continue(*first, visit, main=True),
            *(_continue(*one, visit) for one in more),
            class_="card turns",
        )
    ]


def _deadline(session: Session) -> float:
    """When the running clock expires, as a sort key: never without a clock."""
    ends = session.times.ends if session.times else None
    return float("inf") if ends is None else ends


def _continue(
    session: Session, seats: Sequence[int], visit: RequestContext, main: bool = False
) -> Element:
    """A game where it is the user's turn."""
    words = visit.words
    key, address = session.setup.game, f"/g/{session.setup.id}"
    told = words.say("start-turn", turn=session.turn)
    clock = speed(session.setup.clock, words)
    return el(
        "div",
        picture_of_box(key, visit),
        el(
            "p",
            _against(session, seats, words),
            el("span", f"{told} · {clock}", class_="muted"),
        ),
        el(
            "a",
            words.say("start-continue"),
            href=address,
            class_="button main" if main else "button",
        ),
        class_="continue",
    )


def _list(title: str, content: Sequence[Element], none: str) -> Element:
    nothing = [] if content else [el("p", none, class_="muted")]
    return el("section", el("h2", title), *content, *nothing, class_="card")


def _mine(mine: Sequence[Mine], closed: Sequence[IncompatibleGame], words: Words) -> list[Element]:
    lines = [_line(session, seats, words) for session, seats in mine]
    lines += [_closed(one, words) for one in closed]
    newest, older = lines[:MAX_OWN_GAMES], lines[MAX_OWN_GAMES:]
    more = el("summary", words.say("start-older", number=len(older)))
    return [
        *([el("ul", *newest)] if newest else []),
        *([el("details", more, el("ul", *older))] if older else []),
    ]


def _past(past: Sequence[PlayedGame], words: Words) -> list[Element]:
    """The last finished games, with a link to all."""
    if not past:
        return []
    link = el("a", words.say("start-all"), href="/games", class_="button")
    return [el("ul", *(past_line(one, words) for one in past[:MAX_FINISHED_GAMES])), el("p", link)]


def _me(me: User | None, words: Words) -> list[Element]:
    """The current user, if there is an account."""
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


def _line(session: Session, seats: list[int], words: Words) -> Element:
    who = _face(session)
    yours = session.asks(*seats)
    return el(
        "li",
        el(
            "a",
            face(who) if who else seat_mark(seats[0] if seats else 0),
            _against(session, seats, words),
            el("span", _state(session, seats, words), class_="turn yours" if yours else "turn"),
            href=f"/g/{session.setup.id}",
        ),
    )


def _closed(one: IncompatibleGame, words: Words) -> Element:
    """An incompatible game."""
    names = words.say("start-with", names=", ".join(one.setup.names))
    title = title_of(one.setup.game, words.lang)
    return el(
        "li",
        el(
            "a",
            seat_mark(0),
            el("span", el("b", title), f" {names}", class_="against"),
            el("span", words.say(_how_it_is(one)), class_="turn"),
            href=f"/g/{one.setup.id}",
        ),
    )


def _how_it_is(one: IncompatibleGame) -> str:
    """Whether an incompatible game had ended by its own rules."""
    return "start-over" if one.result and not one.result.closed else "start-closed"


def _against(session: Session, seats: Sequence[int], words: Words) -> Element:
    """The game and the opponents."""
    title = words_for(words.lang, session.setup.game).say("game-title")
    names = [name for seat, name in enumerate(session.setup.names) if seat not in seats]
    others = words.say("start-with", names=", ".join(names)) if names else ""
    return el("span", el("b", title), f" {others}", class_="against")


def _state(session: Session, seats: Sequence[int], words: Words) -> str:
    """Whose turn it is, or the user's result."""
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
    """The face of the first bot at a table: '' without bots."""
    names = [player.name for player in session.setup.players if player.is_bot]
    return faces_of(session.setup.game, names)[0] if names else ""
