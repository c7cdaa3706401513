"""What lies still on the central board: the slab, plates of actions, wells, tracks, small tiles."""

from typing import Final

from ziggurat.art.ground import hollow, slab
from ziggurat.art.stone import figure, lozenge
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph
from ziggurat.games.teotihuacan.components import (
    ACTION_IDS,
    BUILDINGS,
    COLOUR_IDS,
    COLOURS,
    COST,
    FAVOUR,
    KINDS,
    MATERIAL,
    MATERIAL_IDS,
    PYRAMID,
    ROUNDS,
    SIZE,
    SPACE_IDS,
    SPACES_OF_A_ZONE,
    STACK_LIMIT,
    TEMPLE,
    TILE_IDS,
    TILES,
    WORSHIP_IDS,
    ZONES,
)
from ziggurat.games.teotihuacan.view.art import STEP, points, price
from ziggurat.games.teotihuacan.view.plan import EDGE, HEIGHT, PITCH
from ziggurat.games.teotihuacan.view.shapes import extent, flat_look
from ziggurat.markup.element import Element, at, circle, g, move, path, rect, use

ZONE, GAP, SIDE = 154, 6, 11
WIDTH: Final = 2 * SIDE + 3 * ZONE + 2 * GAP
SUN_Y, SUN_PITCH = 24, 34
FIRST_X = WIDTH - SIDE - 22
TOP, PLATE = 42, 141  # the Construction plates
STACKS, STACKS_HEIGHT = TOP + PLATE + 5, 126
LOW, LOW_HEIGHT = STACKS + STACKS_HEIGHT + 5, 50  # the Influence plates
TRACK, TRACK_HEIGHT = LOW + LOW_HEIGHT + 5, 64
TRACK_STEP = (WIDTH - 2 * SIDE - 4) / len(FAVOUR)
HEIGHTS = (PLATE, PLATE, 70, LOW_HEIGHT, LOW_HEIGHT, LOW_HEIGHT)  # of the plates, by action

# What lies on a plate is drawn twice as large in half the scale: finer rings for smaller things.
DOUBLE: Final = 2
SMALL: Final = 0.36  # of a building or temple in the market
SMALL_PYRAMID: Final = 0.7
SMALL_WORSHIP: Final = 0.72
LOT_X, LOT_Y = 44, 32
LOT_PITCH_X, LOT_PITCH_Y = 46, 33
TEMPLE_ROW = 46

WELL = 48
DISC_TOP = 104  # middle of the lowest disc of a stack
MOST_COUNTED = 12  # of any pile


STOPS: Final = {  # the areas of the board: x, y, width, height
    "market": (0, 0, WIDTH, STACKS),
    "discs": (0, STACKS - 3, WIDTH, STACKS_HEIGHT + 6),
    "influence": (0, LOW - 3, WIDTH, LOW_HEIGHT + 6),
    "favour": (0, TRACK - 3, WIDTH, HEIGHT - TRACK + 3),
}


def zone_x(zone: int) -> float:
    """Where a zone begins."""
    return SIDE + zone * (ZONE + GAP)


def well_place(space: int) -> tuple[float, float]:
    """Where an action space is."""
    zone, number = divmod(space, int(SPACES_OF_A_ZONE))
    return zone_x(zone) + 5 + number * WELL, STACKS


def sun_x(station: int) -> float:
    """Where the sun stands in a round."""
    return SIDE + 24 + (station - 1) * SUN_PITCH


def lot_place(tile: int) -> tuple[float, float]:
    """Where a tile of the market lies on its plate."""
    if tile < BUILDINGS:
        row = int(SIZE[tile]) - 1
        return 14 + LOT_PITCH_X * int(MATERIAL[tile]), 6 + LOT_PITCH_Y * row
    if tile < PYRAMID:
        return 4, 3 + (tile - int(TEMPLE)) * TEMPLE_ROW
    return 5 + 49 * (tile - int(PYRAMID)), 3


def central_defs() -> list[Element]:
    """All of it, each part under its name."""
    return [
        central_art(),
        well_art(),
        lid_art(),
        lot_art(),
        *(heap_art(name) for name in MATERIAL_IDS),
        *(plate_art(action) for action in range(len(ACTION_IDS))),
        *(art for count in range(2, MOST_COUNTED + 1) for art in number_arts(count)),
        *(lots for tile in range(TILES) for lots in small_arts(tile)),
        *small_worship(),
        *(rounds_art(last) for last in sorted(set(ROUNDS))),
        g(glyph("cut-sun", "gold", 0, 0, 0.95), id="sun-art"),
    ]


