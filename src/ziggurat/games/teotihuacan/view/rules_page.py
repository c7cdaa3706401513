"""The rules of Founders of Teotihuacan to be read: what stands where, with which drawing."""

from ziggurat.art.stone import pawn, token
from ziggurat.art.woodcut import glyph
from ziggurat.games.teotihuacan.components import (
    BASE_POINTS,
    BOARD_IDS,
    BONUS_IDS,
    BUILDINGS,
    CARD_IDS,
    COLOUR_IDS,
    DISCS,
    FAVOUR,
    GOLD_FOR_ANOTHER,
    LEVEL_POINTS,
    MARKET,
    MASK_COLOUR_IDS,
    MASK_GROUP,
    MASK_IDS,
    MASKS_OF_A_COLOUR,
    MATERIAL,
    MATERIAL_IDS,
    MOST_DISCS,
    PYRAMID,
    REWARD_IDS,
    RIVAL_COVERS,
    RIVAL_EMPTY,
    RIVAL_PYRAMID,
    RIVAL_TEMPLE,
    ROUNDS,
    SIZE,
    SMALL_BUILDINGS,
    STACK_LIMIT,
    TEMPLE,
    TILE_IDS,
    TILE_POINTS,
    TILES,
    WORSHIP_IDS,
)
from ziggurat.games.teotihuacan.view import names, side
from ziggurat.games.teotihuacan.view.art import MASK_HEIGHT, MASK_WIDTH
from ziggurat.games.teotihuacan.view.central import STACKS_HEIGHT, WELL
from ziggurat.games.teotihuacan.view.central import WIDTH as BOARD_WIDTH
from ziggurat.games.teotihuacan.view.plan import HEIGHT, PITCH, SPACE, WIDTH
from ziggurat.games.teotihuacan.view.shapes import extent, flat_look
from ziggurat.games.teotihuacan.view.stacks import at_level
from ziggurat.games.teotihuacan.view.words import card
from ziggurat.games.teotihuacan.view.worship_art import HEIGHT as WORSHIP_HEIGHT
from ziggurat.games.teotihuacan.view.worship_art import WIDTH as WORSHIP_WIDTH
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, use
from ziggurat.views.rulebook import Chapter, Pen, Picture, Section, listed, sketch

# What tells of each bonus disc, reward and worship tile: its clauses, and what is asked there.
BONUSES = {
    "bonus-influence": ("C-59", "influencing"),
    "bonus-construction": ("C-60 R-61", "constructing"),
    "bonus-points": ("C-61", ""),
    "bonus-resource": ("C-62", "gift-kind gift-square"),
    "bonus-power": ("C-63 R-20 R-44", ""),
}
REWARDS = {
    "reward-none": ("C-10 R-33", ""),
    "reward-points": ("C-69", ""),
    "reward-worship": ("C-68 R-04", "any-pile"),
    "reward-size-3": ("C-67 R-03", "sized"),
    "reward-stone-2": ("C-65 R-02", ""),
    "reward-wood-2": ("C-65 R-02", ""),
    "reward-temple-blue": ("C-66 R-29", ""),
    "reward-temple-green": ("C-66 R-29", ""),
    "reward-temple-red": ("C-66 R-29", ""),
    "reward-wood-1-and-stone-1": ("C-65 R-62", "indicating"),
}
OFFERINGS = {
    "red-pyramid": "C-70 R-28",
    "blue-temple": "C-71 R-29",
    "blue-eight": "C-73",
    "red-ten": "C-73",
    "green-product": "C-75 R-43",
    "blue-product": "C-75 R-43",
    "red-product": "C-75 R-01",
    "blue-size-2": "C-76 R-06",
    "blue-size-3": "C-76 R-06",
    "green-influence": "C-77 R-42",
    "red-construction": "C-78 R-42",
    "green-small": "C-74",
    "green-four-wood": "C-74",
    "green-two-and-two": "C-74",
    "red-each-size": "C-74",
    "red-two-fours": "C-74",
}
NO_REWARD = "reward-none"
EXCHANGES = "C-72 R-19"
AIR = 8


def chapters(words: Words) -> list[Chapter]:
    """Aim, set-up, a turn, both halves of a space, the round, the count, then all components."""
    pen = Pen(words)
    return [
        pen.chapter("aim", pen.section("aim", "C-58", city())),
        pen.chapter("setup", *setup(pen)),
        pen.chapter("turn", *turn(pen)),
        pen.chapter("construction", *construction(pen)),
        pen.chapter("influence", *influence(pen)),
        pen.chapter("round", *the_round(pen)),
        pen.chapter("end", *ending(pen)),
        pen.chapter("tiles", *tiles(pen)),
        pen.chapter("bonuses", *bonuses(pen)),
        pen.chapter("rewards", *rewards(pen)),
        pen.chapter("worship", *worship(pen)),
        pen.chapter("boards", *boards(pen)),
        pen.chapter("solo", *solo(pen)),
    ]


