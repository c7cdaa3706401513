"""The four steps of a turn, and its end. (pp. 4-5, 7)"""

import pytest

from games.amytis.positions import (
    EMPTY_CITY,
    counted,
    is_waiting_for_chance,
    open_now,
    piles_open,
    play,
    points,
    scene,
    tile,
    turn,
)
from ziggurat.core.rules import NOBODY
from ziggurat.games.amytis.game import GAME

LINES = [
    "0 0 0 / . . . / . . .",
    ". . . / 0 0 0 / . . .",
    ". . . / . . . / 0 0 0",
    "0 . . / 0 . . / 0 . .",
    ". 0 . / . 0 . / . 0 .",
    ". . 0 / . . 0 / . . 0",
    "0 . . / . 0 . / . . 0",
    ". . 0 / . 0 . / 0 . .",
]


@pytest.mark.parametrize("board", LINES)
def test_a_line_is_taken_back(board: str) -> None:
    """Row, column or diagonal, at the start of the owner's turn. (p. 4; R-14)"""
    assert scene(board=board).architects[0] == 0


@pytest.mark.parametrize("board", LINES)
def test_a_line_of_the_opponent_stays(board: str) -> None:
    """Until the opponent's own turn. (p. 4; R-07)"""
    assert scene(board=board, seat=1).architects_out(0) == 3


def test_architects_of_two_colours_make_no_line() -> None:
    """(p. 4; R-14)"""
    assert scene(board="0 0 1 / . . . / . . .").architects_out(0) == 2


def test_a_line_of_the_opponent_brings_none_of_mine_back() -> None:
    """Neither mine nor his, at the start of my turn. (p. 4)"""
    state = scene(board="1 1 1 / 0 . . / . . 0")
    assert (state.architects_out(0), state.architects_out(1)) == (2, 3)
    four = scene(board="1 1 . / 1 0 . / . 1 0")
    assert (four.architects_out(0), four.architects_out(1)) == (2, 4)


def test_turns_alternate() -> None:
    """The first player begins, and each turn is followed by one of the other. (p. 4)"""
    state = scene()
    turns = []
    for pile, colour in enumerate(("green", "blue", "orange", "pink")):
        turns.append(int(GAME.to_move(state)))
        turn(state, "Gg", pile, then=f"reveal:wall-{colour}", pile=pile)
        assert GAME.asking(state) == "taking"
    assert turns == [0, 1, 0, 1]


def test_all_four_out_come_back() -> None:
    """Nobody is left in reserve. (p. 4)"""
    state = scene(board="0 0 . / . . 0 / 0 . .")
    assert state.architects[0] == 0 and piles_open(state) == "x x x / x x x / x x x"


def test_they_come_back_when_the_turn_begins_not_when_the_line_is_made() -> None:
    """The line of this turn still blocks the opponent. (p. 4; R-07)"""
    state = scene(board=". 0 0 / . . . / . . .")
    turn(state, "Tg", 0, then="favour:stairs reveal:garden-green")
    assert GAME.to_move(state) == 1 and piles_open(state) == ". . . / x x x / x x x"
    events = turn(state, "Tg", 0, pile=3, then="reveal:garden-green")
    assert [(event.kind, event.seat) for event in events][-1] == ("recalled", 0)
    assert GAME.to_move(state) == 0 and state.architects[0] == 0


def test_taking_moves_the_tile_to_the_hand_and_an_architect_to_the_pile() -> None:
    """(p. 4)"""
    state = scene()
    state.tops[4] = tile("Mo")
    events = play(state, "take:pile-4")
    assert state.hand == tile("Mo") and state.tops[4] == -1 and state.left[4] == 4
    assert state.architects[0] == 2**4
    assert (events[0].kind, events[0].numbers()) == ("took", {"pile": 4, "tile": tile("Mo")})
    assert GAME.asking(state) == "laying" and GAME.to_move(state) == 0


def test_laying_covers_what_was_there() -> None:
    """The tile below is not visible any more. (p. 4)"""
    state = scene("Wg2 . . / . . . / . . .")
    turn(state, "Mo", 0)
    assert state.tile_on(0, 0) == tile("Mo") and state.height(0, 0) == 3
    assert state.hand == -1
    assert state.visible(0, 2) == 0 and state.sites_in(0, 0) == 0


