"""The view of Orchard: drawings and words behind one door."""

from collections.abc import Sequence
from functools import cache
from typing import cast

from toy.components import CELL_IDS, ROW_IDS
from toy.game import GAME
from toy.state import Orchard
from toy.view import names, sheet, table
from toy.view import words as said
from toy.view.art import own_defs
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.core.state import State
from ziggurat.views.svg import Element
from ziggurat.views.view import Region, Source, View, others, table_of
from ziggurat.views.words import Words


class OrchardView(View):
    """How Orchard looks and reads."""

    key = GAME.key

    def defs(self) -> Element:
        """Fruits, cards, plots, baskets and the bag."""
        return _defs()

    def regions(self, seen: State, seat: int, words: Words, look: str = "") -> list[Region]:
        """The row over one's own garden, one's goal, the gardens of others, the track."""
        return regions(cast(Orchard, seen), seat, words)

    def prompt(self, seen: State, words: Words) -> str:
        """What is asked of the seat to move."""
        return said.prompt(cast(Orchard, seen), words)

    def label(self, text: str, seen: State, words: Words) -> str:
        """The name of a choice."""
        return said.label(text, cast(Orchard, seen), words)

    def help(self, place: str, seen: State, words: Words) -> str:
        """The rule of the row, a cell, a goal, the bag."""
        return said.help_text(place, words)

    def sentence(self, event: Event, names: Sequence[str], words: Words) -> str:
        """The line an event gets in the log."""
        return said.sentence(event, names, words)

    def counts(self, state: State, words: Words) -> list[Source]:
        """Planting, goals, total."""
        return said.counts(cast(Orchard, state), words)

    def text(self, seen: State, seat: int, words: Words) -> str:
        """The row and the gardens as lines."""
        return said.table_text(cast(Orchard, seen), seat, words)

    def box(self, words: Words) -> Element:
        """Four fruits in the sun."""
        return sheet.box(words)

    def gallery(self, words: Words) -> list[tuple[str, Element]]:
        """Every component on a sheet."""
        return sheet.components(words)

    def scores(self, seen: State) -> Sequence[int]:
        """Points for planting; goals follow at the end."""
        found = cast(Orchard, seen)
        return [names.points(found, seat) for seat in range(found.seats)]

    def flights(self, event: Event) -> dict[str, str]:
        """A fruit flies from the bag to the row, into a basket, into the garden."""
        seat, a = int(event.seat), int(event.a)
        match event.kind:
            case "grew":
                return {f"on-{ROW_IDS[a]}": "bag"}
            case "took":
                return {f"on-s{seat}-held": ROW_IDS[a]}
            case "planted":
                return {f"on-s{seat}-{CELL_IDS[a]}": f"s{seat}-held"}
            case _:
                return {}

    def touched(self, event: Event) -> list[str]:
        """The place of the row or the cell an event is about."""
        match event.kind:
            case "grew" | "took":
                return [ROW_IDS[event.a]]
            case "planted":
                return [f"s{int(event.seat)}-{CELL_IDS[event.a]}"]
            case _:
                return []


def regions(seen: Orchard, seat: int, words: Words) -> list[Region]:
    """The whole table, one's own things first; spectators sit beside the first player."""
    mine = 0 if seat == NOBODY else seat
    whose = "other" if seat == NOBODY else "mine"
    player = names.player(mine, words)
    garden = words.say("region-garden", whose=whose, player=player)
    goal = words.say("region-goal", whose=whose, player=player)
    points = words.say("region-track")
    return [
        Region("garden", "board", garden, table.board(seen, mine, garden, words)),
        Region("goal", "hand", goal, table.hand(seen, mine, goal, words)),
        *(other(seen, owner, words) for owner in others(mine, int(seen.seats))),
        Region("track", "shelf", points, table.track(seen, points, words)),
    ]


def other(seen: Orchard, owner: int, words: Words) -> Region:
    """The garden of another seat, small in its panel until it is opened."""
    title = words.say("region-garden", whose="other", player=names.player(owner, words))
    picture = table.table(seen, owner, title, words)
    return table_of(owner, title, picture)


@cache
def _defs() -> Element:
    return own_defs()


VIEW = OrchardView()
