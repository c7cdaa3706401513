"""The board of Uxmal: the popularity track above the pyramid, seen from above.

Level by level: the tiles, and a veil once a higher level is begun. Over them lie the marks, so
that no ring and no priest is ever hidden: a mark for each quarter of a tile, one for each slot.
"""

from ziggurat.art.stone import CORNER, TILE
from ziggurat.games.uxmal.components import (
    BLANK,
    IDOL_IDS,
    IDOLS,
    LOOKS,
    NO_IDOL,
    NO_PRIEST,
    NO_TILE,
    QUARTER_IDS,
    QUARTERS,
    SLOT_IDS,
    SLOTS,
    TILE_IDS,
    TURNS,
)
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.view import names
from ziggurat.games.uxmal.view.art import MARK, MARK_SCALE, PRIEST_AT, PRIEST_RING
from ziggurat.games.uxmal.view.card_art import CHIP_HEIGHT, CHIP_WIDTH, EARN_SCALE, IDOL_SIDE
from ziggurat.games.uxmal.view.ground import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    PYRAMID_X,
    PYRAMID_Y,
    SPACE_HEIGHT,
    SPACE_WIDTH,
    level_of,
    quarter_place,
    slot_place,
    space_place,
)
from ziggurat.games.uxmal.view.reckoning import (
    chosen,
    earnings,
    free_slots,
    open_quarters,
    top_level,
)
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Child,
    Element,
    Spot,
    at,
    drawing,
    g,
    labelled_group,
    memoized,
    move,
    piece,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

IDOL_X, IDOL_Y = 4, 5
PILE_X, PILE_Y = 52, 34
EARN_GAP = 6

PRIEST_SPOT = Spot(-PRIEST_RING, -PRIEST_RING, 2 * PRIEST_RING, 2 * PRIEST_RING, PRIEST_RING)
SLOT_SPOT = Spot(0, 0, TILE, TILE, CORNER, TILE - 27, 21, empty=True, priced=True)
SOCKET_SPOT = Spot(  # all of the quarter; on an idol there is no place for goods
    -PRIEST_AT, -PRIEST_AT, MARK, MARK, size=1.5, ringed=True, priced=True
)
SPACE_SPOT = Spot(
    0,
    0,
    SPACE_WIDTH,
    SPACE_HEIGHT,
    badge_x=SPACE_WIDTH / 2,
    badge_y=SPACE_HEIGHT + 4,
    over=1,
    priced=True,
)
IDOL_SPOT = Spot(0, 0, IDOL_SIDE, IDOL_SIDE + 4, 6)


def pyramid(seen: Uxmal, seat: int, look: str, words: Words) -> Element:
    """The whole board."""
    walking, possible = chosen(seen, "walking"), tuple(open_quarters(seen, seat))
    return drawing(
        BOARD_WIDTH,
        BOARD_HEIGHT,
        use("board"),
        track(seen, chosen(seen, "ranking"), words),
        at(
            PYRAMID_X,
            PYRAMID_Y,
            levels(seen),
            quarters(seen, walking, possible, words),
            *slots(seen, look, words),
        ),
        label=words.say("region-pyramid", phase=seen.phase),
    )


@memoized_by_fields("levels visible laid phase")
def levels(seen: Uxmal) -> list[Child]:
    """All tiles level by level, and where the next ones will sit."""
    drawn: list[Child] = [*base(seen)]
    top = top_level(seen)
    for level in range(1, top + 1):
        drawn += [*cast(seen, level), *tiles(seen, level)]
        if level < top:
            drawn.append(use(f"veil-{level}"))
    return [*drawn, *notches(seen)]


def base(seen: Uxmal) -> list[Element]:
    """What the base shows where no tile lies yet."""
    return [
        use(f"print-{IDOL_IDS[seen.visible[place]]}", *quarter_place(place, 0))
        for place in range(QUARTERS)
        if seen.levels[place] == 0 and seen.visible[place] != BLANK
    ]


def cast(seen: Uxmal, level: int) -> list[Element]:
    """The shadow a level above the first casts on the one below: the more of it, the higher."""
    places = [slot_place(slot) for slot in laid(seen, level)] if level > 1 else []
    return [shadow(*places)] if places else []


@memoized
def shadow(*places: tuple[int, int]) -> Element:
    """The shadow of some tiles."""
    return g(*(use("cast", x, y) for x, y in places), opacity=0.32)


def laid(seen: Uxmal, level: int) -> list[int]:
    """The slots of one level that have a tile, from the back to the front."""
    return [slot for slot in range(SLOTS) if seen.laid[slot] != NO_TILE and level_of(slot) == level]


def tiles(seen: Uxmal, level: int) -> list[Element]:
    """The tiles of one level."""
    return [tile(seen.laid[slot], *slot_place(slot)) for slot in laid(seen, level)]


