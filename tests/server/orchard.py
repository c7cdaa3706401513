"""The toy game on the server: it has secrets, and a view that shows all it is given."""

from collections.abc import Sequence
from typing import cast

from toy.components import CELL_IDS, GOAL_IDS, ROW_IDS
from toy.game import GAME
from toy.state import Orchard
from ziggurat.core.events import Event
from ziggurat.core.state import State
from ziggurat.views.svg import Element, el, g
from ziggurat.views.view import Region, Source, View
from ziggurat.views.words import Words


class OrchardView(View):
    """Names in groups: enough to see what a viewer was given."""

    key = GAME.key

    def defs(self) -> Element:
        return el("svg", el("defs"))

    def regions(self, seen: State, seat: int, words: Words, look: str = "") -> list[Region]:
        table = cast(Orchard, seen)
        goals = [GOAL_IDS[goal] if goal >= 0 else "hidden" for goal in map(int, table.goals)]
        row = [g(id=name) for name in ROW_IDS]
        cells = [g(id=f"s{owner}-{name}") for owner in range(table.seats) for name in CELL_IDS]
        return [
            Region("board", "board", "Orchard", el("svg", *row, *cells, viewBox="0 0 1 1")),
            Region("goals", "shelf", "Goals", el("svg", *(el("text", goal) for goal in goals))),
        ]

    def prompt(self, seen: State, words: Words) -> str:
        return GAME.asking(cast(Orchard, seen))

    def label(self, text: str, seen: State, words: Words) -> str:
        return f"choose {text}"

    def help(self, place: str, seen: State, words: Words) -> str:
        return ""

    def sentence(self, event: Event, names: Sequence[str], words: Words) -> str:
        return repr(event)

    def counts(self, state: State, words: Words) -> list[Source]:
        return [Source("Total", tuple(int(n) for n in cast(Orchard, state).planted))]

    def text(self, seen: State, seat: int, words: Words) -> str:
        return ""

    def box(self, words: Words) -> Element:
        return el("svg")

    def gallery(self, words: Words) -> list[tuple[str, Element]]:
        return []


VIEW = OrchardView()