@pytest.mark.parametrize("piece", ["Gg", "Mb", "Wo", "Pp", "Rg", "Tb"])
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_side_of_the_card_decides(piece: str, side: str) -> None:
    """Only the building just laid has an effect, and it is marked at once. (p. 4)"""
    state = scene("Gg2 Mb Wo / Pp Rg Tb / Gg . .", side=side)
    events = turn(state, piece, 8)
    if piece == "Pp":
        assert GAME.asking(state) == "palace"
        events = play(state, "deck" if side == "a" else "points")
        if side == "a":
            events += play(state, "deal:card-1")
    scored = [event for event in events if event.kind == "scored"]
    assert [event["building"] for event in scored] == ["GMWPRT".index(piece[0])]
    assert state.track(0) == points(events) and state.track(1) == 0


PAID = {  # side A, side B; in the same city, on the same board
    "garden": (1, 6),
    "market": (2, 0),
    "wall": (2, 1),
    "palace": (1, 2),
    "residence": (1, 2),
    "theatre": (5, 6),
}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("mixed", PAID)
def test_sides_are_mixed_building_by_building(mixed: str, seat: int) -> None:
    """One building on side B, all others on side A, and both players have the same. (p. 3)"""
    paid = {}
    for building in PAID:
        board = f". {seat} {1 - seat} / {1 - seat} . . / . . {seat}"
        state = scene("2 . . / . . . / . . .", seat=seat, board=board, done="1", their_done="2")
        state.sides = GAME.setup({mixed: "b"}, 2).sides
        events = turn(state, f"{building[0].upper()}g", 0)
        if building == "palace":
            assert ("points" in open_now(state)) == (mixed == "palace")
            events += play(state, "points" if mixed == "palace" else "project:card-18")
        paid[building] = points(events)
    assert paid == {name: pair[name == mixed] for name, pair in PAID.items()}


@pytest.mark.parametrize("board", LINES)
def test_completing_any_line_obtains_a_favour(board: str) -> None:
    """The architect placed this turn completes it. (p. 5)"""
    first = board.index("0")
    pile = board.replace("/ ", "").split().index("0")
    state = scene(board=board[:first] + "." + board[first + 1 :])
    turn(state, "Tg", 0, pile=pile)
    assert GAME.asking(state) == "favour" and GAME.to_move(state) == 0


def test_the_fourth_architect_may_complete_the_line() -> None:
    """One stands elsewhere. (p. 5)"""
    state = scene(board=". 0 0 / . . . / . 0 .")
    turn(state, "Tg", 0)
    assert GAME.asking(state) == "favour" and state.architects_out(0) == 4


@pytest.mark.parametrize("board", [". 0 . / 0 . . / . . .", ". 0 1 / . . . / . . .", EMPTY_CITY])
def test_without_a_line_there_is_no_favour(board: str) -> None:
    """(p. 5)"""
    state = scene(board=board)
    turn(state, "Tg", 0)
    assert GAME.asking(state) == "revealing"


def test_a_favour_must_be_taken() -> None:
    """There is no way round it. (p. 5; R-05)"""
    state = scene(board=". 0 0 / . . . / . . .")
    turn(state, "Tg", 0)
    assert open_now(state) == [
        f"favour:{space}"
        for space in (
            *("stacks-1", "stacks-2", "stacks-3", "stacks-4"),
            *("stairs", "corners", "projects", "bottom-row"),
        )
    ]


@pytest.mark.parametrize(
    ("limit", "own", "theirs", "is_open"),
    [
        ("4", 3, 0, True),
        ("4", 4, 0, False),
        ("4", 3, 3, False),
        ("none", 4, 0, True),
        ("none", 4, 1, True),
        ("none", 4, 2, False),
        ("none", 2, 4, False),
    ],
)
def test_the_bottom_row_has_a_limit(limit: str, own: int, theirs: int, is_open: bool) -> None:
    """Six spaces for both; four own pawns, unless that limit is lifted. (R-01, R-02)"""
    state = scene(
        board=". 0 0 / . . . / . . .",
        limit=limit,
        favours="bottom-row " * own,
        their_favours="bottom-row " * theirs,
    )
    turn(state, "Tg", 0)
    assert ("favour:bottom-row" in open_now(state)) == is_open


