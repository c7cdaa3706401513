"""The rules of Origins: First Builders to be read: what stands where, with which drawing."""

from ziggurat.art.stone import token
from ziggurat.games.origins.components import (
    ACTION_IDS,
    ADVISOR_POINTS,
    BOTTOM,
    CARD_GOLD,
    CARDS,
    COLOUR_IDS,
    DICE,
    DISTRICT_FIRST,
    DISTRICT_IDS,
    DISTRICT_LATER,
    FINAL_POINTS,
    FIRST_BASES,
    KIND_COLOUR,
    KIND_COPIES,
    KIND_IDS,
    KIND_STONE,
    MARKET_WISDOM,
    MOST_FOOD,
    PERKS,
    POPULATION_FOOD,
    POPULATION_POINTS,
    RECRUIT_WISDOM,
    SHIP_MOST,
    SIGN_IDS,
    SITE_IDS,
    SOLO_GOAL,
    SOLO_MORE,
    SOLO_ROUNDS,
    SPEAKERS,
    TEMPLE_POINTS,
    THRESHOLDS,
    TOP_GAIN,
)
from ziggurat.games.origins.view import names, plan
from ziggurat.games.origins.view.dice import SIDE
from ziggurat.games.origins.view.pieces import BONUS, CARD_HEIGHT, CARD_WIDTH, GOODS, SHIP
from ziggurat.games.origins.view.tiles import PITCH
from ziggurat.games.origins.view.words import gains
from ziggurat.games.origins.view.zodiac_art import HEIGHT as SIGN_HEIGHT
from ziggurat.games.origins.view.zodiac_art import WIDTH as SIGN_WIDTH
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, use
from ziggurat.views.rulebook import Chapter, Pen, Picture, Section, as_sentence, listed, sketch

# The clauses of the buildings, in the order of the annex; the three Temples share one.
TEMPLES = ("temple-forest", "temple-mountain", "temple-sea")
TEMPLE_CLAUSE = "B-19"
OTHERS = [kind for kind in KIND_IDS if kind not in TEMPLES]
NUMBERS = [n for n in range(1, len(OTHERS) + 2) if f"B-{n:02}" != TEMPLE_CLAUSE]
CLAUSES = {kind: f"B-{n:02}" for kind, n in zip(OTHERS, NUMBERS, strict=True)}
# What is asked by a building or a Zodiac card.
ASKED = {
    "construction-yard": "setting-aside",
    "courthouse": "court-die court-colour",
    "fountain": "resetting",
    "mage-tower": "copying",
    "portal": "portal-die portal-again",
    "veterans": "veteran",
    "capricorn": "capricorn",
    "sagittarius": "adding adding-speaker",
}
RULED = {
    "construction-yard": "R-24",
    "courthouse": "R-06",
    "equestrian": "R-29",
    "armory": "R-19",
    "mage-tower": "R-27",
    "portal": "R-04",
    "quarry": "R-29",
    "veterans": "R-06",
    "aquarius": "R-32",
    "cancer": "R-10",
    "capricorn": "R-06",
    "sagittarius": "R-11",
    "scorpio": "R-12",
    "virgo": "R-25",
}
BONUS_CLAUSES = {
    "red": "C-43",
    "purple": "C-42",
    "blue": "C-41",
    "orange": "C-44",
    "yellow": "C-45",
}
AIR = 8


def chapters(words: Words) -> list[Chapter]:
    """Aim, set-up, a turn, places, Districts, the round, the end, then all components."""
    pen = Pen(words)
    return [
        pen.chapter("aim", pen.section("aim", "C-66", tile("palace"))),
        pen.chapter("setup", *setup(pen)),
        pen.chapter("turn", *turn(pen)),
        pen.chapter("visit", *visit(pen)),
        pen.chapter("actions", *actions(pen)),
        pen.chapter("districts", *districts(pen)),
        pen.chapter("round", *the_round(pen)),
        pen.chapter("end", *ending(pen)),
        pen.chapter("buildings", *buildings(pen)),
        pen.chapter("zodiac", *zodiac(pen)),
        pen.chapter("cards", *cards(pen)),
        pen.chapter("solo", *solo(pen)),
    ]


