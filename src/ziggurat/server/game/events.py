"""What is stored of a game: who plays, and what was done, row by row."""

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
GOOD: Final = "medium"  # the bot to begin with
BINDING: Final = 2  # the sealing that binds the game's id, options and seats
DELETED: Final = "\ue00a"  # in place of a name that was deleted: pages say so in words
PROGRAM: Final = "program:"  # before the name of a bot's program, in place of a level


def is_program(level: str) -> bool:
    """Whether a bot of this level is a program of the host's."""
    return level.startswith(PROGRAM)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the store: a choice, a step back, the end of a turn, a word about a turn.

    The body of a choice is its text; of a step back, how many; of the end of a turn, what was drawn
    after it; of a word by which turns are taken back, how many lines of the record are left; of
    somebody who leaves or is late, the level of the bot that plays from then on.
    """

    kind: str
    seat: int
    body: str = ""
    at: float = field(default=0.0, compare=False)  # when, in seconds somebody served


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: a person, somebody invited who has not come yet, or a bot."""

    kind: str
    name: str
    level: str = ""  # of a bot, or its program; or: anybody may sit down, or: they learn
    token: str = ""  # hashed; a bot has none
    person: str = ""  # whose seat it is: '' if nobody is known to sit there

    @property
    def is_open(self) -> bool:
        """Whether whoever comes may sit down here."""
        return self.kind == INVITED and self.level == OPEN


class Bound(NamedTuple):
    """A commitment to the name of a seat; without a salt it cannot be opened any more."""

    commitment: str = ""  # '' for a seat nobody had taken before the first row
    salt: str = ""


@dataclass(frozen=True)
class Setup:
    """Everything that is fixed before the first choice; seed and secret stay on the server.

    Without a secret draws follow from the seed: in lessons, and in games made before.
    """

    id: str
    game: str
    version: int
    options: dict[str, str]
    seed: int
    players: tuple[Player, ...]
    created: float = 0.0
    after: str | None = None  # the game this one is a rematch of
    following: str | None = None  # the rematch of this one
    invited: frozenset[int] = frozenset()  # seats whose players have not come to the rematch yet
    draws: tuple[str, ...] | None = None  # before the first choice; None if nobody wrote them down
    maker: str = ""  # the person who sat down first: '' if nobody is known to
    clock: Clock | None = None  # how much time there is; None: as much as anybody wants
    returns: bool = True  # whether those who left, or ran out of time, may come back
    secret: Secret | None = field(default=None, repr=False)
    rated: bool = False  # whether it counts for ratings
    skills: tuple[Skill | None, ...] = ()  # of those who sit at a rated table, by seat
    changes: tuple[Change, ...] = ()  # what it has brought them, once it has counted
    unrated: str = ""  # why a game at a rated table does not count, as far as that is known
    sealing: int = BINDING  # what the seal binds: the secret alone (1), or the game with it
    roster: tuple[Bound, ...] = ()  # the players' names as they were bound with the first row

    @cached_property
    def learner(self) -> int | None:
        """The seat of who is led through a first game, or None where nobody is."""
        return next((seat for seat, one in enumerate(self.players) if one.level == LEARNS), None)

    @cached_property
    def seal(self) -> str:
        """What fixes all draws and tells nothing of them: '' where chance is not sealed."""
        if self.secret is None:
            return ""
        if not self.binds:
            return self.secret.seal
        return self.secret.seal_of(self.id, self.game, len(self.players), self.options)

    @property
    def binds(self) -> bool:
        """Whether the seal binds the game, and a fingerprint what is played."""
        return self.secret is not None and self.sealing >= BINDING

    @property
    def level(self) -> str:
        """How well bots play at this table: also those who play for somebody who is gone."""
        return next((one.level for one in self.players if one.kind == BOT), GOOD)

    @cached_property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [player.name for player in self.players]

    @cached_property
    def persons(self) -> frozenset[int]:
        """The seats of persons."""
        return frozenset(seat for seat, one in enumerate(self.players) if one.kind == PERSON)

    @cached_property
    def awaited(self) -> list[int]:
        """The seats without which the game does not begin: on a clock, everybody's."""
        timed, players = self.clock is not None, enumerate(self.players)
        return [seat for seat, one in players if one.is_open or (timed and one.kind == INVITED)]

    @property
    def people(self) -> frozenset[str]:
        """Those known to sit there."""
        return frozenset(player.person for player in self.players if player.person)


def drawn(texts: Sequence[str]) -> str:
    """What chance chose, as the body of a row; a body is only empty where nobody wrote it down."""
    return " ".join(texts) or NOTHING


def draws(body: str) -> list[str]:
    """What chance chose."""
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
    """The same players again, the second of them first: who is `here` is seated, others invited.

    Everybody keeps their token, so an invited seat is its former player's. `guests` take the seats
    of players who have deleted their profiles.
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
    """The seats of players who have deleted their profiles: nobody can come back to them."""
    return [
        seat for seat, one in enumerate(setup.players) if one.name == DELETED and not one.person
    ]


def seat_after(seat: int, seats: int) -> int:
    """The seat that a player of a game has in its rematch."""
    return (seat - 1) % seats


def _invited(player: Player) -> Player:
    return Player(INVITED, player.name, token=player.token)


def _seated(player: Player) -> Player:
    return replace(player, level="") if player.level == LEARNS else player


def bind(players: Sequence[Player]) -> tuple[Bound, ...]:
    """Commitments to the names of those who sit there now."""
    return tuple(Bound() if one.kind == INVITED else _bound(one.name) for one in players)


def _bound(name: str) -> Bound:
    salt = new_salt()
    return Bound(commitment(salt, name), salt)


def told(setup: Setup, record: Record) -> Record:
    """A record of the game as others may check it: with its id, options, names and commitments."""
    record.players[:] = ["" if name == DELETED else name for name in setup.names]
    if setup.binds:
        record.id, record.options = setup.id, dict(setup.options)
        record.bound = [one.commitment for one in setup.roster]
    return record


def opened(setup: Setup, record: Record) -> Record:
    """The same of a game that is over, with all that proves it."""
    if setup.secret is None:
        return record
    record.secret = setup.secret.opened()
    if setup.binds:
        record.salts = [one.salt for one in setup.roster]
        record.fingerprint = fingerprint(record, setup.secret)
    return record
