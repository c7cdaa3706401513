"""The military track: advance and attack. (Military track, p. 14)"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.origins.components import (
    ANY_BASIC,
    ARIES,
    ATTACK_GAIN,
    EXCHANGE_GOLD,
    EXCHANGES,
    FINAL_POINTS,
    FINAL_SPACE,
    GOLD,
    GOODS,
    OF_CHOICE,
    PERKS,
    RED,
    SIGN_VALUE,
    THRESHOLD_POINTS,
    THRESHOLDS,
    WEAKER_POINTS,
)
from ziggurat.games.origins.events import ADVANCED, ATTACKED, EXCHANGED
from ziggurat.games.origins.possible import can_advance
from ziggurat.games.origins.reasons import FINAL_SPACE_REACHED, MUST_WAR, NONE_OF_IT, WAR_DONE
from ziggurat.games.origins.rules.resources import basics_of
from ziggurat.games.origins.state import (
    FROM_MILITARY,
    OWNER_OF_SEATED,
    Origins,
    colour_of,
)
from ziggurat.games.origins.steps import (
    ADVANCING,
    ATTACKING,
    EXCHANGING,
    GAINING,
    PLUNDER,
    WAR,
    WARRING,
)
from ziggurat.games.origins.verbs import ADVANCE, ATTACK, DONE, SPEND

# What an effect allows, as a set.
MAY_ADVANCE: Final = 1
MAY_ATTACK: Final = 2
BOTH: Final = 4  # the other one after the first
BEGUN: Final = 8  # one of them is done
EITHER: Final = 3
AND_OR: Final = 7

OWNERS: Final[i64] = 8


@final
class War(Effect[Origins]):
    """Advance and attack in any order, or one of them, as the effect says. (Attack, p. 14)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: spaces and what is allowed; a marker on the final space does not advance."""
        seat = seat_of(now)
        if b_of(now) & MAY_ATTACK != 0 or can_advance(state, seat):
            state.then(step(WARRING, seat, a_of(now), b_of(now)))


@final
class Warring(Decision[Origins]):
    """Which of the two comes first, or comes at all. (Attack, p. 14)"""

    def __init__(self) -> None:
        super().__init__(ADVANCE, ATTACK, DONE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """It is done, the track ends, or the first is still to come."""
        if DONE.names(choice):
            return Refusal(MUST_WAR) if b_of(now) & BEGUN == 0 else None
        if b_of(now) & (MAY_ATTACK if ATTACK.names(choice) else MAY_ADVANCE) == 0:
            return Refusal(WAR_DONE)
        if ATTACK.names(choice) or can_advance(state, seat_of(now)):
            return None
        return Refusal(FINAL_SPACE_REACHED)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """The other one may follow where both are allowed."""
        seat = seat_of(now)
        if DONE.names(choice):
            return
        if b_of(now) & BOTH != 0:
            rest = MAY_ATTACK if ADVANCE.names(choice) else MAY_ADVANCE
            state.then(step(WAR, seat, a_of(now), rest | BEGUN))
        if ADVANCE.names(choice):
            state.then(step(ADVANCING, seat, a_of(now)))
        else:
            state.then(step(ATTACKING, seat))


@final
class Advancing(Effect[Origins]):
    """Move the marker, on top of others; a token for each threshold passed. (Advance, p. 14)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: spaces. The final space gives points once; spaces beyond it are lost."""
        seat = seat_of(now)
        before = state.force[seat]
        after = min(before + a_of(now), FINAL_SPACE)
        if after == before:
            return
        state.force[seat] = after
        put_on_top(state.force_order, 0, len(state.force_order), seat)
        tokens = THRESHOLDS[after] - THRESHOLDS[before]
        state.tokens[seat] += tokens
        state.tell(ADVANCED, seat, after, tokens)
        if after == FINAL_SPACE:
            state.earn(seat, FINAL_POINTS, FROM_MILITARY)


@final
class Attacking(Effect[Origins]):
    """An attack first gives the bonus beside the marker. (Attack 1, p. 14)"""

    def run(self, state: Origins, now: i64) -> None:
        """Then the points."""
        seat = seat_of(now)
        at = PERKS * state.force[seat]
        state.tell(ATTACKED, seat, state.force[seat], state.weaker(seat))
        state.then(step(PLUNDER, seat))
        for good in range(GOODS):
            state.gain(seat, good, ATTACK_GAIN[at + good])
        if ATTACK_GAIN[at + OF_CHOICE] > 0:
            state.then(step(GAINING, seat, ANY_BASIC, ATTACK_GAIN[at + OF_CHOICE]))
        if ATTACK_GAIN[at + EXCHANGES] > 0 and basics_of(state, seat) != 0:
            state.then(step(EXCHANGING, seat))


@final
class Exchanging(Decision[Origins]):
    """One of the bonuses: spend a basic resource for a gold. (Attack 1, p. 14)"""

    def __init__(self) -> None:
        super().__init__(SPEND, DONE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """There is none."""
        if DONE.names(choice) or state.good(seat_of(now), SPEND.target(choice)) > 0:
            return None
        return Refusal(NONE_OF_IT, SPEND.target(choice))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """One for one."""
        if SPEND.names(choice):
            seat = seat_of(now)
            state.goods[GOODS * seat + SPEND.target(choice)] -= 1
            state.goods[GOODS * seat + GOLD] += EXCHANGE_GOLD
            state.tell(EXCHANGED, seat, SPEND.target(choice))


@final
class Plunder(Effect[Origins]):
    """Then a point for each weaker marker and for each threshold passed. (Attack 2, p. 14)"""

    def run(self, state: Origins, now: i64) -> None:
        """Equal markers are not weaker; Aries counts red dice. (Annex)"""
        state.earn(seat_of(now), plunder_points(state, seat_of(now)), FROM_MILITARY)


def plunder_points(state: Origins, seat: i64) -> i64:
    """What an attack is worth now."""
    points = WEAKER_POINTS * state.weaker(seat)
    points += THRESHOLD_POINTS * THRESHOLDS[state.force[seat]]
    if state.holds(seat, ARIES):
        points += SIGN_VALUE[ARIES] * red_dice(state, seat)
    return points


def red_dice(state: Origins, seat: i64) -> i64:
    """Red Freemen, used or not, and red dice on seats of power. (Annex: Aries)"""
    found = state.freemen_of(seat, RED)
    for at in range(len(state.seated)):
        die = state.seated[at]
        if die // OWNER_OF_SEATED % OWNERS == seat and colour_of(die) == RED:
            found += 1
    return found


def put_on_top(order: vec[i64], first: i64, size: i64, marker: i64) -> None:
    """A marker that moves lies on those it meets: it becomes the last of its track."""
    at = first
    while order[at] != marker:
        at += 1
    while at + 1 < first + size:
        order[at] = order[at + 1]
        at += 1
    order[at] = marker
