"""The rules of Pyramidion to be read: what stands where, with which drawing."""

from ziggurat.art.stone import token
from ziggurat.art.woodcut import glyph
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    CARDS_DATA,
    CATEGORY_IDS,
    COLOUR_IDS,
    DISTRIBUTION_IDS,
    KIND_IDS,
    NUMBERS,
    REVOLT_TOKEN_IDS,
    ROW,
    SITE_IDS,
    SITES_DATA,
    TROOPS_OF_A_KIND,
)
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.view import boat_art, card_art, names, site_art
from ziggurat.games.pyramidion.view.card_art import face_of, is_drawn
from ziggurat.games.pyramidion.view.sheet import title
from ziggurat.games.pyramidion.view.words import shares, token_name
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, use
from ziggurat.views.rulebook import Chapter, Pen, Picture, Section, as_sentence, sketch

# What tells of each site and each character: its clauses, and what is asked there.
SITES = {
    "giza": ("C-35 R-29", "order-token"),
    "abu-simbel": ("C-36 R-27", "exchanging"),
    "thebes": ("C-15", ""),
    "luxor": ("C-37 R-20", ""),
    "alexandria": ("C-38 R-26", "gift"),
    "cairo": ("C-39 R-28", "sending-home"),
    "philae": ("C-40 R-15", ""),
    "karnak": ("C-18 R-30", ""),
}
TYPES = {
    "merchant": "C-51",
    "negotiator": "C-48",
    "torturer": "C-47",
    "revolt": "C-42 C-43",
}
SPECIALS = {
    "goddess": ("C-24 R-18", "category"),
    "high-priest": ("C-25 R-23 R-42", "keeping"),
    "bandit": ("C-26 R-21", "bandit"),
    "guard": ("C-27 R-21", "guard"),
    "vizier": ("C-28 R-22", "requisition"),
    "thief": ("C-29 R-22", "theft"),
    "philosopher": ("C-30 R-19 R-41", "copying"),
    "slave-trader": ("C-31 R-16", ""),
    "engraver": ("C-32 C-33 R-17", "engraver swapping"),
    "politician": ("C-34 R-24", "subsidy"),
}
SMALL = 44


def chapters(words: Words) -> list[Chapter]:
    """Aim, set-up, a round, playing for a site, resolving it, loading, the end, all components."""
    pen = Pen(words)
    return [
        pen.chapter("aim", pen.section("aim", "C-58", boat(BOAT_IDS[8]))),
        pen.chapter("setup", *setup(pen)),
        pen.chapter("round", *the_round(pen)),
        pen.chapter("playing", *playing(pen)),
        pen.chapter("resolving", *resolving(pen)),
        pen.chapter("loading", *loading(pen)),
        pen.chapter("end", *ending(pen)),
        pen.chapter("two", *two(pen)),
        pen.chapter("sites", *sites(pen)),
        pen.chapter("characters", *characters(pen)),
        pen.chapter("box", *box(pen)),
    ]


def setup(pen: Pen) -> list[Section]:
    """What lies on the table, and what each player has."""
    dealt = sum(1 for row in CARDS_DATA if not row["colour"])
    return [
        pen.section(
            "table", "C-01 C-04 C-05 C-07", piece("sundial"), sites=len(SITE_IDS), boats=ROW
        ),
        pen.section(
            "own",
            "C-02 C-03",
            troops(),
            troops=TROOPS_OF_A_KIND,
            basics=len(card_art.BASIC_FACES),
            cards=dealt,
        ),
        pen.section("order", "C-06", order(), shows=COLOUR_IDS),
    ]


def the_round(pen: Pen) -> list[Section]:
    """The eight phases, the first four in full."""
    return [
        pen.section("round", "C-09 R-01"),
        pen.section("boats-come", "C-10 C-08", boat(BOAT_IDS[0]), boats=ROW),
        pen.section("resources-come", "C-11 C-12 C-07 R-33", sheet(DISTRIBUTION_IDS[0])),
        pen.section("negotiate", "C-13 R-34", piece("troop-negotiators-1"), asks="negotiating"),
        pen.section(
            "hands",
            "C-14 C-15 C-08 R-06",
            sketch(card_art.WIDTH + 8, card_art.HEIGHT + 8, use("back"), x=-3, y=-3),
            dealt=NUMBERS["cards-dealt"],
            basics=len(card_art.BASIC_FACES),
            more=NUMBERS["extra-cards-of-thebes"],
        ),
    ]


