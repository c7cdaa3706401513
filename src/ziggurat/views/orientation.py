"""Orientations of a piece: `r0` to `r3` are its turns, `f0` to `f3` those flipped over.

A game declares the looks of its pieces in its catalogue: `lay:site-4@r1`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from ziggurat.core.choices import look as look_of

LOOKS: Final = ("r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3")


def open_looks(texts: Iterable[str]) -> list[str]:
    """The looks of some choices, in order."""
    return sorted({look for look in map(look_of, texts) if look}, key=LOOKS.index)


def held(looks: Sequence[str], look: str) -> str:
    """A look if it is open, else the first that is; '' where nothing is held."""
    return look if look in looks else next(iter(looks), "")


def can_turn(looks: Sequence[str], look: str) -> bool:
    """Whether the side that is up has another look."""
    return len(_side(looks, held(looks, look)[:1])) > 1


def can_flip(looks: Sequence[str]) -> bool:
    """Whether both sides have a look."""
    return len({look[0] for look in looks}) > 1


def turned(looks: Sequence[str], look: str) -> str:
    """The next look of the same side."""
    now = held(looks, look)
    side = _side(looks, now[:1])
    return side[(side.index(now) + 1) % len(side)] if side else now


def flipped(looks: Sequence[str], look: str) -> str:
    """The other side up: turned as it was if that is open, else its first look."""
    now = held(looks, look)
    other = [one for one in looks if one[0] != now[:1]]
    return next((one for one in other if one[1] == now[1]), next(iter(other), now))


def _side(looks: Sequence[str], letter: str) -> list[str]:
    return [look for look in looks if look[0] == letter]
