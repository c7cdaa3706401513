"""A rule is one paragraph of a rulebook: a decision, chance, or an effect."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ziggurat.core.choices import Choices, Verb
from ziggurat.core.reasons import Refusal
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY

__all__ = ["CHANCE", "NOBODY", "AnyRule", "Chance", "Decision", "Effect", "Rule"]

IS_EFFECT: Final = 0
IS_DECISION: Final = 1
IS_CHANCE: Final = 2

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyRule:
    """A rule of any game: what the loop knows of it."""

    def __init__(self, kind: i64 = IS_EFFECT) -> None:
        self.kind: i64 = kind
        self.verbs: list[Verb] = []
        self.reveals = False
        self.opens = False

    def choices(self, state: Any, step: i64, out: Choices) -> None:
        """Add every legal choice, in the order of the catalogue: for decisions."""
        raise NotImplementedError

    def why_not(self, state: Any, step: i64, choice: i64) -> Refusal | None:
        """Why a choice that is asked for here is closed; None if it is open: for decisions."""
        return None

    def asks(self, choice: i64) -> bool:
        """Whether a choice is of the verbs in question; without any, `why_not` knows."""
        return not self.verbs or any(verb.names(choice) for verb in self.verbs)

    def outcomes(self, state: Any, step: i64, out: Choices) -> None:
        """Add all that can come, with weights, in the order of the catalogue: for chance."""
        raise NotImplementedError

    def play(self, state: Any, step: i64, choice: i64) -> None:
        """Do what was chosen: for decisions and chance."""
        raise NotImplementedError

    def run(self, state: Any, step: i64) -> None:
        """Do it: for effects."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(AnyRule, Generic[S]):
    """One paragraph of the rulebook: no state of its own, one of the three kinds below."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Rule[S]):
    """An effect: happens without a choice. Has `run`."""

    def __init__(self) -> None:
        super().__init__(IS_EFFECT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Rule[S]):
    """A seat chooses. `why_not` states the rule, and `play` does what was chosen.

    Of the verbs in question, in the order of the catalogue, everything is open that `why_not` does
    not refuse. Where there are too many targets to ask for each, a decision lists its `choices`.
    It `reveals` if choosing shows others what was hidden, and `opens` if a turn begins with it.
    """

    def __init__(self, *verbs: Verb, reveals: bool = False, opens: bool = False) -> None:
        super().__init__(IS_DECISION)
        self.verbs = list(verbs)
        self.reveals = reveals
        self.opens = opens

    def choices(self, state: S, step: i64, out: Choices) -> None:
        """Everything of the verbs in question that is not refused."""
        for verb in self.verbs:
            self.offer(state, step, verb, 0, len(verb.targets), out)

    def offer(self, state: S, step: i64, verb: Verb, start: i64, end: i64, out: Choices) -> None:
        """Add a verb on those of its targets, from a start to before an end, not refused."""
        choice = verb.first + start
        last = verb.first + end
        while choice < last:
            if self.why_not(state, step, choice) is None:
                out.add(choice)
            choice += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Rule[S]):
    """The box chooses: `outcomes` and `play`."""

    def __init__(self) -> None:
        super().__init__(IS_CHANCE)