def playing(pen: Pen) -> list[Section]:
    """Phase 5: a site, cards in turn, recruiting, what cards count."""
    words = pen.words
    counted = [
        pen.component(
            category,
            words.say("category", category=category).capitalize(),
            [words.say(f"help-{category}")],
            clauses,
            piece(f"head-{category}"),
        )
        for category, clauses in zip(
            CATEGORY_IDS, ("C-43 C-47", "C-48 R-08", "C-51 R-09"), strict=True
        )
    ]
    return [
        pen.section(
            "playing",
            "C-16 C-17 R-02 R-03",
            piece("sundial"),
            asks="activating",
            each=NUMBERS["sites-a-player"],
        ),
        pen.section("cards", "C-19 C-20 C-22 C-23 R-04 R-25", card(14, words), asks="playing"),
        *counted,
        pen.section("ankh", "C-37 R-20", ankh()),
        pen.section(
            "recruit",
            "C-21 R-05",
            sketch(card_art.WIDTH + 8, card_art.HEIGHT + 8, use("back"), x=-3, y=-3),
            asks="recruiting",
        ),
    ]


def resolving(pen: Pen) -> list[Section]:
    """Revolt, torturers, negotiators, merchants, the end of a site."""
    return [
        pen.section("resolving", "C-41 C-49 R-09 R-13"),
        pen.section(
            "revolt",
            "C-42 C-43 C-44 C-45 C-46 R-12 R-14",
            piece(f"face-{REVOLT_TOKEN_IDS[0]}"),
        ),
        pen.section("place-torturers", "C-47 C-50 R-10 R-11", piece("troop-torturers-0")),
        pen.section(
            "place-negotiators",
            "C-48 C-50 R-10 R-11",
            piece("troop-negotiators-0"),
            asks="deploying",
        ),
        pen.section("win-resources", "C-51", goods("camel", "stone", "wood", "food")),
        pen.section("site-end", "C-52", piece("sundial")),
    ]


def loading(pen: Pen) -> list[Section]:
    """Phases 6 and 7: the new order, boats, statues and torturers."""
    return [
        pen.section("new-order", "C-53 R-29", order()),
        pen.section("load", "C-54 C-55 R-31 R-35", boat(BOAT_IDS[3]), asks="boarding"),
        pen.section("stand-in", "C-56 C-57 R-32", goods("statue"), asks="freight"),
    ]


def ending(pen: Pen) -> list[Section]:
    """Phase 8, who wins, and longer games."""
    point = NUMBERS["torturers-point"]
    goal = next(int(option.values[0]) for option in GAME.options if option.key == "goal")
    return [
        pen.section("end", "C-58 C-60 R-07", sketch(48, 56, use("laden-5", 2, 2)), goal=goal),
        pen.section("most-torturers", "C-59 R-36", piece("troop-torturers-2"), point=point),
        pen.section("winner", "C-62 R-37", sketch(48, 56, use("laden-4", 2, 2))),
        pen.section("longer", "C-61 R-38", boat(BOAT_IDS[19])),
    ]


def two(pen: Pen) -> list[Section]:
    """What is different with two players."""
    return [
        pen.section(
            "two",
            "C-63 C-64 C-65 C-66 R-39 R-40",
            sketch(SMALL * 2, SMALL * 2, token(0, 26, 30), token(1, 62, 58)),
            sites=NUMBERS["sites-of-two-players"],
            fewest=NUMBERS["cards-to-play-of-two-players"],
            most=NUMBERS["most-cards-of-two-players"],
        )
    ]


def sites(pen: Pen) -> list[Section]:
    """Every site: its power, its minima, what its torturers supply."""
    words = pen.words
    sections = []
    for number, row in enumerate(SITES_DATA):
        name = row["id"]
        clauses, asks = SITES[name]
        first, second = (names.a_kind(KIND_IDS.index(kind), words) for kind in row["resources"])
        minima = words.say("minima", influence=row["influence"], negotiation=row["negotiation"])
        supply = words.say("rules-supply", first=first, second=second)
        sections.append(
            pen.component(
                name,
                names.site_name(number, words),
                [as_sentence(words.say(f"power-{name}")), f"{as_sentence(minima)} {supply}"],
                clauses,
                sketch(site_art.WIDTH + 6, site_art.HEIGHT + 12, use(f"plate-{name}"), x=-2, y=-2),
                asks=asks,
                shows=[name],
            )
        )
    return [pen.section("sites", "C-35 C-47 C-48", troops()), *sections]


def characters(pen: Pen) -> list[Section]:
    """Every character: the four types with all their cards, then the special ones."""
    words = pen.words
    drawn = [n for n in range(len(CARDS_DATA)) if is_drawn(n)]
    plain = [
        pen.component(
            f"card-{kind}",
            words.say("character", character=kind),
            [as_sentence(words.say(f"power-{kind}"))],
            clauses,
            tray=[
                Picture(names.card_name(n, words), card(n, words))
                for n in drawn
                if names.character(n) == kind
            ],
            shows=[bare(n) for n in drawn if names.character(n) == kind],
        )
        for kind, clauses in TYPES.items()
    ]
    special = [
        pen.component(
            f"card-{kind}",
            words.say("character", character=kind),
            [as_sentence(words.say(f"power-{kind}")), *more(f"rules-more-{kind}", words)],
            clauses,
            card(next(n for n in drawn if names.character(n) == kind), words),
            asks=asks,
            shows=[bare(n) for n in drawn if names.character(n) == kind],
        )
        for kind, (clauses, asks) in SPECIALS.items()
    ]
    return [pen.section("characters", "C-22 C-02 C-03"), *plain, *special]


