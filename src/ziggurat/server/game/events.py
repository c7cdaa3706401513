"""Events: the stored form of a game, as set-up and rows."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from ziggurat.commitment import Secret, commitment, fingerprint, new_salt
from ziggurat.core.record import Record
from ziggurat.server.game.clock import Clock
from ziggurat.server.ratings.skill import Change, Skill

CHOOSE: Final = "choose"
UNDO: Final = "undo"
END: Final = "end"
ASK: Final = "ask"
AGREE: Final = "agree"
DECLINE: Final = "decline"
OFFER: Final = "offer"
BEGIN: Final = "begin"
LEAVE: Final = "leave"
LATE: Final = "late"
BACK: Final = "back"
KINDS: Final = (
    *(CHOOSE, UNDO, END),
    *(ASK, OFFER, AGREE, DECLINE),
    *(BEGIN, LEAVE, LATE, BACK),
)

NOTHING: Final = "-"

PERSON: Final = "person"
INVITED: Final = "invited"
BOT: Final = "bot"
OPEN: Final = "open"
LEARNS: Final = "learns"
GOOD: Final = "medium"  # default bot level
BINDING: Final = 2  # sealing version that commits to game id, options and seats
DELETED: Final = "\ue00a"  # placeholder of a deleted name; pages replace it by a phrase
PROGRAM: Final = "program:"  # prefix of an external bot, in place of a level


def is_program(level: str) -> bool:
    """Whether this level is an external bot."""
    return level.startswith(PROGRAM)


@dataclass(frozen=True, slots=True)
class Row:
    """One stored event of a game.

    The body of a choice is its text; of an undo, the number of steps; of the end of a turn, the
    draws after it; of an agreed take-back, the record length left; of a player who leaves or times
    out, the level of the bot that takes over.
    """

    kind: str
    seat: int
    body: str = ""
    at: float = field(default=0.0, compare=False)  # game time


@dataclass(frozen=True, slots=True)
class Player:
    """The occupant of a seat: a person, an invited person, or a bot."""

    kind: str
    name: str
    level: str = ""  # of a bot, or its program; or a marker of an open seat or a learner
    token: str = ""  # hashed; bots have none
    person: str = ""  # user id: '' if unknown

    @property
    def is_open(self) -> bool:
        """Whether the seat is free for everyone."""
        return self.kind == INVITED and self.level == OPEN


class Bound(NamedTuple):
    """A commitment to a player's name; without the salt it cannot be opened."""

    commitment: str = ""  # '' if the seat was free at the first row
    salt: str = ""


@dataclass(frozen=True)
class Setup:
    """The configuration fixed before the first choice; seed and secret stay on the server.

    Without a secret draws follow from the seed: in lessons, and in old games.
    """

    id: str
    game: str
    version: int
    options: dict[str, str]
    seed: int
    players: tuple[Player, ...]
    created: float = 0.0
    after: str | None = None  # the game this is a rematch of
    following: str | None = None  # the rematch of this game
    invited: frozenset[int] = frozenset()  # seats whose players have not joined the rematch yet
    draws: tuple[str, ...] | None = None  # before the first choice; None if they were not stored
    maker: str = ""  # user id of the creator: '' if unknown
    clock: Clock | None = None  # time control; None: unlimited
    returns: bool = True  # whether players may return after leaving or a timeout
    secret: Secret | None = field(default=None, repr=False)
    rated: bool = False  # whether it counts for ratings
    skills: tuple[Skill | None, ...] = ()  # of the players of a rated table, by seat
    changes: tuple[Change, ...] = ()  # rating changes, once counted
    unrated: str = ""  # why a rated game does not count, if known
    sealing: int = BINDING  # what the commitment covers: the secret alone (1), or the game too
    roster: tuple[Bound, ...] = ()  # name commitments made with the first row

    @cached_property
    def learner(self) -> int | None:
        """The seat of the learner in a tutorial game, or None."""
        return next((seat for seat, one in enumerate(self.players) if one.level == LEARNS), None)

    @cached_property
    def seal(self) -> str:
        """The commitment that fixes all draws without revealing them: '' without sealed chance."""
        if self.secret is None:
            return ""
        if not self.binds:
            return self.secret.seal
        return self.secret.seal_of(self.id, self.game, len(self.players), self.options)

    @property
    def binds(self) -> bool:
        """Whether the commitment covers the game, and a fingerprint its moves."""
        return self.secret is not None and self.sealing >= BINDING

    @property
    def level(self) -> str:
        """The bot level of this table, also for bots that replace players."""
        return next((one.level for one in self.players if one.kind == BOT), GOOD)

    @cached_property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [player.name for player in self.players]

    @cached_property
    def persons(self) -> frozenset[int]:
        """The seats of human players."""
        return frozenset(seat for seat, one in enumerate(self.players) if one.kind == PERSON)

    @cached_property
    def awaited(self) -> list[int]:
        """The seats that must be taken before the game begins: all, if there is a clock."""
        timed, players = self.clock is not None, enumerate(self.players)
        return [seat for seat, one in players if one.is_open or (timed and one.kind == INVITED)]

    @property
    def people(self) -> frozenset[str]:
        """The known user ids of the players."""
        return frozenset(player.person for player in self.players if player.person)


