"""A rule is one paragraph of a rulebook: a decision, chance, or an effect."""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ziggurat.core.choices import Choices
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY

__all__ = ["CHANCE", "NOBODY", "Chance", "Decision", "Effect", "Rule"]

IS_EFFECT: Final = 0
IS_DECISION: Final = 1
IS_CHANCE: Final = 2

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """One paragraph of the rulebook: no state of its own."""

    def __init__(self) -> None:
        self.kind: i64 = IS_EFFECT
        self.reveals = False

    def play(self, state: S, step: i64, choice: i64) -> None:
        """Do what was chosen."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Rule[S]):
    """Nobody chooses: it happens."""

    def run(self, state: S, step: i64) -> None:
        """Do it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Rule[S]):
    """A seat chooses. `reveals`: its choices show others what they could not see."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = IS_DECISION

    def choices(self, state: S, step: i64, out: Choices) -> None:
        """Add every legal choice, in the order of the catalogue."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Rule[S]):
    """The box chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = IS_CHANCE

    def outcomes(self, state: S, step: i64, out: Choices) -> None:
        """Add everything that can come, with its weight, in the order of the catalogue."""
        raise NotImplementedError
