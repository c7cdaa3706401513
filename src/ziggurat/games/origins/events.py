"""What Origins tells: its events, and the names of their numbers."""

from typing import Final

from ziggurat.core.events import Told

# Set-up
PLACED: Final = Told("placed", "site", "bonus")
DEALT: Final = Told("dealt", "temple", "sign")
EXPOSED: Final = Told("exposed", "slot", "card")
OFFERED: Final = Told("offered", "die", "colour", "value")
DRAFTED: Final = Told("drafted", "die", "base")

# The market, the piles, the Citizens to recruit, the Speakers
REFILLED: Final = Told("refilled", "space", "tile")
REVEALED: Final = Told("revealed", "tile")
RETURNED: Final = Told("returned", "tile")
ROLLED: Final = Told("rolled", "space", "colour", "value")
SPOKE: Final = Told("spoke", "speaker", "value")

# A visit
VISITED: Final = Told("visited", "worker", "site")
TURNED: Final = Told("turned", "site", "value")
PAID: Final = Told("paid", "good", "amount", "gold")
GAINED: Final = Told("gained", "good", "amount")
EXCHANGED: Final = Told("exchanged", "good")

# Military, temples
ADVANCED: Final = Told("advanced", "space", "tokens")
ATTACKED: Final = Told("attacked", "space", "weaker")
CLIMBED: Final = Told("climbed", "temple", "step")
TOOK: Final = Told("took", "temple", "sign")

# Buildings
BUILT: Final = Told("built", "tile", "cell")
FARMED: Final = Told("farmed", "tile", "cell")
RESERVED: Final = Told("reserved", "tile")
USED: Final = Told("used", "tile", "cell")

# Dice
RECRUITED: Final = Told("recruited", "space", "base")
INVITED: Final = Told("invited", "speaker")
RAISED: Final = Told("raised", "base", "value")
LOWERED: Final = Told("lowered", "base", "value")
RECOLOURED: Final = Told("recoloured", "base", "colour")
ADVISED: Final = Told("advised", "base", "colour", "space")
RETIRED: Final = Told("retired", "base", "colour")

# Districts, towers, population
CLOSED: Final = Told("closed", "corner", "base", "value")
MATCHED: Final = Told("matched", "slot", "gold")
BUILT_UP: Final = Told("built-up", "colour", "floors")
GREW: Final = Told("grew", "base")

# Tokens and passing
SPENT: Final = Told("spent")
HELD: Final = Told("held")
PASSED: Final = Told("passed")

# Points
SCORED: Final = Told("scored", "points", "source")

# Rounds
ANNOUNCED: Final = Told("announced", "ending")
LIFTED: Final = Told("lifted", "ending")
ENDED: Final = Told("ended", "round")
CAME_BACK: Final = Told("came-back", "speaker", "value")
FORTIFIED: Final = Told("fortified")
FELL: Final = Told("fell", "space")
BEGAN: Final = Told("began", "round", "player")

# The solo training
THREATENED: Final = Told("threatened", "space")
LOST: Final = Told("lost", "temple", "sign")
