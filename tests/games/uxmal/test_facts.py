"""What is told to those who read facts."""

from typing import Any

from games.uxmal.boards import at_phase, give, new, play, quarter, stand
from ziggurat.core.rules import NOBODY
from ziggurat.games.uxmal.facts import facts
from ziggurat.games.uxmal.game import GAME


def test_a_new_table() -> None:
    told: Any = facts(GAME.setup({}, 3), NOBODY)
    assert told["track"] == [None] * 5 and told["slots"] == {} and told["drawn"] is None
    assert told["quarters"]["q-1-0"] == {"idol": "jaguar", "level": 0, "priest": None}
    assert told["quarters"]["q-0-0"]["idol"] is None
    assert set(map(tuple, told["worth"].values())) == {(0, 0, 0)}


def test_a_table_in_play() -> None:
    state = new()
    play(state, "build", "draw:tile-13")
    assert facts(state, 0)["drawn"] == "tile-13"
    play(state, "lay:l1-1-2@r3")
    stand(state, 1, quarter("q-2-4"))
    give(state, 1, "SST")
    told: Any = facts(state, 0)
    assert told["slots"] == {"l1-1-2": {"tile": "tile-13", "look": "r3"}}
    assert told["quarters"]["q-2-4"] == {"idol": "jaguar", "level": 1, "priest": 1}
    assert told["hands"][1] == {"jaguar": 0, "serpent": 2, "macaw": 0, "monkey": 0, "turtle": 1}
    assert told["piles"]["serpent"] == 7 and told["ready"] == [3, 2] and told["reserve"] == 28


def test_worth_follows_the_track() -> None:
    told: Any = facts(at_phase(2), 0)
    assert told["worth"]["jaguar"] == [5, 7, 9]
    assert told["worth"]["macaw"] == [1, 3, 5]
    assert told["worth"]["monkey"] == [0, 0, 0]
    assert told["phase"] == 2
