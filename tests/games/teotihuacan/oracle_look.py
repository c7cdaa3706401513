"""The oracle's table in the shape of the engine's facts, and where two tables differ."""

from typing import Any, Final

from games.teotihuacan.oracle import Oracle
from games.teotihuacan.oracle_box import COLOURS, MASKS, MATERIALS, PIECES, ROUNDS
from games.teotihuacan.oracle_city import City, name

MASK_IDS: Final = [f"{colour}-{points}" for colour, tiles in MASKS.items() for points, _ in tiles]


def ordered(names: Any, all_names: Any) -> list[str]:
    """Some things in the order of the catalogue."""
    return [name for name in all_names if name in names]


def look(oracle: Oracle) -> dict[str, Any]:
    """Everything the engine tells as well."""
    return {
        "round": oracle.round,
        "rounds": ROUNDS[oracle.seats],
        "first": oracle.players[oracle.first],
        "space": oracle.space,
        "power": oracle.power,
        "bonus": oracle.bonus,
        "due": oracle.due,
        "spaces": {
            space: {
                "bonus": bonus,
                "discs": oracle.stacks[space],
                "height": oracle.height(space),
            }
            for space, bonus in oracle.bonuses.items()
        },
        "market": {tile: oracle.market[tile] for tile in PIECES},
        "reserve": {tile: oracle.reserve[tile] for tile in PIECES},
        "box": {tile: oracle.box[tile] for tile in PIECES},
        "masks": oracle.masks,
        "worship": {
            colour: {
                "slot": oracle.slot[colour],
                "pile": oracle.pile[colour],
                "unseen": dict(+oracle.unseen[colour]),
                "under": oracle.under[colour],
            }
            for colour in COLOURS
        },
        "aside": oracle.aside,
        "cities": [city(of) for of in oracle.cities],
        "scores": list(oracle.scores()),
        "rival": rival(oracle) if oracle.seats == 1 else None,
    }


def city(of: City) -> dict[str, Any]:
    """A player board and all that lies on it and beside it."""
    return {
        "board": of.board,
        "side": of.side,
        "discs": of.discs,
        "passed": of.has_passed,
        "starting": of.starting,
        "tiles": [
            {
                "tile": laid.tile,
                "square": name(laid.first),
                "look": laid.look,
                "squares": [name(square) for square in sorted(laid.squares)],
            }
            for laid in of.laid
        ],
        "cubes": {name(square): kind for square, kind in of.cubes.items()},
        "resources": {kind: of.purse()[kind] for kind in MATERIALS},
        "pyramid": of.pyramid,
        "worship": dict(+of.worship),
        "favour": of.favour,
        "masks": ordered(of.masks, MASK_IDS),
        "earned": of.earned,
    }


def rival(oracle: Oracle) -> dict[str, Any]:
    """The Rival of one player."""
    return {
        "score": oracle.rival_score,
        "handicap": int(oracle.options["solo_handicap"]),
        "discs": oracle.rival_discs,
        "card": oracle.rival_card,
        "cards": oracle.rival_cards,
        "masks": ordered(oracle.rival_masks, MASK_IDS),
    }


def differences(engine: Any, oracle: Any, at: str = "") -> list[str]:
    """Where two tables are not the same."""
    if isinstance(engine, dict) and isinstance(oracle, dict):
        keys = list(dict.fromkeys([*engine, *oracle]))
        pairs = [(key, engine.get(key), oracle.get(key)) for key in keys]
    elif isinstance(engine, list) and isinstance(oracle, list) and len(engine) == len(oracle):
        pairs = [(n, *both) for n, both in enumerate(zip(engine, oracle, strict=True))]
    else:
        return [] if engine == oracle else [f"{at}: engine {engine}, oracle {oracle}"]
    return [line for key, a, b in pairs for line in differences(a, b, f"{at}.{key}")]
