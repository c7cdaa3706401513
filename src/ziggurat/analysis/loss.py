"""The loss of a turn: the chances of the best turn minus those of the turn that was played.

Only the observation of the seat is used: every alternative is played in a determinization of it,
and judged by what the seat sees at its end, with common random numbers. The turns that look best
are searched in rounds that halve; the last two are judged afresh, as the best of several noisy
values is too good. A suspected mistake is judged by games played on as well, and goes to court.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, Literal, NamedTuple

from ziggurat.analysis.calibration import Chances, even
from ziggurat.analysis.court import Court, court_of, guessed, pairs
from ziggurat.analysis.game_parts import Turn
from ziggurat.analysis.judge import SEEDS, Judge, final_chances
from ziggurat.analysis.onward import Ended, standing
from ziggurat.arena.endings import EndgameTable, Unsolved
from ziggurat.bots.analysis import DistinctTurn, distinct_turns
from ziggurat.core.rng import Rng
from ziggurat.core.state import State

Mark = Literal[
    "brilliant",  # the only good turn, and it did not look like the best
    "only",  # every other turn loses much
    "best",
    "good",
    "unclear",  # a loss that is not certain, or that the court does not confirm: not shown
    "inaccuracy",
    "mistake",
    "blunder",
    "decided",  # the game was decided before
]

EQUAL: Final = 0.01  # a turn that loses no more is as good as the best
# The least loss of each mark, the largest first.
MARKS: Final[tuple[tuple[float, Mark], ...]] = (
    (0.20, "blunder"),
    (0.10, "mistake"),
    (0.05, "inaccuracy"),
)
CONFIRM: Final[tuple[Mark, ...]] = ("mistake", "blunder")  # shown only if the court confirms
SUSPECT: Final = MARKS[-1][0]
ONLY: Final = 0.10  # what every other turn loses where one is the only good one
DECIDED: Final = 0.02  # a game is decided where the chances of a seat are so near 0 or 1
TEMPERATURES: Final = 3.0  # a turn that looks better by this much needs no last judgement
PAIRED: Final = 4  # times the usual games are played on from each of the last two
# Student's t for 95 %, by the number of repeats less one.
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365)


class JudgedTurn(NamedTuple):
    """A turn that was judged.

    Attributes:
        choices: The texts of its choices.
        chances: The chances after it; none where it was plain that it is the best.
        rank: Its rank by look, from 1.
    """

    choices: tuple[str, ...]
    chances: Chances
    rank: int


class TurnLoss(NamedTuple):
    """What a turn lost.

    Attributes:
        mark: The mark.
        loss: The chances the seat lost, 0 or more.
        error: Half the width of the 95 % confidence interval of the loss.
        best: The best turn; the runner-up, where the best one was played.
        played: The turn that was played.
        turns: How many turns of different ends there were.
        play: For each seat, the chances after the turn played minus those after the best; 0 where
            the loss is not certain.
        is_exact: Whether the ending was solved.
        court: What the court said of a suspected mistake.
    """

    mark: Mark
    loss: float
    error: float
    best: JudgedTurn
    played: JudgedTurn
    turns: int
    play: tuple[float, ...]
    is_exact: bool = False
    court: Court | None = None


class Hearing(NamedTuple):
    """A verdict with the ends it is about: that of the better turn, and of the one played."""

    verdict: TurnLoss
    better: State
    played: State


class _Entrant(NamedTuple):
    turn: DistinctTurn
    rank: int


def weigh(
    judge: Judge, state: State, turn: Turn, seed: int, can_solve: bool = False
) -> Hearing | None:
    """Judge a turn.

    Args:
        judge: The judge.
        state: The full state before the turn; only what the seat observes of it is used.
        turn: The turn that was played.
        seed: The seed of this part of the review.
        can_solve: Whether the end is near enough to try an exact solution.

    Returns:
        The verdict and the ends it compares, or None where nothing was to be judged: all turns end
        alike.
    """
    seat = turn.seat
    guess = guessed(judge.game, state, seat, seed * SEEDS)
    entrants, played = _entrants(judge, guess, turn, seed)
    if len(entrants) < 2:
        return None
    if can_solve and judge.budget.positions and judge.game.hide(guess, seat).flat() == guess.flat():
        solved = _solved(judge, entrants, played, seat)
        if solved is not None:
            return solved
    ranking = _ranking(judge, entrants, played, seat, seed)
    other = ranking[1] if ranking[0] is played else ranking[0]
    if _is_plain(judge, guess, entrants, ranking, played):
        mine = JudgedTurn(_texts(judge, played.turn), (), played.rank)
        nothing = tuple(0.0 for _ in range(int(guess.seats)))
        verdict = TurnLoss("best", 0.0, 0.0, mine, mine, len(entrants), nothing)
        return Hearing(verdict, other.turn.end, played.turn.end)
    return _judged(judge, guess, other, played, len(entrants), seat, seed)


def mark_of(loss: float) -> Mark:
    """The mark of a loss that is certain."""
    for least, mark in MARKS:
        if loss >= least:
            return mark
    return "best" if loss <= EQUAL else "good"


def _entrants(judge: Judge, guess: State, turn: Turn, seed: int) -> tuple[list[_Entrant], _Entrant]:
    """The distinct turns as they look, best first, and the one that was played."""
    game, seat = judge.game, turn.seat
    judge.evaluation.pick = Rng(seed)
    found = [
        _Entrant(one, rank)
        for rank, one in enumerate(distinct_turns(game, judge.evaluation, guess, seat), start=1)
    ]
    end = guess.copy()
    choices = tuple(game.catalogue.ids[text] for text in turn.choices)
    for choice in choices:
        game.play(end, choice)
    key = tuple(game.hide(end, seat).flat())
    for one in found:
        if one.turn.key == key:  # told in the order in which it was played
            mine = _Entrant(one.turn._replace(choices=choices), one.rank)
            return [mine if other is one else other for other in found], mine
    worth = judge.evaluation.lead(end, seat)
    mine = _Entrant(DistinctTurn(choices, worth, key, end), len(found) + 1)
    return [*found, mine], mine


def _ranking(
    judge: Judge, entrants: Sequence[_Entrant], played: _Entrant, seat: int, seed: int
) -> list[_Entrant]:
    """The turns left after all rounds, the best first; the one that was played is always in."""
    left = list(entrants)
    for number, (size, iterations) in enumerate(judge.budget.rounds):
        left = left[:size] if played in left[:size] else [*left[:size], played]
        own = seed * SEEDS + number
        worth = {
            one.turn.key: judge.rewards(one.turn.end, seat, iterations, own)[seat] for one in left
        }
        left.sort(key=_by(worth), reverse=True)
    return left


def _by(worth: dict[tuple[int, ...], float]) -> Callable[[_Entrant], float]:
    return lambda one: worth[one.turn.key]


def _is_plain(
    judge: Judge,
    guess: State,
    entrants: Sequence[_Entrant],
    ranking: Sequence[_Entrant],
    played: _Entrant,
) -> bool:
    """Whether the turn played is the best, and looks it by far."""
    if ranking[0] is not played or played.rank != 1:
        return False
    lead = played.turn.value - entrants[1].turn.value
    return lead > TEMPERATURES * judge.evaluation.temperature_at(guess)


def _judged(
    judge: Judge,
    guess: State,
    other: _Entrant,
    played: _Entrant,
    turns: int,
    seat: int,
    seed: int,
) -> Hearing:
    """The last two, judged afresh: by search, then by games played on, then by the court."""
    fresh = seed * SEEDS + len(judge.budget.rounds)
    ends = [other.turn.end, played.turn.end]
    repeats = range(judge.budget.repeats)
    rewards = [
        [judge.rewards(end, seat, judge.budget.pair, fresh + at) for at in repeats] for end in ends
    ]
    now: list[Ended] = []
    if judge.games:  # how the game stands
        now = judge.plays(judge.game.hide(guess, seat), seat, judge.games, fresh)
    chances, error = _compared(judge, ends, rewards, [(one, one) for one in now], seat, False)
    loss = chances[0][seat] - chances[1][seat]
    if abs(loss) >= SUSPECT and judge.games:
        games = _pairs(judge, ends, seat, fresh)
        chances, error = _compared(judge, ends, rewards, games, seat, True)
        both = loss, chances[0][seat] - chances[1][seat]
        loss = both[1]
        if (both[0] > 0.0) != (both[1] > 0.0):  # the judges differ
            error = max(error, abs(loss))
    options = [
        JudgedTurn(_texts(judge, one.turn), one_chances, one.rank)
        for one, one_chances in zip((other, played), chances, strict=True)
    ]
    play = tuple(two - one for one, two in zip(*chances, strict=True))
    nothing = tuple(0.0 for _ in play)
    mark, court = mark_of(loss), None
    if loss <= 0.0:
        mark, play = "best", nothing
        if -loss >= ONLY and -loss > error:
            mark = "brilliant" if played.rank > 1 else "only"
    elif loss >= SUSPECT and loss <= error:
        mark = "unclear"
    elif mark in CONFIRM:
        court = court_of(pairs(judge, ends[0], ends[1], seat, fresh), seat)
        mark = mark_of(min(loss, court.share.value + court.share.error))
        if not court.confirms:
            mark = "unclear"
    if abs(loss) < SUSPECT and all(_is_decided(one[seat]) for one in chances):
        mark = "decided"
    if mark == "unclear":  # what is not certain is not counted
        play = nothing
    verdict = TurnLoss(
        mark, max(loss, 0.0), error, options[0], options[1], turns, play, court=court
    )
    return Hearing(verdict, ends[0], ends[1])


def _is_decided(chance: float) -> bool:
    return not DECIDED <= chance <= 1.0 - DECIDED


def _pairs(
    judge: Judge, ends: Sequence[State], seat: int, seed: int
) -> tuple[tuple[Ended, Ended], ...]:
    """Games played on from both ends, with the same seeds."""
    repeats = judge.budget.repeats
    games = -(-judge.games * PAIRED // repeats) * repeats
    one, two = (judge.plays(judge.game.hide(end, seat), seat, games, seed) for end in ends)
    return tuple(zip(one, two, strict=True))


def _compared(
    judge: Judge,
    ends: Sequence[State],
    rewards: Sequence[Sequence[tuple[float, ...]]],
    games: Sequence[tuple[Ended, Ended]],
    seat: int,
    is_apart: bool,
) -> tuple[list[Chances], float]:
    """The chances after both turns, and the half-width of the difference by jackknife.

    Games were played on from both ends (`is_apart`), or from before the turns: then the second
    turn differs from the first by what the search says alone.
    """
    size = judge.budget.repeats

    def chances(side: int, without: int) -> Chances:
        over = final_chances(judge.game, ends[side])
        if over is not None:
            return over
        kept = [at for at in range(size) if at != without]
        played = [pair[side] for at, pair in enumerate(games) if at % size != without]
        known = side if is_apart or not games else 0
        return judge.calibration.shifted(
            _means([rewards[side][at] for at in kept]),
            _means([rewards[known][at] for at in kept]),
            standing(played) if played else even(int(ends[side].seats)),
            judge.evaluation.progress(ends[known]),
        )

    left_out = [chances(0, at)[seat] - chances(1, at)[seat] for at in range(size)]
    mean = sum(left_out) / size
    spread = sqrt((size - 1) / size * sum((one - mean) ** 2 for one in left_out))
    return [chances(0, size), chances(1, size)], STUDENT[size - 2] * spread


def _means(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def _solved(
    judge: Judge, entrants: Sequence[_Entrant], played: _Entrant, seat: int
) -> Hearing | None:
    """The exact verdict, if the ends of all turns can be solved within the budget."""
    ending = EndgameTable(judge.game, judge.budget.positions)
    worth: dict[tuple[int, ...], float] = {}
    try:
        for one in [played, *(one for one in entrants if one is not played)]:
            worth[one.turn.key] = ending.worth(one.turn.end, seat)
    except Unsolved:
        return None
    best = max(entrants, key=_by(worth))  # of equals the best-looking
    values = [worth[one.turn.key] for one in (best, played)]
    loss = values[0] - values[1]
    if loss <= EQUAL:
        best, values[0], loss = played, values[1], 0.0
    options = [
        JudgedTurn(_texts(judge, one.turn), _both(value, seat), one.rank)
        for one, value in zip((best, played), values, strict=True)
    ]
    play = tuple(two - one for one, two in zip(options[0].chances, options[1].chances, strict=True))
    verdict = TurnLoss(
        mark_of(loss), loss, 0.0, options[0], options[1], len(entrants), play, is_exact=True
    )
    return Hearing(verdict, best.turn.end, played.turn.end)


def _both(value: float, seat: int) -> Chances:
    return (value, 1.0 - value) if seat == 0 else (1.0 - value, value)


def _texts(judge: Judge, turn: DistinctTurn) -> tuple[str, ...]:
    return tuple(judge.game.catalogue.text(choice) for choice in turn.choices)
