"""Errors of the server.

ServerError
 ├─ NoSuchGame           no game has this id
 ├─ CorruptGame          stored rows do not make a valid game; names the row
 ├─ IncompatibleVersion  a game does not fit the current rules, mostly as they have changed
 ├─ Conflict             another worker wrote this revision first
 ├─ SeatTaken            the invitation is used or does not exist
 ├─ Apart                a block separates the user from a player at the table
 ├─ StoreFailed          the database is temporarily unavailable
 ├─ SlowConsumer         a socket does not read its messages
 ├─ RateLimited          the client exceeded its rate limit; says when to retry
 └─ Refused              a rejected request without effect; `why` is a code for programs
"""

from enum import StrEnum

from ziggurat.core.errors import ZigguratError


class Reject(StrEnum):
    """The reject codes of the protocol, as sent to clients; each has words in every language."""

    STALE = "stale"
    NOT_YOURS = "not-yours"
    ILLEGAL = "illegal"
    ENDED = "ended"
    UNFINISHED = "unfinished"
    NO_UNDO = "no-undo"
    OVER = "over"
    ENOUGH = "enough"
    ASKED = "asked"
    REPEATED = "repeated"
    PAUSE = "pause"
    FLAG = "flag"
    NO_TIME = "no-time"
    BOT_TURN = "bot-turn"
    LEFT = "left"
    GATHERS = "gathers"
    BEGUN = "begun"
    LESSON = "lesson"
    RATED = "rated"
    MALFORMED = "malformed"
    TOO_LONG = "too-long"
    SLOW = "slow"
    UNAVAILABLE = "unavailable"
    LAGGING = "lagging"
    BROKEN = "broken"
    CROWDED = "crowded"
    RENEWED = "renewed"

    @property
    def message(self) -> str:
        """The name of the Fluent message that tells a player."""
        return f"refused-{self.value}"


class ServerError(ZigguratError):
    """Base class of errors the server answers with."""


class NoSuchGame(ServerError):
    """No game has this id."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no game {game!r}")


class CorruptGame(ServerError):
    """Stored rows that do not make a valid game."""

    def __init__(self, game: str, row: int, why: str) -> None:
        super().__init__(f"game {game}, row {row}: {why}")


class IncompatibleVersion(ServerError):
    """A game that does not fit the current rules; `why` is a code for the page.

    Of a damaged game the first `rows` are still valid.
    """

    def __init__(self, game: str, why: str, step: int = 0, rows: int | None = None) -> None:
        super().__init__(f"game {game} is closed: {why}, step {step}")
        self.why = why
        self.step = step
        self.rows = rows


class Conflict(ServerError):
    """Another worker wrote this revision first."""

    def __init__(self, game: str, revision: int) -> None:
        super().__init__(f"game {game}: revision {revision} is written already")


class SeatTaken(ServerError):
    """The invitation is used or does not exist."""


class Apart(ServerError):
    """A block separates this user from a player at the table."""


class StoreFailed(ServerError):
    """The database is unavailable; the request may be retried."""


class SlowConsumer(ServerError):
    """A socket that does not read its messages: it is closed."""


class RateLimited(ServerError):
    """The client exceeded its rate limit."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"too many requests: wait {seconds:.0f} seconds")
        self.seconds = seconds


class Refused(ServerError):
    """A rejected request without effect; `why` is a code of the protocol."""

    def __init__(self, why: Reject, text: str) -> None:
        super().__init__(text)
        self.why = why
