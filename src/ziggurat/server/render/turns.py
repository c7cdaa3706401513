"""Turn numbers, equal in the log, on the slider and in links.

A turn is a run of one seat's choices, with the chance events after it; position 0 is before the
first turn.
"""

from typing import NamedTuple

from ziggurat.i18n.messages import Words
from ziggurat.server.game.session import Session


class Moment(NamedTuple):
    """A position as turn and step within the turn, each with its maximum.

    Turn and step are 0 before the first turn.
    """

    turn: int
    turns: int
    step: int
    steps: int


def moment(session: Session, at: int | None) -> Moment:
    """The turn and step of a position; None is the present."""
    frames = session.history.frames
    number = len(frames) - 1 if at is None else at
    turns = frames[-1].turn if len(frames) > 1 else 0
    if number == 0:
        return Moment(0, turns, 0, 0)
    turn = frames[number].turn
    first, last = _bounds(session, turn)
    return Moment(turn, turns, number - first + 1, last - first + 1)


def labelled(there: Moment, words: Words) -> str:
    """Turn 21 of 36 · step 1 of 2."""
    return words.say("past-moment" if there.turn else "past-start", **there._asdict())


def position(session: Session, turn: int, step: int = 1) -> int | None:
    """The position of a turn and step; None, the present, if it is not in the past."""
    if turn < 1:
        return 0
    if turn > len(session.history.starts):
        return None
    first, last = _bounds(session, turn)
    number = min(first + max(step, 1) - 1, last)
    return number if number < len(session.history.frames) - 1 else None


def _bounds(session: Session, turn: int) -> tuple[int, int]:
    """The first and the last position of a turn."""
    first = max(1, session.history.starts[turn - 1])
    after = (
        session.history.starts[turn]
        if turn < len(session.history.starts)
        else len(session.history.frames)
    )
    return first, after - 1
