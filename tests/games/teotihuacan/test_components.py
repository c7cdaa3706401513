"""The data files against the component list, and against their own promises."""

from collections import Counter
from itertools import product

import pytest

from ziggurat.core.bits import members
from ziggurat.games.teotihuacan import components, geometry
from ziggurat.games.teotihuacan.boards import (
    GROUP,
    GROUP_COLOUR,
    GROUP_LOW,
    GROUPS,
    REWARD_AT,
    SYMBOLS,
    SYMBOLS_LOW,
    groups,
)
from ziggurat.games.teotihuacan.components import (
    ACTION_IDS,
    BOARD_IDS,
    BOARD_ROWS,
    BONUS_COPIES,
    BONUS_IDS,
    BUILDINGS,
    COST,
    DISCS,
    FAVOUR,
    MARKET,
    MASK_GROUP,
    MASK_IDS,
    MASK_POINTS,
    MASKS_IN_PLAY,
    MATERIAL,
    MORE,
    OPEN_SPACES,
    REWARD_IDS,
    ROUNDS,
    SHAPE,
    SHAPE_IDS,
    SHAPE_ROWS,
    SIZE,
    SPACE_IDS,
    TILE_COPIES,
    TILE_IDS,
    TILES,
    WORSHIP_COPIES,
    WORSHIP_IDS,
    WORSHIPS,
    provenance,
)
from ziggurat.games.teotihuacan.geometry import (
    ANYWHERE,
    CITY,
    COVERS,
    COVERS_LOW,
    DISTRICT,
    FIRST,
    HALF,
    IN_REACH,
    NEAR,
    NEAR_LOW,
    PAIR,
    PAIR_IDS,
    PAIRS,
    REACHES,
    ROW,
    SHAPES,
    SPOT_IDS,
    SPOTS_BELOW,
    SPOTS_IN_DISTRICT,
    SPOTS_IN_REACH,
    SQUARE_IDS,
    SQUARES,
    around,
    district_of,
    looks,
)

ROWS = provenance()
COPIES = dict(zip(TILE_IDS, (int(n) for n in TILE_COPIES), strict=True))


def squares(high: int, low: int) -> list[tuple[int, int]]:
    """A set of squares as rows and columns."""
    return [CITY[n] for n in members(high) + [HALF + n for n in members(low)]]


def test_the_box_holds_what_the_component_list_says() -> None:
    box = {row["id"]: row["copies"] for row in ROWS["piece"]}
    assert box["building-tile"] == sum(COPIES[tile] for tile in TILE_IDS[:BUILDINGS]) == 90
    assert box["temple-tile"] == sum(COPIES[tile] for tile in TILE_IDS[9:12]) == 38
    assert box["pyramid-tile"] == sum(COPIES[tile] for tile in TILE_IDS[12:]) + 4 == 46
    assert box["worship-tile"] == sum(WORSHIP_COPIES) == 36
    assert box["mask-tile"] == len(MASK_IDS) == 15
    assert box["bonus-disc"] == sum(BONUS_COPIES) == 9
    assert box["player-board"] == len(BOARD_IDS) - 1 == 4
    assert box["action-disc"] == 4 * max(DISCS) == 24


def test_buildings_by_material_and_size() -> None:
    """15 yellow, 40 grey, 35 brown."""
    materials: Counter[int] = Counter()
    for tile in range(BUILDINGS):
        materials[int(MATERIAL[tile])] += int(TILE_COPIES[tile])
        assert TILE_IDS[tile] == f"{components.MATERIAL_IDS[MATERIAL[tile]]}-{SIZE[tile]}"
    assert materials == {0: 35, 1: 40, 2: 15}
    assert [COPIES[f"stone-{size}"] for size in (1, 2, 3, 4)] == [10, 14, 11, 5]
    assert [COPIES[f"wood-{size}"] for size in (1, 2, 3)] == [10, 14, 11]
    assert [COPIES[f"gold-{size}"] for size in (3, 4)] == [10, 5]


def test_temples_and_pyramid_tiles() -> None:
    """13 green, 13 blue, 12 red temples; 14 pyramid tiles of each colour, 4 white."""
    assert [COPIES[f"temple-{colour}"] for colour in components.COLOUR_IDS] == [13, 13, 12]
    assert [COPIES[f"pyramid-{colour}"] for colour in components.COLOUR_IDS] == [14, 14, 14]
    assert [int(SIZE[tile]) for tile in range(9, TILES)] == [3, 4, 5, 4, 4, 4]


