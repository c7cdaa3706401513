"""Teotihuacan counted again from the facts, by other means than its rules."""

from collections import Counter
from typing import Any

from ziggurat.core.rules import NOBODY
from ziggurat.games.teotihuacan.components import BONUS_IDS
from ziggurat.games.teotihuacan.facts import facts
from ziggurat.games.teotihuacan.state import Teotihuacan

COLOURS = ("green", "blue", "red")
MASKS = 15


def told(state: Teotihuacan) -> Any:
    """The facts, as loose data."""
    return facts(state, NOBODY)


def conserved(state: Teotihuacan) -> Counter[str]:
    """Tiles, discs, masks and worship tiles of the box, wherever they are."""
    table = told(state)
    pieces: Counter[str] = Counter()
    for place in ("market", "reserve", "box"):
        pieces.update(table[place])
    for city in table["cities"]:
        pieces.update(tile["tile"] for tile in city["tiles"])
        pieces.update(f"pyramid-{colour}" for colour in city["starting"])
        pieces.update(f"pyramid-{colour}" for colour in city["pyramid"].values())
        pieces.update(city["masks"])
        pieces.update(city["worship"])
        check_city(city)
    pieces.update(space["bonus"] for space in table["spaces"].values())
    pieces.update(dict(zip(BONUS_IDS, state.discs.flat(), strict=True)))
    for masks in table["masks"].values():
        pieces.update(masks)
    for pile in table["worship"].values():
        pieces.update(pile["unseen"])
        pieces.update(pile["under"])
        pieces.update(tile for tile in (pile["slot"], pile["pile"]) if tile)
    pieces.update(table["aside"])
    if table["rival"]:
        pieces.update(table["rival"]["masks"])
    check_discs(table)
    return +pieces


def check_city(city: Any) -> None:
    """No two tiles overlap, and no cube lies under one."""
    covered = [square for tile in city["tiles"] for square in tile["squares"]]
    assert len(covered) == len(set(covered)), "two tiles on one square"
    assert not set(covered) & set(city["cubes"]), "a cube under a tile"
    assert city["resources"] == {
        kind: list(city["cubes"].values()).count(kind) for kind in ("wood", "stone", "gold")
    }


def check_discs(table: Any) -> None:
    """Each player has as many discs as the round gives, placed or not."""
    discs = Counter(owner for space in table["spaces"].values() for owner in space["discs"])
    first = 6 if len(table["cities"]) < 3 else 5
    left = first - max(table["round"] - 1, 0)
    for seat, city in enumerate(table["cities"]):
        assert city["discs"] + discs[seat] in (left, left + 1), "a disc is lost"
    for space in table["spaces"].values():
        assert space["height"] == 1 + len(space["discs"]) <= 4


def running(state: Teotihuacan) -> list[int]:
    """The points so far."""
    scores: list[int] = told(state)["scores"]
    return scores


def final(state: Teotihuacan) -> list[int]:
    """Each source again as far as the table still shows it."""
    totals = []
    for city in told(state)["cities"]:
        earned = city["earned"]
        assert earned["districts"] == districts(city)
        assert earned["masks"] == sum(int(mask.rpartition("-")[2]) for mask in city["masks"])
        assert earned["favour"] == sum([0, 2, 2, 3, 3, 4, 4, 5, 5, 6][: city["favour"] + 1])
        built = len(city["pyramid"]) - 1
        assert earned["pyramid"] in (2 * (built - 3), 2 * built)
        totals.append(sum(earned.values()))
    return totals


def districts(city: Any) -> int:
    """Every pair of a pyramid tile and a temple of its colour, once for each shared District."""
    points = 0
    for spot, colour in city["pyramid"].items():
        worth = 2 if spot.startswith("base") else 3
        for tile in city["tiles"]:
            if tile["tile"] == f"temple-{colour}":
                lies = {quarter(square) for square in tile["squares"]}
                points += worth * len(lies & quarters(spot))
    return points


def quarter(square: str) -> str:
    """The District of a square, as a compass point."""
    _, row, column = square.split("-")
    return ("n" if int(row) < 6 else "s") + ("w" if int(column) < 6 else "e")


def quarters(spot: str) -> set[str]:
    """The Districts a spot of the pyramid lies in: all whose name has its letters."""
    compass = spot.partition("-")[2].replace("centre", "")
    return {d for d in ("nw", "ne", "se", "sw") if all(letter in d for letter in compass)}


def goods(state: Teotihuacan, seat: int) -> list[int]:
    """Cubes, discs, and worship tiles of each colour."""
    city = told(state)["cities"][seat]
    cubes, tiles = Counter(city["cubes"].values()), city["worship"]
    faiths = [sum(n for one, n in tiles.items() if one.startswith(colour)) for colour in COLOURS]
    return [*(cubes[kind] for kind in ("wood", "stone", "gold")), city["discs"], *faiths]
