"""The table of contents: the rules of Orchard in the order of play."""

from typing import Final

# Set-up
DEALING: Final = 1

# A turn
TURN: Final = 2
GROWING: Final = 3
TAKING: Final = 4
PLANTING: Final = 5

# The end
COUNTING: Final = 6
