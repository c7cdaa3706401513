"""What is meant where only open places are drawn."""

from games.teotihuacan.positions import new
from ziggurat.games.teotihuacan.geometry import SQUARE_IDS
from ziggurat.games.teotihuacan.view.plan import PITCH, square_place
from ziggurat.views import view_of
from ziggurat.views.view import Pointed

VIEW = view_of("teotihuacan")


def test_a_point_of_the_city_means_its_square() -> None:
    for number, name in enumerate(SQUARE_IDS):
        x, y = square_place(number)
        pointed = Pointed("s0-at-sq-0-0", "city", x + PITCH - 1, y + 1)
        assert list(VIEW.meant(pointed, new())) == [name]


def test_the_pyramid_the_frame_and_other_pictures_mean_what_they_are() -> None:
    for pointed in (
        Pointed("summit", "city", 222, 222),
        Pointed("", "city", 3, 3),
        Pointed("wood"),
    ):
        assert list(VIEW.meant(pointed, new())) == [pointed.thing]


def test_a_stack_means_the_discs_to_put_there() -> None:
    assert list(VIEW.meant(Pointed("b2", "board"), new())) == ["b2-1", "b2-2", "b2-3"]
