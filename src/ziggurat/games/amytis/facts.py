"""What a seat may know of a table of Amytis, as plain data. Keys: SPEC.md beside it."""

from ziggurat.core.bits import members
from ziggurat.games.amytis.components import (
    BUILDING_IDS,
    COLUMNS,
    FAVOUR_IDS,
    NO_TILE,
    PILE_IDS,
    PLACES,
    TILE_IDS,
    card_ids,
)
from ziggurat.games.amytis.state import Amytis


def facts(seen: Amytis, seat: int) -> dict[str, object]:
    """Everything on the table is public; hidden tiles are only counted."""
    return {
        "sides": {name: "b" if seen.sides >> n & 1 else "a" for n, name in enumerate(BUILDING_IDS)},
        "piles": [
            {"tile": tile_id(seen.tops[pile]), "left": seen.left[pile]} for pile in range(PLACES)
        ],
        "architects": [[PILE_IDS[p] for p in members(mask)] for mask in seen.architects],
        "hand": tile_id(seen.hand),
        "cities": [
            [
                {
                    "top": tile_id(seen.tile_on(owner, site)),
                    "height": seen.height(owner, site),
                }
                for site in range(PLACES)
            ]
            for owner in range(2)
        ],
        "scores": [seen.track(owner) for owner in range(2)],
        "earned": [
            {
                name: seen.earned[owner * len(BUILDING_IDS) + n]
                for n, name in enumerate(BUILDING_IDS)
            }
            for owner in range(2)
        ],
        "held": [card_ids(mask) for mask in seen.held],
        "validated": [card_ids(mask) for mask in seen.validated],
        "display": card_ids(seen.display),
        "deck": seen.deck.total,
        "favours": {name: owner_of(seen, n) for n, name in enumerate(FAVOUR_IDS[:COLUMNS])},
        "bottom-row": list(seen.bottom),
        "final": [
            {"projects": seen.counted[2 * o], "favours": seen.counted[2 * o + 1]} for o in range(2)
        ],
    }


def tile_id(tile: int) -> str | None:
    """The id of a tile, None for no tile."""
    return None if tile == NO_TILE else TILE_IDS[tile]


def owner_of(seen: Amytis, column: int) -> int | None:
    """The seat whose pawn lies on a column of the favour board."""
    for owner in range(2):
        if seen.favours[owner] >> column & 1:
            return owner
    return None
