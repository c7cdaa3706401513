"""What lies before a player: discs, cubes, the tile in hand, worship tiles, masks."""

from ziggurat.art.theme import var
from ziggurat.core.bits import members
from ziggurat.core.steps import a_of
from ziggurat.games.teotihuacan.accounts import due
from ziggurat.games.teotihuacan.components import (
    COLOUR_IDS,
    COLOURS,
    MASK_IDS,
    MATERIAL_IDS,
    PYRAMID,
    SHAPE,
    TILE_IDS,
    WORSHIP_IDS,
)
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.games.teotihuacan.view import city, names
from ziggurat.games.teotihuacan.view.art import MASK_WIDTH, price
from ziggurat.games.teotihuacan.view.plan import HEIGHT as CITY_HEIGHT
from ziggurat.games.teotihuacan.view.plan import PITCH, SPACE
from ziggurat.games.teotihuacan.view.plan import WIDTH as CITY_WIDTH
from ziggurat.games.teotihuacan.view.reckoning import asked, in_hand, is_pyramid, masks_of, owned
from ziggurat.games.teotihuacan.view.shapes import cells, extent, flat_look
from ziggurat.games.teotihuacan.view.worship_art import HEIGHT as WORSHIP_HEIGHT
from ziggurat.games.teotihuacan.view.worship_art import WIDTH as WORSHIP_WIDTH
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Child,
    Element,
    Spot,
    at,
    drawing,
    el,
    g,
    labelled_group,
    memoized,
    move,
    piece,
    rect,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

WIDTH, HEIGHT = 540, 92
HELD_X, HELD_WIDTH = 132, 118
WORSHIP_X = HELD_X + HELD_WIDTH + 12
MASK_PITCH = 22
STRIP = 78  # of the table of another player, below the city
STRIP_SCALE = 0.95
NOTHING_DUE = -1  # in place of an account


def hand(seen: Teotihuacan, owner: int, look: str, title: str, words: Words) -> Element:
    """A player's own things, with the tile that is about to be placed."""
    asks, tile = asked(seen, owner), in_hand(seen, owner)
    account = a_of(seen.top()) if asks == "paying" else NOTHING_DUE
    return at_hand(seen, owner, asks, tile, account, look, title, words)


@memoized_by_fields("round", "ready cubes worship taken starting")
def at_hand(
    seen: Teotihuacan,
    owner: int,
    asks: str,
    tile: int | None,
    account: int,
    look: str,
    title: str,
    words: Words,
) -> Element:
    """The same, told what is asked, which tile is held and what is due for it."""
    starts = seen.round == 0 and asks == "start-tile"
    bed = starting(seen, owner, words) if starts else [held(owner, tile, account, look, words)]
    taken = masks_of(seen, owner)
    room = WIDTH - WORSHIP_X - 8 - (MASK_PITCH * len(taken) + 24 if taken else 0)
    return drawing(
        WIDTH,
        HEIGHT,
        counted(discs(seen, owner, 30, 52, words), tally(seen, owner, 80, 20, 25, words)),
        at(HELD_X, 4, *bed),
        at(WORSHIP_X, 22, *worship(seen, owner, room, words)),
        *masks(taken, WIDTH - 8 - MASK_WIDTH, 20, words),
        label=title,
    )


def table(seen: Teotihuacan, owner: int, title: str, words: Words) -> Element:
    """The city of another player, and what lies beside it."""
    return drawing(
        CITY_WIDTH,
        CITY_HEIGHT + STRIP,
        *city.city(seen, owner, own=False),
        strip(seen, owner, words),
        label=title,
    )


@memoized_by_fields("", "ready cubes worship taken")
def strip(seen: Teotihuacan, owner: int, words: Words) -> Element:
    """What lies beside the city of another player."""
    taken = masks_of(seen, owner)
    room = (CITY_WIDTH - 126 - (MASK_PITCH * len(taken) + 24 if taken else 0)) / STRIP_SCALE
    return at(
        0,
        CITY_HEIGHT + 4,
        counted(discs(seen, owner, 26, 39, words), tally(seen, owner, 68, 18, 20, words)),
        at(110, 10, *others_worship(seen, owner, room, words), scale=STRIP_SCALE),
        *masks(taken, CITY_WIDTH - 4 - MASK_WIDTH, 8, words),
    )


def discs(seen: Teotihuacan, owner: int, x: float, y: float, words: Words) -> Element:
    """The action discs still to place, on each other."""
    return disc_stack(owner, seen.ready[owner], x, y, words)


@memoized
def disc_stack(owner: int, count: int, x: float, y: float, words: Words) -> Element:
    """The discs of a player; a faint one where there is none."""
    stack = [use(f"disc-{owner}", 0, -8 * n) for n in range(count)]
    if not stack:
        stack = [use(f"disc-{owner}", opacity=0.25)]
    return labelled_group(
        words.say("discs-ready", count=count),
        *stack,
        el("text", str(count), y=32),
        id=f"discs-{owner}",
        transform=move(x, y),
    )


def tally(seen: Teotihuacan, owner: int, x: float, y: float, pitch: float, words: Words) -> Element:
    """How many cubes of each kind the city has."""
    counts = [seen.cubes_of(owner, kind) for kind in range(len(MATERIAL_IDS))]
    return cubes(tuple(counts), x, y, pitch, words)


