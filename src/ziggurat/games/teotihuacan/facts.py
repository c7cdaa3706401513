"""What a seat may know of a table of Teotihuacan, as plain data. Keys: SPEC.md beside it."""

from ziggurat.core.bits import members
from ziggurat.core.steps import a_of, rule_of
from ziggurat.games.teotihuacan.accounts import ANY, SURPLUS, due
from ziggurat.games.teotihuacan.components import (
    BOARD_IDS,
    BONUS_IDS,
    CARD_IDS,
    COLOUR_IDS,
    KINDS,
    MASK_COLOUR_IDS,
    MASK_IDS,
    MASKS_OF_A_COLOUR,
    MATERIAL_IDS,
    MOST_DISCS,
    NOTHING,
    ROUNDS,
    SIDE_IDS,
    SPACE_IDS,
    TILE_IDS,
    TILES,
    WORSHIP_IDS,
    WORSHIPS,
)
from ziggurat.games.teotihuacan.geometry import (
    COVERS,
    COVERS_LOW,
    HALF,
    PAIR_IDS,
    SPOT_IDS,
    SQUARE_IDS,
)
from ziggurat.games.teotihuacan.state import (
    IN_BOX,
    IN_MARKET,
    IN_RESERVE,
    PAIR_OF_LAID,
    PYRAMID_COLOURS,
    RIVAL,
    SOURCE_IDS,
    SOURCES,
    Teotihuacan,
    row_of_laid,
    seat_of_laid,
    tile_of_laid,
)
from ziggurat.games.teotihuacan.steps import PAYING, USED

PYRAMID_COLOUR_IDS = [*COLOUR_IDS, "white"]


def facts(seen: Teotihuacan, seat: int) -> dict[str, object]:
    """Everything but the order of the worship piles and of the bonus discs is public."""
    seats = range(seen.seats)
    return {
        "round": seen.round,
        "rounds": ROUNDS[seen.seats - 1],
        "first": player(seen, seen.first),
        "space": named(SPACE_IDS, seen.space),
        "power": seen.power,
        "bonus": named(BONUS_IDS, seen.bonus),
        "due": account(seen),
        "spaces": {
            name: stack(seen, n) for n, name in enumerate(SPACE_IDS) if seen.bonuses[n] != NOTHING
        },
        "market": tiles(seen, IN_MARKET),
        "reserve": tiles(seen, IN_RESERVE),
        "box": tiles(seen, IN_BOX),
        "masks": {
            name: [
                MASK_IDS[mask]
                for mask in members(seen.masks)
                if mask // MASKS_OF_A_COLOUR == colour
            ]
            for colour, name in enumerate(MASK_COLOUR_IDS)
        },
        "worship": {name: worship(seen, colour) for colour, name in enumerate(COLOUR_IDS)},
        "aside": [
            WORSHIP_IDS[a_of(seen.agenda[at])]
            for at in range(seen.depth)
            if rule_of(seen.agenda[at]) == USED
        ],
        "cities": [city(seen, owner) for owner in seats],
        "scores": [seen.score(owner) for owner in seats],
        "rival": rival(seen) if seen.is_solo() else None,
    }


def named(ids: list[str], number: int) -> str | None:
    """A thing by its id, None for none."""
    return None if number == NOTHING else ids[number]


def player(seen: Teotihuacan, number: int) -> int | str:
    """A seat, or the Rival."""
    return "rival" if seen.is_solo() and number == RIVAL else number


def account(seen: Teotihuacan) -> dict[str, int] | None:
    """What is still due, None when nothing is being paid."""
    now = seen.top()
    if seen.depth == 0 or rule_of(now) != PAYING:
        return None
    entries = [*enumerate(MATERIAL_IDS), (ANY, "any"), (SURPLUS, "gold_for_others")]
    return {name: due(a_of(now), entry) for entry, name in entries}


