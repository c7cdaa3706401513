"""Parameters: numbers in the query of an address."""

MOST_DIGITS = 9


def number(text: str) -> int | None:
    """Parse a number in a URL; None if malformed or too long."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None
