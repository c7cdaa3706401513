"""What Founders of Teotihuacan tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import EventType

# Set-up, and what is turned over
DEALT: Final = EventType("dealt", "board")
PLACED: Final = EventType("placed", "space", "bonus")
REVEALED: Final = EventType("revealed", "place", "worship")

# A turn
STACKED: Final = EventType("stacked", "space", "discs", "power")
PASSED: Final = EventType("passed")
USED: Final = EventType("used", "bonus")
TURNED: Final = EventType("turned", "side")

# Tiles and cubes
BUILT: Final = EventType("built", "tile", "pair")
LOST: Final = EventType("lost", "kind", "cubes")
PRODUCED: Final = EventType("produced", "kind", "cubes")
GAINED: Final = EventType("gained", "kind", "square")
SPENT: Final = EventType("spent", "kind", "square")
MASKED: Final = EventType("masked", "mask")
RAISED: Final = EventType("raised", "tile", "spot")
REWARDED: Final = EventType("rewarded", "reward")

# Worship tiles and favour
ADORED: Final = EventType("adored", "worship")
OFFERED: Final = EventType("offered", "worship")
RETURNED: Final = EventType("returned", "worship")
FAVOURED: Final = EventType("favoured", "space")

# Points
SCORED: Final = EventType("scored", "points", "source")
COUNTED: Final = EventType("counted", "district", "points")

# Rounds
ENDED: Final = EventType("ended", "round")
RESTOCKED: Final = EventType("restocked", "tile", "copies")
BEGAN: Final = EventType("began", "round", "player")

# The Rival of the solo variant
RIVAL_DREW: Final = EventType("rival-drew", "card")
RIVAL_STACKED: Final = EventType("rival-stacked", "space", "power")
RIVAL_TOOK: Final = EventType("rival-took", "tile")
RIVAL_MASKED: Final = EventType("rival-masked", "mask")
RIVAL_SCORED: Final = EventType("rival-scored", "points")
