"""Gains: the points by source, goods and costs of an open choice.

It is played on a copy, then whatever its seat has no choice about, until chance, another seat, a
real choice or another turn comes. What the count shows more than before is what it brings.
"""

from functools import lru_cache
from typing import Any, NamedTuple

from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.i18n.messages import Words
from ziggurat.views import view_of
from ziggurat.views.view import Due, View


class SourceGain(NamedTuple):
    """Points from one source: how many more, and when."""

    source: int
    points: int
    due: Due


class Gain(NamedTuple):
    """What a choice brings its seat: points, goods by kind; what it costs is less than nothing."""

    points: tuple[SourceGain, ...] = ()
    goods: tuple[tuple[int, int], ...] = ()

    @property
    def now(self) -> int:
        """Points at once."""
        return self._sum("now")

    @property
    def sure(self) -> int:
        """Points that come later, whatever happens."""
        return self._sum("sure")

    @property
    def open(self) -> int:
        """Points to come as things stand."""
        return self._sum("open")

    @property
    def total(self) -> int:
        """The change of the score shown in the count."""
        return sum(part.points for part in self.points)

    def _sum(self, due: Due) -> int:
        return sum(part.points for part in self.points if part.due == due)


NO_GAIN = Gain()
BETWEEN = " · "  # where client.js parts the name of a choice from what it brings
ANY_SEED = 1  # what a choice brings does not depend on what is hidden


def scoring(points: int, due: Due = "now") -> Gain:
    """Nothing but points."""
    return Gain((SourceGain(0, points, due),))


class Holding(NamedTuple):
    """What a seat has: points by source, goods by kind."""

    points: tuple[int, ...]
    goods: tuple[int, ...]


def holding(game: Game[Any], state: State, seat: int) -> Holding:
    """What a seat has before it chooses."""
    view = view_of(game.key)
    return Holding(tuple(view.tally(state, seat)), tuple(view.goods(state, seat)))


def brought(game: Game[Any], after: State, seat: int, before: Holding) -> Gain:
    """The gain of a choice just played on a copy, including forced choices that follow."""
    while game.goes_on(after, seat):
        choices = game.choices(after)
        if len(choices) > 1:
            break
        game.play(after, choices[0])
    return _more(view_of(game.key), before, after, seat)


def _more(view: View[Any], before: Holding, after: State, seat: int) -> Gain:
    """What a seat has more than before."""
    points, goods = tuple(view.tally(after, seat)), tuple(view.goods(after, seat))
    if points == before.points and goods == before.goods:
        return NO_GAIN
    due = view.due(after, seat) if points != before.points else ()
    return Gain(
        tuple(
            SourceGain(source, new - old, when)
            for source, (old, new, when) in enumerate(zip(before.points, points, due, strict=False))
            if new != old and when != "held"
        ),
        tuple(
            (kind, new - old)
            for kind, (old, new) in enumerate(zip(before.goods, goods, strict=True))
            if new != old
        ),
    )


def gains(game: Game[Any], seen: State, seat: int) -> dict[int, Gain]:
    """The gain of each open choice as its seat sees it; choices without a gain are left out.

    What is hidden is guessed: an empty hand would play on where the true one does not.
    """
    if not (choices := game.choices(seen)):
        return {}
    guess: State = game.guess(seen, seat, Rng(ANY_SEED))
    before, found = holding(game, guess, seat), {}
    for choice in choices:
        after: State = guess.copy()
        game.play(after, choice)
        gain = brought(game, after, seat, before)
        if gain != NO_GAIN:
            found[choice] = gain
    return found


@lru_cache(maxsize=4096)
def in_words(gain: Gain, words: Words) -> str:
    """A gain in words, by source; '' for none."""
    view = view_of(words.game)
    names = view.sources(words) if gain.points else ()
    lines = []
    due: Due
    for due in ("now", "sure", "open"):
        parts = [
            f"{signed(one.points)} {names[one.source]}" for one in gain.points if one.due == due
        ]
        if parts:
            lines.append(words.say(f"gain-{due}", points=", ".join(parts)))
    if gain.goods:
        named = (
            f"{signed(number)[0]}{view.good(kind, abs(number), words)}"
            for kind, number in gain.goods
        )
        lines.append(words.say("gain-goods", goods=", ".join(named)))
    return " ".join(lines)


def with_gain(label: str, gain: Gain, words: Words) -> str:
    """The name of a choice, and what it brings."""
    brings = in_words(gain, words)
    return f"{label}{BETWEEN}{brings}" if brings else label


def signed(number: int) -> str:
    """A number with its sign, as people write it."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def is_count(event: Event) -> bool:
    """Whether an event reports a part of the final count."""
    return event.kind == "counted"


def is_gain(event: Event, seat: int) -> bool:
    """Whether an event gives points to that seat."""
    return event.kind == "scored" and event.seat == seat
