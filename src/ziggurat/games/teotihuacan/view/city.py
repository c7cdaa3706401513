"""A city: squares with tiles and cubes, the pyramid in its levels, the architect and its Reach.

One's own has a mark on each place that can be chosen; the ghost of a tile shows how it would lie
and which squares would get a cube.
"""

from collections.abc import Sequence

from ziggurat.art.stone import pawn, polygon
from ziggurat.art.theme import var
from ziggurat.games.teotihuacan import verbs
from ziggurat.games.teotihuacan.components import (
    BOARD_IDS,
    BUILDINGS,
    COLOUR_IDS,
    KINDS,
    MATERIAL,
    MATERIAL_IDS,
    MOST_SEATS,
    PYRAMID,
    SIDE_IDS,
    TILE_IDS,
)
from ziggurat.games.teotihuacan.geometry import (
    CENTRE,
    CITY,
    DISTRICT_IDS,
    SPOT_IDS,
    SPOTS,
    SQUARE_IDS,
)
from ziggurat.games.teotihuacan.state import PYRAMID_COLOURS, Teotihuacan
from ziggurat.games.teotihuacan.view.plan import (
    FIELD,
    MARGIN,
    PITCH,
    SPACE,
    WIDTH,
    cube_name,
    level_of,
    spot_place,
    square_place,
)
from ziggurat.games.teotihuacan.view.reckoning import (
    Laid,
    asked,
    brings,
    completes,
    cubes_in,
    districts,
    in_hand,
    laid_in,
    open_places,
    open_targets,
    pairs,
    reach,
    worth_laying,
)
from ziggurat.games.teotihuacan.view.shapes import TONES, around
from ziggurat.markup.element import (
    Child,
    Element,
    Spot,
    at,
    el,
    g,
    memoized,
    move,
    path,
    piece,
    rect,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

PYRAMID_COLOURS_IDS = [*COLOUR_IDS, "white"]
MIDDLE = WIDTH / 2
STANDS = (
    (MIDDLE, MARGIN),
    (WIDTH - MARGIN / 2, MIDDLE + 12),
    (MIDDLE, WIDTH - 2),
    (MARGIN / 2, MIDDLE + 12),
)
"""Where an architect has its feet, by side."""

ARCHITECT = 0.56
CORNERS = ((13, 12), (WIDTH - 13, 12), (WIDTH - 13, WIDTH - 12), (13, WIDTH - 12))
"""Where the points of each District stand."""

HALF = FIELD / 2
QUARTERS = [(MARGIN + x, MARGIN + y) for x, y in ((0, 0), (HALF, 0), (HALF, HALF), (0, HALF))]
"""Where each District begins."""

MOST_GHOSTS = 40  # ways a tile is shown to lie: with more of them a page would be too large
GOAL = Spot(2, 2, 2 * PITCH - 4, 2 * PITCH - 4, 8, PITCH, PITCH, empty=True, size=1.5)
"""Of a square whose choice earns points, in half the scale."""


def city(seen: Teotihuacan, owner: int, own: bool, look: str = "") -> list[Child]:
    """Everything on a player board."""
    # With a mark on every square a page has no room for cubes drawn one by one.
    plain = not own or asked(seen, owner) == "gift-square"
    side, laid = reach(seen, owner), tuple(laid_in(seen, owner))
    points = worth(tuple(districts(seen, owner)), owner, bool(seen.depth == 0))
    return [
        use(f"city-{BOARD_IDS[seen.boards[owner]]}"),
        *([] if side is None else [use(f"veil-{SIDE_IDS[side]}")]),
        built(seen, owner, laid, plain),
        points,
        architect(seen.sides[owner], owner),
        *(marks(seen, owner, look) if own else []),
    ]


@memoized_by_fields("", "boards cubes covered pyramids")
def built(seen: Teotihuacan, owner: int, laid: tuple[Laid, ...], plain: bool) -> list[Child]:
    """What stands on a player board."""
    cubes = painted_cubes(seen, owner) if plain else own_cubes(seen, owner)
    return [*cubes, *tiles(laid, owner), *pyramid(seen, owner)]


def tiles(laid: Sequence[Laid], owner: int) -> list[Element]:
    """Buildings and temples; only the newest may have to fly, so only it has a name."""
    drawn = [use(f"{TILE_IDS[one.tile]}-{one.look}", *square_place(one.square)) for one in laid]
    for one in laid[-1:]:
        name = f"s{owner}-at-{SQUARE_IDS[one.square]}"
        newest = g(drawn.pop(), data_p=name, id=name)
        drawn.append(spotted(around(one.tile, one.look, *square_place(one.square)), newest))
    return drawn


def own_cubes(seen: Teotihuacan, owner: int) -> list[Element]:
    """Every cube on its square."""
    return [
        cube(owner, kind, square) for kind in range(KINDS) for square in cubes_in(seen, owner, kind)
    ]


@memoized
def cube(owner: int, kind: int, square: int) -> Element:
    """A cube in the middle of a square."""
    x, y = square_place(square)
    art = f"cube-{MATERIAL_IDS[kind]}"
    return use(art, x + PITCH // 2, y + PITCH // 2, data_p=cube_name(owner, kind, square))


def painted_cubes(seen: Teotihuacan, owner: int) -> list[Element]:
    """Cubes as the corners of one line for each kind: little to write for a city of others."""
    drawn = []
    for kind, name in enumerate(MATERIAL_IDS):
        found = cubes_in(seen, owner, kind)
        if found:
            line = " ".join(f"{x} {y}" for y, x in (CITY[n] for n in found))
            mark = f"url(#dab-{name})"
            drawn.append(path(f"M{line}", marker_start=mark, marker_mid=mark, marker_end=mark))
    middle = MARGIN + PITCH / 2
    return [at(middle, middle, *drawn, scale=PITCH, fill="none")] if drawn else []


def dab_art(kind: str) -> Element:
    """A cube at each corner of a line."""
    cube = use(f"cube-{kind}", transform=f"scale({1 / PITCH:.4f})")
    return el("marker", cube, overflow="visible", markerUnits="userSpaceOnUse", id=f"dab-{kind}")


def pyramid(seen: Teotihuacan, owner: int) -> list[Element]:
    """The tiles of the pyramid, from the base to the summit."""
    first = PYRAMID_COLOURS * owner
    colours = {
        spot: name
        for n, name in enumerate(PYRAMID_COLOURS_IDS)
        for spot in range(SPOTS)
        if seen.pyramids[first + n] >> spot & 1
    }
    return [pyramid_tile(owner, spot, colours[spot]) for spot in sorted(colours)]


def pyramid_tile(owner: int, spot: int, colour: str) -> Element:
    """A tile on its space."""
    place = spot_place(spot)
    tile = use(tile_name(colour, spot), *place)
    if spot == CENTRE:
        return tile
    name = f"s{owner}-{SPOT_IDS[spot]}"
    return spotted(spot_mark(*place), g(tile, data_p=name, id=name))


def tile_name(colour: str, spot: int) -> str:
    """The art of a pyramid tile as large as its level wants it."""
    level = level_of(spot)
    return f"tile-{colour}-{level}" if level else f"tile-{colour}"


def spot_mark(x: float, y: float, ghost: Element | None = None) -> Spot:
    """How a space of the pyramid is marked."""
    side, right = SPACE - 8, x + SPACE - 14
    empty = ghost is not None
    return Spot(x + 4, y + 3, side, side, 6, right, y + 14, empty=empty, preview=ghost)


@memoized
def worth(points: tuple[int, ...], owner: int, over: bool) -> Element:
    """What each District would score now, in its corner; at the end each one is announced."""
    marks: list[Child] = []
    for n, value in enumerate(points):
        x, y = CORNERS[n]
        shown = [use("worth", x, y), el("text", str(value), x=x, y=y + 4)] if value else []
        if over:
            quarter = rect(*QUARTERS[n], HALF, HALF, rx=6, class_="quarter")
            marks.append(g(quarter, *shown, id=f"s{owner}-{DISTRICT_IDS[n]}"))
        else:
            marks += shown
    return g(
        *marks,
        fill=var("gold-ink"),
        font_family=var("sans"),
        font_weight=700,
        font_size=12.5,
        text_anchor="middle",
    )


def worth_art() -> Element:
    """The lozenge under the points of a District."""
    return path(
        polygon(4, 13.5), fill=var("gold"), stroke=var("gold-edge"), stroke_width=1.6, id="worth"
    )


def city_defs() -> list[Element]:
    """Architects and cubes as a city has them, the lozenge under the points of a District."""
    figures = [
        g(pawn(seat, 0, 0, ARCHITECT), id=f"architect-art-{seat}") for seat in range(MOST_SEATS)
    ]
    return [*figures, *(dab_art(kind) for kind in MATERIAL_IDS), worth_art()]


def architect(side: int, owner: int) -> Element:
    """The architect at its side of the board."""
    return piece(f"architect-{owner}", use(f"architect-art-{owner}", *STANDS[side]))


def marks(seen: Teotihuacan, owner: int, look: str) -> list[Element]:
    """A mark on each place of the city the owner can choose now."""
    match asked(seen, owner):
        case "setting":
            return places(seen, owner, look)
        case "spot":
            tile = in_hand(seen, owner)
            assert tile is not None
            return [spot_anchor(n, tile) for n in open_targets(seen, verbs.SPOT)]
        case "paying":
            return [anchors(open_targets(seen, verbs.SPEND), "cell")]
        case "replacing" | "producing" | "gift-square":
            return [anchors(open_targets(seen, verbs.CUBE), "socket")]
        case _:
            return []


def anchors(squares: Sequence[int], mark: str) -> Element:
    """Squares that can be chosen: nothing but marks, as there may be a hundred."""
    drawn = [use(mark, *square_place(n), id=SQUARE_IDS[n]) for n in squares]
    return g(*drawn, class_="ring")


def spot_anchor(spot: int, tile: int) -> Element:
    """A space of the pyramid that can be chosen, with a ghost of the tile."""
    place = spot_place(spot)
    ghost = use(tile_name(COLOUR_IDS[tile - PYRAMID], spot), *place, class_="ghost")
    return spotted(spot_mark(*place, ghost), g(id=SPOT_IDS[spot]))


def places(seen: Teotihuacan, owner: int, look: str) -> list[Element]:
    """The first square of each way the tile in hand can lie as it is held.

    A small tile that may lie anywhere has a hundred of them: then a mark must do for most.
    """
    tile = in_hand(seen, owner)
    assert tile is not None
    found = open_places(seen, look)
    shown = found
    if len(found) > MOST_GHOSTS:
        shown = [pair for pair in found if completes(seen, owner, tile, pair)]
    plain = [pairs()[pair][0] for pair in found if pair not in shown]
    drawn = [place(seen, owner, tile, pair) for pair in shown]
    brush = var(TONES[MATERIAL_IDS[MATERIAL[tile]]]) if tile < BUILDINGS else None
    ghosts = g(*drawn, stroke=brush, stroke_width=13, stroke_linecap="square", class_="ghosts")
    return [*([anchors(plain, "socket")] if plain else []), ghosts]


def place(seen: Teotihuacan, owner: int, tile: int, pair: int) -> Element:
    """One placement; where it earns something there is room for its points."""
    square, look = pairs()[pair]
    ghost: list[Child] = [use(f"{TILE_IDS[tile]}-{look}", class_="ghost")]
    new = brings(seen, owner, tile, pair)
    if new:
        ghost.append(path(_dots(square, new), class_="ghost"))
    x, y = square_place(square)
    name = SQUARE_IDS[square]
    if worth_laying(seen, owner, tile, pair):
        alone = use(f"{TILE_IDS[tile]}-{look}", class_="ghost", transform="scale(2)")
        spot = GOAL._replace(preview=at(0, 0, *ghost, scale=2) if new else alone)
        return spotted(spot, g(id=name, transform=move(x, y, 0.5)))
    return g(*ghost, use("socket", class_="ring"), id=name, transform=move(x, y))


def _dots(square: int, new: Sequence[int]) -> str:
    """A dab of the brush on other squares, from one of them."""
    (x, y), half = square_place(square), PITCH // 2
    return "".join(f"M{a - x + half} {b - y + half}h0" for a, b in map(square_place, new))
