"""Choices are small integers with a name: a verb on a target."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.core.bits import SIZE

INITIAL_CAPACITY: Final = 64  # it grows when a game needs more
# Only copied: to slice it is faster than to convert a list.
BLANK: Final = vec[i64]([0] * INITIAL_CAPACITY)


@final
class Verb:
    """One thing that can be done, on any of its targets."""

    def __init__(self, name: str, targets: list[str] | None = None) -> None:
        self.name = name
        self.targets: list[str] = [""] if targets is None else targets
        self.first: i64 = -1

    def on(self, index: i64 = 0) -> i64:
        """The choice of doing this on the target of that index."""
        return self.first + index

    def target(self, choice: i64) -> i64:
        """The index of the target this choice names."""
        return choice - self.first

    def names(self, choice: i64) -> bool:
        """Whether the choice is one of this verb's."""
        return self.first <= choice < self.first + len(self.targets)


class Catalogue:
    """All choices of a game end to end; their texts are stable for ever."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.texts: list[str] = []
        for verb in verbs:
            if verb.first >= 0:
                raise ValueError(f"verb {verb.name!r} already stands in a catalogue")
            verb.first = len(self.texts)
            for target in verb.targets:
                self.texts.append(f"{verb.name}:{target}" if target else verb.name)
        self.ids: dict[str, int] = {text: number for number, text in enumerate(self.texts)}
        if len(self.ids) != len(self.texts):
            raise ValueError("two choices of one catalogue have the same text")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, choice: int) -> str:
        """The name of a choice, as in records, requests and drawings."""
        return self.texts[choice]

    def parse(self, text: str) -> int | None:
        """The choice of that name, or None."""
        return self.ids.get(text)


@final
class Choices:
    """The open choices of one moment, weighted when chance is to choose."""

    def __init__(self) -> None:
        self.ids: vec[i64] = BLANK[:]
        self.weights: vec[i64] = BLANK[:]
        self.count: i64 = 0
        self.total: i64 = 0

    def __len__(self) -> int:
        return self.count

    def clear(self) -> None:
        """Clear the list; its capacity is reused."""
        self.count = 0
        self.total = 0

    def add(self, choice: i64, weight: i64 = 1) -> None:
        """Open one more choice."""
        if self.count == len(self.ids):
            self.ids = append(self.ids, choice)
            self.weights = append(self.weights, weight)
        else:
            self.ids[self.count] = choice
            self.weights[self.count] = weight
        self.count += 1
        self.total += weight

    # Below, every choice is written and only those that are open are kept: it is quicker than to
    # branch first, as the branch cannot be predicted.

    def add_each(self, verb: Verb, targets: i64, start: i64 = 0) -> None:
        """Open a verb on every target of a set, whose things are numbered from a target on."""
        self._make_room(SIZE)
        ids = self.ids
        weights = self.weights
        found = self.count
        choice = verb.first + start
        while targets != 0:
            ids[found] = choice
            weights[found] = 1
            found += targets & 1
            targets >>= 1
            choice += 1
        self.total += found - self.count
        self.count = found

    def add_counted(self, verb: Verb, counts: vec[i64]) -> None:
        """Open a verb on every target, weighted by its count, none for zero."""
        size: i64 = len(counts)
        self._make_room(size)
        ids = self.ids
        weights = self.weights
        found = self.count
        total = self.total
        choice = verb.first
        target: i64 = 0
        while target < size:
            weight = counts[target]
            ids[found] = choice
            weights[found] = weight
            found += 1 if weight > 0 else 0
            total += weight
            choice += 1
            target += 1
        self.total = total
        self.count = found

    def _make_room(self, more: i64) -> None:
        """Reserve capacity for more choices."""
        while len(self.ids) < self.count + more:
            self.ids = append(self.ids, 0)
            self.weights = append(self.weights, 0)

    def numbers(self) -> list[int]:
        """The open choices as ordinary numbers."""
        return [self.ids[i] for i in range(self.count)]

    def weighted(self) -> list[tuple[int, int]]:
        """The open choices, each with its weight."""
        return [(self.ids[i], self.weights[i]) for i in range(self.count)]


def place(text: str) -> str:
    """The place a choice's text names, without verb and look: '' if none."""
    return text.partition(":")[2].partition("@")[0]


def look(text: str) -> str:
    """How the piece is held in a choice's text (`@r3`): '' if it does not matter."""
    return text.partition("@")[2]
