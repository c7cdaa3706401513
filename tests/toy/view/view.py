"""The view of Orchard: drawings and words behind one door."""

from collections.abc import Sequence
from functools import cache

from toy.components import CELL_IDS, ROW_IDS
from toy.game import GAME
from toy.state import Orchard
from toy.view import names, sheet, table
from toy.view import words as said
from toy.view.art import own_defs
from toy.view.rules_page import chapters
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element
from ziggurat.views.view import Due, Region, View


def regions(seen: Orchard, seat: int, words: Words, look: str = "") -> list[Region]:
    """The whole table, one's own things first; spectators sit beside the first player."""
    mine = 0 if seat == NOBODY else seat
    whose = "other" if seat == NOBODY else "mine"
    garden = names.garden(mine, whose, words)
    goal = words.say("region-goal", whose=whose, player=words.player(mine))
    points = words.say("region-track")
    repeats = seen.seats > 1  # the scores in the panels; alone it shows how far the harvest is
    return [
        Region("garden", "board", garden, table.board(seen, mine, garden, words)),
        Region("goal", "hand", goal, table.hand(seen, mine, goal, words)),
        *(before(seen, (mine + n) % seen.seats, words) for n in range(1, seen.seats)),
        Region("track", "shelf", points, table.track(seen, points, words), wide=repeats),
    ]


def before(seen: Orchard, owner: int, words: Words) -> Region:
    """What lies before another player: in the panel of its seat, until it is opened."""
    title = names.garden(owner, "other", words)
    return Region(f"table-{owner}", "table", title, table.table(seen, owner, title, words), owner)


@cache
def _defs() -> Element:
    return own_defs()


class OrchardView(View[Orchard]):
    """How Orchard looks and reads."""

    game = GAME

    defs = staticmethod(_defs)
    regions = staticmethod(regions)
    question = staticmethod(said.question)
    label = staticmethod(said.label)
    sentence = staticmethod(said.sentence)
    text = staticmethod(said.table_text)
    box = staticmethod(sheet.box)
    gallery = staticmethod(sheet.components)
    rules = staticmethod(chapters)
    standing = staticmethod(names.standing)

    def help(self, place: str, seen: Orchard, words: Words) -> str:
        """The rule of the row, a cell, a goal, the bag."""
        return said.help_text(place, words)

    def spoken(self, what: str, number: int, words: Words) -> str | int:
        """A fruit by its name."""
        return names.thing(number, words) if what == "fruit" else number

    def sources(self, words: Words) -> Sequence[str]:
        """Planting, goals."""
        return [words.say("count-planted"), words.say("count-goal")]

    def tally(self, seen: Orchard, seat: int) -> Sequence[int]:
        """Points for planting; those of a goal when it is shown."""
        return [int(seen.planted[seat]), int(seen.counted[seat])]

    def due(self, seen: Orchard, seat: int) -> Sequence[Due]:
        """All is scored at once."""
        return ["now", "now"]

    def scores(self, seen: Orchard) -> Sequence[int]:
        """Points for planting; goals follow at the end."""
        return [names.points(seen, seat) for seat in range(seen.seats)]

    def flights(self, event: Event) -> dict[str, str]:
        """A fruit flies from the bag to the row, into a basket, into the garden."""
        basket = f"s{event.seat}-held"
        match event.kind:
            case "grew":
                return {f"on-{ROW_IDS[event['place']]}": "bag"}
            case "took":
                return {f"on-{basket}": ROW_IDS[event["place"]]}
            case "planted":
                return {f"on-s{event.seat}-{CELL_IDS[event['cell']]}": basket}
            case _:
                return {}

    def touched(self, event: Event) -> list[str]:
        """The place of the row or the cell an event is about."""
        match event.kind:
            case "grew" | "took":
                return [ROW_IDS[event["place"]]]
            case "planted":
                return [f"s{event.seat}-{CELL_IDS[event['cell']]}"]
            case _:
                return []


VIEW = OrchardView()
