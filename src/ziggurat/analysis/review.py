"""Review: what a finished game owes to luck and to play, part by part.

At every boundary between parts stand the chances of all seats; the last are the result. Luck is
what a draw changed, play is what a turn lost, and the rest is what the judge had not predicted. For
every seat the final chances minus the initial ones are exactly the sum of the three.
"""

import json
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, NamedTuple, final

from ziggurat.analysis.because import GAMES, TurnReason, because
from ziggurat.analysis.calibration import Chances, read_calibration
from ziggurat.analysis.game_parts import Draw, Part, Turn, course_of
from ziggurat.analysis.judge import SEEDS, Judge, budget_of, final_chances
from ziggurat.analysis.loss import CONFIRM, SUSPECT, Hearing, TurnLoss, mark_of, weigh
from ziggurat.analysis.luck import Expected, expected
from ziggurat.analysis.onward import Ended
from ziggurat.bots import evaluation_of
from ziggurat.core.errors import ZigguratError
from ziggurat.core.record import parse_record

VERSION: Final = 1  # of the method: reviews of different versions are not compared
LUCKY: Final = 0.10  # a draw that changes the chances by so much is marked
SET_UP: Final = 4  # times the usual outcomes are judged
AGAIN: Final = 8  # times the usual games are played on to confirm it
RIGHT: Final = 0.03  # a turn that loses no more counts as right
NEAR_THE_END: Final = 12  # decisions: an exact solution is tried
MOMENTS: Final = 5  # turning points of a game, at most
SKIPPED: Final = ("decided", "unclear")  # marks that say nothing about how good a turn was
CERTAIN: Final = 2.0  # standard errors that a stroke of luck needs


class NotOver(ZigguratError):
    """The game is not over: a review of it would tell what players may not know."""

    def __init__(self) -> None:
        super().__init__("only a finished game can be reviewed, and this one has no result")


class PartReview(NamedTuple):
    """A part of a game and what it changed.

    Attributes:
        number: Its number in the game, from 0.
        part: The turn or draw.
        before: The chances of every seat before it.
        after: The chances after it.
        luck: What the draw changed; 0 for a turn.
        play: What the turn lost, and gave to others; 0 for a draw.
        rest: What the judge had not predicted.
        verdict: What the turn lost, with the best alternative; None where nothing was to decide.
        expected: What was expected of the draw; None for a turn.
        again: The luck of a draw that seems large, judged afresh with more games played on.
        reasons: Why the better turn is better, for a turn with a mark.
    """

    number: int
    part: Part
    before: Chances
    after: Chances
    luck: tuple[float, ...]
    play: tuple[float, ...]
    rest: tuple[float, ...]
    verdict: TurnLoss | None = None
    expected: Expected | None = None
    again: tuple[float, ...] = ()
    reasons: tuple[TurnReason, ...] = ()


class SeatReview(NamedTuple):
    """A seat in a whole game.

    Attributes:
        seat: The seat.
        luck: The chances that draws gave it.
        play: The chances that turns gave it or lost, its own and those of others.
        own: The part of `play` that its own turns lost.
        rest: What the judge had not predicted.
        judged: The number of its turns that were judged, and neither decided nor unclear.
        right: How many of them lost no more than three in a hundred.
        marks: How often each mark was given, in alphabetical order.
    """

    seat: int
    luck: float
    play: float
    own: float
    rest: float
    judged: int
    right: int
    marks: tuple[tuple[str, int], ...]

    @property
    def accuracy(self) -> float:
        """The share of judged turns that were right; 1 where none was judged."""
        return self.right / self.judged if self.judged else 1.0


class Review(NamedTuple):
    """The review of a finished game.

    Attributes:
        game: The key of the game.
        judge: Game, versions, budget and seed: equal words, equal numbers.
        parts: Every part with what it changed.
        seats: The sums for every seat.
        moments: The numbers of the parts that decided most, in the order of the game.
    """

    game: str
    judge: str
    parts: tuple[PartReview, ...]
    seats: tuple[SeatReview, ...]
    moments: tuple[int, ...]

    def as_data(self) -> dict[str, Any]:
        """The review as values that can be written as JSON."""
        return {
            "game": self.game,
            "judge": self.judge,
            "moments": list(self.moments),
            "seats": [
                {**one._asdict(), "marks": dict(one.marks), "accuracy": one.accuracy}
                for one in self.seats
            ],
            "parts": [part_data(one) for one in self.parts],
        }

    def as_json(self) -> str:
        """The review as one line of JSON: equal reviews give equal bytes."""
        return json.dumps(self.as_data(), ensure_ascii=False, separators=(",", ":")) + "\n"


