"""What the server refuses, and why.

ServerError
 ├─ NoSuchGame    no game has this id
 ├─ CorruptGame   stored rows that do not make a game; says which row
 ├─ Outgrown      it does not fit the rules, most often as they have changed since
 ├─ Conflict      another worker wrote this revision first
 ├─ SeatTaken     the invitation was used before
 ├─ Apart         one of two who do not sit at one table
 ├─ StoreFailed   the database does not answer, for a while
 ├─ Lagging       a tab does not take what it is sent
 ├─ TooMany       more than one visitor may ask for; says when to come again
 └─ Refused       a request that changes nothing; `why` is a word for programs
"""

from ziggurat.core.errors import ZigguratError


class ServerError(ZigguratError):
    """Anything the server refuses."""


class NoSuchGame(ServerError):
    """No game has this id."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no game {game!r}")


class CorruptGame(ServerError):
    """Stored rows that do not make a game: better no game than a wrong one."""

    def __init__(self, game: str, row: int, why: str) -> None:
        super().__init__(f"game {game}, row {row}: {why}")


class IncompatibleVersion(ServerError):
    """A game that does not fit the rules of today; `why` is a word for the page.

    Of a damaged one the first `rows` still make sense.
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
    """The invitation was used before, or never was one."""


class Apart(ServerError):
    """Somebody at the table does not sit with this one, or the other way round."""


class StoreFailed(ServerError):
    """The database does not answer: what was asked for may be tried again in a while."""


class SlowConsumer(ServerError):
    """A tab does not take what it is sent: it is left."""


class RateLimited(ServerError):
    """More than one visitor may ask for."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"too many requests: wait {seconds:.0f} seconds")
        self.seconds = seconds


class Refused(ServerError):
    """A request that changes nothing; `why` is one of the words of the protocol."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why
