"""Origins counted again from the facts, by other means than its rules."""

from collections import Counter
from typing import Any

from ziggurat.core.rules import NOBODY
from ziggurat.games.origins.facts import facts
from ziggurat.games.origins.state import Origins

DICE = {1: 7, 2: 7, 3: 8, 4: 9}
TEMPLE = [0, 1, 3, 6, 10, 16, 23, 31, 40, 50, 60, 70]
ADVISORS = [0, 1, 3, 6, 10, 15]
GOLD_ON_A_CARD = 2


def told(state: Origins) -> Any:
    """The facts, as loose data."""
    return facts(state, NOBODY)


def conserved(state: Origins) -> Counter[str]:
    """Tiles, dice, cards and floors of the game, wherever they are."""
    table = told(state)
    pieces: Counter[str] = Counter()
    count_tiles(table, pieces)
    count_dice(table, pieces)
    pieces["speaker"] = len(table["speakers"])
    check_players(table)
    if table["round"]:
        check_cards(table)
    return +pieces


def count_tiles(table: Any, pieces: Counter[str]) -> None:
    """Seventy-five building tiles: market, piles, cities, set aside."""
    pieces.update(kind for kind in table["market"] if kind)
    for pile in table["piles"].values():
        pieces.update([pile["preview"]] if pile["preview"] else [])
        pieces.update(pile["unseen"])
        pieces.update(pile["under"])
    for player in table["cities"]:
        pieces.update(tile.removeprefix("farm-") for tile in player["city"].values())
        pieces.update(player["reserve"])


def count_dice(table: Any, pieces: Counter[str]) -> None:
    """The Citizens of each colour: supply, row, draft, bases, seats of power, Advisors."""
    dice = Counter(table["supply"])
    dice.update(die["colour"] for die in table["recruits"] + table["draft"] if die)
    for player in table["cities"]:
        dice.update(die["colour"] for die in player["freemen"].values())
        dice.update(die["colour"] for die in player["seats"].values())
        dice.update(player["advisors"])
    pieces.update({f"die-{colour}": n for colour, n in dice.items()})


def check_cards(table: Any) -> None:
    """Floors follow from the cards, and gold leaves a card all at once."""
    raised = Counter[str]()
    for player in table["cities"]:
        raised.update({colour: height - 1 for colour, height in player["towers"].items()})
    floors = Counter(table["floors"])
    assert all(1 <= floors[colour] + raised[colour] <= 1 + len(table["cards"]) for colour in floors)
    assert all(card["gold"] in (0, GOLD_ON_A_CARD) for card in table["cards"])


def check_players(table: Any) -> None:
    """Dice have faces, bases hold one each, a city hangs together, seats have four tiles."""
    for player in table["cities"]:
        assert len(player["freemen"]) <= player["bases"] <= 6
        assert all(1 <= die["value"] <= 6 for die in player["freemen"].values())
        assert len(set(player["advisors"])) == len(player["advisors"])
        assert min(player["goods"].values()) >= 0 and player["tokens"] >= 0
        cells = {place(cell) for cell in player["city"]}
        assert connected(cells), "a tile lies alone"
        for corner in player["seats"]:
            row, column = place(corner)
            assert {(row + y, column + x) for y in (0, 1) for x in (0, 1)} <= cells
    for temple in table["temples"].values():
        assert sorted(temple["stack"]) == list(range(len(table["cities"])))


def place(name: str) -> tuple[int, int]:
    """`cell-9-10` as row and column."""
    _, row, column = name.split("-")
    return int(row), int(column)


def connected(cells: set[tuple[int, int]]) -> bool:
    """Whether all cells hang together by their edges."""
    reached, new = set[tuple[int, int]](), {min(cells)}
    while new:
        reached |= new
        beside = {(r + y, c + x) for r, c in new for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        new = (beside & cells) - reached
    return reached == cells


def running(state: Origins) -> list[int]:
    """The points so far."""
    scores: list[int] = told(state)["scores"]
    return scores


def final(state: Origins) -> list[int]:
    """The final count anew; what was scored in play as it was told."""
    table = told(state)
    totals = []
    for seat, player in enumerate(table["cities"]):
        earned = player["earned"]
        temples = sorted(TEMPLE[track["steps"][seat]] for track in table["temples"].values())
        seats = [die["value"] * player["towers"][die["colour"]] for die in player["seats"].values()]
        assert earned["gold"] == player["goods"]["gold"]
        assert earned["advisors"] == ADVISORS[len(player["advisors"])]
        assert earned["temples"] == sum(temples[:2])
        assert earned["seats"] == sum(seats)
        totals.append(sum(earned.values()))
    return totals


def goods(state: Origins, seat: int) -> list[int]:
    """Resources and Superiority tokens."""
    player = told(state)["cities"][seat]
    return [*player["goods"].values(), player["tokens"]]
