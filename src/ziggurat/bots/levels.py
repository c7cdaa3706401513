"""Levels for people: which bot each is in each game, and how long it may think."""

from typing import Final

from ziggurat.core.data import Fields, read_components

# Seconds a turn, at most, of a bot that searches; the others ignore it.
LEVELS: Final = {"novice": 0.2, "easy": 0.5, "medium": 1.0, "hard": 2.0, "expert": 5.0}
OTHERS: Final = "others"  # games without a row of their own
FIELDS: Final[Fields] = {"id": str, **dict.fromkeys(LEVELS, str)}
ROWS: Final = {
    str(row["id"]): row
    for row in read_components("ziggurat.bots", "levels.toml", {"game": FIELDS})["game"]
}


def bot_of(level: str, game: str) -> str:
    """The name of the bot that a level is in a game."""
    return str(ROWS.get(game, ROWS[OTHERS])[level])
