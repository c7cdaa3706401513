"""What Pyramidion tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import EventType

# A round
ORDERED: Final = EventType("ordered", "position")
ROUND: Final = EventType("round", "number")
ARRIVED: Final = EventType("arrived", "boat")
DISTRIBUTED: Final = EventType("distributed", "site", "goods")
ANNOUNCED: Final = EventType("announced", "card")
TOOK: Final = EventType("took", "site", "kind")
DEALT: Final = EventType("dealt", "card")
DREW: Final = EventType("drew", "cards")
RESHUFFLED: Final = EventType("reshuffled", "cards")

# At a site
ACTIVATED: Final = EventType("activated", "site")
PLAYED: Final = EventType("played", "card", "site")
PASSED: Final = EventType("passed")
RECRUITED: Final = EventType("recruited", "card")
CLAIMED: Final = EventType("claimed", "token")

# Characters
BLESSED: Final = EventType("blessed", "card", "category")
COPIED: Final = EventType("copied", "card", "copied")
DISCARDED: Final = EventType("discarded", "card")
ADDED: Final = EventType("added", "site", "kind")
RAISED: Final = EventType("raised", "site")
SWAPPED: Final = EventType("swapped", "start", "end", "kind")

# The end of a site
REVOLTED: Final = EventType("revolted", "token", "value")
CRUSHED: Final = EventType("crushed", "cards")
MASTERED: Final = EventType("mastered", "value")
WON: Final = EventType("won", "site", "goods")
GAINED: Final = EventType("gained", "kind", "count")
DEPLOYED: Final = EventType("deployed", "site", "troop")
SENT_HOME: Final = EventType("sent-home", "site", "troop")
KEPT: Final = EventType("kept", "card")
EXCHANGED: Final = EventType("exchanged", "workers")
CLOSED: Final = EventType("closed", "site")

# Boats, and the end
SUPPLIED: Final = EventType("supplied", "site", "kind")
REPLACED: Final = EventType("replaced", "kind")
LOADED: Final = EventType("loaded", "boat", "goods")
SCORED: Final = EventType("scored", "points", "boat")
ABANDONED: Final = EventType("abandoned", "boat")
COUNTED: Final = EventType("counted", "boats", "torturers")
