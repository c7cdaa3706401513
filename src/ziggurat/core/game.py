"""Game: the rules of one game, and the loop that plays them."""

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ziggurat.core.choices import Catalogue, Choices
from ziggurat.core.errors import BadOption, BadSeats
from ziggurat.core.events import EventType
from ziggurat.core.reasons import GAME_OVER, NOT_ASKED, Reason, Refusal
from ziggurat.core.rng import Rng
from ziggurat.core.rules import IS_DECISION, IS_EFFECT, AnyRule, Rule
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY, RULE_LIMIT, rule_of, seat_of

S = TypeVar("S", bound=State)

FIRST_VALUE: Final = 0


class Option(NamedTuple):
    """Something to agree on before the game; the first value is the default.

    With fewer or more seats than it applies to it is ignored. What the box itself varies is a
    variant; a ruling is the house's own, where the book is unclear or silent, and no lot draws it.
    """

    key: str
    values: tuple[str, ...]
    seats: tuple[int, int] | None = None  # the fewest and the most; None for any number
    ruling: bool = False

    def applies(self, seats: int) -> bool:
        """Whether the option applies to that number of seats."""
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]


class Outcome(NamedTuple):
    """How a game ended.

    Attributes:
        scores: The final score of each seat.
        places: The place of each seat: 1 is the best, equal places are shared.
        reason: What ended the game.

    Example:
        >>> from ziggurat import play_match
        >>> outcome = play_match("amytis", ["greedy", "random"], seed=1).outcome
        >>> sorted(outcome.places), outcome.reason
        ([1, 2], 'two-piles-empty')
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game: they hold no state, and work on the `State` they are given.

    Bots that look ahead use `choices`, `play`, `to_move` and `guess`; all others use `Table`.

    Args:
        key: The key of the game.
        version: The version of the rules.
        seats: The minimum and the maximum number of players.
        catalogue: All choices of the game, with their texts.
        events: The kinds of events.
        options: What can be agreed on before the game.
        rules: The rules by number.
        reasons: The reasons for which choices are refused.
        draws_since: The oldest version whose seeds give the same draws; this one by default.

    Example:
        >>> from ziggurat import Table
        >>> table = Table("amytis", seed=7)
        >>> table.game
        <Game amytis 1: 2 seats>
        >>> state = table.state.copy()
        >>> table.game.play(state, table.game.choices(state)[0])
        >>> table.game.to_move(state)
        0
    """

    def __init__(
        self,
        key: str,
        version: int,
        seats: tuple[int, int],
        catalogue: Catalogue,
        events: list[EventType],
        options: list[Option],
        rules: dict[int, Rule[S]],
        reasons: Sequence[Reason] = (),
        draws_since: int = 0,
    ) -> None:
        self.key = key
        self.version = version
        self.draws_since = draws_since or version  # the oldest version that draws the same by seed
        self.min_seats, self.max_seats = seats
        self.catalogue = catalogue
        self.events = events
        self.options = options
        self.reasons = reasons
        gap = AnyRule()
        self.rules: vec[AnyRule] = vec[AnyRule]([rules.get(n, gap) for n in range(RULE_LIMIT)])

    def __repr__(self) -> str:
        fewest, most = self.min_seats, self.max_seats
        seats = str(fewest) if fewest == most else f"{fewest}-{most}"
        return f"<Game {self.key} {self.version}: {seats} seats>"

    # What each game says of itself.

    def setup(self, options: dict[str, str], seats: int) -> S:
        """The initial state.

        Args:
            options: Values of options by key; the others take their defaults.
            seats: The number of players.

        Returns:
            A state in which chance or a seat has to choose.

        Raises:
            BadSeats: The game does not allow this number of players.
            BadOption: There is no such option, or no such value.

        Example:
            >>> from ziggurat import CHANCE, Table
            >>> game = Table("amytis").game
            >>> game.to_move(game.setup({}, 2)) == CHANCE
            True
        """
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended.

        Args:
            state: A full state.

        Returns:
            The outcome, or None while the game runs.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> table.game.outcome(table.state) is None
            True
        """
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """An upper bound of the length of a game.

        Args:
            seats: The number of players.

        Returns:
            The maximum number of decisions, without draws.

        Example:
            >>> from ziggurat import Table
            >>> Table("amytis").game.bound(2)
            152
        """
        raise NotImplementedError

    def hide(self, state: S, seat: int) -> S:
        """The observation of a seat, as a state; by default a copy, as bags have no order.

        Args:
            state: A full state.
            seat: The seat, or NOBODY for a spectator.

        Returns:
            A state in which everything that the seat may not know is hidden.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> seen = table.game.hide(table.state, 0)
            >>> table.game.choices(seen) == table.game.choices(table.state)
            True
        """
        return cast(S, state.copy())

    def guess(self, state: S, seat: int, pick: Rng) -> S:
        """A determinization: a full state that is consistent with an observation.

        Args:
            state: The observation, from `hide`.
            seat: The seat that observes.
            pick: The generator that draws the hidden things.

        Returns:
            A state that can be played on.

        Example:
            >>> from ziggurat import Rng, Table
            >>> table = Table("amytis", seed=7)
            >>> guess = table.game.guess(table.seen(0), 0, Rng(5))
            >>> table.game.hide(guess, 0).flat() == table.seen(0).flat()
            True
        """
        return cast(S, state.copy())

    # The loop: all the engine there is. It reads the agenda itself, as methods that can be
    # overridden (top, pop) are not inlined.

    def settle(self, state: S) -> None:
        """Run the effects that are due, until a seat or chance has to choose, or nothing is left.

        Args:
            state: The state, changed in place.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> table.game.settle(table.state)  # `play` and `setup` have done it
        """
        while state.depth > 0:
            step = state.agenda[state.depth - 1]
            rule = self.rules[rule_of(step)]
            if rule.kind != IS_EFFECT:
                return
            state.depth -= 1
            rule.run(state, step)

    def to_move(self, state: S) -> i64:
        """The seat that has to choose.

        Args:
            state: The state.

        Returns:
            The seat, or CHANCE, or NOBODY when the game is over.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> table.game.to_move(table.state)
            0
        """
        if state.depth == 0:
            return NOBODY
        step = state.agenda[state.depth - 1]
        if self.rules[rule_of(step)].kind == IS_DECISION:
            return seat_of(step)
        return CHANCE

    def fill(self, state: S, out: Choices) -> i64:
        """List the legal choices, or the outcomes of chance, into a buffer; faster than `choices`.

        Args:
            state: The state.
            out: The buffer, which is cleared first.

        Returns:
            The seat to move, or CHANCE, or NOBODY when the game is over.

        Example:
            >>> from ziggurat import Table
            >>> table, out = Table("amytis", seed=7), Choices()
            >>> table.game.fill(table.state, out), len(out)
            (0, 9)
        """
        out.clear()
        if state.depth == 0:
            return NOBODY
        step = state.agenda[state.depth - 1]
        rule = self.rules[rule_of(step)]
        if rule.kind == IS_DECISION:
            rule.choices(state, step, out)
            return seat_of(step)
        rule.outcomes(state, step, out)
        return CHANCE

    def play(self, state: S, choice: i64) -> None:
        """Apply a choice of the seat to move, or an outcome of chance, in place.

        Args:
            state: The state, changed in place.
            choice: The number of a choice that is open; this is not checked.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> state = table.state.copy()
            >>> table.game.play(state, 3)
            >>> state.flat() == table.state.flat()
            False
        """
        state.depth -= 1
        step = state.agenda[state.depth]
        self.rules[rule_of(step)].play(state, step, choice)
        self.settle(state)

    # The API for Python callers.

    def choices(self, state: S) -> list[int]:
        """The legal choices of the seat to move.

        Args:
            state: The state.

        Returns:
            Their numbers, ascending; empty if chance is to move or the game is over.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> table.game.choices(table.state)
            [0, 1, 2, 3, 4, 5, 6, 7, 8]
        """
        out = Choices()  # one per call: rules are shared between threads
        if self.fill(state, out) == CHANCE:
            return []
        return out.numbers()

    def outcomes(self, state: S) -> list[tuple[int, int]]:
        """The outcomes of chance.

        Args:
            state: The state.

        Returns:
            Numbers and weights, ascending by number; empty if chance is not to move.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", drawn=False)
            >>> len(table.game.outcomes(table.state)), len(table.game.choices(table.state))
            (24, 0)
        """
        out = Choices()
        if self.fill(state, out) != CHANCE:
            return []
        return out.weighted()

    def why_not(self, state: S, choice: int) -> Refusal | None:
        """What forbids a choice to the seat to move.

        Args:
            state: The state; an observation, if the refusal must not tell hidden things.
            choice: The number of a choice of this game.

        Returns:
            The refusal, or None if the choice is legal.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> table.game.why_not(table.state, table.game.catalogue.ids["lay:site-0"])
            <Refusal not-asked>
        """
        if state.depth == 0:
            return Refusal(GAME_OVER)
        if choice in self.choices(state):
            return None
        step = state.top()
        rule = self.rules[rule_of(step)]
        refusal = rule.why_not(state, step, choice) if rule.asks(choice) else None
        return Refusal(NOT_ASKED) if refusal is None else refusal

    def asking(self, state: S) -> str:
        """The name of the rule that waits for a choice.

        Args:
            state: The state.

        Returns:
            The name in lower case; empty when the game is over.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> table.game.asking(table.state)
            'taking'
        """
        if state.depth == 0:
            return ""
        name = type(self.rules[rule_of(state.top())]).__name__
        return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")

    def reveals(self, state: S) -> bool:
        """Whether the decision that waits shows others what they could not see.

        Args:
            state: The state.

        Returns:
            True if it does: such a choice cannot be taken back.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> table.game.reveals(table.state)
            False
        """
        return state.depth > 0 and self.rules[rule_of(state.top())].reveals

    def opens(self, state: S) -> bool:
        """Whether a turn begins with the decision that waits.

        Args:
            state: The state.

        Returns:
            True at the first decision of a turn.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> table.game.opens(table.state)
            True
        """
        return state.depth > 0 and self.rules[rule_of(state.top())].opens

    def goes_on(self, state: S, seat: i64) -> bool:
        """Whether the turn of a seat continues.

        Args:
            state: The state after a choice of that seat.
            seat: The seat.

        Returns:
            True if the seat has to choose again and no new turn opens.

        Example:
            >>> from ziggurat import Table
            >>> table = Table("amytis", seed=7)
            >>> events = table.play("take:pile-3")
            >>> table.game.goes_on(table.state, 0)
            True
        """
        return self.to_move(state) == seat and not self.opens(state)

    def usual_seats(self) -> int:
        """The default number of players.

        Returns:
            Two, or the nearest number that the game allows.

        Example:
            >>> from ziggurat import Table
            >>> Table("origins").game.usual_seats()
            2
        """
        return min(max(2, self.min_seats), self.max_seats)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game does not allow.

        Args:
            seats: The number of players.

        Raises:
            BadSeats: The game does not allow it.

        Example:
            >>> from ziggurat import Table
            >>> Table("amytis").game.check_seats(2)
        """
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(self.key, seats, self.min_seats, self.max_seats)

    def complete(self, options: dict[str, str], seats: int = 0) -> dict[str, str]:
        """All options of the game; missing or inapplicable ones take their defaults.

        Args:
            options: Values of options by key.
            seats: The number of players; 0 if it is not known, then every option applies.

        Returns:
            The value of every option by key.

        Raises:
            BadOption: There is no such option, or no such value.

        Example:
            >>> from ziggurat import Table
            >>> Table("amytis").game.complete({"garden": "b"})["garden"]
            'b'
        """
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise BadOption(
                    f"{self.key} has no option {key!r}; it has {', '.join(known) or 'none'}"
                )
            if value not in known[key].values:
                raise BadOption(
                    f"option {key} must be {' or '.join(known[key].values)}, not {value!r}"
                )
        return {
            option.key: options.get(option.key, option.values[FIRST_VALUE])
            if seats == 0 or option.applies(seats)
            else option.values[FIRST_VALUE]
            for option in self.options
        }


def places(ranking: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from one sort key per seat, the highest first; equal keys share a place."""
    return tuple(1 + sum(1 for other in ranking if other > mine) for mine in ranking)