def test_costs_as_printed() -> None:
    """Wood, stone, gold; the surcharge is wood, wood and stone, for the pyramid gold."""
    assert list(COST) == [1, 1, 0, 0, 2, 0, 0, 1, 1] + [1, 0, 2] * 3
    assert list(MORE) == [1, 0, 0, 1, 0, 0, 0, 1, 0] + [0, 0, 1] * 3


@pytest.mark.parametrize(
    ("seats", "rounds", "discs", "spaces", "buildings"),
    [(1, 3, 6, 2, 7), (2, 4, 6, 2, 7), (3, 3, 5, 3, 9), (4, 4, 5, 3, 12)],
)
def test_numbers_by_players(
    seats: int, rounds: int, discs: int, spaces: int, buildings: int
) -> None:
    assert (ROUNDS[seats - 1], DISCS[seats - 1], OPEN_SPACES[seats - 1]) == (rounds, discs, spaces)
    market = [int(n) for n in MARKET[TILES * (seats - 1) : TILES * seats]]
    assert sum(market[:BUILDINGS]) == buildings and market[BUILDINGS:] == [2] * 6
    assert market[TILE_IDS.index("wood-1")] == market[TILE_IDS.index("stone-1")] == 0


def test_no_tile_runs_out_through_the_market_alone() -> None:
    """Four players over four rounds; what is left is for rewards and worship tiles."""
    shown = [4 * int(n) for n in MARKET[3 * TILES :]]
    left = [int(copies) - n for copies, n in zip(TILE_COPIES, shown, strict=True)]
    assert dict(zip(TILE_IDS, left, strict=True)) == {
        "wood-1": 10,
        "wood-2": 6,
        "wood-3": 3,
        "stone-1": 10,
        "stone-2": 6,
        "stone-3": 3,
        "stone-4": 1,
        "gold-3": 2,
        "gold-4": 1,
        "temple-green": 5,
        "temple-blue": 5,
        "temple-red": 4,
        "pyramid-green": 6,
        "pyramid-blue": 6,
        "pyramid-red": 6,
    }


