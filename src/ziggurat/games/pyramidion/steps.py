"""The table of contents: the rules of Pyramidion in the order of play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Set-up
OPENING: Final = 1
FIRST_ORDER: Final = 2

# A round, phase by phase
ROUND: Final = 3
RENEWAL: Final = 4
BOAT: Final = 5
DISTRIBUTION: Final = 6
NEXT_DISTRIBUTION: Final = 7
NEGOTIATION: Final = 8
NEGOTIATING: Final = 9
HANDS: Final = 10
THEBES: Final = 11
DEALING: Final = 12
SITES: Final = 13
PLAY_ORDER: Final = 14
LOADING: Final = 15
ROUND_END: Final = 16
NEW_ROUND: Final = 17

# A site: activating it and playing cards
ACTIVATING: Final = 18
KARNAK: Final = 19
TURN: Final = 20
PLAYING: Final = 21
RECRUITING: Final = 22
DRAWING: Final = 23

# The special characters: POWER + number of the power
POWER: Final = 24
GODDESS: Final = 24
HIGH_PRIEST: Final = 25
BANDIT: Final = 26
GUARD: Final = 27
VIZIER: Final = 28
THIEF: Final = 29
PHILOSOPHER: Final = 30
SLAVE_TRADER: Final = 31
ENGRAVER: Final = 32
POLITICIAN: Final = 33
CATEGORY: Final = 34
COPYING: Final = 35
REQUISITION: Final = 36
THEFT: Final = 37
SWAPPING: Final = 38
SUBSIDY: Final = 39

# The sites that look at each card played
GIZA: Final = 40
ORDER_TOKEN: Final = 41
LUXOR: Final = 42
ALEXANDRIA: Final = 43
GIFT: Final = 44
CAIRO: Final = 45
SENDING_HOME: Final = 46

# Resolving a site
RESOLUTION: Final = 47
REVOLT: Final = 48
REVOLT_TOKEN: Final = 49
PHILAE: Final = 50
UPRISING: Final = 51
TORTURERS: Final = 52
NEGOTIATORS: Final = 53
DEPLOYING: Final = 54
MERCHANTS: Final = 55
PRAYERS: Final = 56
PRAYER: Final = 57
KEEPING: Final = 58
SITE_END: Final = 59
ABU_SIMBEL: Final = 60
EXCHANGING: Final = 61

# Loading boats
BOARDING: Final = 62
FREIGHT: Final = 63

# What looks at each card played on a site, by site; 0 for nothing
POWER_OF_SITE: Final = vec[i64]([GIZA, 0, 0, LUXOR, ALEXANDRIA, CAIRO, 0, 0])
