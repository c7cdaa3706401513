"""The examples and sentences of the rulebook, one test each; A-numbers as on the spec card."""

import pytest

import ziggurat
from games.amytis.positions import (
    counted,
    favour,
    gain,
    open_now,
    piles_open,
    play,
    points,
    scene,
    turn,
    validated,
)
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.games.amytis.components import LAP
from ziggurat.games.amytis.game import GAME

HEIGHTS = "2 1 1 / . 2 . / . . 1"


def test_a1_the_orange_residence() -> None:
    """Four different buildings are visible: four points at once. (p. 5)"""
    state = scene("Wg Tb . / Mo Wp . / . . .")
    events = turn(state, "Ro", 8)
    assert points(events) == 4 and state.track(0) == 4


def test_a2_the_fourth_column() -> None:
    """Three in line: a pawn on the favour of stacks of exactly four. (p. 5)"""
    state = scene("4 3 . / 4 . . / 5 . .", board=". 0 0 / . . . / . . .")
    turn(state, "Tg", 8)
    assert GAME.asking(state) == "favour" and "favour:stacks-4" in open_now(state)
    play(state, "favour:stacks-4")
    assert state.favours[0] == 2**3
    assert counted(state)[1] == 12


def test_a3_the_square_of_orange_and_blue() -> None:
    """The card may be turned; its ten points come at the end. (p. 6)"""
    state = scene("O O . / B . . / . . .", held="8")
    events = turn(state, "Tb", 4)
    assert [event.kind for event in events].count("validated") == 1
    assert validated(state) == ["8"] and state.held[0] == 0
    assert points(events) == 1, "the theatre's point only"
    assert counted(state)[0] == 10


def test_a4_a_square_in_another_order_is_none() -> None:
    """Colours must stand as on the card. (p. 6)"""
    state = scene("O B . / B . . / . . .", held="8")
    turn(state, "To", 4)
    assert validated(state) == []


def test_a5_a_card_may_be_turned() -> None:
    """Any of the four ways. (p. 6)"""
    state = scene("O O . / . G . / . . .", held="10")
    turn(state, "Tg", 7)
    assert validated(state) == ["10"]


def test_a6_a_mirror_image_is_refused() -> None:
    """A card may be turned, never turned over. (p. 6)"""
    state = scene("G G O / . . . / . . .", held="10")
    turn(state, "To", 5)
    assert validated(state) == []


@pytest.mark.parametrize(
    ("city", "done"),
    [(". P . / O G B / . . .", []), (". P . / B G O / . . .", ["19"])],
)
def test_a7_a_cross_has_a_left_and_a_right(city: str, done: list[str]) -> None:
    """Left and right exchanged is a mirror image. (p. 6)"""
    state = scene(city, held="19", display="1 2 3")
    turn(state, "Tg", 7)
    assert validated(state) == done


def test_a8_a_validated_project_stays_validated() -> None:
    """Covering a tile of it later takes nothing back. (p. 6)"""
    state = scene("B B B / . . . / . . .", done="3")
    turn(state, "Tg", 1)
    assert validated(state) == ["3"] and counted(state)[0] == 8


def test_a9_several_projects_in_one_turn_also_new_ones() -> None:
    """A card may be validated on the turn it came, beside another. (p. 6)"""
    state = scene("P P . / B B B / . . .", held="4", display="3 1 2")
    turn(state, "Pp", 2, then="project:card-3")
    assert validated(state) == ["3", "4"]


def test_a10_projects_on_display_are_nobodys() -> None:
    """They must be taken first, whatever else one holds. (p. 6)"""
    state = scene("B B . / . . . / . . .", held="15", display="3 1 2")
    turn(state, "Tb", 2)
    assert validated(state) == [] and state.display & 2**2


def test_a11_projects_left_over_cost_nothing() -> None:
    """They pay nothing either. (p. 7)"""
    assert counted(scene(held="15 16 17")) == (0, 0)


@pytest.mark.parametrize(("site", "paid"), [(0, 1), (1, 3), (3, 4)])
def test_a12_garden_counts_equal_stacks(site: int, paid: int) -> None:
    """Side A: stacks as high as the one just raised. (p. 7)"""
    assert gain(HEIGHTS, "Gg", site) == paid


@pytest.mark.parametrize(("site", "paid"), [(0, 6), (1, 4), (3, 2)])
def test_a13_garden_counts_the_stack(site: int, paid: int) -> None:
    """Side B: two for each of its tiles. (p. 8)"""
    assert gain(HEIGHTS, "Gg", site, side="b") == paid


@pytest.mark.parametrize(("side", "paid"), [("a", 6), ("b", 3)])
def test_a14_market_counts_colours(side: str, paid: int) -> None:
    """Six visible tiles, three of them orange. (pp. 7-8)"""
    assert gain("O O G / B P . / . . .", "Mo", 8, side=side) == paid


