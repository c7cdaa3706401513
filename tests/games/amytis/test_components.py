"""What is in the box: all totals, and every project card against a second copy of the list."""

from collections import Counter

import pytest

from games.amytis.oracle import CARDS as CARDS_AGAIN
from games.amytis.oracle import TILES, turned
from games.amytis.positions import EMPTY_CITY, build
from ziggurat.games.amytis.components import (
    BUILDING_IDS,
    CARDS,
    COLOUR_IDS,
    COPIES,
    FAVOUR_IDS,
    FAVOUR_POINTS,
    LAP,
    LINED,
    PILE_HEIGHT,
    PLACEMENTS,
    PLACES,
    PROJECT_IDS,
    PROJECT_POINTS,
    PROJECTS,
    SHAPES,
    SIZE_OF,
    TILE_IDS,
    card_ids,
    effect_points,
    placements,
    provenance,
)
from ziggurat.games.amytis.game import GAME
from ziggurat.games.amytis.rules.projects import is_built
from ziggurat.games.amytis.state import new_table

# card: different coloured placements, whether its mirror image must be refused
WAYS = {
    1: (4, False),
    2: (4, False),
    3: (6, False),
    4: (6, False),
    5: (16, False),
    6: (16, False),
    7: (16, False),
    8: (16, False),
    9: (8, True),
    10: (8, True),
    11: (8, True),
    12: (8, True),
    13: (8, False),
    14: (8, False),
    15: (4, True),
    16: (8, True),
    17: (4, False),
    18: (4, True),
    19: (4, True),
    20: (8, True),
}


def test_tiles() -> None:
    """48: six buildings in four colours, twice; 8 a building, 12 a colour. (p. 2)"""
    bag = [TILE_IDS[kind] for kind, n in enumerate(new_table(0, 4).bag.flat()) for _ in range(n)]
    assert len(bag) == 48 and TILE_IDS == TILES
    assert set(Counter(tile.partition("-")[0] for tile in bag).values()) == {8}
    assert set(Counter(tile.partition("-")[2] for tile in bag).values()) == {12}
    assert (len(BUILDING_IDS), len(COLOUR_IDS), COPIES) == (6, 4, 2)


def test_every_colour_has_a_shape() -> None:
    """For those who see colours alike. (p. 2)"""
    assert dict(zip(COLOUR_IDS, SHAPES, strict=True)) == {
        "green": "circle",
        "blue": "star",
        "orange": "triangle",
        "pink": "square",
    }


def test_piles() -> None:
    """Nine of five, and three tiles stay in the box. (p. 2)"""
    assert PLACES * PILE_HEIGHT == 45 == 48 - 3


def test_projects() -> None:
    """20 cards, 200 points, 80 squares: 20 green, 21 blue, 19 orange, 20 pink. (p. 6)"""
    squares = Counter("".join("".join(row["pattern"]) for row in PROJECTS))
    del squares["."]
    assert squares == {"G": 20, "B": 21, "O": 19, "P": 20} and squares.total() == 80
    assert (len(PROJECTS), sum(PROJECT_POINTS)) == (CARDS, 200)
    assert Counter(int(points) for points in PROJECT_POINTS) == {8: 6, 10: 8, 12: 6}
    assert [f"card-{n}" for n in range(1, 21)] == PROJECT_IDS


@pytest.mark.parametrize("card", WAYS)
def test_each_project(card: int) -> None:
    """Pattern, points and number of squares agree with the second list. (p. 6)"""
    row = PROJECTS[card - 1]
    assert (" ".join(row["pattern"]), row["points"]) == CARDS_AGAIN[card]
    cells = sum(len(line) - line.count(".") for line in row["pattern"])
    assert row["points"] == {3: 8, 4: 10, 5: 12}[cells]


