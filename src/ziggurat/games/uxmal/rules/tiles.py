"""Placing a tile. (Turn 1)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Chance, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.uxmal.components import (
    ADJACENT,
    ALL_TURNS,
    BLANK,
    CORNERS,
    EDGE,
    FACES,
    NO_PRIEST,
    NO_TILE,
    OUTSIDE,
    SLOT_CORNERS,
    SLOTS_BELOW,
    SUPERPOSED,
    TURNS,
)
from ziggurat.games.uxmal.events import DREW, LAID, LIFTED
from ziggurat.games.uxmal.reasons import LEVEL_TOO_HIGH, NO_MATCH, SLOT_TAKEN
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.steps import CLAIMING, MATCHING
from ziggurat.games.uxmal.verbs import CLAIM, DRAW, LAY

# A situation is an idol with one card (adjacent) or two (superposed): a bit, 2 * idol + cards - 1.


@final
class Drawing(Chance[Uxmal]):
    """Take a tile from the reserve, which lies face down. (Turn 1; R-08)"""

    def outcomes(self, state: Uxmal, now: i64, out: Choices) -> None:
        """Any tile of the reserve."""
        state.reserve.offer(DRAW, out)

    def play(self, state: Uxmal, now: i64, choice: i64) -> None:
        """It is this one, and all see it."""
        state.drawn = DRAW.target(choice)
        state.reserve.take(state.drawn)
        state.tell(DREW, seat_of(now), state.drawn)


@final
class Laying(Decision[Uxmal]):
    """Place it where you want, on the level of this phase, turned as you like. (Turn 1)"""

    def choices(self, state: Uxmal, now: i64, out: Choices) -> None:
        """A higher level is never begun before this one is complete; priests forbid none. (R-17)"""
        slot = SLOTS_BELOW[state.phase - 1]
        end = SLOTS_BELOW[state.phase]
        while slot < end:
            if state.laid[slot] == NO_TILE:
                out.add_each(LAY, ALL_TURNS, TURNS * slot)
            slot += 1

    def why_not(self, state: Uxmal, now: i64, choice: i64) -> Refusal | None:
        """A tile lies there, or its level waits for this one."""
        if not LAY.names(choice):
            return None
        slot = LAY.target(choice) // TURNS
        if state.laid[slot] != NO_TILE:
            return Refusal(SLOT_TAKEN)
        return Refusal(LEVEL_TOO_HIGH, state.phase) if slot >= SLOTS_BELOW[state.phase] else None

    def play(self, state: Uxmal, now: i64, choice: i64) -> None:
        """What it matches is seen before it covers anything; priests rise with it. (R-16)"""
        seat = seat_of(now)
        slot = LAY.target(choice) // TURNS
        face = TURNS * state.drawn + LAY.target(choice) % TURNS
        matches = situations(state, slot, face)
        state.drawn = NO_TILE
        state.cover(slot, face)
        state.tell(LAID, seat, slot, face)
        for corner in range(CORNERS):
            place = SLOT_CORNERS[CORNERS * slot + corner]
            if state.priests[place] != NO_PRIEST:
                state.tell(LIFTED, state.priests[place], place, state.levels[place])
        state.then(step(MATCHING, seat, matches))


@final
class Matching(Effect[Uxmal]):
    """Equal idols side by side bring one card, one over the other two. (Idol cards)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """A single situation needs no choice. (R-06)"""
        matches = a_of(now)
        found = count(matches)
        if found == 1:
            claim(state, seat_of(now), matches)
        elif found > 1:
            state.then(step(CLAIMING, seat_of(now), matches))


@final
class Claiming(Decision[Uxmal]):
    """Of several situations only one counts, the player's choice. (Idol cards; R-05)"""

    def choices(self, state: Uxmal, now: i64, out: Choices) -> None:
        """An idol and its one or two cards; whether the pile has them does not matter."""
        out.add_each(CLAIM, a_of(now))

    def why_not(self, state: Uxmal, now: i64, choice: i64) -> Refusal | None:
        """The tile makes no such match."""
        if CLAIM.names(choice) and a_of(now) & BIT[CLAIM.target(choice)] == 0:
            situation = CLAIM.target(choice)
            return Refusal(NO_MATCH, situation // SUPERPOSED, situation % SUPERPOSED + ADJACENT)
        return None

    def play(self, state: Uxmal, now: i64, choice: i64) -> None:
        """Never cards of two idols, never more than two."""
        claim(state, seat_of(now), BIT[CLAIM.target(choice)])


def situations(state: Uxmal, slot: i64, face: i64) -> i64:
    """The situations a tile would bring about there, as a set. (R-01 to R-04)"""
    found: i64 = 0
    for corner in range(CORNERS):
        idol = FACES[CORNERS * face + corner]
        if idol != BLANK:
            at = CORNERS * slot + corner
            if state.visible[SLOT_CORNERS[at]] == idol:
                found |= BIT[2 * idol + SUPERPOSED - 1]
            if shows(state, OUTSIDE[2 * at], idol) or shows(state, OUTSIDE[2 * at + 1], idol):
                found |= BIT[2 * idol + ADJACENT - 1]
    return found


def shows(state: Uxmal, place: i64, idol: i64) -> bool:
    """Whether this idol is visible on a quarter, whatever its level."""
    return place != EDGE and state.visible[place] == idol


def claim(state: Uxmal, seat: i64, matches: i64) -> None:
    """Take the cards of the only situation in the set."""
    situation = first(matches)
    state.gain(seat, situation // 2, situation % 2 + 1)
