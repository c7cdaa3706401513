"""The central board: three zones, each with what is built above and what is done below its spaces.

Above lie the tiles that can be taken, the worship tiles beside their temples; between the halves
the stacks of discs; below the Influence actions, the favour track, and the sun on its way.
"""

from typing import Final

from ziggurat.games.teotihuacan.components import (
    ACTION_IDS,
    BONUS_IDS,
    BUILDINGS,
    COLOUR_IDS,
    COLOURS,
    COST,
    FAVOUR,
    HALF_IDS,
    KINDS,
    LARGEST,
    MASK_COLOUR_IDS,
    MASK_IDS,
    MASKS_OF_A_COLOUR,
    MATERIAL,
    MATERIAL_IDS,
    MOST_DISCS,
    NOTHING,
    PILE,
    PYRAMID,
    ROUNDS,
    SHOWN_IDS,
    SIZE,
    SLOT,
    SPACE_IDS,
    SPACES,
    SPACES_OF_A_ZONE,
    STACK_LIMIT,
    TEMPLE,
    TILE_IDS,
    WORSHIP_IDS,
    ZONES,
)
from ziggurat.games.teotihuacan.state import IN_MARKET, IN_RESERVE, RIVAL, Teotihuacan
from ziggurat.views.ground import hollow, slab
from ziggurat.views.stone import figure, token
from ziggurat.views.svg import (
    Child,
    Element,
    Spot,
    at,
    circle,
    drawing,
    g,
    kept,
    move,
    named,
    path,
    piece,
    rect,
    spotted,
    use,
)
from ziggurat.views.teotihuacan import names
from ziggurat.views.teotihuacan.art import (
    MASK_HEIGHT,
    MASK_WIDTH,
    OWNERS,
    STEP,
    points,
    price,
)
from ziggurat.views.teotihuacan.plan import EDGE, HEIGHT, PITCH, SPACE
from ziggurat.views.teotihuacan.reckoning import aside, asked
from ziggurat.views.teotihuacan.shapes import extent, flat_look
from ziggurat.views.teotihuacan.worship_art import HEIGHT as WORSHIP_HEIGHT
from ziggurat.views.teotihuacan.worship_art import WIDTH as WORSHIP_WIDTH
from ziggurat.views.theme import var
from ziggurat.views.woodcut import glyph
from ziggurat.views.words import Words

ZONE, GAP, SIDE = 154, 6, 11
WIDTH: Final = 2 * SIDE + 3 * ZONE + 2 * GAP
SUN_Y, SUN_PITCH = 24, 34
TOP = 44  # of the Construction plates
PLATE = 142
STACKS, STACKS_HEIGHT = TOP + PLATE + 6, 108
LOW, LOW_HEIGHT = STACKS + STACKS_HEIGHT + 6, 54
TRACK, TRACK_HEIGHT = LOW + LOW_HEIGHT + 6, 62
TRACK_STEP = (WIDTH - 2 * SIDE - 4) / len(FAVOUR)

SMALL: Final = 0.36  # of a tile in the market
SQUARE = PITCH * SMALL
ROW, COLUMN = 33, 46
COLUMNS_X = 14

WELL = 48
DISC_TOP = 90  # middle of the lowest disc of a stack

TEMPLE_ROW = 46
WORSHIP_SCALE: Final = 0.72
LOT = Spot(0, 0, COLUMN - 2, ROW - 2, 5, COLUMN - 8, 6)


def zone_x(zone: int) -> float:
    """Where a zone begins."""
    return SIDE + zone * (ZONE + GAP)


