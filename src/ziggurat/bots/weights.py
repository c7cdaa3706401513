"""Evaluation weights of a game, by number of seats (bot/weights.toml)."""

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec

from ziggurat.core.errors import DataError
from ziggurat.registry import parts

MOST_SEATS: Final = 4

Numbers = dict[str, float | list[float]]


@final
class Weights:
    """The numbers for one number of seats, by name."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.asked: set[str] = set()

    def one(self, name: str) -> float:
        """The number of that name."""
        found = self._named(name)
        if isinstance(found, list):
            raise DataError(f"weight {name} is one number, not a list")
        return float(found)

    def many(self, name: str, size: int) -> vec[float]:
        """The list of that name; it must have that size."""
        found = self._named(name)
        if not isinstance(found, list) or len(found) != size:
            raise DataError(f"weight {name} is a list of {size} numbers")
        return vec[float]([float(number) for number in found])

    def _named(self, name: str) -> float | list[float]:
        self.asked.add(name)
        if name not in self.numbers:
            raise DataError(f"there is no weight {name}")
        return self.numbers[name]


@final
class Tables:
    """All weights of a game: a table for each number of seats that has one."""

    def __init__(self, by_seats: dict[int, Numbers]) -> None:
        self.by_seats = by_seats

    def numbers(self, seats: int) -> Numbers:
        """The weights for a number of seats, or the nearest; the smaller of two equally near."""
        nearest = min(self.by_seats, key=lambda known: (abs(known - seats), known))
        return self.by_seats[nearest]

    def of(self, seats: int) -> Weights:
        """The same, for an evaluation to read by name."""
        return Weights(self.numbers(seats))


def path_of(game: str) -> Path:
    """Where the weights bots use for a game lie."""
    return Path(str(resources.files(parts(game).rules).joinpath("bot", "weights.toml")))


def read_file(path: Path) -> dict[int, dict[str, Any]]:
    """Per number of seats, where its weights come from and the weights."""
    if not path.is_file():
        raise DataError(f"there are no weights {path.name}")
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))["seats"]
        return {int(seats): table for seats, table in content.items()}
    except (ValueError, KeyError) as error:
        raise DataError(f"{path.name}: not a file of weights: {error}") from error


def tables_in(content: dict[int, dict[str, Any]]) -> Tables:
    """The weights alone."""
    return Tables({seats: table["weights"] for seats, table in content.items()})


def read_tables(game: str) -> Tables:
    """The weights bots use for a game."""
    return tables_in(read_file(path_of(game)))
