"""What can be chosen in Uxmal: the catalogue."""

from typing import Final

from ziggurat.core.choices import Catalogue, Verb
from ziggurat.games.uxmal.components import (
    ADJACENT,
    CARD_IDS,
    IDOL_IDS,
    LOOKS,
    PRINT_IDS,
    QUARTER_IDS,
    SLOT_IDS,
    SPACE_IDS,
    SUPERPOSED,
    TILE_IDS,
)

BUILD: Final = Verb("build")
LAY: Final = Verb("lay", [f"{slot}@{look}" for slot in SLOT_IDS for look in LOOKS])
CLAIM: Final = Verb("claim", [f"{idol}-{n}" for idol in IDOL_IDS for n in (ADJACENT, SUPERPOSED)])
PLACE: Final = Verb("place", QUARTER_IDS)
WALK: Final = Verb("walk", QUARTER_IDS)
TO: Final = Verb("to", QUARTER_IDS)
PAY: Final = Verb("pay", CARD_IDS)
IDOL: Final = Verb("idol", IDOL_IDS)
RANK: Final = Verb("rank", SPACE_IDS)

# Chance
ORDER: Final = Verb("order", IDOL_IDS)
PRINT: Final = Verb("print", [f"{kinds}@{look}" for kinds in PRINT_IDS for look in LOOKS])
DRAW: Final = Verb("draw", TILE_IDS)

CATALOGUE: Final = Catalogue(
    [BUILD, LAY, CLAIM, PLACE, WALK, TO, PAY, IDOL, RANK, ORDER, PRINT, DRAW]
)
