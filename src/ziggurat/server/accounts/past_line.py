"""Past line: a game in the history of a user."""

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.server.accounts.model import PlayedGame
from ziggurat.server.render.parts import seat_mark
from ziggurat.server.render.words import title_of


def past_line(one: PlayedGame, words: Words, *more: Element) -> Element:
    """A game in the user's history: opponents and result."""
    others = [name for seat, name in enumerate(one.names) if seat not in one.seats]
    against = words.say("start-with", names=", ".join(others)) if others else ""
    title = title_of(one.game, words.lang)
    return el(
        "li",
        el(
            "a",
            seat_mark(one.seats[0] if one.seats else 0),
            el("span", el("b", title), f" {against}", class_="against"),
            *([el("span", _ended(one, words), class_="turn")] if one.over else []),
            href=f"/g/{one.id}",
        ),
        *more,
    )


def _ended(one: PlayedGame, words: Words) -> str:
    if one.closed:
        return words.say("start-closed")
    if len(one.seats) != 1 or one.seats[0] >= len(one.places):
        return words.say("start-over")
    (seat,) = one.seats
    return _result(one.places[seat], one.scores[seat], words)


def _result(place: int, points: int, words: Words) -> str:
    """The result for one seat."""
    key = "start-won" if place == 1 else "start-lost"
    return words.say(key, points=points, place=place)
