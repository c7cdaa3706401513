"""What is meant where only open places are drawn."""

from games.uxmal.boards import new, play, put, turn_of
from ziggurat.games.uxmal.components import SLOT_IDS, SLOTS_BELOW
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.view.ground import PITCH, PYRAMID_X, PYRAMID_Y, quarter_place, slot_place
from ziggurat.views import view_of
from ziggurat.views.view import Pointed

VIEW = view_of("uxmal")


def point(place: tuple[int, int], size: int) -> Pointed:
    """The middle of something on the board."""
    x, y = place
    return Pointed("", "pyramid", PYRAMID_X + x + size / 2, PYRAMID_Y + y + size / 2)


def test_with_a_tile_in_hand_a_point_means_the_slot_of_this_level() -> None:
    state = new()
    play(state, "build", "draw:tile-1")
    assert GAME.asking(state) == "laying"
    for slot in range(SLOTS_BELOW[1]):
        meant = VIEW.meant(point(slot_place(slot), 2 * PITCH), state)
        assert list(meant) == [SLOT_IDS[slot]]


def test_else_it_means_the_quarter_that_lies_on_top() -> None:
    state = turn_of(new(), 0)
    put(state, 1, "l1-0-1")
    for place, level, name in ((0, 0, "q-0-0"), (16, 1, "q-0-2"), (63, 0, "q-7-7")):
        assert list(VIEW.meant(point(quarter_place(place, level), PITCH), state)) == [name]
    assert list(VIEW.meant(Pointed("card-jaguar", "hand", 5, 5), state)) == ["card-jaguar"]
