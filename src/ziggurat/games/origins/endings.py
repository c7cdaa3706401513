"""The four conditions that end a game, announced when they hold. (End of the game, p. 22)"""

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.rules import NOBODY
from ziggurat.games.origins.components import (
    COLOURS,
    COLOURS_AT_END,
    NO_DIE,
    RECRUITS,
    TEMPLE_TOP,
    TEMPLES,
)
from ziggurat.games.origins.events import ANNOUNCED, LIFTED
from ziggurat.games.origins.options import SUPPLY_ENDS
from ziggurat.games.origins.state import (
    FEW_FLOORS,
    LAST_ROUND,
    NO_CITIZENS,
    NO_GOLD,
    THREE_TEMPLES,
    Origins,
    colour_of,
)


def announce(state: Origins) -> None:
    """Say which conditions hold now, and which no longer do; it changes nothing in play."""
    found = endings(state)
    changed = found ^ state.announced
    if changed != 0:
        for ending in range(LAST_ROUND):
            if changed & BIT[ending] != 0:
                state.tell(ANNOUNCED if found & BIT[ending] != 0 else LIFTED, NOBODY, ending)
        state.announced = found


def endings(state: Origins) -> i64:
    """The set of conditions that hold; none apply to the solo training."""
    found: i64 = 0
    if state.is_solo():
        return found
    if any(has_all_tops(state, seat) for seat in range(state.seats)):
        found |= BIT[THREE_TEMPLES]
    if all(state.card_gold[slot] == 0 for slot in range(len(state.card_gold))):
        found |= BIT[NO_GOLD]
    colours: i64 = 0
    for colour in range(COLOURS):
        colours += 1 if state.floors[colour] > 0 else 0
    if colours <= COLOURS_AT_END:
        found |= BIT[FEW_FLOORS]
    if any(is_short(state, colour) for colour in range(COLOURS)):
        found |= BIT[NO_CITIZENS]
    return found


def has_all_tops(state: Origins, seat: i64) -> bool:
    """Whether the three markers of a seat stand on top."""
    return all(state.climbed[TEMPLES * seat + temple] == TEMPLE_TOP for temple in range(TEMPLES))


def is_short(state: Origins, colour: i64) -> bool:
    """Whether no Citizen of a colour is left to be added to the row, and the row lacks one."""
    if state.supply[colour] > 0:
        return False
    if state.has(SUPPLY_ENDS):
        return True
    return not any(
        state.recruits[space] != NO_DIE and colour_of(state.recruits[space]) == colour
        for space in range(RECRUITS)
    )
