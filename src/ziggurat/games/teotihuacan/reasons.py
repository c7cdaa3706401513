"""What Founders of Teotihuacan refuses: its reasons, clauses, and the names of their numbers."""

from typing import Final

from ziggurat.core.reasons import Reason

# A turn
EMPTY_SPACE: Final = Reason("empty-space", "C-17")
TOO_FEW_DISCS: Final = Reason("too-few-discs", "C-17", "discs")
STACK_FULL: Final = Reason("stack-full", "C-18")
LEADS_NOWHERE: Final = Reason("leads-nowhere", "R-50")
NO_BONUS: Final = Reason("no-bonus", "C-24")
BONUS_USELESS: Final = Reason("bonus-useless", "R-61")
MUST_ACT: Final = Reason("must-act", "R-61")
NOT_CONSTRUCTION: Final = Reason("not-construction", "C-60")
NOT_INFLUENCE: Final = Reason("not-influence", "C-59")

# Actions that are impossible
NO_BUILDING: Final = Reason("no-building", "C-25", "power")
NO_TEMPLE: Final = Reason("no-temple", "C-35")
NO_PYRAMID_TILE: Final = Reason("no-pyramid-tile", "C-40")
NO_OFFERING: Final = Reason("no-offering", "C-45")

# Taking a tile
NOT_A_BUILDING: Final = Reason("not-a-building", "C-25")
NOT_A_TEMPLE: Final = Reason("not-a-temple", "C-36")
NOT_A_PYRAMID_TILE: Final = Reason("not-a-pyramid-tile", "C-40")
TOO_LARGE: Final = Reason("too-large", "C-25", "size", "power")
NOT_SMALL: Final = Reason("not-small", "C-44")
WRONG_SIZE: Final = Reason("wrong-size", "C-67", "size")
NOT_SHOWN: Final = Reason("not-shown", "C-65")
MUST_BUILD: Final = Reason("must-build", "R-41")
START_TILE_GONE: Final = Reason("start-tile-gone", "C-13")
SOLD_OUT: Final = Reason("sold-out", "R-27")
RESERVE_OUT: Final = Reason("reserve-out", "R-39")
TOO_DEAR: Final = Reason("too-dear", "C-34")
FITS_NOWHERE: Final = Reason("fits-nowhere", "C-27")

# Placing a tile
LIES_NOT_SO: Final = Reason("lies-not-so", "C-28")
ON_A_TILE: Final = Reason("on-a-tile", "C-27")
ON_A_MASK: Final = Reason("on-a-mask", "C-64")
OUT_OF_REACH: Final = Reason("out-of-reach", "C-30")
SPOT_FILLED: Final = Reason("spot-filled", "C-41")
SPOT_OUT_OF_REACH: Final = Reason("spot-out-of-reach", "C-41")
NO_FOUR_BELOW: Final = Reason("no-four-below", "C-41")

# Cubes
NO_CUBE: Final = Reason("no-cube", "C-22")
NOT_DUE: Final = Reason("not-due", "C-34", "kind")
NEEDED_FOR_THE_REST: Final = Reason("needed-for-the-rest", "R-58")
NOT_BESIDE: Final = Reason("not-beside", "C-31")
UNDER_A_TILE: Final = Reason("under-a-tile", "R-24")
SAME_CUBE: Final = Reason("same-cube", "R-55", "kind")
NOTHING_TO_REPLACE: Final = Reason("nothing-to-replace", "R-40")
NO_SQUARE_FOR_IT: Final = Reason("no-square-for-it", "R-55", "kind")

# Worship tiles
NOT_YOUR_WORSHIP: Final = Reason("not-your-worship", "C-45")
ASKS_FOR_CUBES: Final = Reason("asks-for-cubes", "C-72")
ASKS_FOR_BUILDINGS: Final = Reason("asks-for-buildings", "C-74")
ASKS_FOR_A_PLACE: Final = Reason("asks-for-a-place", "R-43")
NONE_FACE_UP: Final = Reason("none-face-up", "R-54")
OTHER_COLOUR: Final = Reason("other-colour", "C-38")
IN_THE_SLOT: Final = Reason("in-the-slot", "R-04")
