"""What no picture of Uxmal names: bare quarters, the tiles by their places, worth of the ranks."""

from ziggurat.games.uxmal.components import CORNERS, FACES, NO_TILE
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.view import names
from ziggurat.games.uxmal.view.ground import level_of
from ziggurat.i18n.messages import Words
from ziggurat.views.screen_reader import says


def undrawn(seen: Uxmal, seat: int, words: Words) -> list[tuple[str, list[str]]]:
    """Every quarter once more, row by row; tiles as they lie, also those built over; players."""
    places = range(len(seen.visible))
    slots = [slot for slot in range(len(seen.laid)) if seen.laid[slot] != NO_TILE]
    return [
        (words.say("aloud-quarters"), [names.quarter_label(seen, one, words) for one in places]),
        (words.say("aloud-tiles"), [line for slot in slots for line in _tile(seen, slot, words)]),
        (
            words.say("aloud-players"),
            [names.player_label(seen, one, words) for one in range(seen.seats)],
        ),
    ]


def _tile(seen: Uxmal, slot: int, words: Words) -> list[str]:
    """A tile of the pyramid: its place, and its idols clockwise from the upper left."""
    first = CORNERS * seen.laid[slot]
    idols = [FACES[first + corner] for corner in range(CORNERS)]
    place = words.say("aloud-place", place=names.slot_name(slot), level=level_of(slot))
    return says(place, [names.idols_name(idols, words)], words)
