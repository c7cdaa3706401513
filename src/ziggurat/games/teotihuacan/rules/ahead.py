"""Whether a bonus used first can make an action of zone B possible. (Actions; annex 1; R-50)

Nothing is played here: each way to use the bonus is tried on copies of the table, with a supply of
all cubes it could bring. Points, masks and tiles turned up by chance open nothing in zone B.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first
from ziggurat.games.teotihuacan.accounts import is_payable, price, worship_price
from ziggurat.games.teotihuacan.boards import (
    GIFT,
    GIFT_NUMBER,
    GIVES_BUILDINGS,
    GIVES_SIZE,
    GIVES_TEMPLE,
    GIVES_WORSHIP,
    REWARD_AT,
)
from ziggurat.games.teotihuacan.components import (
    ANY_CONSTRUCTION,
    ANY_INFLUENCE,
    BUILDINGS,
    COLOURS,
    EFFECT,
    GOLD,
    KINDS,
    MATERIAL,
    NOTHING,
    OWN_MATERIALS,
    OWN_SIZES,
    PILE,
    POWER,
    PYRAMID,
    RESOURCE,
    SHAPE,
    SHOWN,
    SIZE,
    SLOT,
    STONE,
    TEMPLE,
    WOOD,
    WORSHIPS,
)
from ziggurat.games.teotihuacan.geometry import (
    ANYWHERE,
    BASE_SPOTS,
    COVERS,
    COVERS_LOW,
    FIRST,
    NEAR,
    NEAR_LOW,
    PAIR,
    REACHES,
    SPOTS,
)
from ziggurat.games.teotihuacan.places import (
    FROM_RESERVE,
    is_available,
    open_spots,
    reach,
    source,
    taken,
)
from ziggurat.games.teotihuacan.possible import (
    can_offer,
    can_raise_temple,
    can_raise_tile,
    can_use,
)
from ziggurat.games.teotihuacan.rules.cubes import free_squares
from ziggurat.games.teotihuacan.rules.payments import payments
from ziggurat.games.teotihuacan.rules.production import beside
from ziggurat.games.teotihuacan.rules.rewards import conditions_of, ready_of
from ziggurat.games.teotihuacan.rules.worship import has_first
from ziggurat.games.teotihuacan.state import (
    PYRAMID_COLOURS,
    Teotihuacan,
    seat_of_laid,
    tile_of_laid,
)
from ziggurat.games.teotihuacan.supply import Supply


def edge(shape: i64) -> int:
    """How many squares can lie beside a tile of this shape at most."""
    rows = range(FIRST[REACHES * shape + ANYWHERE], FIRST[REACHES * shape + ANYWHERE + 1])
    return max(int(count(NEAR[row])) + int(count(NEAR_LOW[row])) for row in rows)


EDGE: Final = vec[i64]([edge(SHAPE[tile]) for tile in range(BUILDINGS)])
NO_BUILDING: Final = -1


def opens_zone_b(state: Teotihuacan, seat: i64, bonus: i64, power: i64) -> bool:
    """Whether a temple or an offering is possible after some use of this bonus."""
    if bonus == POWER:
        return can_raise_temple(state, seat, power + 1)
    if bonus == RESOURCE:
        return any(gives(state, seat, power, kind) for kind in range(KINDS))
    if bonus != ANY_INFLUENCE and bonus != ANY_CONSTRUCTION:
        return False
    now = at_power(state, power)
    if bonus == ANY_INFLUENCE:
        return by_favour(now, seat) or by_production(now, seat) or by_small_buildings(now, seat)
    return by_building(now, seat) or by_pyramid(now, seat)


def at_power(state: Teotihuacan, power: i64) -> Teotihuacan:
    """The table with so much Power, as after the discs are placed."""
    after = state.copy()
    after.power = power
    return after


def acts(state: Teotihuacan, seat: i64, supply: Supply | None) -> bool:
    """Whether one of the two actions of zone B is possible then."""
    return can_offer(state, seat, supply) or can_raise_temple(state, seat, state.power, supply)


def gives(state: Teotihuacan, seat: i64, power: i64, kind: i64) -> bool:
    """Whether a cube of this kind, given by the bonus, is enough."""
    high, low = free_squares(state, seat, kind)
    supply = Supply(state, seat)
    supply.produce(kind, high, low)
    return can_offer(state, seat, supply) or can_raise_temple(state, seat, power, supply)


# Influence.


def by_favour(state: Teotihuacan, seat: i64) -> bool:
    """Whether a worship tile that can be exchanged for one of yours could be offered."""
    if not state.holds_worship(seat):
        return False
    for place in range(SHOWN):
        if state.shown[place] != NOTHING:
            after = with_worship(state, seat, state.shown[place])
            if can_use(after, seat, state.shown[place]):
                return True
    return False


def by_production(state: Teotihuacan, seat: i64) -> bool:
    """Whether a cube or none near each building is enough."""
    supply = Supply(state, seat)
    for at in range(len(state.laid)):
        tile = tile_of_laid(state.laid[at])
        if seat_of_laid(state.laid[at]) == seat and tile < BUILDINGS:
            high, low = beside(state, at)
            supply.produce(MATERIAL[tile], high, low)
    return acts(state, seat, supply)


def by_small_buildings(state: Teotihuacan, seat: i64) -> bool:
    """Whether one or two buildings of size 1, with the cubes around them, are enough."""
    for one in range(BUILDINGS):
        for other in range(one, BUILDINGS):
            if SIZE[one] == 1 and SIZE[other] == 1:
                hopeful = is_hopeful(state, seat, one, other)
                if hopeful and builds(state, seat, one, other, FROM_RESERVE, 0):
                    return True
    return False


# Construction.


def by_building(state: Teotihuacan, seat: i64) -> bool:
    """Whether a building of the market, with the cubes around it, is enough."""
    for tile in range(BUILDINGS):
        hopeful = SIZE[tile] <= state.power and is_hopeful(state, seat, tile, NO_BUILDING)
        if hopeful and builds(state, seat, tile, NO_BUILDING, 0, 0):
            return True
    return False


def by_pyramid(state: Teotihuacan, seat: i64) -> bool:
    """Whether a pyramid tile, with the reward it covers, is enough; its colour does not matter."""
    if not any(can_raise_tile(state, seat, PYRAMID + colour) for colour in range(COLOURS)):
        return False
    account = price(PYRAMID, state.power)
    spots = open_spots(state, seat, 0)
    for spot in range(SPOTS):
        if spots & BIT[spot] != 0:
            after = state.copy()
            after.pyramids[PYRAMID_COLOURS * seat] |= BIT[spot]
            reward: i64 = (
                REWARD_AT[BASE_SPOTS * state.boards[seat] + spot] if spot < BASE_SPOTS else 0
            )
            if rewards(after, seat, reward, account):
                return True
    return False


def rewards(state: Teotihuacan, seat: i64, reward: i64, account: i64) -> bool:
    """Whether what a reward brings, once the pyramid tile is paid, is enough. (Annex 2)"""
    gift = GIFT[reward]
    number = GIFT_NUMBER[reward]
    conditions = conditions_of(state, gift)
    if gift == GIVES_WORSHIP:
        for colour in range(COLOURS):
            if has_first(state, colour):
                after = with_worship(state, seat, state.shown[2 * colour + PILE])
                if pays(after, seat, account):
                    return True
    elif gift == GIVES_TEMPLE:
        return consecrates(state, seat, number, conditions, account)
    elif gift == GIVES_BUILDINGS:
        ready = ready_of(state, seat, number, conditions)
        if ready != 0:
            one = first(ready)
            rest = number & ~BIT[one]
            other = NO_BUILDING if rest == 0 else first(rest)
            return builds(state, seat, one, other, conditions, account) or (
                other != NO_BUILDING
                and builds(state, seat, other, NO_BUILDING, conditions, account)
            )
    elif gift == GIVES_SIZE:
        for tile in range(BUILDINGS):
            if SIZE[tile] == number and builds(state, seat, tile, NO_BUILDING, conditions, account):
                return True
    return pays(state, seat, account)


def consecrates(state: Teotihuacan, seat: i64, tile: i64, conditions: i64, account: i64) -> bool:
    """Whether the temple of a reward, with its worship tile, is enough; it must be built. (R-41)"""
    slot = 2 * (tile - TEMPLE) + SLOT
    rows = free_rows(state, seat, tile, conditions)
    for row in rows:
        for after in payments(raised(state, seat, tile, row, conditions), seat, account, row):
            if acts(after, seat, None):
                return True
            for place in (slot, slot - SLOT + PILE):
                if state.shown[slot] != NOTHING and state.shown[place] != NOTHING:
                    worship = state.shown[place]
                    if can_use(with_worship(after, seat, worship), seat, worship):
                        return True
    return len(rows) == 0 and pays(state, seat, account)


# New tiles and what is paid before.


def builds(
    state: Teotihuacan, seat: i64, one: i64, other: i64, conditions: i64, account: i64
) -> bool:
    """Whether a building, alone or with another, is enough after so much is paid."""
    for row in free_rows(state, seat, one, conditions):
        alone = raised(state, seat, one, row, conditions)
        for after in payments(alone, seat, account, row):
            supply = Supply(after, seat)
            surround(after, seat, one, row, supply)
            if acts(after, seat, supply):
                return True
        if other == NO_BUILDING:
            continue
        for second in free_rows(alone, seat, other, conditions):
            both = raised(alone, seat, other, second, conditions)
            for after in payments(both, seat, account, row, second):
                supply = Supply(after, seat)
                surround(after, seat, one, row, supply)
                surround(after, seat, other, second, supply)
                if acts(after, seat, supply):
                    return True
    return False


def pays(state: Teotihuacan, seat: i64, account: i64) -> bool:
    """Whether an action is possible once so much is paid."""
    return any(acts(after, seat, None) for after in payments(state, seat, account))


def free_rows(state: Teotihuacan, seat: i64, tile: i64, conditions: i64) -> list[int]:
    """The ways a tile can lie, none if it is not to be had."""
    if state.available(source(conditions), tile) == 0:
        return []
    at = REACHES * SHAPE[tile] + reach(state, seat, conditions)
    high, low = taken(state, seat, conditions)
    return [
        int(row)
        for row in range(FIRST[at], FIRST[at + 1])
        if COVERS[row] & high == 0 and COVERS_LOW[row] & low == 0
    ]


def raised(state: Teotihuacan, seat: i64, tile: i64, row: i64, conditions: i64) -> Teotihuacan:
    """The table with one more tile; the cubes under it are still there to be spent."""
    after = state.copy()
    after.lay(seat, tile, PAIR[row], source(conditions))
    after.covered[2 * seat] |= COVERS[row]
    after.covered[2 * seat + 1] |= COVERS_LOW[row]
    return after


def surround(state: Teotihuacan, seat: i64, tile: i64, row: i64, supply: Supply) -> None:
    """A new building may bring a cube to each square beside it."""
    high = NEAR[row] & ~state.covered[2 * seat]
    low = NEAR_LOW[row] & ~state.covered[2 * seat + 1]
    supply.put(MATERIAL[tile], high, low)


def with_worship(state: Teotihuacan, seat: i64, worship: i64) -> Teotihuacan:
    """The table with one more worship tile in the hand of a player."""
    after = state.copy()
    after.worship[WORSHIPS * seat + worship] += 1
    return after


def is_hopeful(state: Teotihuacan, seat: i64, one: i64, other: i64) -> bool:
    """Whether one or two buildings could do with room around them: quick, and never too strict."""
    wood = state.cubes_of(seat, WOOD) + edges(one, WOOD) + edges(other, WOOD)
    stone = state.cubes_of(seat, STONE) + edges(one, STONE) + edges(other, STONE)
    gold = state.cubes_of(seat, GOLD) + edges(one, GOLD) + edges(other, GOLD)
    for colour in range(COLOURS):
        tile = TEMPLE + colour
        payable = is_payable(price(tile, state.power), wood, stone, gold)
        if payable and is_available(state, seat, tile, 0):
            return True
    for worship in range(WORSHIPS):
        if state.worship[WORSHIPS * seat + worship] > 0:
            if EFFECT[worship] == OWN_SIZES or EFFECT[worship] == OWN_MATERIALS:
                return True
            if is_payable(worship_price(worship), wood, stone, gold):
                return True
    return False


def edges(building: i64, kind: i64) -> i64:
    """How many cubes of a kind a new building brings at most."""
    return EDGE[building] if building != NO_BUILDING and MATERIAL[building] == kind else 0