@final
class Reviewer:
    """Reviews the parts of one game, alone and in any order, always with the same numbers.

    Args:
        record: The text of a record.
        budget: The name of a budget.
        seed: The seed of the review.
    """

    def __init__(self, record: str, budget: str = "usual", seed: int = 0) -> None:
        written = parse_record(record)
        if written.result is None:
            raise NotOver
        limits = budget_of(budget)
        self.course = course_of(written)
        game, seats = self.course.game, len(written.players)
        if final_chances(game, self.course.states[-1]) is None:
            raise NotOver
        calibration = read_calibration(game.key, seats)
        self.judge = Judge(game, evaluation_of(game), calibration, limits)
        self.seed = seed
        # Else the noise of a seed would be the same in every review, as in what a set-up is worth.
        played = "\n".join(entry.text for entry in written.entries)
        self.digest = int.from_bytes(sha256(played.encode()).digest()[:2], "big")
        self.seats = seats
        version = calibration.version or "plain"
        self.name = f"{game.key}-{game.version}-{version}-{VERSION}-{limits.name}-{seed}"
        self._expected: dict[int, Expected] = {}
        self._chances: dict[int, Chances] = {}

    def __len__(self) -> int:
        return len(self.course.parts)

    def part(self, number: int) -> PartReview:
        """Review one part."""
        part = self.course.parts[number]
        before, after = self.chances(number), self.chances(number + 1)
        change = tuple(two - one for one, two in zip(before, after, strict=True))
        nothing = tuple(0.0 for _ in change)
        if isinstance(part, Draw):
            found = self._expected[number]
            return PartReview(number, part, before, after, change, nothing, nothing, expected=found)
        if part.is_forced:
            return PartReview(number, part, before, after, nothing, nothing, change)
        state = self.course.states[number]
        seed = self._seed(number)
        heard = weigh(self.judge, state, part, seed, self._is_near_the_end(number))
        if heard is None:
            return PartReview(number, part, before, after, nothing, nothing, change)
        play = heard.verdict.play
        rest = tuple(one - two for one, two in zip(change, play, strict=True))
        reasons = self._reasons(heard, part.seat, seed)
        return PartReview(
            number, part, before, after, nothing, play, rest, heard.verdict, reasons=reasons
        )

    def _luck_again(self, number: int, luck: tuple[float, ...]) -> tuple[float, ...]:
        """Large luck, judged afresh; games played on are too noisy to be believed once."""
        if not self.judge.games or max(map(abs, luck)) < LUCKY:
            return ()
        seed = self._seed(number) * SEEDS + 1
        state, most = self.course.states[number], self._most(number)
        mean = expected(self.judge, state, seed, most, AGAIN).chances
        came = self.judge.known(self.course.states[number + 1], seed, AGAIN)
        return tuple(two - one for one, two in zip(mean, came, strict=True))

    def chances(self, boundary: int) -> Chances:
        """The chances at a boundary: before the part of that number, or at the end."""
        if boundary not in self._chances:
            self._chances[boundary] = self._chances_at(boundary)
        return self._chances[boundary]

    def _chances_at(self, boundary: int) -> Chances:
        parts, states = self.course.parts, self.course.states
        state = states[boundary]
        over = final_chances(self.judge.game, state)
        if over is not None:
            return over
        part = parts[boundary]
        if isinstance(part, Draw):
            found = expected(self.judge, state, self._seed(boundary + 1), self._most(boundary))
            self._expected[boundary] = found
            return found.chances
        # A forced choice changes nothing, unless it was judged as a draw's outcome.
        if part.is_forced and not (boundary and isinstance(parts[boundary - 1], Draw)):
            return self.chances(boundary + 1)
        return self.judge.known(state, self._seed(boundary))

    def _seed(self, number: int) -> int:
        return (self.seed * SEEDS + self.digest) * SEEDS + number

    def _most(self, number: int) -> int:
        """How many outcomes of a draw are judged; a set-up is of many pieces."""
        return self.judge.budget.outcomes * (SET_UP if number == 0 else 1)

    def _is_near_the_end(self, number: int) -> bool:
        rest = self.course.parts[number:]
        return sum(isinstance(one, Turn) and not one.is_forced for one in rest) <= NEAR_THE_END

    def _reasons(self, heard: Hearing, seat: int, seed: int) -> tuple[TurnReason, ...]:
        """Why the better turn is better; only for a turn that is shown as worse."""
        if heard.verdict.mark not in (*CONFIRM, mark_of(SUSPECT)):
            return ()
        games: tuple[tuple[Ended, Ended], ...] = ()
        if self.judge.games:  # where they mislead, what the count shows at once is all there is
            observed = (self.judge.game.hide(end, seat) for end in (heard.better, heard.played))
            one, two = (self.judge.plays(seen, seat, GAMES, seed) for seen in observed)
            games = tuple(zip(one, two, strict=True))
        return because(self.judge.game, heard.better, heard.played, seat, games)


