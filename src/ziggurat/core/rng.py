"""Seeded picks: the only randomness there is.

Counter-based: the n-th number of a seed depends on (seed, n) alone, so a restart or a
replay goes on with the same game.
"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.choices import Choices

# All arithmetic stays below 62 bits, where interpreted and compiled numbers agree.
MASK: Final = 0x3FFFFFFFFFFFFFFF
STRIDE: Final = 0x1E3779B97F4A7C15
FIRST_FACTOR: Final = 0x3F58476D1CE4E5B9
SECOND_FACTOR: Final = 0x14D049BB133111EB


def mix(number: i64) -> i64:
    """Mix a number over 62 bits, bijectively."""
    number = ((number ^ (number >> 30)) * FIRST_FACTOR) & MASK
    number = ((number ^ (number >> 27)) * SECOND_FACTOR) & MASK
    return number ^ (number >> 31)


def seeded(seed: int) -> i64:
    """Any integer folded into a seed of 62 bits."""
    folded = seed & MASK
    rest = seed >> 62
    while rest not in (0, -1):
        folded = int(mix((folded + STRIDE) & MASK)) ^ (rest & MASK)
        rest >>= 62
    return mix(folded)


@final
class Rng:
    """A seeded random generator; its n-th number depends on the seed and n alone.

    Args:
        seed: Any integer.
        count: How many numbers were taken before.

    Attributes:
        seed: The seed, mixed to 62 bits.
        count: How many numbers have been taken.

    Example:
        >>> Rng(5).below(100) == Rng(5).below(100)
        True
    """

    def __init__(self, seed: int, count: i64 = 0) -> None:
        self.seed: i64 = seeded(seed)
        self.count: i64 = count

    def next(self) -> i64:
        """The next random number.

        Returns:
            A number of 62 random bits.

        Example:
            >>> 0 <= Rng(5).next() < 2**62
            True
        """
        self.count += 1
        return mix((self.seed + self.count * STRIDE) & MASK)

    def below(self, bound: i64) -> i64:
        """A uniform random number.

        Args:
            bound: A number from 1 to 2**32.

        Returns:
            A number from 0 to `bound - 1`.

        Example:
            >>> Rng(5).below(1)
            0
        """
        return ((self.next() >> 30) * bound) >> 32

    def fraction(self) -> float:
        """A uniform random fraction.

        Returns:
            A number from 0 up to, not including, 1.

        Example:
            >>> 0.0 <= Rng(5).fraction() < 1.0
            True
        """
        return float(self.next() >> 10) / 4503599627370496.0

    def choice(self, open_choices: Choices) -> i64:
        """One of the open choices, each with the same probability.

        Args:
            open_choices: What `Game.fill` has listed; not empty.

        Returns:
            The number of a choice.

        Example:
            >>> out = Choices()
            >>> out.add(3)
            >>> Rng(5).choice(out)
            3
        """
        return open_choices.ids[self.below(open_choices.count)]

    def weighted(self, open_choices: Choices) -> i64:
        """One of the outcomes of chance, by weight.

        Args:
            open_choices: What `Game.fill` has listed; not empty.

        Returns:
            The number of an outcome.

        Example:
            >>> out = Choices()
            >>> out.add(3, weight=2)
            >>> Rng(5).weighted(out)
            3
        """
        left = self.below(open_choices.total)
        if open_choices.total == open_choices.count:
            return open_choices.ids[left]  # all alike
        index: i64 = 0
        while left >= open_choices.weights[index]:
            left -= open_choices.weights[index]
            index += 1
        return open_choices.ids[index]
