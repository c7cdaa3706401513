"""What can be chosen in Pyramidion: the catalogue."""

from itertools import product
from typing import Final

from ziggurat.core.choices import Catalogue, Verb
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    CARD_IDS,
    CATEGORY_IDS,
    COLOUR_IDS,
    DISTRIBUTION_IDS,
    KIND_IDS,
    ORDER_IDS,
    ORDINARY,
    REVOLT_TOKEN_IDS,
    SITE_IDS,
    SITES_DATA,
    TROOP_IDS,
)

# A site
ACTIVATE: Final = Verb("activate", SITE_IDS)
PLAY: Final = Verb("play", CARD_IDS)
PASS: Final = Verb("pass")
RECRUIT: Final = Verb("recruit", CARD_IDS)

# Characters and powers
CATEGORY: Final = Verb("category", CATEGORY_IDS)
COPY: Final = Verb("copy", CARD_IDS)
DISCARD: Final = Verb("discard", CARD_IDS)
TROOP: Final = Verb("troop", TROOP_IDS)
TAKE: Final = Verb("take", [f"{p}-{k}" for p, k in product([*SITE_IDS, "supply"], KIND_IDS)])
RAISE: Final = Verb("raise")
SWAP: Final = Verb("swap", SITE_IDS)
TOKEN: Final = Verb("token", ORDER_IDS)
DEPLOY: Final = Verb("deploy")
KEEP: Final = Verb("keep", CARD_IDS)
EXCHANGE: Final = Verb("exchange")

# Loading boats
LOAD: Final = Verb("load", BOAT_IDS)
TORTURER: Final = Verb("torturer", [f"{s['id']}-{k}" for s in SITES_DATA for k in s["resources"]])
STATUE: Final = Verb("statue", KIND_IDS[:ORDINARY])
SHIP: Final = Verb("ship")

DECLINE: Final = Verb("decline")

# Chance
FOLLOW: Final = Verb("follow", COLOUR_IDS)
DEAL: Final = Verb("deal", CARD_IDS)
BOAT: Final = Verb("boat", BOAT_IDS)
DISTRIBUTION: Final = Verb("distribution", DISTRIBUTION_IDS)
REVOLT: Final = Verb("revolt", REVOLT_TOKEN_IDS)

CATALOGUE: Final = Catalogue(
    [
        ACTIVATE,
        PLAY,
        PASS,
        RECRUIT,
        CATEGORY,
        COPY,
        DISCARD,
        TROOP,
        TAKE,
        RAISE,
        SWAP,
        TOKEN,
        DEPLOY,
        KEEP,
        EXCHANGE,
        LOAD,
        TORTURER,
        STATUE,
        SHIP,
        DECLINE,
        FOLLOW,
        DEAL,
        BOAT,
        DISTRIBUTION,
        REVOLT,
    ]
)
