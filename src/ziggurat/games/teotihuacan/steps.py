"""The table of contents: the rules of Founders of Teotihuacan in the order of play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Set-up
OPENING: Final = 1
BOARDS: Final = 2
BOARD: Final = 3
STARTING: Final = 4
START_TILE: Final = 5
UNVEILING: Final = 6

# A turn
TURN: Final = 7
STACKING: Final = 8
MAIN: Final = 9
HALF: Final = 10
AFTERWARDS: Final = 11
BONUS: Final = 12
ARCHITECT: Final = 13

# The two extra actions, and the cube of a bonus disc
CONSTRUCTING: Final = 14
INFLUENCING: Final = 15
GIFT_KIND: Final = 16
GIFT_SQUARE: Final = 17

# The three Construction actions
BUILDING: Final = 18
TEMPLE: Final = 19
PYRAMID: Final = 20

# Paying, placing, cubes, masks
PAYING: Final = 21
SETTING: Final = 22
CUBES: Final = 23
REPLACING: Final = 24
MASKS: Final = 25

# The pyramid and its rewards
SPOT: Final = 26
REWARD: Final = 27
INDICATED: Final = 28
INDICATING: Final = 29
SIZED: Final = 30
ANY_PILE: Final = 31

# Worship tiles: taken, drawn, shown
ADORATION: Final = 32
ADORING: Final = 33
DRAWING: Final = 34
REFILLING: Final = 35
REVEALING: Final = 36

# Influence: resources
PRODUCTION: Final = 37
PRODUCERS: Final = 38
PRODUCING: Final = 39
SECOND: Final = 40
SMALL: Final = 41

# Influence: an offering
OFFERING: Final = 42
EXCHANGE: Final = 43
REPEATING: Final = 44
USED: Final = 45

# Influence: a favour
FAVOUR: Final = 46
RETURNING: Final = 47
SWAPPING: Final = 48

# The end of a round, and a new one
ROUND_END: Final = 49
SUN: Final = 50
DISCS_BACK: Final = 51
BONUS_DISCS: Final = 52
BONUS_DISC: Final = 53
MARKET: Final = 54
FIRST_PLAYER: Final = 55
DISTRICTS: Final = 56

# The solo variant
RIVAL_CARD: Final = 57
RIVAL_DISC: Final = 58
RIVAL_BUILDING: Final = 59
RIVAL_TEMPLE: Final = 60
RIVAL_PYRAMID: Final = 61
RIVAL_MASK: Final = 62

# The rule of each action, Construction then Influence, zone by zone
RULE_OF_ACTION: Final = vec[i64]([BUILDING, TEMPLE, PYRAMID, PRODUCTION, OFFERING, FAVOUR])
