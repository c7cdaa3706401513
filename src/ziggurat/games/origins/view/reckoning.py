"""What the pictures and the words of Origins work out from a table: by the game's own rules."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from ziggurat.core.bits import members
from ziggurat.core.choices import Verb
from ziggurat.core.steps import a_of, b_of, rule_of, seat_of
from ziggurat.games.origins import steps
from ziggurat.games.origins.components import (
    AS_FARM,
    BASES,
    COLOURS,
    GOLD,
    GOLD_POINTS,
    GOODS,
    KIND_COLOUR,
    KIND_IDS,
    NO_DIE,
    NOTHING,
    PALACE_COLUMN,
    PALACE_ROW,
    TEMPLES,
)
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.geometry import (
    AGORA,
    BLOCK,
    CORNERS_OF_A_ROW,
    DIGITS,
    FIRST_BUILDING,
    FIRST_FARM,
    FITS,
    PALACE,
    WIDTH,
    cell_of,
)
from ziggurat.games.origins.payments import kind_in
from ziggurat.games.origins.rules.military import plunder_points
from ziggurat.games.origins.rules.scoring import advisor_points, seat_points, temple_points
from ziggurat.games.origins.state import (
    CORNER_OF_SEATED,
    DIE_VALUE,
    FROM_ADVISORS,
    FROM_GOLD,
    FROM_MILITARY,
    FROM_SEATS,
    FROM_TEMPLES,
    OWNER_OF_RESERVED,
    OWNER_OF_SEATED,
    SOURCE_IDS,
    SOURCES,
    Origins,
    colour_of,
    value_of,
)
from ziggurat.i18n.messages import Words
from ziggurat.views.view import Due


class Die(NamedTuple):
    """A Citizen: its colour and its value."""

    colour: int
    value: int


class Seated(NamedTuple):
    """A die on a seat of power: the row and the column of the tile above and left of it."""

    row: int
    column: int
    die: Die


class Window(NamedTuple):
    """The part of the table a city needs: its first row and column, how many of both."""

    top: int
    left: int
    rows: int
    columns: int


MIN_CITY_SIDE = 6  # cells a side a city is shown with


def asked(seen: Origins, seat: int) -> str:
    """The decision a seat has to take now, '' if it has none."""
    return str(GAME.asking(seen)) if GAME.to_move(seen) == seat else ""


def open_targets(seen: Origins, verb: Verb) -> list[int]:
    """The targets of a verb that can be chosen now."""
    return [verb.target(choice) for choice in GAME.choices(seen) if verb.names(choice)]


def offers(seen: Origins, seat: int, verb: Verb) -> list[int]:
    """The targets of a verb a seat can choose now: none if it is not its turn."""
    return open_targets(seen, verb) if GAME.to_move(seen) == seat else []


def die(number: int) -> Die:
    """A die of the table."""
    return Die(colour_of(number), value_of(number))


def tile_name(tile: int) -> str:
    """The name of a tile in a city: a kind, agora, palace or farm."""
    if tile == AGORA:
        return "agora"
    if tile == PALACE:
        return "palace"
    return "farm" if tile >= FIRST_FARM else KIND_IDS[tile - FIRST_BUILDING]


def tiles_in(seen: Origins, owner: int) -> list[tuple[int, int, str]]:
    """The tiles of a city: row, column, name."""
    first = WIDTH * owner
    return [
        (row, column, tile_name(seen.tile_at(owner, WIDTH * row + column)))
        for row in range(WIDTH)
        if (columns := seen.occupied[first + row])
        for column in members(columns)
    ]


def seats_in(seen: Origins, owner: int) -> list[Seated]:
    """The dice on seats of power of a city, the oldest first."""
    found = []
    for number in map(int, seen.seated):
        if number // OWNER_OF_SEATED % DIE_VALUE == owner:
            row, column = divmod(number // CORNER_OF_SEATED, int(CORNERS_OF_A_ROW))
            found.append(Seated(row, column, die(number)))
    return found


def free_seats(seen: Origins, owner: int) -> list[tuple[int, int]]:
    """The free seats of power: row and column of the tile above and left."""
    return [
        (row, column)
        for row in range(WIDTH - 1)
        if (columns := seen.free_seats(owner, row))
        for column in members(columns)
    ]


def window(seen: Origins, owner: int) -> Window:
    """What is shown of a city: it begins around the Palace and grows only where it must."""
    first = WIDTH * owner
    rows = [row for row in range(WIDTH) if seen.occupied[first + row]]
    columns = members(reduce(or_, (seen.occupied[first + row] for row in rows)))
    top, left = PALACE_ROW - MIN_CITY_SIDE // 2, PALACE_COLUMN - MIN_CITY_SIDE // 2 + 1
    low, right = top + MIN_CITY_SIDE, left + MIN_CITY_SIDE
    top, left = max(min(top, rows[0] - 1), 0), max(min(left, columns[0] - 1), 0)
    low = min(max(low, rows[-1] + 2), int(WIDTH))
    right = min(max(right, columns[-1] + 2), int(WIDTH))
    return Window(top, left, low - top, right - left)


def unused(seen: Origins, owner: int) -> list[int]:
    """The bases with a Freeman who has not worked yet."""
    return members(seen.unused(owner))


def freeman(seen: Origins, owner: int, base: int) -> Die | None:
    """The die on a base."""
    found = seen.freeman(owner, base)
    return None if found == NO_DIE else die(found)


def at_work(seen: Origins, site: int) -> list[tuple[int, int]]:
    """Owner and base of the Freemen at a meeting place."""
    return [divmod(at, int(BASES)) for at, where in enumerate(seen.posts) if where == site]


def held_signs(seen: Origins, owner: int) -> list[int]:
    """The Zodiac cards of a player."""
    return [seen.signs[n] for n in range(TEMPLES) if seen.keepers[n] == owner]


def held_speakers(seen: Origins, owner: int) -> list[int]:
    """The Speakers a player holds and has not sent yet."""
    return [
        n for n, holder in enumerate(seen.holders) if holder == owner and seen.podiums[n] == NOTHING
    ]


def reserve(seen: Origins, owner: int) -> list[int]:
    """The kinds of tiles a player has set aside."""
    return [one % OWNER_OF_RESERVED for one in seen.reserved if one // OWNER_OF_RESERVED == owner]


def stacks(order: Sequence[int], at: Sequence[int]) -> dict[int, list[int]]:
    """Markers of a track by their place, from the lowest of each stack up."""
    found: dict[int, list[int]] = {}
    for owner in order:
        found.setdefault(at[owner], []).append(owner)
    return found


def towers(seen: Origins, owner: int) -> list[int]:
    """The heights of the five towers."""
    first = COLOURS * owner
    return list(seen.towers[first : first + COLOURS])


def fitting(seen: Origins, owner: int, corner: int) -> list[int]:
    """The slots whose District card fits the four tiles around a seat of power."""
    cells = [cell_of(corner, place) for place in range(BLOCK)]
    return _slots(seen, [seen.colour_at(owner, cell) for cell in cells])


def fitting_with(seen: Origins, owner: int, cell: int, tile: str) -> list[int]:
    """The slots whose card would fit some block if this tile lay in that cell."""
    row, column = divmod(cell, int(WIDTH))
    new = KIND_COLOUR[KIND_IDS.index(tile)] if tile in KIND_IDS else NOTHING
    found: set[int] = set()
    for top, left in ((row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)):
        if 0 <= top < CORNERS_OF_A_ROW and 0 <= left < CORNERS_OF_A_ROW:
            corner = CORNERS_OF_A_ROW * top + left
            cells = [cell_of(corner, place) for place in range(BLOCK)]
            if all(one == cell or seen.tile_at(owner, one) for one in cells):
                colours = [new if one == cell else seen.colour_at(owner, one) for one in cells]
                found.update(_slots(seen, colours))
    return sorted(found)


def _slots(seen: Origins, colours: Sequence[int]) -> list[int]:
    """The slots whose card four colours fit, NOTHING for none."""
    block = 0
    for colour in colours:
        block = block * DIGITS + colour + 1
    cards = FITS[block]
    return [slot for slot, card in enumerate(seen.cards) if card != NOTHING and cards >> card & 1]


def in_hand(seen: Origins, owner: int) -> str | None:
    """The tile a player is about to lay, as it will lie."""
    step = waiting(seen, owner, steps.WAY, steps.LAYING)
    if step is None:
        return None
    if rule_of(step) == steps.LAYING and b_of(step) == AS_FARM:
        return "farm"
    return KIND_IDS[kind_in(seen, a_of(step))]


def waiting(seen: Origins, owner: int, *rules: int) -> int | None:
    """The next step of a seat that is one of these rules."""
    for at in range(seen.depth - 1, -1, -1):
        step = seen.agenda[at]
        if rule_of(step) in rules and seat_of(step) == owner:
            return step
    return None


def sources(words: Words) -> list[str]:
    """What points come from."""
    return [words.say(f"count-{name}") for name in SOURCE_IDS]


def tally(seen: Origins, seat: int) -> list[int]:
    """The points of a seat by source: those of the end too, before it came."""
    first = SOURCES * seat
    points = list(seen.earned[first : first + SOURCES])
    if waiting(seen, seat, steps.PLUNDER) is not None:
        points[FROM_MILITARY] += plunder_points(seen, seat)
    if seen.depth:
        points[FROM_GOLD] = GOLD_POINTS * seen.good(seat, GOLD)
        points[FROM_ADVISORS] = advisor_points(seen, seat)
        points[FROM_TEMPLES] = temple_points(seen, seat)
        points[FROM_SEATS] = seat_points(seen, seat)
    return points


def due(seen: Origins, seat: int) -> list[Due]:
    """Gold may be spent; Advisors, temples and seats of power only grow."""
    if seen.depth == 0:
        return ["now"] * int(SOURCES)
    rows: list[Due] = ["now"] * int(FROM_GOLD)
    if waiting(seen, seat, steps.PLUNDER) is not None:
        rows[FROM_MILITARY] = "sure"
    return [*rows, "held", "sure", "sure", "sure"]


def goods(seen: Origins, seat: int) -> list[int]:
    """Stone, food, wisdom, gold, Superiority tokens."""
    first = GOODS * seat
    return [*seen.goods[first : first + GOODS], seen.tokens[seat]]
