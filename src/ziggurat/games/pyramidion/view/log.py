"""The log of Pyramidion: a sentence for everything that happens."""

from collections.abc import Callable, Sequence

from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import CATEGORY_IDS, TOKENS_DATA, packed_goods
from ziggurat.games.pyramidion.view import names
from ziggurat.i18n.messages import Words

Arguments = dict[str, str | int]


def sentence(event: Event, players: Sequence[str], words: Words) -> str:
    """The line an event gets in the log."""
    kind = event.kind
    if kind not in DETAILS:
        return ""
    message = f"event-{kind}"
    if kind == "arrived" and event.seat != NOBODY:
        message = "event-arrived-private"
    arguments = DETAILS[kind](event, words)
    if event.seat < len(players):
        arguments["name"] = players[event.seat]
    return words.say(message, **arguments)


def _numbers(event: Event, words: Words) -> Arguments:
    return {**event.numbers()}


def _count(event: Event, words: Words) -> Arguments:
    return {"count": event["cards"]}


def _boat(event: Event, words: Words) -> Arguments:
    return {"boat": names.boat_name(event["boat"], words)}


def _card(event: Event, words: Words) -> Arguments:
    return {"card": names.a_card(event["card"], words)}


def _site(event: Event, words: Words) -> Arguments:
    return {"site": names.site_name(event["site"], words)}


def _troop_at(event: Event, words: Words) -> Arguments:
    return {"place": names.at_site(event["site"], words), "troop": names.TROOPS[event["troop"]]}


def _troop_from(event: Event, words: Words) -> Arguments:
    return {"place": names.from_site(event["site"], words), "troop": names.TROOPS[event["troop"]]}


def _kind_at(event: Event, words: Words) -> Arguments:
    where, what = names.at_site(event["site"], words), names.a_kind(event["kind"], words)
    return {"place": where, "goods": what}


def _kind_from(event: Event, words: Words) -> Arguments:
    where, what = names.from_site(event["site"], words), names.a_kind(event["kind"], words)
    return {"place": where, "goods": what}


def _token(event: Event, words: Words) -> Arguments:
    reward = names.goods(packed_goods(TOKENS_DATA[event["token"]]["reward"]), words)
    return {"value": event["value"], "reward": reward}


DETAILS: dict[str, Callable[[Event, Words], Arguments]] = {
    "round": lambda event, words: {"round": event["number"]},
    "arrived": _boat,
    "distributed": lambda event, words: {
        "site": names.site_name(event["site"], words),
        "goods": names.goods(event["goods"], words),
    },
    "announced": _numbers,
    "took": _kind_from,
    "dealt": _card,
    "drew": _numbers,
    "reshuffled": _count,
    "activated": _site,
    "played": lambda event, words: {
        "card": names.a_card(event["card"], words),
        "place": names.at_site(event["site"], words),
    },
    "passed": _numbers,
    "recruited": _card,
    "blessed": lambda event, words: {
        "character": names.character(event["card"]),
        "category": CATEGORY_IDS[event["category"]],
    },
    "copied": lambda event, words: {"card": names.a_card(event["copied"], words)},
    "discarded": _card,
    "sent-home": _troop_from,
    "deployed": _troop_at,
    "added": _kind_at,
    "raised": lambda event, words: {"place": names.at_site(event["site"], words)},
    "swapped": lambda event, words: {
        "place": names.from_site(event["start"], words),
        "site": names.site_name(event["end"], words),
        "goods": names.a_kind(event["kind"], words),
    },
    "claimed": lambda event, words: {"position": event["token"] + 1},
    "gained": lambda event, words: {"goods": names.some(event["kind"], event["count"], words)},
    "revolted": _token,
    "crushed": _count,
    "mastered": _numbers,
    "won": lambda event, words: {
        "place": names.from_site(event["site"], words),
        "goods": names.goods(event["goods"], words),
    },
    "kept": _card,
    "closed": _site,
    "exchanged": lambda event, words: {"count": event["workers"]},
    "ordered": _numbers,
    "supplied": _kind_at,
    "replaced": lambda event, words: {"goods": names.a_kind(event["kind"], words)},
    "loaded": lambda event, words: {"goods": names.goods(event["goods"], words)},
    "abandoned": _boat,
    "scored": lambda event, words: {"points": event["points"]},
    "counted": lambda event, words: {"points": event["boats"], "extra": event["torturers"]},
}
"""What each sentence has to be told, by kind of event."""
