"""The view of Pyramidion: drawings and words behind one door."""

from collections.abc import Sequence
from functools import cache

from ziggurat.art.stone import common_defs
from ziggurat.core.bits import count
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.view import labels, log, moves, reckoning, sheet
from ziggurat.games.pyramidion.view import words as said
from ziggurat.games.pyramidion.view.art import small_defs
from ziggurat.games.pyramidion.view.boat_art import boat_defs
from ziggurat.games.pyramidion.view.box import box
from ziggurat.games.pyramidion.view.card_art import card_defs
from ziggurat.games.pyramidion.view.hand import hand
from ziggurat.games.pyramidion.view.icons import icon
from ziggurat.games.pyramidion.view.names import at_site, kind_name, some
from ziggurat.games.pyramidion.view.players import before
from ziggurat.games.pyramidion.view.rules_page import chapters
from ziggurat.games.pyramidion.view.screen_reader import undrawn
from ziggurat.games.pyramidion.view.side import decks, powers
from ziggurat.games.pyramidion.view.site_art import site_defs
from ziggurat.games.pyramidion.view.sites import active, board
from ziggurat.games.pyramidion.view.table_art import table_defs
from ziggurat.games.pyramidion.view.tableau import tableau
from ziggurat.games.pyramidion.view.text import table_text
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el, use
from ziggurat.views.view import Region, View, others, table_of


def regions(seen: Pyramidion, seat: int, words: Words, look: str = "") -> list[Region]:
    """The whole table; spectators sit beside the first player and see the backs of his cards."""
    title = words.say("region-hand")
    if seat == NOBODY:
        title = words.say("region-hand-of", seat=words.player(0))
    return [
        Region(
            "tableau", "board", words.say("region-tableau"), tableau(seen, seat, words), fine=True
        ),
        Region("sites", "board", words.say("region-sites"), board(seen, words), fine=True),
        Region("hand", "hand", title, hand(seen, seat, title, words), fine=True),
        *(
            table_of(other, name, before(seen, other, name, words))
            for other in others(0 if seat == NOBODY else seat, seen.seats)
            for name in (words.say("region-table", seat=words.player(other)),)
        ),
        Region("site", "shelf", words.say("region-site"), active(seen, words), about=True),
        Region("decks", "shelf", words.say("region-decks"), decks(seen, words)),
        Region("powers", "shelf", words.say("region-powers"), powers(seen, words), wide=True),
    ]


@cache
def _defs() -> Element:
    art = el(
        "defs",
        *common_defs(),
        *small_defs(),
        *card_defs(),
        *site_defs(),
        *boat_defs(),
        *table_defs(),
    )
    return el("svg", art, class_="defs", width=0, height=0, aria_hidden="true")


class PyramidionView(View[Pyramidion]):
    """How Pyramidion looks and reads."""

    game = GAME
    first = "drawn"  # the order tokens decide (p. 3)

    defs = staticmethod(_defs)
    regions = staticmethod(regions)
    question = staticmethod(said.question)
    label = staticmethod(said.label)
    help = staticmethod(said.help_text)
    sentence = staticmethod(log.sentence)
    sources = staticmethod(reckoning.sources)
    tally = staticmethod(reckoning.tally)
    due = staticmethod(reckoning.due)
    goods = staticmethod(reckoning.goods)
    good = staticmethod(some)
    text = staticmethod(table_text)
    undrawn = staticmethod(undrawn)
    box = staticmethod(box)
    rules = staticmethod(chapters)
    gallery = staticmethod(sheet.components)
    standing = staticmethod(labels.standing)
    flights = staticmethod(moves.flights)
    touched = staticmethod(moves.touched)

    def spoken(self, what: str, number: int, words: Words) -> str | int:
        """A site and a resource by their names."""
        if what == "site":
            return at_site(number, words)
        return kind_name(number, words) if what == "kind" else number

    def icon(self, kind: int, seat: int) -> Element:
        """A tile of a resource."""
        return icon(kind)

    def part(self, state: Pyramidion) -> int:
        """The round."""
        return state.round

    def brief(self, seen: Pyramidion, seat: int) -> Sequence[Child]:
        """How many boats are loaded."""
        sign = el("svg", use("boat-mark"), viewBox="-17 -17 34 34")
        return [sign, str(count(seen.loaded[seat]))]


VIEW = PyramidionView()
