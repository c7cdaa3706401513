"""The engine against a second opinion: hundreds of games, every set of sides."""

from typing import Any

import pytest

from games.amytis.oracle import CHANCE, COLUMNS, Oracle
from ziggurat.core.choices import Choices
from ziggurat.core.pick import Pick
from ziggurat.core.rules import NOBODY
from ziggurat.games.amytis.components import BUILDING_IDS
from ziggurat.games.amytis.facts import facts
from ziggurat.games.amytis.game import GAME

SIDE_SETS = 64
LIMITS = ("4", "none", "4", "none")  # the whole of the side sets once for each
CHUNK = 8


def options(number: int) -> dict[str, str]:
    """The n-th set-up: every set of sides in turn."""
    sides = {name: "ab"[number >> n & 1] for n, name in enumerate(BUILDING_IDS)}
    return sides | {"bottom_row_limit": LIMITS[number // SIDE_SETS]}


def look(oracle: Oracle) -> dict[str, Any]:
    """The oracle's table in the shape of the engine's facts."""
    players = oracle.players
    return {
        "piles": [
            {"tile": tile, "left": left}
            for tile, left in zip(oracle.tops, oracle.left, strict=True)
        ],
        "architects": [[f"pile-{pile}" for pile in sorted(me.out)] for me in players],
        "hand": oracle.hand,
        "cities": [
            [{"top": stack[-1] if stack else None, "height": len(stack)} for stack in me.city]
            for me in players
        ],
        "scores": [me.track for me in players],
        "held": [[f"card-{card}" for card in sorted(me.held)] for me in players],
        "validated": [[f"card-{card}" for card in sorted(me.done)] for me in players],
        "display": [f"card-{card}" for card in sorted(oracle.display)],
        "deck": len(oracle.deck),
        "favours": {
            space: next((seat for seat in (0, 1) if space in players[seat].pawns), None)
            for space in COLUMNS
        },
        "bottom-row": [me.pawns.count("bottom-row") for me in players],
    }


def agree(number: int) -> tuple[int, ...]:
    """Play one random game with both; they must agree at every step."""
    chosen = options(number)
    oracle = Oracle(chosen, chosen["bottom_row_limit"])
    state = GAME.setup(chosen, 2)
    pick, out = Pick(number), Choices()
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        texts = [GAME.catalogue.text(choice) for choice in out.numbers()]
        assert oracle.asked == (mover, texts)
        if mover != CHANCE:
            told = facts(state, NOBODY)
            assert {key: told[key] for key in look(oracle)} == look(oracle)
        choice = int(pick.weighted(out) if mover == CHANCE else pick.choice(out))
        oracle.answer(GAME.catalogue.text(choice))
        GAME.play(state, choice)
    assert oracle.asked is None
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (oracle.final(0), oracle.final(1))
    return outcome.scores


@pytest.mark.parametrize("first", range(0, SIDE_SETS * len(LIMITS), CHUNK))
def test_engine_and_oracle_agree(first: int) -> None:
    scores = [agree(number) for number in range(first, first + CHUNK)]
    assert len(set(scores)) > 1
