"""Parameters: numbers in the query of an address."""

MAX_DIGITS = 9


def parse_number(text: str) -> int | None:
    """Parse a number in a URL; None if malformed or too long."""
    return int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else None
