"""The log of Pyramidion: a sentence for everything that happens."""

from collections.abc import Callable, Sequence

from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import CATEGORY_IDS, TOKENS_DATA
from ziggurat.games.pyramidion.components import goods as packed_goods
from ziggurat.views.pyramidion import names
from ziggurat.views.words import Words

Arguments = dict[str, str | int]


def sentence(event: Event, players: Sequence[str], words: Words) -> str:
    """The line an event gets in the log."""
    kind = event.kind
    if kind not in DETAILS:
        return ""
    message = f"event-{kind}"
    if kind == "arrived" and event.seat != NOBODY:
        message = "event-arrived-private"
    arguments = DETAILS[kind](int(event.a), int(event.b), int(event.c), words)
    if event.seat < len(players):
        arguments["name"] = players[event.seat]
    return words.say(message, **arguments)


def _nothing(a: int, b: int, c: int, words: Words) -> Arguments:
    return {}


def _boat(a: int, b: int, c: int, words: Words) -> Arguments:
    return {"boat": names.boat_name(a, words)}


def _card(a: int, b: int, c: int, words: Words) -> Arguments:
    return {"card": names.a_card(a, words)}


def _site(a: int, b: int, c: int, words: Words) -> Arguments:
    return {"site": names.site_name(a, words)}


def _position(a: int, b: int, c: int, words: Words) -> Arguments:
    return {"position": a}


def _troop_at(a: int, b: int, c: int, words: Words) -> Arguments:
    return {"place": names.at_site(a, words), "troop": names.TROOPS[b]}


def _troop_from(a: int, b: int, c: int, words: Words) -> Arguments:
    return {"place": names.from_site(a, words), "troop": names.TROOPS[b]}


def _kind_at(a: int, b: int, c: int, words: Words) -> Arguments:
    return {"place": names.at_site(a, words), "goods": names.a_kind(b, words)}


def _kind_from(a: int, b: int, c: int, words: Words) -> Arguments:
    return {"place": names.from_site(a, words), "goods": names.a_kind(b, words)}


def _token(a: int, b: int, c: int, words: Words) -> Arguments:
    reward = names.goods(packed_goods(TOKENS_DATA[a]["reward"]), words)
    return {"value": b, "reward": reward}


DETAILS: dict[str, Callable[[int, int, int, Words], Arguments]] = {
    "round": lambda a, b, c, words: {"round": a},
    "arrived": _boat,
    "distributed": lambda a, b, c, words: {
        "site": names.site_name(a, words),
        "goods": names.goods(b, words),
    },
    "announced": _nothing,
    "took": _kind_from,
    "dealt": _card,
    "drew": _nothing,
    "reshuffled": lambda a, b, c, words: {"count": a},
    "activated": _site,
    "played": lambda a, b, c, words: {
        "card": names.a_card(a, words),
        "place": names.at_site(b, words),
    },
    "passed": _nothing,
    "recruited": _card,
    "blessed": lambda a, b, c, words: {"category": CATEGORY_IDS[b]},
    "copied": lambda a, b, c, words: {"card": names.a_card(b, words)},
    "discarded": _card,
    "sent-home": _troop_from,
    "deployed": _troop_at,
    "added": _kind_at,
    "raised": lambda a, b, c, words: {"place": names.at_site(a, words)},
    "swapped": lambda a, b, c, words: {
        "place": names.from_site(a, words),
        "site": names.site_name(b, words),
        "goods": names.a_kind(c, words),
    },
    "claimed": lambda a, b, c, words: {"position": a + 1},
    "gained": lambda a, b, c, words: {"goods": names.some(a, b, words)},
    "revolted": _token,
    "crushed": lambda a, b, c, words: {"count": a},
    "mastered": lambda a, b, c, words: {"value": a},
    "won": lambda a, b, c, words: {
        "place": names.from_site(a, words),
        "goods": names.goods(b, words),
    },
    "kept": _card,
    "closed": _site,
    "exchanged": lambda a, b, c, words: {"count": a},
    "ordered": _position,
    "supplied": _kind_at,
    "replaced": lambda a, b, c, words: {"goods": names.a_kind(a, words)},
    "loaded": lambda a, b, c, words: {"goods": names.goods(b, words)},
    "abandoned": _boat,
    "scored": lambda a, b, c, words: {"points": a},
    "counted": lambda a, b, c, words: {"points": a, "extra": b},
}
"""What each sentence has to be told, by kind of event."""
