"""Recorded games, one for each way a game can end. (p. 7)"""

from pathlib import Path

import pytest

import ziggurat
from games.pyramidion.recount import running
from ziggurat import Table
from ziggurat.games.pyramidion.rules.ending import ENDINGS, ranking
from ziggurat.games.pyramidion.state import Pyramidion

RECORDS = sorted((Path(__file__).parents[2] / "records" / "pyramidion").glob("*.game"))
NAMES = {path.stem: path for path in RECORDS}


def replayed(name: str) -> Table:
    """The table at the end of a recorded game."""
    return ziggurat.replay(NAMES[name].read_text(encoding="utf-8"))


def best_two(name: str) -> list[tuple[int, ...]]:
    """Points, cards in hand, boats and (negative) position of the first two."""
    state = replayed(name).state
    assert isinstance(state, Pyramidion)
    ranks = [ranking(state, seat, by_hand=True) for seat in range(int(state.seats))]
    return sorted(ranks, reverse=True)[:2]


def test_every_ending_has_a_record_and_so_has_a_deck_made_anew() -> None:
    assert list(NAMES) == [
        "boats-loaded",
        "deck-made-anew",
        "goal-reached",
        "last-round",
        "tie-boats",
        "tie-cards-in-hand",
        "tie-play-order",
        "torturers-point",
    ]
    reasons = {replayed(name).record.result[1] for name in NAMES}  # type: ignore[index]  # all ended
    assert reasons == set(ENDINGS) - {""}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_ends_as_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = ziggurat.replay(text)
    assert table.over and str(table.record) == text


def test_the_torturers_point_ends_the_game() -> None:
    """Nobody has ten points of boats."""
    table = replayed("torturers-point")
    assert isinstance(table.state, Pyramidion) and table.outcome is not None
    assert max(running(table.state)) == 9 and max(table.outcome.scores) == 10


@pytest.mark.parametrize(
    ("name", "place"), [("tie-cards-in-hand", 1), ("tie-boats", 2), ("tie-play-order", 3)]
)
def test_ties_are_broken_in_this_order(name: str, place: int) -> None:
    first, second = best_two(name)
    assert first[:place] == second[:place] and first[place] > second[place]


def test_all_boats_are_loaded() -> None:
    boats = replayed("boats-loaded").facts()["boats"]
    assert isinstance(boats, dict)
    assert sum(len(loaded) for loaded in boats["loaded"]) == 20 and boats["row"] == []


def test_the_last_round_ends_the_game() -> None:
    assert replayed("last-round").facts()["round"] == 10
