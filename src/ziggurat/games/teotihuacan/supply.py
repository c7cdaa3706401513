"""Cubes a city may have after a bonus, whatever its owner chooses, and what they could pay."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first
from ziggurat.core.state import numbers
from ziggurat.games.teotihuacan.accounts import ANY, due
from ziggurat.games.teotihuacan.components import GOLD, GOLD_FOR_ANOTHER, KINDS, STONE, WOOD
from ziggurat.games.teotihuacan.geometry import HALF, SQUARES
from ziggurat.games.teotihuacan.state import Teotihuacan

NOBODY: Final = -1
UNKNOWN: Final = -1
SETS: Final[i64] = 8  # of kinds
ALL_KINDS: Final[i64] = 7


@final
class Supply:
    """Each square ends with one cube at most, and some buildings bring one cube each.

    A number of cubes of each kind can be had at the same time if no set of kinds is asked for more
    often than the squares can have cubes of these kinds (Hall's theorem): the answer is exact.
    """

    def __init__(self, state: Teotihuacan, seat: i64) -> None:
        at = 2 * KINDS * seat
        self.squares: vec[i64] = state.cubes[at : at + 2 * KINDS]  # per kind: where it can lie
        self.kinds: vec[i64] = vec[i64]()  # per building that brings one cube
        self.near: vec[i64] = vec[i64]()  # per such building: two halves
        self.most: vec[i64] = numbers(SETS, UNKNOWN)  # per set of kinds: cubes at the same time
        self.held: vec[i64] = vec[i64]()  # per square: the building that puts its cube there
        self.tried: vec[i64] = vec[i64]()  # the squares a building need not try: two halves

    def put(self, kind: i64, high: i64, low: i64) -> None:
        """Any of these squares may get a cube of this kind."""
        self.squares[2 * kind] |= high
        self.squares[2 * kind + 1] |= low
        self.most = numbers(SETS, UNKNOWN)

    def produce(self, kind: i64, high: i64, low: i64) -> None:
        """One of these squares may get a cube of this kind."""
        self.kinds = append(self.kinds, kind)
        self.near = append(append(self.near, high), low)
        self.most = numbers(SETS, UNKNOWN)

    def meets(self, account: i64) -> bool:
        """Whether the cubes could pay it, two gold standing in for any other cube."""
        for wood in range(due(account, WOOD) + 1):
            for stone in range(due(account, STONE) + 1):
                replaced = due(account, WOOD) - wood + due(account, STONE) - stone
                gold = due(account, GOLD) + GOLD_FOR_ANOTHER * replaced
                if self._has(vec[i64]([wood, stone, gold]), due(account, ANY)):
                    return True
        return False

    def _has(self, asked: vec[i64], more: i64) -> bool:
        """Whether these cubes of each kind, and more of any kind, are available together."""
        for kinds in range(1, SETS):
            number: i64 = more if kinds == ALL_KINDS else 0
            for kind in range(KINDS):
                if kinds & BIT[kind] != 0:
                    number += asked[kind]
            if number > 0 and number > self._most(kinds):
                return False
        return True

    def _most(self, kinds: i64) -> i64:
        """How many squares can have a cube of these kinds at the same time."""
        if self.most[kinds] == UNKNOWN:
            high: i64 = 0
            low: i64 = 0
            for kind in range(KINDS):
                if kinds & BIT[kind] != 0:
                    high |= self.squares[2 * kind]
                    low |= self.squares[2 * kind + 1]
            self.most[kinds] = count(high) + count(low) + self._produced(kinds, high, low)
        return self.most[kinds]

    def _produced(self, kinds: i64, high: i64, low: i64) -> i64:
        """How many other squares than these can get one from a building that brings one cube."""
        found: i64 = 0
        self.held = numbers(SQUARES, NOBODY)
        for building in range(len(self.kinds)):
            if kinds & BIT[self.kinds[building]] != 0:
                self.tried = vec[i64]([high, low])
                if self._sends(building):
                    found += 1
        return found

    def _sends(self, building: i64) -> bool:
        """Find a square for the cube of a building; one that holds it may have to go elsewhere."""
        for half in range(2):
            while True:
                left = self.near[2 * building + half] & ~self.tried[half]
                if left == 0:
                    break
                at = first(left)
                self.tried[half] |= BIT[at]
                holder = self.held[HALF * half + at]
                if holder == NOBODY or self._sends(holder):
                    self.held[HALF * half + at] = building
                    return True
        return False
