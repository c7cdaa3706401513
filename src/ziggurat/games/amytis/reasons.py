"""What The Architects of Amytis refuses: its reasons, clauses, and the names of their numbers."""

from typing import Final

from ziggurat.core.reasons import Reason

# A turn
OWN_ARCHITECT: Final = Reason("own-architect", "C-17")
THEIR_ARCHITECT: Final = Reason("their-architect", "C-17", "owner")
PILE_EMPTY: Final = Reason("pile-empty", "C-17")

# A favour
SPACE_TAKEN: Final = Reason("space-taken", "C-28", "owner")
ROW_FULL: Final = Reason("row-full", "C-28")
ROW_LIMIT: Final = Reason("row-limit", "R-01", "limit")

# A palace
NOT_ON_DISPLAY: Final = Reason("not-on-display", "C-48")
NO_POINTS: Final = Reason("no-points", "C-48")
