"""Strengths of the levels in each game, measured by ladders: anchors of players' ratings."""

from collections.abc import Sequence
from typing import Final

from ziggurat.arena.ladder import LadderGame
from ziggurat.arena.ladder_page import ladders
from ziggurat.bots.levels import LEVELS
from ziggurat.core.data import Component, Fields, read_components

FILE: Final = "strengths.toml"  # of the bots' data
MEDIUM: Final = "medium"
MEASURED: Final = "derived"
FIELDS: Final[Fields] = {"id": str, "status": str, **dict.fromkeys(LEVELS, int)}
ROWS: Final = read_components("ziggurat.bots", FILE, {"game": FIELDS})["game"]
HEAD: Final = """\
# What the levels are worth: points of Elo above the weakest, as `ziggurat ladder` rates them.
# `ziggurat ladder GAME --results FILE --strengths THIS` writes it anew from a results file.

[source]
title = "Ladders of the levels, at the fewest seats they were played at"
edition = "ziggurat ladder"
pages = ""
status = "derived"
note = "Reconstructed: as levels are meant to be, each winning 65 to 80 % against the one below"
"""


def above_medium(game: str, level: str) -> int | None:
    """The rating of a level relative to medium; None if not measured."""
    row = next((row for row in ROWS if row["id"] == game), None)
    return int(row[level] - row[MEDIUM]) if row and level in LEVELS else None


def measured(games: Sequence[LadderGame]) -> dict[str, Component]:
    """The rows of the games whose levels all have met, each by its ladder of fewest seats."""
    rows: dict[str, Component] = {}
    for ladder in ladders(games):  # the fewest seats first
        if ladder.seats == 1:
            continue  # strength in solo games does not transfer
        points = (round(one.points) for one in ladder.ratings(games))
        row = {"id": ladder.game, "status": MEASURED, **dict(zip(LEVELS, points, strict=True))}
        rows.setdefault(ladder.game, row)
    return rows


def strengths_file(games: Sequence[LadderGame], before: Sequence[Component] = ROWS) -> str:
    """The file, with what was measured; a game that was not keeps the row it had."""
    rows = {str(row["id"]): row for row in before} | measured(games)
    return HEAD + "".join(_row(row) for row in rows.values())


def _row(row: Component) -> str:
    lines = (
        f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"
        for key, value in row.items()
    )
    return "\n[[game]]\n" + "".join(f"{line}\n" for line in lines)
