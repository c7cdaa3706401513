"""What is in the box, made from the files in data/."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.data import read_components

PACKAGE: Final = "ziggurat.games.teotihuacan"

_BOX: Final = read_components(
    PACKAGE,
    "box.toml",
    {
        "piece": {"id": str},
        "number": {"id": str, "value": int},
        "players": {
            "id": str,
            "rounds": int,
            "discs": int,
            "spaces": int,
            "market": str,
            "masks": int,
        },
        "zone": {"id": str, "construction": str, "influence": str},
        "solo": {"id": str, "value": int},
    },
)
_TILES: Final = read_components(
    PACKAGE,
    "tiles.toml",
    {
        "shape": {"id": str, "rows": list},
        "building": {"id": str, "material": str, "size": int, "shape": str},
        "temple": {"id": str, "size": int, "shape": str, "cost": list, "more": list},
        "pyramid": {"id": str, "size": int, "cost": list, "more": list},
        "market": {"id": str, "buildings": dict},
    },
)
_TRACKS: Final = read_components(
    PACKAGE,
    "tracks.toml",
    {
        "bonus": {"id": str, "points": int},
        "favour": {"id": str, "points": list},
        "colour": {"id": str, "letter": str, "group": int},
        "mask": {"id": str, "points": int, "players": int},
    },
)
_WORSHIP: Final = read_components(
    PACKAGE,
    "worship.toml",
    {
        "worship": {
            "id": str,
            "effect": str,
            "pay": list,
            "points": int,
            "most": int,
            "detail": list,
        }
    },
)
_BOARDS: Final = read_components(
    PACKAGE,
    "boards.toml",
    {
        "reward": {"id": str, "points": int, "build": list},
        "board": {"id": str, "side": str, "rows": list, "rewards": list},
    },
)
_NUMBERS: Final = {row["id"]: int(row["value"]) for row in _BOX["number"]}
_SOLO: Final = {row["id"]: int(row["value"]) for row in _BOX["solo"]}

NOTHING: Final = -1  # no tile, no disc, no owner

# Materials, which are also the kinds of cubes.
MATERIAL_IDS: Final = ["wood", "stone", "gold"]
KINDS: Final[i64] = 3
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
GOLD_FOR_ANOTHER: Final[int] = _NUMBERS["gold-for-another-cube"]

# Tiles of the market: nine buildings, three temples, three colours of pyramid tiles.
COLOUR_IDS: Final = ["green", "blue", "red"]
COLOURS: Final[i64] = 3
WHITE: Final = 3
BUILDINGS: Final[i64] = 9
TEMPLE: Final[i64] = 9  # the first temple: TEMPLE + colour
PYRAMID: Final[i64] = 12  # the first pyramid tile: PYRAMID + colour
TILES: Final[i64] = 15
_PLACED: Final = _TILES["building"] + _TILES["temple"]
_SOLD: Final = _PLACED + _TILES["pyramid"][:3]
TILE_IDS: Final[list[str]] = [row["id"] for row in _SOLD]
TILE_COPIES: Final = vec[i64]([row["copies"] for row in _SOLD])
SIZE: Final = vec[i64]([row["size"] for row in _SOLD])
LARGEST: Final[i64] = 4  # of the buildings
MATERIAL: Final = vec[i64]([MATERIAL_IDS.index(row["material"]) for row in _TILES["building"]])
SHAPE_IDS: Final[list[str]] = [row["id"] for row in _TILES["shape"]]
SHAPE_ROWS: Final[list[list[str]]] = [row["rows"] for row in _TILES["shape"]]
SHAPE: Final = vec[i64]([SHAPE_IDS.index(row["shape"]) for row in _PLACED])
SMALL_BUILDINGS: Final[int] = _NUMBERS["small-buildings-of-an-action"]

# Costs of temples and pyramid tiles: three kinds a tile.
COST: Final = vec[i64]([cubes for row in _SOLD[9:] for cubes in row["cost"]])
MORE: Final = vec[i64]([cubes for row in _SOLD[9:] for cubes in row["more"]])

# Player boards: side A, the same for all, and four of side B.
BOARD_IDS: Final[list[str]] = [row["id"] for row in _BOARDS["board"]]
BOARD_ROWS: Final[list[list[str]]] = [row["rows"] for row in _BOARDS["board"]]
BOARD_REWARDS: Final[list[list[str]]] = [row["rewards"] for row in _BOARDS["board"]]
BOARDS: Final[i64] = 5
SIDE_A: Final = 0

# Rewards of the base: points, then what is built or taken.
REWARD_IDS: Final[list[str]] = [row["id"] for row in _BOARDS["reward"]]
REWARD_POINTS: Final = vec[i64]([row["points"] for row in _BOARDS["reward"]])
REWARD_BUILDS: Final[list[list[str]]] = [row["build"] for row in _BOARDS["reward"]]

# By number of seats.
MOST_SEATS: Final[i64] = 4
ROUNDS: Final = vec[i64]([row["rounds"] for row in _BOX["players"]])
DISCS: Final = vec[i64]([row["discs"] for row in _BOX["players"]])
OPEN_SPACES: Final = vec[i64]([row["spaces"] for row in _BOX["players"]])
_MARKETS: Final = {row["id"]: row["buildings"] for row in _TILES["market"]}


def market_for(row: dict[str, Any]) -> list[int]:
    """How many of each tile the central board shows at the start of a round."""
    buildings = [_MARKETS[row["market"]].get(tile, 0) for tile in TILE_IDS[:9]]
    temples = [_NUMBERS["temples-of-a-colour-in-the-market"]] * 3
    return buildings + temples + [_NUMBERS["pyramid-tiles-of-a-colour-in-the-market"]] * 3


MARKET: Final = vec[i64]([tiles for row in _BOX["players"] for tiles in market_for(row)])

# Action spaces: three zones of three, each a construction above and an influence below.
ZONES: Final[i64] = 3
SPACES_OF_A_ZONE: Final[i64] = 3
SPACES: Final[i64] = 9
SPACE_IDS: Final = [f"{zone['id']}{n + 1}" for zone in _BOX["zone"] for n in range(3)]
STACK_LIMIT: Final[i64] = _NUMBERS["stack-limit"]
MOST_DISCS: Final[i64] = _NUMBERS["most-discs-at-once"]
ACTION_IDS: Final[list[str]] = [row["construction"] for row in _BOX["zone"]] + [
    row["influence"] for row in _BOX["zone"]
]
A_BUILDING: Final = 0
A_TEMPLE: Final = 1
A_PYRAMID: Final = 2
A_OFFERING: Final = 4
HALF_IDS: Final = ["construction", "influence"]

# Bonus discs.
BONUS_IDS: Final[list[str]] = [row["id"] for row in _TRACKS["bonus"]]
BONUS_COPIES: Final[list[int]] = [row["copies"] for row in _TRACKS["bonus"]]
BONUS_POINTS: Final = vec[i64]([row["points"] for row in _TRACKS["bonus"]])
ANY_INFLUENCE: Final = 0
ANY_CONSTRUCTION: Final = 1
RESOURCE: Final = 3
POWER: Final = 4

# The architect goes round the board, clockwise.
SIDE_IDS: Final = ["top", "right", "bottom", "left"]
SIDES: Final[i64] = 4

# The favour track: points for entering a space.
FAVOUR: Final = vec[i64](_TRACKS["favour"][0]["points"])

# Mask tiles: five of each colour, from the top of the pile.
MASK_COLOUR_IDS: Final[list[str]] = [row["id"] for row in _TRACKS["colour"]]
MASK_LETTERS: Final = "".join(row["letter"] for row in _TRACKS["colour"])
MASK_GROUP: Final[list[int]] = [row["group"] for row in _TRACKS["colour"]]
MASK_IDS: Final[list[str]] = [row["id"] for row in _TRACKS["mask"]]
MASK_POINTS: Final = vec[i64]([row["points"] for row in _TRACKS["mask"]])
MASK_COLOURS: Final[i64] = 3
MASKS_OF_A_COLOUR: Final[i64] = 5
MASKS_IN_PLAY: Final = vec[i64](
    [
        sum(2**n for n, mask in enumerate(_TRACKS["mask"]) if mask["players"] <= row["masks"])
        for row in _BOX["players"]
    ]
)

# Worship tiles: seven kinds of each colour.
WORSHIP_IDS: Final[list[str]] = [row["id"] for row in _WORSHIP["worship"]]
WORSHIP_COPIES: Final[list[int]] = [row["copies"] for row in _WORSHIP["worship"]]
WORSHIPS: Final[i64] = 21
WORSHIPS_OF_A_COLOUR: Final[i64] = 7
EFFECT_IDS: Final = [
    "exchange",
    "product",
    "sizes",
    "materials",
    "influence",
    "construction",
    "temple",
    "pyramid",
    "building",
]
EXCHANGE: Final = 0
PRODUCT: Final = 1
OWN_SIZES: Final = 2
OWN_MATERIALS: Final = 3
THEN_INFLUENCE: Final = 4
THEN_CONSTRUCTION: Final = 5
BUILD_TEMPLE: Final = 6
BUILD_PYRAMID: Final = 7
THEN_BUILDING: Final = 8
EFFECT: Final = vec[i64]([EFFECT_IDS.index(row["effect"]) for row in _WORSHIP["worship"]])
OFFER_POINTS: Final = vec[i64]([row["points"] for row in _WORSHIP["worship"]])
OFFER_MOST: Final = vec[i64]([row["most"] for row in _WORSHIP["worship"]])
ASKS: Final[i64] = 4  # numbers of a price (wood, stone, gold, any), or of buildings needed
PRICE: Final = vec[i64]([n for row in _WORSHIP["worship"] for n in (row["pay"] or [0] * 4)])


def asked(row: dict[str, Any]) -> list[int]:
    """What a tile asks of the city as four numbers; a material or a size is the first of them."""
    detail = [MATERIAL_IDS.index(n) if isinstance(n, str) else int(n) for n in row["detail"]]
    return (detail + [0] * 4)[:4]


DETAIL: Final = vec[i64]([n for row in _WORSHIP["worship"] for n in asked(row)])

# Face-up worship tiles: beside each pile a slot, and the top of the pile itself.
SLOT: Final = 0
PILE: Final = 1
SHOWN_IDS: Final = [f"{place}-{colour}" for colour in COLOUR_IDS for place in ("slot", "pile")]
SHOWN: Final[i64] = 6

# Points.
TILE_POINTS: Final[int] = _NUMBERS["points-of-a-pyramid-tile"]
BASE_POINTS: Final[int] = _NUMBERS["points-at-the-base"]
LEVEL_POINTS: Final[int] = _NUMBERS["points-on-a-level"]

# The solo variant: six cards, a zone and which stack of it.
CARD_IDS: Final = [f"{zone['id']}-{stack}" for zone in _BOX["zone"] for stack in ("low", "high")]
CARDS: Final[i64] = 6
HANDICAP_IDS: Final = ["0", "10", "20", "30"]
HANDICAP: Final = vec[i64]([_SOLO[f"handicap-{points}"] for points in HANDICAP_IDS])
RIVAL_COVERS: Final[int] = _SOLO["bonus-covered"]
RIVAL_EMPTY: Final[int] = _SOLO["nothing-to-take"]
RIVAL_TEMPLE: Final[int] = _SOLO["temple-beyond-its-size"]
RIVAL_REACH: Final[int] = _SOLO["temple-beyond-the-power"]
RIVAL_PYRAMID: Final[int] = _SOLO["pyramid-tile"]


def provenance() -> dict[str, list[dict[str, Any]]]:
    """The rows of all data files, for the gallery and the spec card."""
    return {**_BOX, **_TILES, **_TRACKS, **_WORSHIP, **_BOARDS}
