"""Orchard among the registered games, as long as a test wants it there."""

from contextlib import AbstractContextManager
from unittest.mock import patch

from ziggurat import games
from ziggurat.games import Parts


def registered(view: str = "toy.view") -> AbstractContextManager[object]:
    """Inside of this, Orchard is a game like the others."""
    return patch.dict(games.GAMES, {"orchard": Parts("toy", view, "toy.evaluation")})
