"""What can be chosen in Founders of Teotihuacan: the catalogue."""

from typing import Final

from ziggurat.core.choices import Catalogue, Verb
from ziggurat.games.teotihuacan.components import (
    ACTION_IDS,
    BOARD_IDS,
    BONUS_IDS,
    CARD_IDS,
    HALF_IDS,
    MATERIAL_IDS,
    MOST_DISCS,
    SHOWN_IDS,
    SPACE_IDS,
    TILE_IDS,
    WORSHIP_IDS,
)
from ziggurat.games.teotihuacan.geometry import PAIR_IDS, SPOT_IDS, SQUARE_IDS

# A turn
DISCS: Final = Verb(
    "discs", [f"{space}-{discs}" for space in SPACE_IDS for discs in range(1, MOST_DISCS + 1)]
)
PASS: Final = Verb("pass")
HALF: Final = Verb("half", HALF_IDS)
BONUS: Final = Verb("bonus")
ACTION: Final = Verb("action", ACTION_IDS)

# Tiles and cubes
TAKE: Final = Verb("take", TILE_IDS)
PRODUCE: Final = Verb("produce")
SET: Final = Verb("set", PAIR_IDS)
SPOT: Final = Verb("spot", SPOT_IDS)
SPEND: Final = Verb("spend", SQUARE_IDS)
REST: Final = Verb("rest")
CUBE: Final = Verb("cube", SQUARE_IDS)
KIND: Final = Verb("kind", MATERIAL_IDS)

# Worship tiles
WORSHIP: Final = Verb("worship", SHOWN_IDS)
OFFER: Final = Verb("offer", WORSHIP_IDS)
RETURN: Final = Verb("return", WORSHIP_IDS)
AGAIN: Final = Verb("again")
DONE: Final = Verb("done")

# Chance
DISC: Final = Verb("disc", BONUS_IDS)
BOARD: Final = Verb("board", BOARD_IDS[1:])
REVEAL: Final = Verb("reveal", WORSHIP_IDS)
CARD: Final = Verb("card", CARD_IDS)

CATALOGUE: Final = Catalogue(
    [
        *(DISCS, PASS, HALF, BONUS, ACTION),
        *(TAKE, PRODUCE, SET, SPOT, SPEND, REST, CUBE, KIND),
        *(WORSHIP, OFFER, RETURN, AGAIN, DONE),
        *(DISC, BOARD, REVEAL, CARD),
    ]
)
