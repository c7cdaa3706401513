"""Where pieces come from when something happens, and which places it was about."""

from ziggurat.core.events import Event
from ziggurat.games.teotihuacan.components import (
    BUILDINGS,
    COLOUR_IDS,
    MASK_COLOUR_IDS,
    MASK_IDS,
    MASKS_OF_A_COLOUR,
    MATERIAL,
    MATERIAL_IDS,
    SHOWN_IDS,
    SPACE_IDS,
    TILE_IDS,
    WORSHIP_COPIES,
    WORSHIP_IDS,
    WORSHIPS_OF_A_COLOUR,
)
from ziggurat.games.teotihuacan.geometry import DISTRICT_IDS, SPOT_IDS, SQUARE_IDS
from ziggurat.games.teotihuacan.view.plan import cube_name
from ziggurat.games.teotihuacan.view.reckoning import near, pairs


def flights(event: Event) -> dict[str, str]:
    """Pieces that appear or go through an event, each with the id it flies from or to."""
    seat = event.seat
    match event.kind:
        case "stacked":
            last = event["power"]
            levels = range(last - event["discs"] + 1, last + 1)
            space = SPACE_IDS[event["space"]]
            return {f"disc-{space}-{level}": f"discs-{seat}" for level in levels}
        case "rival-stacked":
            return {f"disc-{SPACE_IDS[event['space']]}-{event['power']}": "discs-rival"}
        case "built":
            return {_laid(event): TILE_IDS[event["tile"]], **_cubes(event)}
        case "gained" | "spent":
            kind = event["kind"]
            return {cube_name(seat, kind, event["square"]): MATERIAL_IDS[kind]}
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
        case "raised":
            return [f"s{event.seat}-{SPOT_IDS[event['spot']]}"]
        case "masked" | "rival-masked":
            return [_masks(event)]
        case "counted":
            return [f"s{event.seat}-{DISTRICT_IDS[event['district']]}"]
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


def _cubes(event: Event) -> dict[str, str]:
    """The cubes a building brings, each from its heap."""
    tile = event["tile"]
    if tile >= BUILDINGS:
        return {}
    kind, seat = MATERIAL[tile], event.seat
    beside = near(tile, event["pair"])
    return {cube_name(seat, kind, square): MATERIAL_IDS[kind] for square in beside}


def _masks(event: Event) -> str:
    """The pile of a mask."""
    return f"masks-{MASK_COLOUR_IDS[event['mask'] // MASKS_OF_A_COLOUR]}"


def _pile(event: Event) -> str:
    """The pile of a worship tile."""
    return f"pile-{COLOUR_IDS[event['worship'] // WORSHIPS_OF_A_COLOUR]}"
