"""Games in progress, written into a database before a server starts: first turns and late ones."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from server.play import step
from ziggurat import game_keys, games
from ziggurat.server.play.rows import PERSON, Player, Row, Setup
from ziggurat.server.play.session import Session
from ziggurat.server.play.tokens import hashed
from ziggurat.server.store.store import Store
from ziggurat.table import Choice

GAMES = game_keys()  # all that are registered: a new game is measured with the others
TOKEN = "first"
LONG_NAME = "Maximiliane-Charlotte Wu"  # as long as a name may be
LATE = 0.8  # of a game
TURNS = ("first", "late")
OVER = "over"


class Prepared(NamedTuple):
    """A game somebody may sit down at: seat 0 has to choose."""

    game: str
    seats: int
    turn: str

    @property
    def id(self) -> str:
        """Its address."""
        return f"{self.game}-{self.seats}-{self.turn}"


def all_games() -> Iterator[Prepared]:
    """Every game with the fewest and the most seats, at its first turn and at a late one."""
    for key in GAMES:
        game = games.load(key)
        for seats in sorted({game.usual_seats(), game.max_seats}):
            for turn in TURNS:
                yield Prepared(key, seats, turn)


def full_tables(turn: str) -> list[Prepared]:
    """Every game with the most seats."""
    return [Prepared(key, games.load(key).max_seats, turn) for key in GAMES]


def prepare(one: Prepared, store: Store) -> None:
    """Write a game: persons only, so that nothing moves by itself."""
    players = tuple(
        Player(PERSON, LONG_NAME if seat == 0 else f"Player {seat + 1}", token=hashed(token))
        for seat, token in enumerate((TOKEN, "second", "third", "fourth")[: one.seats])
    )
    setup = Setup(one.id, one.game, games.load(one.game).version, {}, 11, players)
    store.create(setup)
    if rows := played(setup, one.turn):
        store.append(one.id, 0, rows).result()


def played(setup: Setup, turn: str) -> list[Row]:
    """What is played before: nothing but others' turns, most of a game at random, or all of it."""
    session, random = Session(setup), Random(5)
    rows: list[Row] = []
    asked: list[int] = []  # how much was played when the first seat had to choose

    def pick(choices: list[Choice]) -> Choice:
        return random.choice(choices)

    while not session.over:
        if session.acting == 0 and not session.waits:
            asked.append(len(rows))
            if turn == "first":
                return rows
        rows += step(session, pick)
    return rows if turn == OVER else rows[: asked[int(LATE * len(asked))]]