def drawn(texts: Sequence[str]) -> str:
    """Encode draws as a row body; only bodies without stored draws are empty."""
    return " ".join(texts) or NOTHING


def draws(body: str) -> list[str]:
    """Decode the draws of a row body."""
    return [] if body == NOTHING else body.split()


def rematch(
    setup: Setup,
    id: str,
    seed: int,
    created: float,
    version: int,
    here: Collection[int],
    guests: Mapping[int, Player] = MappingProxyType({}),
) -> Setup:
    """The set-up of a rematch with rotated seats: players `here` are seated, others invited.

    Tokens stay valid, so an invited seat is its former player's. `guests` take the seats of deleted
    users.
    """
    first, *others = [
        guests[seat]
        if seat in guests
        else _invited(one)
        if one.kind == PERSON and seat not in here
        else _seated(one)
        for seat, one in enumerate(setup.players)
    ]
    return replace(
        setup,
        id=id,
        version=version,
        draws=None,
        seed=seed,
        secret=Secret.new(),
        created=created,
        after=setup.id,
        following=None,
        invited=frozenset(),
        changes=(),
        unrated="",
        sealing=BINDING,
        roster=(),
        players=(*others, first),
    )


def deleted(setup: Setup) -> list[int]:
    """The seats of deleted users, who cannot return."""
    return [
        seat for seat, one in enumerate(setup.players) if one.name == DELETED and not one.person
    ]


def seat_after(seat: int, seats: int) -> int:
    """A player's seat in the rematch."""
    return (seat - 1) % seats


def _invited(player: Player) -> Player:
    return Player(INVITED, player.name, token=player.token)


def _seated(player: Player) -> Player:
    return replace(player, level="") if player.level == LEARNS else player


def bind(players: Sequence[Player]) -> tuple[Bound, ...]:
    """Commitments to the names of the current players."""
    return tuple(Bound() if one.kind == INVITED else _bound(one.name) for one in players)


def _bound(name: str) -> Bound:
    salt = new_salt()
    return Bound(commitment(salt, name), salt)


def told(setup: Setup, record: Record) -> Record:
    """A publishable record: with id, options, names and commitments."""
    record.players[:] = ["" if name == DELETED else name for name in setup.names]
    if setup.binds:
        record.id, record.options = setup.id, dict(setup.options)
        record.bound = [one.commitment for one in setup.roster]
    return record


def opened(setup: Setup, record: Record) -> Record:
    """The record of a finished game, with the secrets that prove it."""
    if setup.secret is None:
        return record
    record.secret = setup.secret.opened()
    if setup.binds:
        record.salts = [one.salt for one in setup.roster]
        record.fingerprint = fingerprint(record, setup.secret)
    return record
