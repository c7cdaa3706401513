"""The view of Founders of Teotihuacan: drawings and words behind one door."""

from collections.abc import Sequence
from functools import cache

from ziggurat.art.stone import common_defs
from ziggurat.core.rules import NOBODY
from ziggurat.games.teotihuacan.components import MOST_DISCS, SPACE_IDS
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.geometry import SPOT_IDS, SQUARE_IDS
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.games.teotihuacan.view import log, moves, names, reckoning, sheet, side
from ziggurat.games.teotihuacan.view import words as said
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
from ziggurat.games.teotihuacan.view.screen_reader import undrawn
from ziggurat.games.teotihuacan.view.shapes import tile_defs
from ziggurat.games.teotihuacan.view.text import table_text
from ziggurat.games.teotihuacan.view.worship_art import worship_defs
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, drawing, el
from ziggurat.views.view import Pointed, Region, Stop, View, others, table_of


def regions(seen: Teotihuacan, seat: int, words: Words, look: str = "") -> list[Region]:
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


class TeotihuacanView(View[Teotihuacan]):
    """How Founders of Teotihuacan looks and reads."""

    game = GAME
    first = "youngest"  # says the book
    minutes = 20
    weight = 4

    defs = staticmethod(_defs)
    regions = staticmethod(regions)
    question = staticmethod(said.question)
    label = staticmethod(said.label)
    help = staticmethod(said.help_text)
    sentence = staticmethod(log.sentence)
    sources = staticmethod(said.sources)
    tally = staticmethod(reckoning.tally)
    due = staticmethod(reckoning.due)
    goods = staticmethod(reckoning.goods)
    good = staticmethod(names.goods)
    icon = staticmethod(icon)
    text = staticmethod(table_text)
    undrawn = staticmethod(undrawn)
    box = staticmethod(box)
    rules = staticmethod(chapters)
    gallery = staticmethod(sheet.components)
    standing = staticmethod(names.standing)
    flights = staticmethod(moves.flights)
    touched = staticmethod(moves.touched)

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


VIEW = TeotihuacanView()
