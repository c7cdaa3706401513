"""Set-up."""

import pytest

from games.teotihuacan.positions import asked, city, draw, play, targets, texts, told
from ziggurat.core.errors import BadOption, BadSeats
from ziggurat.core.rules import CHANCE
from ziggurat.games.teotihuacan.components import SIDE_IDS
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.state import Teotihuacan


def opened(seats: int = 2, **options: str) -> Teotihuacan:
    """A table whose discs and boards are drawn, before the starting tiles."""
    state = GAME.setup(options, seats)
    draw(state)
    return state


@pytest.mark.parametrize(("seats", "spaces"), [(1, 6), (2, 6), (3, 9), (4, 9)])
def test_bonus_discs_are_drawn_space_by_space(seats: int, spaces: int) -> None:
    """Set-up 6: the spaces for three and four players stay empty with two. (R-47)"""
    state = GAME.setup({}, seats)
    for drawn in range(spaces):
        assert GAME.to_move(state) == CHANCE and asked(state) == "bonus-disc"
        assert sum(weight for _, weight in GAME.outcomes(state)) == 9 - drawn
        play(state, texts(state)[0])
    named = list(told(state)["spaces"])
    assert named == [f"{zone}{n}" for zone in "abc" for n in range(1, spaces // 3 + 1)]
    assert asked(state) == "start-tile"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_is_where_it_begins(seats: int) -> None:
    """Set-up 3, 4, 8, 11 to 18: nobody has more than another."""
    table = told(opened(seats))
    assert [one["side"] for one in table["cities"]] == SIDE_IDS[:seats]
    assert all(one["pyramid"] == {"base-centre": "white"} for one in table["cities"])
    assert all(one["starting"] == ["green", "blue", "red"] for one in table["cities"])
    assert all(one["favour"] == 0 for one in table["cities"])
    assert table["scores"] == [0] * seats and table["first"] == 0
    assert table["reserve"]["pyramid-red"] == 14 - 2 - seats
    assert table["reserve"]["temple-red"] == 12 - 2
    assert all(pile["slot"] is pile["pile"] is None for pile in table["worship"].values())
    assert all(sum(pile["unseen"].values()) == 12 for pile in table["worship"].values())


@pytest.mark.parametrize(
    ("seats", "yellow"),
    [(1, "5 3 1"), (2, "5 3 1"), (3, "5 3 2 1"), (4, "5 4 3 2 1")],
)
def test_masks_for_more_players_stay_in_the_box(seats: int, yellow: str) -> None:
    """Set-up 8: the lowest at the bottom."""
    assert told(opened(seats))["masks"]["yellow"] == [f"yellow-{n}" for n in yellow.split()]


def test_side_b_is_dealt_at_random_without_repeats() -> None:
    """Set-up 9 and 10. (R-47)"""
    state = GAME.setup({"side": "B"}, 4)
    while asked(state) == "bonus-disc":
        play(state, texts(state)[0])
    for left in (4, 3, 2, 1):
        assert asked(state) == "board" and len(texts(state)) == left
        play(state, texts(state)[-1])
    boards = [one["board"] for one in told(state)["cities"]]
    assert boards == ["board-b4", "board-b3", "board-b2", "board-b1"]


def test_side_a_is_the_same_for_all() -> None:
    """Set-up 10."""
    assert {one["board"] for one in told(opened(4))["cities"]} == {"board-a"}


def test_each_lays_three_tiles_in_turn_order_and_takes_their_rewards() -> None:
    """Set-up 19; the last tile needs no choice of colour, the tiles score nothing. (R-05, R-35)"""
    state = opened(2)
    assert targets(state, "take") == ["pyramid-green", "pyramid-blue", "pyramid-red"]
    play(state, "take:pyramid-blue")
    assert targets(state, "spot") == [
        *("base-nw", "base-n", "base-ne", "base-w", "base-e", "base-sw", "base-s", "base-se")
    ]
    play(state, "spot:base-w")
    assert city(state)["earned"]["rewards"] == 4 and state.score(0) == 4
    play(state, "take:pyramid-red", "spot:base-e", "worship:pile-green")
    assert asked(state) == "drawing"
    draw(state)
    assert sum(city(state)["worship"].values()) == 1
    assert asked(state) == "spot" and GAME.to_move(state) == 0
    play(state, "spot:base-ne", "done")
    assert asked(state) == "start-tile" and GAME.to_move(state) == 1
    assert city(state)["starting"] == [] and state.score(0) == 4 + 1


def test_a_temple_of_the_set_up_costs_nothing_and_draws_a_worship_tile() -> None:
    """Set-up 19, annex 2: Reach is ignored; no tile is face up yet. (R-04)"""
    state = opened(2)
    play(state, "take:pyramid-blue", "spot:base-nw", "set:sq-11-0@r0")
    assert asked(state) == "drawing"
    assert sum(weight for _, weight in GAME.outcomes(state)) == 12
    play(state, "reveal:green-small")
    assert city(state)["worship"] == {"green-small": 1} and city(state)["cubes"] == {}
    assert told(state)["reserve"]["temple-green"] == 13 - 2 - 1


def test_cubes_of_the_set_up_may_lie_on_masks() -> None:
    """Annex 2 forbids tiles on masks, not cubes. (R-35)"""
    state = opened(2)
    play(state, "take:pyramid-blue", "spot:base-sw", "set:sq-0-0@r0")
    assert "sq-1-1" in city(state)["cubes"]


def test_then_two_worship_tiles_of_each_colour_are_turned_up() -> None:
    """Set-up 20: the slot first, then the top of the pile. (R-47)"""
    state = opened(1)
    play(state, "take:pyramid-blue", "spot:base-w", "take:pyramid-red", "spot:base-ne", "done")
    play(state, "spot:base-e", "worship:pile-red", "reveal:red-ten")
    for colour in ("green", "blue", "red"):
        for place in ("slot", "pile"):
            assert asked(state) == "revealing"
            play(state, texts(state)[0])
            assert told(state)["worship"][colour][place] is not None
    assert asked(state) == "stacking" and told(state)["round"] == 1


def test_starting_tiles_may_score() -> None:
    """Option `setup_pyramid_scores_vp`. (R-05)"""
    state = opened(2, setup_pyramid_scores_vp="true")
    play(state, "take:pyramid-blue", "spot:base-w")
    assert city(state)["earned"]["pyramid"] == 2


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.setup({}, seats)


@pytest.mark.parametrize("options", [{"side": "C"}, {"solo_handicap": "5"}, {"sides": "A"}])
def test_other_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        GAME.setup(options, 1)


def test_the_handicap_is_ignored_with_several_seats() -> None:
    """It belongs to the solo variant."""
    assert GAME.setup({"solo_handicap": "30"}, 2).flat() == GAME.setup({}, 2).flat()
    assert GAME.setup({"solo_handicap": "30"}, 1).handicap == 30
