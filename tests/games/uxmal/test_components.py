"""The data files against the component list, and against their own promises."""

from collections import Counter
from itertools import combinations, product

import pytest

from games.uxmal import oracle
from ziggurat.core.state import numbers
from ziggurat.games.uxmal.components import (
    BASE,
    BASE_SPACES,
    BLANK,
    CARD_IDS,
    CARD_POINTS,
    CARDS_OF,
    CORNERS,
    EDGE,
    IDOL_IDS,
    IDOLS,
    LETTERS,
    NEIGHBOURS,
    OUTSIDE,
    PHASES,
    PRIEST_POINTS,
    PRIESTS,
    PRIESTS_LEFT,
    PRINT_IDS,
    QUARTER_IDS,
    QUARTERS,
    RANKS_THAT_SCORE,
    SIDE,
    SLOT_CORNERS,
    SLOT_IDS,
    SLOTS,
    SLOTS_BELOW,
    SPACE_IDS,
    TILE_IDS,
    TILES,
    corners,
    provenance,
    turned,
)

ROWS = provenance()
TILE_QUARTERS: list[str] = [row["quarters"] for row in ROWS["tile"]]
BASE_ROWS: list[str] = [row["quarters"] for row in ROWS["base"]]


def shown(quarters: list[int]) -> str:
    return "".join(LETTERS[n] for n in quarters)


def test_the_box_holds_what_the_component_list_says() -> None:
    box = {row["id"]: row["copies"] for row in ROWS["piece"]}
    assert box["pyramid-tile"] == len(TILE_IDS) == TILES
    assert box["idol-tile"] == len(IDOL_IDS) == len(SPACE_IDS) == IDOLS
    assert box["idol-card"] == sum(CARDS_OF) == 45
    assert box["priest"] == 4 * (PRIESTS + 1)
    assert box["player-aid"] == 4
    assert [f"card-{name}" for name in IDOL_IDS] == CARD_IDS


def test_tiles_base_and_points_are_those_of_a_second_copy() -> None:
    assert dict(zip(TILE_IDS, TILE_QUARTERS, strict=True)) == oracle.TILES
    assert oracle.BASE.replace(" ", "").split() == BASE_ROWS
    assert dict(zip(LETTERS, IDOL_IDS, strict=False)) == oracle.IDOL_OF
    assert [tuple(row["points"]) for row in ROWS["points"]] == list(oracle.POINTS.values())


def test_every_tile_shows_three_different_idols_and_a_blank() -> None:
    for quarters in TILE_QUARTERS:
        assert quarters[0] == "_" and len(set(quarters)) == 4
    assert len(set(TILE_QUARTERS)) == 29


def test_tiles_and_base_favour_no_idol() -> None:
    """18 or 17 on the tiles, 9 or 10 on the base, 27 together."""
    tiles = Counter("".join(TILE_QUARTERS))
    base = Counter("".join(BASE_ROWS))
    assert [tiles[letter] for letter in "JSAMT"] == [18, 18, 17, 17, 17]
    assert [base[letter] for letter in "JSAMT"] == [9, 9, 10, 10, 10]
    assert tiles["_"] == 29 and base["_"] == 16


def test_every_triple_of_idols_is_on_three_tiles_but_one() -> None:
    triples = Counter(frozenset(quarters[1:]) for quarters in TILE_QUARTERS)
    expected = {frozenset(three): 3 for three in combinations("JSAMT", 3)}
    expected[frozenset("AMT")] = 2
    assert triples == expected


def test_every_idol_lies_opposite_the_blank_as_often() -> None:
    opposite = Counter(quarters[2] for quarters in TILE_QUARTERS)
    assert opposite == {"J": 6, "S": 6, "M": 6, "T": 6, "A": 5}


def test_the_base_is_printed_like_sixteen_tiles() -> None:
    blanks: Counter[int] = Counter()
    triples = set()
    for slot in range(BASE_SPACES):
        square = [int(BASE[place]) for place in corners(slot)]
        assert len(set(square)) == 4 and BLANK in square
        blanks[square.index(BLANK)] += 1
        triples.add(frozenset(square))
    assert blanks == {0: 4, 1: 4, 2: 4, 3: 4}
    assert len(triples) == 10


