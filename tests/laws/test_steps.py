"""Laws of steps: each has a rule."""

from importlib import import_module

from laws.worlds import load
from ziggurat.core.rules import AnyRule


def test_every_step_has_a_rule(key: str) -> None:
    """A rule that is only found by its name could be missing without a word."""
    game = load(key)
    steps = import_module(f"{type(game).__module__.rpartition('.')[0]}.steps")
    numbers = {name: value for name, value in vars(steps).items() if isinstance(value, int)}
    assert numbers
    assert [name for name, at in numbers.items() if type(game.rules[at]) is AnyRule] == []
