"""The oracle's table as plain data, and where two tables differ."""

from typing import Any

from games.origins.oracle import Oracle
from games.origins.oracle_box import COLOURS, RESOURCES, TEMPLES
from games.origins.oracle_city import Player
from games.origins.oracle_table import cell_name, seat_name


def look(oracle: Oracle) -> dict[str, Any]:
    """Everything that lies on the table."""
    return {
        "round": oracle.round,
        "bastion": oracle.bastion,
        "announced": oracle.announced,
        "bonuses": oracle.bonuses,
        "ships": oracle.ships,
        "market": oracle.market,
        "piles": {
            colour: {
                "preview": pile.preview,
                "unseen": {kind: n for kind, n in pile.unseen.items() if n},
                "under": pile.under,
            }
            for colour, pile in oracle.piles.items()
        },
        "row": [list(die) for die in oracle.row],
        "supply": {colour: oracle.supply[colour] for colour in COLOURS},
        "orators": [[o.value, o.holder, o.place] for o in oracle.orators],
        "cards": oracle.cards,
        "floors": {colour: oracle.floors[colour] for colour in COLOURS},
        "military": {space: stack for space, stack in oracle.military.items() if stack},
        "temples": {
            temple: {
                "sign": oracle.signs.get(temple),
                "holder": oracle.holders[temple],
                "steps": {step: stack for step, stack in oracle.steps[temple].items() if stack},
            }
            for temple in TEMPLES
        },
        "players": [belongings(player) for player in oracle.players],
        "scores": list(oracle.scores()),
    }


def belongings(player: Player) -> dict[str, Any]:
    """What one player has."""
    return {
        "goods": {kind: player.goods[kind] for kind in RESOURCES},
        "tokens": player.tokens,
        "bases": [[die.colour, die.value, die.place] if die else None for die in player.bases],
        "archon": player.archon,
        "advisors": player.advisors,
        "towers": player.towers,
        "passed": player.has_passed,
        "reserved": sorted(player.reserved),
        "city": {cell_name(cell): [tile.kind, tile.is_farm] for cell, tile in player.city.items()},
        "room": sorted(cell_name(cell) for cell in player.room()),
        "buildings": {colour: player.colours()[colour] for colour in COLOURS},
        "farms": len(player.farms()),
        "seats": {seat_name(seat): list(die) for seat, die in player.seats.items()},
        "blocks": sorted(seat_name(seat) for seat in player.blocks()),
        "scored": sorted(player.scored),
        "earned": {source: points for source, points in player.earned.items() if points},
    }


def differences(engine: Any, oracle: Any, at: str = "") -> list[str]:
    """Where two tables are not the same."""
    if engine == oracle:
        return []
    if isinstance(engine, dict) and isinstance(oracle, dict):
        keys = list(dict.fromkeys([*engine, *oracle]))
        pairs = [(key, engine.get(key), oracle.get(key)) for key in keys]
    elif isinstance(engine, list) and isinstance(oracle, list) and len(engine) == len(oracle):
        pairs = [(n, *both) for n, both in enumerate(zip(engine, oracle, strict=True))]
    else:
        return [f"{at}: engine {engine}, oracle {oracle}"]
    return [line for key, a, b in pairs for line in differences(a, b, f"{at}.{key}")]