def setup(pen: Pen) -> list[Section]:
    """The main board, cards and floors, what each player has, the first Freemen."""
    return [
        pen.section(
            "board",
            "C-01 C-02 C-03 C-04 R-51",
            sketch(plan.WIDTH, plan.HEIGHT, use("main-board")),
            shows=["main-board", "mothership", "bonus-tile"],
            two=DICE[1],
            three=DICE[2],
            four=DICE[3],
        ),
        pen.section("market", "C-05 C-06", tile("mint"), shows=["building-tile"]),
        pen.section("row", "C-07 C-08", dice(("red", 2), ("blue", 3)), shows=["citizen-die"]),
        pen.section(
            "cards-out",
            "C-09 C-10",
            card(DISTRICT_IDS[0]),
            two=CARDS[1],
            three=CARDS[2],
            four=CARDS[3],
            gold=CARD_GOLD,
            shows=["floor"],
        ),
        pen.section(
            "own",
            "C-11 C-12",
            people(),
            bases=FIRST_BASES,
            shows=["player-board", "marker", "points-token"],
        ),
        pen.section("draft", "C-13 R-13", dice(("orange", 4), ("yellow", 1)), asks="drafting"),
    ]


def turn(pen: Pen) -> list[Section]:
    """One action of five, who your workers are, gold, tokens, passing."""
    return [
        pen.section("turn", "C-21", counter("bastion-art"), asks="acting", shows=["player-aid"]),
        pen.section(
            "freemen",
            "C-16 R-01 R-02",
            sketch(48, 56, use("base-0", 24, 28), use("die-red-3", 24, 24)),
            shows=["population-base"],
        ),
        pen.section("archon", "C-18 C-56", sketch(48, 60, use("pawn-0", 24, 50)), shows=["archon"]),
        pen.section(
            "speakers",
            "C-08 C-17 R-09",
            dice(("white", 4)),
            asks="inviting",
            two=SPEAKERS[1],
            three=SPEAKERS[2],
            four=SPEAKERS[3],
            shows=["speaker-die"],
        ),
        pen.section("gold", "C-14 R-21", chip("gold"), asks="joker", shows=["resource-token"]),
        pen.section(
            "tokens",
            "C-57 R-41",
            counter("superiority"),
            asks="superiority",
            shows=["superiority-token"],
        ),
        pen.section(
            "pass",
            "C-53 C-54 C-55 C-19 R-03 R-05 R-10",
            dice(("purple", 6)),
            asks="promoting",
            steps=listed(ADVISOR_POINTS),
        ),
    ]


def visit(pen: Pen) -> list[Section]:
    """Going to a meeting place, what is done there, the places and their bonus tiles."""
    words = pen.words
    places = [
        pen.component(
            site,
            words.say("site", number=n + 1),
            [
                words.say(
                    "rules-place",
                    top=gains(n, words),
                    bottom=words.say("action", action=ACTION_IDS[BOTTOM[n]]),
                )
            ],
            "C-24 C-28",
            heap(n),
        )
        for n, site in enumerate(SITE_IDS)
    ]
    tiles = [
        pen.component(
            f"bonus-{colour}",
            words.say("rules-bonus", colour=colour),
            [as_sentence(words.say("bonus", colour=colour))],
            BONUS_CLAUSES[colour],
            sketch(BONUS + AIR, BONUS + AIR, use(f"bonus-{colour}"), x=-3, y=-3),
        )
        for colour in COLOUR_IDS
    ]
    return [
        pen.section("visit", "C-22 C-23 R-14", ship("red", 3), asks="visiting"),
        pen.section(
            "do", "C-24 C-25 C-26 R-15 R-17", dice(("blue", 6)), asks="choosing", six=int(SHIP_MOST)
        ),
        pen.section("ship", "C-27 R-16", ship("blue", 6), six=SHIP_MOST),
        *places,
        *tiles,
    ]