def test_a15_market_alone_on_side_b_pays_nothing() -> None:
    """No other colour is visible. (p. 8)"""
    state = scene(side="b")
    assert points(turn(state, "Mo", 4)) == 0 and state.track(0) == 0


@pytest.mark.parametrize(
    ("city", "site", "paid"),
    [
        ("Wg . . / . Wb . / . . .", 1, 4),
        ("Wg Wb . / . . . / . . .", 4, 4),
        (". . . / . . . / . . .", 4, 0),
    ],
)
def test_a16_walls_protect_the_rim(city: str, site: int, paid: int) -> None:
    """Side A: two for each on the eight outer sites. (p. 7)"""
    assert gain(city, "Wp", site) == paid


@pytest.mark.parametrize(
    ("city", "site", "paid"),
    [
        (". . . / . . . / . . .", 0, 1),
        ("Wg . . / . . . / . . .", 2, 4),
        ("Wg . Wg / . . . / . . .", 6, 8),
        ("Wg . Wg / . . . / Wg . .", 8, 10),
        (". . . / . . . / . . .", 1, 0),
        ("Wg . . / . . . / . . .", 4, 1),
    ],
)
def test_a17_walls_in_the_corners(city: str, site: int, paid: int) -> None:
    """Side B: 1, 4, 8, 10, and nothing without a wall in a corner. (p. 8)"""
    assert gain(city, "Wp", site, side="b") == paid


def test_a18_palace_brings_a_card_then_points() -> None:
    """Side A: both. (p. 7)"""
    state = scene("Pg . . / . . . / . . .", display="1 2 3")
    events = turn(state, "Pb", 8, then="project:card-2")
    assert points(events) == 2 and state.held[0] == 2**1
    assert [event.kind for event in events] == ["took", "laid", "gained", "scored"]


def test_a19_palace_brings_a_card_or_points() -> None:
    """Side B: one of the two; projects of both players count. (p. 8; R-03)"""
    state = scene("B B . / . . . / . . .", side="b", held="3", done="1 2", their_done="4")
    turn(state, "Pb", 2)
    assert open_now(state) == [f"project:card-{n}" for n in (18, 19, 20)] + ["deck", "points"]
    card, paid = state.copy(), state.copy()
    assert points(play(card, "project:card-18")) == 0 and card.held[0] & 2**17
    assert points(play(paid, "points")) == 3, "card 3 is validated after the effect"
    assert validated(paid) == ["1", "2", "3"] and paid.held[0] == 0


def test_a20_residence_sees_only_what_is_visible() -> None:
    """Laid over the only theatre. (p. 7)"""
    assert gain("Tg Wb . / Mo . . / . . .", "Ro", 0) == 3


def test_a21_residence_counts_residences_and_markets() -> None:
    """Side B: one other residence and two markets. (p. 8)"""
    assert gain("Rg Mb Mo / Tg . . / . . .", "Ro", 8, side="b") == 8


@pytest.mark.parametrize(("side", "paid"), [("a", 5), ("b", 4)])
def test_a22_theatre_counts_the_architect_just_placed(side: str, paid: int) -> None:
    """Three of the opponent, one of mine and the one that took this tile. (pp. 7-8)"""
    assert gain(". . . / . . . / . . .", "Tg", 0, side, board=". 1 1 / 0 1 . / . . .") == paid


@pytest.mark.parametrize(("side", "paid"), [("a", 3), ("b", 2)])
def test_a23_theatre_after_all_came_back(side: str, paid: int) -> None:
    """Four of mine went home: only the new one counts, and two of the opponent. (pp. 4, 7)"""
    assert gain(". . . / . . . / . . .", "Tg", 0, side, board=". 0 0 / 0 1 1 / 0 . .") == paid


@pytest.mark.parametrize(
    ("space", "paid"),
    [
        ("stacks-1", 12),
        ("stacks-2", 4),
        ("stacks-3", 8),
        ("stacks-4", 6),
        ("stairs", 12),
        ("corners", 10),
        ("projects", 6),
    ],
)
def test_a24_what_the_favours_pay(space: str, paid: int) -> None:
    """Nine stacks and three validated projects. (p. 8)"""
    assert favour(space, "1 2 3 / 3 2 1 / 1 1 4", done="1 2 3") == paid


@pytest.mark.parametrize("row", ["2 1 3", "1 3 2"])
def test_a25_stairs_in_disorder_are_none(row: str) -> None:
    """Up or down, never jumbled. (p. 8)"""
    assert favour("stairs", f"{row} / . . . / . . .") == 0


@pytest.mark.parametrize(("pawns", "paid"), list(enumerate((0, 4, 10, 18, 30))))
def test_a26_the_bottom_row(pawns: int, paid: int) -> None:
    """By the number of own pawns in the row. (p. 8)"""
    assert favour("bottom-row " * pawns) == paid


