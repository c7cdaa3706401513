"""What Origins refuses: its reasons, clauses, and the names of their numbers."""

from typing import Final

from ziggurat.core.reasons import Reason

# Dice and workers
DIE_GONE: Final = Reason("die-gone", "C-13")
DIE_TOO_HIGH: Final = Reason("die-too-high", "S-02")
NO_FREEMAN: Final = Reason("no-freeman", "R-01")
WORKER_USED: Final = Reason("worker-used", "C-22")
WORKER_TOO_LOW: Final = Reason("worker-too-low", "C-22")
NOT_YOUR_SPEAKER: Final = Reason("not-your-speaker", "C-17")
NOT_A_SIX: Final = Reason("not-a-six", "C-53")
SIX_ALREADY: Final = Reason("six-already", "Z-03")
NO_OTHER_COLOUR: Final = Reason("no-other-colour", "B-15")
SAME_COLOUR: Final = Reason("same-colour", "B-15")
SUPPLY_OUT: Final = Reason("supply-out", "B-15")

# A turn
NO_FOUR_TILES: Final = Reason("no-four-tiles", "C-46")
SEAT_TAKEN: Final = Reason("seat-taken", "C-46")
NO_UNUSED_FREEMAN: Final = Reason("no-unused-freeman", "C-46")
NO_FLOOR: Final = Reason("no-floor", "C-51")
TOWER_TOO_DEAR: Final = Reason("tower-too-dear", "C-51", "gold")
ALL_BASES: Final = Reason("all-bases", "C-52")
BASE_TOO_DEAR: Final = Reason("base-too-dear", "C-52", "food")

# A visit
TOLL_TOO_HIGH: Final = Reason("toll-too-high", "C-22", "wisdom")
OTHER_PLACE: Final = Reason("other-place", "C-24")
MAIN_DONE: Final = Reason("main-done", "C-26")
MUST_ACT: Final = Reason("must-act", "C-24")
BONUS_CLOSED: Final = Reason("bonus-closed", "C-25")
NO_PISCES: Final = Reason("no-pisces", "Z-02")
COSTS_A_GOOD: Final = Reason("costs-a-good", "R-15", "good", "count")
NOTHING_TO_BUILD: Final = Reason("nothing-to-build", "C-33")
ALL_AT_TOP: Final = Reason("all-at-top", "R-31")
NO_BASE: Final = Reason("no-base", "C-16")
NO_CITIZEN: Final = Reason("no-citizen", "C-39")
NOBODY_TO_FEED: Final = Reason("nobody-to-feed", "C-40")
NO_SPEAKER: Final = Reason("no-speaker", "C-44")

# Resources
MORE_GOLD: Final = Reason("more-gold", "R-21", "gold")
LESS_GOLD: Final = Reason("less-gold", "R-21", "gold")
NOT_GIVEN: Final = Reason("not-given", "C-28", "good")
NONE_OF_IT: Final = Reason("none-of-it", "C-30", "good")

# Military strength and Temples
FINAL_SPACE_REACHED: Final = Reason("final-space-reached", "R-40")
WAR_DONE: Final = Reason("war-done", "C-32")
MUST_WAR: Final = Reason("must-war", "C-32")
AT_TOP: Final = Reason("at-top", "R-31")
SAME_TEMPLE: Final = Reason("same-temple", "B-19")

# Tiles
MARKET_GAP: Final = Reason("market-gap", "R-23")
NOT_SET_ASIDE: Final = Reason("not-set-aside", "B-14")
BUILDING_TOO_DEAR: Final = Reason("building-too-dear", "C-33")
NO_VIRGO: Final = Reason("no-virgo", "Z-11")
NO_FARM: Final = Reason("no-farm", "Z-11")
CELL_TAKEN: Final = Reason("cell-taken", "C-34")
NOT_BESIDE_A_TILE: Final = Reason("not-beside-a-tile", "C-34")
OTHER_BUILDING: Final = Reason("other-building", "C-36")
NO_ABILITY: Final = Reason("no-ability", "C-37")
CHANGES_NOTHING: Final = Reason("changes-nothing", "R-28")
NOT_BESIDE_THE_TOWER: Final = Reason("not-beside-the-tower", "B-28")

# Citizens and Speakers
RECRUIT_GAP: Final = Reason("recruit-gap", "R-08")
CITIZEN_TOO_DEAR: Final = Reason("citizen-too-dear", "C-39", "wisdom")
MUST_RECRUIT: Final = Reason("must-recruit", "C-39")
MUST_FEED: Final = Reason("must-feed", "C-40")
SPEAKER_HELD: Final = Reason("speaker-held", "C-44", "owner")
NO_SUCH_SPEAKER: Final = Reason("no-such-speaker", "C-08")

# Districts
NO_SUCH_CARD: Final = Reason("no-such-card", "C-09")
CARD_FITS_NOT: Final = Reason("card-fits-not", "C-47")
NOT_AROUND: Final = Reason("not-around", "C-49")
ACTIVATED_ALREADY: Final = Reason("activated-already", "C-49")
NOT_OF_ITS_COLOUR: Final = Reason("not-of-its-colour", "C-49")

# The solo training
NO_NEIGHBOUR: Final = Reason("no-neighbour", "S-03")
SHIP_AT_SIX: Final = Reason("ship-at-six", "S-04")
