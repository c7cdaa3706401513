"""What Uxmal tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import Told

# Set-up
ORDERED: Final = Told("ordered", "idol", "space")
PRINTED: Final = Told("printed", "space", "face")

# A turn
DREW: Final = Told("drew", "tile")
LAID: Final = Told("laid", "slot", "face")
LIFTED: Final = Told("lifted", "quarter", "level")
GAINED: Final = Told("gained", "idol", "taken", "claimed")
PLACED: Final = Told("placed", "quarter")
WALKED: Final = Told("walked", "start", "end", "cost")
DISCARDED: Final = Told("discarded", "idol", "cards")
VENERATED: Final = Told("venerated", "idol", "start", "end")
CURSED: Final = Told("cursed", "idol", "start", "end")

# The end of a phase
COMPLETED: Final = Told("completed", "level")
SCORED: Final = Told("scored", "points", "idol", "quarter")
REJECTED: Final = Told("rejected", "first", "second")
RECALLED: Final = Told("recalled", "priests")
RETIRED: Final = Told("retired", "priests")
