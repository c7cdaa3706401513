"""The engine against a second opinion: hundreds of games, every set of sides.

PYTHONPATH=src:tests python -m games.amytis.test_oracle 2000    follows so many games.
"""

import sys
from typing import Any

import pytest

from games.amytis.oracle import BUILDINGS, CHANCE, COLUMNS, CORNERS, Oracle
from ziggurat import registry
from ziggurat.core.choices import Choices
from ziggurat.core.rng import Rng
from ziggurat.core.rules import NOBODY

GAME = registry.load("amytis")
SIDE_SETS = 64
LIMITS = ("4", "none", "4", "none")  # the whole of the side sets once for each
CHUNK = 8


def options(number: int) -> dict[str, str]:
    """The n-th set-up: every set of sides in turn."""
    sides = {name: "ab"[number >> n & 1] for n, name in enumerate(BUILDINGS)}
    return sides | {"bottom_row_limit": LIMITS[number // SIDE_SETS % len(LIMITS)]}


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
        "sides": {name: oracle.sides[name] for name in BUILDINGS},
        "scores": [sum(me.earned.values()) for me in players],
        "earned": [me.earned for me in players],
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


def compare(state: Any, oracle: Oracle) -> None:
    """Both must see the same table."""
    told, wanted = registry.facts("amytis", state, NOBODY), look(oracle)
    assert {key: told[key] for key in wanted} == wanted


def in_mind(texts: list[str], oracle: Oracle, mover: int) -> list[str]:
    """What a builder of walls thinks of: walls, and nothing but walls in the corners."""
    if texts[0].startswith("take:"):
        return [text for text in texts if "wall" in str(oracle.tops[int(text[-1])])] or texts
    if not texts[0].startswith("lay:"):
        return texts
    walls = oracle.players[mover].sites("wall")
    is_wall = "wall" in str(oracle.hand)
    sites = [corner for corner in CORNERS if corner not in walls] if is_wall else [1, 3, 4, 5, 7]
    return [f"lay:site-{site}" for site in sites] or texts


def follow(number: int) -> Oracle:
    """Play one game with both; they must agree at every step."""
    chosen = options(number)
    oracle = Oracle(chosen, chosen["bottom_row_limit"])
    state = GAME.setup(chosen, 2)
    pick, out = Rng(number), Choices()
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        texts = [GAME.catalogue.text(choice) for choice in out.numbers()]
        assert oracle.asked == (mover, texts)
        if mover != CHANCE:
            compare(state, oracle)
        if mover != CHANCE and number // SIDE_SETS % 2:
            texts = in_mind(texts, oracle, mover)
        text = texts[pick.below(len(texts))]
        oracle.answer(text)
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        GAME.play(state, choice)
    assert oracle.asked is None
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome == (oracle.scores(), oracle.places(), "two-piles-empty")
    compare(state, oracle)
    assert registry.facts("amytis", state, NOBODY)["final"] == [
        {"projects": oracle.cards(me), "favours": oracle.favours(me)} for me in oracle.players
    ]
    return oracle


@pytest.mark.parametrize("first", range(0, SIDE_SETS * len(LIMITS), CHUNK))
def test_engine_and_oracle_agree(first: int) -> None:
    scores = [follow(number).scores() for number in range(first, first + CHUNK)]
    assert len(set(scores)) > 1


def test_the_oracle_sees_walls_in_all_four_corners() -> None:
    """Random cities have none: ten points at once. (p. 8)"""
    oracles = [follow(SIDE_SETS + 4 * number) for number in range(16)]
    walls = [len(set(CORNERS) & set(me.sites("wall"))) for o in oracles for me in o.players]
    assert 4 in walls


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        print(number, *follow(number).scores(), flush=True)
