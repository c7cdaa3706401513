"""The art of Orchard: each thing is drawn once, under a name, and used wherever it lies.

A fruit is a tile of carved stone: its body and its colours are those all games share.
"""

from toy.components import FRUIT_IDS, GOAL_IDS, GOAL_POINTS
from ziggurat.art.cards import back, papyrus
from ziggurat.art.stone import CORNER, TILE, WALL, common_defs, lozenge
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph, line, plane, woodcut
from ziggurat.markup.element import Element, Value, at, circle, el, g, path, rect, use

HEIGHT = TILE + WALL  # of whatever is as large as a fruit
CARD_WIDTH = 84

# Colour is never alone: each kind has its outline and its veins too.
KINDS = {"apple": "terracotta", "fig": "violet", "pear": "green", "plum": "blue"}
OUTLINES = {
    "apple": "M48 36C38 27 22 31 22 49C22 66 36 79 48 75C60 79 74 66 74 49C74 31 58 27 48 36Z",
    "fig": "M48 20C50 34 73 45 73 60C73 73 61 79 48 79C35 79 23 73 23 60C23 45 46 34 48 20Z",
    "pear": "M48 24C56 24 58 33 58 40C60 49 72 53 72 65C72 76 60 80 48 80C36 80 24 76 24 65"
    "C24 53 36 49 38 40C38 33 40 24 48 24Z",
    "plum": "M48 30C64 30 75 41 75 55C75 69 63 79 48 79C33 79 21 69 21 55C21 41 32 30 48 30Z",
}
VEINS = {
    "apple": "M48 36C48 29 50 23 55 18M62 44C66 52 64 60 60 66",
    "fig": "M48 36V73M39 47C33 55 33 65 39 73M57 47C63 55 63 65 57 73",
    "pear": "M48 24C48 19 51 16 55 14M60 58C64 64 62 70 58 74",
    "plum": "M48 30C47 24 49 19 53 16M48 30C60 43 60 66 50 79",
}
WOOD: dict[str, Value] = {"stroke": var("engraving"), "stroke_width": 3}
CLOTH: dict[str, Value] = {"stroke": var("stone-edge"), "stroke_width": 3}

LEAF = "M53 25C58 15 69 13 77 17C73 27 63 31 53 25Z"


def own_defs() -> Element:
    """All definitions of the page: what every game uses, then what only this one does."""
    cuts = [fruit_cut(name) for name in FRUIT_IDS]
    fruits = [fruit_art(name) for name in FRUIT_IDS]
    cards = [card_art(goal, fruit) for goal, fruit in zip(GOAL_IDS, FRUIT_IDS, strict=True)]
    own = [*cuts, *fruits, *cards, card_back(), plot_art(), basket_art(), bag_art()]
    art = el("defs", *common_defs(), *own)
    return el("svg", art, class_="defs", width=0, height=0, aria_hidden="true")


def fruit_cut(name: str) -> Element:
    """A fruit as a woodcut: light inside a dark outline, so that it shows by day and by night."""
    leaf = path(LEAF, fill=var("green"), stroke_width=2)
    return woodcut(f"cut-{name}", plane(OUTLINES[name]), line(VEINS[name]), leaf, width=3.2)


def fruit_art(name: str) -> Element:
    """A fruit cut into a tile of its colour."""
    kind = KINDS[name]
    return g(use(f"body-{kind}"), glyph(f"cut-{name}", kind), id=f"fruit-{name}")


def card_art(goal: str, name: str) -> Element:
    """A goal: its fruit, and what each of them pays."""
    return g(
        *papyrus(CARD_WIDTH, HEIGHT, drop=2),
        glyph(f"cut-{name}", KINDS[name], 12, 6, 0.62),
        lozenge(CARD_WIDTH / 2, HEIGHT - 26, str(GOAL_POINTS)),
        id=f"goal-{goal}",
    )


def card_back() -> Element:
    """The same for all goals: a leaf."""
    leaf = path(LEAF, fill=var("green"), stroke=var("green-ink"), stroke_width=1.2)
    return g(*back(CARD_WIDTH, HEIGHT), at(-54, 15, leaf, scale=1.5), id="goal-back")


def plot_art() -> Element:
    """An empty cell of a garden: furrows in the earth."""
    furrows = "".join(f"M10 {y}C32 {y - 5} 64 {y + 5} 86 {y}" for y in range(20, HEIGHT - WALL, 17))
    return g(
        rect(0, 0, TILE, HEIGHT, rx=CORNER, fill=var("pit"), stroke=var("platform-edge")),
        path(furrows, fill="none", stroke=var("engraving"), stroke_width=2, opacity=0.6),
        id="plot",
    )


def basket_art() -> Element:
    """Where a fruit lies between the row and the garden."""
    body = f"M4 34H92L84 {HEIGHT - 8}Q82 {HEIGHT} 74 {HEIGHT}H22Q14 {HEIGHT} 12 {HEIGHT - 8}Z"
    return g(
        path("M12 34C12 -8 84 -8 84 34", fill="none", stroke_linecap="round", **WOOD),
        path(body, fill=var("platform-lit"), **WOOD),
        path(body, fill="url(#bricks)"),
        rect(0, 28, TILE, 14, rx=7, fill=var("platform"), **WOOD),
        id="basket",
    )


def bag_art() -> Element:
    """The bag the fruits grow from."""
    sack = "M34 26C8 44 4 70 10 90Q14 104 48 104Q82 104 86 90C92 70 88 44 62 26Z"
    return g(
        path(
            "M34 26C26 18 24 8 30 4C40 10 56 10 66 4C72 8 70 18 62 26Z", fill=var("stone"), **CLOTH
        ),
        path(sack, fill=var("stone"), **CLOTH),
        path(sack, fill="url(#hatch)"),
        path("M32 27H64", stroke=var("accent"), stroke_width=6, stroke_linecap="round"),
        id="bag-art",
    )


def branch(width: float) -> Element:
    """The bough the row hangs from."""
    leaves = [
        at(x, 22 if n % 2 else -8, path(LEAF, fill=var("green"), stroke=var("green-edge")))
        for n, x in enumerate(range(-30, int(width) - 90, 46))
    ]
    bough = f"M6 28C{width / 3:g} 12 {2 * width / 3:g} 36 {width - 6:g} 22"
    wood = path(
        bough, fill="none", stroke=var("stone-edge"), stroke_width=9, stroke_linecap="round"
    )
    return g(*leaves, wood)


def sun(x: float, y: float, radius: float) -> Element:
    """The sun over the box."""
    glow = circle(x, y, radius * 1.5, fill=var("gold"), opacity=0.2)
    return g(glow, circle(x, y, radius, fill=var("gold"), stroke=var("gold-edge"), stroke_width=4))
