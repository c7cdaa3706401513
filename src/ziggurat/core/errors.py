"""Exceptions; each message can be shown to the user.

ZigguratError
 ├─ UnknownGame        no game has this key
 ├─ BadSeats           the game does not allow this number of players
 ├─ NoSuchSeat         the table has no such seat
 ├─ BadOption          no such option, or no such value
 ├─ ChoiceError
 │   ├─ UnknownChoice  the text names no choice of this game
 │   └─ IllegalChoice  it names one that is not open now
 ├─ GameOver           the game has ended
 ├─ RecordError        a record that cannot be read or replayed; says the line
 ├─ DataError          a component file that violates its schema
 └─ MissingExtra       a library that is not needed to play is not installed
"""

from mypy_extensions import mypyc_attr

from ziggurat.core.reasons import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class ZigguratError(Exception):
    """Anything Ziggurat refuses; its text can be shown to a user."""


class UnknownGame(ZigguratError):
    """No game has this key."""

    def __init__(self, key: str, known: list[str]) -> None:
        super().__init__(f"there is no game {key!r}; the games are {', '.join(known)}")


class BadSeats(ZigguratError):
    """The game does not allow this number of players."""

    def __init__(self, game: str, seats: int, fewest: int, most: int) -> None:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        super().__init__(f"{game} needs {wanted} players, not {seats}")


class NoSuchSeat(ZigguratError):
    """The table has no such seat."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"there is no seat {seat!r}; the seats are 0 to {seats - 1}")


class BadOption(ZigguratError):
    """No such option, or no such value."""


class ChoiceError(ZigguratError):
    """A choice that cannot be played; `legal` holds the texts of those that can."""

    def __init__(self, message: str, text: str, legal: list[str]) -> None:
        super().__init__(message)
        self.text = text
        self.legal = legal


class UnknownChoice(ChoiceError):
    """The text names no choice of this game."""

    def __init__(self, text: str, legal: list[str]) -> None:
        super().__init__(
            f"{text!r} is not a choice of this game; choose one of: {short_list(legal)}",
            text,
            legal,
        )


class IllegalChoice(ChoiceError):
    """The text names a choice that is not open now; `refusal` says why."""

    def __init__(self, text: str, legal: list[str], refusal: Refusal | None = None) -> None:
        why = "" if refusal is None else f": {refusal}"
        super().__init__(
            f"{text!r} is not possible now{why}; choose one of: {short_list(legal)}", text, legal
        )
        self.refusal = refusal


class GameOver(ZigguratError):
    """The game has ended: no choice is due."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordError(ZigguratError):
    """A record that cannot be read or replayed."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class DataError(ZigguratError):
    """A component file that violates its schema."""


class MissingExtra(ZigguratError):
    """An optional library is not installed."""

    def __init__(self, library: str | None, extra: str) -> None:
        super().__init__(f"{library} is missing: pip install 'ziggurat[{extra}]'")


def short_list(texts: list[str], most: int = 12) -> str:
    """A short enumeration that stays readable when hundreds are legal."""
    if len(texts) <= most:
        return ", ".join(texts) or "nothing"
    return ", ".join(texts[:most]) + f" and {len(texts) - most} more"
