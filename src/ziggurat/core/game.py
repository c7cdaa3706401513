"""Game: the rules of one game, and the loop that plays them."""

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ziggurat.core.choices import Catalogue, Choices
from ziggurat.core.errors import BadOption, BadSeats
from ziggurat.core.events import Told
from ziggurat.core.reasons import GAME_OVER, NOT_ASKED, Reason, Refusal
from ziggurat.core.rng import Rng
from ziggurat.core.rules import IS_DECISION, IS_EFFECT, AnyRule, Rule
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY, RULES, rule_of, seat_of

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
    """How a game ended: final scores, places (1 is best, ties share), and why it ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game: what it is made of, and the loop."""

    def __init__(
        self,
        key: str,
        version: int,
        seats: tuple[int, int],
        catalogue: Catalogue,
        events: list[Told],
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
        self.rules: vec[AnyRule] = vec[AnyRule]([rules.get(n, gap) for n in range(RULES)])

    def __repr__(self) -> str:
        fewest, most = self.min_seats, self.max_seats
        seats = str(fewest) if fewest == most else f"{fewest}-{most}"
        return f"<Game {self.key} {self.version}: {seats} seats>"

    # What each game says of itself.

    def setup(self, options: dict[str, str], seats: int) -> S:
        """The initial state, before the first decision."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it runs."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """Upper bound of the number of decisions in a game, without chance."""
        raise NotImplementedError

    def hide(self, state: S, seat: int) -> S:
        """The observation of a seat, as a state; by default a copy, as bags have no order."""
        return cast(S, state.copy())

    def guess(self, state: S, seat: int, pick: Rng) -> S:
        """A determinization: a full state consistent with the observation of that seat."""
        return cast(S, state.copy())

    # The loop: all the engine there is. It reads the agenda itself, as methods that can be
    # overridden (top, pop) are not inlined.

    def settle(self, state: S) -> None:
        """Run effects until a seat or chance has to choose, or nothing is left."""
        while state.depth > 0:
            step = state.agenda[state.depth - 1]
            rule = self.rules[rule_of(step)]
            if rule.kind != IS_EFFECT:
                return
            state.depth -= 1
            rule.run(state, step)

    def to_move(self, state: S) -> i64:
        """The seat that has to choose, or CHANCE, or NOBODY when the game is over."""
        if state.depth == 0:
            return NOBODY
        step = state.agenda[state.depth - 1]
        if self.rules[rule_of(step)].kind == IS_DECISION:
            return seat_of(step)
        return CHANCE

    def fill(self, state: S, out: Choices) -> i64:
        """Write the open choices into a buffer; the seat to move, CHANCE or NOBODY."""
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
        """Apply a choice in place; the caller guarantees that it is open."""
        state.depth -= 1
        step = state.agenda[state.depth]
        self.rules[rule_of(step)].play(state, step, choice)
        self.settle(state)

    # The API for Python callers.

    def choices(self, state: S) -> list[int]:
        """The legal choices of the seat to move, ascending."""
        out = Choices()  # one per call: rules are shared between threads
        if self.fill(state, out) == CHANCE:
            return []
        return out.numbers()

    def outcomes(self, state: S) -> list[tuple[int, int]]:
        """The chance outcomes with their weights, ascending."""
        out = Choices()
        if self.fill(state, out) != CHANCE:
            return []
        return out.weighted()

    def why_not(self, state: S, choice: int) -> Refusal | None:
        """What forbids a choice to the seat to move; None if it is open."""
        if state.depth == 0:
            return Refusal(GAME_OVER)
        if choice in self.choices(state):
            return None
        step = state.top()
        refusal = self.rules[rule_of(step)].why_not(state, step, choice)
        return Refusal(NOT_ASKED) if refusal is None else refusal

    def asking(self, state: S) -> str:
        """The name of the rule that waits for a choice, in lower case: '' when the game is over."""
        if state.depth == 0:
            return ""
        name = type(self.rules[rule_of(state.top())]).__name__
        return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")

    def reveals(self, state: S) -> bool:
        """Whether the decision that waits shows others what they could not see."""
        return state.depth > 0 and self.rules[rule_of(state.top())].reveals

    def opens(self, state: S) -> bool:
        """Whether a turn begins with the decision that waits."""
        return state.depth > 0 and self.rules[rule_of(state.top())].opens

    def goes_on(self, state: S, seat: i64) -> bool:
        """Whether the turn of that seat goes on: it has to choose again, and no new turn opens."""
        return self.to_move(state) == seat and not self.opens(state)

    def usual_seats(self) -> int:
        """The default number of seats: two, where the game allows two."""
        return min(max(2, self.min_seats), self.max_seats)

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats for a number of players the game does not allow."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(self.key, seats, self.min_seats, self.max_seats)

    def complete(self, options: dict[str, str], seats: int = 0) -> dict[str, str]:
        """All options of the game; missing or inapplicable ones take their defaults."""
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
