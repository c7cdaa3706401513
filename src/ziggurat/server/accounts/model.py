"""Somebody: a visitor who is known by a key and nothing else."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from ziggurat.server.accounts.names import isolated, numbered

COLOURS: Final = ("turquoise", "terracotta", "green", "blue", "orange", "pink", "violet", "gold")
MUTE: Final = "mute"  # I do not hear them
BLOCK: Final = "block"  # nor sit with them
SHUNNED: Final = (MUTE, BLOCK)


@dataclass(frozen=True, slots=True)
class Person:
    """Who somebody is to the others: a name, the number that tells it apart, a colour."""

    id: str
    name: str  # '' until they have one
    number: int
    colour: str

    def called(self, unnamed: str) -> str:
        """The name in any sentence; who has none is told by the number alone."""
        return isolated(
            numbered(self.name, self.number) if self.name else f"{unnamed} #{self.number}"
        )


class Past(NamedTuple):
    """A game of mine: who played it, which seats were mine, and how it ended if it did."""

    id: str
    game: str
    created: float
    names: list[str]
    seats: list[int]
    scores: list[int]
    places: list[int]
    version: int = 0  # of the rules it was begun by

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return bool(self.places)

    @property
    def closed(self) -> bool:
        """Whether it was closed before its end: nobody came anywhere."""
        return self.over and not any(self.places)
