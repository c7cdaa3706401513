"""What Uxmal refuses: its reasons, clauses, and the names of their numbers."""

from typing import Final

from ziggurat.core.reasons import Reason

# Placing a tile
SLOT_TAKEN: Final = Reason("slot-taken", "C-08")
LEVEL_TOO_HIGH: Final = Reason("level-too-high", "C-10", "level")
NO_MATCH: Final = Reason("no-match", "C-13", "idol", "cards")

# Placing and moving a priest
NO_TILE_THERE: Final = Reason("no-tile-there", "C-15")
ONLY_A_BLANK: Final = Reason("only-a-blank", "C-15")
OWN_PRIEST: Final = Reason("own-priest", "C-18")
THEIR_PRIEST: Final = Reason("their-priest", "C-18", "owner")
NO_PRIEST_READY: Final = Reason("no-priest-ready", "C-15")
NO_PRIEST_TO_MOVE: Final = Reason("no-priest-to-move", "C-16")
NO_CARDS: Final = Reason("no-cards", "C-16")
SHUT_IN: Final = Reason("shut-in", "C-18")
NO_GROUND: Final = Reason("no-ground", "C-17")
TOO_FAR: Final = Reason("too-far", "C-16", "cards")

# Cards and idols
NO_CARD_OF_IT: Final = Reason("no-card-of-it", "C-20", "idol")
NOT_IN_HAND: Final = Reason("not-in-hand", "C-16", "idol")
SAME_RANK: Final = Reason("same-rank", "C-20")
RANK_TOO_FAR: Final = Reason("rank-too-far", "C-20", "idol", "cards")
