"""The view of The Architects of Amytis: drawings and words behind one door."""

from collections.abc import Mapping, Sequence
from functools import cache

from ziggurat.art.stone import common_defs
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.games.amytis.components import (
    BOTTOM_SPACES,
    FAVOUR_IDS,
    PALACE,
    PROJECT_IDS,
    TILE_IDS,
)
from ziggurat.games.amytis.game import GAME
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.view import pieces, reckoning, sheet
from ziggurat.games.amytis.view import words as said
from ziggurat.games.amytis.view.art import piece_defs
from ziggurat.games.amytis.view.board import city, in_hand, main_board, preview
from ziggurat.games.amytis.view.box import box
from ziggurat.games.amytis.view.cards import display, hand
from ziggurat.games.amytis.view.favour_art import favour_defs
from ziggurat.games.amytis.view.ground import ground_defs
from ziggurat.games.amytis.view.icons import icon
from ziggurat.games.amytis.view.rules_page import chapters
from ziggurat.games.amytis.view.side import buildings, favours, rival
from ziggurat.games.amytis.view.text import table_text
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.views.view import Region, View, table_of


def regions(seen: Amytis, seat: int, words: Words, look: str = "") -> list[Region]:
    """The whole table; spectators sit beside the first player."""
    mine = 0 if seat == NOBODY else seat
    other = 1 - mine
    if seat == NOBODY:
        city_title = words.say("region-city-of", player=words.player(mine))
        rival_title = words.say("region-city-of", player=words.player(other))
        hand_title = words.say("region-hand-of", player=words.player(mine))
    else:
        city_title, rival_title = words.say("region-city"), words.say("region-rival")
        hand_title = words.say("region-hand")
    tile = in_hand(seen, mine)
    return [
        Region("city", "board", city_title, city(seen, mine, city_title, words)),
        Region("piles", "board", words.say("region-piles"), main_board(seen, words)),
        Region("hand", "hand", hand_title, hand(seen, mine, tile, hand_title, words)),
        table_of(other, rival_title, rival(seen, other, in_hand(seen, other), rival_title, words)),
        Region("display", "shelf", words.say("region-display"), display(seen, words)),
        Region("favours", "shelf", words.say("region-favours"), favours(seen, words)),
        Region(
            "buildings",
            "shelf",
            words.say("region-buildings"),
            buildings(seen, words),
            wide=True,
        ),
    ]


@cache
def _defs() -> Element:
    art = el("defs", *common_defs(), *piece_defs(), *favour_defs(), *ground_defs())
    return el("svg", art, class_="defs", width=0, height=0, aria_hidden="true")


class AmytisView(View[Amytis]):
    """How The Architects of Amytis looks and reads."""

    game = GAME
    first = "random"  # the book draws lots (p. 3)
    minutes = 10
    weight = 2

    defs = staticmethod(_defs)
    regions = staticmethod(regions)
    question = staticmethod(said.question)
    label = staticmethod(said.label)
    help = staticmethod(said.help_text)
    sentence = staticmethod(said.sentence)
    sources = staticmethod(reckoning.sources)
    tally = staticmethod(reckoning.tally)
    due = staticmethod(reckoning.due)
    goods = staticmethod(reckoning.goods)
    icon = staticmethod(icon)
    text = staticmethod(table_text)
    box = staticmethod(box)
    gallery = staticmethod(sheet.components)
    rules = staticmethod(chapters)
    standing = staticmethod(said.standing)

    def is_known(self, text: str, seen: Amytis) -> bool:
        """Only side B of the Palace pays points instead of a card."""
        return text != "points" or said.side_of(seen, PALACE) == "b"

    def thumbnails(self, event: Event, words: Words) -> Mapping[str, Element]:
        """The pattern of a project."""
        if "card" not in event.numbers():
            return {}
        card = event["card"]
        return {said.pattern_name(card, words): pieces.pattern(card)}

    def good(self, kind: int, number: int, words: Words) -> str:
        """2 architects."""
        return words.say("good", good=reckoning.GOODS[kind], count=number)

    def scores(self, seen: Amytis) -> Sequence[int]:
        """Where the markers stand on the score track; the final count is added when it comes."""
        return [seen.total(seat) for seat in range(2)]

    def preview(self, text: str, seen: Amytis) -> Element | None:
        """The tile in hand where it would lie."""
        verb, _, site = text.partition(":site-")
        if verb != "lay":
            return None
        height = seen.height(GAME.to_move(seen), int(site))
        return preview(seen.hand, height + 1)

    def flights(self, event: Event) -> dict[str, str]:
        """Tiles fly from pile to hand to city, architects and pawns from the reserve."""
        seat = event.seat
        match event.kind:
            case "took":
                pile = event["pile"]
                return {
                    f"tile-in-hand-{seat}": f"pile-{pile}",
                    f"architect-{seat}-{pile}": f"reserve-{seat}",
                }
            case "laid":
                return {f"s{seat}-site-{event['site']}-{TILE_IDS[event['tile']]}": f"hand-{seat}"}
            case "favoured":
                favour = FAVOUR_IDS[event["space"]]
                pawns = [f"favour-{seat}-{favour}-{n + 1}" for n in range(BOTTOM_SPACES)]
                return dict.fromkeys(pawns, f"pawns-{seat}")
            case "dealt" | "refilled":
                return {PROJECT_IDS[event["card"]]: "deck"}
            case _:
                return {}

    def touched(self, event: Event) -> list[str]:
        """The pile, site, card or favour an event is about."""
        match event.kind:
            case "took" | "revealed":
                return [f"pile-{event['pile']}"]
            case "laid":
                return [f"s{event.seat}-site-{event['site']}"]
            case "gained" | "dealt" | "refilled" | "validated":
                return [PROJECT_IDS[event["card"]]]
            case "favoured":
                return [FAVOUR_IDS[event["space"]]]
            case _:
                return []


VIEW = AmytisView()
