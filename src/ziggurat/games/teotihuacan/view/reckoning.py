"""What the pictures and the words of Teotihuacan work out from a table: by the game's own rules."""

from functools import cache
from typing import NamedTuple

from ziggurat.core.bits import members
from ziggurat.core.choices import Verb
from ziggurat.core.steps import a_of, b_of, rule_of, seat_of
from ziggurat.games.teotihuacan import steps, verbs
from ziggurat.games.teotihuacan.boards import GROUP, GROUP_COLOUR, GROUP_LOW, GROUPS
from ziggurat.games.teotihuacan.components import (
    BUILDINGS,
    KINDS,
    MASK_POINTS,
    MASKS_OF_A_COLOUR,
    MATERIAL,
    OFFER_POINTS,
    PYRAMID,
    SHAPE,
    TEMPLE,
    WORSHIPS,
    WORSHIPS_OF_A_COLOUR,
)
from ziggurat.games.teotihuacan.facts import squares
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.geometry import (
    COVERS,
    COVERS_LOW,
    DISTRICT,
    DISTRICTS,
    NEAR,
    NEAR_LOW,
    PAIR_IDS,
    PAIRS,
    ROW,
    SQUARE_IDS,
)
from ziggurat.games.teotihuacan.places import FREELY
from ziggurat.games.teotihuacan.rules.cubes import others
from ziggurat.games.teotihuacan.rules.scoring import district_points, temple_points
from ziggurat.games.teotihuacan.state import (
    FROM_DISTRICTS,
    FROM_MASKS,
    FROM_WORSHIP,
    PAIR_OF_LAID,
    SOURCES,
    Teotihuacan,
    seat_of_laid,
    tile_of_laid,
)
from ziggurat.views.view import Due


class Laid(NamedTuple):
    """A building or temple in a city: what it is, its first square, how it lies."""

    tile: int
    square: int
    look: str


@cache
def pairs() -> list[tuple[int, str]]:
    """The first square and the look of each pair."""
    found = [name.partition("@") for name in PAIR_IDS]
    return [(SQUARE_IDS.index(square), look) for square, _, look in found]


def asked(seen: Teotihuacan, seat: int) -> str:
    """The decision a seat has to take now, '' if it has none."""
    return str(GAME.asking(seen)) if GAME.to_move(seen) == seat else ""


