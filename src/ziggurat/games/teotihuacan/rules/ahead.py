"""Whether a bonus used first can make an action of zone B possible. (Actions; annex 1; R-50)

Nothing is played here: each way to use the bonus is tried on copies of the table, with a supply of
all cubes it could bring. Points, masks and tiles turned up by chance open nothing in zone B.
"""

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.games.teotihuacan.accounts import price
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
    KINDS,
    MATERIAL,
    NOTHING,
    PILE,
    POWER,
    PYRAMID,
    RESOURCE,
    SHOWN,
    SLOT,
    TEMPLE,
    WORSHIPS,
)
from ziggurat.games.teotihuacan.geometry import BASE_SPOTS, SPOTS
from ziggurat.games.teotihuacan.places import FROM_RESERVE, open_spots
from ziggurat.games.teotihuacan.possible import can_offer, can_raise_temple, can_raise_tile, can_use
from ziggurat.games.teotihuacan.rules.additions import (
    acts,
    builds_any,
    builds_two,
    free_rows,
    lacking,
    of_size,
    pays,
    prices,
    purse_of,
    with_tile,
    with_worship,
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


def opens_zone_b(state: Teotihuacan, seat: i64, bonus: i64, power: i64) -> bool:
    """Whether a temple or an offering is possible after some use of this bonus."""
    if bonus == POWER:
        return can_raise_temple(state, seat, power + 1)
    now = at_power(state, power)
    if bonus == RESOURCE:
        return by_gift(now, seat)
    if bonus == ANY_INFLUENCE:
        return by_favour(now, seat) or by_production(now, seat) or by_small_buildings(now, seat)
    return bonus == ANY_CONSTRUCTION and (by_building(now, seat) or by_pyramid(now, seat))


def at_power(state: Teotihuacan, power: i64) -> Teotihuacan:
    """The table with so much Power, as after the discs are placed."""
    after = state.copy()
    after.power = power
    return after


def by_gift(state: Teotihuacan, seat: i64) -> bool:
    """Whether a cube of some kind, anywhere, is enough."""
    wanted = prices(state, seat)
    purse = purse_of(state, seat)
    for kind in range(KINDS):
        if lacking(wanted, purse, kind) <= 1:
            high, low = free_squares(state, seat, kind)
            supply = Supply(state, seat)
            supply.produce(kind, high, low)
            if acts(state, seat, supply):
                return True
    return False


# Influence.


def by_favour(state: Teotihuacan, seat: i64) -> bool:
    """Whether a worship tile that can be exchanged for one of yours could be offered."""
    if not state.holds_worship(seat):
        return False
    after = state.copy()
    for place in range(SHOWN):
        if state.shown[place] != NOTHING:
            after.worship[WORSHIPS * seat + state.shown[place]] += 1
    return can_offer(after, seat)


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
    small = of_size(1, 1)
    return builds_any(state, seat, small, FROM_RESERVE, 0) or builds_two(
        state, seat, small, True, FROM_RESERVE, 0
    )


# Construction.


def by_building(state: Teotihuacan, seat: i64) -> bool:
    """Whether a building of the market, with the cubes around it, is enough."""
    return builds_any(state, seat, of_size(1, state.power), 0, 0)


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
            return builds_any(state, seat, ready, conditions, account) or builds_two(
                state, seat, ready, False, conditions, account
            )
    elif gift == GIVES_SIZE and builds_any(
        state, seat, of_size(number, number), conditions, account
    ):
        return True
    return pays(state, seat, account)


def consecrates(state: Teotihuacan, seat: i64, tile: i64, conditions: i64, account: i64) -> bool:
    """Whether the temple of a reward, with its worship tile, is enough; it must be built. (R-41)"""
    slot = 2 * (tile - TEMPLE) + SLOT
    rows = free_rows(state, seat, tile, conditions)
    built = with_tile(state, seat, tile, conditions)
    for row in rows:
        for after in payments(built, seat, account, row):
            if acts(after, seat, None):
                return True
            for place in (slot, slot - SLOT + PILE):
                if state.shown[slot] != NOTHING and state.shown[place] != NOTHING:
                    worship = state.shown[place]
                    if can_use(with_worship(after, seat, worship), seat, worship):
                        return True
    return len(rows) == 0 and pays(state, seat, account)
