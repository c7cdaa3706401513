"""What Orchard refuses: its reasons, the clauses they rest on, and the names of their numbers."""

from typing import Final

from ziggurat.core.reasons import Reason

GAP: Final = Reason("gap", "C-08")
CELL_FULL: Final = Reason("cell-full", "C-05", "fruit")