def central_art() -> Element:
    """A slab with three zones, the favour track and the way of the sun."""
    joints = "".join(
        f"M{zone_x(zone) + ZONE / 2:g} {y - 8}v10" for zone in range(ZONES) for y in (STACKS, LOW)
    )
    wells = [at(zone_x(zone), STACKS, *hollow(0, 0, ZONE, STACKS_HEIGHT)) for zone in range(3)]
    for space, name in enumerate(SPACE_IDS):
        x, y = well_place(space)
        wells.append(
            at(
                x,
                y,
                use("well"),
                figure(WELL / 2, 12, name.upper(), 12.5, fill=var("platform-ink")),
            )
        )
    return g(
        *slab(WIDTH, HEIGHT, EDGE),
        rect(SIDE, 9, WIDTH - 2 * SIDE, 30, rx=8, fill=var("platform-edge"), opacity=0.35),
        path(joints, stroke=var("platform-edge"), stroke_width=16),
        *wells,
        *(favour_art(step) for step in range(len(FAVOUR))),
        glyph("cut-influence", "gold", SIDE + TRACK_STEP / 2, TRACK + 14, 0.55),
        figure(FIRST_X - 22, SUN_Y, "1", 17, fill=var("platform-ink")),
        id="central",
    )


def favour_art(step: int) -> Element:
    """A space of the favour track with its points."""
    worth = FAVOUR[step]
    bed = rect(
        SIDE + 2 + step * TRACK_STEP,
        TRACK,
        TRACK_STEP - 4,
        TRACK_HEIGHT,
        rx=6,
        fill=var("platform-lit" if step % 2 else "ground"),
        stroke=var("platform-edge"),
    )
    gain = [points(SIDE + (step + 0.5) * TRACK_STEP, TRACK + 14, worth, 12)] if worth else []
    return g(bed, *gain)


def rounds_art(last: int) -> Element:
    """The way of the sun to the eclipse."""
    stations = [
        circle(sun_x(n), SUN_Y, 11, fill=var("pit"), stroke=var("engraving"))
        for n in range(1, last + 1)
    ]
    way = f"M{sun_x(1)} {SUN_Y}H{sun_x(last)}"
    return g(
        path(way, stroke=var("engraving"), stroke_width=3),
        *stations,
        glyph("cut-eclipse", "violet", sun_x(last), SUN_Y, 0.9),
        id=f"rounds-{last}",
    )


def plate_art(action: int) -> Element:
    """The ground of an action, and what is printed on it."""
    height = HEIGHTS[action]
    return g(
        rect(0, 2, ZONE, height, rx=8, fill=var("platform-edge")),
        rect(0, 0, ZONE, height - 1, rx=8, fill=var("stone"), stroke=var("stone-edge")),
        rect(0, 0, ZONE, height - 1, rx=8, fill="url(#sheen)"),
        path(
            f"M3 {height - 10}V9Q3 3 9 3H{ZONE - 10}",
            fill="none",
            stroke="#fff",
            stroke_width=1.6,
            opacity=0.5,
        ),
        *printed(ACTION_IDS[action]),
        id=f"plate-{action}",
    )


def printed(action: str) -> list[Element]:
    """What is printed on a plate: sizes, lots and costs, or a picture of the action."""
    middle = LOW_HEIGHT / 2 - 1
    match action:
        case "building":
            return [
                *(
                    figure(8, 22 + n * LOT_PITCH_Y, str(n + 1), 13, fill=var("stone-ink"))
                    for n in range(4)
                ),
                *(use("lot", *lot_place(tile)) for tile in range(BUILDINGS)),
            ]
        case "temple":
            return [
                at(*lot_place(tile), use("lot"), at(0, LOT_PITCH_Y + 5, *cost(tile, 12)))
                for tile in range(TEMPLE, PYRAMID)
            ]
        case "pyramid":
            return [at(ZONE / 2 - LOT_X / 2, 60, *cost(int(PYRAMID), 13))]
        case "production":
            return [
                use("roof-stone", transform=move(20, middle, 1.2)),
                path(f"M37 {middle - 6:g}l8 6l-8 6z", fill=var("stone-ink")),
            ]
        case "offering":
            return [
                use("worship-back-red", transform=move(10, 8, 0.56)),
                path(f"M50 {middle - 6:g}l8 6l-8 6z", fill=var("stone-ink")),
                lozenge(80, middle, "+", radius=14),
            ]
        case _:
            return [
                lozenge(26, middle, "+", radius=14),
                path(f"M46 {middle - 6:g}l8 6l-8 6z", fill=var("stone-ink")),
                use("worship-back-green", transform=move(66, 10, 0.5)),
                path(
                    "M103 19h13l-5 -5M116 29h-13l5 5",
                    fill="none",
                    stroke=var("stone-ink"),
                    stroke_width=2.2,
                ),
                use("worship-back-blue", transform=move(120, 10, 0.5)),
            ]


