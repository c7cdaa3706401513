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
from ziggurat.core.record import END_MARK, Entry, Record, parse_record
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.extras import needs

GAME_LINE, OPTIONS_LINE, SEATS_LINE = 1, 2, 3  # of a record's header, as it is written


class Choice(NamedTuple):
    """Something open to the seat to move.

    Attributes:
        id: The number of the choice in the game's catalogue, as bots return it.
        text: Its name, as in records and requests.

    Example:
        >>> Table("amytis", seed=7).choices()[0]
        Choice(id=0, text='take:pile-0')
    """

    id: int
    text: str


class Table:
    """A game being played: state, record, and chance from a seed.

    Args:
        game: The key of a game, one of `game_keys()`.
        seats: The number of players; by default two, or the minimum of the game if that is more.
        seed: The seed of all draws: equal seeds and choices give equal games.
        options: Values of the game's options by key; the others take their defaults.
        players: The names of the players by seat; by default `seat-0`, `seat-1` and so on.
        secret: The secret of a committed game: draws follow from it instead of the seed, and the
            record shows its seal.
        drawn: Whether the draws of the set-up are made; a replay takes them from its record.

    Attributes:
        game: The rules, a `Game`.
        state: The full state, a `State`, hidden things included; `seen` gives an observation.
        seats: The number of players.
        seed: The seed.
        options: All options of the game with their values.
        record: The record of the game so far; `str(table.record)` is what `replay` reads.

    Raises:
        UnknownGame: No game has this key.
        BadSeats: The game does not allow this number of players.
        BadOption: The game has no such option, or the option no such value.
        ZigguratError: There is not one name for each seat.

    Example:
        >>> table = Table("amytis", seed=7)
        >>> table
        <Table amytis: 2 seats, 17 choices, seat 0 to move>
        >>> while not table.over:
        ...     events = table.play(table.choices()[0].id)
        >>> table.outcome is not None
        True
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
        """The legal choices of the seat to move.

        Returns:
            The choices in the order of the game's catalogue; empty when the game is over.

        Example:
            >>> [choice.text for choice in Table("amytis", seed=7).choices()][:2]
            ['take:pile-0', 'take:pile-1']
        """
        text = self.game.catalogue.text
        return [Choice(choice, text(choice)) for choice in self.game.choices(self.state)]

    def why(self, choice: str | int) -> Refusal | None:
        """Why the seat to move may not make a choice, judged by what that seat observes.

        Args:
            choice: The number of the choice, or its text.

        Returns:
            The refusal, or None if the choice is legal.

        Raises:
            UnknownChoice: The text or number is no choice of this game.

        Example:
            >>> table = Table("amytis", seed=7)
            >>> events = table.play("take:pile-3")
            >>> table.why("lay:site-0"), table.why("take:pile-4")
            (None, <Refusal not-asked>)
        """
        mover = NOBODY if self.to_move == CHANCE else self.to_move
        return self.game.why_not(self.seen(mover), self._known(choice))

    def play(self, choice: str | int) -> list[Event]:
        """Play a choice of the seat to move, and all chance that follows.

        Args:
            choice: The number of the choice, or its text.

        Returns:
            The events, in order.

        Raises:
            UnknownChoice: The text or number is no choice of this game.
            IllegalChoice: The choice is not legal now; its `refusal` says why.
            GameOver: The game has ended.

        Example:
            >>> Table("amytis", seed=7).play("take:pile-3")
            [<Event took seat=0 pile=3 tile=9>]
        """
        return self.choose(choice) + self.draw()

    def choose(self, choice: str | int) -> list[Event]:
        """Play a choice of the seat to move, and leave the chance that follows to `draw` or `deal`.

        Args:
            choice: The number of the choice, or its text.

        Returns:
            The events, in order.

        Raises:
            UnknownChoice: The text or number is no choice of this game.
            IllegalChoice: The choice is not legal now; its `refusal` says why.
            GameOver: The game has ended.

        Example:
            >>> table = Table("amytis", seed=7)
            >>> table.choose("take:pile-3")
            [<Event took seat=0 pile=3 tile=9>]
            >>> table.draw()
            []
        """
        return self._take(self._legal(choice))

    def draw(self) -> list[Event]:
        """Make all draws that are due, until a seat has to choose or the game is over.

        Returns:
            The events, in order; empty if no draw is due.

        Example:
            >>> Table("amytis", seed=7).draw()
            []
        """
        events: list[Event] = []
        while self.to_move == CHANCE:
            events += self._take(self.in_store())
        return events

    def deal(self, outcomes: Sequence[str]) -> list[Event]:
        """Make the draws that are due with given outcomes, as a record or a database stores them.

        Args:
            outcomes: The texts of the outcomes, in order.

        Returns:
            The events, in order.

        Raises:
            RecordError: An outcome is not possible here.
            ZigguratError: More draws are due than outcomes are given.

        Example:
            >>> Table("amytis", seed=7).deal([])
            []
        """
        events: list[Event] = []
        for outcome in outcomes:
            events += self.follow(Entry(CHANCE, outcome))
        if self.to_move == CHANCE:
            raise ZigguratError("a draw is missing")
        return events

    def seen(self, seat: int) -> State:
        """The observation of a seat.

        Args:
            seat: The seat, or NOBODY for a spectator.

        Returns:
            A state in which everything that the seat may not know is hidden.

        Raises:
            NoSuchSeat: The table has no such seat.

        Example:
            >>> table = Table("amytis", seed=7)
            >>> table.seen(0) is table.state
            False
        """
        self._check(seat)
        hidden: State = self.game.hide(self.state, seat)
        return hidden

    def facts(self, seat: int = NOBODY) -> dict[str, object]:
        """The observation of a seat as plain data, with the keys that the game's spec card lists.

        Args:
            seat: The seat, or NOBODY for a spectator.

        Returns:
            Values that can be written as JSON, by key.

        Raises:
            NoSuchSeat: The table has no such seat.

        Example:
            >>> facts = Table("amytis", seed=7).facts(0)
            >>> facts["to_move"], facts["asking"], facts["choices"][0]
            (0, 'taking', 'take:pile-0')
        """
        self._check(seat)
        outcome = self.outcome
        return {
            **registry.observation(self.game, self.seen(seat), seat, self.options),
            "players": list(self.players),
            "outcome": outcome._asdict() if outcome else None,
        }

    def svg(self, seat: int = NOBODY, lang: str = "en", theme: str = "light") -> str:
        """A drawing of the table as a seat sees it; needs the optional libraries of group `app`.

        Args:
            seat: The seat, or NOBODY for a spectator.
            lang: The language of the words: `en` or `fr`.
            theme: The colours: `light` or `dark`.

        Returns:
            One self-contained SVG document.

        Raises:
            NoSuchSeat: The table has no such seat.
            MissingExtra: The optional libraries are not installed.

        Example:
            >>> Table("amytis", seed=7).svg(seat=0, lang="fr").startswith("<svg")
            True
        """
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
        """An independent table in the same state.

        Returns:
            The copy; the same choices lead to the same draws.

        Example:
            >>> table = Table("amytis", seed=7)
            >>> twin = table.copy()
            >>> twin.play("take:pile-3") == table.play("take:pile-3")
            True
        """
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
        """The next outcome of chance, by the seed or secret and the number of draws before it.

        Returns:
            The number of the outcome in the game's catalogue; only valid while chance is to move.

        Example:
            >>> table = Table("amytis", seed=7, drawn=False)
            >>> table.game.catalogue.text(table.in_store())
            'reveal:wall-blue'
        """
        out, catalogue = Choices(), self.game.catalogue
        self.game.fill(self.state, out)
        if self.secret is None:
            return int(Rng(self.seed, self.chances).weighted(out))
        outcomes = {catalogue.text(choice): weight for choice, weight in out.weighted()}
        found = catalogue.parse(self.secret.draw(self.chances + 1, outcomes))
        assert found is not None
        return found

    def follow(self, entry: Entry) -> list[Event]:
        """Play one line of a record.

        Args:
            entry: The line: its seat or CHANCE, and the text of the choice.

        Returns:
            The events, in order.

        Raises:
            RecordError: The line does not fit the rules here.

        Example:
            >>> table, again = Table("amytis", seed=7), Table("amytis", drawn=False)
            >>> for entry in table.record.entries:
            ...     events = again.follow(entry)
            >>> str(again.record) == str(table.record)
            True
        """
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
    """The table at the end of a record, or after some of its choices.

    Args:
        text: The record, as `str(table.record)` gives it.
        upto: The number of choices and draws to play; all by default.

    Returns:
        A table that can be played on.

    Raises:
        RecordError: The record cannot be read or does not fit the rules; says the line and why.

    Example:
        >>> table = Table("amytis", seed=7)
        >>> events = table.play("take:pile-3")
        >>> replay(str(table.record))
        <Table amytis: 2 seats, 18 choices, seat 0 to move>
        >>> replay(str(table.record), 17).choices() == Table("amytis", seed=7).choices()
        True
    """
    record = parse_record(text)
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
