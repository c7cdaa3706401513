"""What is in the box, made from the files in data/."""

from itertools import product
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bits import members
from ziggurat.core.data import read_components
from ziggurat.games.pyramidion.goods import packed

PACKAGE: Final = "ziggurat.games.pyramidion"
NOTHING: Final = -1  # no card, no boat, no site, a troop of no player

_CARD_FIELDS: Final[dict[str, type]] = {
    "id": str,
    "type": str,
    "power": str,
    "influence": int,
    "negotiation": int,
    "bargaining": int,
    "ankh": int,
}
_CHARACTERS: Final = read_components(
    PACKAGE,
    "characters.toml",
    {"colour": {"id": str}, "basic": _CARD_FIELDS, "character": _CARD_FIELDS},
)
SITES_DATA: Final = read_components(
    PACKAGE,
    "sites.toml",
    {"site": {"id": str, "influence": int, "negotiation": int, "resources": list}},
)["site"]
TOKENS_DATA: Final = read_components(
    PACKAGE, "revolt_tokens.toml", {"token": {"id": str, "value": int, "reward": dict}}
)["token"]
DISTRIBUTIONS_DATA: Final = read_components(
    PACKAGE, "distributions.toml", {"distribution": {"id": str, "place": dict}}
)["distribution"]
BOATS_DATA: Final = read_components(
    PACKAGE, "boats.toml", {"boat": {"id": str, "points": int, "cost": dict}}
)["boat"]
_BOX: Final = read_components(
    PACKAGE, "box.toml", {"resource": {"id": str}, "number": {"id": str, "value": int}}
)
NUMBERS: Final[dict[str, int]] = {row["id"]: int(row["value"]) for row in _BOX["number"]}

# Resources: five ordinary kinds, then the statue.
KIND_IDS: Final[list[str]] = [row["id"] for row in _BOX["resource"]]
KINDS: Final[i64] = 6
ORDINARY: Final[i64] = 5
WORKER: Final = 4
STATUE: Final = 5
FULL_SUPPLY: Final[int] = packed([row["copies"] for row in _BOX["resource"]])


def packed_goods(amounts: dict[str, int]) -> int:
    """Resources named in a data file, as one number."""
    return packed([amounts.get(kind, 0) for kind in KIND_IDS])


# Sites, in the order in which a shortage is felt.
SITE_IDS: Final[list[str]] = [row["id"] for row in SITES_DATA]
SITES: Final[i64] = 8
GIZA: Final = 0
ABU_SIMBEL: Final = 1
THEBES: Final = 2
LUXOR: Final = 3
ALEXANDRIA: Final = 4
CAIRO: Final = 5
PHILAE: Final = 6
KARNAK: Final = 7
SUPPLY: Final = 8  # the general supply, as a ninth place for resources
PRINTED: Final = vec[i64](
    [KIND_IDS.index(kind) for row in SITES_DATA for kind in row["resources"]]
)  # two kinds a site
MINIMA: Final = vec[i64](
    [row[category] for row in SITES_DATA for category in ("influence", "negotiation")]
)

# Troops: negotiators and torturers, at most one of each on a site.
NEGOTIATORS: Final = 0
TORTURERS: Final = 1
TROOP_KINDS: Final[i64] = 2
TROOP_IDS: Final = [f"{s}-{t}" for s, t in product(SITE_IDS, ("negotiators", "torturers"))]
TROOPS: Final[i64] = 16
TROOPS_OF_A_KIND: Final[int] = NUMBERS["troops-of-a-kind"]

# Characters: five basic cards of each colour, then the deck.
COLOUR_IDS: Final[list[str]] = [row["id"] for row in _CHARACTERS["colour"]]
CARDS_DATA: Final = [
    *(
        row | {"id": f"{colour}-{row['id']}", "copies": 1, "colour": colour}
        for colour in COLOUR_IDS
        for row in _CHARACTERS["basic"]
    ),
    *(row | {"colour": ""} for row in _CHARACTERS["character"]),
]
CARD_IDS: Final[list[str]] = [row["id"] for row in CARDS_DATA]
CARDS: Final[i64] = 60
BASICS: Final = 2**20 - 1
DECK: Final = 2**60 - 2**20
BASICS_OF: Final = vec[i64]([31 * 2 ** (5 * seat) for seat in range(len(COLOUR_IDS))])

