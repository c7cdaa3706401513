"""What things cost, and steps that pay. (Basic resources and gold)"""

from mypy_extensions import i64

from ziggurat.core.steps import step
from ziggurat.games.origins.components import (
    FIRST_BASES,
    GOLD,
    GOODS,
    KIND_STONE,
    MARKET_SPACES,
    MARKET_WISDOM,
    POPULATION_FOOD,
    RECRUIT_WISDOM,
    STONE,
    WISDOM,
)
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.steps import PAYING


def payment(seat: i64, good: i64, amount: i64, kept: i64 = 0) -> i64:
    """The step that pays a number of a resource, with some gold reserved for what follows."""
    return step(PAYING, seat, good + GOODS * amount, kept)


def population_food(state: Origins, seat: i64) -> i64:
    """Food for the next base. (Population, p. 19)"""
    return POPULATION_FOOD[state.population[seat] - FIRST_BASES]


def recruit_wisdom(state: Origins, seat: i64, space: i64) -> i64:
    """Wisdom for a Citizen to recruit."""
    return state.reduced(seat, RECRUIT_WISDOM[space])


def kind_in(state: Origins, source: i64) -> i64:
    """The building in a source: a space of the market, then the kinds set aside."""
    return state.market[source] if source < MARKET_SPACES else source - MARKET_SPACES


def building_wisdom(state: Origins, seat: i64, source: i64) -> i64:
    """Wisdom for the place in the market; none for a tile set aside. (Annex: Construction Yard)"""
    return state.reduced(seat, MARKET_WISDOM[source]) if source < MARKET_SPACES else 0


def gold_for_stone(state: Origins, seat: i64, source: i64) -> i64:
    """Gold that must replace stone."""
    return max(KIND_STONE[kind_in(state, source)] - state.good(seat, STONE), 0)


def is_affordable(state: Origins, seat: i64, source: i64) -> bool:
    """Whether a building can be paid, gold replacing what is missing."""
    wisdom = max(building_wisdom(state, seat, source) - state.good(seat, WISDOM), 0)
    return wisdom + gold_for_stone(state, seat, source) <= state.good(seat, GOLD)
