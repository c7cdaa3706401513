"""The picture on the box, and every component once for the sheet of all drawings."""

from toy.components import EMPTY, FRUIT_IDS, GOAL_IDS
from toy.game import GAME
from toy.state import new_table
from toy.view import art, names, table
from ziggurat.art.frames import component
from ziggurat.art.stone import TILE
from ziggurat.art.theme import var
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, at, circle, drawing, rect, use
from ziggurat.views.anchors import badge, outlines
from ziggurat.views.gains import scoring

WIDTH, HEIGHT = 640, 440
HORIZON = 250


def box(words: Words) -> Element:
    """A row of fruits before the trees, in the sun."""
    trees = [
        circle(x, HORIZON - 20 + 14 * (n % 2), 62, fill=var("green" if n % 2 else "green-edge"))
        for n, x in enumerate(range(-10, WIDTH + 60, 72))
    ]
    fruits = [
        at(92 + 118 * n, HORIZON + 12 + 24 * (n % 2), use(f"fruit-{name}"), scale=1.05)
        for n, name in enumerate(FRUIT_IDS)
    ]
    return drawing(
        WIDTH,
        HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, fill=var("sand")),
        art.sun(WIDTH / 2, 120, 70),
        *trees,
        rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, fill=var("ground")),
        rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, fill="url(#grain)"),
        *fruits,
        label=words.say("game-title"),
    )


def components(words: Words) -> list[tuple[str, Element]]:
    """Name and drawing of every component, in every state it can have."""
    start = new_table(GAME.max_seats, True)
    garden = names.garden(1, "other", words)
    fruits = [
        framed(names.thing(n, words), use(f"fruit-{name}")) for n, name in enumerate(FRUIT_IDS)
    ]
    goals = [framed(names.goal(n, words), use(f"goal-{name}")) for n, name in enumerate(GOAL_IDS)]
    chosen = table.SPOT._replace(empty=True)
    return [
        *fruits,
        *goals,
        framed(names.goal(EMPTY, words), use("goal-back")),
        framed(words.say("help-cell"), use("plot"), *outlines(chosen), *badge(scoring(2), chosen)),
        framed(words.say("basket", fruit=names.thing(EMPTY, words)), use("basket")),
        framed(words.say("help-bag"), use("bag-art")),
        (garden, table.table(start, 1, garden, words)),
        (words.say("region-track"), table.track(start, words.say("region-track"), words)),
    ]


def framed(name: str, *children: Child) -> tuple[str, Element]:
    """A component as large as a fruit."""
    return component(name, TILE, art.HEIGHT, *children)
