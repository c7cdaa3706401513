"""What a seat may know of a table of Uxmal, as plain data. Keys: SPEC.md beside it."""

from ziggurat.games.uxmal.components import (
    BLANK,
    IDOL_IDS,
    LOOKS,
    NO_IDOL,
    NO_PRIEST,
    NO_TILE,
    PHASES,
    QUARTER_IDS,
    SLOT_IDS,
    TILE_IDS,
    TURNS,
)
from ziggurat.games.uxmal.rules.scoring import worth
from ziggurat.games.uxmal.state import FROM_CARDS, FROM_PRIESTS, Uxmal


def facts(seen: Uxmal, seat: int) -> dict[str, object]:
    """Everything but the order of the reserve is public, hands too."""
    seats = range(seen.seats)
    return {
        "phase": seen.phase,
        "drawn": None if seen.drawn == NO_TILE else TILE_IDS[seen.drawn],
        "reserve": seen.reserve.total,
        "track": [None if idol == NO_IDOL else IDOL_IDS[idol] for idol in seen.track],
        "worth": {
            name: [worth(seen, n, level) for level in range(1, PHASES + 1)]
            for n, name in enumerate(IDOL_IDS)
        },
        "slots": {
            name: {"tile": TILE_IDS[seen.laid[n] // TURNS], "look": LOOKS[seen.laid[n] % TURNS]}
            for n, name in enumerate(SLOT_IDS)
            if seen.laid[n] != NO_TILE
        },
        "quarters": {name: quarter(seen, n) for n, name in enumerate(QUARTER_IDS)},
        "piles": {name: seen.piles[n] for n, name in enumerate(IDOL_IDS)},
        "hands": [
            {name: seen.cards(owner, n) for n, name in enumerate(IDOL_IDS)} for owner in seats
        ],
        "ready": list(seen.ready),
        "scores": [seen.score(owner) for owner in seats],
        "earned": [
            [
                {
                    "priests": seen.points(owner, phase, FROM_PRIESTS),
                    "cards": seen.points(owner, phase, FROM_CARDS),
                }
                for phase in range(1, PHASES + 1)
            ]
            for owner in seats
        ],
    }


def quarter(seen: Uxmal, place: int) -> dict[str, object]:
    """What is to be seen on a quarter."""
    idol = seen.visible[place]
    priest = seen.priests[place]
    return {
        "idol": None if idol == BLANK else IDOL_IDS[idol],
        "level": seen.levels[place],
        "priest": None if priest == NO_PRIEST else priest,
    }
