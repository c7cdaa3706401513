"""The view of Founders of Teotihuacan: drawings and words behind one door."""

from collections.abc import Sequence
from functools import cache

from ziggurat.art.stone import common_defs
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.games.teotihuacan.components import MOST_DISCS, SPACE_IDS
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.geometry import SPOT_IDS, SQUARE_IDS
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.games.teotihuacan.view import log, moves, names, reckoning, sheet, side
from ziggurat.games.teotihuacan.view import words as said
from ziggurat.games.teotihuacan.view.aloud import untold
from ziggurat.games.teotihuacan.view.art import piece_defs
from ziggurat.games.teotihuacan.view.board import board, title
from ziggurat.games.teotihuacan.view.box import box
from ziggurat.games.teotihuacan.view.central import STOPS, central_defs
from ziggurat.games.teotihuacan.view.city import city, city_defs
from ziggurat.games.teotihuacan.view.glyphs import glyph_defs
from ziggurat.games.teotihuacan.view.ground import ground_defs
from ziggurat.games.teotihuacan.view.hand import hand, held_art, table
from ziggurat.games.teotihuacan.view.icons import icon
from ziggurat.games.teotihuacan.view.plan import HEIGHT, WIDTH, base_at, square_at
from ziggurat.games.teotihuacan.view.rules_page import chapters
from ziggurat.games.teotihuacan.view.shapes import tile_defs
from ziggurat.games.teotihuacan.view.text import table_text
from ziggurat.games.teotihuacan.view.worship_art import worship_defs
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, drawing, el
from ziggurat.views.rules import Chapter
from ziggurat.views.view import Due, Pointed, Region, Stop, View, others, table_of


class TeotihuacanView(View[Teotihuacan]):
    """How Founders of Teotihuacan looks and reads."""

    game = GAME
    first = "youngest"  # says the book
    minutes = 20
    weight = 4

    def defs(self) -> Element:
        """Signs, tiles in every look, discs, worship tiles, five cities and the central board."""
        return _defs()

    def regions(self, seen: Teotihuacan, seat: int, words: Words, look: str = "") -> list[Region]:
        """One's city and the central board, the hand, the other cities, the Rival, prices."""
        return regions(seen, seat, words, look)

    def question(self, seen: Teotihuacan, words: Words) -> str:
        """What is asked of the seat that has to choose."""
        return said.question(seen, words)

    def label(self, text: str, seen: Teotihuacan, words: Words) -> str:
        """The name of a choice."""
        return said.label(text, seen, words)

    def help(self, place: str, seen: Teotihuacan, words: Words) -> str:
        """The rule of a tile, a disc, a reward, an action."""
        return said.help_text(place, seen, words)

    def meant(self, pointed: Pointed, seen: Teotihuacan) -> Sequence[str]:
        """Discs on a stack; the square of a city under the point, or the space of its pyramid."""
        if pointed.thing in SPACE_IDS:
            return [f"{pointed.thing}-{discs + 1}" for discs in range(MOST_DISCS)]
        if pointed.region != "city":
            return (pointed.thing,)
        square, base = square_at(pointed.x, pointed.y), base_at(pointed.x, pointed.y)
        if square is not None:
            return (SQUARE_IDS[square],)
        return (pointed.thing,) if pointed.thing or base is None else (SPOT_IDS[base],)

    def spoken(self, what: str, number: int, words: Words) -> str | int:
        """A kind of cube by its name."""
        return names.material(number, words) if what == "kind" else number

    def sentence(self, event: Event, names: Sequence[str], words: Words) -> str:
        """The line an event gets in the log."""
        return log.sentence(event, names, words)

    def sources(self, words: Words) -> Sequence[str]:
        """What scores during the game, then District by District."""
        return said.sources(words)

    def tally(self, seen: Teotihuacan, seat: int) -> Sequence[int]:
        """What was scored, masks of a tile just laid, and what the Districts would score."""
        return reckoning.tally(seen, seat)

    def due(self, seen: Teotihuacan, seat: int) -> Sequence[Due]:
        """Districts score at the end, for sure."""
        return reckoning.due(seen, seat)

    def goods(self, seen: Teotihuacan, seat: int) -> Sequence[int]:
        """Cubes, action discs, worship tiles."""
        return reckoning.goods(seen, seat)

    def good(self, kind: int, number: int, words: Words) -> str:
        """3 wood."""
        return names.goods(kind, number, words)

    def icon(self, kind: int, seat: int) -> Element:
        """A cube, a disc, or a worship tile face down."""
        return icon(kind, seat)

    def text(self, seen: Teotihuacan, seat: int, words: Words) -> str:
        """The city, the stacks, the market and the players as lines."""
        return table_text(seen, seat, words)

    def untold(self, seen: Teotihuacan, seat: int, words: Words) -> list[tuple[str, list[str]]]:
        """What no picture names, for screen readers."""
        return untold(seen, seat, words)

    def box(self, words: Words) -> Element:
        """The pyramid at the end of the avenue, the sun over it."""
        return box(words)

    def rules(self, words: Words) -> list[Chapter]:
        """Aim, set-up, a turn, both halves, the round, the count, then all components, solo."""
        return chapters(words)

    def gallery(self, words: Words) -> list[tuple[str, Element]]:
        """Every component on a sheet."""
        return sheet.components(words)

    def scores(self, seen: Teotihuacan) -> Sequence[int]:
        """Points scored so far; Districts are counted at the end."""
        return [seen.score(seat) for seat in range(seen.seats)]

    def part(self, state: Teotihuacan) -> int:
        """The round."""
        return state.round

    def goal(self, seen: Teotihuacan, words: Words) -> str:
        """The points of the Rival, with what it is ahead."""
        if not seen.is_solo():
            return ""
        return words.say("goal-was", points=seen.rival_points + seen.handicap)

    def standing(self, seen: Teotihuacan, seat: int, words: Words) -> str:
        """What a player can act with."""
        return names.standing(seen, seat, words)

    def flights(self, event: Event) -> dict[str, str]:
        """Discs fly to stacks, tiles out of the market, cubes from and to their heaps."""
        return moves.flights(event)

    def touched(self, event: Event) -> list[str]:
        """The space, tile or pile an event is about."""
        return moves.touched(event)


