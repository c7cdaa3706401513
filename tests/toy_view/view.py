"""A view of Orchard that shows all it is given: names in groups."""

from collections.abc import Sequence

from toy.components import CELL_IDS, FRUIT_IDS, GOAL_IDS, GOAL_POINTS, ROW_IDS
from toy.facts import facts
from toy.game import GAME
from toy.state import Orchard
from ziggurat.core.choices import place as place_of
from ziggurat.core.events import Event
from ziggurat.views.svg import Element, el, g
from ziggurat.views.view import Region, Source, View
from ziggurat.views.words import Words


class OrchardView(View[Orchard]):
    """Enough to see what a viewer was given."""

    game = GAME

    def defs(self) -> Element:
        return el("svg", el("defs"), width=0, height=0)

    def regions(self, seen: Orchard, seat: int, words: Words, look: str = "") -> list[Region]:
        goals = [GOAL_IDS[goal] if goal >= 0 else "hidden" for goal in map(int, seen.goals)]
        row = [g(id=name) for name in ROW_IDS]
        cells = [g(id=f"s{owner}-{name}") for owner in range(seen.seats) for name in CELL_IDS]
        gardens = el("svg", *row, *cells, viewBox="0 0 1 1")
        cards = el("svg", *(el("text", goal) for goal in goals), viewBox="0 0 1 1")
        return [
            Region("board", "board", words.say("region-board"), gardens),
            Region("goals", "shelf", words.say("region-goals"), cards),
        ]

    def question(self, seen: Orchard, words: Words) -> str:
        return words.say(f"prompt-{GAME.asking(seen)}")

    def label(self, text: str, seen: Orchard, words: Words) -> str:
        return words.say(f"choice-{text.partition(':')[0]}", place=place_of(text))

    def help(self, place: str, seen: Orchard, words: Words) -> str:
        return ""

    def sentence(self, event: Event, names: Sequence[str], words: Words) -> str:
        name = names[event.seat] if event.seat < len(names) else ""
        numbers: dict[str, str | int] = {**event.numbers()}
        if "fruit" in numbers:
            numbers["fruit"] = FRUIT_IDS[event["fruit"]]
        if "goal" in numbers:
            numbers["goal"] = GOAL_IDS[event["goal"]]
        return words.say(f"event-{event.kind}", name=name, **numbers)

    def counts(self, state: Orchard, words: Words) -> list[Source]:
        planted = tuple(int(points) for points in state.planted)
        goals = tuple(goal_points(state, seat) for seat in range(state.seats))
        total = tuple(a + b for a, b in zip(planted, goals, strict=True))
        return [
            Source(words.say("count-planted"), planted),
            Source(words.say("count-goals"), goals),
            Source(words.say("count-total"), total),
        ]

    def text(self, seen: Orchard, seat: int, words: Words) -> str:
        gardens = facts(seen, seat)["gardens"]
        assert isinstance(gardens, list)
        return "\n".join(" ".join(fruit or "·" for fruit in garden) for garden in gardens)

    def box(self, words: Words) -> Element:
        return el("svg", el("text", words.say("game-title")), viewBox="0 0 1 1")

    def gallery(self, words: Words) -> list[tuple[str, Element]]:
        return [(fruit, el("svg", viewBox="0 0 1 1")) for fruit in FRUIT_IDS]


def goal_points(table: Orchard, seat: int) -> int:
    """What a goal is worth now, as far as it is known."""
    garden = [table.fruit_in(seat, cell) for cell in range(len(CELL_IDS))]
    return GOAL_POINTS * sum(1 for fruit in garden if fruit == table.goals[seat] >= 0)


VIEW = OrchardView()
