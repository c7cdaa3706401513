"""Command dispatch: protocol messages from sockets and scripts."""

import json
import re
from collections.abc import Callable, Collection
from typing import Final, TypeAlias

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Refused, Reject
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.session import Session
from ziggurat.server.realtime import message_parsing
from ziggurat.server.realtime.message_parsing import Message
from ziggurat.server.render.legality import about, why
from ziggurat.server.render.regions import Viewer
from ziggurat.server.render.words import words_for
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.sessions.manager import SessionManager

Seats: TypeAlias = Collection[int]
Decide: TypeAlias = Callable[[Session, Seats, int, Message], Changeset]


def _choose(session: Session, seats: Seats, revision: int, message: Message) -> Changeset:
    text, ends = (
        message_parsing.required_text(message, "id"),
        message_parsing.flag(message, "auto", False),
    )
    return session.choose(seats, revision, text, ends)


def _end(session: Session, seats: Seats, revision: int, message: Message) -> Changeset:
    return session.end(seats, revision)


def _undo(session: Session, seats: Seats, revision: int, message: Message) -> Changeset:
    return session.undo(seats, revision, message_parsing.maybe_whole(message, "to"))


def _ask(session: Session, seats: Seats, revision: int, message: Message) -> Changeset:
    return session.ask(seats, revision)


def _offer(session: Session, seats: Seats, revision: int, message: Message) -> Changeset:
    return session.offer(seats, revision)


def _leave(session: Session, seats: Seats, revision: int, message: Message) -> Changeset:
    return session.leave(seats)


def _back(session: Session, seats: Seats, revision: int, message: Message) -> Changeset:
    return session.back(seats)


def _agree(session: Session, seats: Seats, revision: int, message: Message) -> Changeset:
    return session.answer(seats, revision, agrees=True)


def _decline(session: Session, seats: Seats, revision: int, message: Message) -> Changeset:
    return session.answer(seats, revision, agrees=False)


TURN: Final[dict[str, Decide]] = {
    "choose": _choose,
    "end": _end,
    "undo": _undo,
    "ask": _ask,
    "offer": _offer,
    "leave": _leave,
}
ANSWERS: Final[dict[str, Decide]] = {"agree": _agree, "decline": _decline, "back": _back}
REQUESTS: Final = TURN | ANSWERS
ASKING: Final = ("ask", "offer")
AT_ANY_TIME: Final = (*ASKING, "leave", *ANSWERS)  # also while viewing history
FORWARD: Final = ("choose", "end", "leave")  # these bring a game to its end, whatever its length
WHY: Final = "why"
NAME: Final = re.compile(r"[\w.-]+")  # of a drawn element


def explain(live: CachedSession, message: Message, viewer: Viewer) -> Message:
    """Explain what a thing is for and why a choice is not legal; read-only.

    It is named by its id or by a choice's text.
    """
    pointed = message_parsing.pointed(message)
    closed = why(live.session, viewer, pointed)
    answer = {"t": WHY, "id": pointed.thing, "rev": live.session.revision, **closed._asdict()}
    if pointed.thing and _is_drawn(live, viewer, pointed.thing):
        answer["help"] = about(live.session, viewer, pointed)
    if not closed.clause:
        return answer
    rule = words_for(viewer.lang).say("why-rule")
    link = f"/rules/{live.session.setup.game}#clause-{closed.clause}"
    return answer | {"rule": rule, "link": link}


def _is_drawn(live: CachedSession, viewer: Viewer, thing: str) -> bool:
    """Whether a viewer's pictures contain an element with that id or a piece of that name."""
    bears = (f'id="{thing}"', f'data-p="{thing}"')
    return NAME.fullmatch(thing) is not None and any(
        name in part
        for parts in live.view(viewer).parts.values()
        for part in parts
        for name in bears
    )


async def request(
    host: SessionManager, live: CachedSession, message: Message, seat: int, held: Seats
) -> None:
    """Execute a command as a seat; answers to proposals are given for all held seats."""
    kind = message.get("t", "choose")
    decide = REQUESTS.get(kind) if isinstance(kind, str) else None
    if decide is None:
        raise Refused(Reject.MALFORMED, f"no such message: {json.dumps(kind)[:40]}")
    revision = message_parsing.required_integer(message, "rev")
    seats = set(held) if kind in ANSWERS else {seat}

    def decided(session: Session) -> Changeset:
        """A player who has left may only return; the number of returns is limited."""
        if kind not in FORWARD and any(
            session.rows_by_seat[one] >= CONFIG.game.max_rows_per_seat for one in seats
        ):
            raise Refused(Reject.ENOUGH, "this seat only goes forward now")
        there = seats if kind == "back" else seats - session.away.keys()
        changeset = decide(session, there, revision, message)
        if pause and session.persons.difference(held) and pause.wait():
            raise Refused(Reject.PAUSE, "a seat waits between two proposals")
        return changeset

    pause = live.proposal_pause(seat) if kind in ASKING else None
    await host.act(live, decided)
    plea = live.session.proposals.pending
    if pause and plea is not None and plea.missing.intersection(held):
        # Players share this screen.
        now = live.session.revision
        await host.act(live, lambda session: session.answer(held, now, agrees=True))
    if pause and live.session.proposals.pending is not None:
        pause.take()