def test_a27_an_occupied_favour_is_gone() -> None:
    """One pawn a space, its owner alone scores it, and it never leaves. (p. 5)"""
    state = scene("1 . . / . . . / . . .", board=". 0 0 / . . . / . . .", their_favours="stacks-1")
    turn(state, "Tg", 8)
    assert "favour:stacks-1" not in open_now(state)
    play(state, "favour:stairs")
    assert (state.favours[0], state.favours[1]) == (2**4, 2**0)
    assert counted(state)[1] == 0


def test_a28_a_line_without_a_pawn_left() -> None:
    """Five favours are all: the turn ends as usual. (p. 5)"""
    five = "stacks-1 stacks-2 stacks-3 bottom-row bottom-row"
    state = scene(board=". 0 0 / . . . / . . .", favours=five)
    turn(state, "Tg", 0)
    assert GAME.asking(state) == "revealing"


def test_a29_all_own_architects_come_back() -> None:
    """Three in line and a fourth elsewhere; the opponent's stay. (p. 4; R-06)"""
    state = scene(board="0 0 0 / 1 1 . / . 0 .")
    assert (state.architects[0], state.architects[1]) == (0, 0b11000)


def test_a30_three_out_of_line_stay() -> None:
    """And one is left in reserve. (p. 4)"""
    state = scene(board="0 0 . / . . 0 / . . .")
    assert state.architects_out(0) == 3


def test_a31_a_pile_is_free_without_architects_and_with_a_tile() -> None:
    """Neither mine nor the opponent's may stand there. (p. 4)"""
    state = scene(board="0 . 1 / . _ . / . . .")
    assert piles_open(state) == ". x . / x . x / x x x"


def test_a32_the_first_player_ends_the_game() -> None:
    """The opponent has one more whole turn. (p. 7)"""
    state = scene(board=". . . / . _ . / . . .")
    state.left[0] = 1
    events = turn(state, "Tg", 0)
    assert [(event.kind, event.seat) for event in events][-1] == ("last-turn", 1)
    assert GAME.to_move(state) == 1 and GAME.outcome(state) is None
    turn(state, "Tg", 0, pile=1)
    assert GAME.to_move(state) == NOBODY
    assert GAME.outcome(state).reason == "two-piles-empty"  # type: ignore[union-attr]  # over


def test_a33_the_second_player_ends_the_game() -> None:
    """His own turn is finished, favour included; nobody has a further one. (p. 7; R-10)"""
    state = scene("B B . / . . . / . . .", seat=1, board=". 1 1 / . _ . / . . .", held="3")
    state.left[0] = 1
    turn(state, "Tb", 2)
    assert validated(state, 1) == ["3"] and GAME.asking(state) == "favour"
    events = play(state, "favour:projects")
    assert GAME.to_move(state) == NOBODY
    assert [event.kind for event in events] == ["favoured", "counted", "counted"]
    assert (state.counted[2], state.counted[3]) == (8, 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_a34_one_empty_pile_ends_nothing(seat: int) -> None:
    """A second one must be empty. (p. 7)"""
    state = scene(seat=seat)
    state.left[0] = 1
    turn(state, "Tg", 0)
    assert GAME.to_move(state) == 1 - seat


def test_a35_the_score_track_laps() -> None:
    """Forty-seven and six: three on the track, one lap on the range. (pp. 2, 5)"""
    state = scene(board=". 0 0 / . 1 1 / . . 1")
    state.earned[0] = 47
    turn(state, "Tg", 0, pile=3)
    assert state.track(0) == 53 and divmod(int(state.track(0)), LAP) == (1, 3)


def test_a36_the_final_total() -> None:
    """Track, validated cards, favours. (p. 7)"""
    state = scene("1 . . / . . . / . . .", done="1 15", favours="stacks-1 bottom-row")
    state.earned[2] = 41
    assert counted(state) == (20, 7)
    assert state.total(0) == 41 + 20 + 7


@pytest.mark.parametrize("site", range(9))
def test_a37_a_tile_may_lie_anywhere(site: int) -> None:
    """Over another or away from all; effects see tops, the garden sees heights. (p. 4)"""
    state = scene("Wg . . / . . . / . . .")
    play(state, "take:pile-0")
    assert f"lay:site-{site}" in open_now(state)
    assert gain("Wg . . / . . . / . . .", "Ro", site) == (1 if site == 0 else 2)
    assert gain("2 . . / . . . / . . .", "Gg", site, side="b") == (6 if site == 0 else 2)


def test_a38_the_same_choices_are_the_same_game() -> None:
    """Only the box is random, and it says what it drew. (R-09)"""
    first = ziggurat.Table("amytis", seed=5)
    while not first.over:
        first.play(first.choices()[-1].text)
    again = ziggurat.Table("amytis", seed=5)
    for entry in first.record.entries:
        if entry.seat != CHANCE:
            again.play(entry.text)
    assert str(again.record) == str(first.record)
    assert again.state.flat() == first.state.flat()