def test_nothing_equal_touches_on_the_base() -> None:
    for place in range(QUARTERS):
        for near in NEIGHBOURS[4 * place : 4 * place + 4]:
            assert near == EDGE or BASE[near] != BASE[place]


def test_a_tile_turns_clockwise() -> None:
    assert [shown(turned("_JSA", turn)) for turn in range(4)] == ["_JSA", "A_JS", "SA_J", "JSA_"]


def test_there_are_sixty_squares_to_draw_a_base_from() -> None:
    assert len(PRINT_IDS) == len(set(PRINT_IDS)) == 60


def test_levels_are_squares_of_four_three_and_two_tiles() -> None:
    assert list(SLOTS_BELOW) == [0, 16, 25, 29]
    assert len(SLOT_IDS) == SLOTS == TILES
    assert SLOT_IDS[0] == "l1-0-0" and SLOT_IDS[6] == "l1-2-1" and SLOT_IDS[-1] == "l3-1-1"
    assert len(PRIESTS_LEFT) == PHASES


@pytest.mark.parametrize("level", [2, 3])
def test_a_tile_rests_on_one_quarter_of_four_tiles_below(level: int) -> None:
    below = range(SLOTS_BELOW[level - 2], SLOTS_BELOW[level - 1])
    for slot in range(SLOTS_BELOW[level - 1], SLOTS_BELOW[level]):
        touched = [[s for s in below if place in corners(s)] for place in corners(slot)]
        assert all(len(slots) == 1 for slots in touched)
        assert len({slots[0] for slots in touched}) == 4


def test_the_finished_pyramid_shows_28_20_and_16_quarters() -> None:
    heights = numbers(QUARTERS)
    for place in SLOT_CORNERS:
        heights[place] += 1
    assert Counter(int(height) for height in heights) == {1: 28, 2: 20, 3: 16}
    for place in range(QUARTERS):
        for near in NEIGHBOURS[4 * place : 4 * place + 4]:
            assert near == EDGE or -1 <= heights[near] - heights[place] <= 1


def test_the_board_has_five_by_five_notches() -> None:
    """One under every corner where tiles of level 1 meet or end."""
    side = SIDE // 2 + 1
    assert side * side == 25


def test_quarters_are_named_by_column_and_row() -> None:
    assert QUARTER_IDS[3 * SIDE + 5] == "q-5-3"
    assert len(QUARTER_IDS) == SIDE * SIDE == QUARTERS


def test_neighbours_share_a_side() -> None:
    for place, near in product(range(QUARTERS), repeat=2):
        apart = abs(place % SIDE - near % SIDE) + abs(place // SIDE - near // SIDE)
        assert (near in NEIGHBOURS[4 * place : 4 * place + 4]) == (apart == 1)


def test_each_corner_of_a_tile_has_two_neighbours_outside_it() -> None:
    for slot, corner in product(range(SLOTS), range(CORNERS)):
        place = SLOT_CORNERS[4 * slot + corner]
        out = [int(near) for near in OUTSIDE[8 * slot + 2 * corner : 8 * slot + 2 * corner + 2]]
        around = [int(near) for near in NEIGHBOURS[4 * place : 4 * place + 4]]
        assert sorted(out) == sorted(near for near in around if near not in corners(slot))


def test_the_pyramid_of_points_rises_in_steps_of_two() -> None:
    for level, rank in product(range(PHASES), range(RANKS_THAT_SCORE)):
        assert PRIEST_POINTS[level * RANKS_THAT_SCORE + rank] == 5 + 2 * level - 2 * rank
    assert list(CARD_POINTS) == [2, 1, 0, 0, 0]


def test_what_is_reconstructed_says_so() -> None:
    named = {row["id"] for row in ROWS["idol"] if "status" not in row}
    assert named == {"jaguar", "serpent"}
    assert all(row["status"] == "rulebook" for row in ROWS["space"])