def regions(seen: Teotihuacan, seat: int, words: Words, look: str) -> list[Region]:
    """The whole table; spectators sit beside the first player."""
    mine = 0 if seat == NOBODY else seat
    whose = {"player": words.player(mine)}
    if seat == NOBODY:
        name, hands = words.say("region-city-of", **whose), words.say("region-hand-of", **whose)
    else:
        name, hands = words.say("region-city"), words.say("region-hand")
    label = names.city(seen, mine, name, words)
    own = drawing(WIDTH, HEIGHT, *city(seen, mine, own=True, look=look), label=label)
    return [
        Region("city", "board", name, own, fine=True),
        Region(
            "board",
            "board",
            title(seen, words),
            board(seen, mine, words),
            fine=True,
            stops=[Stop(words.say(f"stop-{name}"), *at) for name, at in STOPS.items()],
        ),
        Region("hand", "hand", hands, hand(seen, mine, look, hands, words), fine=True),
        *(before(seen, owner, words) for owner in others(mine, seen.seats)),
        *solo(seen, words),
        Region("prices", "shelf", words.say("region-prices"), side.prices(words), wide=True),
    ]


def before(seen: Teotihuacan, owner: int, words: Words) -> Region:
    """What lies before another player."""
    name = words.say("region-city-of", player=words.player(owner))
    label = names.city(seen, owner, name, words)
    return table_of(owner, name, table(seen, owner, label, words))


def solo(seen: Teotihuacan, words: Words) -> list[Region]:
    """The Rival, where there is one."""
    if not seen.is_solo():
        return []
    return [Region("rival", "shelf", words.say("region-rival"), side.rival(seen, words))]


@cache
def _defs() -> Element:
    own = [
        *glyph_defs(),
        *tile_defs(),
        *piece_defs(),
        *worship_defs(),
        *ground_defs(),
        *central_defs(),
        *side.side_defs(),
        *city_defs(),
        held_art(),
    ]
    art = el("defs", *common_defs(), *own)
    return el("svg", art, class_="defs", width=0, height=0, aria_hidden="true")


VIEW = TeotihuacanView()