def board(seen: Teotihuacan, seat: int, words: Words) -> Element:
    """The whole central board."""
    title = words.say("region-board", round=int(seen.round), rounds=rounds(seen))
    return drawing(
        WIDTH,
        HEIGHT,
        use("central"),
        *rounds_track(seen, words),
        at(zone_x(0), TOP, buildings(seen, seat, words)),
        at(zone_x(1), TOP, temples(seen, seat, words)),
        at(zone_x(2), TOP, pyramids(seen, seat, words)),
        at(zone_x(2), TOP + 74, *masks(seen, words)),
        *(space(seen, seat, n, words) for n in range(SPACES)),
        *(influence(seen, seat, zone, words) for zone in range(ZONES)),
        *favour(seen, words),
        label=title,
    )


def rounds(seen: Teotihuacan) -> int:
    """How many rounds this game has."""
    return int(ROUNDS[seen.seats - 1])


# What lies still.


def central_defs() -> list[Element]:
    """The bare board, the plates of its actions."""
    return [central_art(), well_art(), lot_art(), *(plate_art(n) for n in range(3))]


def central_art() -> Element:
    """A slab with three zones, the favour track and the arc of the sun."""
    end = WIDTH - SIDE
    spaces = [
        rect(
            SIDE + 2 + n * TRACK_STEP,
            TRACK,
            TRACK_STEP - 4,
            TRACK_HEIGHT,
            rx=6,
            fill=var("platform-lit" if n % 2 else "ground"),
            stroke=var("platform-edge"),
        )
        for n in range(len(FAVOUR))
    ]
    gains = [
        points(SIDE + (n + 0.5) * TRACK_STEP, TRACK + 14, int(worth), 11)
        for n, worth in enumerate(FAVOUR)
        if worth
    ]
    start = glyph("cut-influence", "gold", SIDE + TRACK_STEP / 2, TRACK + 14, 0.55)
    lines = [
        path(
            f"M{zone_x(zone) + ZONE / 2} {STACKS - 8}v10M{zone_x(zone) + ZONE / 2} {LOW - 8}v10",
            stroke=var("platform-edge"),
            stroke_width=16,
        )
        for zone in range(3)
    ]
    return g(
        *slab(WIDTH, HEIGHT, EDGE),
        rect(SIDE, 9, end - SIDE, 30, rx=8, fill=var("platform-edge"), opacity=0.35),
        *lines,
        *(at(zone_x(zone), STACKS, *hollow(0, 0, ZONE, STACKS_HEIGHT)) for zone in range(3)),
        *spaces,
        *gains,
        start,
        id="central",
    )


def plate_art(number: int) -> Element:
    """The ground of an action: for tiles, for pyramid tiles and masks, for Influence."""
    height = (PLATE, 70, LOW_HEIGHT)[number]
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
        id=f"plate-{number}",
    )


def well_art() -> Element:
    """The place of a stack: four discs and no more."""
    rungs = "".join(
        f"M8 {DISC_TOP + 9 - STEP * n}h5M{WELL - 13} {DISC_TOP + 9 - STEP * n}h5" for n in range(4)
    )
    return g(
        rect(1, 4, WELL - 2, STACKS_HEIGHT - 8, rx=9, fill=var("pit"), stroke=var("engraving")),
        path(rungs, stroke=var("engraving"), stroke_width=1.4, opacity=0.7),
        id="well",
    )


def lot_art() -> Element:
    """Where a tile of the market lies."""
    return rect(
        0,
        0,
        COLUMN - 2,
        ROW - 2,
        rx=5,
        fill=var("stone-light"),
        fill_opacity=0.55,
        stroke=var("stone-edge"),
        stroke_opacity=0.6,
        id="lot",
    )


# The sun, and who is first.


