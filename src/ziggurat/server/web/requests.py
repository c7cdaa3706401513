"""What a message asks of a game: the same messages by a tab's socket and by a script."""

import json
from collections.abc import Callable, Collection
from typing import Final, TypeAlias

from ziggurat.server.errors import Refused
from ziggurat.server.host.host import Host, Live
from ziggurat.server.play.rows import Row
from ziggurat.server.play.session import Session
from ziggurat.server.show.regions import Viewer
from ziggurat.server.show.why import why
from ziggurat.server.show.words import words_for
from ziggurat.server.web import messages
from ziggurat.server.web.messages import Message

Seats: TypeAlias = Collection[int]
Rows: TypeAlias = Callable[[Session, Seats, int, Message], list[Row]]


def _choose(session: Session, seats: Seats, revision: int, message: Message) -> list[Row]:
    text, ends = messages.text(message, "id"), messages.flag(message, "auto", False)
    return session.choose(seats, revision, text, ends)


def _end(session: Session, seats: Seats, revision: int, message: Message) -> list[Row]:
    return session.end(seats, revision)


def _undo(session: Session, seats: Seats, revision: int, message: Message) -> list[Row]:
    return session.undo(seats, revision, messages.maybe_whole(message, "to"))


def _ask(session: Session, seats: Seats, revision: int, message: Message) -> list[Row]:
    return session.ask(seats, revision)


def _offer(session: Session, seats: Seats, revision: int, message: Message) -> list[Row]:
    return session.offer(seats, revision)


def _leave(session: Session, seats: Seats, revision: int, message: Message) -> list[Row]:
    return session.leave(seats)


def _back(session: Session, seats: Seats, revision: int, message: Message) -> list[Row]:
    return session.back(seats)


def _agree(session: Session, seats: Seats, revision: int, message: Message) -> list[Row]:
    return session.answer(seats, revision, agrees=True)


def _decline(session: Session, seats: Seats, revision: int, message: Message) -> list[Row]:
    return session.answer(seats, revision, agrees=False)


TURN: Final[dict[str, Rows]] = {
    "choose": _choose,
    "end": _end,
    "undo": _undo,
    "ask": _ask,
    "offer": _offer,
    "leave": _leave,
}
ANSWERS: Final[dict[str, Rows]] = {"agree": _agree, "decline": _decline, "back": _back}
REQUESTS: Final = TURN | ANSWERS
ASKING: Final = ("ask", "offer")
AT_ANY_TIME: Final = (*ASKING, "leave", *ANSWERS)  # also by who looks at the past just now
FORWARD: Final = ("choose", "end", "leave")  # a game comes to its end by these, however long it is
MOST_ROWS: Final = 5_000  # of a game in which something else is still done
WHY: Final = "why"


def explain(live: Live, message: Message, viewer: Viewer) -> Message:
    """Why something is not possible now, by its id or by a choice's text; it changes nothing."""
    pointed = messages.pointed(message)
    closed = why(live.session, viewer, pointed)
    answer = {"t": WHY, "id": pointed.thing, "rev": live.session.revision, **closed._asdict()}
    if not closed.clause:
        return answer
    rule = words_for(viewer.lang).say("why-rule", clause=closed.clause)
    link = f"/rules/{live.session.setup.game}#clause-{closed.clause}"
    return answer | {"rule": rule, "link": link}


async def request(host: Host, live: Live, message: Message, seat: int, held: Seats) -> None:
    """Do what a message asks in the name of a seat; answers are given for all seats held."""
    kind = message.get("t", "choose")
    rows = REQUESTS.get(kind) if isinstance(kind, str) else None
    if rows is None:
        raise Refused("malformed", f"no such message: {json.dumps(kind)[:40]}")
    revision = messages.whole(message, "rev")
    seats = set(held) if kind in ANSWERS else {seat}

    def decided(session: Session) -> list[Row]:
        """Whoever has left does nothing but come back; nobody goes to and fro without end."""
        if session.revision >= MOST_ROWS and kind not in FORWARD:
            raise Refused("enough", "this game only goes forward now")
        there = seats if kind == "back" else seats - session.away.keys()
        return rows(session, there, revision, message)

    await host.act(live, decided)
    plea = live.session.plea
    if kind in ASKING and plea is not None and plea.missing.intersection(held):
        # They share this screen.
        now = live.session.revision
        await host.act(live, lambda session: session.answer(held, now, agrees=True))
