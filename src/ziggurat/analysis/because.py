"""Why a turn is better than the one that was played, in the words of the game's count.

Two kinds of reasons: what the count shows at once after either turn, and what it shows at the end
of games played on from both, pair by pair. A reason is given only where the numbers support it:
a difference of at least two standard errors, and no sum that points the other way.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ziggurat.analysis.court import Mean, mean_of
from ziggurat.analysis.onward import Ended
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.views import view_of
from ziggurat.views.view import View

GAMES: Final = 48  # played on from both ends, where the judge trusts such games
ERRORS: Final = 2.0  # standard errors that a difference needs
SOURCES: Final = 2  # told at most
LEAST: Final = 0.5  # points: a smaller difference is none


class TurnReason(NamedTuple):
    """A reason: the key of a message, and what it says.

    Attributes:
        message: The key of the message.
        points: The points by which the better turn differs; negative for fewer.
        source: The number of the source of points in the game's count, or -1.
        error: The standard error of the points; 0 where they were counted.
    """

    message: str
    points: float
    source: int = -1
    error: float = 0.0


def because(
    game: Game[Any],
    better: State,
    played: State,
    seat: int,
    ends: Sequence[tuple[Ended, Ended]],
) -> tuple[TurnReason, ...]:
    """The reasons for which a turn is better; none where the numbers support none.

    Args:
        game: The rules.
        better: The state after the better turn, as its seat may imagine it.
        played: The state after the turn that was played.
        seat: The seat.
        ends: Games played on from both, with the same seeds.
    """
    view = view_of(game.key)
    now = [
        one - two
        for one, two in zip(view.tally(better, seat), view.tally(played, seat), strict=True)
    ]
    mine, rivals = _totals(view, ends, seat)
    own, other = mean_of(mine), mean_of(rivals)
    net = mean_of([one - two for one, two in zip(mine, rivals, strict=True)])
    if ends and net.value <= 0.0:
        return ()  # the games played on do not show it
    at_once = sum(now)
    reasons: list[TurnReason] = []
    if at_once > 0:
        reasons += [
            TurnReason("because-now", float(points), source)
            for source, points in sorted(enumerate(now), key=_size)[:SOURCES]
            if points
        ]
    elif at_once < 0 and _is_clear(net):
        reasons.append(TurnReason("because-waits", float(-at_once)))
    reasons += _at_the_end(view, ends, seat)
    if _is_clear(own):
        reasons.append(TurnReason("because-own", own.value, error=own.error))
    if _is_clear(other):
        reasons.append(TurnReason("because-rival", other.value, error=other.error))
    if not (_is_clear(own) or _is_clear(other)) and _is_clear(net):
        reasons.append(TurnReason("because-lead", net.value, error=net.error))
    return tuple(reasons)


def _at_the_end(
    view: View[Any], ends: Sequence[tuple[Ended, Ended]], seat: int
) -> list[TurnReason]:
    """The sources that differ clearly at the end of the games played on."""
    if len(ends) < GAMES:
        return []
    rows = [
        [
            a - b
            for a, b in zip(view.tally(one.state, seat), view.tally(two.state, seat), strict=True)
        ]
        for one, two in ends
    ]
    means = [mean_of([float(points) for points in column]) for column in zip(*rows, strict=True)]
    found = [(source, mean) for source, mean in enumerate(means) if _is_clear(mean)]
    found.sort(key=lambda pair: -abs(pair[1].value))
    return [
        TurnReason("because-end", mean.value, source, mean.error)
        for source, mean in found[:SOURCES]
    ]


def _totals(
    view: View[Any], ends: Sequence[tuple[Ended, Ended]], seat: int
) -> tuple[list[float], list[float]]:
    """How many points the seat has more at the end of each pair, and its strongest rival."""
    mine, rivals = [], []
    for pair in ends:
        points = [
            [sum(view.tally(end.state, at)) for at in range(int(end.state.seats))] for end in pair
        ]
        best = [max((one for at, one in enumerate(row) if at != seat), default=0) for row in points]
        mine.append(float(points[0][seat] - points[1][seat]))
        rivals.append(float(best[0] - best[1]))
    return mine, rivals


def _is_clear(mean: Mean) -> bool:
    return abs(mean.value) >= max(LEAST, ERRORS * mean.error)


def _size(pair: tuple[int, int]) -> int:
    return -abs(pair[1])
