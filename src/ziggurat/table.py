"""Table: a game being played — the front door for people who write Python."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ziggurat import registry
from ziggurat.commitment import Secret
from ziggurat.core.choices import Choices
from ziggurat.core.errors import (
    BadOption,
    BadSeats,
    GameOver,
    IllegalChoice,
    MissingExtra,
    NoSuchSeat,
    RecordError,
    UnknownChoice,
    ZigguratError,
)
from ziggurat.core.events import Event
from ziggurat.core.game import Game, Outcome
from ziggurat.core.reasons import Refusal
from ziggurat.core.record import END_MARK, Entry, Record, read
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.extras import needs

GAME_LINE, OPTIONS_LINE, SEATS_LINE = 1, 2, 3  # of a record's header, as it is written


class Choice(NamedTuple):
    """Something open to the seat to move: its number in the catalogue and its name."""

    id: int
    text: str


class Table:
    """A game being played: state, record, and chance from a seed.

    Two sit down if `seats` is not given, or the fewest the box serves if that is more. With a
    `secret`, chance follows from it instead of the seed, and the record shows its seal.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        players: Sequence[str] = (),
        *,
        secret: Secret | None = None,
        drawn: bool = True,
    ) -> None:
        rules = registry.load(game)
        seats = rules.usual_seats() if seats is None else seats
        rules.check_seats(seats)
        names = list(players) or [f"seat-{seat}" for seat in range(seats)]
        if len(names) != seats:
            raise ZigguratError(f"{len(names)} player names for {seats} seats")
        self.game: Game[Any] = rules
        self.seats = seats
        self.seed = seed
        self.secret = secret
        self.options = rules.complete(dict(options or {}))
        self.record = Record(rules.key, rules.version, self.options, names)
        self.record.seal = secret.seal if secret else ""
        self.state: State = rules.setup(self.options, seats)
        self.chances = 0
        if drawn:  # a replay brings the chance of the set-up with it
            self.draw()

    @property
    def players(self) -> list[str]:
        """The names of the players, by seat."""
        return self.record.players

    @property
    def to_move(self) -> int:
        """The seat that has to choose, or CHANCE, or NOBODY when the game is over."""
        return int(self.game.to_move(self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self.game.outcome(self.state)

    def choices(self) -> list[Choice]:
        """What the seat to move may choose."""
        text = self.game.catalogue.text
        return [Choice(choice, text(choice)) for choice in self.game.choices(self.state)]

    def why(self, choice: str | int) -> Refusal | None:
        """Why a choice is illegal for the seat to move, by its observation; None if legal."""
        mover = NOBODY if self.to_move == CHANCE else self.to_move
        return self.game.why_not(self.seen(mover), self._known(choice))

    def play(self, choice: str | int) -> list[Event]:
        """Play an open choice, and the chance that follows; what happened."""
        return self.choose(choice) + self.draw()

    def choose(self, choice: str | int) -> list[Event]:
        """Play an open choice and leave chance waiting; what happened."""
        return self._take(self._legal(choice))

    def draw(self) -> list[Event]:
        """Let chance choose until a seat has to, or the game is over; what happened."""
        events: list[Event] = []
        while self.to_move == CHANCE:
            events += self._take(self.in_store())
        return events

    def deal(self, outcomes: Sequence[str]) -> list[Event]:
        """Let chance choose as it did once, if it could here; what happened."""
        events: list[Event] = []
        for outcome in outcomes:
            events += self.follow(Entry(CHANCE, outcome))
        if self.to_move == CHANCE:
            raise ZigguratError("a draw is missing")
        return events

    def seen(self, seat: int) -> State:
        """The observation of that seat, or of a spectator (NOBODY)."""
        self._check(seat)
        hidden: State = self.game.hide(self.state, seat)
        return hidden

    def facts(self, seat: int = NOBODY) -> dict[str, object]:
        """What that seat may know, as plain data with documented keys."""
        self._check(seat)
        outcome = self.outcome
        return {
            **registry.told(self.game, self.seen(seat), seat, self.options),
            "players": list(self.players),
            "outcome": outcome._asdict() if outcome else None,
        }

    def svg(self, seat: int = NOBODY, lang: str = "en", theme: str = "light") -> str:
        """The table as that seat sees it, as one self-contained picture."""
        with needs("app"):
            from ziggurat.views.standalone import picture  # drawing is not needed to play

        return picture(self.game.key, self.seen(seat), seat, lang, theme)

    def _repr_svg_(self) -> str | None:
        try:
            return self.svg()
        except MissingExtra:  # then a notebook shows the line below
            return None

    def __repr__(self) -> str:
        if self.outcome is None:
            now = f"{'chance' if self.to_move == CHANCE else f'seat {self.to_move}'} to move"
        else:
            now = f"over, {self.outcome.scores} {self.outcome.reason}"
        lines = len(self.record.entries)
        return f"<Table {self.game.key}: {self.seats} seats, {lines} choices, {now}>"

    def copy(self) -> "Table":
        """An equal table that goes its own way."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.record = self.record.copy()
        return twin

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Table"], tuple[str, int, Secret | None]]:
        return _again, (str(self.record), self.seed, self.secret)  # the record is the game

    def _check(self, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        if seat != NOBODY and seat not in range(self.seats):
            raise NoSuchSeat(seat, self.seats)

    def _legal(self, choice: str | int) -> int:
        """The number of an open choice; refuses all others in words."""
        if self.over:
            raise GameOver("the game is over: nothing is left to choose")
        known = self._known(choice)
        if known in self.game.choices(self.state):
            return known
        texts = [choice.text for choice in self.choices()]
        raise IllegalChoice(self.game.catalogue.text(known), texts, self.why(known))

    def _known(self, choice: str | int) -> int:
        """The number of a choice of this game, open or not."""
        catalogue = self.game.catalogue
        known = catalogue.parse(choice) if isinstance(choice, str) else choice
        if known is None or not 0 <= known < len(catalogue):
            raise UnknownChoice(str(choice), [choice.text for choice in self.choices()])
        return known

    def in_store(self) -> int:
        """The outcome chance has in store: by seed or secret and by how many came before."""
        out, catalogue = Choices(), self.game.catalogue
        self.game.fill(self.state, out)
        if self.secret is None:
            return int(Rng(self.seed, self.chances).weighted(out))
        outcomes = {catalogue.text(choice): weight for choice, weight in out.weighted()}
        found = catalogue.parse(self.secret.draw(self.chances + 1, outcomes))
        assert found is not None
        return found

    def follow(self, entry: Entry) -> list[Event]:
        """Play one line of a record, if it fits; what happened."""
        if self.over:
            raise RecordError(entry.line, "the game was over before this line")
        if entry.seat != self.to_move:
            who = "chance" if self.to_move == CHANCE else f"seat {self.to_move}"
            raise RecordError(entry.line, f"{who} must choose here")
        choice = self.game.catalogue.parse(entry.text)
        if choice is None:
            raise RecordError(entry.line, f"{entry.text!r} is not a choice of {self.game.key}")
        out = Choices()
        self.game.fill(self.state, out)
        if choice not in out.numbers():
            raise RecordError(entry.line, f"{entry.text!r} is not allowed here")
        return self._take(choice)

    def _take(self, choice: int) -> list[Event]:
        """Play a choice that is known to be open, and write it down."""
        seat = self.to_move
        if seat == CHANCE:
            self.chances += 1
        events = self.state.listen()
        self.game.play(self.state, choice)
        self.state.events = None
        self.record.entries.append(Entry(seat, self.game.catalogue.text(choice)))
        outcome = self.outcome
        if outcome is not None:
            self.record.result = (outcome.scores, outcome.reason)
        return events


def replay(text: str, upto: int | None = None) -> Table:
    """The table at the end of a record, or after its first `upto` choices.

    Refuses a record that does not fit the rules, and says which line and why.
    """
    record = read(text)
    table = blank(record)
    for entry in record.entries[:upto]:
        table.follow(entry)
    if upto is None and record.result is not None and record.result != table.record.result:
        lines = text.splitlines()
        end = max(n for n, line in enumerate(lines, start=1) if line.startswith(END_MARK))
        raise RecordError(end, f"the game did not end like this: {_ending(table)}")
    return table


def _again(text: str, seed: int, secret: Secret | None = None) -> Table:
    """A pickled table: its record played again, the chance to come as it was in store."""
    table = replay(text)
    table.seed, table.secret = seed, secret
    return table


def blank(record: Record) -> Table:
    """A table set up as the record's header says, nothing drawn yet."""
    try:
        table = Table(
            record.game, len(record.players), 0, record.options, record.players, drawn=False
        )
    except BadOption as error:
        raise RecordError(OPTIONS_LINE, str(error)) from error
    except BadSeats as error:
        raise RecordError(SEATS_LINE, str(error)) from error
    except ZigguratError as error:
        raise RecordError(GAME_LINE, str(error)) from error
    if record.version != table.game.version:
        now = table.game.version
        raise RecordError(GAME_LINE, f"{record.game} is now at version {now}, not {record.version}")
    table.record.seal, table.record.secret = record.seal, record.secret
    table.record.id, table.record.bound = record.id, record.bound
    return table


def _ending(table: Table) -> str:
    """How a replayed table stands, in words."""
    if table.outcome is None:
        return "it is still running after the last line"
    return f"scores {table.outcome.scores}, {table.outcome.reason}"
