"""Whether new buildings, and the cubes around them, make an action of zone B possible. (R-50)

What has to be paid before is paid in every way that matters. Most places are no use: that a count
of cubes tells, which is never too strict.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, count
from ziggurat.games.teotihuacan.accounts import is_payable, price, worship_price
from ziggurat.games.teotihuacan.components import (
    BUILDINGS,
    COLOURS,
    GOLD,
    KINDS,
    LARGEST,
    MATERIAL,
    NOTHING,
    SHAPE,
    SIZE,
    STONE,
    TEMPLE,
    WOOD,
    WORSHIPS,
)
from ziggurat.games.teotihuacan.geometry import COVERS, COVERS_LOW, FIRST, NEAR, NEAR_LOW, REACHES
from ziggurat.games.teotihuacan.places import is_available, reach, source, taken
from ziggurat.games.teotihuacan.possible import can_offer, can_raise_temple, can_use
from ziggurat.games.teotihuacan.rules.payments import payments
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.games.teotihuacan.supply import Supply

TOO_MANY: Final[i64] = 2 * LARGEST + 3  # cubes: more than any building has squares beside it


def acts(state: Teotihuacan, seat: i64, supply: Supply | None) -> bool:
    """Whether one of the two actions of zone B is possible then."""
    return can_offer(state, seat, supply) or can_raise_temple(state, seat, state.power, supply)


def of_size(least: i64, most: i64) -> i64:
    """The set of buildings of some sizes."""
    found: i64 = 0
    for building in range(BUILDINGS):
        if least <= SIZE[building] <= most:
            found |= BIT[building]
    return found


def builds_any(
    state: Teotihuacan, seat: i64, buildings: i64, conditions: i64, account: i64
) -> bool:
    """Whether one of these buildings is enough after so much is paid."""
    purse = purse_of(state, seat)
    for one in range(BUILDINGS):
        rows = free_rows(state, seat, one, conditions) if buildings & BIT[one] != 0 else []
        if len(rows) == 0:
            continue
        after = with_tile(state, seat, one, conditions)
        least = lacking(prices(after, seat), purse, MATERIAL[one])
        for row in rows:
            if room(state, seat, one, row) >= least and serves(
                after, seat, account, one, row, NOTHING, NOTHING
            ):
                return True
    return False


def builds_two(
    state: Teotihuacan, seat: i64, buildings: i64, alike: bool, conditions: i64, account: i64
) -> bool:
    """Whether two of these buildings, which may be alike or not, are enough."""
    for one in range(BUILDINGS):
        for other in range(one if alike else one + 1, BUILDINGS):
            both = BIT[one] | BIT[other]
            if both & ~buildings == 0 and builds_both(state, seat, one, other, conditions, account):
                return True
    return False


def builds_both(
    state: Teotihuacan, seat: i64, one: i64, other: i64, conditions: i64, account: i64
) -> bool:
    """Whether these two buildings are enough after so much is paid."""
    firsts = free_rows(state, seat, one, conditions)
    if len(firsts) == 0:
        return False
    alone = with_tile(state, seat, one, conditions)
    seconds = free_rows(alone, seat, other, conditions)
    if len(seconds) == 0:
        return False
    after = with_tile(alone, seat, other, conditions)
    wanted = prices(after, seat)
    for row in firsts:
        purse = purse_of(state, seat)
        purse[MATERIAL[one]] += room(state, seat, one, row)
        least = lacking(wanted, purse, MATERIAL[other])
        if least == TOO_MANY:
            continue
        for second in seconds:
            apart = COVERS[row] & COVERS[second] == 0 and COVERS_LOW[row] & COVERS_LOW[second] == 0
            enough = apart and room(state, seat, other, second) >= least
            if enough and serves(after, seat, account, one, row, other, second):
                return True
    return False


def serves(
    state: Teotihuacan, seat: i64, account: i64, one: i64, row: i64, other: i64, second: i64
) -> bool:
    """Whether new buildings are enough where they lie, after so much is paid."""
    for after in payments(state, seat, account, row, second):
        supply = Supply(after, seat)
        surround(after, seat, one, row, supply)
        if other != NOTHING:
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
        row
        for row in range(FIRST[at], FIRST[at + 1])
        if COVERS[row] & high == 0 and COVERS_LOW[row] & low == 0
    ]


def with_tile(state: Teotihuacan, seat: i64, tile: i64, conditions: i64) -> Teotihuacan:
    """The table with one more tile in a city, wherever it will lie."""
    after = state.copy()
    after.lay(seat, tile, 0, source(conditions))
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


def prices(state: Teotihuacan, seat: i64) -> vec[i64]:
    """What the actions of zone B cost, those left out that are impossible whatever one has."""
    found = vec[i64]()
    for colour in range(COLOURS):
        if is_available(state, seat, TEMPLE + colour, 0):
            found = append(found, price(TEMPLE + colour, state.power))
    for worship in range(WORSHIPS):
        if state.worship[WORSHIPS * seat + worship] > 0:
            asks = worship_price(worship)
            if asks != 0 or can_use(state, seat, worship):
                found = append(found, asks)
    return found


def purse_of(state: Teotihuacan, seat: i64) -> vec[i64]:
    """How many cubes of each kind a city has."""
    return vec[i64]([state.cubes_of(seat, kind) for kind in range(KINDS)])


def lacking(wanted: vec[i64], purse: vec[i64], kind: i64) -> i64:
    """How many more cubes of a kind are enough to pay one of these prices."""
    more: i64 = 0
    while more < TOO_MANY:
        for at in range(len(wanted)):
            wood = purse[WOOD] + (more if kind == WOOD else 0)
            stone = purse[STONE] + (more if kind == STONE else 0)
            gold = purse[GOLD] + (more if kind == GOLD else 0)
            if is_payable(wanted[at], wood, stone, gold):
                return more
        more += 1
    return more


def room(state: Teotihuacan, seat: i64, building: i64, row: i64) -> i64:
    """How many squares beside a building could get a cube they have not."""
    at = 2 * (KINDS * seat + MATERIAL[building])
    high = NEAR[row] & ~state.covered[2 * seat] & ~state.cubes[at]
    low = NEAR_LOW[row] & ~state.covered[2 * seat + 1] & ~state.cubes[at + 1]
    return count(high) + count(low)
