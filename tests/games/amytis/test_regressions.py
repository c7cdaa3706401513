"""Mistakes others have made with this game, so that we do not."""

from games.amytis.positions import counted, favour, gain, open_now, play, scene, turn, validated
from ziggurat import Table
from ziggurat.games.amytis.game import GAME

EMPTY = ". . . / . . . / . . ."


def test_wall_b_without_a_corner_wall_pays_nothing() -> None:
    """It once paid ten."""
    for site in (1, 3, 4, 5, 7):
        assert gain(EMPTY, "Wg", site, side="b") == 0


def test_wall_a_counts_edges_and_corners() -> None:
    for site in (0, 1, 2, 3, 5, 6, 7, 8):
        assert gain(EMPTY, "Wg", site) == 2


def test_theatre_counts_after_the_architect_stands() -> None:
    """On an empty board the first theatre pays one, or two."""
    assert gain(EMPTY, "Tg", 0) == 1
    assert gain(EMPTY, "Tg", 0, side="b") == 2


def test_theatre_b_ignores_the_opponent() -> None:
    assert gain(EMPTY, "Tg", 0, side="b", board=". 1 1 / . 1 . / . . .") == 2


def test_the_projects_favour_counts_the_owners_validated_pile() -> None:
    assert favour("projects", done="1 2") == 4
    assert counted(scene(favours="projects", their_done="1 2", held="3"))[1] == 0


def test_the_second_player_starts_with_three_cards() -> None:
    held = Table("amytis", seed=9).facts()["held"]
    assert [len(cards) for cards in held] == [2, 3]  # type: ignore[attr-defined]  # JSON


def test_the_display_is_always_three_when_a_turn_begins() -> None:
    table = Table("amytis", seed=11)
    while not table.over:
        if table.facts()["asking"] == "taking":
            assert len(table.facts()["display"]) == 3  # type: ignore[arg-type]  # JSON
        table.play(table.choices()[-1].text)


def test_an_alignment_needs_three_of_one_colour_in_one_line() -> None:
    """An L, a broken diagonal or a wrapped row are none."""
    for board in (". 0 . / 0 . . / . . .", ". 0 . / . . 0 / . . .", ". . . / . . 0 / 0 . ."):
        state = scene(board=board)
        turn(state, "Tg", 0)
        assert GAME.asking(state) == "revealing"


def test_the_fifth_pawn_of_the_bottom_row_is_refused() -> None:
    state = scene(board=". 0 0 / . . . / . . .", favours="bottom-row " * 4)
    turn(state, "Tg", 0)
    assert "favour:bottom-row" not in open_now(state)


def test_a_card_taken_from_the_display_leaves_it() -> None:
    state = scene(display="1 2 3")
    turn(state, "Pg", 0, then="project:card-1 reveal:wall-green deal:card-4")
    assert state.display == 0b1110 and state.held[0] == 0b1
    assert validated(state) == []


def test_the_bottom_row_pays_by_its_table_not_by_a_sum() -> None:
    """Four pawns are 30, not 4 + 10 + 18 + 30."""
    assert favour("bottom-row " * 4) == 30
    state = scene(board=". 0 0 / . . . / . . .", favours="bottom-row " * 3)
    turn(state, "Tg", 0)
    play(state, "favour:bottom-row")
    assert counted(state)[1] == 30
