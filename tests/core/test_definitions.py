"""What the modules of a game define is found, in their order, and nothing else."""

from types import ModuleType

import pytest

from toy import events, reasons, rules, steps
from ziggurat.core.definitions import events_of, reasons_of, rules_of, step_name
from ziggurat.core.rules import Effect
from ziggurat.games.amytis import rules as chapters
from ziggurat.games.amytis import steps as numbers


def test_events_and_reasons_come_in_the_order_of_their_definition() -> None:
    names = ["dealt", "grew", "took", "planted", "scored", "counted"]
    assert [event.name for event in events_of(events)] == names
    assert [reason.name for reason in reasons_of(reasons)] == ["gap", "cell-full"]


def test_rules_stand_under_the_steps_of_their_names() -> None:
    found = rules_of(rules, steps)
    assert type(found[steps.TAKING]).__name__ == "Taking" and found[steps.TAKING].opens
    assert len(found) == 6


def test_rules_of_a_package_are_those_of_its_modules() -> None:
    found = rules_of(chapters, numbers)
    names = {type(rule).__module__.rpartition(".")[2] for rule in found.values()}
    assert names == {"effects", "projects", "scoring", "setup", "turn"}


@pytest.mark.parametrize(
    ("rule", "step"), [("Turn", "TURN"), ("FirstCard", "FIRST_CARD"), ("GardenA", "GARDEN_A")]
)
def test_a_step_has_the_name_of_its_rule(rule: str, step: str) -> None:
    assert step_name(rule) == step


def test_a_rule_without_a_step_is_refused() -> None:
    module = ModuleType("chapter")
    module.Resting = type("Resting", (Effect,), {"__module__": "chapter"})  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="Resting needs a step RESTING"):
        rules_of(module, steps)
