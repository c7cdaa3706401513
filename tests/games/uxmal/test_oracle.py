"""The rules against a plain second version of them, over random games of every kind."""

from itertools import product
from typing import Any

import pytest

from games.uxmal.boards import texts
from games.uxmal.oracle import Oracle
from ziggurat.core.pick import Pick
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.games.uxmal.facts import facts
from ziggurat.games.uxmal.game import BASES, BREAKS, GAME
from ziggurat.games.uxmal.state import Uxmal

KINDS = list(product((2, 3, 4), BREAKS, BASES))
GAMES = 3  # of each kind


def shared_facts(state: Uxmal) -> dict[str, Any]:
    """The part of the facts that the plain version knows too."""
    told: dict[str, Any] = facts(state, NOBODY)
    told["quarters"] = {
        name: (quarter["idol"], quarter["level"], quarter["priest"])
        for name, quarter in told["quarters"].items()
    }
    return {key: told[key] for key in ("track", "piles", "hands", "ready", "scores", "quarters")}


def any_of(listed: list[str], pick: Pick) -> str:
    """A verb at random, then one of its targets, so that no action is rare."""
    verbs = sorted({text.partition(":")[0] for text in listed})
    verb = verbs[pick.below(len(verbs))]
    targets = [text for text in listed if text.partition(":")[0] == verb]
    return targets[pick.below(len(targets))]


@pytest.mark.parametrize(("seats", "pause", "base"), KINDS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_both_play_the_same_game(seats: int, pause: str, base: str, seed: int) -> None:
    options = {"break": pause, "base": base}
    state, plain = GAME.setup(options, seats), Oracle(seats, options)
    pick = Pick(seed)
    while not plain.over:
        mover = GAME.to_move(state)
        assert ("?" if mover == CHANCE else mover) == plain.mover
        listed = texts(state)
        assert set(listed) == plain.open
        text = any_of(listed, pick)
        number = GAME.catalogue.parse(text)
        assert number is not None
        GAME.play(state, number)
        plain.play(text)
        if len(plain.shown) == len(plain.level):
            assert shared_facts(state) == plain.facts()
    outcome = GAME.outcome(state)
    assert outcome is not None and list(outcome.scores) == plain.scores
