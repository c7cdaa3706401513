"""Motherships: how they turn. (Visit 5; solo training)"""

from mypy_extensions import i64

from ziggurat.core.steps import step
from ziggurat.games.origins.components import SHIP_FIRST, SHIP_MOST, SITES
from ziggurat.games.origins.events import TURNED
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.steps import NEIGHBOUR


def set_ship(state: Origins, seat: i64, site: i64, value: i64) -> None:
    """A Mothership shows this value now."""
    state.ships[site] = value
    state.tell(TURNED, seat, site, value)


def turn_ships(state: Origins, seat: i64, site: i64) -> None:
    """The ship of the place visited turns; alone, that of a neighbour too. (Visit 5; solo)"""
    value = state.ships[site]
    set_ship(state, seat, site, value + 1 if value < SHIP_MOST else SHIP_FIRST)
    if state.is_solo() and (can_turn(state, site - 1) or can_turn(state, site + 1)):
        state.then(step(NEIGHBOUR, seat, site))


def can_turn(state: Origins, site: i64) -> bool:
    """Whether there is such a neighbour, and its ship does not show 6. (Solo)"""
    return 0 <= site < SITES and state.ships[site] < SHIP_MOST