def rounds_track(seen: Teotihuacan, words: Words) -> list[Element]:
    """The round track: the sun goes to meet the eclipse."""
    last, now = rounds(seen), int(seen.round)
    x = [SIDE + 24 + n * SUN_PITCH for n in range(last)]
    stations = [circle(one, SUN_Y, 11, fill=var("pit"), stroke=var("engraving")) for one in x]
    said = words.say("region-board", round=now, rounds=last)
    sun = glyph("cut-sun", "gold", x[max(now, 1) - 1], SUN_Y, 0.95)
    first = int(seen.first)
    marker = (
        use("disc-rival", transform=move(0, -3, 0.62))
        if seen.is_solo() and first == RIVAL
        else token(first, 0, 0, 0.72)
    )
    who = names.player(seen, first, words)
    return [
        named(
            said,
            path(f"M{x[0]} {SUN_Y}H{x[-1]}", stroke=var("engraving"), stroke_width=3),
            *stations,
            glyph("cut-eclipse", "violet", x[-1], SUN_Y, 0.9),
            piece("sun", sun),
        ),
        named(
            words.say("first-player", player=who),
            figure(WIDTH - SIDE - 44, SUN_Y, "1", 17, fill=var("platform-ink")),
            piece("first-player", at(WIDTH - SIDE - 22, SUN_Y, marker)),
        ),
    ]


# Construction.


def plate(
    seen: Teotihuacan, seat: int, action: int, number: int, parts: list[Child], words: Words
) -> Element:
    """The plate of an action; its id is what a player chooses it by just now."""
    height = (PLATE, 70, LOW_HEIGHT)[number]
    whole = named(
        words.say(f"action-{ACTION_IDS[action]}"),
        use(f"plate-{number}"),
        *parts,
        id=plate_id(seen, seat, action),
    )
    return spotted(Spot(0, 0, ZONE, height - 1, 8, ZONE - 16, 16), whole)


