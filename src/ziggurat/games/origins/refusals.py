"""Why workers, actions and tiles are refused, for all rules that ask for them."""

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.reasons import Refusal
from ziggurat.games.origins.components import (
    A_BUILD,
    A_CLIMB,
    A_FEED,
    A_RECRUIT,
    A_SPEAKER,
    A_WAR,
    ARCHON,
    BASES,
    BONUS_FOOD,
    BONUS_STONE,
    BONUS_WISDOM,
    COLOURS,
    FIRST_SPEAKER,
    FOOD,
    GOLD,
    KINDS,
    MAIN_STONE,
    MARKET_SPACES,
    NO_DIE,
    NOTHING,
    SITES,
    STONE,
    WISDOM,
)
from ziggurat.games.origins.geometry import AGORA, CORNERS_OF_A_ROW, FIRST_BUILDING, WIDTH
from ziggurat.games.origins.options import CLIMB_AT_TOP
from ziggurat.games.origins.possible import (
    below_top,
    can_build,
    can_do,
    can_do_bonus,
    is_useful,
)
from ziggurat.games.origins.reasons import (
    ALL_AT_TOP,
    CHANGES_NOTHING,
    COSTS_A_GOOD,
    MARKET_GAP,
    NO_ABILITY,
    NO_BASE,
    NO_CITIZEN,
    NO_FLOOR,
    NO_FOUR_TILES,
    NO_FREEMAN,
    NO_SPEAKER,
    NO_UNUSED_FREEMAN,
    NOBODY_TO_FEED,
    NOT_SET_ASIDE,
    NOT_YOUR_SPEAKER,
    NOTHING_TO_BUILD,
    SEAT_TAKEN,
    TOWER_TOO_DEAR,
    WORKER_TOO_LOW,
    WORKER_USED,
)
from ziggurat.games.origins.state import Origins, value_of


def why_no_die(state: Origins, seat: i64, base: i64) -> Refusal | None:
    """Why no unused Freeman is on a base; None if one is."""
    if state.freeman(seat, base) == NO_DIE:
        return Refusal(NO_FREEMAN)
    return Refusal(WORKER_USED) if state.posts[BASES * seat + base] != NOTHING else None


def why_no_worker(state: Origins, seat: i64, worker: i64) -> Refusal | None:
    """Why a worker cannot be sent to any place; None if it can."""
    if worker == ARCHON:
        return Refusal(WORKER_USED) if state.archons[seat] != NOTHING else None
    if worker < BASES:
        refusal = why_no_die(state, seat, worker)
        if refusal is not None:
            return refusal
        value = value_of(state.freeman(seat, worker))
    else:
        speaker = worker - FIRST_SPEAKER
        if speaker >= len(state.speakers) or state.holders[speaker] != seat:
            return Refusal(NOT_YOUR_SPEAKER)
        if state.podiums[speaker] != NOTHING:
            return Refusal(WORKER_USED)
        value = state.speakers[speaker]
    means = value + state.good(seat, WISDOM) + state.good(seat, GOLD)
    sent = any(state.ships[site] <= means for site in range(SITES))
    return None if sent else Refusal(WORKER_TOO_LOW)


def why_no_seat(state: Origins, seat: i64, corner: i64) -> Refusal | None:
    """Why no District can be completed around a seat of power; None if one can."""
    row = corner // CORNERS_OF_A_ROW
    place = BIT[corner % CORNERS_OF_A_ROW]
    if state.taken[WIDTH * seat + row] & place != 0:
        return Refusal(SEAT_TAKEN)
    if state.free_seats(seat, row) & place == 0:
        return Refusal(NO_FOUR_TILES)
    return Refusal(NO_UNUSED_FREEMAN) if state.unused(seat) == 0 else None


def why_no_tower(state: Origins, seat: i64, colour: i64) -> Refusal | None:
    """Why a tower cannot be raised; None if it can."""
    if state.floors[colour] == 0:
        return Refusal(NO_FLOOR)
    height = state.towers[COLOURS * seat + colour]
    return Refusal(TOWER_TOO_DEAR, height) if state.good(seat, GOLD) < height else None


def why_no_action(state: Origins, seat: i64, action: i64) -> Refusal | None:
    """Why the lower action of a meeting place is impossible; None if it can be done."""
    if can_do(state, seat, action):
        return None
    if action == A_BUILD:
        return Refusal(NOTHING_TO_BUILD)
    if action == A_CLIMB:
        return why_no_climb(state, seat, MAIN_STONE, state.has(CLIMB_AT_TOP))
    if action == A_RECRUIT:
        return Refusal(NO_BASE if state.free_base(seat) == NOTHING else NO_CITIZEN)
    if action == A_FEED and not state.can_pay(seat, FOOD, 1):
        return Refusal(COSTS_A_GOOD, FOOD, 1)
    return Refusal(NOBODY_TO_FEED)


def why_no_bonus(state: Origins, seat: i64, action: i64) -> Refusal | None:
    """Why the action of a bonus tile is impossible; None if it can be done."""
    if can_do_bonus(state, seat, action):
        return None
    if action == A_SPEAKER:
        return Refusal(NO_SPEAKER)
    if action == A_WAR:
        return Refusal(COSTS_A_GOOD, WISDOM, BONUS_WISDOM)
    if action == A_CLIMB:
        return why_no_climb(state, seat, BONUS_STONE, False)
    dear = can_build(state, seat)
    return Refusal(COSTS_A_GOOD, FOOD, BONUS_FOOD) if dear else Refusal(NOTHING_TO_BUILD)


def why_no_climb(state: Origins, seat: i64, stone: i64, at_top: bool) -> Refusal | None:
    """Why no Temple can be climbed for so much stone."""
    if below_top(state, seat) == 0 and not at_top:
        return Refusal(ALL_AT_TOP)
    return None if state.can_pay(seat, STONE, stone) else Refusal(COSTS_A_GOOD, STONE, stone)


def why_no_pick(state: Origins, seat: i64, source: i64) -> Refusal | None:
    """Why a tile cannot be chosen: it is not on the market, or not set aside by this seat."""
    if source < MARKET_SPACES:
        return Refusal(MARKET_GAP) if state.market[source] == NOTHING else None
    return None if state.has_reserved(seat, source - MARKET_SPACES) else Refusal(NOT_SET_ASIDE)


def why_no_use(state: Origins, seat: i64, cell: i64, towers: vec[i64]) -> Refusal | None:
    """Why the tile in a cell has nothing to give; None if its ability would change something."""
    if is_useful(state, seat, cell, towers):
        return None
    tile = state.tile_at(seat, cell)
    has_ability = tile == AGORA or FIRST_BUILDING <= tile < FIRST_BUILDING + KINDS
    return Refusal(CHANGES_NOTHING if has_ability else NO_ABILITY)