def review(
    record: str,
    budget: str = "usual",
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a finished game.

    Args:
        record: The text of its record.
        budget: The name of a budget: `quick`, `usual` or `deep`.
        seed: The seed: the same record, budget and seed give the same review.
        progress: Called after each part with the number of parts done and of all; what it raises
            cancels the review.

    Raises:
        RecordError: The record cannot be read or does not fit the rules.
        NotOver: The game has no result.
        UnknownBudget: There is no such budget.
    """
    reviewer = Reviewer(record, budget, seed)
    parts = []
    for number in range(len(reviewer)):
        parts.append(reviewer.part(number))
        if progress is not None:
            progress(number + 1, len(reviewer))
    return collected(reviewer, tuple(parts))


def collected(reviewer: Reviewer, parts: tuple[PartReview, ...]) -> Review:
    """The review of a game from those of all its parts."""
    seats = tuple(seat_review(parts, seat) for seat in range(reviewer.seats))
    return Review(reviewer.judge.game.key, reviewer.name, parts, seats, moments(parts))


def seat_review(parts: tuple[PartReview, ...], seat: int) -> SeatReview:
    """The sums of one seat."""
    mine = [
        one for one in parts if isinstance(one.part, Turn) and one.part.seat == seat and one.verdict
    ]
    marks = Counter(one.verdict.mark for one in mine if one.verdict)
    judged = [one.verdict for one in mine if one.verdict and one.verdict.mark not in SKIPPED]
    return SeatReview(
        seat,
        sum(one.luck[seat] for one in parts),
        sum(one.play[seat] for one in parts),
        sum(one.play[seat] for one in mine),
        sum(one.rest[seat] for one in parts),
        len(judged),
        sum(one.loss <= RIGHT for one in judged),
        tuple(sorted(marks.items())),
    )


def moments(parts: tuple[PartReview, ...]) -> tuple[int, ...]:
    """The parts that decided most: turns with a mark, and strokes of luck that are certain."""
    weights: dict[int, float] = {}
    for one in parts:
        if one.verdict and one.verdict.mark in (*CONFIRM, mark_of(SUSPECT)):
            weights[one.number] = one.verdict.loss
        if one.expected and is_lucky(one):
            weights[one.number] = max(map(abs, one.luck))
    largest = sorted(weights, key=lambda number: (-weights[number], number))[:MOMENTS]
    return tuple(sorted(largest))


def is_lucky(one: PartReview) -> bool:
    """Whether a draw was a stroke of luck: for some seat large, and not a matter of sampling."""
    if one.expected is None:
        return False
    twice = zip(one.luck, one.again or one.luck, one.expected.errors, strict=True)
    return any(
        min(abs(luck), abs(again)) >= max(LUCKY, CERTAIN * error) and luck * again > 0.0
        for luck, again, error in twice
    )


def part_data(one: PartReview) -> dict[str, Any]:
    """A part as values that can be written as JSON."""
    part = one.part
    data: dict[str, Any] = {"number": one.number, "at": part.at}
    if isinstance(part, Turn):
        data |= {"seat": part.seat, "choices": list(part.choices), "forced": part.is_forced}
    else:
        data |= {"outcomes": list(part.outcomes), "lucky": is_lucky(one), "again": list(one.again)}
    data |= {name: list(getattr(one, name)) for name in ("before", "after", "luck", "play", "rest")}
    if one.expected is not None:
        data["expected"] = {
            "judged": one.expected.outcomes,
            "exact": one.expected.is_exact,
            "errors": list(one.expected.errors),
        }
    if one.verdict is not None:
        data["verdict"] = _verdict_data(one.verdict)
        data["reasons"] = [reason._asdict() for reason in one.reasons]
    return data


def _verdict_data(one: TurnLoss) -> dict[str, Any]:
    court = one.court
    return {
        "mark": one.mark,
        "loss": one.loss,
        "error": one.error,
        "turns": one.turns,
        "exact": one.is_exact,
        "best": one.best._asdict(),
        "played": one.played._asdict(),
        "court": None
        if court is None
        else {
            "games": court.games,
            "share": court.share._asdict(),
            "lead": court.lead._asdict(),
            "confirms": court.confirms,
        },
    }
