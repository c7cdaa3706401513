"""The table of Amytis: the main board and the cities, and the list of all pictures."""

from ziggurat.art.banner import nameplate, several
from ziggurat.art.stone import CORNER, TILE, WALL, rise, token
from ziggurat.core.bits import members
from ziggurat.games.amytis.components import (
    ARCHITECTS,
    BUILDING_IDS,
    COLOURS,
    LAP,
    NO_TILE,
    PAWNS,
    PLACES,
    TILE_IDS,
)
from ziggurat.games.amytis.game import GAME
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.view import pieces
from ziggurat.games.amytis.view.ground import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CITY_Y,
    GRID_X,
    MAIN_Y,
    TRACK_INSET,
    place_of,
    track_place,
)
from ziggurat.games.amytis.view.words import place_name, tile_name
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Child,
    Element,
    Spot,
    at,
    drawing,
    labelled_group,
    memoized,
    move,
    piece,
    rect,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

UNDER_RING = 2  # of what lies at a place: the stack and its top tile
BADGE_INSET = 14  # of a badge from the top right corner of a tile
SHARED_STEP = 7  # how far two scores on one step are moved apart
RESERVE_SCALE = 0.85
RESERVE_PITCH = 37
PAWNS_PITCH = 31


@memoized_by_fields("tops left architects earned counted")
def main_board(seen: Amytis, words: Words) -> Element:
    """The nine piles with their architects, the score track around them."""
    owners = {pile: seat for seat in (0, 1) for pile in members(seen.architects[seat])}
    piles = [
        pile(number, seen.tops[number], seen.left[number], owners.get(number), words)
        for number in range(PLACES)
    ]
    return drawing(
        BOARD_WIDTH,
        BOARD_HEIGHT,
        use("main-board"),
        *score_markers(seen, words),
        at(GRID_X, MAIN_Y, *piles),
        label=words.say("region-piles"),
    )


@memoized
def pile(number: int, tile: int, left: int, owner: int | None, words: Words) -> Element:
    """One pile of the main board."""
    top = "" if tile == NO_TILE else TILE_IDS[tile]
    children = pieces.stack(top, left, f"pile-{number}-{left}")
    if owner is not None:
        children.append(pieces.architect(owner, left, f"architect-{owner}-{number}"))
    name = pile_name(number, tile, left, owner, words)
    return _placed(number, f"pile-{number}", name, left, children)


def pile_name(number: int, tile: int, left: int, owner: int | None, words: Words) -> str:
    """What a pile is called: Garden, green, 3 tiles left, row 1, column 2."""
    place = place_name(number, words)
    if not left:
        name = words.say("pile-empty", place=place)
    elif tile == NO_TILE:
        name = words.say("pile-hidden", left=left, place=place)
    else:
        name = words.say("pile", tile=tile_name(tile, words), left=left, place=place)
    return name if owner is None else words.say("pile-mine", pile=name, player=words.player(owner))


def score_markers(seen: Amytis, words: Words) -> list[Element]:
    """Both scores on the track; side by side when they share a step."""
    scores = [seen.total(seat) for seat in (0, 1)]
    shift = SHARED_STEP if scores[0] % LAP == scores[1] % LAP else 0
    return [score_marker(seat, score, shift, words) for seat, score in enumerate(scores)]


@memoized
def score_marker(seat: int, score: int, shift: int, words: Words) -> Element:
    """A score on the track, moved so far to make room for another."""
    x, y = track_place(score)
    # Both stay on the board, whose edge is as near as the track.
    left = min(max(x - shift, TRACK_INSET), BOARD_WIDTH - TRACK_INSET - 2 * shift)
    marker = piece(f"score-{seat}", token(seat, left + 2 * shift * seat, y))
    return labelled_group(words.say("score", player=words.player(seat), points=score), marker)


@memoized_by_fields("", "heights buildings colours earned counted architects favours bottom")
def city(seen: Amytis, owner: int, title: str, words: Words) -> Element:
    """A player's city under a heading with score, architects and pawns."""
    return drawing(
        BOARD_WIDTH,
        BOARD_HEIGHT,
        use("city-board"),
        at(20, 36, *heading(seen, owner, words)),
        at(GRID_X, CITY_Y, sites(seen, owner, words)),
        label=title,
    )


