"""Small helpers that play a session on, as a person at the table would."""

from collections.abc import Callable

from ziggurat.server.session import END, Row, Session
from ziggurat.table import Choice

Pick = Callable[[list[Choice]], Choice]


def first(choices: list[Choice]) -> Choice:
    return choices[0]


def go(session: Session, rows: list[Row]) -> list[Row]:
    """Apply rows as if the store had written them."""
    for row in rows:
        session.apply(row)
    return rows


def step(session: Session, pick: Pick = first) -> list[Row]:
    """One choice of the acting seat, or its End turn."""
    if session.waits:
        return go(session, session.end({session.acting}, session.revision))
    text = pick(session.choices()).text
    return go(session, session.choose({session.acting}, session.revision, text))


def turn(session: Session, pick: Pick = first) -> list[Row]:
    """Choices of the acting seat until only End turn is missing."""
    rows: list[Row] = []
    while not session.waits:
        rows += step(session, pick)
    return rows


def finish(session: Session, pick: Pick = first) -> list[Row]:
    """The game to its end."""
    rows: list[Row] = []
    while not session.over:
        rows += step(session, pick)
    assert rows[-1].kind == END
    return rows
