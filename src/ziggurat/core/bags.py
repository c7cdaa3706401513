"""Bags and piles: unordered counts, so that no hidden order exists."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ziggurat.core.choices import Choices, Verb
from ziggurat.core.rng import Rng
from ziggurat.core.state import numbers


@final
@mypyc_attr(acyclic=True)  # no reference cycles: the garbage collector can skip it
class Bag:
    """How many of each kind are in there; a draw is chance, by these counts."""

    def __init__(self, counts: vec[i64], total: i64) -> None:
        self.counts: vec[i64] = counts
        self.total: i64 = total

    def copy(self) -> "Bag":
        """An equal bag."""
        return Bag(self.counts[:], self.total)

    def put(self, kind: i64, count: i64 = 1) -> None:
        """Put some of a kind in."""
        self.counts[kind] += count
        self.total += count

    def take(self, kind: i64) -> None:
        """Take one of a kind out."""
        self.counts[kind] -= 1
        self.total -= 1

    def offer(self, verb: Verb, out: Choices) -> None:
        """Add every kind that can be drawn, weighted by its count."""
        out.add_counted(verb, self.counts)

    def draw(self, pick: Rng) -> i64:
        """Take one out at random: for determinizations, never for the game itself."""
        left = pick.below(self.total)
        kind: i64 = 0
        while left >= self.counts[kind]:
            left -= self.counts[kind]
            kind += 1
        self.take(kind)
        return kind

    def flat(self) -> list[int]:
        """The counts."""
        return list(self.counts)


def bag_of(counts: list[int]) -> Bag:
    """A bag with the given count of each kind."""
    return Bag(vec[i64](counts), sum(counts))


def empty_bag(kinds: int) -> Bag:
    """An empty bag for a number of kinds."""
    return Bag(numbers(kinds), 0)


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A known top, an unknown middle, a known bottom: drawn in this order."""

    def __init__(self, above: vec[i64], middle: Bag, below: vec[i64]) -> None:
        self.above: vec[i64] = above  # the last one is drawn first
        self.middle = middle
        self.below: vec[i64] = below  # the first one is drawn first

    def copy(self) -> "Pile":
        """An equal pile."""
        return Pile(self.above[:], self.middle.copy(), self.below[:])

    def __len__(self) -> int:
        return len(self.above) + self.middle.total + len(self.below)

    def put_on_top(self, kind: i64) -> None:
        """Lay a known piece on top."""
        self.above = append(self.above, kind)

    def put_under(self, kind: i64) -> None:
        """Slide a known piece under the pile."""
        self.below = append(self.below, kind)

    def offer(self, verb: Verb, out: Choices) -> None:
        """Add what the next draw can be: one certain piece where it is known."""
        if len(self.above) > 0:
            out.add(verb.on(self.above[len(self.above) - 1]))
        elif self.middle.total > 0:
            self.middle.offer(verb, out)
        elif len(self.below) > 0:
            out.add(verb.on(self.below[0]))

    def take(self, kind: i64) -> None:
        """Take the next piece off, which turned out to be this one."""
        if len(self.above) > 0:
            self.above = self.above[: len(self.above) - 1]
        elif self.middle.total > 0:
            self.middle.take(kind)
        else:
            self.below = self.below[1:]

    def flat(self) -> list[int]:
        """The pile as flat numbers, its three parts told apart by their lengths."""
        return [
            len(self.above),
            *self.above,
            *self.middle.flat(),
            len(self.below),
            *self.below,
        ]


def pile_of(counts: list[int]) -> Pile:
    """A shuffled pile without known pieces."""
    return Pile(vec[i64](), bag_of(counts), vec[i64]())