def test_a_fifth_pawn_in_the_bottom_row_pays_no_more() -> None:
    """The board stops at four. (R-01)"""
    state = scene(board=". 0 0 / . . . / . . .", limit="none", favours="bottom-row " * 4)
    turn(state, "Tg", 0, then="favour:bottom-row")
    assert state.bottom[0] == 5 and state.pawns_placed(0) == 5
    assert counted(state)[1] == 30


def test_a_turn_ends_with_the_next_tile_of_the_pile() -> None:
    """Shown when the turn is over. (p. 2; R-08)"""
    state = scene()
    turn(state, "Tg", 0)
    assert is_waiting_for_chance(state) and state.tops[0] == -1
    play(state, "reveal:wall-blue")
    assert state.tops[0] == tile("Wb") and state.left[0] == 4
    assert GAME.to_move(state) == 1 and GAME.asking(state) == "taking"


def test_the_display_is_completed_after_the_pile() -> None:
    """Both at the end of the turn, in this order. (p. 7; R-08)"""
    state = scene(display="1 2 3")
    turn(state, "Pg", 0, then="project:card-2")
    assert GAME.asking(state) == "revealing" and state.display_size() == 2
    play(state, "reveal:wall-blue")
    assert GAME.asking(state) == "dealing"
    play(state, "deal:card-9")
    assert state.display == 0b100000101 and GAME.to_move(state) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_an_own_pawn_keeps_its_space_too(seat: int) -> None:
    """One pawn a space, whoever owns it. (p. 5)"""
    line = f". {seat} {seat} / . . . / . . ."
    state = scene(seat=seat, board=line, favours="stairs", their_favours="corners")
    turn(state, "Tg", 0)
    assert {"favour:stairs", "favour:corners"}.isdisjoint(open_now(state))


@pytest.mark.parametrize("space", ["stacks-1", "bottom-row"])
def test_a_second_pawn_leaves_the_first_where_it_is(space: str) -> None:
    """Pawns are never moved nor taken away. (p. 5)"""
    state = scene(board=". 0 0 / . . . / . . .", favours="stairs bottom-row")
    turn(state, "Tg", 0, then=f"favour:{space}")
    assert state.pawns_placed(0) == 3 and state.pawns_placed(1) == 0
    assert state.favours[0] & 2**4 and state.bottom[0] == 1 + (space == "bottom-row")


@pytest.mark.parametrize(("cards", "asked"), [(1, "dealing"), (0, "taking")])
def test_the_display_is_completed_while_the_deck_lasts(cards: int, asked: str) -> None:
    """A guard: with the printed pieces it always does. (p. 7)"""
    state = scene(display="1 2")
    for card in range(2, 20 - cards):
        state.deck.take(card)
    turn(state, "Tg", 0, then="reveal:wall-blue")
    assert GAME.asking(state) == asked


def test_an_emptied_pile_shows_nothing() -> None:
    """(p. 4)"""
    state = scene()
    state.left[0] = 1
    turn(state, "Tg", 0)
    assert GAME.to_move(state) == 1 and state.empty_piles() == 1
    assert "take:pile-0" not in open_now(state)


def test_a_third_empty_pile_on_the_last_turn_changes_nothing() -> None:
    """The game is ending already. (p. 7)"""
    state = scene(seat=1, board="_ _ . / . . . / . . .")
    state.left[2] = 1
    turn(state, "Tg", 0, pile=2)
    assert GAME.to_move(state) == NOBODY


def test_after_the_last_turn_nothing_is_shown() -> None:
    """Neither a tile nor a card would matter. (R-08)"""
    state = scene(seat=1, board="_ _ . / . . . / . . .")
    events = turn(state, "Pg", 0, pile=2, then="project:card-18")
    assert GAME.to_move(state) == NOBODY
    assert {"revealed", "refilled"}.isdisjoint(event.kind for event in events)
    assert state.display_size() == 2
