"""Patches: delta encoding of a region as keep, delete and insert operations.

A patch walks the client's fragments: a positive number keeps fragments, a negative one deletes
them, and a text inserts a fragment.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

Fragments: TypeAlias = tuple[str, ...]  # the markup of a region as fragments
Patch: TypeAlias = list[int | str]


def patch(had: Fragments, now: Fragments) -> Patch:
    """The patch from old to new fragments; fragments that moved are sent again."""
    most = min(len(had), len(now))
    front = 0
    while front < most and had[front] == now[front]:
        front += 1
    behind, old, new = 0, len(had), len(now)
    while behind < most - front and had[old - behind - 1] == now[new - behind - 1]:
        behind += 1
    told: Patch = []
    _stay(told, front)
    _between(had[front : old - behind], now[front : new - behind], told)
    _stay(told, behind)
    return told


def _between(had: Fragments, now: Fragments, told: Patch) -> None:
    """Pair fragments by index where the counts match, else from one common fragment to the next."""
    if len(had) == len(now):
        for old, new in zip(had, now, strict=True):
            if old == new:
                _stay(told, 1)
            else:
                told.append(-1)
                told.append(new)
        return
    times = Counter(had)
    places = {part: place for place, part in enumerate(had) if times[part] == 1}
    at = 0
    for new in now:
        place = places.get(new, -1)
        if place < at:
            told.append(new)
            continue
        if place > at:
            told.append(at - place)
        _stay(told, 1)
        at = place + 1
    if at < len(had):
        told.append(at - len(had))


def _stay(told: Patch, many: int) -> None:
    """Keep the given number of fragments, merged with a preceding keep operation."""
    last = told[-1] if told else ""
    if isinstance(last, int) and last > 0 and many:
        told[-1] = last + many
    elif many:
        told.append(many)


def fresh(told: Patch | str) -> list[str]:
    """The fragments that a patch inserts."""
    return [told] if isinstance(told, str) else [one for one in told if isinstance(one, str)]


def apply_patch(had: Sequence[str], told: Patch | str) -> list[str]:
    """The client's fragments after a patch or a full region."""
    if isinstance(told, str):
        return [told]
    parts: list[str] = []
    at = 0
    for one in told:
        if isinstance(one, str):
            parts.append(one)
        else:
            parts += had[at : at + one] if one > 0 else ()
            at += abs(one)
    return parts
