"""What Orchard tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import Told

# Set-up
DEALT: Final = Told("dealt", "goal")

# A turn
GREW: Final = Told("grew", "place", "fruit")
TOOK: Final = Told("took", "place", "fruit")
PLANTED: Final = Told("planted", "cell", "fruit")
SCORED: Final = Told("scored", "points")

# The end
COUNTED: Final = Told("counted", "goal", "points")
