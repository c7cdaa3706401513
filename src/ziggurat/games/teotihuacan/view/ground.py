"""What lies still on the table: five cities before anything is built, and what lies over them."""

from ziggurat.art.ground import hollow, slab
from ziggurat.art.stone import figure
from ziggurat.art.theme import var
from ziggurat.games.teotihuacan.boards import gift
from ziggurat.games.teotihuacan.components import (
    BOARD_IDS,
    BOARD_REWARDS,
    BOARD_ROWS,
    COLOUR_IDS,
    MASK_COLOUR_IDS,
    MASK_LETTERS,
    REWARD_BUILDS,
    REWARD_IDS,
    REWARD_POINTS,
    SIDE_IDS,
    TEMPLE,
    TILE_IDS,
)
from ziggurat.games.teotihuacan.geometry import BASE_SPOTS, CITY
from ziggurat.games.teotihuacan.view.art import points
from ziggurat.games.teotihuacan.view.plan import (
    COLUMNS,
    EDGE,
    FIELD,
    HEIGHT,
    MARGIN,
    PITCH,
    PYRAMID,
    SPACE,
    WIDTH,
    spot_place,
    square_place,
)
from ziggurat.games.teotihuacan.view.shapes import extent, flat_look
from ziggurat.markup.element import Element, g, path, rect, use

LABEL = 12.5


def ground_defs() -> list[Element]:
    """The plan all cities share, the five boards, the two Districts out of Reach of each side."""
    return [
        plan_art(),
        *(reward_art(n) for n in range(len(REWARD_IDS))),
        *(city_art(board) for board in range(len(BOARD_IDS))),
        *(veil_art(side) for side in range(len(SIDE_IDS))),
    ]


def plan_art() -> Element:
    """A slab with a sunk field of squares, lines between Districts, the plinth in the middle."""
    end = MARGIN + FIELD
    grid = "".join(
        f"M{MARGIN} {at_}H{end}M{at_} {MARGIN}V{end}" for at_ in range(MARGIN + PITCH, end, PITCH)
    )
    middle, plinth = WIDTH / 2, 3 * SPACE
    names = [
        part
        for n, letter in enumerate(COLUMNS)
        for middle_ in (MARGIN + (n + 0.5) * PITCH,)
        for part in (
            _label(middle_, end + MARGIN / 2, letter),
            _label(MARGIN / 2, middle_, str(n + 1)),
        )
    ]
    return g(
        *slab(WIDTH, HEIGHT, EDGE),
        *hollow(MARGIN - 4, MARGIN - 4, FIELD + 8, FIELD + 8),
        path(grid, stroke=var("engraving"), stroke_width=1.2, opacity=0.7),
        rect(PYRAMID - 3, PYRAMID - 3, plinth + 6, plinth + 8, rx=5, fill=var("platform-edge")),
        rect(PYRAMID - 3, PYRAMID - 3, plinth + 6, plinth + 4, rx=5, fill=var("platform")),
        *(space_bed(spot) for spot in range(BASE_SPOTS)),
        path(
            f"M{middle} {MARGIN}V{PYRAMID - 3}M{middle} {PYRAMID + plinth + 5}V{end}"
            f"M{MARGIN} {middle}H{PYRAMID - 3}M{PYRAMID + plinth + 3} {middle}H{end}",
            stroke=var("platform-edge"),
            stroke_width=3,
            opacity=0.9,
        ),
        *names,
        id="city-plan",
    )


def _label(x: float, y: float, name: str) -> Element:
    return figure(x, y, name, LABEL, fill=var("platform-ink"), font_family=var("sans"))


def space_bed(spot: int) -> Element:
    """A space at the base of the pyramid."""
    x, y = spot_place(spot)
    side = SPACE - 6
    return rect(
        x + 3,
        y + 3,
        side,
        side,
        rx=4,
        fill=var("pit"),
        stroke=var("engraving"),
        stroke_width=1.4,
        stroke_opacity=0.7,
    )


def city_art(board: int) -> Element:
    """A player board: mask symbols on the squares, rewards under the pyramid."""
    rows, rewards = BOARD_ROWS[board], BOARD_REWARDS[board]
    symbols = [
        use(f"symbol-{MASK_COLOUR_IDS[MASK_LETTERS.index(letter)]}", *square_place(n))
        for n, (row, column) in enumerate(CITY)
        for letter in (rows[row][column],)
        if letter in MASK_LETTERS
    ]
    gifts = [
        use(f"art-{name}", *spot_place(spot))
        for spot, name in enumerate(rewards)
        if name != "reward-none"
    ]
    return g(use("city-plan"), *symbols, *gifts, id=f"city-{BOARD_IDS[board]}")


def reward_art(reward: int) -> Element:
    """A reward as it is printed on its space."""
    build, worth = REWARD_BUILDS[reward], REWARD_POINTS[reward]
    middle = SPACE / 2
    parts: list[Element] = []
    if not build:
        parts = [points(middle, middle, worth, 18)] if worth else []
    elif build == ["worship"]:
        parts = [
            use(
                f"worship-back-{colour}", transform=f"translate({8 + 10 * n} {9 + 8 * n}) scale(.5)"
            )
            for n, colour in enumerate(COLOUR_IDS)
        ]
    elif build[0].startswith("size-"):
        squares = gift(build)[1]
        parts = [points(middle, 21, worth, 14)]
        parts += [
            use(
                "any-square",
                transform=f"translate({middle + 15 * (n - (squares - 1) / 2):g} 47) scale(1.3)",
            )
            for n in range(squares)
        ]
    else:
        parts = _tiles([TILE_IDS.index(name) for name in build])
    return g(*parts, id=f"art-{REWARD_IDS[reward]}")


def _tiles(tiles: list[int]) -> list[Element]:
    """The buildings or the temple of a reward, small and side by side."""
    scale = 0.56 if tiles[0] >= TEMPLE else 0.72
    drawn, width = [], SPACE / len(tiles)
    for n, tile in enumerate(tiles):
        look = flat_look(tile)
        left, top, across, down = extent(tile, look)
        x = width * (n + 0.5) - (left + across / 2) * PITCH * scale
        y = SPACE / 2 - (top + down / 2) * PITCH * scale
        drawn.append(
            use(f"{TILE_IDS[tile]}-{look}", transform=f"translate({x:g} {y:g}) scale({scale})")
        )
    return drawn


def veil_art(side: int) -> Element:
    """The shadow over the half of the city an architect does not reach."""
    half = FIELD / 2
    middle, end = MARGIN + half, MARGIN + FIELD
    x, y, width, height = (
        (MARGIN, middle, FIELD, half),
        (MARGIN, MARGIN, half, FIELD),
        (MARGIN, MARGIN, FIELD, half),
        (middle, MARGIN, half, FIELD),
    )[side]
    lit = (
        f"M{MARGIN} {middle}V{MARGIN}H{end}V{middle}",
        f"M{middle} {MARGIN}H{end}V{end}H{middle}",
        f"M{MARGIN} {middle}V{end}H{end}V{middle}",
        f"M{middle} {MARGIN}H{MARGIN}V{end}H{middle}",
    )[side]
    return g(
        rect(x, y, width, height, fill=var("shadow"), opacity=0.2),
        path(
            lit,
            fill="none",
            stroke=var("cream"),
            stroke_width=3,
            stroke_linejoin="round",
            opacity=0.85,
        ),
        pointer_events="none",
        id=f"veil-{SIDE_IDS[side]}",
    )