@memoized
def tile(face: int, x: float, y: float) -> Element:
    """A tile in one of its turns: the same piece in the hand and on the pyramid."""
    return piece(TILE_IDS[face // TURNS], use(f"face-{face}", transform=move(x, y)))


@memoized_by_fields("priests visible levels")
def quarters(seen: Uxmal, walking: int | None, possible: tuple[int, ...], words: Words) -> Element:
    """A mark for every quarter of a tile where a priest stands, could stand, or an idol is."""
    drawn = []
    for place in range(QUARTERS):
        owner, idol, level = seen.priests[place], seen.visible[place], seen.levels[place]
        if owner != NO_PRIEST:
            drawn.append(held(place, idol, level, owner, place == walking, words))
        elif place in possible or (idol != BLANK and level):
            drawn.append(free(place, idol, level, place in possible, words))
    return g(*drawn, transform=f"scale({MARK_SCALE})")


@memoized
def held(place: int, idol: int, level: int, owner: int, walks: bool, words: Words) -> Element:
    """A quarter with a priest, marked if it is the one that walks."""
    name = names.quarter(place, idol, level, owner, words)
    priest = piece(f"priest-{owner}-{QUARTER_IDS[place]}", use(f"priest-{owner}"))
    selected = [use("selected")] if walks else []
    return spotted(PRIEST_SPOT, quarter(place, level, name, use("here"), priest, *selected))


@memoized
def free(place: int, idol: int, level: int, possible: bool, words: Words) -> Element:
    """A quarter without a priest."""
    name = names.quarter(place, idol, level, NO_PRIEST, words)
    mark = use("socket", class_="ring") if possible else use("here")
    return spotted(SOCKET_SPOT, quarter(place, level, name, mark))


def quarter(place: int, level: int, name: str, *children: Child) -> Element:
    """One quarter; its origin is the place of a priest."""
    x, y = quarter_place(place, level)
    at_priest = move(x / MARK_SCALE + PRIEST_AT, y / MARK_SCALE + PRIEST_AT)
    return labelled_group(name, *children, id=QUARTER_IDS[place], transform=at_priest)


def slots(seen: Uxmal, look: str, words: Words) -> list[Element]:
    """With a tile in hand, the free places of the level being built."""
    if seen.drawn == NO_TILE:
        return []
    turn = LOOKS.index(look) if look in LOOKS else 0
    return [slot_mark(seen, slot, turn, words) for slot in free_slots(seen)]


def notches(seen: Uxmal) -> list[Element]:
    """The notches on which tiles of a higher level will sit; the base needs none to show them."""
    free = free_slots(seen) if seen.phase > 1 else []
    return [use("notch", *slot_place(slot)) for slot in free]


def slot_mark(seen: Uxmal, slot: int, turn: int, words: Words) -> Element:
    """A free place with a ghost of the tile and the cards it would bring."""
    ghost = use(f"face-{TURNS * seen.drawn + turn}", class_="ghost")
    preview = g(ghost, *earned(earnings(seen, slot, turn)))
    spot = SLOT_SPOT._replace(preview=preview)
    mark = labelled_group(
        names.slot_label(slot, words),
        id=SLOT_IDS[slot],
        transform=move(*slot_place(slot)),
    )
    return spotted(spot, mark)


def earned(found: list[tuple[int, int]]) -> list[Element]:
    """Small cards in the middle of a tile."""
    pitch = EARN_SCALE * CHIP_WIDTH + EARN_GAP
    left, top = (TILE - len(found) * pitch + EARN_GAP) / 2, (TILE - EARN_SCALE * CHIP_HEIGHT) / 2
    return [
        use(f"earn-{IDOL_IDS[idol]}-{cards}", left + n * pitch, top)
        for n, (idol, cards) in enumerate(found)
    ]


@memoized_by_fields("track piles")
def track(seen: Uxmal, moving: int | None, words: Words) -> list[Element]:
    """The five spaces of the popularity track with their idols and their piles of cards."""
    return [space(seen, n, moving, words) for n in range(IDOLS)]


def space(seen: Uxmal, number: int, moving: int | None, words: Words) -> Element:
    """One space of the track."""
    idol = seen.track[number]
    stands = [] if idol == NO_IDOL else [idol_tile(seen, idol, idol == moving, words)]
    plate = g(
        use(f"space-art-{number + 1}"),
        *stands,
        id=f"space-{number + 1}",
        transform=move(*space_place(number)),
    )
    return spotted(SPACE_SPOT if stands else SPACE_SPOT._replace(over=0), plate)


def idol_tile(seen: Uxmal, idol: int, moves: bool, words: Words) -> Element:
    """An idol on the track and the pile of its cards, which goes along when it moves."""
    name, left, rank = IDOL_IDS[idol], seen.piles[idol], seen.space_of(idol) + 1
    return piece(f"idol-{name}", g(idol_face(idol, rank, left, moves, words), pile(name, left)))


@memoized
def idol_face(idol: int, rank: int, left: int, moves: bool, words: Words) -> Element:
    """An idol, marked if it is the one that moves."""
    name, idol_name = IDOL_IDS[idol], names.idol_name(idol, words)
    selected = [use("idol-selected")] if moves else []
    tile = labelled_group(
        words.say("idol-on-track", idol=idol_name, rank=rank, left=left),
        use(f"idol-art-{name}"),
        *selected,
        id=name,
        transform=move(IDOL_X, IDOL_Y),
    )
    return spotted(IDOL_SPOT, tile)


@memoized
def pile(name: str, left: int) -> Element:
    """The cards of an idol left in the supply."""
    art = use(f"pile-art-{left}", transform=move(PILE_X, PILE_Y), id=f"pile-{name}")
    return piece(f"pile-{name}-{left}", art)
