"""Games that can be played in the app."""

from ziggurat.registry import keys, parts


def playable() -> list[str]:
    """The games with a view; others can be played by programs only."""
    return [key for key in keys() if parts(key).view]
