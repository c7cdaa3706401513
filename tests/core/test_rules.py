"""A decision states its rule once: what it does not refuse is open."""

import pytest
from mypy_extensions import i64

from ziggurat.core.choices import Catalogue, Choices, Verb
from ziggurat.core.reasons import Reason, Refusal
from ziggurat.core.rules import Decision
from ziggurat.core.state import State

CALL = Verb("call", ["hut", "shed", "barn"])
WAIT = Verb("wait")
SING = Verb("sing")
CATALOGUE = Catalogue([SING, CALL, WAIT])
TOO_FAR = Reason("too-far", "C-01", "target")


class Calling(Decision[State]):
    """Call at any house but the second."""

    def __init__(self) -> None:
        super().__init__(CALL, WAIT)

    def why_not(self, state: State, step: i64, choice: i64) -> Refusal | None:
        """The shed is too far."""
        return Refusal(TOO_FAR, 1) if choice == CALL.on(1) else None


class Anything(Decision[State]):
    """Whatever is in question."""


@pytest.fixture
def state() -> State:
    return State(1)


def test_everything_in_question_is_open_that_is_not_refused(state: State) -> None:
    out = Choices()
    Calling().choices(state, 0, out)
    assert [CATALOGUE.text(n) for n in out.numbers()] == ["call:hut", "call:barn", "wait"]


def test_a_decision_without_a_reason_offers_all_of_its_verbs(state: State) -> None:
    out = Choices()
    Anything(SING, WAIT).choices(state, 0, out)
    assert [CATALOGUE.text(n) for n in out.numbers()] == ["sing", "wait"]


def test_a_part_of_the_targets_can_be_offered(state: State) -> None:
    out = Choices()
    Calling().offer(state, 0, CALL, 1, 3, out)
    assert [CATALOGUE.text(n) for n in out.numbers()] == ["call:barn"]


def test_only_its_verbs_are_in_question() -> None:
    assert [text for text, n in CATALOGUE.ids.items() if Calling().asks(n)] == [
        *("call:hut", "call:shed", "call:barn"),
        "wait",
    ]


def test_a_decision_that_names_no_verb_may_be_asked_for_any() -> None:
    assert all(Anything().asks(n) for n in CATALOGUE.ids.values())


def test_a_refusal_names_its_numbers(state: State) -> None:
    refusal = Calling().why_not(state, 0, CALL.on(1))
    assert refusal is not None and refusal.numbers == {"target": 1} and refusal["target"] == 1
