"""The view of Origins: First Builders: drawings and words behind one door."""

from collections.abc import Sequence
from functools import cache

from ziggurat.art.stone import common_defs
from ziggurat.core.rules import NOBODY
from ziggurat.games.origins.components import COLOUR_IDS, KIND_COLOUR, KIND_IDS, KIND_STONE
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.rules.solo import goal
from ziggurat.games.origins.state import ENDING_IDS, Origins
from ziggurat.games.origins.view import log, moves, names, reckoning, sheet, side
from ziggurat.games.origins.view import words as said
from ziggurat.games.origins.view.board import board
from ziggurat.games.origins.view.box import box
from ziggurat.games.origins.view.city import city_defs, own_city
from ziggurat.games.origins.view.court import court_defs
from ziggurat.games.origins.view.dice import dice_defs
from ziggurat.games.origins.view.effects import effect_defs
from ziggurat.games.origins.view.glyphs import glyph_defs
from ziggurat.games.origins.view.ground import ground_defs
from ziggurat.games.origins.view.hand import hand
from ziggurat.games.origins.view.icons import icon
from ziggurat.games.origins.view.pieces import piece_defs
from ziggurat.games.origins.view.plan import STOPS
from ziggurat.games.origins.view.pointing import meant
from ziggurat.games.origins.view.rules_page import chapters
from ziggurat.games.origins.view.screen_reader import undrawn
from ziggurat.games.origins.view.tables import table, table_defs
from ziggurat.games.origins.view.text import table_text
from ziggurat.games.origins.view.tiles import tile_defs
from ziggurat.games.origins.view.zodiac_art import zodiac_defs
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.views.view import Region, Stop, View, others, table_of


def regions(seen: Origins, seat: int, words: Words, look: str = "") -> list[Region]:
    """The whole table; spectators sit beside the first player."""
    mine = 0 if seat == NOBODY else seat
    whose = {"player": words.player(mine)}
    if seat == NOBODY:
        name, hands = words.say("region-city-of", **whose), words.say("region-hand-of", **whose)
    else:
        name, hands = words.say("region-city"), words.say("region-hand")
    above, cards = title(seen, words), words.say("region-districts")
    return [
        Region(
            "board",
            "board",
            above,
            board(seen, mine, above, words),
            fine=True,
            stops=[Stop(words.say(f"stop-{name}"), *at) for name, at in STOPS.items()],
        ),
        Region("city", "board", name, own_city(seen, mine, name, words), fine=True),
        Region("hand", "hand", hands, hand(seen, mine, hands, words), fine=True),
        *(before(seen, owner, words) for owner in others(mine, seen.seats)),
        Region("districts", "shelf", cards, side.districts(seen, mine, cards, words), fine=True),
        *solo(seen, words),
    ]


def title(seen: Origins, words: Words) -> str:
    """Round 3, and whether the game ends with it."""
    number = seen.round
    for n, ending in enumerate(ENDING_IDS):
        if seen.announced >> n & 1:
            reason = words.say("ending", ending=ending)
            return words.say("region-board-ending", round=number, ending=reason)
    return words.say("region-board", round=number)


def before(seen: Origins, owner: int, words: Words) -> Region:
    """What lies before another player."""
    name = words.say("region-city-of", player=words.player(owner))
    return table_of(owner, name, table(seen, owner, name, words))


def solo(seen: Origins, words: Words) -> list[Region]:
    """The goal, for who plays alone."""
    if not seen.is_solo():
        return []
    name, points = words.say("region-goal"), sum(reckoning.tally(seen, 0))
    picture = side.goal(seen, points, goal(seen), name, words)
    return [Region("goal", "shelf", name, picture)]


@cache
def _defs() -> Element:
    kinds = {name: (COLOUR_IDS[KIND_COLOUR[n]], KIND_STONE[n]) for n, name in enumerate(KIND_IDS)}
    own = [
        *glyph_defs(),
        *effect_defs(),
        *dice_defs(),
        *zodiac_defs(),
        *tile_defs(kinds),
        *piece_defs(),
        *ground_defs(),
        *court_defs(),
        *city_defs(),
        *table_defs(),
        *side.side_defs(),
    ]
    art = el("defs", *common_defs(), *own)
    return el("svg", art, class_="defs", width=0, height=0, aria_hidden="true")


class OriginsView(View[Origins]):
    """How Origins: First Builders looks and reads."""

    game = GAME
    first = "random"  # the book draws lots (set-up 20)
    minutes = 30
    weight = 5

    defs = staticmethod(_defs)
    regions = staticmethod(regions)
    question = staticmethod(said.question)
    label = staticmethod(said.label)
    help = staticmethod(said.help_text)
    meant = staticmethod(meant)
    sentence = staticmethod(log.sentence)
    sources = staticmethod(reckoning.sources)
    tally = staticmethod(reckoning.tally)
    due = staticmethod(reckoning.due)
    goods = staticmethod(reckoning.goods)
    good = staticmethod(names.owned)
    text = staticmethod(table_text)
    undrawn = staticmethod(undrawn)
    box = staticmethod(box)
    rules = staticmethod(chapters)
    gallery = staticmethod(sheet.components)
    standing = staticmethod(names.standing)
    flights = staticmethod(moves.flights)
    touched = staticmethod(moves.touched)

    def spoken(self, what: str, number: int, words: Words) -> str | int:
        """A resource by its name."""
        return names.good(number, words) if what == "good" else number

    def icon(self, kind: int, seat: int) -> Element:
        """A chip."""
        return icon(kind)

    def scores(self, seen: Origins) -> Sequence[int]:
        """Points scored so far; Gold, Advisors, Temples and seats are counted at the end."""
        return [seen.score(seat) for seat in range(seen.seats)]

    def part(self, state: Origins) -> int:
        """The round."""
        return state.round

    def goal(self, seen: Origins, words: Words) -> str:
        """The points of the solo training."""
        return words.say("goal-was", points=goal(seen)) if seen.is_solo() else ""


VIEW = OriginsView()