def actions(pen: Pen) -> list[Section]:
    """Everything that is done at places and by buildings."""
    return [
        pen.section("gain", "C-28", chip("any"), asks="gaining"),
        pen.section(
            "advance",
            "C-15 C-29 C-32 R-39 R-40",
            counter("superiority"),
            asks="warring",
            thresholds=max(THRESHOLDS),
            points=FINAL_POINTS,
        ),
        pen.section("attack", "C-30 C-31 R-18", chip("wisdom"), asks="exchanging"),
        pen.section(
            "build",
            "C-33 C-34 C-35 R-22 R-23 R-26 R-45",
            tile("workshop"),
            asks="building laying",
            prices=listed(MARKET_WISDOM),
        ),
        pen.section("farm", "C-37", tile("farm"), asks="way"),
        pen.section("ability", "C-36 R-28", tile("castle"), asks="using"),
        pen.section(
            "climb",
            "C-38 R-31 R-33",
            sign("aquarius"),
            asks="climbing gold-step",
            steps=listed(list(TEMPLE_POINTS)[1:]),
        ),
        pen.section(
            "recruit",
            "C-16 C-39 R-08",
            dice(("yellow", 2)),
            asks="recruiting",
            prices=listed(RECRUIT_WISDOM),
        ),
        pen.section("feed", "C-40 R-20", chip("food"), asks="feeding", most=MOST_FOOD),
    ]


def districts(pen: Pen) -> list[Section]:
    """Completing a District, its card, its buildings; towers and population."""
    return [
        pen.section("districts", "C-46 C-50 R-38", block(), asks="seating"),
        pen.section("match", "C-47 C-48 R-36 R-37", card(DISTRICT_IDS[40]), asks="matching"),
        pen.section("activate", "C-49 R-34 R-35", tile("agora"), asks="activation"),
        pen.section("towers", "C-51", tower()),
        pen.section(
            "population",
            "C-52",
            sketch(48, 40, use("base-1", 24, 18)),
            prices=listed(POPULATION_FOOD),
            points=POPULATION_POINTS,
        ),
    ]


def the_round(pen: Pen) -> list[Section]:
    """What happens when all have passed."""
    return [
        pen.section("round", "C-58 C-62", dice(("white", 5))),
        pen.section("bastion", "C-59 C-60 R-39", counter("bastion-art"), shows=["bastion-tile"]),
        pen.section("give-cards", "C-20 C-61 R-30", sign("leo"), shows=["zodiac-tile"]),
    ]


def ending(pen: Pen) -> list[Section]:
    """Four ways to end, the count, who wins."""
    return [
        pen.section("end", "C-63 C-64 R-07 R-42 R-44 R-46", chip("gold")),
        pen.section("count", "C-65", tower()),
        pen.section("winner", "C-66 R-43", sketch(48, 48, token(1, 24, 24, 1.4))),
    ]


def buildings(pen: Pen) -> list[Section]:
    """Every building with its ability and its price, then the grey tiles and the Farm."""
    words = pen.words
    kinds = [
        pen.component(
            f"tile-{kind}",
            names.building(n, words),
            [
                words.say("help-of-tile", tile=kind),
                words.say(
                    "rules-tile",
                    colour=COLOUR_IDS[KIND_COLOUR[n]],
                    stone=KIND_STONE[n],
                    copies=KIND_COPIES[n],
                ),
            ],
            f"{CLAUSES.get(kind, TEMPLE_CLAUSE)} {RULED.get(kind, '')}",
            tile(kind),
            asks=ASKED.get(kind, ""),
            shows=[kind],
        )
        for n, kind in enumerate(KIND_IDS)
    ]
    grey = [
        pen.component(
            f"tile-{kind}",
            words.say("building", tile=kind),
            [words.say("help-of-tile", tile=kind)],
            clauses,
            tile(kind),
            shows=shows,
        )
        for kind, clauses, shows in (
            ("agora", "C-11 C-49", ["agora-tile"]),
            ("palace", "C-11 C-51", ["palace-tile"]),
            ("farm", "C-37", []),
        )
    ]
    return [pen.section("buildings", "C-36 C-49"), *kinds, *grey]


def zodiac(pen: Pen) -> list[Section]:
    """Every Zodiac card."""
    words = pen.words
    return [
        pen.section("zodiac", "C-20 C-38 C-61"),
        *(
            pen.component(
                f"sign-{name}",
                names.sign(n, words),
                [words.say("help-of-sign", sign=name)],
                f"Z-{n + 1:02} {RULED.get(name, '')}",
                sign(name),
                asks=ASKED.get(name, ""),
                shows=[name, "zodiac-card"] if n == 0 else [name],
            )
            for n, name in enumerate(SIGN_IDS)
        ),
    ]


