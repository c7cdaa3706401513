"""Set-up."""

import pytest

from games.uxmal.boards import hand, new, play, texts, track
from ziggurat.core.errors import BadOption, BadSeats
from ziggurat.core.rules import CHANCE
from ziggurat.games.uxmal.components import IDOL_IDS, QUARTERS, TILES
from ziggurat.games.uxmal.game import GAME


def test_the_idols_come_onto_the_track_in_any_order() -> None:
    """Set-up 3."""
    state = GAME.setup({}, 2)
    for left in (5, 4, 3, 2, 1):
        assert GAME.to_move(state) == CHANCE
        assert [weight for _, weight in GAME.outcomes(state)] == [1] * left
        play(state, texts(state)[-1])
    assert track(state) == "TMASJ"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_is_where_it_begins(seats: int) -> None:
    """Set-up 4 to 6; the first seat begins."""
    state = new(seats)
    assert list(state.piles) == [9] * len(IDOL_IDS)
    assert state.reserve.total == TILES
    assert list(state.ready) == [3] * seats
    assert [hand(state, seat) for seat in range(seats)] == [""] * seats
    assert [state.score(seat) for seat in range(seats)] == [0] * seats
    assert state.phase == 1 and GAME.to_move(state) == 0
    assert texts(state) == ["build"]


def test_a_random_base_is_drawn_space_by_space() -> None:
    """Any three idols in any order, turned any way; it is still the base, level 0."""
    state = new(base="random")
    for _ in range(16):
        assert GAME.to_move(state) == CHANCE
        assert len(texts(state)) == 60 * 4
        play(state, "print:jaguar-serpent-macaw@r1")
    assert GAME.to_move(state) == 0
    shown = [int(idol) for idol in state.visible]
    assert shown[:4] == [2, 5, 2, 5] and shown[8:12] == [1, 0, 1, 0]
    assert list(state.levels) == [0] * QUARTERS


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.setup({}, seats)


@pytest.mark.parametrize("options", [{"break": "both"}, {"pause": "none"}, {"base": "blank"}])
def test_other_options_are_refused(options: dict[str, str]) -> None:
    """The two variants of the break exclude each other: one option, three values. (R-27)"""
    with pytest.raises(BadOption):
        GAME.setup(options, 2)
