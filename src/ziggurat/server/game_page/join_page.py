"""Invitation page for the guest: terms of the game, players, and the name to enter."""

from ziggurat import registry
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.server.catalogue.game_cards import (
    basic_facts,
    beside_box,
    in_short,
    symbols,
    tutorial_button,
)
from ziggurat.server.config import CONFIG
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.http.shell import RequestContext, lobby
from ziggurat.server.render.parts import played_by, seat_mark, speed
from ziggurat.server.render.rating import short
from ziggurat.server.render.words import words_for


def join(
    visit: RequestContext,
    session: Session,
    seat: int,
    token: str,
    name: str = "",
    present: bool = False,
    own: bool = False,
) -> str:
    """Take the seat under a name, watch, or learn first; a click is required.

    `present` says whether the inviting player is connected, `own` whether the visitor has a seat.
    """
    words, setup = visit.words, session.setup
    host, title = inviter(setup, seat), words.say("game-title")
    heading = words.say("join-invites" if host else "join-title", name=host, game=title)
    return lobby(
        visit,
        heading,
        symbols(()),
        beside_box(
            setup.game,
            visit,
            *([_presence(host, present, words)] if host else []),
            el("h1", heading),
            el("p", in_short(words_for(words.lang, setup.game))),
            _terms(setup, seat, words),
            *_warning(setup, words),
            *(_own(setup, words) if own else []),
            _form(setup, token, name, words),
            el(
                "div",
                tutorial_button(setup.game, words),
                el("a", words.say("start-rules"), href=f"/rules/{setup.game}", class_="button"),
                el("a", words.say("join-watch"), href=f"/g/{setup.id}", class_="button"),
                class_="ways",
            ),
        ),
    )


def inviter(setup: Setup, seat: int) -> str:
    """The name of the table's creator, or of the first human player."""
    people = [one for number, one in enumerate(setup.players) if number != seat]
    seated = [one for one in people if one.is_person]
    made = [one for one in seated if setup.maker and one.person == setup.maker]
    return next((one.name for one in [*made, *seated]), "")


def _presence(host: str, present: bool, words: Words) -> Element:
    said = words.say("join-present", name=host, here="yes" if present else "no")
    return el("p", said, class_="presence here" if present else "presence")


def _terms(setup: Setup, seat: int, words: Words) -> Element:
    """The terms accepted with the seat: players, time, rating and rules."""
    rows = {
        "join-players": [_player(setup, number, number == seat, words) for number in _seats(setup)],
        "join-time": [el("b", speed(setup.clock, words)), basic_facts(setup.game, words)[1]],
        "join-rating": _rating(setup, seat, words),
        "join-rules": [el("b", _rules(setup, words))],
    }
    lines = [
        part
        for key, values in rows.items()
        for part in (el("dt", words.say(key)), el("dd", *values))
    ]
    return el("dl", *lines, class_="terms")


def _seats(setup: Setup) -> range:
    return range(len(setup.players))


def _player(setup: Setup, seat: int, you: bool, words: Words) -> Element:
    """The player of a seat: a name, a bot and its level, or a free seat."""
    player = setup.players[seat]
    if you:
        told = words.say("side-you")
    elif player.is_bot:
        told = f"{player.name} ({played_by(player.bot, words)})"
    else:
        told = words.say("join-free") if player.is_invited else player.name
    return el("span", seat_mark(seat), el("b", told))


def _rating(setup: Setup, seat: int, words: Words) -> list[Element]:
    """Whether the game is rated, and the players' ratings."""
    known = [
        f"{setup.players[number].name} {short(skill, words)}"
        for number, skill in enumerate(setup.skills)
        if skill is not None and number != seat
    ]
    told = words.say("join-rated", rated="yes" if setup.rated else "no")
    return [el("b", told), *([el("span", ", ".join(known))] if setup.rated and known else [])]


def _rules(setup: Setup, words: Words) -> str:
    """The options that differ from the standard rules, by name and value."""
    changed = [
        (f"option-{one.key}", f"option-{one.key}-{setup.options[one.key]}")
        for one in registry.load(setup.game).options
        if setup.options.get(one.key, one.values[0]) != one.values[0]
    ]
    told = [f"{words.say(option)} – {words.say(value)}" for option, value in changed]
    return "; ".join(told) or words.say("new-as-printed")


def _warning(setup: Setup, words: Words) -> list[Element]:
    """The consequences of a clock or a rating for the invited player."""
    if setup.clock is None:
        return []
    kind = "rated" if setup.rated else "timed"
    told = words.say("join-warning", kind=kind)
    return [el("p", el("b", words.say("join-warning-title", kind=kind)), f" {told}", class_="term")]


def _own(setup: Setup, words: Words) -> list[Element]:
    """The visitor sits at this table: the invitation is to be sent."""
    send = el("a", words.say("join-own-go"), href=f"/g/{setup.id}/invite", class_="button")
    return [el("p", words.say("join-own"), class_="term"), el("p", send, class_="ways")]


def _form(setup: Setup, token: str, name: str, words: Words) -> Element:
    return el(
        "form",
        el("input", type="hidden", name="k", value=token),
        el(
            "label",
            el("span", words.say("join-name")),
            el(
                "input",
                name="name",
                value=name,
                maxlength=CONFIG.accounts.max_name_chars,
                autocomplete="nickname",
            ),
        ),
        el("button", words.say("join-go"), type="submit", class_="main"),
        method="post",
        action=f"/g/{setup.id}/join",
    )
