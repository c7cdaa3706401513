"""What the players may agree on; the first value of each is the default."""

from typing import Final

from ziggurat.core.game import Option

BREAKS: Final = ("normal", "none", "forced")  # in the order of NORMAL_BREAK, NO_BREAK, FORCED_BREAK
BASES: Final = ("printed", "random")

OPTIONS: Final = [Option("break", BREAKS), Option("base", BASES, ruling=True)]
