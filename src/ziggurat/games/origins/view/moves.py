"""Where pieces come from when something happens, and which places it was about."""

from ziggurat.core.events import Event
from ziggurat.games.origins.components import (
    BASE_IDS,
    COLOUR_IDS,
    KIND_COLOUR,
    KIND_IDS,
    MARKET_IDS,
    RECRUIT_IDS,
    SHIP_IDS,
    SIGN_IDS,
    SITE_IDS,
    SLOT_IDS,
    TEMPLE_IDS,
    TOWER_IDS,
)
from ziggurat.games.origins.geometry import CELL_IDS, CORNERS_OF_A_ROW, SEAT_IDS

MIDDLE = MARKET_IDS[len(MARKET_IDS) // 2]  # no event says from which space a tile was bought


def flights(event: Event) -> dict[str, str]:
    """Pieces that appear through an event, each with the id it flies from."""
    seat = event.seat
    match event.kind:
        case "drafted":
            return {f"f{seat}-{event['base']}": f"draft-{event['die'] + 1}"}
        case "recruited":
            return {f"f{seat}-{event['base']}": RECRUIT_IDS[event["space"]]}
        case "rolled":
            colour = COLOUR_IDS[event["colour"]]
            return {f"r-{colour}": f"supply-{colour}"}
        case "refilled":
            return {f"m-{KIND_IDS[event['tile']]}": _pile(event)}
        case "built" | "farmed":
            return {_cell(event): MIDDLE}
        case "closed":
            row, column = divmod(event["corner"], CORNERS_OF_A_ROW)
            return {f"c{seat}-{row}-{column}": f"s{seat}-{BASE_IDS[event['base']]}"}
        case "took":
            return {f"z-{SIGN_IDS[event['sign']]}": TEMPLE_IDS[event["temple"]]}
        case _:
            return {}


def touched(event: Event) -> list[str]:
    """The ids of the places where an event happened."""
    seat = event.seat
    match event.kind:
        case "visited" | "placed":
            return [SITE_IDS[event["site"]]]
        case "turned":
            return [SHIP_IDS[event["site"]]]
        case "climbed" | "took" | "dealt" | "lost":
            return [TEMPLE_IDS[event["temple"]]]
        case "built" | "farmed" | "used":
            return [_cell(event)]
        case "closed":
            return [f"s{seat}-{SEAT_IDS[event['corner']]}"]
        case "refilled":
            return [MARKET_IDS[event["space"]]]
        case "rolled":
            return [RECRUIT_IDS[event["space"]]]
        case "matched" | "exposed":
            return [SLOT_IDS[event["slot"]]]
        case "built-up":
            return [f"s{seat}-{TOWER_IDS[event['colour']]}"]
        case _:
            return []


def _cell(event: Event) -> str:
    """A tile of a city."""
    return f"s{event.seat}-{CELL_IDS[event['cell']]}"


def _pile(event: Event) -> str:
    """The pile of a tile."""
    return f"pile-{COLOUR_IDS[KIND_COLOUR[event['tile']]]}"
