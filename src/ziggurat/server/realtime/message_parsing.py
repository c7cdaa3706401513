"""Message parsing: strict validation of messages from browsers and scripts."""

import json
from typing import Any, TypeAlias

from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Refused, Reject
from ziggurat.views.view import Pointed

Message: TypeAlias = dict[str, Any]

MAX_COORDINATE = 1e6  # beyond any picture


def parse_message(text: str) -> Message:
    """Parse a JSON object of bounded length."""
    most = CONFIG.realtime.max_message_chars
    if len(text) > most:
        raise Refused(Reject.TOO_LONG, f"a message has at most {most} characters")
    try:
        message = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise Refused(Reject.MALFORMED, f"a message is JSON: {error}") from error
    if not isinstance(message, dict):
        raise Refused(Reject.MALFORMED, "a message is a JSON object")
    if "\\u" in text:  # the only encoding of a lone surrogate
        try:
            json.dumps(message, ensure_ascii=False).encode()
        except UnicodeEncodeError as error:
            raise Refused(Reject.MALFORMED, "a message has no half characters") from error
    return message


def required_integer(message: Message, key: str) -> int:
    """A required integer."""
    value = message.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused(Reject.MALFORMED, f"{key!r} must be a whole number")
    return value


def maybe_whole(message: Message, key: str) -> int | None:
    """An optional integer."""
    return None if message.get(key) is None else required_integer(message, key)


def required_text(message: Message, key: str) -> str:
    """A required text."""
    value = message.get(key)
    if not isinstance(value, str):
        raise Refused(Reject.MALFORMED, f"{key!r} must be a text")
    return value


def flag(message: Message, key: str, default: bool) -> bool:
    """A boolean with a default."""
    value = message.get(key, default)
    if not isinstance(value, bool):
        raise Refused(Reject.MALFORMED, f"{key!r} must be true or false")
    return value


def pointed(message: Message) -> Pointed:
    """The target of a pointer: element or choice id, and position in the picture."""
    place = [message.get(key, 0) for key in ("x", "y")]
    if not all(
        type(value) in (int, float) and -MAX_COORDINATE < value < MAX_COORDINATE for value in place
    ):
        raise Refused(Reject.MALFORMED, "'x' and 'y' must be numbers")
    return Pointed(required_text(message, "id"), str(message.get("region", "")), *place)