def setup(pen: Pen) -> list[Section]:
    """The central board, rounds, what each player has, the starting tiles."""
    return [
        pen.section(
            "market",
            "C-01 C-02 C-03",
            sketch(BOARD_WIDTH, HEIGHT, use("central")),
            shows=["central-board"],
            temples=MARKET[TEMPLE],
            pyramid=MARKET[PYRAMID],
        ),
        pen.section("spaces", "C-05 R-47", well("bonus-power", 0), shows=["bonus-disc"]),
        pen.section(
            "rounds",
            "C-06",
            sun(),
            shows=["sun-marker", "eclipse-marker"],
            two=ROUNDS[1],
            three=ROUNDS[2],
            four=ROUNDS[3],
        ),
        pen.section(
            "own",
            "C-08 C-09 C-11 C-12",
            sketch(96, 76, pawn(0, 24, 58), token(0, 62, 24), use("disc-0", 66, 56)),
            shows=[
                "action-disc",
                "favour-token",
                "score-marker",
                "architect",
                "first-player-marker",
            ],
            two=DISCS[1],
            more=DISCS[2],
        ),
        pen.section(
            "start",
            "C-10 C-13 C-14 C-64 R-05 R-35",
            pyramid_tile("white"),
            asks="start-tile",
        ),
        pen.section("unveil", "C-04 C-15", worship_back("green"), shows=["worship-tile"]),
    ]


def turn(pen: Pen) -> list[Section]:
    """Discs, Power, Reach, the two halves, the bonus, the architect."""
    return [
        pen.section(
            "turn",
            "C-16 C-17 C-18 C-19 R-22 R-46 R-50",
            well("bonus-influence", 2),
            asks="stacking",
            most=MOST_DISCS,
            limit=STACK_LIMIT,
        ),
        pen.section("power", "C-20", well("bonus-points", 1)),
        pen.section("half", "C-23 R-21", plates(), asks="half"),
        pen.section("use-bonus", "C-24 R-23", bonus("bonus-construction"), asks="bonus"),
        pen.section("reach", "C-21 C-22", reach()),
        pen.section("architect", "C-48 R-36 R-52", sketch(60, 72, pawn(0, 28, 58))),
    ]


def construction(pen: Pen) -> list[Section]:
    """Buildings, where they lie, cubes, masks; temples, paying; the pyramid."""
    return [
        pen.section("construction", "C-21 C-23"),
        pen.section(
            "build", "C-25 C-26 R-27 R-39", tile(TILE_IDS.index("stone-3")), asks="building"
        ),
        pen.section(
            "setting", "C-27 C-28 C-29 C-30", tile(TILE_IDS.index("wood-2")), asks="setting"
        ),
        pen.section("cubes", "C-31 C-32 R-40 R-48", cube("stone"), asks="replacing"),
        pen.section(
            "masks",
            "C-07 C-33 C-39 R-14 R-15 R-16 R-17",
            mask(MASK_IDS[0]),
            low=min(MASK_GROUP),
            high=max(MASK_GROUP),
        ),
        pen.section("temple", "C-35 C-36 C-37 R-57", tile(TEMPLE), asks="temple"),
        pen.section(
            "pay", "C-22 C-34 R-18 R-19 R-58", cube("gold"), asks="paying", gold=GOLD_FOR_ANOTHER
        ),
        pen.section("adore", "C-38 R-25 R-54", worship_tile(WORSHIP_IDS[0]), asks="adoring"),
        pen.section(
            "raise",
            "C-40 C-41 C-42 R-30",
            pyramid_tile("green"),
            asks="pyramid spot",
            points=TILE_POINTS,
        ),
    ]


def influence(pen: Pen) -> list[Section]:
    """Production, offerings, favours."""
    steps = listed(list(FAVOUR)[1:])
    return [
        pen.section("influence", "C-23"),
        pen.section(
            "produce",
            "C-43 C-44 R-13 R-24 R-55 R-56 R-60",
            cube("wood"),
            asks="production producing small",
            most=SMALL_BUILDINGS,
        ),
        pen.section(
            "offer",
            "C-45 R-43 R-53",
            worship_tile("blue-set"),
            asks="offering repeating",
        ),
        pen.section(
            "favour",
            "C-46 C-47 R-26 R-45",
            sketch(40, 40, token(0, 20, 20)),
            asks="returning swapping",
            steps=steps,
        ),
    ]


