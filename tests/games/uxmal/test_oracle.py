"""The rules against a plain second version of them, over random games of every kind.

PYTHONPATH=src:tests python -m games.uxmal.test_oracle 20    follows so many games of each kind.
"""

import sys
from itertools import product
from typing import Any

import pytest

from games.uxmal.oracle import Oracle
from ziggurat import registry
from ziggurat.core.choices import Choices
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

GAME = registry.load("uxmal")
KINDS = list(product((2, 3, 4), ("normal", "none", "forced"), ("printed", "random")))
GAMES = 6  # of each kind


def told(state: Any, wanted: dict[str, Any]) -> dict[str, Any]:
    """The facts of the engine in the shape of the oracle's."""
    found: dict[str, Any] = registry.facts("uxmal", state, NOBODY)
    found["quarters"] = {
        name: (quarter["idol"], quarter["level"], quarter["priest"])
        for name, quarter in found["quarters"].items()
    }
    return {key: found[key] for key in wanted}


def any_of(listed: list[str], pick: Rng) -> str:
    """A verb at random, then one of its targets, so that no action is rare."""
    verbs = sorted({text.partition(":")[0] for text in listed})
    verb = verbs[pick.below(len(verbs))]
    targets = [text for text in listed if text.partition(":")[0] == verb]
    return targets[pick.below(len(targets))]


def agree(seats: int, pause: str, base: str, seed: int) -> None:
    """Play one game with both; they must agree at every step."""
    options = {"break": pause, "base": base}
    state, oracle = GAME.setup(options, seats), Oracle(seats, options)
    pick, out = Rng(seed), Choices()
    while not oracle.over:
        mover = int(GAME.fill(state, out))
        listed = [GAME.catalogue.text(choice) for choice in out.numbers()]
        assert ("?" if mover == CHANCE else mover, set(listed)) == (oracle.mover, oracle.open)
        text = any_of(listed, pick)
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        GAME.play(state, choice)
        oracle.play(text)
        if len(oracle.shown) == len(oracle.level):
            wanted = oracle.facts()
            assert told(state, wanted) == wanted
    assert GAME.outcome(state) == oracle.outcome()


@pytest.mark.parametrize(("seats", "pause", "base"), KINDS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_engine_and_oracle_agree(seats: int, pause: str, base: str, seed: int) -> None:
    agree(seats, pause, base, seed)


if __name__ == "__main__":
    for number, kind in product(range(int(sys.argv[1])), KINDS):
        agree(*kind, number)
        print(number, *kind, flush=True)