def plate_id(seen: Teotihuacan, seat: int, action: int) -> str:
    """One of the halves of the space chosen, any action, or producing."""
    asks = asked(seen, seat)
    if asks == "half" and action % ZONES == seen.space // SPACES_OF_A_ZONE:
        return HALF_IDS[action // int(ZONES)]
    if asks == "production" and ACTION_IDS[action] == "production":
        return "produce"
    return ACTION_IDS[action]


def buildings(seen: Teotihuacan, seat: int, words: Words) -> Element:
    """The market of buildings: a row for each size, a column for each material."""
    sizes = [
        figure(8, 5 + (n + 0.5) * ROW, str(n + 1), 13, fill=var("stone-ink"), opacity=0.75)
        for n in range(LARGEST)
    ]
    lots = [
        at(
            COLUMNS_X + COLUMN * int(MATERIAL[n]),
            6 + ROW * (int(SIZE[n]) - 1),
            lot(seen, n, words),
        )
        for n in range(BUILDINGS)
    ]
    return plate(seen, seat, 0, 0, [*sizes, *lots], words)


def in_stock(seen: Teotihuacan, tile: int) -> int:
    """How many can be taken: of size 1 from the reserve, of others from the market."""
    place = IN_RESERVE if SIZE[tile] == 1 else IN_MARKET
    return int(seen.available(place, tile))


def lot(seen: Teotihuacan, tile: int, words: Words) -> Element:
    """A building or temple of the market, as many as there are."""
    count = in_stock(seen, tile)
    element = named(
        names.lot(seen, tile, count, words),
        use("lot"),
        lying(tile, count == 0),
        *counted(count, COLUMN - 9, ROW - 10),
        id=TILE_IDS[tile],
    )
    return spotted(LOT, element)


@kept
def lying(tile: int, gone: bool) -> Element:
    """A tile in the middle of its lot, faint if none is left."""
    look = flat_look(tile)
    left, top, across, down = extent(tile, look)
    x = (COLUMN - 2) / 2 - (left + across / 2) * SQUARE
    y = (ROW - 2) / 2 - (top + down / 2) * SQUARE
    faint = 0.25 if gone else None
    return use(f"{TILE_IDS[tile]}-{look}", transform=move(x, y, SMALL), opacity=faint)


def counted(count: int, x: float, y: float) -> list[Element]:
    """How many there are, if it is not one."""
    return [] if count < 2 else [number(count, x, y)]


@kept
def number(count: int, x: float, y: float) -> Element:
    """A number on a small dark disc."""
    return g(
        circle(x, y, 7.5, fill=var("cream-ink")),
        figure(x, y, str(count), 11, fill=var("cream"), font_family=var("sans")),
    )


def temples(seen: Teotihuacan, seat: int, words: Words) -> Element:
    """A row for each colour: temples with their cost, two worship tiles."""
    rows = [
        at(4, 3 + colour * TEMPLE_ROW, *temple_row(seen, colour, words))
        for colour in range(COLOURS)
    ]
    return plate(seen, seat, 1, 0, [*rows], words)


def temple_row(seen: Teotihuacan, colour: int, words: Words) -> list[Element]:
    """The temples of a colour and the worship tiles beside them."""
    tile = int(TEMPLE) + colour
    left = COLUMN + 4
    pitch = WORSHIP_WIDTH * WORSHIP_SCALE + 4
    return [
        at(0, 0, lot(seen, tile, words)),
        at(2 if colour else 8, ROW + 6, *cost(tile, 11)),
        at(left, 1, shown(seen, 2 * colour + SLOT, words)),
        at(left + pitch, 1, shown(seen, 2 * colour + PILE, words)),
    ]


def cost(tile: int, size: float) -> list[Element]:
    """The cubes a temple or pyramid tile costs with enough Power."""
    first = int(KINDS) * (tile - int(TEMPLE))
    entries = [(name, int(COST[first + n])) for n, name in enumerate(MATERIAL_IDS)]
    total = sum(count for _, count in entries)
    return [at((COLUMN - size * (total - 1)) / 2 - 4, 0, *price(entries, size))]


def shown(seen: Teotihuacan, place: int, words: Words) -> Element:
    """A worship tile face up, in the slot or on its pile."""
    tile, colour = int(seen.shown[place]), place // 2
    below = len(seen.pile(colour)) if place % 2 == PILE else 0
    if tile != NOTHING:
        face = piece(f"{SHOWN_IDS[place]}-{WORSHIP_IDS[tile]}", scaled(f"art-{WORSHIP_IDS[tile]}"))
    else:
        face = scaled(f"worship-back-{COLOUR_IDS[colour]}" if below else "no-worship")
    count = counted(below, WORSHIP_WIDTH * WORSHIP_SCALE - 3, WORSHIP_HEIGHT * WORSHIP_SCALE - 2)
    element = named(names.shown(seen, place, words), face, *count, id=SHOWN_IDS[place])
    width, height = WORSHIP_WIDTH * WORSHIP_SCALE, WORSHIP_HEIGHT * WORSHIP_SCALE
    return spotted(Spot(0, 0, width, height, 5, width - 6, 6), element)


@kept
def scaled(name: str) -> Element:
    """A worship tile as small as on the board."""
    return use(name, transform=move(0, 0, WORSHIP_SCALE))


def pyramids(seen: Teotihuacan, seat: int, words: Words) -> Element:
    """Pyramid tiles of three colours, and what one costs."""
    stacks = [
        at(5 + 49 * colour, 3, pyramid_lot(seen, seat, colour, words)) for colour in range(COLOURS)
    ]
    return plate(seen, seat, 2, 1, [*stacks, at(ZONE / 2 - 24, 60, *cost(int(PYRAMID), 12))], words)


def pyramid_lot(seen: Teotihuacan, seat: int, colour: int, words: Words) -> Element:
    """The pyramid tiles of a colour; those of the set-up lie with their players."""
    tile = int(PYRAMID) + colour
    count, own = in_stock(seen, tile), asked(seen, seat) == "start-tile"
    element = named(
        names.lot(seen, tile, count, words),
        use(
            f"tile-{COLOUR_IDS[colour]}",
            transform=move(0, 0, 0.7),
            opacity=None if count else 0.25,
        ),
        *counted(count, 40, 40),
        id=f"lot-{TILE_IDS[tile]}" if own else TILE_IDS[tile],
    )
    side = SPACE * 0.7
    return spotted(Spot(0, 0, side, side, 5, side - 6, 6), element)


def masks(seen: Teotihuacan, words: Words) -> list[Element]:
    """The three piles of mask tiles, the best on top."""
    return [
        at(7 + 49 * colour, 10, mask_pile(seen, colour, words))
        for colour in range(len(MASK_COLOUR_IDS))
    ]


def mask_pile(seen: Teotihuacan, colour: int, words: Words) -> Element:
    """A pile of masks."""
    first = int(MASKS_OF_A_COLOUR) * colour
    left = [n for n in range(first, first + MASKS_OF_A_COLOUR) if int(seen.masks) >> n & 1]
    top: Element = use("no-mask")
    if left:
        top = piece(MASK_IDS[left[0]], use(f"art-{MASK_IDS[left[0]]}"))
    element = named(
        names.mask_pile(colour, left, words),
        top,
        *counted(len(left), MASK_WIDTH - 2, 4),
        id=f"masks-{MASK_COLOUR_IDS[colour]}",
    )
    return spotted(Spot(0, 0, MASK_WIDTH, MASK_HEIGHT, 7), element)


# The stacks.


def space(seen: Teotihuacan, seat: int, number: int, words: Words) -> Element:
    """An action space: its bonus disc, the discs on it, and those that could follow."""
    zone, n = divmod(number, int(SPACES_OF_A_ZONE))
    x = zone_x(zone) + 5 + n * WELL
    bonus = int(seen.bonuses[number])
    if bonus == NOTHING:
        return use("well", x, STACKS, opacity=0.4)
    owners = [int(seen.stacks[MOST_DISCS * number + n]) for n in range(MOST_DISCS)]
    owners = [owner for owner in owners if owner != NOTHING]
    discs = [
        piece(f"disc-{SPACE_IDS[number]}-{level}", disc(owner_name(seen, owner), level))
        for level, owner in enumerate(owners, start=2)
    ]
    well = named(
        names.space(seen, number, words),
        use("well"),
        bonus_disc(seen, number),
        *discs,
        id=SPACE_IDS[number],
    )
    spot = Spot(1, 4, WELL - 2, STACKS_HEIGHT - 8, 9)
    return at(x, STACKS, spotted(spot, well), *rungs(seen, seat, number, len(owners) + 1))


def owner_name(seen: Teotihuacan, owner: int) -> str:
    """Whose disc it is."""
    return OWNERS[-1] if seen.is_solo() and owner == RIVAL else str(owner)


@kept
def disc(owner: str, level: int) -> Element:
    """An action disc on its level of a stack."""
    return use(f"disc-{owner}", transform=move(WELL / 2, DISC_TOP - STEP * (level - 1)))


def bonus_disc(seen: Teotihuacan, number: int) -> Element:
    """The bonus disc of a space; the one that can be used now is a choice."""
    usable = number == seen.space and seen.bonus != NOTHING
    lies = use(f"art-{BONUS_IDS[seen.bonuses[number]]}", transform=move(WELL / 2, DISC_TOP))
    if not usable:
        return lies
    return spotted(
        Spot(3, DISC_TOP - 13, WELL - 6, 34, 12, WELL - 8, DISC_TOP - 8), g(lies, id="bonus")
    )


def rungs(seen: Teotihuacan, seat: int, number: int, height: int) -> list[Element]:
    """Where one, two or three discs of the player to move would come to lie."""
    if asked(seen, seat) != "stacking":
        return []
    most = min(int(seen.ready[seat]), int(MOST_DISCS), int(STACK_LIMIT) - height)
    return [rung(seen, seat, number, n, height + n) for n in range(1, most + 1)]


def rung(seen: Teotihuacan, seat: int, number: int, discs: int, level: int) -> Element:
    """So many discs on a space: the Power they give, and a ghost of them."""
    return g(
        use(f"discs-{seat}-{discs}", class_="ghost"),
        use(f"rung-{level}", class_="ring"),
        id=f"{SPACE_IDS[number]}-{discs}",
        transform=move(WELL / 2, DISC_TOP - STEP * (level - 1)),
    )


# Influence.


def influence(seen: Teotihuacan, seat: int, zone: int, words: Words) -> Element:
    """The plate of an Influence action."""
    action = int(ZONES) + zone
    parts: list[Child]
    match ACTION_IDS[action]:
        case "production":
            parts = [use("art-production"), *(heap(n, words) for n in range(KINDS))]
        case "offering":
            parts = [use("art-offering"), *used(seen, words)]
        case _:
            parts = [use("art-favour")]
    return at(zone_x(zone), LOW, plate(seen, seat, action, 2, parts, words))


def heap(kind: int, words: Words) -> Element:
    """The cubes of a kind: there are always enough."""
    name = MATERIAL_IDS[kind]
    element = named(
        names.material(kind, words),
        use(f"heap-{name}"),
        id=name,
        transform=move(54 + 32 * kind, 12),
    )
    return spotted(Spot(0, 0, 30, 30, 6, 26, 4), element)


def used(seen: Teotihuacan, words: Words) -> list[Element]:
    """Worship tiles being offered."""
    return [
        named(
            names.worship(tile, words),
            use(f"art-{WORSHIP_IDS[tile]}", transform=move(54 + 40 * n, 3, 0.8)),
        )
        for n, tile in enumerate(aside(seen)[-2:])
    ]


def influence_defs() -> list[Element]:
    """What is printed on the plates of Influence, and the heaps of cubes."""
    heaps = [
        g(
            use(f"cube-{name}", transform="translate(9 19) scale(.9)"),
            use(f"cube-{name}", transform="translate(21 19) scale(.9)"),
            use(f"cube-{name}", transform="translate(15 10) scale(.9)"),
            id=f"heap-{name}",
        )
        for name in MATERIAL_IDS
    ]
    middle = LOW_HEIGHT / 2
    return [
        *heaps,
        g(
            use("roof-wood", transform=f"translate(20 {middle - 2:g}) scale(1.1)"),
            path(f"M36 {middle - 6:g}l7 5l-7 5z", fill=var("stone-ink")),
            id="art-production",
        ),
        g(
            use("worship-back-red", transform="translate(12 8) scale(.58)"),
            path(f"M53 {middle - 6:g}l7 5l-7 5z", fill=var("stone-ink"), opacity=0.6),
            glyph("cut-influence", "gold", ZONE - 26, middle - 1, 0.9),
            id="art-offering",
        ),
        g(
            glyph("cut-influence", "gold", 26, middle - 1, 0.9),
            path(f"M46 {middle - 6:g}l7 5l-7 5z", fill=var("stone-ink")),
            use("worship-back-green", transform="translate(66 11) scale(.5)"),
            path(
                "M104 17h14l-4 -4M118 31h-14l4 4",
                fill="none",
                stroke=var("stone-ink"),
                stroke_width=2.2,
            ),
            use("worship-back-blue", transform="translate(122 11) scale(.5)"),
            id="art-favour",
        ),
    ]


def favour(seen: Teotihuacan, words: Words) -> list[Element]:
    """The tokens on the favour track."""
    return [favour_token(seen, seat, words) for seat in range(seen.seats)]


def favour_token(seen: Teotihuacan, seat: int, words: Words) -> Element:
    """A player's token; four share a space."""
    step = int(seen.favour[seat])
    x = SIDE + (step + 0.5) * TRACK_STEP + 10 * (2 * (seat % 2) - 1)
    y = TRACK + 34 + 18 * (seat // 2)
    name = words.say("favour-token", player=names.player(seen, seat, words), step=step)
    mark = named(name, token(seat, 0, 0, 0.62), transform=move(x, y))
    return piece(f"favour-{seat}", mark)
