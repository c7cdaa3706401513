"""What is in the box of Pyramidion, typed once more for the oracle, in a form of its own."""

from typing import Final, NamedTuple

KINDS: Final = ["camel", "wood", "food", "stone", "worker", "statue"]
ORDINARY: Final = KINDS[:5]
SUPPLY: Final = {"camel": 35, "wood": 35, "food": 35, "stone": 35, "worker": 35, "statue": 10}
COLOURS: Final = ["red", "blue", "yellow", "green"]
CATEGORIES: Final = ["influence", "negotiation", "bargaining"]
CATEGORY_TYPES: Final = dict(zip(CATEGORIES, ["torturer", "negotiator", "merchant"], strict=True))

# site: influence and negotiation a troop needs, and the two kinds printed there
SITES: Final = {
    "giza": (6, 5, "camel", "food"),
    "abu-simbel": (5, 5, "food", "wood"),
    "thebes": (7, 6, "worker", "statue"),
    "luxor": (5, 4, "stone", "worker"),
    "alexandria": (6, 5, "worker", "wood"),
    "cairo": (5, 4, "wood", "stone"),
    "philae": (4, 3, "camel", "food"),
    "karnak": (6, 4, "camel", "stone"),
}

# revolt token: its value and what it pays
TOKENS: Final = {
    "revolt-token-1": (5, "camel"),
    "revolt-token-2": (5, "wood"),
    "revolt-token-3": (6, "food"),
    "revolt-token-4": (6, "stone"),
    "revolt-token-5": (7, "worker"),
    "revolt-token-6": (8, "statue"),
}

DISTRIBUTIONS: Final = {
    f"distribution-{number}": text
    for number, text in enumerate(
        [
            "giza 1 camel 2 food; thebes 1 worker 1 statue; luxor 4 stone; alexandria 1 worker;"
            " cairo 2 wood; philae 1 camel",
            "abu-simbel 1 food 1 wood; thebes 1 worker 1 statue; alexandria 1 wood;"
            " cairo 2 stone; philae 3 camel 1 food; karnak 1 camel 1 stone",
            "giza 2 camel 1 food; abu-simbel 3 wood; luxor 1 stone 2 worker; cairo 1 stone;"
            " philae 1 food; karnak 2 camel",
            "giza 2 camel; abu-simbel 2 food 1 wood; thebes 2 statue; luxor 2 stone;"
            " alexandria 1 worker 1 wood; cairo 2 stone",
            "giza 1 food; abu-simbel 1 food 1 wood; thebes 1 worker 1 statue;"
            " luxor 1 stone 2 worker; cairo 2 stone; karnak 3 camel",
            "giza 2 food; abu-simbel 2 wood; thebes 2 worker 1 statue; alexandria 2 worker;"
            " philae 2 food; karnak 1 camel 1 stone",
            "giza 1 food; thebes 1 worker 1 statue; luxor 2 worker; cairo 3 wood 1 stone;"
            " philae 1 camel 1 food; karnak 2 stone",
            "thebes 1 worker 1 statue; luxor 1 stone 1 worker; alexandria 1 worker 2 wood;"
            " cairo 1 wood 1 stone; philae 1 food; karnak 3 camel",
            "giza 2 food; abu-simbel 2 food; thebes 2 statue; alexandria 3 worker 1 wood;"
            " cairo 1 wood 1 stone; philae 1 camel",
            "giza 2 food; abu-simbel 3 wood; luxor 1 worker; alexandria 1 worker 1 wood;"
            " philae 2 camel 1 food; karnak 1 camel 1 stone",
        ],
        start=1,
    )
}

# boat: points, then camels, wood, food, stone, workers
BOATS: Final = {
    f"boat-{number}": (points, dict(zip(ORDINARY, cost, strict=True)))
    for number, (points, *cost) in enumerate(
        [
            (1, 0, 0, 0, 1, 2),
            (1, 0, 2, 1, 0, 0),
            (1, 2, 0, 1, 0, 0),
            (1, 1, 0, 0, 1, 1),
            (2, 0, 0, 1, 2, 2),
            (2, 2, 2, 0, 1, 0),
            (2, 1, 2, 2, 0, 0),
            (2, 0, 0, 2, 1, 2),
            (3, 2, 0, 1, 2, 1),
            (3, 2, 1, 3, 0, 0),
            (3, 2, 1, 2, 0, 2),
            (3, 1, 2, 0, 2, 2),
            (4, 2, 1, 3, 0, 2),
            (4, 0, 2, 1, 3, 2),
            (4, 1, 2, 1, 3, 1),
            (4, 2, 2, 1, 2, 1),
            (5, 2, 3, 0, 2, 3),
            (5, 1, 3, 3, 2, 1),
            (5, 2, 2, 2, 2, 2),
            (5, 3, 1, 2, 2, 2),
        ],
        start=1,
    )
}


class Card(NamedTuple):
    """A character: its type, its three numbers and whether it bears the ankh."""

    type: str
    numbers: tuple[int, int, int]
    ankh: bool = False

    def number(self, category: str) -> int:
        """What it counts in a category."""
        return self.numbers[CATEGORIES.index(category)]


# "150*": 1 influence, 5 negotiation, 0 bargaining, and an ankh
NUMBERS: Final = {
    "merchant": "105 005 204 104 104 014 203 113 103* 103* 112* 202*",
    "negotiator": "150 240 140 141 230 131 130* 221*",
    "torturer": "600 500 500 410 401 400 301* 310*",
    "revolt": "000 000 000",
}
SPECIALS: Final = (
    "high-priest* bandit guard vizier* thief philosopher slave-trader engraver politician"
)
BASIC: Final = {
    "merchant-1": ("merchant", "103"),
    "merchant-2": ("merchant", "102*"),
    "negotiator": ("negotiator", "130"),
    "torturer": ("torturer", "400"),
    "goddess": ("special", "000"),
}


def card(kind: str, text: str) -> Card:
    """A card as it is written above."""
    return Card(kind, (int(text[0]), int(text[1]), int(text[2])), text.endswith("*"))


BASICS: Final = {
    colour: {f"{colour}-{name}": card(*row) for name, row in BASIC.items()} for colour in COLOURS
}
DECK: Final = {
    **{
        f"{kind}-{number}": card(kind, text)
        for kind, row in NUMBERS.items()
        for number, text in enumerate(row.split(), start=1)
    },
    **{name.rstrip("*"): card("special", "000" + name[-1]) for name in SPECIALS.split()},
}
CARDS: Final = {name: row for cards in (*BASICS.values(), DECK) for name, row in cards.items()}
CARD_IDS: Final = list(CARDS)


def shares(distribution: str) -> list[tuple[str, dict[str, int]]]:
    """What a distribution card puts where."""
    found = []
    for part in DISTRIBUTIONS[distribution].split(";"):
        site, *goods = part.split()
        found.append(
            (site, {kind: int(n) for n, kind in zip(goods[::2], goods[1::2], strict=True)})
        )
    return found


def power(card: str) -> str:
    """What a special card does, by its name; '' for all others."""
    if CARDS[card].type != "special":
        return ""
    return "goddess" if card.endswith("-goddess") else card
