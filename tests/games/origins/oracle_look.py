"""The oracle's table as plain data, and where two tables differ."""

from typing import Any

from games.origins.oracle import Oracle
from games.origins.oracle_box import (
    COLOURS,
    DRAFT_DICE,
    SOLO_ROUNDS,
    SOURCES,
    TEMPLES,
    WISDOM_OF_MARKET,
    WISDOM_OF_RECRUITMENT,
)
from games.origins.oracle_city import Player
from games.origins.oracle_table import FOREIGNER, cell_name, seat_name


def look(oracle: Oracle) -> dict[str, Any]:
    """Everything that lies on the table."""
    return {
        "round": oracle.round,
        "bastion": oracle.bastion,
        "announced": oracle.announced,
        "bonuses": oracle.bonuses,
        "ships": oracle.ships,
        "market": oracle.market,
        "piles": piles(oracle),
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
        "cities": [belongings(player) for player in oracle.players],
        "scores": list(oracle.scores()),
    }


def piles(oracle: Oracle) -> dict[str, Any]:
    """The Building tiles that nobody has."""
    return {
        colour: {
            "preview": pile.preview,
            "unseen": {kind: n for kind, n in pile.unseen.items() if n},
            "under": pile.under,
        }
        for colour, pile in oracle.piles.items()
    }


def belongings(player: Player) -> dict[str, Any]:
    """What one player has."""
    built = player.colours()
    return {
        "goods": player.goods,
        "tokens": player.tokens,
        "bases": [[die.colour, die.value, die.place] if die else None for die in player.bases],
        "archon": player.archon,
        "advisors": player.advisors,
        "towers": player.towers,
        "passed": player.has_passed,
        "reserved": sorted(player.reserved),
        "city": player.city,
        "room": player.room(),
        "buildings": {colour: built[colour] for colour in COLOURS},
        "farms": len(player.farms()),
        "seats": player.seats,
        "blocks": player.blocks(),
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


# The same in the shape of the engine's facts.


def facts(oracle: Oracle) -> dict[str, Any]:
    """What everybody may know."""
    places = range(len(oracle.ships))
    solo = oracle.seats == 1
    draft = len(COLOURS) * (1 if solo else DRAFT_DICE)
    return {
        "round": oracle.round,
        "last_round": SOLO_ROUNDS if solo else int(oracle.options["last_round"]),
        "bastion": oracle.bastion,
        "token_spent": oracle.has_used_token,
        "announced": oracle.announced,
        "sites": [
            {
                "bonus": f"bonus-{oracle.bonuses[place]}",
                "ship": oracle.ships[place],
                "workers": [{"seat": seat, "worker": w} for seat, w in standing(oracle, place)],
            }
            for place in places
        ],
        "market": filled(oracle.market, len(WISDOM_OF_MARKET)),
        "piles": piles(oracle),
        "recruits": recruits(oracle),
        "supply": {colour: oracle.supply[colour] for colour in COLOURS},
        "draft": [None] * draft,
        "speakers": [
            {"value": o.value, "seat": o.holder, "site": site(o.place)} for o in oracle.orators
        ],
        "cards": [{"card": card, "gold": gold} for card, gold in oracle.cards.items()],
        "floors": {colour: oracle.floors[colour] for colour in COLOURS},
        "temples": {
            temple: {
                "sign": oracle.signs[temple],
                "keeper": oracle.holders[temple],
                "steps": [oracle.step(player, temple) for player in oracle.players],
            }
            for temple in TEMPLES
        },
        "military": {"spaces": [oracle.strength(marker) for marker in markers(oracle)]},
        "cities": [player_told(oracle, player) for player in oracle.players],
        "scores": list(oracle.scores()),
        "goal": oracle.goal() if solo else None,
    }


def recruits(oracle: Oracle) -> list[dict[str, Any] | None]:
    """The row of Citizens, with its gap while a die is being taken."""
    row: list[dict[str, Any] | None] = [die_told(*die) for die in oracle.row]
    if oracle.gap is not None:
        row.insert(oracle.gap, None)
    return filled(row, len(WISDOM_OF_RECRUITMENT))


def filled(things: list[Any], size: int) -> list[Any]:
    """A row with nothing at its end."""
    return things + [None] * (size - len(things))


def site(place: int | None) -> str | None:
    """The name of a Meeting Place."""
    return None if place is None else f"site-{place + 1}"


def die_told(colour: str, value: int) -> dict[str, Any]:
    """A die."""
    return {"colour": colour, "value": value}


def markers(oracle: Oracle) -> list[int]:
    """Those on the military track; alone, with the foreign one."""
    return [*range(oracle.seats), *([FOREIGNER] if oracle.seats == 1 else [])]


def standing(oracle: Oracle, place: int) -> list[tuple[int, str]]:
    """The workers at a place: by seat, Stratèges, the Archon, Orators."""
    found = []
    for player in oracle.players:
        for base, die in enumerate(player.bases):
            if die and die.place == place:
                found.append((player.seat, f"base-{base + 1}"))
        if player.archon == place:
            found.append((player.seat, "archon"))
        for n, orator in enumerate(oracle.orators):
            if (orator.holder, orator.place) == (player.seat, place):
                found.append((player.seat, f"speaker-{n + 1}"))
    return found


def player_told(oracle: Oracle, player: Player) -> dict[str, Any]:
    """All that belongs to a seat."""
    held = [f"speaker-{n + 1}" for n, o in enumerate(oracle.orators) if o.holder == player.seat]
    slots = [f"card-{n + 1}" for n, card in enumerate(oracle.cards) if card in player.scored]
    return {
        "passed": player.has_passed,
        "goods": player.goods,
        "tokens": player.tokens,
        "bases": len(player.bases),
        "freemen": {
            f"base-{n + 1}": {**die_told(die.colour, die.value), "site": site(die.place)}
            for n, die in enumerate(player.bases)
            if die
        },
        "archon": site(player.archon),
        "speakers": held,
        "advisors": player.advisors,
        "towers": player.towers,
        "scored": slots,
        "seats": {seat_name(seat): die_told(*die) for seat, die in player.seats.items()},
        "city": {
            cell_name(cell): f"farm-{tile.kind}" if tile.is_farm else tile.kind
            for cell, tile in player.city.items()
        },
        "reserve": player.reserved,
        "earned": {source: player.earned[source] for source in SOURCES},
    }