def stack(seen: Teotihuacan, space: int) -> dict[str, object]:
    """An action space: its bonus disc, and the owners of the discs on it."""
    owners = [seen.stacks[MOST_DISCS * space + n] for n in range(MOST_DISCS)]
    return {
        "bonus": BONUS_IDS[seen.bonuses[space]],
        "discs": [player(seen, owner) for owner in owners if owner != NOTHING],
        "height": seen.height(space),
    }


def tiles(seen: Teotihuacan, place: int) -> dict[str, int]:
    """How many of each tile lie in a place."""
    return {name: seen.stock[TILES * place + n] for n, name in enumerate(TILE_IDS)}


def worship(seen: Teotihuacan, colour: int) -> dict[str, object]:
    """The worship tiles of a colour: face up, face down, and those known to lie at the bottom."""
    pile = seen.pile(colour)
    unseen = {name: n for name, n in zip(WORSHIP_IDS, pile.middle.counts, strict=True) if n}
    return {
        "slot": named(WORSHIP_IDS, seen.shown[2 * colour]),
        "pile": named(WORSHIP_IDS, seen.shown[2 * colour + 1]),
        "unseen": unseen,
        "under": [WORSHIP_IDS[tile] for tile in pile.below],
    }


def city(seen: Teotihuacan, owner: int) -> dict[str, object]:
    """A player board and all that lies on it and beside it."""
    return {
        "board": BOARD_IDS[seen.boards[owner]],
        "side": SIDE_IDS[seen.sides[owner]],
        "discs": seen.ready[owner],
        "passed": bool(seen.passed >> owner & 1),
        "starting": [COLOUR_IDS[colour] for colour in members(seen.starting[owner])],
        "tiles": [tile(laid) for laid in seen.laid if seat_of_laid(laid) == owner],
        "cubes": cubes(seen, owner),
        "resources": {
            name: seen.cubes_of(owner, kind)
            for kind, name in zip(range(KINDS), MATERIAL_IDS, strict=True)
        },
        "pyramid": {
            SPOT_IDS[spot]: name
            for colour, name in enumerate(PYRAMID_COLOUR_IDS)
            for spot in members(seen.pyramids[PYRAMID_COLOURS * owner + colour])
        },
        "worship": {
            name: n
            for name, n in zip(
                WORSHIP_IDS, seen.worship[WORSHIPS * owner : WORSHIPS * (owner + 1)], strict=True
            )
            if n
        },
        "favour": seen.favour[owner],
        "masks": [MASK_IDS[mask] for mask in members(seen.taken[owner])],
        "earned": {name: seen.earned[SOURCES * owner + n] for n, name in enumerate(SOURCE_IDS)},
    }


def cubes(seen: Teotihuacan, owner: int) -> dict[str, str]:
    """The squares with a cube, in reading order, and its kind."""
    kinds: dict[int, str] = {}
    for kind, name in enumerate(MATERIAL_IDS):
        at = 2 * (KINDS * owner + kind)
        kinds |= dict.fromkeys(squares(seen.cubes[at], seen.cubes[at + 1]), name)
    return {SQUARE_IDS[n]: kinds[n] for n in sorted(kinds)}


def squares(high: int, low: int) -> list[int]:
    """The squares of a set, in reading order."""
    return members(high) + [HALF + n for n in members(low)]


def tile(laid: int) -> dict[str, object]:
    """A building or temple in a city: how it lies, and the squares it covers."""
    row = row_of_laid(laid)
    square, _, look = PAIR_IDS[laid // PAIR_OF_LAID].partition("@")
    covered = squares(COVERS[row], COVERS_LOW[row])
    return {
        "tile": TILE_IDS[tile_of_laid(laid)],
        "square": square,
        "look": look,
        "squares": [SQUARE_IDS[n] for n in covered],
    }


def rival(seen: Teotihuacan) -> dict[str, object]:
    """The Rival of the solo variant."""
    return {
        "score": seen.rival_points,
        "handicap": seen.handicap,
        "discs": seen.rival_discs,
        "card": named(CARD_IDS, seen.rival_card),
        "cards": [CARD_IDS[card] for card in members(seen.rival_cards)],
        "masks": [MASK_IDS[mask] for mask in members(seen.rival_masks)],
    }
