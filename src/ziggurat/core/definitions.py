"""What the modules of a game define is collected from them, so that no second list repeats it."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from ziggurat.core.events import EventType
from ziggurat.core.reasons import Reason
from ziggurat.core.rules import Rule


def events_of(module: ModuleType) -> list[EventType]:
    """The kinds of events that a module defines, in their order."""
    return [value for value in vars(module).values() if isinstance(value, EventType)]


def reasons_of(module: ModuleType) -> list[Reason]:
    """The reasons that a module defines, in their order."""
    return [value for value in vars(module).values() if isinstance(value, Reason)]


def rules_of(rules: ModuleType, steps: ModuleType) -> dict[int, Rule[Any]]:
    """The rules of a module or package, each by the number of the step that has its name.

    The step of the rule `FirstCard` is `FIRST_CARD`; a rule without a step is an error.
    """
    numbers = vars(steps)
    found: dict[int, Rule[Any]] = {}
    for module in chapters_of(rules):
        for value in vars(module).values():
            if is_rule_of(module, value):
                key = step_name(value.__name__)
                if key not in numbers:
                    raise ValueError(f"{module.__name__}: {value.__name__} needs a step {key}")
                found[numbers[key]] = value()
    return found


def chapters_of(rules: ModuleType) -> list[ModuleType]:
    """The modules of a package; a module that is none stands for itself."""
    if not hasattr(rules, "__path__"):
        return [rules]
    names = sorted(found.name for found in iter_modules(rules.__path__))
    return [import_module(f"{rules.__name__}.{name}") for name in names]


def is_rule_of(module: ModuleType, value: object) -> bool:
    """Whether this is a rule that the module defines itself, not one that it imports."""
    if not isinstance(value, type):
        return False
    home: str = value.__module__  # asked first: mypyc cannot ask a class it knows to be a Rule
    return home == module.__name__ and issubclass(value, Rule)


def step_name(rule: str) -> str:
    """The step of a rule: FIRST_CARD of FirstCard."""
    return "".join(f"_{c}" if c.isupper() else c.upper() for c in rule).lstrip("_")
