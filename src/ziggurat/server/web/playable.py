"""Which games can be played here."""

from functools import cache

from ziggurat.core.errors import UnknownGame
from ziggurat.games import keys
from ziggurat.views import view_of


@cache
def playable() -> list[str]:
    """The games that can be drawn; others can be played by programs only."""
    return [key for key in keys() if _has_view(key)]


def _has_view(key: str) -> bool:
    try:
        view_of(key)
    except UnknownGame:
        return False
    return True
