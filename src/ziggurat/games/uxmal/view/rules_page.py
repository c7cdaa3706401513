"""The rules of Uxmal to be read: what stands where, with which drawing."""

from ziggurat.art.stone import TILE, pawn
from ziggurat.games.uxmal.components import (
    ADJACENT,
    CARD_IDS,
    CARD_POINTS,
    CARDS_OF,
    IDOL_IDS,
    IDOLS,
    LETTERS,
    PHASES,
    PRIEST_POINTS,
    PRIESTS,
    PRIESTS_LEFT,
    RANKS_THAT_SCORE,
    REJECTED,
    SLOTS_BELOW,
    SPACE_IDS,
    SUPERPOSED,
    TILE_IDS,
    TILES,
    TURNS,
    provenance,
)
from ziggurat.games.uxmal.view import names
from ziggurat.games.uxmal.view.art import MARK_SCALE, PRIEST_AT
from ziggurat.games.uxmal.view.card_art import CARD_HEIGHT, CARD_WIDTH
from ziggurat.games.uxmal.view.ground import (
    FIELD,
    PITCH,
    PYRAMID_X,
    PYRAMID_Y,
    QUARTER,
    RISE,
    SPACE_HEIGHT,
    SPACE_PITCH,
    SPACE_WIDTH,
    WALL,
)
from ziggurat.games.uxmal.view.side import POINTS_HEIGHT, WIDTH
from ziggurat.games.uxmal.view.words import space_help
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, at, use
from ziggurat.views.rulebook import Chapter, Pen, Picture, Section, listed, sketch

AIR = 8
BASE = ["game-board", *(row["id"] for row in provenance()["base"])]


def chapters(words: Words) -> list[Chapter]:
    """Aim, set-up, levels, a turn, scoring, the end, variants, and what is in the box."""
    pen = Pen(words)
    return [
        pen.chapter("aim", pen.section("aim", "C-26", pyramid())),
        pen.chapter("setup", *setup(pen)),
        pen.chapter("turn", *turn(pen)),
        pen.chapter("scoring", *scoring(pen)),
        pen.chapter("end", pen.section("end", "C-26 R-22 R-29", priests())),
        pen.chapter(
            "variants",
            pen.section("no-break", "C-27 R-25", standing(1)),
            pen.section(
                "forced-break",
                "C-28 R-26 R-27",
                priests(),
                second=PRIESTS_LEFT[1],
                third=PRIESTS_LEFT[2],
            ),
            pen.section("random-base", "C-03", quarter("print-monkey")),
        ),
        pen.chapter("box", *box(pen)),
    ]


def setup(pen: Pen) -> list[Section]:
    """Base and levels, track, cards, priests."""
    first, second, third = (SLOTS_BELOW[n + 1] - SLOTS_BELOW[n] for n in range(PHASES))
    return [
        pen.section(
            "base",
            "C-03 C-05",
            base(),
            shows=BASE,
            first=first,
            second=second,
            third=third,
            tiles=TILES,
        ),
        pen.section("track", "C-01", track(), shows=["score-board"], idols=IDOLS),
        pen.section("cards", "C-02 R-21", cards(IDOL_IDS[0]), each=max(CARDS_OF)),
        pen.section("priests", "C-02 C-04 R-24", priests(), priests=PRIESTS, shows=["priest"]),
    ]


def turn(pen: Pen) -> list[Section]:
    """The four actions, and what a tile brings."""
    return [
        pen.section("turn", "C-04 C-06", actions(), asks="acting", shows=["player-aid"]),
        pen.section("build", "C-07 C-08 C-09 C-10 R-08", reserve(), asks="laying"),
        pen.section(
            "match",
            "C-11 C-12 R-01 R-02 R-03 R-04 R-07",
            match(),
            beside=ADJACENT,
            over=SUPERPOSED,
        ),
        pen.section("claim", "C-13 C-14 R-05 R-06", cards("macaw"), asks="claiming"),
        pen.section("place", "C-15 R-09", standing(0)),
        pen.section(
            "walk", "C-16 C-17 C-18 R-10 R-11 R-12 R-13 R-14", path(), asks="walking paying"
        ),
        pen.section("covered", "C-19 R-16 R-17", standing(2)),
        pen.section(
            "rank", "C-20 R-15", quarter("idol-art-serpent"), asks="ranking", ranks=len(SPACE_IDS)
        ),
    ]


def scoring(pen: Pen) -> list[Section]:
    """When a level is complete: priests, cards, the favourites fall, priests come home."""
    levels = [row["id"] for row in provenance()["points"]]
    points, ranks = list(PRIEST_POINTS), int(RANKS_THAT_SCORE)
    low, middle, top = (listed(points[n * ranks : (n + 1) * ranks]) for n in range(PHASES))
    one, two = CARD_POINTS[:2]
    return [
        pen.section("scoring", "C-05 C-21 R-18 R-19"),
        pen.section(
            "priest-points",
            "C-21",
            sketch(WIDTH, POINTS_HEIGHT, use("points-pyramid")),
            shows=levels,
            low=low,
            middle=middle,
            top=top,
        ),
        pen.section("card-points", "C-22", cards("turtle"), one=one, two=two),
        pen.section(
            "rejection",
            "C-23 C-24 R-23",
            track(),
            fourth=int(IDOLS) - REJECTED + 1,
            fifth=IDOLS,
            up=REJECTED,
        ),
        pen.section("break", "C-25", priests()),
    ]


