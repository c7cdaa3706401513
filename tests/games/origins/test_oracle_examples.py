"""The oracle knows the examples of the book."""

from collections import Counter

from games.origins.oracle import Oracle, ranked
from games.origins.oracle_box import CARDS, COLOURS, KINDS, SIGNS
from games.origins.oracle_city import Player, Tile, looks
from games.origins.oracle_table import move, thresholds

OPTIONS = {
    "zodiac_needs_a_step": "false",
    "climb_at_top_takes_card": "false",
    "citizen_end": "row_gap",
    "mothership_turns": "after",
    "last_round": "20",
}


def end_round(oracle: Oracle) -> None:
    """The five steps, which draw nothing here."""
    assert not list(oracle.end_round())


def test_the_box_is_whole() -> None:
    assert Counter(kind.colour for kind in KINDS.values()) == dict.fromkeys(COLOURS, 6)
    for colour in COLOURS:
        assert sum(kind.copies for kind in KINDS.values() if kind.colour == colour) == 15
    assert len(CARDS) == 45
    assert len({frozenset(looks(card)) for card in CARDS}) == 45
    assert Counter("".join(card.towers for card in CARDS.values())) == dict.fromkeys("RPBOY", 30)
    assert len(SIGNS) == 12


def test_a_pattern_is_turned_and_mirrored() -> None:
    player = Player(0)
    for cell, kind in {(5, 5): "mint", (5, 6): "arena", (6, 5): "statue"}.items():
        player.city[cell] = Tile(kind, False)
    player.city[6, 6] = Tile("mint", True)
    assert player.fitting((5, 5)) == {"d26"}  # a yellow corner, red and blue arms, a Farm
    player.city[6, 6] = Tile("forum", False)
    assert player.fitting((5, 5)) == {"d26", "d03", "d07", "d17", "d41"}


def test_an_advance_and_an_attack() -> None:
    oracle = Oracle(3, OPTIONS)
    blue, brown, green = oracle.players
    for player, space in ((blue, 4), (brown, 5), (green, 3)):
        move(oracle.military, player.seat, space)
    oracle.advance(green, 2)
    assert oracle.military[5] == [brown.seat, green.seat]
    assert green.tokens == 1
    assert not list(oracle.attack(green))
    assert green.goods["wisdom"] == 2
    assert thresholds(5) == 2
    assert green.earned.total() == 3


def test_the_end_of_a_round() -> None:
    oracle = Oracle(4, OPTIONS)
    black, blue, brown, green = range(4)
    for seat, space in ((black, 4), (blue, 5), (brown, 6), (green, 6)):
        move(oracle.military, seat, space)
    for seat in (black, brown):
        move(oracle.steps["mountain"], seat, 7)
    end_round(oracle)
    assert oracle.bastion == brown
    assert oracle.military[4] == [brown, green, blue, black]
    assert oracle.holders["mountain"] == black


def test_the_final_count() -> None:
    player = Player(0)
    player.goods["gold"] = 4
    player.advisors = ["purple", "orange", "blue"]
    player.seats = {(1, 1): ("orange", 6), (3, 3): ("red", 3)}
    player.towers["orange"] = 2
    points = player.final_points({"forest": 11, "mountain": 7, "sea": 5})
    assert points == {"gold": 4, "advisors": 6, "temples": 47, "seats": 15}
    assert ranked([(72, 9), (72, 10), (80, 3), (72, 9)]) == (3, 2, 1, 3)
