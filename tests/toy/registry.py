"""Orchard among the registered games, as long as a test wants it there."""

from contextlib import AbstractContextManager
from typing import Final
from unittest.mock import patch

from ziggurat import registry
from ziggurat.registry import Parts

TOY: Final = Parts("toy", "toy.view", "toy.bot.evaluation")


def registered(view: str = TOY.view) -> AbstractContextManager[object]:
    """Inside of this, Orchard is a game like the others."""
    return patch.dict(registry.GAMES, {"orchard": TOY._replace(view=view)})