def test_mask_tiles_in_play() -> None:
    """Three, four and five of each colour; the most valuable on top."""
    for seats, each in ((1, 3), (2, 3), (3, 4), (4, 5)):
        masks = members(int(MASKS_IN_PLAY[seats - 1]))
        assert Counter(mask // 5 for mask in masks) == {0: each, 1: each, 2: each}
        for colour in range(3):
            values = [int(MASK_POINTS[mask]) for mask in masks if mask // 5 == colour]
            assert values == sorted(values, reverse=True)
    assert all(MASKS_IN_PLAY[n] >> MASK_IDS.index("yellow-3") & 1 for n in range(4))


def test_worship_tiles() -> None:
    """Twelve of each colour, and every entry of annex 3 twice."""
    for colour in range(3):
        assert sum(WORSHIP_COPIES[7 * colour : 7 * colour + 7]) == 12
        names = WORSHIP_IDS[7 * colour : 7 * colour + 7]
        assert all(name.startswith(components.COLOUR_IDS[colour]) for name in names)
    entries: Counter[str] = Counter()
    for row in ROWS["worship"]:
        entries[row["text"].split(";")[0]] += row["copies"]
    assert entries == {f"entry {n}": 2 for n in range(1, 19)}
    assert len(WORSHIP_IDS) == WORSHIPS == 21


def test_bonus_discs_and_favour_track() -> None:
    assert dict(zip(BONUS_IDS, BONUS_COPIES, strict=True)) == {
        "bonus-influence": 2,
        "bonus-construction": 2,
        "bonus-points": 1,
        "bonus-resource": 2,
        "bonus-power": 2,
    }
    assert list(FAVOUR) == sorted(FAVOUR) and sum(FAVOUR) == 34


def test_zones_and_actions() -> None:
    assert SPACE_IDS == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]
    assert ACTION_IDS == ["building", "temple", "pyramid", "production", "offering", "favour"]


# Boards.


@pytest.mark.parametrize("rows", BOARD_ROWS, ids=BOARD_IDS)
def test_a_board_is_twelve_by_twelve_around_the_pyramid(rows: list[str]) -> None:
    assert len(rows) == 12 and all(len(row) == 12 for row in rows)
    for y, x in product(range(12), repeat=2):
        assert (rows[y][x] == "#") == (3 <= y <= 8 and 3 <= x <= 8)


@pytest.mark.parametrize("rows", BOARD_ROWS, ids=BOARD_IDS)
def test_a_board_has_two_groups_of_each_mask(rows: list[str]) -> None:
    """Four, five and six equal symbols side by side."""
    sizes = sorted((colour, len(group)) for colour, group in groups(rows))
    assert sizes == sorted((colour, MASK_GROUP[colour]) for colour in (0, 0, 1, 1, 2, 2))


def test_side_a_is_the_same_turned_by_half() -> None:
    rows = BOARD_ROWS[0]
    assert [row[::-1] for row in reversed(rows)] == rows


def test_boards_of_side_b_differ() -> None:
    assert len({tuple(rows) for rows in BOARD_ROWS}) == 5
    assert [row["side"] for row in ROWS["board"]] == ["A", "B", "B", "B", "B"]


@pytest.mark.parametrize("board", range(5), ids=BOARD_IDS)
def test_every_board_has_the_same_kinds_of_reward(board: int) -> None:
    """Two temples, three rewards of buildings, a building of size 3, a worship tile, 4 points."""
    names = [REWARD_IDS[n] for n in REWARD_AT[9 * board : 9 * board + 9]]
    assert names[4] == "reward-none" and names.count("reward-none") == 1
    assert sum(name.startswith("reward-temple") for name in names) == 2
    assert sorted(name for name in names if not name.startswith("reward-temple")) == [
        "reward-none",
        "reward-points",
        "reward-size-3",
        "reward-stone-2",
        "reward-wood-1-and-stone-1",
        "reward-wood-2",
        "reward-worship",
    ]


def test_groups_as_sets_of_squares() -> None:
    for board, rows in enumerate(BOARD_ROWS):
        found = []
        for n in range(GROUPS * board, GROUPS * board + GROUPS):
            group = squares(int(GROUP[n]), int(GROUP_LOW[n]))
            assert {rows[y][x] for y, x in group} == {"ytp"[GROUP_COLOUR[n]]}
            found += group
        assert sorted(found) == squares(int(SYMBOLS[board]), int(SYMBOLS_LOW[board]))


# The city.


def test_the_city_has_108_squares_in_two_halves() -> None:
    assert len(CITY) == len(SQUARE_IDS) == SQUARES == 2 * HALF
    assert all(row < 6 for row, _ in CITY[:HALF]) and all(row >= 6 for row, _ in CITY[HALF:])
    assert SQUARE_IDS[0] == "sq-0-0" and SQUARE_IDS[-1] == "sq-11-11"


def test_every_district_has_27_squares() -> None:
    for n in range(4):
        found = squares(int(DISTRICT[2 * n]), int(DISTRICT[2 * n + 1]))
        assert len(found) == 27 and {district_of(square) for square in found} == {n}


def test_looks_of_the_shapes() -> None:
    """A figure has the first of its names."""
    all_eight = ["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"]
    assert {name: list(looks(rows)) for name, rows in zip(SHAPE_IDS, SHAPE_ROWS, strict=True)} == {
        "i1": ["r0"],
        "i2": ["r0", "r1"],
        "i3": ["r0", "r1"],
        "v3": ["r0", "r1", "r2", "r3"],
        "l4": all_eight,
        "s4": ["r0", "r1", "f0", "f1"],
        "t4": ["r0", "r1", "r2", "r3"],
        "p5": all_eight,
    }
    assert looks(["#.", "##"])["r1"] == [(0, 0), (0, 1), (1, 0)]
    assert looks(["#.", "#.", "##"])["f0"] == [(0, 1), (1, 1), (2, 0), (2, 1)]


def test_a_tile_has_as_many_squares_as_its_size() -> None:
    for tile in range(12):
        assert sum(row.count("#") for row in SHAPE_ROWS[SHAPE[tile]]) == SIZE[tile]


def test_placements_are_counted() -> None:
    """2,060 placements of eight shapes, 671 pairs of square and look, 5,872 rows by Reach."""
    anywhere = sum(int(FIRST[5 * s + 5] - FIRST[5 * s + ANYWHERE]) for s in range(SHAPES))
    assert anywhere == sum(1 for row in ROW if row >= 0) == 2060
    assert len(PAIR_IDS) == len(set(PAIR_IDS)) == PAIRS == 671
    assert len(PAIR) == FIRST[-1] == 5872
    longest = [int(FIRST[n + 1] - FIRST[n]) for n in range(SHAPES * REACHES) if n % 5 != ANYWHERE]
    assert max(longest) == 204


def test_placements_ascend_and_lie_in_reach() -> None:
    for at in range(SHAPES * REACHES):
        rows = range(FIRST[at], FIRST[at + 1])
        pairs = [int(PAIR[row]) for row in rows]
        assert pairs == sorted(set(pairs))
        for row in rows:
            covered = squares(int(COVERS[row]), int(COVERS_LOW[row]))
            assert len(covered) == sum(line.count("#") for line in SHAPE_ROWS[at // 5])
            if at % REACHES != ANYWHERE:
                assert {district_of(square) for square in covered} <= IN_REACH[at % REACHES]
            assert SQUARE_IDS[CITY.index(covered[0])] == PAIR_IDS[PAIR[row]].partition("@")[0]


def test_neighbours_of_a_placement_share_a_side() -> None:
    for row in range(0, len(PAIR), 7):
        covered = squares(int(COVERS[row]), int(COVERS_LOW[row]))
        near = squares(int(NEAR[row]), int(NEAR_LOW[row]))
        assert near == around(covered)
        assert not set(near) & set(covered)
        for y, x in near:
            assert any(abs(y - v) + abs(x - u) == 1 for v, u in covered)


@pytest.mark.parametrize(
    ("tile", "near"),
    [("wood-1", 4), ("wood-2", 6), ("wood-3", 8), ("stone-3", 7), ("stone-4", 9), ("gold-4", 8)],
)
def test_larger_buildings_bring_more_cubes(tile: str, near: int) -> None:
    shape = int(SHAPE[TILE_IDS.index(tile)])
    rows = range(FIRST[5 * shape + ANYWHERE], FIRST[5 * shape + ANYWHERE + 1])
    most = max(len(squares(int(NEAR[row]), int(NEAR_LOW[row]))) for row in rows)
    assert most == near


# The pyramid.


@pytest.mark.parametrize(
    ("side", "base", "levels"),
    [
        ("top", "nw n ne w centre e", "nw ne"),
        ("right", "n ne centre e s se", "ne se"),
        ("bottom", "w centre e sw s se", "se sw"),
        ("left", "nw n w centre sw s", "nw sw"),
    ],
)
def test_spots_in_reach(side: str, base: str, levels: str) -> None:
    """Six spaces of the base, two of level 1, always the summit."""
    found = members(int(SPOTS_IN_REACH[components.SIDE_IDS.index(side)]))
    expected = [f"base-{n}" for n in base.split()] + [f"level-{n}" for n in levels.split()]
    assert [SPOT_IDS[n] for n in found] == [*expected, "summit"]


def test_levels_rest_on_four() -> None:
    below = {SPOT_IDS[n]: [SPOT_IDS[m] for m in members(int(SPOTS_BELOW[n]))] for n in range(9, 14)}
    assert below["level-nw"] == ["base-nw", "base-n", "base-w", "base-centre"]
    assert below["level-se"] == ["base-centre", "base-e", "base-s", "base-se"]
    assert below["summit"] == ["level-nw", "level-ne", "level-se", "level-sw"]
    assert all(SPOTS_BELOW[n] == 0 for n in range(9))


def test_spots_of_a_district() -> None:
    found = [[SPOT_IDS[n] for n in members(int(SPOTS_IN_DISTRICT[d]))] for d in range(4)]
    assert found[0] == ["base-nw", "base-n", "base-w", "base-centre", "level-nw", "summit"]
    assert all(len(spots) == 6 for spots in found)


def test_a_pyramid_has_fourteen_tiles() -> None:
    assert len(SPOT_IDS) == geometry.SPOTS == 9 + 4 + 1


# Provenance.


def test_what_is_reconstructed_says_so() -> None:
    """Shapes and values of worship tiles that no text gives."""
    shapes = {row["id"] for row in ROWS["shape"] if row["status"] == "derived"}
    assert shapes == {"i1", "i2"}
    invented = {row["id"] for row in ROWS["worship"] if row.get("status") == "reconstructed"}
    assert invented == {
        *("green-four-wood", "green-two-and-two", "blue-size-2", "blue-size-3"),
        *("red-each-size", "red-two-fours"),
    }
    assert all(row["status"] == "reconstructed" for row in ROWS["solo"])
