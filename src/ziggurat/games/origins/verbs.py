"""What can be chosen in Origins: the catalogue."""

from typing import Final

from ziggurat.core.choices import Catalogue, Verb
from ziggurat.games.origins.components import (
    BASE_IDS,
    BASIC_IDS,
    BONUS_IDS,
    DISTRICT_IDS,
    DRAFT_IDS,
    GOLD_IDS,
    KIND_IDS,
    MARKET_IDS,
    PART_IDS,
    RECRUIT_IDS,
    RESERVE_IDS,
    ROLL_IDS,
    SHIP_IDS,
    SIGN_IDS,
    SITE_IDS,
    SLOT_IDS,
    SPEAKER_IDS,
    SUPPLY_IDS,
    TEMPLE_IDS,
    TOWER_IDS,
    WAY_IDS,
    WORKER_IDS,
)
from ziggurat.games.origins.geometry import CELL_IDS, SEAT_IDS

# A turn
WORKER: Final = Verb("worker", WORKER_IDS)
CLOSE: Final = Verb("close", SEAT_IDS)
RAISE: Final = Verb("raise", TOWER_IDS)
POPULATION: Final = Verb("population")
PASS: Final = Verb("pass")
TOKEN: Final = Verb("token")

# A visit
VISIT: Final = Verb("visit", SITE_IDS)
DO: Final = Verb("do", [f"{site}-{part}" for site in SITE_IDS for part in PART_IDS] + ["pisces"])
GOLD: Final = Verb("gold", GOLD_IDS)
GAIN: Final = Verb("gain", BASIC_IDS)
SPEND: Final = Verb("spend", BASIC_IDS)
ADVANCE: Final = Verb("advance")
ATTACK: Final = Verb("attack")
CLIMB: Final = Verb("climb", TEMPLE_IDS)
RECRUIT: Final = Verb("recruit", RECRUIT_IDS)
SPEAKER: Final = Verb("speaker", SPEAKER_IDS)

# Buildings and Districts
PICK: Final = Verb("pick", [*MARKET_IDS, *RESERVE_IDS])
AS: Final = Verb("as", WAY_IDS)
BUILD: Final = Verb("build", CELL_IDS)
USE: Final = Verb("use", CELL_IDS)
CARD: Final = Verb("card", SLOT_IDS)

# Dice and Motherships
DIE: Final = Verb("die", BASE_IDS)
COLOUR: Final = Verb("colour", SUPPLY_IDS)
ADD: Final = Verb("add")
RESET: Final = Verb("reset", SHIP_IDS)
TURN: Final = Verb("turn", SHIP_IDS)
HOLD: Final = Verb("hold")
DRAFT: Final = Verb("draft", DRAFT_IDS)
DONE: Final = Verb("done")

# Chance
BONUS: Final = Verb("bonus", BONUS_IDS)
SIGN: Final = Verb("sign", SIGN_IDS)
DRAW: Final = Verb("draw", KIND_IDS)
ROLL: Final = Verb("roll", ROLL_IDS)
DISTRICT: Final = Verb("district", DISTRICT_IDS)

CATALOGUE: Final = Catalogue(
    [
        *(WORKER, CLOSE, RAISE, POPULATION, PASS, TOKEN),
        *(VISIT, DO, GOLD, GAIN, SPEND, ADVANCE, ATTACK, CLIMB, RECRUIT, SPEAKER),
        *(PICK, AS, BUILD, USE, CARD),
        *(DIE, COLOUR, ADD, RESET, TURN, HOLD, DRAFT, DONE),
        *(BONUS, SIGN, DRAW, ROLL, DISTRICT),
    ]
)
