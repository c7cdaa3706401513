"""Endings are solved exactly, and only those without hidden information."""

from collections.abc import Iterator
from typing import Any

import pytest

from toy.components import CELLS, FRUIT_IDS
from toy.game import GAME as ORCHARD
from toy.registry import registered
from toy.state import Orchard
from ziggurat.arena.endings import EndgameTable, Unsolved
from ziggurat.arena.match import play_match
from ziggurat.arena.series_report import win
from ziggurat.core.bags import bag_of
from ziggurat.core.game import Game
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.table import replay

APPLE, PEAR, PLUM = (FRUIT_IDS.index(fruit) for fruit in ("apple", "pear", "plum"))
DEALT = ("deal:many-figs", "deal:many-plums", "grow:fig", "grow:fig", "grow:fig")


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with registered():
        yield


def last_turns(lead: int, goals: str = "open") -> Orchard:
    """A cell left to each; a plum beside two brings the second seat four, and it may take the last.

    Where the first seat takes it, another grows once in four times.
    """
    state = ORCHARD.setup({"goals": goals}, 2)
    for text in DEALT:
        ORCHARD.play(state, ORCHARD.catalogue.ids[text])
    for cell in range(int(CELLS) - 1):
        state.gardens[cell] = PEAR
        state.gardens[int(CELLS) + cell] = PLUM if cell in (2, 4) else APPLE
    for place, fruit in enumerate((PLUM, APPLE, APPLE)):
        state.row[place] = fruit
    state.fruits = bag_of([3, 0, 0, 1])
    state.planted[0] = 4 + lead  # two plums are four points for the second seat
    return state


def after(game: Game[Any], state: State, *texts: str) -> State:
    """The table after some choices."""
    table = state.copy()
    for text in texts:
        game.play(table, game.catalogue.ids[text])
    return table


def counted(game: Game[Any], state: State, seat: int) -> float:
    """The same by plain counting of everything."""
    mover = game.to_move(state)
    if mover == NOBODY:
        outcome = game.outcome(state)
        assert outcome is not None
        return win(outcome.places, seat)
    if mover == CHANCE:
        drawn = game.outcomes(state)
        parts = [
            weight * counted(game, after(game, state, game.catalogue.text(choice)), seat)
            for choice, weight in drawn
        ]
        return sum(parts) / sum(weight for _, weight in drawn)
    values = [
        counted(game, after(game, state, game.catalogue.text(choice)), seat)
        for choice in game.choices(state)
    ]
    return max(values) if mover == seat else min(values)


@pytest.mark.parametrize(
    ("lead", "plum", "apple"),
    [(1, 0.75, 0.0), (4, 0.875, 0.5), (5, 1.0, 1.0), (0, 0.375, 0.0), (-1, 0.0, 0.0)],
)
def test_the_last_two_turns_by_hand(lead: int, plum: float, apple: float) -> None:
    """One plum in four: a lead of four is then a tie, of one is lost, of none is a tie without."""
    state, ending = last_turns(lead), EndgameTable(ORCHARD)
    for text, worth in (("take:row-0", plum), ("take:row-1", apple)):
        taken = after(ORCHARD, state, text)
        assert ending.worth(taken, 0) == pytest.approx(worth)
        assert ending.worth(taken, 1) == pytest.approx(1 - worth)
    assert ending.worth(state, 0) == pytest.approx(plum)
    assert ending.by_chance(state, 0) == pytest.approx((plum + 2 * apple) / 3)


@pytest.mark.parametrize("seed", range(2))
def test_as_if_all_was_counted(seed: int) -> None:
    """Whatever is left out on the way, the value is the same."""
    played = play_match("orchard", ["random", "random"], seed, {"goals": "open"})
    upto = [at for at, one in enumerate(played.record.entries) if one.text.startswith("take")][-3]
    state = replay(str(played.record), upto).state
    for seat in range(2):
        assert EndgameTable(ORCHARD).worth(state, seat) == pytest.approx(
            counted(ORCHARD, state, seat)
        )


def test_what_is_hidden_is_not_solved() -> None:
    with pytest.raises(Unsolved, match="seeing"):
        EndgameTable(ORCHARD).worth(last_turns(1, "secret"), 0)


def test_what_is_too_wide_is_not_solved() -> None:
    with pytest.raises(Unsolved, match="too many"):
        EndgameTable(ORCHARD, tables=3).worth(last_turns(0), 0)


def test_endings_are_for_two() -> None:
    with pytest.raises(Unsolved, match="two seats"):
        EndgameTable(ORCHARD).worth(ORCHARD.setup({"goals": "open"}, 3), 0)
