"""Legality: why a choice is not legal, as a sentence with its clause."""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ziggurat import registry, views
from ziggurat.core.choices import look, place
from ziggurat.core.reasons import NOT_YOUR_TURN, NOT_YOURS, Refusal
from ziggurat.core.rules import NOBODY
from ziggurat.core.state import State
from ziggurat.server.errors import Reject
from ziggurat.server.game.session import Session
from ziggurat.server.render.player_names import PlayerNames
from ziggurat.server.render.regions import Viewer
from ziggurat.server.render.words import words_for
from ziggurat.views.view import Pointed

OWNED = re.compile(r"s(\d)-(.+)")
COUNTED = re.compile(r"s\d-(.+)-\d+")  # a piece whose id depends on how many there are


class Explanation(NamedTuple):
    """Why a choice is not legal, and by which clause; empty if it is legal or no choice."""

    say: str = ""
    reason: str = ""
    clause: str = ""


def why(session: Session, viewer: Viewer, pointed: Pointed) -> Explanation:
    """The reason against a choice, named by its text or by the element pointed at."""
    if viewer.seat == NOBODY or viewer.at is not None:
        return Explanation()
    game, seen = session.setup.game, session.seen(viewer.seat)
    view, words = views.view_of(game), words_for(viewer.lang, game)
    names = PlayerNames(session.setup.names, words)
    meant = [_named(game, name) for name in view.meant(pointed, seen)]
    drawn = bool(pointed.thing and pointed.region)
    if not drawn and not any(choices for _, choices in meant):
        return Explanation()
    if session.waits and session.acting == viewer.seat:
        return Explanation(words.say(Reject.ENDED.message), "ended")
    found = _refusal(session, viewer, seen, meant)
    if found is None:
        idle = words.say("why-idle", prompt=view.prompt(seen, words)) if drawn else ""
        return Explanation(names.in_text(idle), "idle" if drawn else "")
    if not (found.clause or pointed.thing or session.acting == viewer.seat):
        return Explanation()  # no messages for stray clicks while waiting
    said = names.in_text(view.why(found, seen, session.setup.names, words))
    return Explanation(said, found.name, found.clause)


def about(session: Session, viewer: Viewer, pointed: Pointed) -> str:
    """What the element pointed at does, by its rule: '' if there is none.

    The name must be that of a drawn element: views trust the names they are asked about.
    """
    game = session.setup.game
    view, words = views.view_of(game), words_for(viewer.lang, game)
    seen = session.seen(viewer.seat, viewer.at)
    owned, counted = OWNED.fullmatch(pointed.thing), COUNTED.fullmatch(pointed.thing)
    names = [pointed.thing, owned[2] if owned else "", counted[1] if counted else ""]
    found = (view.help(name, seen, words) for name in dict.fromkeys(filter(None, names)))
    return PlayerNames(session.setup.names, words).in_text(next(filter(None, found), ""))


def _refusal(
    session: Session, viewer: Viewer, seen: State, meant: Sequence[tuple[int, list[int]]]
) -> Refusal | None:
    """The first rule against the choices meant; None if one is legal, or there are none."""
    owner = meant[0][0] if meant else NOBODY
    if session.acting not in (viewer.seat, NOBODY):
        return Refusal(NOT_YOUR_TURN, session.acting)
    if owner not in (viewer.seat, NOBODY):
        return Refusal(NOT_YOURS, owner)
    choices = [choice for _, some in meant for choice in some]
    text = session.game.catalogue.text
    held = [one for one in choices if look(text(one)) in ("", viewer.look)] or choices
    found: list[Refusal | None] = [session.game.why_not(seen, choice) for choice in held]
    if not found or None in found:
        return None
    return next((one for one in found if one and one.clause), found[0])


def _named(game: str, name: str) -> tuple[int, list[int]]:
    """The choices a text or an element id means, and the owner of the element."""
    known = _by_name(game)
    owned = OWNED.fullmatch(name)
    if name in known or owned is None:
        return NOBODY, known.get(name, [])
    return int(owned[1]), known.get(owned[2], [])


@cache
def _by_name(game: str) -> dict[str, list[int]]:
    """All choices of a game by text and by attached elements."""
    found: dict[str, list[int]] = {}
    for choice, text in enumerate(registry.load(game).catalogue.texts):
        for name in {text, place(text) or text.partition("@")[0]}:
            found.setdefault(name, []).append(choice)
    return found