@pytest.mark.parametrize(("card", "ways"), WAYS.items())
def test_placements_of_each_project(card: int, ways: tuple[int, bool]) -> None:
    """How often a pattern fits, and whether its mirror image is another one. (p. 6)"""
    count, is_chiral = ways
    pattern = PROJECTS[card - 1]["pattern"]
    mirrored = [line[::-1] for line in pattern]
    assert len(PLACEMENTS[card - 1]) == count
    assert (set(placements(mirrored)) != set(PLACEMENTS[card - 1])) == is_chiral
    assert set(PLACEMENTS[card - 1]).isdisjoint(placements(mirrored)) == is_chiral


@pytest.mark.parametrize("card", WAYS)
def test_every_turn_of_every_card_is_recognised(card: int) -> None:
    """And a city that lacks one of its squares is not. (p. 6)"""
    for pattern in turned(PROJECTS[card - 1]["pattern"]):
        rows = [line.ljust(3, ".") for line in pattern] + ["..."] * (3 - len(pattern))
        squares = " ".join("".join(rows))
        state = new_table(0, 4)
        build(state, 0, squares)
        assert is_built(state.colours[0], card - 1)
        site = next(n for n, square in enumerate(squares.split()) if square != ".")
        cells = squares.split()
        cells[site] = "."
        without = new_table(0, 4)
        build(without, 0, " ".join(cells))
        assert not is_built(without.colours[0], card - 1)


def test_cards_that_need_the_whole_city() -> None:
    """Four placements are the four turns; the bars fit six ways."""
    assert [card for card, (count, _) in WAYS.items() if count == 4] == [1, 2, 15, 17, 18, 19]
    assert [card for card, (count, _) in WAYS.items() if count == 6] == [3, 4]


def test_favours() -> None:
    """Seven columns of one space and a row of six. (p. 8)"""
    rows = provenance()["favour"]
    assert [row["spaces"] for row in rows] == [1] * 7 + [6]
    assert dict(zip(FAVOUR_IDS, FAVOUR_POINTS, strict=True)) == {
        "stacks-1": [3],
        "stacks-2": [2],
        "stacks-3": [4],
        "stacks-4": [6],
        "stairs": [6],
        "corners": [5],
        "projects": [2],
        "bottom-row": [0, 4, 10, 18, 30],
    }


def test_effects() -> None:
    """What each building pays on each side. (pp. 7-8)"""
    paid = {row["id"]: list(effect_points(row["id"])) for row in provenance()["effect"]}
    assert paid == {
        "garden-a": [1],
        "garden-b": [2],
        "market-a": [2],
        "market-b": [1],
        "wall-a": [2],
        "wall-b": [0, 1, 4, 8, 10],
        "palace-a": [1],
        "palace-b": [1],
        "residence-a": [1],
        "residence-b": [2],
        "theatre-a": [1],
        "theatre-b": [2],
    }
    with pytest.raises(KeyError):
        effect_points("temple-a")


def test_the_score_track_has_fifty_spaces() -> None:
    """0 to 49. (p. 2)"""
    assert LAP == 50


def test_lines_of_three() -> None:
    """Of the 84 ways to place three architects, eight are lines. (p. 4; R-14)"""
    threes = [mask for mask in range(512) if SIZE_OF[mask] == 3]
    assert (len(threes), sum(LINED[mask] for mask in threes)) == (84, 8)
    assert all(LINED[mask] == 0 for mask in range(512) if SIZE_OF[mask] < 3)


def test_the_catalogue() -> None:
    """Choices of seats 48, outcomes of chance 44."""
    assert len(GAME.catalogue) == 9 + 9 + 20 + 1 + 1 + 8 + 24 + 20


def test_sets_of_cards_have_names() -> None:
    assert card_ids(0b101) == ["card-1", "card-3"]


def test_an_empty_drawing_is_an_empty_city() -> None:
    state = new_table(0, 4)
    build(state, 0, EMPTY_CITY)
    assert state.colours[0] == state.buildings[0] == 0