def box(pen: Pen) -> list[Section]:
    """Resources, troops, tokens, boats, distribution cards."""
    words = pen.words
    kinds = [
        pen.component(
            f"goods-{kind}",
            words.say("rules-kind", kind=kind),
            [words.say(f"help-goods-{kind}")],
            "C-01 C-11",
            goods(kind),
            shows=[kind],
        )
        for kind in KIND_IDS
    ]
    forces = [
        pen.component(
            f"troop-{troop}",
            words.say("troop", troop=troop).capitalize(),
            [words.say(f"help-{troop}")],
            clauses,
            piece(f"troop-{troop}-0"),
        )
        for troop, clauses in (("negotiators", "C-13 C-50"), ("torturers", "C-57 C-59"))
    ]
    return [
        *kinds,
        *forces,
        pen.component(
            "revolt-tokens",
            words.say("rules-revolt-tokens", count=len(REVOLT_TOKEN_IDS)),
            [words.say("help-revolt-token")],
            "C-42 C-45",
            tray=[
                Picture(token_name(n, words), piece(f"face-{name}"))
                for n, name in enumerate(REVOLT_TOKEN_IDS)
            ],
            shows=REVOLT_TOKEN_IDS,
        ),
        pen.component(
            "boats",
            words.say("rules-boats", count=len(BOAT_IDS)),
            [words.say("help-boat")],
            "C-55",
            tray=[
                Picture(names.boat_name(n, words), boat(name)) for n, name in enumerate(BOAT_IDS)
            ],
            shows=BOAT_IDS,
        ),
        pen.component(
            "distributions",
            words.say("rules-distributions", count=len(DISTRIBUTION_IDS)),
            [words.say("help-distribution")],
            "C-11 C-12",
            tray=[
                Picture(words.say("distribution", shares=shares(n, words)), sheet(name))
                for n, name in enumerate(DISTRIBUTION_IDS)
            ],
            shows=DISTRIBUTION_IDS,
        ),
    ]


def more(message: str, words: Words) -> list[str]:
    """What this page says beyond the words of the card, if anything."""
    return [words.say(message)] if words.has(message) else []


def bare(number: int) -> str:
    """The id of a card in the data: that of a basic card is without its colour."""
    row = CARDS_DATA[number]
    return str(row["id"]).removeprefix(f"{row['colour']}-")


# Drawings of the game's own art.


def piece(name: str) -> Element:
    """A small round thing."""
    return sketch(SMALL + 4, SMALL + 4, use(name, 24, 24))


def goods(*kinds: str) -> Element:
    """Some resources."""
    across = min(len(kinds), 2)
    placed = [
        use(f"goods-{kind}", 22 + n % 2 * SMALL, 22 + n // 2 * SMALL)
        for n, kind in enumerate(kinds)
    ]
    return sketch(SMALL * across, SMALL * -(-len(kinds) // 2), *placed)


def card(number: int, words: Words) -> Element:
    """A character as in a hand."""
    face = use(f"face-{face_of(number)}")
    name = title(number, words)[:1]  # not whose it is
    return sketch(card_art.WIDTH + 8, card_art.HEIGHT + 8, face, *name, x=-3, y=-3)


def boat(name: str) -> Element:
    """A boat of the harbour."""
    return sketch(boat_art.WIDTH + 6, boat_art.HEIGHT + 8, use(f"face-{name}"), x=-2, y=-2)


def sheet(name: str) -> Element:
    """A distribution card."""
    size = (boat_art.SHEET_WIDTH + 8, boat_art.SHEET_HEIGHT + 10)
    return sketch(*size, use(f"face-{name}"), x=-3, y=-3)


def order() -> Element:
    """Tokens of four players."""
    placed = [token(n, 22 + n % 2 * SMALL, 22 + n // 2 * SMALL) for n in range(len(COLOUR_IDS))]
    return sketch(SMALL * 2, SMALL * 2, *placed)


def troops() -> Element:
    """Both kinds of troops."""
    return sketch(
        SMALL * 2, SMALL * 2, use("troop-negotiators-0", 26, 30), use("troop-torturers-1", 62, 58)
    )


def ankh() -> Element:
    """The sign some cards bear."""
    return sketch(40, 40, glyph("glyph-ankh", "gold", 20, 20))
