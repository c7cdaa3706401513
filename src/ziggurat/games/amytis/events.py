"""What The Architects of Amytis tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import EventType

# Set-up, and what is turned over
REVEALED: Final = EventType("revealed", "pile", "tile")
REFILLED: Final = EventType("refilled", "card")
DEALT: Final = EventType("dealt", "card")

# A turn
RECALLED: Final = EventType("recalled")
TOOK: Final = EventType("took", "pile", "tile")
LAID: Final = EventType("laid", "site", "tile")
SCORED: Final = EventType("scored", "points", "building")
GAINED: Final = EventType("gained", "card")
VALIDATED: Final = EventType("validated", "card")
FAVOURED: Final = EventType("favoured", "space")

# The end
LAST_TURN: Final = EventType("last-turn")
COUNTED: Final = EventType("counted", "projects", "favours")
