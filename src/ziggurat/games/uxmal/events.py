"""What Uxmal tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import EventType

# Set-up
ORDERED: Final = EventType("ordered", "idol", "space")
PRINTED: Final = EventType("printed", "space", "face")

# A turn
DREW: Final = EventType("drew", "tile")
LAID: Final = EventType("laid", "slot", "face")
LIFTED: Final = EventType("lifted", "quarter", "level")
GAINED: Final = EventType("gained", "idol", "taken", "claimed")
PLACED: Final = EventType("placed", "quarter")
WALKED: Final = EventType("walked", "start", "end", "cost")
DISCARDED: Final = EventType("discarded", "idol", "cards")
VENERATED: Final = EventType("venerated", "idol", "start", "end")
CURSED: Final = EventType("cursed", "idol", "start", "end")

# The end of a phase
COMPLETED: Final = EventType("completed", "level")
SCORED: Final = EventType("scored", "points", "idol", "quarter")
REJECTED: Final = EventType("rejected", "first", "second")
RECALLED: Final = EventType("recalled", "priests")
RETIRED: Final = EventType("retired", "priests")
