"""The table of contents: the rules of Uxmal in the order of play."""

from typing import Final

# Set-up
OPENING: Final = 1
ORDERING: Final = 2
PRINTING: Final = 3

# A turn: one action of four
TURN: Final = 4
ACTING: Final = 5
TURN_END: Final = 6

# Placing a tile
DRAWING: Final = 7
LAYING: Final = 8
MATCHING: Final = 9
CLAIMING: Final = 10

# Moving a priest
WALKING: Final = 11
FARE: Final = 12
PAYING: Final = 13

# Venerating or cursing an idol
RANKING: Final = 14

# The end of a phase
PRIEST_COUNT: Final = 15
CARD_COUNT: Final = 16
PHASE_END: Final = 17
REJECTION: Final = 18
BREAK: Final = 19
RETIRING: Final = 20
