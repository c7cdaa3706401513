"""Where the drawings and the words of a game are."""

from ziggurat.core.errors import ZigguratError
from ziggurat.games.registry import parts


class NoView(ZigguratError):
    """The game has no drawings and no words: only programs can play it."""

    def __init__(self, key: str) -> None:
        super().__init__(f"{key} cannot be shown: it has neither drawings nor words yet")


def package_of(key: str) -> str:
    """The package with a game's view and its words."""
    package = parts(key).view
    if not package:
        raise NoView(key)
    return package
