"""The view of Pyramidion: drawings and words behind one door."""

from collections.abc import Sequence
from functools import cache

from ziggurat.art.stone import common_defs
from ziggurat.core.bits import count
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.view import labels, log, moves, reckoning, sheet
from ziggurat.games.pyramidion.view import words as said
from ziggurat.games.pyramidion.view.aloud import untold
from ziggurat.games.pyramidion.view.art import small_defs
from ziggurat.games.pyramidion.view.boat_art import boat_defs
from ziggurat.games.pyramidion.view.box import box
from ziggurat.games.pyramidion.view.card_art import card_defs
from ziggurat.games.pyramidion.view.hand import hand
from ziggurat.games.pyramidion.view.icons import icon
from ziggurat.games.pyramidion.view.names import at_site, kind_name, some
from ziggurat.games.pyramidion.view.players import before
from ziggurat.games.pyramidion.view.rules_page import chapters
from ziggurat.games.pyramidion.view.side import decks, powers
from ziggurat.games.pyramidion.view.site_art import site_defs
from ziggurat.games.pyramidion.view.sites import active, board
from ziggurat.games.pyramidion.view.table_art import table_defs
from ziggurat.games.pyramidion.view.tableau import tableau
from ziggurat.games.pyramidion.view.text import table_text
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el, use
from ziggurat.views.rules import Chapter
from ziggurat.views.view import Due, Region, View, others, table_of


class PyramidionView(View[Pyramidion]):
    """How Pyramidion looks and reads."""

    game = GAME
    first = "drawn"  # the order tokens decide (p. 3)

    def defs(self) -> Element:
        """Woodcuts, resources, cards, plates, boats and the table."""
        return _defs()

    def regions(self, seen: Pyramidion, seat: int, words: Words, look: str = "") -> list[Region]:
        """Site in progress and harbour, the sites, hand, the others, decks, powers of the sites."""
        return regions(seen, seat, words)

    def question(self, seen: Pyramidion, words: Words) -> str:
        """What is asked of the seat that has to choose."""
        return said.question(seen, words)

    def label(self, text: str, seen: Pyramidion, words: Words) -> str:
        """The name of a choice."""
        return said.label(text, seen, words)

    def help(self, place: str, seen: Pyramidion, words: Words) -> str:
        """The rule of a site, a character, a boat, a resource, a token."""
        return said.help_text(place, seen, words)

    def spoken(self, what: str, number: int, words: Words) -> str | int:
        """A site and a resource by their names."""
        if what == "site":
            return at_site(number, words)
        return kind_name(number, words) if what == "kind" else number

    def sentence(self, event: Event, names: Sequence[str], words: Words) -> str:
        """The line an event gets in the log."""
        return log.sentence(event, names, words)

    def sources(self, words: Words) -> Sequence[str]:
        """Boats, torturers."""
        return reckoning.sources(words)

    def tally(self, seen: Pyramidion, seat: int) -> Sequence[int]:
        """Loaded boats, one being loaded too, and most torturers."""
        return reckoning.tally(seen, seat)

    def due(self, seen: Pyramidion, seat: int) -> Sequence[Due]:
        """The torturers' point is open until the end."""
        return reckoning.due(seen, seat)

    def goods(self, seen: Pyramidion, seat: int) -> Sequence[int]:
        """Resources in stock."""
        return reckoning.goods(seen, seat)

    def good(self, kind: int, number: int, words: Words) -> str:
        """2 camels."""
        return some(kind, number, words)

    def icon(self, kind: int, seat: int) -> Element:
        """A tile of a resource."""
        return icon(kind)

    def text(self, seen: Pyramidion, seat: int, words: Words) -> str:
        """Sites, players, harbour and the own hand as lines."""
        return table_text(seen, seat, words)

    def untold(self, seen: Pyramidion, seat: int, words: Words) -> list[tuple[str, list[str]]]:
        """What no picture names, for screen readers."""
        return untold(seen, seat, words)

    def box(self, words: Words) -> Element:
        """The great pyramid without its last stone, boats on the Nile."""
        return box(words)

    def rules(self, words: Words) -> list[Chapter]:
        """Aim, set-up, a round, a site, loading, the end, then sites, characters and the box."""
        return chapters(words)

    def gallery(self, words: Words) -> list[tuple[str, Element]]:
        """Every component on a sheet."""
        return sheet.components(words)

    def part(self, state: Pyramidion) -> int:
        """The round."""
        return state.round

    def standing(self, seen: Pyramidion, seat: int, words: Words) -> str:
        """Cards in hand and boats loaded."""
        return labels.standing(seen, seat, words)

    def brief(self, seen: Pyramidion, seat: int) -> Sequence[Child]:
        """How many boats are loaded."""
        sign = el("svg", use("boat-mark"), viewBox="-17 -17 34 34")
        return [sign, str(count(seen.loaded[seat]))]

    def flights(self, event: Event) -> dict[str, str]:
        """Cards fly from hand or deck, resources from site or supply, troops from the reserve."""
        return moves.flights(event)

    def touched(self, event: Event) -> list[str]:
        """The site, card, boat or token an event is about."""
        return moves.touched(event)


def regions(seen: Pyramidion, seat: int, words: Words) -> list[Region]:
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


VIEW = PyramidionView()