def the_round(pen: Pen) -> list[Section]:
    """What happens when all have passed."""
    return [
        pen.section("round", "C-49", sun()),
        pen.section(
            "new-round", "C-50 C-51 C-52 C-53 C-54 R-27", sketch(52, 90, use("discs-0-3", 26, 24))
        ),
    ]


def ending(pen: Pen) -> list[Section]:
    """The Districts, and who wins."""
    return [
        pen.section(
            "end",
            "C-55 R-31 R-32 R-33",
            pyramid_tile("blue"),
            base=BASE_POINTS,
            level=LEVEL_POINTS,
        ),
        pen.section("shared", "C-56 C-57", pyramid_tile("red")),
        pen.section("winner", "C-58 R-34 R-63", sketch(48, 48, token(1, 24, 24, 1.4))),
    ]


def tiles(pen: Pen) -> list[Section]:
    """Buildings, temples, pyramid tiles, cubes and masks."""
    words = pen.words
    houses = [
        pen.component(
            f"building-{TILE_IDS[n]}",
            names.tile(n, words),
            [
                words.say("help-tile-building", size=SIZE[n], kind=MATERIAL_IDS[MATERIAL[n]])
                if SIZE[n] > 1
                else words.say("rules-small")
            ],
            "C-25 C-31" if SIZE[n] > 1 else "C-44",
            tile(n),
            shows=[TILE_IDS[n]],
        )
        for n in range(BUILDINGS)
    ]
    temples = [
        pen.component(
            f"tile-{TILE_IDS[n]}",
            names.tile(n, words),
            [words.say("help-tile-temple", tile=TILE_IDS[n])],
            "C-35 C-38",
            tile(n),
            shows=[TILE_IDS[n]],
        )
        for n in range(TEMPLE, PYRAMID)
    ]
    pyramids = [
        Picture(names.pyramid_tile(colour, words), pyramid_tile(colour), told=True)
        for colour in (*COLOUR_IDS, "white")
    ]
    kinds = [
        Picture(names.material(n, words), cube(kind), told=True)
        for n, kind in enumerate(MATERIAL_IDS)
    ]
    return [
        *houses,
        *temples,
        pen.component(
            "pyramid-tiles",
            words.say("rules-pyramid-tiles"),
            [words.say("help-tile-pyramid"), words.say("help-level")],
            "C-40 C-55 R-51",
            tray=pyramids,
            shows=[
                *(TILE_IDS[n] for n in range(PYRAMID, TILES)),
                "pyramid-white",
                "pyramid-tile",
            ],
        ),
        pen.section("all-cubes", "C-01", tray=kinds, shows=["cube"]),
        pen.component(
            "all-masks",
            words.say("rules-all-masks"),
            [words.say("help-masks"), *groups(words)],
            "C-07 C-33",
            tray=[Picture(names.mask(n, words), mask(name)) for n, name in enumerate(MASK_IDS)],
            shows=[*MASK_IDS, "mask-tile"],
        ),
    ]


def groups(words: Words) -> list[str]:
    """How many symbols a group of each colour has."""
    return [
        words.say(
            "rules-groups",
            **dict(zip(MASK_COLOUR_IDS, MASK_GROUP, strict=True)),
            each=MASKS_OF_A_COLOUR,
        )
    ]


def bonuses(pen: Pen) -> list[Section]:
    """Every bonus disc."""
    words = pen.words
    return [
        pen.component(
            name,
            names.capital(names.bonus(n, words)),
            [words.say("help-bonus", bonus=name)],
            BONUSES[name][0],
            bonus(name),
            asks=BONUSES[name][1],
            shows=[name],
        )
        for n, name in enumerate(BONUS_IDS)
    ]


def rewards(pen: Pen) -> list[Section]:
    """Every reward printed on the base of a pyramid."""
    words = pen.words
    return [
        pen.section("rewards", "C-42 C-64 R-41"),
        *(
            pen.component(
                name,
                names.capital(names.reward(n, words)),
                [words.say("help-reward", reward=name)],
                REWARDS[name][0],
                pyramid_tile("white") if name == NO_REWARD else reward(name),
                asks=REWARDS[name][1],
            )
            for n, name in enumerate(REWARD_IDS)
        ),
    ]


def worship(pen: Pen) -> list[Section]:
    """Every worship tile."""
    words = pen.words
    return [
        pen.section("worship", "C-45"),
        *(
            pen.component(
                f"worship-{name}",
                names.worship(n, words),
                [words.say("help-worship", tile=name)],
                OFFERINGS.get(name, EXCHANGES),
                worship_tile(name),
                shows=[name],
            )
            for n, name in enumerate(WORSHIP_IDS)
        ),
    ]


