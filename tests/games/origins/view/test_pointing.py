"""What is meant where only open places are drawn."""

from games.origins.view.playing import VIEW, asked
from ziggurat.games.origins.components import SITE_IDS
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.geometry import CELL_IDS, SEAT_IDS, WIDTH
from ziggurat.games.origins.verbs import BUILD
from ziggurat.games.origins.view.city import cell_place, placed, seat_place
from ziggurat.games.origins.view.plan import PART_TOPS, PART_X, SITES_TOP, site_x
from ziggurat.games.origins.view.reckoning import window
from ziggurat.views.view import Pointed


def test_a_point_of_the_city_means_its_cell_while_a_tile_is_laid() -> None:
    for state in asked("laying"):
        shown = window(state, int(GAME.to_move(state)))
        left, top, scale = placed(shown)
        for choice in GAME.choices(state):
            cell = int(BUILD.target(choice))
            x, y = cell_place(*divmod(cell, int(WIDTH)), shown)
            pointed = Pointed("", "city", left + scale * x, top + scale * y)
            assert list(VIEW.meant(pointed, state)) == [CELL_IDS[cell]]


def test_at_other_times_it_means_the_nearest_seat_of_power() -> None:
    state = next(asked("acting"))
    shown = window(state, int(GAME.to_move(state)))
    left, top, scale = placed(shown)
    x, y = seat_place(9, 10, shown)
    pointed = Pointed("", "city", left + scale * (x + 9), top + scale * (y - 9))
    assert list(VIEW.meant(pointed, state)) == ["seat-9-10"]
    assert "seat-9-10" in SEAT_IDS


def test_a_meeting_place_means_the_action_under_the_point() -> None:
    state = next(asked("choosing"))
    for number, name in enumerate(SITE_IDS):
        x = site_x(number) + PART_X + 5
        said = [
            list(VIEW.meant(Pointed(name, "board", x, SITES_TOP + top + 5), state))
            for top in PART_TOPS
        ]
        assert said == [[f"{name}-top"], [f"{name}-bottom"]]
        low = Pointed(name, "board", x, SITES_TOP + 180)
        assert list(VIEW.meant(low, state)) == [f"{name}-{p}" for p in ("top", "bottom", "bonus")]


def test_other_things_mean_what_they_are() -> None:
    state = next(asked("acting"))
    assert list(VIEW.meant(Pointed("army", "board", 99, 240), state)) == ["advance", "attack"]
    for pointed in (Pointed("site-2", "board", 130, 60), Pointed("market-1"), Pointed("", "hand")):
        assert list(VIEW.meant(pointed, state)) == [pointed.thing]
    assert list(VIEW.meant(Pointed("", "city", 2, 2), state)) == [""]