def box(pen: Pen) -> list[Section]:
    """Idols, ranks of the track, and every tile."""
    words = pen.words
    idols = [
        Picture(names.idol_name(n, words), quarter(f"field-{idol}"), told=True)
        for n, idol in enumerate(IDOL_IDS)
    ]
    hand = [
        Picture(names.cards_name(n, CARDS_OF[n], words), card(idol), told=True)
        for n, idol in enumerate(IDOL_IDS)
    ]
    tiles = [
        Picture(names.tile_name(TURNS * n, words), tile(TURNS * n)) for n in range(len(TILE_IDS))
    ]
    ranks = [
        pen.component(
            space,
            words.say("choice-rank", rank=n + 1),
            [space_help(n, words)],
            "C-21 C-22 C-24",
            sketch(SPACE_WIDTH + AIR, SPACE_HEIGHT + AIR, use(f"space-art-{n + 1}"), x=-4, y=-4),
            shows=[space],
        )
        for n, space in enumerate(SPACE_IDS)
    ]
    return [
        pen.section("idols", "C-01", tray=idols, shows=[*IDOL_IDS, "idol-tile"]),
        *ranks,
        pen.component(
            "idol-cards",
            words.say("rules-idol-cards"),
            [words.say("help-pile"), words.say("help-card")],
            "C-02 C-16",
            tray=hand,
            shows=[*CARD_IDS, "idol-card"],
        ),
        pen.section(
            "tiles", "C-07", tray=tiles, shows=[*TILE_IDS, "pyramid-tile"], tiles=len(TILE_IDS)
        ),
    ]


# Drawings of the game's own art.


def tile(face: int) -> Element:
    """A tile."""
    return sketch(TILE + AIR, TILE + WALL + AIR, use(f"face-{face}"), x=-2, y=-2)


def quarter(name: str) -> Element:
    """A quarter, or an idol of the track."""
    return sketch(QUARTER + AIR, QUARTER + AIR, use(name), x=-4, y=-3)


def card(idol: str) -> Element:
    """A card."""
    return sketch(CARD_WIDTH + AIR, CARD_HEIGHT + AIR, use(f"card-art-{idol}"), x=-3, y=-3)


def cards(idol: str) -> Element:
    """Three cards of one idol."""
    fan = [use(f"card-art-{idol}", 12 * n, -6 * n) for n in range(2, -1, -1)]
    return sketch(CARD_WIDTH + 36, CARD_HEIGHT + 24, *fan, x=-4, y=-16)


def priests() -> Element:
    """Three priests of one colour."""
    return sketch(128, 96, *(pawn(1, 24 + 40 * n, 72) for n in range(3)))


def mark(x: float, y: float, seat: int) -> Element:
    """A priest on a quarter."""
    corner = PRIEST_AT * MARK_SCALE
    return at(x + corner, y + corner, use(f"priest-{seat}"), scale=MARK_SCALE)


def standing(seat: int) -> Element:
    """A priest on an idol of a tile."""
    return sketch(TILE + AIR, TILE + WALL + AIR, use("face-5"), mark(0, 0, seat), x=-2, y=-2)


def match() -> Element:
    """Two tiles whose idols meet."""
    low = [use("face-0"), use("face-1", TILE + 2)]
    return sketch(2 * TILE + 16, TILE + WALL + 40, *low, x=-4, y=-18)


def path() -> Element:
    """A priest, and where one can go."""
    there: list[Child] = [use("face-9"), mark(0, QUARTER, 0)]
    free = at(QUARTER + 37, 37, use("socket", class_="ring"), scale=MARK_SCALE)
    return sketch(TILE + AIR, TILE + WALL + AIR, *there, free, x=-2, y=-2)


def actions() -> Element:
    """What the four actions are about: a tile, a priest, cards, an idol."""
    return sketch(
        2 * TILE + 20,
        2 * TILE + 10,
        at(0, 0, use("tile-back")),
        at(TILE + 62, 86, pawn(0, 0, 0, 1.6)),
        at(16, TILE + 16, use("card-art-jaguar")),
        at(TILE + 26, TILE + 26, use("idol-art-macaw"), scale=1.4),
        x=-4,
        y=-4,
    )


def reserve() -> Element:
    """Tiles face down."""
    pile = [use("tile-back", 0, -5 * n) for n in range(3)]
    return sketch(TILE + AIR, TILE + WALL + 20, *pile, x=-2, y=-12)


def track() -> Element:
    """The five ranks with an idol on each."""
    spaces = [
        at(n * SPACE_PITCH, 0, use(f"space-art-{n + 1}"), use(f"idol-art-{idol}", 4, 5))
        for n, idol in enumerate(IDOL_IDS)
    ]
    return sketch(5 * SPACE_PITCH, SPACE_HEIGHT + AIR, *spaces, x=-2, y=-4)


def base() -> Element:
    """The board with the idols printed on it."""
    prints = [
        use(f"print-{IDOL_IDS[LETTERS.index(letter)]}", x * PITCH, y * PITCH)
        for y, row in enumerate(provenance()["base"])
        for x, letter in enumerate(row["quarters"])
        if letter != LETTERS[-1]
    ]
    ground = use("board", -PYRAMID_X, -PYRAMID_Y)
    return sketch(FIELD + AIR, FIELD + AIR, ground, *prints, x=-4, y=-4)


def pyramid() -> Element:
    """Tiles of two levels."""
    pitch = TILE + 2
    low = [use(f"face-{n * 5}", n % 2 * pitch, n // 2 * pitch) for n in range(4)]
    top = use("face-41", pitch / 2, pitch / 2 - RISE - 4)
    return sketch(2 * pitch + 10, 2 * pitch + WALL + 8, *low, top, x=-4, y=-4)
