"""Which actions a player is able to do now. (Actions; rulings R-22, R-43, R-50)

With a supply, cubes are those that a bonus could bring; without one, those in the city.
"""

from mypy_extensions import i64

from ziggurat.games.teotihuacan.accounts import can_pay, price, worship_price
from ziggurat.games.teotihuacan.components import (
    A_BUILDING,
    A_OFFERING,
    A_PYRAMID,
    A_TEMPLE,
    ASKS,
    BUILD_PYRAMID,
    BUILD_TEMPLE,
    BUILDINGS,
    COLOURS,
    DETAIL,
    EFFECT,
    EXCHANGE,
    KINDS,
    LARGEST,
    OWN_MATERIALS,
    OWN_SIZES,
    PYRAMID,
    SIZE,
    TEMPLE,
    WORSHIPS,
    ZONES,
)
from ziggurat.games.teotihuacan.places import (
    FROM_RESERVE,
    is_available,
    open_spots,
)
from ziggurat.games.teotihuacan.state import IN_MARKET, IN_RESERVE, Teotihuacan
from ziggurat.games.teotihuacan.supply import Supply


def can_act(state: Teotihuacan, seat: i64, action: i64) -> bool:
    """Whether an action can be done with the Power of this turn; production and favour always."""
    if action == A_BUILDING:
        return any(can_build(state, seat, building) for building in range(BUILDINGS))
    if action == A_TEMPLE:
        return can_raise_temple(state, seat, state.power)
    if action == A_PYRAMID:
        return any(can_raise_tile(state, seat, PYRAMID + colour) for colour in range(COLOURS))
    return action != A_OFFERING or can_offer(state, seat)


def can_construct(state: Teotihuacan, seat: i64) -> bool:
    """Whether any Construction action can be done."""
    return any(can_act(state, seat, action) for action in range(ZONES))


def can_build(state: Teotihuacan, seat: i64, building: i64) -> bool:
    """Whether a building of the market is small enough for the Power, and fits in Reach."""
    return SIZE[building] <= state.power and is_available(state, seat, building, 0)


def affords(state: Teotihuacan, seat: i64, account: i64, supply: Supply | None) -> bool:
    """Whether a player can pay, now or with what a bonus could bring."""
    return can_pay(state, seat, account) if supply is None else supply.meets(account)


def can_raise_temple(
    state: Teotihuacan, seat: i64, power: i64, supply: Supply | None = None
) -> bool:
    """Whether some temple of the market can be paid with so much Power, and placed."""
    for colour in range(COLOURS):
        tile = TEMPLE + colour
        if affords(state, seat, price(tile, power), supply) and is_available(state, seat, tile, 0):
            return True
    return False


def can_raise_tile(state: Teotihuacan, seat: i64, tile: i64) -> bool:
    """Whether a pyramid tile of the market can be paid and has a spot in Reach."""
    return (
        state.available(IN_MARKET, tile) > 0
        and can_pay(state, seat, price(tile, state.power))
        and open_spots(state, seat, 0) != 0
    )


def can_offer(state: Teotihuacan, seat: i64, supply: Supply | None = None) -> bool:
    """Whether any worship tile of a player can be offered."""
    return any(can_use(state, seat, worship, supply) for worship in range(WORSHIPS))


def can_use(state: Teotihuacan, seat: i64, worship: i64, supply: Supply | None = None) -> bool:
    """Whether a player has this worship tile and meets what it asks. (Offering; R-43)"""
    if state.worship[WORSHIPS * seat + worship] == 0:
        return False
    effect = EFFECT[worship]
    if effect == EXCHANGE:
        return affords(state, seat, worship_price(worship), supply)
    if effect == OWN_SIZES:
        return has_sizes(state, seat, worship)
    if effect == OWN_MATERIALS:
        return has_materials(state, seat, worship)
    if effect == BUILD_TEMPLE:
        return affords(state, seat, worship_price(worship), supply) and has_temple(state, seat)
    if effect == BUILD_PYRAMID:
        return affords(state, seat, worship_price(worship), supply) and has_pyramid_tile(
            state, seat
        )
    return True


def has_sizes(state: Teotihuacan, seat: i64, worship: i64) -> bool:
    """Whether the city has as many buildings of each size as the tile shows."""
    for size in range(LARGEST):
        needed = DETAIL[ASKS * worship + size]
        for building in range(BUILDINGS):
            if needed > 0 and SIZE[building] == size + 1:
                needed -= state.tiles_of(seat, building)
        if needed > 0:
            return False
    return True


def has_materials(state: Teotihuacan, seat: i64, worship: i64) -> bool:
    """Whether the city has as many buildings of each material as the tile shows."""
    for kind in range(KINDS):
        needed = DETAIL[ASKS * worship + kind]
        if needed > 0 and state.buildings_of(seat, kind) < needed:
            return False
    return True


def has_temple(state: Teotihuacan, seat: i64) -> bool:
    """Whether the reserve has a temple that fits in Reach."""
    for colour in range(COLOURS):
        if is_available(state, seat, TEMPLE + colour, FROM_RESERVE):
            return True
    return False


def has_pyramid_tile(state: Teotihuacan, seat: i64) -> bool:
    """Whether the reserve has a pyramid tile, and the pyramid a spot for it in Reach."""
    if open_spots(state, seat, 0) == 0:
        return False
    return any(state.available(IN_RESERVE, PYRAMID + colour) > 0 for colour in range(COLOURS))