def laid_in(seen: Teotihuacan, owner: int) -> list[Laid]:
    """The buildings and temples of a city, the oldest first."""
    return [
        Laid(tile_of_laid(laid), *pairs()[laid // PAIR_OF_LAID])
        for laid in seen.laid
        if seat_of_laid(laid) == owner
    ]


def _waiting(seen: Teotihuacan, owner: int, *rules: int) -> int | None:
    """The next step of a seat that is one of these rules."""
    for at in range(seen.depth - 1, -1, -1):
        step = seen.agenda[at]
        if rule_of(step) in rules and seat_of(step) == owner:
            return step
    return None


def in_hand(seen: Teotihuacan, owner: int) -> int | None:
    """The tile a player has taken and not placed yet."""
    step = _waiting(seen, owner, steps.SETTING, steps.SPOT)
    return None if step is None else a_of(step)


def reach(seen: Teotihuacan, owner: int) -> int | None:
    """The side whose Reach counts in a city, None where it is ignored."""
    step = _waiting(seen, owner, steps.SETTING, steps.SPOT)
    freely = step is not None and b_of(step) & FREELY
    return None if freely or seen.round == 0 else seen.sides[owner]


def aside(seen: Teotihuacan) -> list[int]:
    """The worship tiles being used, the outer one first."""
    found = (seen.agenda[at] for at in range(seen.depth))
    return [a_of(step) for step in found if rule_of(step) == steps.USED]


def owned(seen: Teotihuacan, owner: int) -> list[tuple[int, int]]:
    """The worship tiles of a player, and how many of each."""
    first = WORSHIPS * owner
    counts = list(seen.worship[first : first + WORSHIPS])
    return [(tile, count) for tile, count in enumerate(counts) if count]


def cubes_in(seen: Teotihuacan, owner: int, kind: int) -> list[int]:
    """The squares with a cube of a kind."""
    at = 2 * (KINDS * owner + kind)
    return squares(seen.cubes[at], seen.cubes[at + 1])


def open_targets(seen: Teotihuacan, verb: Verb) -> list[int]:
    """The targets of a verb that can be chosen now."""
    return [verb.target(choice) for choice in GAME.choices(seen) if verb.names(choice)]


def open_places(seen: Teotihuacan, look: str) -> list[int]:
    """The pairs a tile can be set on as it is held."""
    return [pair for pair in open_targets(seen, verbs.SET) if pairs()[pair][1] == look]


def row_of(tile: int, pair: int) -> int:
    """A placement in the table of all."""
    return ROW[PAIRS * SHAPE[tile] + pair]


def covers(tile: int, pair: int) -> list[int]:
    """The squares a tile would cover."""
    row = row_of(tile, pair)
    return squares(COVERS[row], COVERS_LOW[row])


def brings(seen: Teotihuacan, seat: int, tile: int, pair: int) -> list[int]:
    """The squares that would get a cube at once; where another kind lies the player is asked."""
    if tile >= BUILDINGS:
        return []
    row, kind = row_of(tile, pair), MATERIAL[tile]
    at = 2 * (KINDS * seat + kind)
    high, low = others(seen, seat, kind)
    high |= seen.covered[2 * seat] | seen.cubes[at]
    low |= seen.covered[2 * seat + 1] | seen.cubes[at + 1]
    return squares(NEAR[row] & ~high, NEAR_LOW[row] & ~low)


def completes(seen: Teotihuacan, seat: int, tile: int, pair: int) -> list[int]:
    """The mask tiles a placement would bring."""
    row, left = row_of(tile, pair), members(seen.masks)
    found: list[int] = []
    high = seen.covered[2 * seat] | COVERS[row]
    low = seen.covered[2 * seat + 1] | COVERS_LOW[row]
    for group in range(GROUPS):
        at = GROUPS * seen.boards[seat] + group
        touched = COVERS[row] & GROUP[at] or COVERS_LOW[row] & GROUP_LOW[at]
        if touched and not GROUP[at] & ~high and not GROUP_LOW[at] & ~low:
            pile = [mask for mask in left if mask // MASKS_OF_A_COLOUR == GROUP_COLOUR[at]]
            left = [mask for mask in left if mask not in pile[:1]]
            found += pile[:1]
    return found


def tally(seen: Teotihuacan, seat: int) -> list[int]:
    """Points by source if the game ended now; masks and an offering that wait come for sure."""
    first = SOURCES * seat
    points = list(seen.earned[first : first + SOURCES])
    if (step := _waiting(seen, seat, steps.MASKS)) is not None:
        laid = a_of(step)
        tile, pair = tile_of_laid(laid), laid // PAIR_OF_LAID
        points[FROM_MASKS] += mask_points(completes(seen, seat, tile, pair))
    if (step := _waiting(seen, seat, steps.EXCHANGE)) is not None:
        points[FROM_WORSHIP] += OFFER_POINTS[a_of(step)]
    del points[FROM_DISTRICTS]
    return points + districts(seen, seat)


def due(seen: Teotihuacan, seat: int) -> list[Due]:
    """Tiles stay where they lie, so Districts are sure."""
    kinds: list[Due] = ["now"] * (int(SOURCES) - 1)
    last: list[Due] = ["sure" if seen.depth else "now"] * int(DISTRICTS)
    if _waiting(seen, seat, steps.MASKS) is not None:
        kinds[FROM_MASKS] = "sure"
    if _waiting(seen, seat, steps.EXCHANGE) is not None:
        kinds[FROM_WORSHIP] = "sure"
    return kinds + last


def goods(seen: Teotihuacan, seat: int) -> list[int]:
    """Cubes of each kind, action discs, worship tiles of each colour."""
    first, each = WORSHIPS * seat, WORSHIPS_OF_A_COLOUR
    held = list(seen.worship[first : first + WORSHIPS])
    return [
        *(seen.cubes_of(seat, kind) for kind in range(KINDS)),
        seen.ready[seat],
        *(sum(held[n : n + each]) for n in range(0, WORSHIPS, each)),
    ]


def counts_with_temple(seen: Teotihuacan, seat: int, tile: int, pair: int) -> int:
    """What a placement adds to the final count: nothing for a building."""
    if tile < TEMPLE:
        return 0
    row, colour = row_of(tile, pair), tile - TEMPLE
    return sum(
        int(temple_points(seen, seat, colour, n))
        for n in range(DISTRICTS)
        if COVERS[row] & DISTRICT[2 * n] or COVERS_LOW[row] & DISTRICT[2 * n + 1]
    )


def worth_laying(seen: Teotihuacan, seat: int, tile: int, pair: int) -> int:
    """The points of a placement: masks, and the final count."""
    masks = mask_points(completes(seen, seat, tile, pair))
    return masks + counts_with_temple(seen, seat, tile, pair)


def mask_points(masks: list[int]) -> int:
    """What some mask tiles are worth together."""
    return sum(int(MASK_POINTS[mask]) for mask in masks)


def districts(seen: Teotihuacan, owner: int) -> list[int]:
    """What each District would score now."""
    return [district_points(seen, owner, district) for district in range(DISTRICTS)]


def near(tile: int, pair: int) -> list[int]:
    """The squares beside a tile that lies there."""
    row = row_of(tile, pair)
    return squares(NEAR[row], NEAR_LOW[row])


def is_pyramid(tile: int) -> bool:
    """Whether it is a tile of the pyramid."""
    return tile >= PYRAMID


def masks_of(seen: Teotihuacan, owner: int) -> list[int]:
    """The mask tiles of a player."""
    return members(seen.taken[owner])
