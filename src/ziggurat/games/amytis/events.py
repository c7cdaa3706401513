"""What The Architects of Amytis tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import Told

# Set-up, and what is turned over
REVEALED: Final = Told("revealed", "pile", "tile")
REFILLED: Final = Told("refilled", "card")
DEALT: Final = Told("dealt", "card")

# A turn
RECALLED: Final = Told("recalled")
TOOK: Final = Told("took", "pile", "tile")
LAID: Final = Told("laid", "site", "tile")
SCORED: Final = Told("scored", "points", "building")
GAINED: Final = Told("gained", "card")
VALIDATED: Final = Told("validated", "card")
FAVOURED: Final = Told("favoured", "space")

# The end
LAST_TURN: Final = Told("last-turn")
COUNTED: Final = Told("counted", "projects", "favours")
