"""Whether something can be done at all: what is offered must lead on."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, first
from ziggurat.games.origins.components import (
    A_BUILD,
    A_CLIMB,
    A_FEED,
    A_RECRUIT,
    A_SPEAKER,
    A_WAR,
    BONUS_FOOD,
    BONUS_STONE,
    BONUS_WISDOM,
    COLOURS,
    COURTHOUSE,
    EQUESTRIAN,
    ESTATE,
    FINAL_SPACE,
    FOOD,
    FORTRESS,
    FORUM,
    GOLD,
    KINDS,
    MAGE_TOWER,
    MAIN_STONE,
    MARKET,
    NO_DIE,
    NOTHING,
    PORTAL,
    RECRUITS,
    SALON,
    SANCTUARY,
    STATUE,
    STONE,
    STONE_CIRCLE,
    TEMPLE_FOREST,
    TEMPLE_GOLD,
    TEMPLE_MOUNTAIN,
    TEMPLE_SEA,
    TEMPLE_TOP,
    TEMPLES,
    VETERANS,
    WISDOM,
    YARD,
    YELLOW,
)
from ziggurat.games.origins.geometry import AGORA, FIRST_BUILDING, WIDTH
from ziggurat.games.origins.options import CLIMB_AT_TOP
from ziggurat.games.origins.payments import recruit_wisdom
from ziggurat.games.origins.state import OWNER_OF_RESERVED, Origins, colour_of, lies

FOREST: Final = 0
MOUNTAIN: Final = 1
SEA: Final = 2


def can_do(state: Origins, seat: i64, action: i64) -> bool:
    """Whether the lower action of a meeting place is possible."""
    if action == A_BUILD:
        return can_build(state, seat)
    if action == A_CLIMB:
        return state.can_pay(seat, STONE, MAIN_STONE) and (
            state.has(CLIMB_AT_TOP) or below_top(state, seat) != 0
        )
    if action == A_RECRUIT:
        return can_recruit(state, seat, False)
    if action == A_FEED:
        return can_feed(state, seat)
    return True


def can_do_bonus(state: Origins, seat: i64, action: i64) -> bool:
    """Whether the action of a bonus tile is possible."""
    if action == A_WAR:
        return state.can_pay(seat, WISDOM, BONUS_WISDOM)
    if action == A_BUILD:
        return state.can_pay(seat, FOOD, BONUS_FOOD) and can_build(state, seat)
    if action == A_CLIMB:
        return state.can_pay(seat, STONE, BONUS_STONE) and below_top(state, seat) != 0
    if action == A_SPEAKER:
        return can_invite(state)
    return True


def can_build(state: Origins, seat: i64) -> bool:
    """Whether there is a tile to build, at least as a Farm."""
    if state.market[0] != NOTHING:
        return True
    return any(state.reserved[at] // OWNER_OF_RESERVED == seat for at in range(len(state.reserved)))


def below_top(state: Origins, seat: i64) -> i64:
    """The set of temples whose top a seat has not reached."""
    found: i64 = 0
    for temple in range(TEMPLES):
        if state.climbed[TEMPLES * seat + temple] < TEMPLE_TOP:
            found |= BIT[temple]
    return found


def can_recruit(state: Origins, seat: i64, free: bool) -> bool:
    """Whether there is a Citizen one can pay for, and a base to put it on."""
    return state.free_base(seat) != NOTHING and any(
        is_recruitable(state, seat, space, free) for space in range(RECRUITS)
    )


def is_recruitable(state: Origins, seat: i64, space: i64, free: bool) -> bool:
    """Whether there is a Citizen in this space, free or affordable."""
    return state.recruits[space] != NO_DIE and (
        free or state.can_pay(seat, WISDOM, recruit_wisdom(state, seat, space))
    )


def can_feed(state: Origins, seat: i64) -> bool:
    """Whether food can be spent, on an unused Freeman or on the military track."""
    return state.can_pay(seat, FOOD, 1) and (can_advance(state, seat) or state.unused(seat) != 0)


def can_advance(state: Origins, seat: i64) -> bool:
    """Whether the military marker still moves: on the final space it never does."""
    return state.force[seat] < FINAL_SPACE


def can_invite(state: Origins) -> bool:
    """Whether a Speaker is in the recruitment area."""
    return lies(state.holders, NOTHING)


def can_recolour(state: Origins, seat: i64, base: i64) -> bool:
    """Whether the supply has a die of another colour than the one on a base."""
    own = colour_of(state.freeman(seat, base))
    return any(colour != own and state.supply[colour] > 0 for colour in range(COLOURS))


def is_useful(state: Origins, seat: i64, cell: i64, towers: vec[i64]) -> bool:
    """Whether the ability of the tile in a cell would change anything.

    Mage Towers already in use are not used again.
    """
    tile = state.tile_at(seat, cell)
    if tile == AGORA:
        return True
    kind = tile - FIRST_BUILDING
    if kind < 0 or kind >= KINDS:
        return False
    if kind == MAGE_TOWER:
        return not lies(towers, cell) and copies(state, seat, cell, append(towers, cell)) != 0
    return is_kind_useful(state, seat, kind)


def is_kind_useful(state: Origins, seat: i64, kind: i64) -> bool:
    """Whether a building of this kind, Mage Towers apart, would change anything."""
    if kind == MARKET:
        return state.freemen_of(seat, YELLOW) > 0
    if kind == EQUESTRIAN:
        return can_advance(state, seat) or state.weaker(seat) > 0
    if kind == FORTRESS:
        return can_advance(state, seat)
    if kind in (VETERANS, PORTAL):
        return state.unused(seat) != 0
    if kind == YARD:
        return state.market[0] != NOTHING
    if kind == COURTHOUSE:
        return recolourable(state, seat) != 0
    if kind == ESTATE:
        return can_recruit(state, seat, True)
    if kind == FORUM:
        return can_invite(state)
    if kind == STONE_CIRCLE:
        return house_colours(state, seat) > 1
    if kind == SANCTUARY:
        return state.signs_of(seat) > 0
    if kind == STATUE:
        return below_top(state, seat) != 0
    if kind == SALON:
        return freeman_colours(state, seat) > 0
    temple = temple_of(kind)
    if temple != NOTHING:
        open_tracks = below_top(state, seat)
        return open_tracks & BIT[temple] != 0 or (
            open_tracks != 0 and state.good(seat, GOLD) >= TEMPLE_GOLD
        )
    return True


def temple_of(kind: i64) -> i64:
    """The track a Temple building climbs, or NOTHING."""
    if kind == TEMPLE_FOREST:
        return FOREST
    if kind == TEMPLE_MOUNTAIN:
        return MOUNTAIN
    if kind == TEMPLE_SEA:
        return SEA
    return NOTHING


def copies(state: Origins, seat: i64, cell: i64, towers: vec[i64]) -> i64:
    """Which neighbours a Mage Tower can use: above, left, right, below, as a set."""
    row = cell // WIDTH
    column = cell % WIDTH
    found: i64 = 0
    if row > 0 and is_useful(state, seat, cell - WIDTH, towers):
        found |= 1
    if column > 0 and is_useful(state, seat, cell - 1, towers):
        found |= 2
    if column + 1 < WIDTH and is_useful(state, seat, cell + 1, towers):
        found |= 4
    if row + 1 < WIDTH and is_useful(state, seat, cell + WIDTH, towers):
        found |= 8
    return found


def recolourable(state: Origins, seat: i64) -> i64:
    """The set of bases with an unused die that a Courthouse can change."""
    found: i64 = 0
    bases = state.unused(seat)
    while bases != 0:
        base = first(bases)
        bases &= bases - 1
        if can_recolour(state, seat, base):
            found |= BIT[base]
    return found


def house_colours(state: Origins, seat: i64) -> i64:
    """How many colours the buildings of a city have."""
    found: i64 = 0
    for colour in range(COLOURS):
        found += 1 if state.house_count(seat, colour) > 0 else 0
    return found


def freeman_colours(state: Origins, seat: i64) -> i64:
    """How many colours the Freemen of a seat have."""
    found: i64 = 0
    for colour in range(COLOURS):
        found += 1 if state.freemen_of(seat, colour) > 0 else 0
    return found
