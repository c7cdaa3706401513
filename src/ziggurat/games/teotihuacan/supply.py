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

FREE: Final = -1
BY_PRODUCER: Final = 4  # and more: the number of the building that puts a cube on the square
ASKED: Final[i64] = 4  # what an account asks for: wood, stone, gold, any cube


@final
class Supply:
    """Each square ends with one cube at most; what is asked for is matched with squares.

    A cube asked for is found on a square that can have it: it lies there, or a new building may put
    it there, or a building that produces one cube is free to. What was matched makes way if it can
    be matched otherwise (augmenting paths), so the answer is exact.
    """

    def __init__(self, state: Teotihuacan, seat: i64) -> None:
        at = 2 * KINDS * seat
        self.squares: vec[i64] = state.cubes[at : at + 2 * KINDS]  # per kind: where it can lie
        self.kinds: vec[i64] = vec[i64]()  # per producer
        self.near: vec[i64] = vec[i64]()  # per producer: two halves
        self.users: vec[i64] = vec[i64]()  # per producer: what its cube was asked as, or FREE
        self.held: vec[i64] = numbers(SQUARES, FREE)  # per square: as what, or by which producer
        self.seen_squares: vec[i64] = numbers(2)
        self.seen_asked: i64 = 0

    def put(self, kind: i64, high: i64, low: i64) -> None:
        """Any of these squares may get a cube of this kind."""
        self.squares[2 * kind] |= high
        self.squares[2 * kind + 1] |= low

    def produce(self, kind: i64, high: i64, low: i64) -> None:
        """One of these squares may get a cube of this kind."""
        self.kinds = append(self.kinds, kind)
        self.near = append(append(self.near, high), low)
        self.users = append(self.users, FREE)

    def meets(self, account: i64) -> bool:
        """Whether the cubes could pay it, two gold standing in for any other cube."""
        for wood in range(due(account, WOOD) + 1):
            for stone in range(due(account, STONE) + 1):
                replaced = due(account, WOOD) - wood + due(account, STONE) - stone
                gold = due(account, GOLD) + GOLD_FOR_ANOTHER * replaced
                if self._serves(vec[i64]([wood, stone, gold, due(account, ANY)])):
                    return True
        return False

    def _serves(self, asked: vec[i64]) -> bool:
        """Whether so many cubes of each kind can be had at the same time."""
        for kind in range(KINDS):
            if asked[kind] > self._most(kind):
                return False
        self.held = numbers(SQUARES, FREE)
        for producer in range(len(self.users)):
            self.users[producer] = FREE
        for kind in range(ASKED):
            for _ in range(asked[kind]):
                self.seen_squares = numbers(2)
                self.seen_asked = 0
                if not self._serve(kind):
                    return False
        return True

    def _most(self, kind: i64) -> i64:
        """No more cubes of a kind can be had than these."""
        most = count(self.squares[2 * kind]) + count(self.squares[2 * kind + 1])
        for producer in range(len(self.kinds)):
            if self.kinds[producer] == kind:
                most += 1
        return most

    def _serve(self, kind: i64) -> bool:
        """Match one more cube of this kind (or of any); what is in the way is matched anew."""
        if self.seen_asked & BIT[kind] != 0:
            return False
        self.seen_asked |= BIT[kind]
        for own in range(KINDS):
            if kind in (own, ANY):
                square = self._enter(self.squares[2 * own], self.squares[2 * own + 1])
                if square != FREE:
                    self.held[square] = kind
                    return True
        for producer in range(len(self.kinds)):
            fits = kind == ANY or kind == self.kinds[producer]
            if fits and self.users[producer] == FREE and self._send(producer):
                self.users[producer] = kind
                return True
        return False

    def _send(self, producer: i64) -> bool:
        """Have a building put its cube somewhere, or somewhere else."""
        square = self._enter(self.near[2 * producer], self.near[2 * producer + 1])
        if square == FREE:
            return False
        self.held[square] = BY_PRODUCER + producer
        return True

    def _enter(self, high: i64, low: i64) -> i64:
        """One of these squares that is free or could be made so; FREE if there is none."""
        for half in range(2):
            while True:
                left = (low if half else high) & ~self.seen_squares[half]
                if left == 0:
                    break
                at = first(left)
                self.seen_squares[half] |= BIT[at]
                if self._vacate(HALF * half + at):
                    return HALF * half + at
        return FREE

    def _vacate(self, square: i64) -> bool:
        """Whether what holds a square can be had in another way."""
        holder = self.held[square]
        if holder == FREE:
            return True
        if holder < BY_PRODUCER:
            return self._serve(holder)
        producer = holder - BY_PRODUCER
        if self._send(producer):
            return True
        user = self.users[producer]
        if self._serve(user):
            self.users[producer] = FREE
            return True
        return False
