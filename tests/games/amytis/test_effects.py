"""The effects of the buildings where the rulebook's own sentences do not reach. (pp. 7-8)"""

import pytest

from games.amytis.positions import gain, is_waiting_for_chance, open_now, play, points, scene, turn
from ziggurat.games.amytis.game import GAME

ONLY_MINE = ". . . / . . . / . . ."


def test_the_opponents_city_never_counts() -> None:
    """All effects look at the own city. (pp. 7-8)"""
    full = "Gg Mg Wg / Pg Rg Tg / Wg Mg Wg"
    for piece, paid in (("Gg", 1), ("Mg", 2), ("Wg", 2), ("Rg", 1)):
        state = scene(ONLY_MINE, full)
        assert points(turn(state, piece, 0)) == paid


def test_garden_a_ignores_empty_sites() -> None:
    """(p. 7)"""
    assert gain(ONLY_MINE, "Gg", 0) == 1


def test_garden_counts_hidden_tiles() -> None:
    """A stack of four becomes five. (pp. 7-8)"""
    assert gain("Wg4 5 . / . . . / . . .", "Gg", 0) == 2
    assert gain("Wg4 5 . / . . . / . . .", "Gg", 0, side="b") == 10


def test_market_a_does_not_see_what_it_covers() -> None:
    """(p. 7)"""
    assert gain("O O . / . . . / . . .", "Mo", 0) == 4


def test_market_b_counts_equal_colours_each() -> None:
    """Three blues are three points. (p. 8)"""
    assert gain("B B B / O . . / . . .", "Mo", 8, side="b") == 3


def test_a_covered_wall_is_none() -> None:
    """(pp. 7-8)"""
    assert gain("Wg . . / . . . / . . .", "Wb", 0) == 2
    assert gain("Wg . . / . . . / . . .", "Wb", 0, side="b") == 1


def test_all_walls_of_the_rim() -> None:
    """Eight of them, the centre not. (p. 7)"""
    assert gain("Wg Wg Wg / Wg Wg Wg / Wg Wg .", "Wb", 8) == 16


def test_palace_a_counts_all_colours_and_not_what_is_covered() -> None:
    """(p. 7)"""
    for site, paid in ((8, 3), (0, 2)):
        state = scene("Pg Pb . / . . . / . . .")
        turn(state, "Po", site)
        assert points(play(state, "project:card-18")) == paid


def test_palace_a_offers_no_points_instead_of_a_card() -> None:
    """(p. 7)"""
    state = scene(display="1 2 3")
    turn(state, "Pg", 0)
    assert GAME.asking(state) == "palace"
    assert open_now(state) == ["project:card-1", "project:card-2", "project:card-3", "deck"]


def test_a_card_from_the_deck_is_chance_then_points() -> None:
    """Card first, points after, then projects. (p. 7; R-03)"""
    state = scene("B B . / . . . / . . .")
    turn(state, "Pb", 2, then="deck")
    assert is_waiting_for_chance(state) and state.track(0) == 0
    events = play(state, "deal:card-3")
    assert [event.kind for event in events] == ["dealt", "scored", "validated"]
    assert state.display_size() == 3, "the display was not touched"


def test_palace_b_pays_nothing_before_any_project_is_done() -> None:
    """(p. 8)"""
    state = scene("Pg Pb . / . . . / . . .", side="b")
    turn(state, "Po", 8)
    assert points(play(state, "points")) == 0 and state.held[0] == 0


def test_palace_b_deck() -> None:
    """A card, and no points for palaces. (p. 8)"""
    state = scene("Pg Pb . / . . . / . . .", side="b", done="1", their_done="2")
    turn(state, "Po", 8, then="deck")
    assert points(play(state, "deal:card-5")) == 0 and state.held[0] == 2**4


def test_a_palace_finds_no_card() -> None:
    """Not with the printed pieces: eight palaces, twelve cards in the deck. A guard only."""
    for side, expected in (("a", "revealing"), ("b", "palace")):
        state = scene(side=side)
        state.display = 0
        for card in range(20):
            if state.deck.flat()[card]:
                state.deck.take(card)
        events = turn(state, "Pg", 0)
        assert GAME.asking(state) == expected
        assert points(events) == (1 if side == "a" else 0)
        if side == "b":
            assert open_now(state) == ["points"]


def test_a_palace_finds_a_card_on_display_only() -> None:
    """A guard as well: the deck is empty, the display is not."""
    state = scene(display="1 2 3")
    for card in range(3, 20):
        state.deck.take(card)
    turn(state, "Pg", 0)
    assert GAME.asking(state) == "palace"
    assert open_now(state) == ["project:card-1", "project:card-2", "project:card-3"]


def test_the_last_card_of_the_deck_can_be_taken() -> None:
    """(p. 7)"""
    state = scene(display="1 2 3")
    for card in range(3, 19):
        state.deck.take(card)
    turn(state, "Pg", 0, then="deck deal:card-20")
    assert state.held[0] == 2**19 and state.deck.total == 0


def test_residence_a_counts_all_six() -> None:
    """(p. 7)"""
    assert gain("Gg Mg Wg / Pg Rb Tg / . . .", "Rg", 8) == 6


@pytest.mark.parametrize(("piece", "paid"), [("Rg", 2), ("Ro", 2)])
def test_residence_b_counts_itself(piece: str, paid: int) -> None:
    """(p. 8)"""
    assert gain(ONLY_MINE, piece, 0, side="b") == paid


def test_theatre_a_counts_both_players() -> None:
    """(p. 7)"""
    assert gain(ONLY_MINE, "Tg", 0, board=". 0 1 / . . 1 / 1 . .") == 5


def test_theatre_b_counts_one_player() -> None:
    """(p. 8)"""
    assert gain(ONLY_MINE, "Tg", 0, side="b", board=". 0 1 / . . 1 / 1 . .") == 4