def cards(pen: Pen) -> list[Section]:
    """Every District card."""
    words = pen.words
    every = [Picture(names.pattern(n, words), card(name)) for n, name in enumerate(DISTRICT_IDS)]
    return [
        pen.section(
            "cards",
            "C-47 C-48",
            tray=every,
            shows=[*DISTRICT_IDS, "district-card"],
            count=len(DISTRICT_IDS),
            low=min(DISTRICT_LATER),
            high=max(DISTRICT_FIRST),
        )
    ]


def solo(pen: Pen) -> list[Section]:
    """The training of one player."""
    return [
        pen.section(
            "solo",
            "S-01 S-02 S-06 R-47 R-48",
            dice(("red", 1)),
            cards=CARDS[0],
            rounds=SOLO_ROUNDS,
        ),
        pen.section(
            "neighbour", "S-03 S-04", ship("orange", 4), asks="neighbour", six=int(SHIP_MOST)
        ),
        pen.section("hold", "S-05 R-49", counter("superiority"), asks="holding"),
        pen.section("foreign", "S-07 S-08 R-50", sign("gemini")),
        pen.section(
            "goal",
            "S-09",
            sketch(48, 48, token(0, 24, 24, 1.4)),
            goal=SOLO_GOAL,
            more=SOLO_MORE,
        ),
    ]


# Drawings of the game's own art.


def tile(name: str) -> Element:
    """A building tile."""
    room = PITCH + AIR
    return sketch(room, room, use(f"t-{name}", room / 2, room / 2 - 2))


def dice(*faces: tuple[str, int]) -> Element:
    """One or two dice."""
    room = SIDE + 12
    drawn = [
        use(f"die-{colour}-{value}", room / 2 + n * SIDE, room / 2 + n * SIDE)
        for n, (colour, value) in enumerate(faces)
    ]
    return sketch(room + SIDE * (len(faces) - 1), room + SIDE * (len(faces) - 1), *drawn)


def chip(name: str) -> Element:
    """A good."""
    return sketch(30, 30, use(f"good-{name}", 14, 14))


def heap(site: int) -> Element:
    """What the upper action of a place brings."""
    brings = list(TOP_GAIN)[int(PERKS) * site : int(PERKS) * (site + 1)]
    kinds = [name for name, count in zip(GOODS, brings, strict=False) for _ in range(count)]
    chips = [use(f"good-{name}", 14 + 16 * n, 14 + 13 * (n % 2)) for n, name in enumerate(kinds)]
    room = 32 + 16 * (len(kinds) - 1)
    return sketch(room, room, *chips, y=(42 - room) / 2)


def people() -> Element:
    """An Archon and a free base."""
    return sketch(84, 64, use("pawn-0", 24, 54), use("base-0", 60, 42))


def counter(name: str) -> Element:
    """A token around its middle."""
    return sketch(36, 36, use(name, 17, 17))


def ship(colour: str, value: int) -> Element:
    """A Mothership."""
    room = 2 * SHIP + 10
    parts = (use(f"ship-{colour}", room / 2, room / 2), use(f"dial-{value}", room / 2, room / 2))
    return sketch(room, room, *parts)


def card(name: str) -> Element:
    """A District card."""
    return sketch(CARD_WIDTH + 6, CARD_HEIGHT + 8, use(f"card-{name}"), x=-2, y=-2)


def sign(name: str) -> Element:
    """A Zodiac card."""
    return sketch(SIGN_WIDTH + 6, SIGN_HEIGHT + 8, use(f"zodiac-{name}"), x=-2, y=-2)


def tower() -> Element:
    """Towers of two colours."""
    return sketch(76, 60, use("tower-orange-3", 22, 52), use("tower-blue-2", 54, 52))


def block() -> Element:
    """Four buildings around a die on a seat of power."""
    places = ((0, 0), (1, 0), (0, 1), (1, 1))
    kinds = ("armory", "obelisk", "mint", "outpost")
    tiles: list[Child] = [
        use(f"t-{kind}", PITCH * (x + 0.5), PITCH * (y + 0.5))
        for kind, (x, y) in zip(kinds, places, strict=True)
    ]
    return sketch(2 * PITCH, 2 * PITCH, *tiles, use("die-red-4", PITCH, PITCH))
