"""What Pyramidion tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import Told

# A round
ORDERED: Final = Told("ordered", "position")
ROUND: Final = Told("round", "number")
ARRIVED: Final = Told("arrived", "boat")
DISTRIBUTED: Final = Told("distributed", "site", "goods")
ANNOUNCED: Final = Told("announced", "card")
TOOK: Final = Told("took", "site", "kind")
DEALT: Final = Told("dealt", "card")
DREW: Final = Told("drew", "cards")
RESHUFFLED: Final = Told("reshuffled", "cards")

# At a site
ACTIVATED: Final = Told("activated", "site")
PLAYED: Final = Told("played", "card", "site")
PASSED: Final = Told("passed")
RECRUITED: Final = Told("recruited", "card")
CLAIMED: Final = Told("claimed", "token")

# Characters
BLESSED: Final = Told("blessed", "card", "category")
COPIED: Final = Told("copied", "card", "copied")
DISCARDED: Final = Told("discarded", "card")
ADDED: Final = Told("added", "site", "kind")
RAISED: Final = Told("raised", "site")
SWAPPED: Final = Told("swapped", "start", "end", "kind")

# The end of a site
REVOLTED: Final = Told("revolted", "token", "value")
CRUSHED: Final = Told("crushed", "cards")
MASTERED: Final = Told("mastered", "value")
WON: Final = Told("won", "site", "goods")
GAINED: Final = Told("gained", "kind", "count")
DEPLOYED: Final = Told("deployed", "site", "troop")
SENT_HOME: Final = Told("sent-home", "site", "troop")
KEPT: Final = Told("kept", "card")
EXCHANGED: Final = Told("exchanged", "workers")
CLOSED: Final = Told("closed", "site")

# Boats, and the end
SUPPLIED: Final = Told("supplied", "site", "kind")
REPLACED: Final = Told("replaced", "kind")
LOADED: Final = Told("loaded", "boat", "goods")
SCORED: Final = Told("scored", "points", "boat")
ABANDONED: Final = Told("abandoned", "boat")
COUNTED: Final = Told("counted", "boats", "torturers")
