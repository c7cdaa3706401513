"""Splices: of a region that a tab has in another form, only what differs is sent.

A splice is how many letters stay in front, how many behind, and the markup that goes between: whole
tags and texts. Letters are counted as browsers do, in units of UTF-16.
"""

from typing import Final, TypeAlias

Splice: TypeAlias = tuple[int, int, str]

LEAST: Final = 300  # letters: what is shorter goes whole
STRIDE: Final = 1024  # letters that are compared at once, a power of two


def splice(had: str, now: str) -> Splice | str:
    """What makes a markup of another one, or all of it if that is hardly more."""
    if len(now) < LEAST or len(had) < LEAST:
        return now
    front = now.rfind("<", 0, _alike(had, now) + 1)
    behind = _alike_behind(had, now, min(len(had), len(now)) - front)
    foot = now.find("<", len(now) - behind)
    foot = len(now) if foot < 0 else foot
    between = now[front:foot]
    return (_units(now[:front]), _units(now[foot:]), between) if front > 0 else now


def joined(had: str, told: Splice | list[object] | str) -> str:
    """The markup a tab has once it was told a splice."""
    if isinstance(told, str):
        return told
    front, behind, between = told
    units = had.encode("utf-16-le", "surrogatepass")
    head, foot = units[: 2 * int(str(front))], units[len(units) - 2 * int(str(behind)) :]
    return f"{_text(head)}{between}{_text(foot)}"


def _alike(one: str, other: str) -> int:
    """How many letters two texts begin with alike."""
    at, step, most = 0, STRIDE, min(len(one), len(other))
    while step:
        if at + step <= most and one[at : at + step] == other[at : at + step]:
            at += step
        else:
            step //= 2
    return at


def _alike_behind(one: str, other: str, most: int) -> int:
    """How many letters two texts end with alike, so many at most."""
    at, step, first, second = 0, STRIDE, len(one), len(other)
    while step:
        if (
            at + step <= most
            and one[first - at - step : first - at] == other[second - at - step : second - at]
        ):
            at += step
        else:
            step //= 2
    return at


def _units(text: str) -> int:
    if text.isascii():
        return len(text)
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _text(units: bytes) -> str:
    return units.decode("utf-16-le", "surrogatepass")
