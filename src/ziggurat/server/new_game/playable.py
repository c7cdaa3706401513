"""Which games can be played here."""

from ziggurat.registry import keys, parts


def playable() -> list[str]:
    """The games that can be drawn; others can be played by programs only."""
    return [key for key in keys() if parts(key).view]
