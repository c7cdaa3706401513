"""Cubes: paying with them, and putting them around a new building. (Building 3; Temple)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count
from ziggurat.core.choices import Choices, Verb
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.teotihuacan.accounts import is_payable, is_settled, less
from ziggurat.games.teotihuacan.components import GOLD, KINDS, MATERIAL, NOTHING, STONE, WOOD
from ziggurat.games.teotihuacan.events import GAINED, PRODUCED, SPENT
from ziggurat.games.teotihuacan.geometry import HALF, NEAR, NEAR_LOW
from ziggurat.games.teotihuacan.reasons import (
    NEEDED_FOR_THE_REST,
    NO_CUBE,
    NOT_DUE,
    NOTHING_TO_REPLACE,
)
from ziggurat.games.teotihuacan.refusals import why_not_beside
from ziggurat.games.teotihuacan.state import Teotihuacan, is_in, row_of_laid, tile_of_laid
from ziggurat.games.teotihuacan.steps import PAYING, REPLACING
from ziggurat.games.teotihuacan.verbs import CUBE, DONE, REST, SPEND

ALL: Final = 2**54 - 1  # all squares of one half of the city


@final
class Paying(Decision[Teotihuacan]):
    """Cubes are spent from anywhere in the city, two gold for any other one. (Key concepts)"""

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Step: the account. Any cube that leaves it payable, or all the rest at once. (R-58)"""
        seat = seat_of(now)
        high: i64 = 0
        low: i64 = 0
        for kind in range(KINDS):
            if can_spend(state, seat, a_of(now), kind):
                at = 2 * (KINDS * seat + kind)
                high |= state.cubes[at]
                low |= state.cubes[at + 1]
        offer_squares(SPEND, high, low, out)
        out.add(REST.on())

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """There is no cube, no use for it, or another use."""
        if not SPEND.names(choice):
            return None
        seat = seat_of(now)
        kind = state.cube_on(seat, SPEND.target(choice))
        if kind == NOTHING:
            return Refusal(NO_CUBE)
        if can_spend(state, seat, a_of(now), kind):
            return None
        return (
            Refusal(NOT_DUE, kind)
            if less(a_of(now), kind) == NOTHING
            else Refusal(NEEDED_FOR_THE_REST)
        )

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Until all is paid."""
        seat = seat_of(now)
        account = a_of(now)
        if REST.names(choice):
            while not is_settled(account):
                kind = next_to_spend(state, seat, account)
                account = spend(state, seat, account, first_cube(state, seat, kind))
            return
        account = spend(state, seat, account, SPEND.target(choice))
        if not is_settled(account):
            state.then(step(PAYING, seat, account))


@final
class Cubes(Effect[Teotihuacan]):
    """One cube of its material on each square beside a new building. (Building 3)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the laid tile. Free squares first, in a District out of Reach too. (R-40)"""
        seat = seat_of(now)
        kind = MATERIAL[tile_of_laid(a_of(now))]
        row = row_of_laid(a_of(now))
        high = NEAR[row] & ~state.covered[2 * seat]
        low = NEAR_LOW[row] & ~state.covered[2 * seat + 1]
        other_high, other_low = others(state, seat, kind)
        new_high = high & ~other_high
        new_low = low & ~other_low
        at = 2 * (KINDS * seat + kind)
        cubes = count(new_high & ~state.cubes[at]) + count(new_low & ~state.cubes[at + 1])
        state.cubes[at] |= new_high
        state.cubes[at + 1] |= new_low
        state.tell(PRODUCED, seat, kind, cubes)
        if high & other_high != 0 or low & other_low != 0:
            state.then(step(REPLACING, seat, a_of(now)))


@final
class Replacing(Decision[Teotihuacan]):
    """A cube may be put where another kind lies, which is discarded. (Building 3; R-40, R-48)"""

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Step: the laid tile. Every square beside it that still has another kind."""
        high, low = others_beside(state, seat_of(now), a_of(now))
        offer_squares(CUBE, high, low, out)
        out.add(DONE.on())

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It is not beside the building, or no cube of another kind lies there."""
        if not CUBE.names(choice):
            return None
        square = CUBE.target(choice)
        refusal = why_not_beside(a_of(now), square)
        high, low = others_beside(state, seat_of(now), a_of(now))
        if refusal is None and not is_in(square, high, low):
            return Refusal(NOTHING_TO_REPLACE)
        return refusal

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """In any order, as long as there are any."""
        if DONE.names(choice):
            return
        seat = seat_of(now)
        kind = MATERIAL[tile_of_laid(a_of(now))]
        state.put_cube(seat, kind, CUBE.target(choice))
        state.tell(GAINED, seat, kind, CUBE.target(choice))
        high, low = others_beside(state, seat, a_of(now))
        if high != 0 or low != 0:
            state.then(now)


def others_beside(state: Teotihuacan, seat: i64, laid: i64) -> tuple[i64, i64]:
    """The squares beside a laid building with a cube of another kind than its own."""
    row = row_of_laid(laid)
    high, low = others(state, seat, MATERIAL[tile_of_laid(laid)])
    return high & NEAR[row], low & NEAR_LOW[row]


def others(state: Teotihuacan, seat: i64, kind: i64) -> tuple[i64, i64]:
    """The squares with a cube of another kind."""
    high: i64 = 0
    low: i64 = 0
    for other in range(KINDS):
        if other != kind:
            at = 2 * (KINDS * seat + other)
            high |= state.cubes[at]
            low |= state.cubes[at + 1]
    return high, low


def free_squares(state: Teotihuacan, seat: i64, kind: i64) -> tuple[i64, i64]:
    """The squares that can take a cube of this kind: no tile, and not its like. (R-55)"""
    at = 2 * (KINDS * seat + kind)
    return (
        ALL & ~state.covered[2 * seat] & ~state.cubes[at],
        ALL & ~state.covered[2 * seat + 1] & ~state.cubes[at + 1],
    )


def offer_squares(verb: Verb, high: i64, low: i64, out: Choices) -> None:
    """Add a choice for each square of a set."""
    square: i64 = 0
    while high != 0:
        if high & 1 != 0:
            out.add(verb.on(square))
        high >>= 1
        square += 1
    square = HALF
    while low != 0:
        if low & 1 != 0:
            out.add(verb.on(square))
        low >>= 1
        square += 1


def can_spend(state: Teotihuacan, seat: i64, account: i64, kind: i64) -> bool:
    """Whether a cube of this kind is there, of use, and leaves the rest payable."""
    after = less(account, kind)
    if after == NOTHING:
        return False
    wood = state.cubes_of(seat, WOOD)
    stone = state.cubes_of(seat, STONE)
    gold = state.cubes_of(seat, GOLD)
    if kind == WOOD:
        return wood > 0 and is_payable(after, wood - 1, stone, gold)
    if kind == STONE:
        return stone > 0 and is_payable(after, wood, stone - 1, gold)
    return gold > 0 and is_payable(after, wood, stone, gold - 1)


def next_to_spend(state: Teotihuacan, seat: i64, account: i64) -> i64:
    """The kind that goes first when the player does not care: wood, stone, then gold. (R-58)"""
    kind: i64 = 0
    while not can_spend(state, seat, account, kind):
        kind += 1
    return kind


def first_cube(state: Teotihuacan, seat: i64, kind: i64) -> i64:
    """The first square, in reading order, with a cube of this kind."""
    at = 2 * (KINDS * seat + kind)
    square: i64 = 0
    word = state.cubes[at]
    if word == 0:
        square = HALF
        word = state.cubes[at + 1]
    at = 0
    while word & BIT[at] == 0:
        at += 1
    return square + at


def spend(state: Teotihuacan, seat: i64, account: i64, square: i64) -> i64:
    """Spend the cube on a square; the account afterwards."""
    kind = state.cube_on(seat, square)
    state.take_cube(seat, square)
    state.tell(SPENT, seat, kind, square)
    return less(account, kind)
