"""What the log of Origins tells: a sentence for each event."""

from collections.abc import Sequence

from ziggurat.core.events import Event
from ziggurat.games.origins.components import (
    ARCHON,
    BASES,
    COLOUR_IDS,
    GOLD,
)
from ziggurat.games.origins.state import ENDING_IDS, SOURCE_IDS
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.reckoning import Die
from ziggurat.i18n.messages import Words


def sentence(event: Event, players: Sequence[str], words: Words) -> str:
    """The line an event gets in the log."""
    name = players[event.seat] if event.seat < len(players) else ""
    return (
        _of_a_turn(event, name, words)
        or _of_dice(event, name, words)
        or _of_a_city(event, name, words)
        or _of_all(event, players, words)
    )


def _of_a_turn(event: Event, name: str, words: Words) -> str:
    """Visits, goods, the army, Temples, points."""
    message = f"event-{event.kind}"
    match event.kind:
        case "visited":
            return words.say(
                message, name=name, worker=kind_of(event["worker"]), site=event["site"] + 1
            )
        case "paid":
            return words.say(message, name=name, goods=paid(event, words))
        case "gained":
            goods = names.goods(event["good"], event["amount"], words)
            return words.say(message, name=name, goods=goods)
        case "exchanged":
            return words.say(message, name=name, good=names.good(event["good"], words))
        case "advanced":
            return words.say(message, name=name, space=event["space"], tokens=event["tokens"])
        case "attacked":
            return words.say(message, name=name, weaker=event["weaker"])
        case "climbed":
            temple = names.temple(event["temple"], words)
            return words.say(message, name=name, temple=temple, step=event["step"])
        case "took":
            return words.say(message, name=name, sign=names.sign(event["sign"], words))
        case "scored":
            source = SOURCE_IDS[event["source"]]
            return words.say(message, name=name, points=event["points"], source=source)
        case "spent" | "held" | "passed" | "fortified":
            return words.say(message, name=name)
        case "fell" if name:
            return words.say(message, name=name, space=event["space"])
        case _:
            return ""


def kind_of(worker: int) -> str:
    """A Freeman, the Archon or a Speaker."""
    if worker < BASES:
        return "freeman"
    return "archon" if worker == ARCHON else "speaker"


def paid(event: Event, words: Words) -> str:
    """What was paid in kind, and what in gold."""
    parts = [(event["good"], event["amount"]), (int(GOLD), event["gold"])]
    return ", ".join(names.goods(good, amount, words) for good, amount in parts if amount)


def _of_dice(event: Event, name: str, words: Words) -> str:
    """Citizens, Freemen, Advisors, Speakers."""
    message = f"event-{event.kind}"
    match event.kind:
        case "drafted" | "grew":
            return words.say(message, name=name, base=event["base"] + 1)
        case "recruited" | "invited":
            return words.say(message, name=name)
        case "raised" | "lowered":
            return words.say(message, name=name, value=event["value"])
        case "recoloured" | "retired":
            return words.say(message, name=name, colour=COLOUR_IDS[event["colour"]])
        case "advised":
            colour, space = COLOUR_IDS[event["colour"]], event["space"] + 1
            return words.say(message, name=name, colour=colour, space=space)
        case "offered" | "rolled":
            citizen = names.citizen(Die(event["colour"], event["value"]), words)
            return words.say(message, citizen=citizen)
        case "spoke" | "came-back":
            return words.say(message, value=event["value"])
        case _:
            return ""


def _of_a_city(event: Event, name: str, words: Words) -> str:
    """Tiles, Districts, towers."""
    message = f"event-{event.kind}"
    match event.kind:
        case "built" | "reserved":
            return words.say(message, name=name, tile=names.building(event["tile"], words))
        case "used":
            tile = names.building(event["tile"], words)
            return words.say(message, name=name, tile=tile)
        case "farmed":
            return words.say(message, name=name)
        case "closed":
            return words.say(message, name=name, value=event["value"])
        case "matched":
            return words.say(message, name=name, slot=event["slot"] + 1, gold=event["gold"])
        case "built-up":
            colour, floors = COLOUR_IDS[event["colour"]], event["floors"]
            return words.say(message, name=name, colour=colour, floors=floors)
        case "refilled" | "revealed" | "returned":
            return words.say(message, tile=names.building(event["tile"], words))
        case _:
            return ""


def _of_all(event: Event, players: Sequence[str], words: Words) -> str:
    """What concerns all: the set-up, Motherships, rounds, the foreign army."""
    message = f"event-{event.kind}"
    match event.kind:
        case "placed":
            colour, site = COLOUR_IDS[event["bonus"]], event["site"] + 1
            return words.say(message, colour=colour, site=site)
        case "dealt":
            temple, sign = names.temple(event["temple"], words), names.sign(event["sign"], words)
            return words.say(message, temple=temple, sign=sign)
        case "exposed":
            pattern = names.pattern(event["card"], words)
            return words.say(message, slot=event["slot"] + 1, pattern=pattern)
        case "turned":
            return words.say(message, site=event["site"] + 1, value=event["value"])
        case "announced" | "lifted":
            ending = words.say("ending", ending=ENDING_IDS[event["ending"]])
            return words.say(message, ending=ending)
        case "ended":
            return words.say(message, round=event["round"])
        case "began":
            return words.say(message, round=event["round"], name=players[event["player"]])
        case "threatened":
            return words.say(message, space=event["space"])
        case "lost":
            return words.say(message, sign=names.sign(event["sign"], words))
        case _:
            return ""