@memoized
def cubes(counts: tuple[int, ...], x: float, y: float, pitch: float, words: Words) -> Element:
    """Cubes kind by kind, each with how many there are."""
    said = ", ".join(names.cubes(kind, count, words) for kind, count in enumerate(counts))
    parts: list[Child] = []
    for n, (name, count) in enumerate(zip(MATERIAL_IDS, counts, strict=True)):
        low = y + pitch * n
        parts += [use(f"cube-{name}", x, low), el("text", str(count), x=x + 24, y=low + 6)]
    return labelled_group(said, *parts)


def counted(*children: Child) -> Element:
    """Things with numbers beside them."""
    return g(
        *children,
        fill=var("ink"),
        font_family=var("serif"),
        font_weight=700,
        font_size=17,
        text_anchor="middle",
    )


def held(owner: int, tile: int | None, account: int, look: str, words: Words) -> Element:
    """The tile just taken as it is held, and what is still due for it."""
    paying = account != NOTHING_DUE
    parts: list[Child] = [use("held-bed")]
    if tile is not None:
        parts.append(in_look(tile, look, 0.56 if paying else 0.78))
    if paying:
        parts.append(at(14, 68, *owed(account)))
    name = words.say("held-nothing") if tile is None else names.tile(tile, words)
    return labelled_group(name, *parts, id=f"held-{owner}")


def owed(account: int) -> list[Element]:
    """The cubes still to pay."""
    kinds = [*MATERIAL_IDS, "any"]
    entries = [(kind, due(account, n)) for n, kind in enumerate(kinds)]
    total = sum(int(count) for _, count in entries)
    return price(entries, 18, min(1.0, 5.5 / max(total, 1)))


def in_look(tile: int, look: str, scale: float) -> Element:
    """A tile as the viewer holds it, in the middle of its bed."""
    middle = 54 * scale
    if is_pyramid(tile):
        x, y = (HELD_WIDTH - SPACE * scale) / 2, middle - SPACE * scale / 2
        return use(f"tile-{COLOUR_IDS[tile - PYRAMID]}", transform=move(x, y, scale))
    known = list(cells(SHAPE[tile]))
    if look not in known:
        look = flat_look(tile)
    left, top, across, down = extent(tile, look)
    x = HELD_WIDTH / 2 - (left + across / 2) * PITCH * scale
    y = middle - (top + down / 2) * PITCH * scale
    return use(f"{TILE_IDS[tile]}-{look}", transform=move(x, y, scale))


def held_art() -> Element:
    """Where the tile in hand lies."""
    return rect(
        0,
        0,
        HELD_WIDTH,
        HEIGHT - 8,
        rx=8,
        fill=var("ground"),
        fill_opacity=0.5,
        stroke=var("muted"),
        stroke_width=1.6,
        stroke_dasharray="6 5",
        id="held-bed",
    )


def starting(seen: Teotihuacan, owner: int, words: Words) -> list[Element]:
    """The pyramid tiles of the set-up a player has not laid yet."""
    spot = Spot(0, 0, SPACE, SPACE, 6, SPACE - 6, 6)
    return [
        spotted(
            spot,
            labelled_group(
                names.tile(PYRAMID + colour, words),
                use(f"tile-{COLOUR_IDS[colour]}"),
                id=f"s{owner}-{TILE_IDS[PYRAMID + colour]}",
                transform=move(46 * n, 22, 0.62),
            ),
        )
        for n, colour in enumerate(members(seen.starting[owner]))
        if colour < COLOURS
    ]


def worship(seen: Teotihuacan, owner: int, room: float, words: Words) -> list[Element]:
    """One's own worship tiles, closer together where they are many."""
    found = owned(seen, owner)
    return [
        worship_tile(owner, tile, count, x, words)
        for (tile, count), x in zip(found, spread(len(found), room), strict=True)
    ]


def others_worship(seen: Teotihuacan, owner: int, room: float, words: Words) -> list[Element]:
    """The worship tiles of another player, all under one name."""
    found = owned(seen, owner)
    if not found:
        return []
    tiles = [
        piece(f"s{owner}-{WORSHIP_IDS[tile]}-{count}", use(f"art-{WORSHIP_IDS[tile]}", x))
        for (tile, count), x in zip(found, spread(len(found), room), strict=True)
    ]
    said = [names.worship(tile, words) for tile, count in found for _ in range(count)]
    return [labelled_group(", ".join(said), *tiles)]


def spread(count: int, room: float) -> list[float]:
    """Where tiles of worship lie side by side."""
    pitch = min(WORSHIP_WIDTH + 6, (room - WORSHIP_WIDTH) / max(count - 1, 1))
    return [n * pitch for n in range(count)]


@memoized
def worship_tile(owner: int, tile: int, count: int, x: float, words: Words) -> Element:
    """A worship tile, or several of a kind."""
    name = WORSHIP_IDS[tile]
    under = [use(f"art-{name}", x + 4, -5)] if count > 1 else []
    element = labelled_group(
        words.say("worship-held", tile=names.worship(tile, words), count=count),
        *under,
        piece(f"s{owner}-{name}-{count}", use(f"art-{name}", x)),
        id=f"s{owner}-{name}",
    )
    right = x + WORSHIP_WIDTH - 24
    return spotted(Spot(x, 0, WORSHIP_WIDTH, WORSHIP_HEIGHT, 6, right, -6), element)


def masks(taken: list[int], x: float, y: float, words: Words) -> list[Element]:
    """Mask tiles won, the last one on top."""
    if not taken:
        return []
    tiles = [
        piece(MASK_IDS[mask], use(f"art-{MASK_IDS[mask]}", x - MASK_PITCH * n, y))
        for n, mask in reversed(list(enumerate(taken)))
    ]
    return [labelled_group(", ".join(names.mask(mask, words) for mask in taken), *tiles)]
