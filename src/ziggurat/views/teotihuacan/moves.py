"""Where pieces come from when something happens, and which places it was about."""

from ziggurat.core.events import Event
from ziggurat.games.teotihuacan.components import (
    COLOUR_IDS,
    MASK_COLOUR_IDS,
    MASK_IDS,
    MASKS_OF_A_COLOUR,
    SHOWN_IDS,
    SPACE_IDS,
    TILE_IDS,
    WORSHIP_COPIES,
    WORSHIP_IDS,
    WORSHIPS_OF_A_COLOUR,
)
from ziggurat.games.teotihuacan.geometry import SPOT_IDS, SQUARE_IDS
from ziggurat.views.teotihuacan.reckoning import pairs


def flights(event: Event) -> dict[str, str]:
    """Pieces that appear through an event, each with the id it flies from."""
    seat = int(event.seat)
    match event.kind:
        case "stacked":
            last = event["power"]
            levels = range(last - event["discs"] + 1, last + 1)
            space = SPACE_IDS[event["space"]]
            return {f"disc-{space}-{level}": f"discs-{seat}" for level in levels}
        case "rival-stacked":
            return {f"disc-{SPACE_IDS[event['space']]}-{event['power']}": "discs-rival"}
        case "built":
            return {_laid(event): TILE_IDS[event["tile"]]}
        case "raised":
            return {f"s{seat}-{SPOT_IDS[event['spot']]}": TILE_IDS[event["tile"]]}
        case "masked" | "rival-masked":
            return {MASK_IDS[event["mask"]]: _masks(event)}
        case "adored":
            copies = range(1, WORSHIP_COPIES[event["worship"]] + 1)
            name = WORSHIP_IDS[event["worship"]]
            return {f"s{seat}-{name}-{n}": _pile(event) for n in copies}
        case "revealed":
            return {f"{WORSHIP_IDS[event['worship']]}-{event['place']}": _pile(event)}
        case _:
            return {}


def touched(event: Event) -> list[str]:
    """The ids of the places where an event happened."""
    match event.kind:
        case "stacked" | "rival-stacked":
            return [SPACE_IDS[event["space"]]]
        case "built":
            return [_laid(event)]
        case "masked" | "rival-masked":
            return [_masks(event)]
        case "adored" | "returned":
            return [_pile(event)]
        case "revealed":
            return [SHOWN_IDS[event["place"]]]
        case "rival-took" | "restocked":
            return [TILE_IDS[event["tile"]]]
        case _:
            return []


def _laid(event: Event) -> str:
    """The tile just laid in a city."""
    return f"s{event.seat}-at-{SQUARE_IDS[pairs()[event['pair']][0]]}"


def _masks(event: Event) -> str:
    """The pile of a mask."""
    return f"masks-{MASK_COLOUR_IDS[event['mask'] // int(MASKS_OF_A_COLOUR)]}"


def _pile(event: Event) -> str:
    """The pile of a worship tile."""
    return f"pile-{COLOUR_IDS[event['worship'] // int(WORSHIPS_OF_A_COLOUR)]}"
