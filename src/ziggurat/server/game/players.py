"""Players: the occupants of the seats of a game; encoded and decoded only here."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

PROGRAM: Final = "program:"  # prefix of the name of an external bot
GOOD: Final = "medium"  # the default bot


def is_program(bot: str) -> bool:
    """Whether this is the name of an external bot, not a level."""
    return bot.startswith(PROGRAM)


class PlayerKind(StrEnum):
    """Who takes a seat, or may take it."""

    PERSON = "person"
    LEARNER = "learner"  # a person in the tutorial
    INVITED = "invited"  # a person with a link, who has not come yet
    OPEN = "open"  # free for everyone
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Player:
    """The occupant of a seat."""

    kind: PlayerKind
    name: str
    bot: str = ""  # name of the bot, as `make_bot` takes it; people have none
    token: str = ""  # hashed; bots have none
    person: str = ""  # user id: '' if unknown

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays this seat from the beginning."""
        return self.kind is PlayerKind.BOT

    @property
    def is_person(self) -> bool:
        """Whether a human player has taken the seat."""
        return self.kind in (PlayerKind.PERSON, PlayerKind.LEARNER)

    @property
    def is_invited(self) -> bool:
        """Whether the seat is not taken yet."""
        return self.kind in (PlayerKind.INVITED, PlayerKind.OPEN)

    @property
    def is_open(self) -> bool:
        """Whether the seat is free for everyone."""
        return self.kind is PlayerKind.OPEN


class StoredPlayer(NamedTuple):
    """The columns that hold the kind of a player: `level` is a bot's name or a marker."""

    kind: str
    level: str


STORED: Final = {
    PlayerKind.PERSON: StoredPlayer("person", ""),
    PlayerKind.LEARNER: StoredPlayer("person", "learns"),
    PlayerKind.INVITED: StoredPlayer("invited", ""),
    PlayerKind.OPEN: StoredPlayer("invited", "open"),
}
_KINDS: Final = {stored: kind for kind, stored in STORED.items()}
OPEN_SEAT: Final = STORED[PlayerKind.OPEN]
NOT_TAKEN: Final = OPEN_SEAT.kind  # of all seats not taken yet


def encode_player(player: Player) -> StoredPlayer:
    """The columns of the kind of a player."""
    return StoredPlayer("bot", player.bot) if player.is_bot else STORED[player.kind]


def decode_player(stored: StoredPlayer, name: str, token: str = "", person: str = "") -> Player:
    """The player of these columns; raises ValueError if there is no such kind."""
    if stored.kind == "bot":
        return Player(PlayerKind.BOT, name, stored.level, token, person)
    if stored not in _KINDS:
        raise ValueError(f"no player is of the kind {stored}")
    return Player(_KINDS[stored], name, token=token, person=person)
