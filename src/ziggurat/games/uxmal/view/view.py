"""The view of Uxmal: drawings and words behind one door."""

from collections.abc import Sequence
from functools import cache

from ziggurat.art.stone import common_defs
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.games.uxmal.components import (
    CARDS_OF,
    CORNERS,
    IDOL_IDS,
    QUARTER_IDS,
    SLOT_CORNERS,
    SLOT_IDS,
    TILE_IDS,
)
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.state import IN_HAND, Uxmal
from ziggurat.games.uxmal.view import names, reckoning, sheet
from ziggurat.games.uxmal.view import words as said
from ziggurat.games.uxmal.view.art import tile_defs
from ziggurat.games.uxmal.view.board import pyramid
from ziggurat.games.uxmal.view.box import box
from ziggurat.games.uxmal.view.card_art import card_defs
from ziggurat.games.uxmal.view.ground import ground_defs, quarter_at, slots_at
from ziggurat.games.uxmal.view.hand import hand
from ziggurat.games.uxmal.view.icons import icon
from ziggurat.games.uxmal.view.rules_page import chapters
from ziggurat.games.uxmal.view.screen_reader import undrawn
from ziggurat.games.uxmal.view.side import before, chip_line, points, points_art
from ziggurat.games.uxmal.view.text import table_text
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el
from ziggurat.views.view import Due, Pointed, Region, View, others, table_of


def _counted(name: str, idol: int) -> list[str]:
    """The pieces that tell how many cards of an idol lie somewhere, one for each number."""
    return [f"{name}-{count}" for count in range(1, CARDS_OF[idol] + 1)]


def regions(seen: Uxmal, seat: int, words: Words, look: str = "") -> list[Region]:
    """The whole table; spectators sit beside the first player."""
    mine = 0 if seat == NOBODY else seat
    if seat == NOBODY:
        title = words.say("region-hand-of", player=words.player(mine))
    else:
        title = words.say("region-hand")
    phase = words.say("region-pyramid", phase=seen.phase)
    return [
        Region("pyramid", "board", phase, pyramid(seen, seat, look, words), fine=True),
        Region("hand", "hand", title, hand(seen, mine, look, title, words), fine=True),
        *(
            table_of(
                other,
                words.say("region-table", player=words.player(other)),
                before(seen, other, words),
            )
            for other in others(mine, seen.seats)
        ),
        Region("points", "shelf", words.say("region-points"), points(seen, words)),
    ]


@cache
def _defs() -> Element:
    own = [*tile_defs(), *card_defs(), *ground_defs(), points_art(), chip_line()]
    art = el("defs", *common_defs(), *own)
    return el("svg", art, class_="defs", width=0, height=0, aria_hidden="true")


class UxmalView(View[Uxmal]):
    """How Uxmal looks and reads."""

    game = GAME
    first = "youngest"  # says the book
    parts = "phase"
    weight = 2

    defs = staticmethod(_defs)
    regions = staticmethod(regions)
    question = staticmethod(said.question)
    label = staticmethod(said.label)
    help = staticmethod(said.help_text)
    sentence = staticmethod(said.sentence)
    sources = staticmethod(reckoning.sources)
    tally = staticmethod(reckoning.tally)
    goods = staticmethod(reckoning.goods)
    good = staticmethod(names.goods)
    icon = staticmethod(icon)
    text = staticmethod(table_text)
    undrawn = staticmethod(undrawn)
    box = staticmethod(box)
    gallery = staticmethod(sheet.components)
    rules = staticmethod(chapters)
    standing = staticmethod(names.standing)

    def meant(self, pointed: Pointed, seen: Uxmal) -> Sequence[str]:
        """With a tile in hand the slot under the point, else its quarter."""
        if pointed.region != "pyramid":
            return (pointed.thing,)
        if GAME.asking(seen) == "laying":
            return [SLOT_IDS[slot] for slot in slots_at(pointed.x, pointed.y, seen.phase)]
        quarter = quarter_at(pointed.x, pointed.y, list(seen.levels))
        return (pointed.thing,) if pointed.thing or quarter is None else (QUARTER_IDS[quarter],)

    def spoken(self, what: str, number: int, words: Words) -> str | int:
        """An idol by its name."""
        return names.idol_name(number, words) if what == "idol" else number

    def due(self, seen: Uxmal, seat: int) -> Sequence[Due]:
        """What a phase brings is open until it ends."""
        return reckoning.due(seen)

    def scores(self, seen: Uxmal) -> Sequence[int]:
        """Points of the phases that are over."""
        return [seen.score(seat) for seat in range(seen.seats)]

    def part(self, state: Uxmal) -> int:
        """The phase."""
        return state.phase

    def brief(self, seen: Uxmal, seat: int) -> Sequence[Child]:
        """What the next scoring would bring: +7."""
        return [] if seen.depth == 0 else [f"+{reckoning.forecast(seen, seat)}"]

    def flights(self, event: Event) -> dict[str, str]:
        """Tiles fly from the reserve, priests from their players, cards to hands and back."""
        seat = event.seat
        match event.kind:
            case "drew":
                return {TILE_IDS[event["tile"]]: "build"}
            case "placed":
                return {f"priest-{seat}-{QUARTER_IDS[event['quarter']]}": f"ready-{seat}"}
            case "walked":
                start, end = QUARTER_IDS[event["start"]], QUARTER_IDS[event["end"]]
                return {f"priest-{seat}-{end}": start}
            case "gained":
                idol = IDOL_IDS[event["idol"]]
                return dict.fromkeys(_counted(f"s{seat}-{idol}", event["idol"]), f"pile-{idol}")
            case "discarded":
                pile = f"pile-{IDOL_IDS[event['idol']]}"
                return dict.fromkeys(_counted(pile, event["idol"]), f"hand-{seat}")
            case _:
                return {}

    def touched(self, event: Event) -> list[str]:
        """The quarter, slot, idol or pile an event is about."""
        match event.kind:
            case "laid":
                first = CORNERS * event["slot"]
                return [QUARTER_IDS[place] for place in SLOT_CORNERS[first : first + CORNERS]]
            case "placed" | "lifted":
                return [QUARTER_IDS[event["quarter"]]]
            case "walked":
                return [QUARTER_IDS[event["start"]], QUARTER_IDS[event["end"]]]
            case "scored" if event["quarter"] != IN_HAND:
                return [QUARTER_IDS[event["quarter"]]]
            case "venerated" | "cursed" | "scored":
                return [IDOL_IDS[event["idol"]]]
            case "gained" | "discarded":
                return [f"pile-{IDOL_IDS[event['idol']]}"]
            case "rejected":
                return [IDOL_IDS[event["first"]], IDOL_IDS[event["second"]]]
            case _:
                return []


VIEW = UxmalView()
