"""What can be chosen in Orchard: the catalogue."""

from typing import Final

from toy.components import CELL_IDS, FRUIT_IDS, GOAL_IDS, ROW_IDS
from ziggurat.core.choices import Catalogue, Verb

TAKE: Final = Verb("take", ROW_IDS)
PLANT: Final = Verb("plant", CELL_IDS)

# Chance
GROW: Final = Verb("grow", FRUIT_IDS)
DEAL: Final = Verb("deal", GOAL_IDS)

CATALOGUE: Final = Catalogue([TAKE, PLANT, GROW, DEAL])
