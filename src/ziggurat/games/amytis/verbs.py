"""What can be chosen in Amytis: the catalogue."""

from typing import Final

from ziggurat.core.choices import Catalogue, Verb
from ziggurat.games.amytis.components import FAVOUR_IDS, PILE_IDS, PROJECT_IDS, SITE_IDS, TILE_IDS

TAKE: Final = Verb("take", PILE_IDS)
LAY: Final = Verb("lay", SITE_IDS)
PROJECT: Final = Verb("project", PROJECT_IDS)
DECK: Final = Verb("deck")
POINTS: Final = Verb("points")
FAVOUR: Final = Verb("favour", FAVOUR_IDS)

# Chance
REVEAL: Final = Verb("reveal", TILE_IDS)
DEAL: Final = Verb("deal", PROJECT_IDS)

CATALOGUE: Final = Catalogue([TAKE, LAY, PROJECT, DECK, POINTS, FAVOUR, REVEAL, DEAL])
