"""Evaluations on the positions of recorded games, which come to corners that random games miss."""

from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Any

import pytest

from building import ROOT
from ziggurat import registry
from ziggurat.bots import evaluation_of
from ziggurat.core.game import Game
from ziggurat.core.record import parse_record
from ziggurat.core.rules import CHANCE

GAMES = registry.keys()
RECORDS = [
    path for key in GAMES for path in sorted((ROOT / "tests" / "records" / key).glob("*.game"))
]
APART = 5  # positions from one that is evaluated to the next
SCORES = 1000  # no seat of any game comes near this many points


def positions(game: Game[Any], path: Path) -> Iterator[Any]:
    """Some states of a recorded game in which a seat has to choose, and the last state."""
    record = parse_record(path.read_text(encoding="utf-8"))
    state = game.setup(record.options, len(record.players))
    for number, entry in enumerate(record.entries):
        if number % APART == 0 and entry.seat != CHANCE:
            yield state
        game.play(state, game.catalogue.ids[entry.text])
    yield state


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_position_has_one_value_and_is_left_alone(path: Path) -> None:
    game = registry.load(path.parent.name)
    judge = evaluation_of(game)
    for state in positions(game, path):
        before = state.flat()
        for seat in range(state.seats):
            points = judge.points(state, seat)
            assert isfinite(points) and abs(points) < SCORES
            assert judge.points(state, seat) == points
        assert judge.win_scale_at(state) > 0 and judge.temperature_at(state) > 0
        assert state.flat() == before


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_with_two_seats_the_lead_of_one_is_what_the_other_lacks(path: Path) -> None:
    game = registry.load(path.parent.name)
    judge = evaluation_of(game)
    for state in positions(game, path):
        if state.seats == 2:
            assert judge.lead(state, 0) == pytest.approx(-judge.lead(state, 1))
