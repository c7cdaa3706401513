"""What Orchard tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import EventType

# Set-up
DEALT: Final = EventType("dealt", "goal")

# A turn
GREW: Final = EventType("grew", "place", "fruit")
TOOK: Final = EventType("took", "place", "fruit")
PLANTED: Final = EventType("planted", "cell", "fruit")
SCORED: Final = EventType("scored", "points")

# The end
COUNTED: Final = EventType("counted", "goal", "points")
