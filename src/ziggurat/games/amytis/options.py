"""What the players may agree on; the first value of each is the default."""

from typing import Final

from ziggurat.core.game import Option
from ziggurat.games.amytis.components import BUILDING_IDS, SIDES

BOTTOM_ROW_LIMIT: Final = "bottom_row_limit"

OPTIONS: Final = [
    *(Option(building, SIDES) for building in BUILDING_IDS),
    Option(BOTTOM_ROW_LIMIT, ("4", "none"), ruling=True),
]
