"""Account model: users are identified by a session key only."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from ziggurat.server.identity.names import isolated, numbered_name

COLOURS: Final = ("turquoise", "terracotta", "green", "blue", "orange", "pink", "violet", "gold")
MUTE: Final = "mute"  # hides their chat
BLOCK: Final = "block"  # also prevents sitting at the same table
RESTRICTIONS: Final = (MUTE, BLOCK)


@dataclass(frozen=True, slots=True)
class User:
    """Public profile of a user: name, number among equal names, colour."""

    id: str
    name: str  # '' until a name is chosen
    number: int
    colour: str

    def called(self, unnamed: str) -> str:
        """The display name; without a name, the placeholder with the number."""
        return isolated(
            numbered_name(self.name, self.number) if self.name else f"{unnamed} #{self.number}"
        )


class PlayedGame(NamedTuple):
    """A game in the user's history: players, own seats and result."""

    id: str
    game: str
    created: float
    names: list[str]
    seats: list[int]
    scores: list[int]
    places: list[int]
    version: int = 0  # of the game's rules when it began

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.places)

    @property
    def closed(self) -> bool:
        """Whether the game was closed before its end, without places."""
        return self.over and not any(self.places)
