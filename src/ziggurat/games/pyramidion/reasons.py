"""What Pyramidion refuses: its reasons, clauses, and the names of their numbers."""

from typing import Final

from ziggurat.core.reasons import Reason

# Activating a site and playing cards
SUNDIAL: Final = Reason("sundial", "C-17")
NOT_IN_HAND: Final = Reason("not-in-hand", "C-19")
MUST_PLAY: Final = Reason("must-play", "C-64")

# Characters
NOT_PLAYED_HERE: Final = Reason("not-played-here", "C-30")
GONE_AGAIN: Final = Reason("gone-again", "R-19")
COPIES_ITSELF: Final = Reason("copies-itself", "R-41")
NOT_LYING: Final = Reason("not-lying", "C-26")
NO_MERCHANT: Final = Reason("no-merchant", "C-29")
TROOP_ELSEWHERE: Final = Reason("troop-elsewhere", "C-27", "site")
NO_TROOP: Final = Reason("no-troop", "C-39")
SWAP_WITH_ITSELF: Final = Reason("swap-with-itself", "C-33")
NOTHING_HERE: Final = Reason("nothing-here", "R-17", "site")
NOT_YOUR_CARD: Final = Reason("not-your-card", "C-25")
NOT_HIMSELF: Final = Reason("not-himself", "R-23")

# Resources
NOT_NEGOTIATED: Final = Reason("not-negotiated", "C-13", "site")
NOT_THE_VIZIERS: Final = Reason("not-the-viziers", "C-28", "site")
NOT_SWAPPED: Final = Reason("not-swapped", "C-33", "site")
NONE_LYING: Final = Reason("none-lying", "C-07", "kind", "site")
NOT_A_SUBSIDY: Final = Reason("not-a-subsidy", "C-34")
NOT_A_GIFT: Final = Reason("not-a-gift", "C-38")
SUPPLY_OUT: Final = Reason("supply-out", "C-07", "kind")
NO_STATUE_GIVEN: Final = Reason("no-statue-given", "R-26")

# Order tokens
TOKEN_TAKEN: Final = Reason("token-taken", "C-35", "owner")
TOKEN_UNUSED: Final = Reason("token-unused", "C-06")

# Loading boats
NOT_IN_HARBOUR: Final = Reason("not-in-harbour", "C-54")
THEIR_BOAT: Final = Reason("their-boat", "C-18", "owner")
CANNOT_PAY: Final = Reason("cannot-pay", "C-55")
SPEND_THE_STATUE: Final = Reason("spend-the-statue", "R-32")
NOT_YOUR_TORTURERS: Final = Reason("not-your-torturers", "C-57", "site")
TORTURERS_USED: Final = Reason("torturers-used", "C-57", "site")
NOT_DUE: Final = Reason("not-due", "C-57", "kind")
NO_STATUE: Final = Reason("no-statue", "C-56")
NEEDED_ELSEWHERE: Final = Reason("needed-elsewhere", "R-32")
STILL_DUE: Final = Reason("still-due", "C-55")