def boards(pen: Pen) -> list[Section]:
    """Side A and the four sides B."""
    every = [
        Picture(name.removeprefix("board-").upper(), plan(name), told=True) for name in BOARD_IDS
    ]
    return [
        pen.section("boards", "C-08", tray=every, shows=[*BOARD_IDS, "player-board"]),
        pen.section("in-box", "C-01 R-39", tile(0), shows=["building-tile", "temple-tile"]),
    ]


def solo(pen: Pen) -> list[Section]:
    """Against the Rival."""
    words = pen.words
    cards = [
        Picture(
            card(n, words),
            sketch(side.CARD_WIDTH + 6, side.CARD_HEIGHT + 6, use(f"card-{name}"), x=-2, y=-2),
        )
        for n, name in enumerate(CARD_IDS)
    ]
    return [
        pen.section(
            "solo",
            "S-01 S-02",
            sketch(44, 40, use("disc-rival", 22, 16)),
            rounds=ROUNDS[0],
            discs=DISCS[0],
        ),
        pen.section(
            "rival-card", "S-03 S-04", tray=cards, shows=["rival-card"], points=RIVAL_COVERS
        ),
        pen.section(
            "rival-takes",
            "S-05 S-06 S-07 S-08",
            mask(MASK_IDS[-5]),
            none=RIVAL_EMPTY,
            temple=RIVAL_TEMPLE,
            pyramid=RIVAL_PYRAMID,
        ),
        pen.section("rival-beaten", "S-09", sketch(48, 48, token(0, 24, 24, 1.4))),
    ]


# Drawings of the game's own art.


def tile(number: int) -> Element:
    """A building or a temple, lying flat."""
    look = flat_look(number)
    left, top, across, down = extent(number, look)
    room = max(across, down) * PITCH + AIR
    x, y = ((first + size / 2) * PITCH - room / 2 for first, size in ((left, across), (top, down)))
    return sketch(room, room, use(f"{TILE_IDS[number]}-{look}"), x=x, y=y)


def pyramid_tile(colour: str) -> Element:
    """A pyramid tile."""
    return sketch(SPACE + AIR, SPACE + AIR, use(f"tile-{colour}"), x=-4, y=-4)


def cube(kind: str) -> Element:
    """A cube."""
    return sketch(26, 26, use(f"cube-{kind}", 13, 13))


def mask(name: str) -> Element:
    """A mask tile."""
    return sketch(MASK_WIDTH + 6, MASK_HEIGHT + 6, use(f"art-{name}"), x=-3, y=-3)


def bonus(name: str) -> Element:
    """A bonus disc."""
    return sketch(46, 42, use(f"art-{name}", 23, 17))


def reward(name: str) -> Element:
    """A reward, as it is printed on the base."""
    return sketch(SPACE, SPACE, use(f"art-{name}"))


def worship_tile(name: str) -> Element:
    """A worship tile."""
    return sketch(WORSHIP_WIDTH + 6, WORSHIP_HEIGHT + 6, use(f"art-{name}"), x=-3, y=-3)


def worship_back(colour: str) -> Element:
    """A worship tile, face down."""
    return sketch(WORSHIP_WIDTH + 6, WORSHIP_HEIGHT + 6, use(f"worship-back-{colour}"), x=-3, y=-3)


def plan(name: str) -> Element:
    """A player board."""
    return sketch(WIDTH, HEIGHT, use(f"city-{name}"))


def city() -> Element:
    """A city with nothing in it but its white tile."""
    middle = WIDTH / 2 - SPACE / 2
    return sketch(WIDTH, HEIGHT, use(f"city-{BOARD_IDS[0]}"), use("tile-white", middle, middle))


def reach() -> Element:
    """What an architect at the top cannot reach is veiled."""
    return sketch(WIDTH, HEIGHT, use(f"city-{BOARD_IDS[0]}"), use("veil-top"))


def well(disc: str, discs: int) -> Element:
    """An action space: its bonus disc and some discs of players on it."""
    stack = [use(f"disc-{n}", *at_level(n + 2)) for n in range(discs)]
    return sketch(WELL, STACKS_HEIGHT, use("well"), use(f"art-{disc}", *at_level(1)), *stack)


def sun() -> Element:
    """The sun on its way to the eclipse."""
    return sketch(84, 60, use("sun-art", 22, 30), glyph("cut-eclipse", "violet", 62, 30, 0.9))


def plates() -> Element:
    """The two actions of a zone."""
    return sketch(154, 200, use("plate-0"), use("plate-3", 0, 146))
