"""Setup: the configuration of a game, its rematch, and what its record publishes."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from ziggurat.commitment import Secret, commitment, fingerprint, new_salt
from ziggurat.core.record import Record
from ziggurat.server.game.clock import Clock
from ziggurat.server.game.players import GOOD, Player, PlayerKind
from ziggurat.server.identity.names import DELETED
from ziggurat.server.ratings.skill import Change, Skill

BINDING: Final = 2  # sealing version that commits to game id, options and seats


class NameCommitment(NamedTuple):
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
    roster: tuple[NameCommitment, ...] = ()  # name commitments made with the first row

    @cached_property
    def learner(self) -> int | None:
        """The seat of the learner in a tutorial game, or None."""
        return next(
            (seat for seat, one in enumerate(self.players) if one.kind is PlayerKind.LEARNER), None
        )

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
    def bot(self) -> str:
        """The bot of this table, which replaces players too."""
        return next((one.bot for one in self.players if one.is_bot), GOOD)

    @cached_property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [player.name for player in self.players]

    @cached_property
    def persons(self) -> frozenset[int]:
        """The seats of human players."""
        return frozenset(seat for seat, one in enumerate(self.players) if one.is_person)

    @cached_property
    def awaited(self) -> list[int]:
        """The seats that must be taken before the game begins: all, if there is a clock."""
        timed, players = self.clock is not None, enumerate(self.players)
        return [seat for seat, one in players if one.is_open or (timed and one.is_invited)]

    @property
    def people(self) -> frozenset[str]:
        """The known user ids of the players."""
        return frozenset(player.person for player in self.players if player.person)


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
        if one.is_person and seat not in here
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
    return Player(PlayerKind.INVITED, player.name, token=player.token)


def _seated(player: Player) -> Player:
    return replace(player, kind=PlayerKind.PERSON) if player.kind is PlayerKind.LEARNER else player


def bind(players: Sequence[Player]) -> tuple[NameCommitment, ...]:
    """Commitments to the names of the current players."""
    return tuple(NameCommitment() if one.is_invited else _bound(one.name) for one in players)


def _bound(name: str) -> NameCommitment:
    salt = new_salt()
    return NameCommitment(commitment(salt, name), salt)


def published(setup: Setup, record: Record) -> Record:
    """A publishable record: with id, options, names and commitments."""
    record.players[:] = ["" if name == DELETED else name for name in setup.names]
    if setup.binds:
        record.id, record.options = setup.id, dict(setup.options)
        record.bound = [one.commitment for one in setup.roster]
    return record


def with_secrets(setup: Setup, record: Record) -> Record:
    """The record of a finished game, with the secrets that prove it."""
    if setup.secret is None:
        return record
    record.secret = setup.secret.opened()
    if setup.binds:
        record.salts = [one.salt for one in setup.roster]
        record.fingerprint = fingerprint(record, setup.secret)
    return record
