"""What Founders of Teotihuacan tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import Told

# Set-up, and what is turned over
DEALT: Final = Told("dealt", "board")
PLACED: Final = Told("placed", "space", "bonus")
REVEALED: Final = Told("revealed", "place", "worship")

# A turn
STACKED: Final = Told("stacked", "space", "discs", "power")
PASSED: Final = Told("passed")
USED: Final = Told("used", "bonus")
TURNED: Final = Told("turned", "side")

# Tiles and cubes
BUILT: Final = Told("built", "tile", "pair")
LOST: Final = Told("lost", "kind", "cubes")
PRODUCED: Final = Told("produced", "kind", "cubes")
GAINED: Final = Told("gained", "kind", "square")
SPENT: Final = Told("spent", "kind", "square")
MASKED: Final = Told("masked", "mask")
RAISED: Final = Told("raised", "tile", "spot")
REWARDED: Final = Told("rewarded", "reward")

# Worship tiles and favour
ADORED: Final = Told("adored", "worship")
OFFERED: Final = Told("offered", "worship")
RETURNED: Final = Told("returned", "worship")
FAVOURED: Final = Told("favoured", "space")

# Points
SCORED: Final = Told("scored", "points", "source")
COUNTED: Final = Told("counted", "district", "points")

# Rounds
ENDED: Final = Told("ended", "round")
RESTOCKED: Final = Told("restocked", "tile", "copies")
BEGAN: Final = Told("began", "round", "player")

# The Rival of the solo variant
RIVAL_DREW: Final = Told("rival-drew", "card")
RIVAL_STACKED: Final = Told("rival-stacked", "space", "power")
RIVAL_TOOK: Final = Told("rival-took", "tile")
RIVAL_MASKED: Final = Told("rival-masked", "mask")
RIVAL_SCORED: Final = Told("rival-scored", "points")
