"""The table of contents: the rules of Amytis in the order of play."""

from typing import Final

# Set-up
OPENING: Final = 1
REVEALING: Final = 2
DEALING: Final = 3

# A turn
TURN: Final = 4
RETRIEVING: Final = 5
TAKING: Final = 6
LAYING: Final = 7
VALIDATING: Final = 8
ALIGNMENT: Final = 9
FAVOUR: Final = 10
TURN_END: Final = 11

# Effects of the buildings, side A then side B of each: EFFECT_OF + 2 * building + side
EFFECT_OF: Final = 12
GARDEN_A: Final = 12
GARDEN_B: Final = 13
MARKET_A: Final = 14
MARKET_B: Final = 15
WALL_A: Final = 16
WALL_B: Final = 17
PALACE_A: Final = 18
PALACE_B: Final = 19
RESIDENCE_A: Final = 20
RESIDENCE_B: Final = 21
THEATRE_A: Final = 22
THEATRE_B: Final = 23
PALACE: Final = 24
PALACE_POINTS: Final = 25

# The end
COUNTING: Final = 26
