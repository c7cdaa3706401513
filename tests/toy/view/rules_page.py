"""The rules of Orchard to be read: what stands where, with which drawing."""

from toy.components import (
    CELLS,
    FRUIT_COPIES,
    FRUIT_IDS,
    GOAL_COPIES,
    GOAL_IDS,
    GOAL_POINTS,
    HARVESTS,
    ROW,
)
from toy.view import names
from toy.view.art import CARD_WIDTH, HEIGHT
from ziggurat.art.stone import TILE
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, use
from ziggurat.views.rulebook import Chapter, Pen, Picture, sketch


def chapters(words: Words) -> list[Chapter]:
    """Aim, set-up, a turn, the end, and what is in the box."""
    pen = Pen(words)
    fruits = [Picture(names.thing(n, words), thing(f"fruit-{name}")) for n, name in each(FRUIT_IDS)]
    goals = [Picture(names.goal(n, words), thing(f"goal-{name}")) for n, name in each(GOAL_IDS)]
    return [
        pen.chapter("aim", pen.section("aim", "C-06 C-07", thing("fruit-apple"))),
        pen.chapter("setup", pen.section("setup", "C-01 C-02 C-03", thing("bag-art"))),
        pen.chapter(
            "turn",
            pen.section("take", "C-03 C-04 C-10", thing("basket"), asks="taking", places=int(ROW)),
            pen.section("plant", "C-05 C-06", thing("plot"), asks="planting"),
            pen.section("alone", "C-08", thing("bag-art")),
        ),
        pen.chapter(
            "end",
            pen.section("end", "C-07", cells=int(CELLS)),
            pen.section("harvest", "C-09", points=HARVESTS[1]),
        ),
        pen.chapter(
            "box",
            pen.section("fruits", "C-04", tray=fruits, shows=FRUIT_IDS, count=sum(FRUIT_COPIES)),
            pen.component(
                "goals",
                words.say("rules-goals", count=sum(GOAL_COPIES)),
                [words.say("help-goal", points=GOAL_POINTS)],
                "C-01 C-07",
                tray=goals,
                shows=GOAL_IDS,
            ),
        ),
    ]


def each(ids: list[str]) -> list[tuple[int, str]]:
    """Some components by number and id."""
    return list(enumerate(ids))


def thing(name: str) -> Element:
    """One thing of the game's own art."""
    return sketch(CARD_WIDTH if name.startswith("goal-") else TILE, HEIGHT, use(name))
