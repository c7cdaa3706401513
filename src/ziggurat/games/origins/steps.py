"""The table of contents: the rules of Origins in the order of play."""

from typing import Final

# Set-up
OPENING: Final = 1
BONUS_TILE: Final = 2
ZODIAC_CARD: Final = 3
FIRST_TILE: Final = 4
FIRST_PREVIEW: Final = 5
FIRST_CITIZEN: Final = 6
FIRST_SPEAKER: Final = 7
FIRST_CARD: Final = 8
DRAFT_DIE: Final = 10
DRAFTING: Final = 11
FIRST_ROUND: Final = 12

# A turn: one action, another one with a Superiority token
TURN: Final = 13
ACTING: Final = 14
AFTER_ACTION: Final = 15
SUPERIORITY: Final = 16
EXTRA: Final = 17

# Visit a meeting place
VISITING: Final = 18
ARRIVING: Final = 19
MEETING: Final = 20
CHOOSING: Final = 21
SHIP: Final = 22

# Resources
PAYING: Final = 23
JOKER: Final = 24
GAINING: Final = 25

# Military
RESOURCES: Final = 26
WAR: Final = 27
WARRING: Final = 28
ADVANCING: Final = 29
ATTACKING: Final = 30
EXCHANGING: Final = 31
PLUNDER: Final = 32

# Build
BUILDING: Final = 33
WAY: Final = 34
LAYING: Final = 35
REFILLING: Final = 36
REVEALING: Final = 37
GIVING_BACK: Final = 38
ABILITY: Final = 39
USING: Final = 40

# Temples
CLIMBING: Final = 41
ELSEWHERE: Final = 42
GOLD_STEP: Final = 43

# Citizens, Speakers, Advisors
RECRUITING: Final = 44
HIRING: Final = 45
ADDING: Final = 46
SLIDING: Final = 47
ROLLING: Final = 48
FEED: Final = 49
FEEDING: Final = 50
RAISING: Final = 51
INVITING: Final = 52
ADDING_SPEAKER: Final = 53

# Complete a District
SEATING: Final = 54
MATCHING: Final = 55
ACTIVATING: Final = 56
ACTIVATION: Final = 57
LIBRA: Final = 58

# Raise a tower, increase the population
TOWER: Final = 59
CAPRICORN: Final = 60
POPULATION: Final = 61

# Pass
PASSING: Final = 62
GEMINI: Final = 63
COMING_HOME: Final = 64
PROMOTION: Final = 65
PROMOTING: Final = 66

# End of the round
ROUND_END: Final = 67
SPEAKERS_BACK: Final = 68
SPEAKER_ROLL: Final = 69
BASTION: Final = 70
FALL_BACK: Final = 71
ZODIAC: Final = 72
END_CHECK: Final = 73
NEW_ROUND: Final = 74
COUNT: Final = 75

# The solo training
HOLDING: Final = 76
NEIGHBOUR: Final = 77
KEEPING: Final = 78

# Abilities of buildings: ABILITY_OF_KIND + kind
ABILITY_OF_KIND: Final = 80
GRANARY: Final = 80
HARBOR: Final = 81
MARKET: Final = 82
MINT: Final = 83
QUARRY: Final = 84
WORKSHOP: Final = 85
ARMORY: Final = 86
ARENA: Final = 87
OUTPOST: Final = 88
EQUESTRIAN: Final = 89
FORTRESS: Final = 90
VETERANS: Final = 91
CASTLE: Final = 92
CONSTRUCTION_YARD: Final = 93
COURTHOUSE: Final = 94
ESTATE: Final = 95
FORUM: Final = 96
STONE_CIRCLE: Final = 97
FOREST_TEMPLE: Final = 98
MOUNTAIN_TEMPLE: Final = 99
OBELISK: Final = 100
SANCTUARY: Final = 101
SEA_TEMPLE: Final = 102
STATUE: Final = 103
ARTISTS_SALON: Final = 104
ASTRONOMY_TOWER: Final = 105
FOUNTAIN: Final = 106
PORTAL: Final = 107
HEALER: Final = 108
MAGE_TOWER: Final = 109

# What abilities ask
AGORA: Final = 110
VETERAN: Final = 111
COURT_DIE: Final = 112
COURT_COLOUR: Final = 113
SETTING_ASIDE: Final = 114
RESETTING: Final = 115
PORTAL_DIE: Final = 116
PORTAL_AGAIN: Final = 117
COPYING: Final = 118
SPOILS: Final = 119
