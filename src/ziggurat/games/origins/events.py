"""What Origins tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import EventType

# Set-up
PLACED: Final = EventType("placed", "site", "bonus")
DEALT: Final = EventType("dealt", "temple", "sign")
EXPOSED: Final = EventType("exposed", "slot", "card")
OFFERED: Final = EventType("offered", "die", "colour", "value")
DRAFTED: Final = EventType("drafted", "die", "base")

# The market, the piles, the Citizens to recruit, the Speakers
REFILLED: Final = EventType("refilled", "space", "tile")
REVEALED: Final = EventType("revealed", "tile")
RETURNED: Final = EventType("returned", "tile")
ROLLED: Final = EventType("rolled", "space", "colour", "value")
SPOKE: Final = EventType("spoke", "speaker", "value")

# A visit
VISITED: Final = EventType("visited", "worker", "site")
TURNED: Final = EventType("turned", "site", "value")
PAID: Final = EventType("paid", "good", "amount", "gold")
GAINED: Final = EventType("gained", "good", "amount")
EXCHANGED: Final = EventType("exchanged", "good")

# Military, temples
ADVANCED: Final = EventType("advanced", "space", "tokens")
ATTACKED: Final = EventType("attacked", "space", "weaker")
CLIMBED: Final = EventType("climbed", "temple", "step")
TOOK: Final = EventType("took", "temple", "sign")

# Buildings
BUILT: Final = EventType("built", "tile", "cell")
FARMED: Final = EventType("farmed", "tile", "cell")
RESERVED: Final = EventType("reserved", "tile")
USED: Final = EventType("used", "tile", "cell")

# Dice
RECRUITED: Final = EventType("recruited", "space", "base")
INVITED: Final = EventType("invited", "speaker")
RAISED: Final = EventType("raised", "base", "value")
LOWERED: Final = EventType("lowered", "base", "value")
RECOLOURED: Final = EventType("recoloured", "base", "colour")
ADVISED: Final = EventType("advised", "base", "colour", "space")
RETIRED: Final = EventType("retired", "base", "colour")

# Districts, towers, population
CLOSED: Final = EventType("closed", "corner", "base", "value")
MATCHED: Final = EventType("matched", "slot", "gold")
BUILT_UP: Final = EventType("built-up", "colour", "floors")
GREW: Final = EventType("grew", "base")

# Tokens and passing
SPENT: Final = EventType("spent")
HELD: Final = EventType("held")
PASSED: Final = EventType("passed")

# Points
SCORED: Final = EventType("scored", "points", "source")

# Rounds
ANNOUNCED: Final = EventType("announced", "ending")
LIFTED: Final = EventType("lifted", "ending")
ENDED: Final = EventType("ended", "round")
CAME_BACK: Final = EventType("came-back", "speaker", "value")
FORTIFIED: Final = EventType("fortified")
FELL: Final = EventType("fell", "space")
BEGAN: Final = EventType("began", "round", "player")

# The solo training
THREATENED: Final = EventType("threatened", "space")
LOST: Final = EventType("lost", "temple", "sign")
