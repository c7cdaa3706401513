"""What is in the box, made from the files in data/."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.data import read_components

PACKAGE: Final = "ziggurat.games.origins"

_BOX: Final = read_components(
    PACKAGE,
    "box.toml",
    {
        "piece": {"id": str},
        "number": {"id": str, "value": int},
        "faces": {"id": str, "numbers": list},
        "players": {"id": str, "dice": int, "speakers": int, "cards": int},
        "site": {"id": str, "top": list, "bottom": str},
        "bonus": {"id": str, "action": str},
        "solo": {"id": str, "value": int},
    },
)
_TRACKS: Final = read_components(
    PACKAGE,
    "tracks.toml",
    {
        "space": {"id": str, "thresholds": int, "bonus": list},
        "temple": {"id": str},
        "row": {"id": str, "numbers": list},
    },
)
_BUILDINGS: Final = read_components(
    PACKAGE,
    "buildings.toml",
    {
        "building": {
            "id": str,
            "colour": str,
            "stone": int,
            "base": int,
            "each": int,
            "table": list,
        }
    },
)
_DISTRICTS: Final = read_components(
    PACKAGE,
    "districts.toml",
    {"district": {"id": str, "pattern": str, "first": int, "later": int, "towers": str}},
)
_ZODIAC: Final = read_components(PACKAGE, "zodiac.toml", {"sign": {"id": str, "value": int}})
_NUMBERS: Final = {row["id"]: int(row["value"]) for row in _BOX["number"]}
_SOLO: Final = {row["id"]: int(row["value"]) for row in _BOX["solo"]}
_ROWS: Final = {row["id"]: row["numbers"] for row in _TRACKS["row"]}

NOTHING: Final = -1  # no tile, no owner, nowhere
NO_DIE: Final = 0

# Colours of Citizens, buildings, floors and bonus tiles.
COLOUR_IDS: Final = ["red", "purple", "blue", "orange", "yellow"]
COLOUR_LETTERS: Final = "RPBOY"
COLOURS: Final[i64] = 5
RED: Final = 0
YELLOW: Final = 4

# Resources: three basic ones, and gold, which replaces any of them.
GOOD_IDS: Final = ["stone", "food", "wisdom", "gold"]
BASIC_IDS: Final = GOOD_IDS[:3]
GOODS: Final[i64] = 4
BASICS: Final[i64] = 3
STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3
ANY_BASIC: Final = 7  # a set: stone, food, wisdom
STONE_OR_FOOD: Final = 3
FIRST_GOODS: Final = [_NUMBERS[f"start-{good}"] for good in GOOD_IDS]
PERKS: Final[i64] = 6  # numbers of a gain: the four goods, basic resources of choice, exchanges
OF_CHOICE: Final = 4
EXCHANGES: Final = 5
EXCHANGE_GOLD: Final[int] = _NUMBERS["exchange-gold"]

# By number of seats.
MOST_SEATS: Final[i64] = 4
DICE: Final[list[int]] = [row["dice"] for row in _BOX["players"]]
SPEAKERS: Final[list[int]] = [row["speakers"] for row in _BOX["players"]]
CARDS: Final[list[int]] = [row["cards"] for row in _BOX["players"]]
MOST_SPEAKERS: Final[i64] = 4
MOST_CARDS: Final[i64] = 6
SPEAKER_IDS: Final = [f"speaker-{n + 1}" for n in range(MOST_SPEAKERS)]
SLOT_IDS: Final = [f"card-{n + 1}" for n in range(MOST_CARDS)]

# Dice: Citizens are rolled up to 5 and rise to 6, Speakers have faces of their own.
MOST_ROLLED: Final[i64] = _NUMBERS["highest-rolled"]
MOST_CITIZEN: Final[i64] = _NUMBERS["highest-citizen"]
MOST_SPEAKER: Final[i64] = _NUMBERS["highest-speaker"]
_FACES: Final[list[int]] = _BOX["faces"][0]["numbers"]
SPEAKER_WEIGHT: Final = vec[i64]([_FACES.count(face) for face in range(1, 6)])
ROLL_IDS: Final = [str(face) for face in range(1, 6)]
DRAFT_DICE: Final[int] = _NUMBERS["draft-dice-of-a-colour"]
DRAFT_IDS: Final = [f"draft-{n + 1}" for n in range(10)]

# Workers of a seat: six bases with a Citizen or without, the Archon, the Speakers it holds.
BASES: Final[i64] = 6
FIRST_BASES: Final[int] = _NUMBERS["start-bases"]
BASE_IDS: Final = [f"base-{n + 1}" for n in range(BASES)]
ARCHON: Final[i64] = 6
FIRST_SPEAKER: Final[i64] = 7  # the first one: FIRST_SPEAKER + number
WORKER_IDS: Final = [*BASE_IDS, "archon", *SPEAKER_IDS]
POPULATION_FOOD: Final = vec[i64](_ROWS["population-food"])
POPULATION_POINTS: Final[int] = _NUMBERS["last-base-points"]

# Meeting places, their Motherships and bonus tiles.
SITES: Final[i64] = 5
SITE_IDS: Final[list[str]] = [row["id"] for row in _BOX["site"]]
SHIP_IDS: Final = [f"ship-{n + 1}" for n in range(SITES)]
SHIP_FIRST: Final[int] = _NUMBERS["ship-start"]
SHIP_MOST: Final[i64] = _NUMBERS["ship-most"]
PART_IDS: Final = ["top", "bottom", "bonus"]
PARTS: Final[i64] = 3
TOP_GAIN: Final = vec[i64]([n for row in _BOX["site"] for n in [*row["top"], 0]])
ACTION_IDS: Final = ["military", "build", "climb", "recruit", "feed", "speaker", "resource"]
A_WAR: Final = 0
A_BUILD: Final = 1
A_CLIMB: Final = 2
A_RECRUIT: Final = 3
A_FEED: Final = 4
A_SPEAKER: Final = 5
A_RESOURCE: Final = 6
BOTTOM: Final = vec[i64]([ACTION_IDS.index(row["bottom"]) for row in _BOX["site"]])
BONUS_IDS: Final[list[str]] = [row["id"] for row in _BOX["bonus"]]
BONUS_ACTION: Final = vec[i64]([ACTION_IDS.index(row["action"]) for row in _BOX["bonus"]])
MAIN_ADVANCE: Final[i64] = _NUMBERS["main-advance"]
MAIN_STEPS: Final[i64] = _NUMBERS["main-climb-steps"]
MAIN_STONE: Final[i64] = _NUMBERS["main-climb-stone"]
MOST_FOOD: Final[i64] = _NUMBERS["most-food"]
BONUS_ADVANCE: Final[i64] = _NUMBERS["bonus-advance"]
BONUS_WISDOM: Final[i64] = _NUMBERS["bonus-war-wisdom"]
BONUS_FOOD: Final[i64] = _NUMBERS["bonus-build-food"]
BONUS_STEPS: Final[i64] = _NUMBERS["bonus-climb-steps"]
BONUS_STONE: Final[i64] = _NUMBERS["bonus-climb-stone"]
BONUS_RESOURCE: Final[i64] = _NUMBERS["bonus-resource"]

# The military track.
SPACE_IDS: Final[list[str]] = [row["id"] for row in _TRACKS["space"]]
SPACES: Final[i64] = len(SPACE_IDS)
FINAL_SPACE: Final[i64] = len(SPACE_IDS) - 1
THRESHOLDS: Final = vec[i64]([row["thresholds"] for row in _TRACKS["space"]])
ATTACK_GAIN: Final = vec[i64]([n for row in _TRACKS["space"] for n in row["bonus"]])
FINAL_POINTS: Final[int] = _NUMBERS["final-space-points"]
WEAKER_POINTS: Final[i64] = _NUMBERS["points-of-a-weaker-marker"]
THRESHOLD_POINTS: Final[i64] = _NUMBERS["points-of-a-threshold"]

# Temples and Zodiac cards.
TEMPLE_IDS: Final[list[str]] = [row["id"] for row in _TRACKS["temple"]]
TEMPLES: Final[i64] = 3
ALL_TEMPLES: Final = 7  # a set
TEMPLE_POINTS: Final = vec[i64](_ROWS["temple-points"])
TEMPLE_TOP: Final[i64] = len(_ROWS["temple-points"]) - 1
TEMPLE_GOLD: Final[i64] = _NUMBERS["temple-step-gold"]
SIGN_IDS: Final[list[str]] = [row["id"] for row in _ZODIAC["sign"]]
SIGN_VALUE: Final = vec[i64]([row["value"] for row in _ZODIAC["sign"]])
SIGNS: Final[i64] = 12
SAGITTARIUS: Final = 0
PISCES: Final = 1
CAPRICORN: Final = 2
AQUARIUS: Final = 3
TAURUS: Final = 4
CANCER: Final = 5
LIBRA: Final = 6
ARIES: Final = 7
LEO: Final = 8
GEMINI: Final = 9
VIRGO: Final = 10
SCORPIO: Final = 11

# Citizens to recruit, and advisors.
RECRUITS: Final[i64] = 5
RECRUIT_IDS: Final = [f"recruit-{n + 1}" for n in range(RECRUITS)]
RECRUIT_WISDOM: Final = vec[i64](_ROWS["recruit-wisdom"])
ADVISORS: Final[i64] = 5
ADVISOR_POINTS: Final = vec[i64](_ROWS["advisor-points"])

# Building tiles: thirty kinds; a tile in a city is one number below 64, nought for none.
KIND_IDS: Final[list[str]] = [row["id"] for row in _BUILDINGS["building"]]
KINDS: Final[i64] = 30
KIND_COPIES: Final[list[int]] = [row["copies"] for row in _BUILDINGS["building"]]
KIND_COLOUR: Final = vec[i64]([COLOUR_IDS.index(row["colour"]) for row in _BUILDINGS["building"]])
KIND_STONE: Final = vec[i64]([row["stone"] for row in _BUILDINGS["building"]])
KIND_BASE: Final = vec[i64]([row["base"] for row in _BUILDINGS["building"]])
KIND_EACH: Final = vec[i64]([row["each"] for row in _BUILDINGS["building"]])
GRANARY: Final = 0
HARBOR: Final = 1
MARKET: Final = 2
MINT: Final = 3
QUARRY: Final = 4
WORKSHOP: Final = 5
ARMORY: Final = 6
ARENA: Final = 7
OUTPOST: Final = 8
EQUESTRIAN: Final = 9
FORTRESS: Final = 10
VETERANS: Final = 11
CASTLE: Final = 12
YARD: Final = 13
COURTHOUSE: Final = 14
ESTATE: Final = 15
FORUM: Final = 16
STONE_CIRCLE: Final = 17
TEMPLE_FOREST: Final = 18
TEMPLE_MOUNTAIN: Final = 19
OBELISK: Final = 20
SANCTUARY: Final = 21
TEMPLE_SEA: Final = 22
STATUE: Final = 23
SALON: Final = 24
ASTRONOMY: Final = 25
FOUNTAIN: Final = 26
PORTAL: Final = 27
HEALER: Final = 28
MAGE_TOWER: Final = 29


def points_table(kind: int) -> list[int]:
    """The points of a kind by how many there are, from none on."""
    return [0, *(int(points) for points in _BUILDINGS["building"][kind]["table"])]


CIRCLE_POINTS: Final = vec[i64](points_table(STONE_CIRCLE))
OBELISK_POINTS: Final = vec[i64](points_table(OBELISK))
MOST_OBELISKS: Final[i64] = len(points_table(OBELISK)) - 1
SANCTUARY_POINTS: Final = vec[i64](points_table(SANCTUARY))

# The market, from top to bottom, and tiles set aside by a Construction Yard.
MARKET_SPACES: Final[i64] = 5
MARKET_IDS: Final = [f"market-{n + 1}" for n in range(MARKET_SPACES)]
MARKET_WISDOM: Final = vec[i64](_ROWS["market-wisdom"])
RESERVE_IDS: Final = [f"reserve-{kind}" for kind in KIND_IDS]
WAY_IDS: Final = ["building", "farm", "cover"]
AS_BUILDING: Final = 0
AS_FARM: Final = 1
AS_COVER: Final = 2
AGORA_GOLD: Final[i64] = _NUMBERS["agora-gold"]

# Floors and towers.
FLOORS: Final[int] = _NUMBERS["floors-in-the-reserve"]
FIRST_TOWER: Final[int] = _NUMBERS["start-tower"]
TOWER_IDS: Final = [f"tower-{colour}" for colour in COLOUR_IDS]
SUPPLY_IDS: Final = [f"supply-{colour}" for colour in COLOUR_IDS]
COLOURS_AT_END: Final[i64] = _NUMBERS["colours-that-end"]

# District cards: four letters of colours, * for any tile.
DISTRICT_IDS: Final[list[str]] = [row["id"] for row in _DISTRICTS["district"]]
DISTRICTS: Final[i64] = 45
PATTERNS: Final[list[str]] = [row["pattern"] for row in _DISTRICTS["district"]]
DISTRICT_FIRST: Final = vec[i64]([row["first"] for row in _DISTRICTS["district"]])
DISTRICT_LATER: Final = vec[i64]([row["later"] for row in _DISTRICTS["district"]])
DISTRICT_TOWERS: Final = vec[i64](
    [row["towers"].count(letter) for row in _DISTRICTS["district"] for letter in COLOUR_LETTERS]
)
CARD_GOLD: Final[i64] = _NUMBERS["gold-on-a-card"]

# The end, and the solo training.
GOLD_POINTS: Final[i64] = _NUMBERS["points-of-a-gold"]
SOLO_ROUNDS: Final[i64] = _SOLO["rounds"]
SOLO_GOAL: Final[i64] = _SOLO["goal"]
SOLO_MORE: Final[i64] = _SOLO["goal-more"]
SOLO_TILES: Final[i64] = _SOLO["goal-tiles"]

# The most that is paid at once with one kind of resource: gold may replace all of it.
MOST_PAID: Final[int] = max(
    *_ROWS["population-food"],
    *_ROWS["market-wisdom"],
    *_ROWS["recruit-wisdom"],
    _NUMBERS["ship-most"] - 1,
    *(row["stone"] for row in _BUILDINGS["building"]),
)
GOLD_IDS: Final = [str(n) for n in range(MOST_PAID + 1)]

# A city lies on a square grid with this number of cells a side, the Palace in the middle.
SIDE: Final[int] = _NUMBERS["city-side"]
PALACE_ROW: Final[int] = _NUMBERS["palace-row"]
PALACE_COLUMN: Final[int] = _NUMBERS["palace-column"]


def provenance() -> dict[str, list[dict[str, Any]]]:
    """The rows of all data files, for the gallery and the spec card."""
    return {**_BOX, **_TRACKS, **_BUILDINGS, **_DISTRICTS, **_ZODIAC}