def cost(tile: int, size: float) -> list[Element]:
    """The cubes a temple or pyramid tile costs with enough Power, under the middle of its lot."""
    first = KINDS * (tile - int(TEMPLE))
    entries = [(name, COST[first + n]) for n, name in enumerate(MATERIAL_IDS)]
    total = sum(int(count) for _, count in entries)
    return [at((LOT_X - size * (total - 1)) / 2, 0, *price(entries, size))]


def well_art() -> Element:
    """The place of a stack: four discs and no more."""
    rungs = "".join(
        f"M8 {DISC_TOP + 9 - STEP * n}h5M{WELL - 13} {DISC_TOP + 9 - STEP * n}h5"
        for n in range(STACK_LIMIT)
    )
    return g(
        rect(1, 4, WELL - 2, STACKS_HEIGHT - 8, rx=9, fill=var("pit"), stroke=var("engraving")),
        path(rungs, stroke=var("engraving"), stroke_width=1.4, opacity=0.7),
        id="well",
    )


def lid_art() -> Element:
    """A slab over a space that is closed."""
    return rect(1, 4, WELL - 2, STACKS_HEIGHT - 8, rx=9, fill=var("ground"), opacity=0.8, id="lid")


def lot_art() -> Element:
    """Where a tile of the market lies."""
    return rect(
        0,
        0,
        LOT_X,
        LOT_Y,
        rx=5,
        fill=var("stone-light"),
        fill_opacity=0.55,
        stroke=var("stone-edge"),
        stroke_opacity=0.6,
        id="lot",
    )


def heap_art(name: str) -> Element:
    """Cubes of a kind: there are always enough."""
    places = ((20, 40), (44, 40), (32, 22))
    return g(
        *(use(f"cube-{name}", transform=move(x, y, 1.8)) for x, y in places), id=f"heap-{name}"
    )


def number_arts(count: int) -> list[Element]:
    """A number on a small dark disc, and the same in the corner of a lot."""
    name = f"number-{count}"
    number = g(
        circle(0, 0, 8.4, fill=var("cream-ink")),
        figure(0, 0, str(count), 12.2, fill=var("cream"), font_family=var("sans")),
        transform=f"scale({DOUBLE})",
        id=name,
    )
    return [number, use(name, DOUBLE * LOT_X - 12, DOUBLE * LOT_Y - 14, id=f"lots-{count}")]


def small_arts(tile: int) -> list[Element]:
    """A tile of the market, and faint where none is left."""
    name = f"small-{TILE_IDS[tile]}"
    return [small_art(tile), use(name, opacity=0.25, id=f"{name}-0")]


def small_art(tile: int) -> Element:
    """A tile of the market, in the middle of its lot."""
    name = f"small-{TILE_IDS[tile]}"
    if tile >= PYRAMID:
        colour = COLOUR_IDS[tile - PYRAMID]
        return use(f"tile-{colour}", transform=move(0, 0, DOUBLE * SMALL_PYRAMID), id=name)
    look, scale = flat_look(tile), DOUBLE * SMALL
    left, top, across, down = extent(tile, look)
    x, y = LOT_X - (left + across / 2) * PITCH * scale, LOT_Y - (top + down / 2) * PITCH * scale
    return use(f"{TILE_IDS[tile]}-{look}", transform=move(x, y, scale), id=name)


def small_worship() -> list[Element]:
    """Worship tiles as small as on the board."""
    arts = {name: f"art-{name}" for name in WORSHIP_IDS}
    arts |= {f"back-{colour}": f"worship-back-{colour}" for colour in COLOUR_IDS[:COLOURS]}
    arts["none"] = "no-worship"
    scale = move(0, 0, DOUBLE * SMALL_WORSHIP)
    return [use(art, transform=scale, id=f"small-{name}") for name, art in arts.items()]