# Categories, which are also what the first three types are best at.
CATEGORY_IDS: Final = ["influence", "negotiation", "bargaining"]
CATEGORIES: Final[i64] = 3
INFLUENCE: Final = 0
NEGOTIATION: Final = 1
BARGAINING: Final = 2
PRINTED_NUMBERS: Final = vec[i64](
    [row[category] for category in CATEGORY_IDS for row in CARDS_DATA]
)

TYPE_IDS: Final = ["torturer", "negotiator", "merchant", "revolt", "special"]
TORTURER: Final = 0
MERCHANT: Final = 2
REVOLT: Final = 3
TYPE_OF: Final = vec[i64]([TYPE_IDS.index(row["type"]) for row in CARDS_DATA])

POWER_IDS: Final = [
    "goddess",
    "high-priest",
    "bandit",
    "guard",
    "vizier",
    "thief",
    "philosopher",
    "slave-trader",
    "engraver",
    "politician",
]
GODDESS: Final = 0
POWER_OF: Final = vec[i64](
    [POWER_IDS.index(row["power"]) if row["power"] else NOTHING for row in CARDS_DATA]
)
SPECIALS: Final[int] = sum(2**n for n, row in enumerate(CARDS_DATA) if row["power"])
ANKHS: Final[int] = sum(2**n for n, row in enumerate(CARDS_DATA) if row["ankh"])

# Cards whose meaning is chosen when they are played: the four Goddesses and the Philosopher.
PHILOSOPHER_CARD: Final[int] = CARD_IDS.index("philosopher")
GODDESSES: Final[int] = sum(2**n for n, row in enumerate(CARDS_DATA) if row["power"] == "goddess")
MASKED: Final[list[int]] = [*members(GODDESSES), PHILOSOPHER_CARD]
MASK_OF: Final = vec[i64](
    [MASKED.index(card) if card in MASKED else NOTHING for card in range(CARDS)]
)
MASKS: Final[i64] = 5
GODDESS_VALUE: Final[int] = NUMBERS["goddess-value"]

# Boats.
BOAT_IDS: Final[list[str]] = [row["id"] for row in BOATS_DATA]
BOATS: Final[i64] = 20
BOAT_POINTS: Final = vec[i64]([row["points"] for row in BOATS_DATA])
BOAT_COSTS: Final = vec[i64]([packed_goods(row["cost"]) for row in BOATS_DATA])
ROW: Final[int] = NUMBERS["boats-in-the-row"]

# Distribution cards: what each puts on each site.
DISTRIBUTION_IDS: Final[list[str]] = [row["id"] for row in DISTRIBUTIONS_DATA]
DISTRIBUTIONS: Final[i64] = 10
SHARES: Final = vec[i64](
    [packed_goods(row["place"].get(site, {})) for row in DISTRIBUTIONS_DATA for site in SITE_IDS]
)

# Tokens.
REVOLT_TOKEN_IDS: Final[list[str]] = [row["id"] for row in TOKENS_DATA]
REVOLT_TOKENS: Final[i64] = 6
REVOLT_VALUES: Final = vec[i64]([row["value"] for row in TOKENS_DATA])
REWARDS: Final = vec[i64]([packed_goods(row["reward"]) for row in TOKENS_DATA])
ORDER_IDS: Final = [f"order-{n + 1}" for n in range(NUMBERS["order-tokens"])]
MOST_SEATS: Final[i64] = 4


def card_ids(mask: int) -> list[str]:
    """The ids of a set of character cards."""
    return [CARD_IDS[card] for card in members(mask)]


def boat_ids(mask: int) -> list[str]:
    """The ids of a set of boats."""
    return [BOAT_IDS[boat] for boat in members(mask)]


def provenance() -> dict[str, list[dict[str, Any]]]:
    """Every row of every file, for the gallery and the spec card."""
    return {
        "character": CARDS_DATA,
        "site": SITES_DATA,
        "boat": BOATS_DATA,
        "distribution": DISTRIBUTIONS_DATA,
        "token": TOKENS_DATA,
        **_BOX,
    }