def heading(seen: Amytis, owner: int, words: Words) -> list[Element]:
    """Token and score of a player, architects in reserve and pawns left for favours."""
    return [
        score_plate(owner, seen.total(owner), words),
        reserve(owner, architects_left(seen, owner), move(138, 20, RESERVE_SCALE), words),
        pawns(owner, pawns_left(seen, owner), move(274, 0, RESERVE_SCALE), words),
    ]


def architects_left(seen: Amytis, owner: int) -> int:
    """How many architects a player can still send out."""
    return ARCHITECTS - seen.architects_out(owner)


def pawns_left(seen: Amytis, owner: int) -> int:
    """How many favours a player can still take."""
    return PAWNS - seen.pawns_placed(owner)


@memoized
def score_plate(owner: int, score: int, words: Words) -> Element:
    """Token and score of a player."""
    return labelled_group(
        words.say("score", player=words.player(owner), points=score), *nameplate(owner, score)
    )


@memoized
def reserve(owner: int, count: int, place: str, words: Words) -> Element:
    """Architects that are not on the main board."""
    return labelled_group(
        words.say("reserve", count=count),
        *several(f"pawn-{owner}", count, across=RESERVE_PITCH),
        id=f"reserve-{owner}",
        transform=place,
    )


@memoized
def pawns(owner: int, count: int, place: str, words: Words) -> Element:
    """Pawns left for favours."""
    return labelled_group(
        words.say("pawns", count=count),
        *several(f"token-{owner}", count, across=PAWNS_PITCH),
        id=f"pawns-{owner}",
        transform=place,
    )


def in_hand(seen: Amytis, owner: int) -> int:
    """The tile a player has just taken, or NO_TILE."""
    return seen.hand if GAME.to_move(seen) == owner else NO_TILE


@memoized_by_fields("", "heights buildings colours")
def sites(seen: Amytis, owner: int, words: Words) -> list[Element]:
    """The nine sites of a city."""
    return [
        a_site(owner, number, tile, seen.height(owner, number), words)
        for number, tile in enumerate(visible_tiles(seen, owner))
    ]


@memoized
def a_site(owner: int, number: int, tile: int, height: int, words: Words) -> Element:
    """One site of a city."""
    anchor = f"s{owner}-site-{number}"
    top = TILE_IDS[tile] if height else ""
    children = pieces.stack(top, height, f"{anchor}-{top}")
    name = site_name(tile, height, number, words)
    return _placed(number, anchor, name, height, children)


def site_name(tile: int, height: int, site: int, words: Words) -> str:
    """What a site is called: Wall, blue, stack of 2, row 1, column 3."""
    place = place_name(site, words)
    if not height:
        return words.say("site-empty", place=place)
    return words.say("site", tile=tile_name(tile, words), height=height, place=place)


@memoized
def preview(tile: int, height: int) -> Element:
    """The tile in hand where it would lie: shown by the page while a site is pointed at."""
    return use(f"tile-{TILE_IDS[tile]}", 0, -rise(height), class_="ghost")


def visible_tiles(seen: Amytis, owner: int) -> list[int]:
    """The visible tile of each site of a city; NO_TILE where none lies."""
    tops = [NO_TILE] * PLACES
    for building in range(len(BUILDING_IDS)):
        for site in members(seen.sites_of(owner, building)):
            tops[site] = building * COLOURS
    for colour in range(COLOURS):
        for site in members(seen.sites_in(owner, colour)):
            tops[site] += colour
    return tops


@memoized
def bed(size: float) -> Element:
    """Nothing to be seen, but to be pointed at."""
    return rect(0, WALL, size, size, fill="none", pointer_events="all")


def _placed(number: int, anchor: str, name: str, height: int, children: list[Child]) -> Element:
    """One of nine places, named, and how it is marked: height and architect stay above the ring."""
    x, y = TILE - BADGE_INSET, BADGE_INSET
    if height:
        up = rise(height)
        over = len(children) - UNDER_RING
        spot = Spot(0, -up, TILE, TILE, CORNER, x, y - up, over=over)
    else:
        children.append(bed(TILE))
        spot = Spot(0, WALL, TILE, TILE, CORNER, x, y + WALL, empty=True)
    return spotted(
        spot, labelled_group(name, *children, id=anchor, transform=move(*place_of(number)))
    )
