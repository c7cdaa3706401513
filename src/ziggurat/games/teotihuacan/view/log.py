"""What the log of Teotihuacan tells: a sentence for each event."""

from collections.abc import Sequence

from ziggurat.core.events import Event
from ziggurat.games.teotihuacan.components import (
    COLOUR_IDS,
    MATERIAL_IDS,
    SIDE_IDS,
    SPACE_IDS,
    WORSHIPS_OF_A_COLOUR,
)
from ziggurat.games.teotihuacan.geometry import DISTRICT_IDS
from ziggurat.games.teotihuacan.state import SOURCE_IDS
from ziggurat.games.teotihuacan.view import names
from ziggurat.games.teotihuacan.view.plan import square_name
from ziggurat.games.teotihuacan.view.reckoning import pairs
from ziggurat.games.teotihuacan.view.words import card
from ziggurat.i18n.messages import Words


def sentence(event: Event, players: Sequence[str], words: Words) -> str:
    """The line an event gets in the log."""
    name = players[event.seat] if event.seat < len(players) else ""
    message = f"event-{event.kind}"
    match event.kind:
        case "dealt":
            return words.say(message, name=name, board=event["board"])
        case "stacked":
            space = names.space_name(event["space"])
            return words.say(
                message, name=name, space=space, count=event["discs"], power=event["power"]
            )
        case "passed":
            return words.say(message, name=name)
        case "used":
            return words.say(message, name=name, bonus=names.bonus(event["bonus"], words))
        case "turned":
            return words.say(message, name=name, side=SIDE_IDS[event["side"]])
        case "favoured":
            return words.say(message, name=name, step=event["space"])
        case "scored":
            source = SOURCE_IDS[event["source"]]
            return words.say(message, name=name, points=event["points"], source=source)
        case "counted":
            district = DISTRICT_IDS[event["district"]]
            return words.say(message, name=name, district=district, points=event["points"])
        case _:
            return _of_tiles(event, name, words) or _of_all(event, players, words)


def _of_tiles(event: Event, name: str, words: Words) -> str:
    """What happens in a city, and with worship tiles."""
    message = f"event-{event.kind}"
    match event.kind:
        case "built":
            square = square_name(pairs()[event["pair"]][0])
            return words.say(
                message, name=name, tile=names.tile_within(event["tile"], words), square=square
            )
        case "lost" | "produced":
            cubes = names.cubes(event["kind"], event["cubes"], words)
            return words.say(message, name=name, cubes=cubes)
        case "gained" | "spent":
            square, kind = square_name(event["square"]), MATERIAL_IDS[event["kind"]]
            return words.say(message, name=name, kind=kind, square=square)
        case "masked":
            return words.say(message, name=name, mask=names.mask(event["mask"], words))
        case "raised":
            tile = names.tile_within(event["tile"], words)
            spot = names.spot_within(event["spot"], words)
            return words.say(message, name=name, tile=tile, spot=spot)
        case "rewarded":
            return words.say(message, name=name, reward=names.reward(event["reward"], words))
        case "adored" | "offered" | "returned":
            tile = names.worship(event["worship"], words)
            if not name:
                return words.say("event-buried", tile=tile)
            return words.say(message, name=name, tile=tile)
        case _:
            return ""


def _of_all(event: Event, players: Sequence[str], words: Words) -> str:
    """What concerns all: discs, worship tiles turned up, rounds, the Rival."""
    message = f"event-{event.kind}"
    match event.kind:
        case "placed":
            bonus = names.bonus(event["bonus"], words)
            return words.say(message, space=SPACE_IDS[event["space"]].upper(), bonus=bonus)
        case "revealed":
            colour = COLOUR_IDS[event["worship"] // WORSHIPS_OF_A_COLOUR]
            tile = names.worship(event["worship"], words)
            return words.say(message, tile=tile, colour=colour)
        case "ended":
            return words.say(message, round=event["round"])
        case "restocked":
            tile = names.tile_within(event["tile"], words)
            return words.say(message, tile=tile, count=event["copies"])
        case "began":
            who = event["player"]
            name = players[who] if who < len(players) else words.say("the-rival")
            return words.say(message, round=event["round"], name=name)
        case "rival-drew":
            return words.say(message, card=card(event["card"], words))
        case "rival-stacked":
            space = names.space_name(event["space"])
            return words.say(message, space=space, power=event["power"])
        case "rival-took":
            return words.say(message, tile=names.tile_within(event["tile"], words))
        case "rival-masked":
            return words.say(message, mask=names.mask(event["mask"], words))
        case "rival-scored":
            return words.say(message, points=event["points"])
        case _:
            return ""
