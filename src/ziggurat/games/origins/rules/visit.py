"""Visit a meeting place: worker, place, actions, Mothership. (Visit; p. 13)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.origins.components import (
    ARCHON,
    BASES,
    BONUS_ACTION,
    BOTTOM,
    FIRST_SPEAKER,
    GOLD,
    MOST_CITIZEN,
    PARTS,
    PISCES,
    SIGN_VALUE,
    SITES,
    WISDOM,
)
from ziggurat.games.origins.events import VISITED
from ziggurat.games.origins.options import SHIPS_TURN_BEFORE
from ziggurat.games.origins.payments import payment
from ziggurat.games.origins.possible import can_do, can_do_bonus
from ziggurat.games.origins.reasons import (
    BONUS_CLOSED,
    MAIN_DONE,
    MUST_ACT,
    NO_PISCES,
    OTHER_PLACE,
    TOLL_TOO_HIGH,
)
from ziggurat.games.origins.refusals import why_no_action, why_no_bonus
from ziggurat.games.origins.rules.actions import act, act_bonus
from ziggurat.games.origins.ships import turn_ships
from ziggurat.games.origins.state import Origins, colour_of, value_of
from ziggurat.games.origins.steps import (
    ARRIVING,
    CHOOSING,
    HOLDING,
    MEETING,
    RESOURCES,
    SHIP,
)
from ziggurat.games.origins.verbs import DO, DONE, VISIT

# What is still open in a visit, as a set.
TOP: Final = 1
LOWER: Final = 2
MAINS: Final = 3
BONUS: Final = 4
BOTH: Final = 8  # a Freeman of value 6 may do both main actions

TOP_PART: Final = 0
BOTTOM_PART: Final = 1
BONUS_PART: Final = 2
AS_GOLD: Final[i64] = PARTS * SITES  # after the parts of all sites: Pisces


@final
class Visiting(Decision[Origins]):
    """A worker goes to any place whose Mothership its value reaches, or pays for. (Visit 2)"""

    def choices(self, state: Origins, now: i64, out: Choices) -> None:
        """Step: the worker."""
        seat = seat_of(now)
        for site in range(SITES):
            if state.can_pay(seat, WISDOM, toll(state, seat, a_of(now), site)):
                out.add(VISIT.on(site))

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """The wisdom its worker lacks."""
        if not VISIT.names(choice):
            return None
        seat = seat_of(now)
        due = toll(state, seat, a_of(now), VISIT.target(choice))
        return None if state.can_pay(seat, WISDOM, due) else Refusal(TOLL_TOO_HIGH, due)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """The difference is paid in wisdom; it does not change the die."""
        seat = seat_of(now)
        site = VISIT.target(choice)
        due = toll(state, seat, a_of(now), site)
        state.then(payment(seat, WISDOM, due), step(ARRIVING, seat, a_of(now), site))


@final
class Arriving(Effect[Origins]):
    """The worker stands there; it acts, and the Mothership turns. (Visit 3-5)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: worker and site. A six may do both actions, a like colour the bonus too."""
        seat = seat_of(now)
        worker = a_of(now)
        site = b_of(now)
        opened: i64 = MAINS
        if worker < BASES:
            die = state.freeman(seat, worker)
            state.posts[BASES * seat + worker] = site
            if value_of(die) == MOST_CITIZEN:
                opened |= BOTH
            if colour_of(die) == state.bonuses[site]:
                opened |= BONUS
        elif worker == ARCHON:
            state.archons[seat] = site
            if state.advises(seat, state.bonuses[site]):
                opened |= BONUS
        else:
            state.podiums[worker - FIRST_SPEAKER] = site
        state.tell(VISITED, seat, worker, site)
        meeting = step(MEETING, seat, opened, site)
        if state.has(SHIPS_TURN_BEFORE):
            state.then(step(SHIP, seat, site), meeting)
        else:
            state.then(meeting, step(SHIP, seat, site))


@final
class Meeting(Effect[Origins]):
    """One main action must be done; a six may do the other, a like colour the bonus. (p. 13)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: what is open, and the site. Nothing is asked if nothing can be done."""
        seat = seat_of(now)
        opened = a_of(now)
        site = b_of(now)
        if (
            opened & TOP != 0
            or (opened & LOWER != 0 and can_do(state, seat, BOTTOM[site]))
            or (opened & BONUS != 0 and can_use_bonus(state, seat, site))
        ):
            state.then(step(CHOOSING, seat, opened, site))


@final
class Choosing(Decision[Origins]):
    """The upper or lower action, the bonus before, between or after them. (p. 13)"""

    def choices(self, state: Origins, now: i64, out: Choices) -> None:
        """What can be done; no more once a main action is done."""
        seat = seat_of(now)
        opened = a_of(now)
        site = b_of(now)
        if opened & TOP != 0:
            out.add(DO.on(PARTS * site + TOP_PART))
        if opened & LOWER != 0 and can_do(state, seat, BOTTOM[site]):
            out.add(DO.on(PARTS * site + BOTTOM_PART))
        if opened & BONUS != 0:
            if can_do_bonus(state, seat, BONUS_ACTION[state.bonuses[site]]):
                out.add(DO.on(PARTS * site + BONUS_PART))
            if state.holds(seat, PISCES):
                out.add(DO.on(AS_GOLD))
        if opened & MAINS != MAINS:
            out.add(DONE.on())

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """It is elsewhere, done, not open to this worker, or impossible."""
        opened = a_of(now)
        if DONE.names(choice) and opened & MAINS == MAINS:
            return Refusal(MUST_ACT)
        if not DO.names(choice):
            return None
        seat = seat_of(now)
        if DO.target(choice) == AS_GOLD:
            if opened & BONUS == 0:
                return Refusal(BONUS_CLOSED)
            return None if state.holds(seat, PISCES) else Refusal(NO_PISCES)
        if DO.target(choice) // PARTS != b_of(now):
            return Refusal(OTHER_PLACE)
        return why_no_part(state, seat, now, DO.target(choice) % PARTS)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Pisces makes any bonus a gold. (Annex)"""
        seat = seat_of(now)
        opened = a_of(now)
        site = b_of(now)
        if DONE.names(choice):
            return
        if DO.target(choice) == AS_GOLD:
            state.then(step(MEETING, seat, opened & ~BONUS, site))
            state.gain(seat, GOLD, SIGN_VALUE[PISCES])
            return
        part = DO.target(choice) % PARTS
        if part == BONUS_PART:
            state.then(step(MEETING, seat, opened & ~BONUS, site))
            act_bonus(state, seat, BONUS_ACTION[state.bonuses[site]])
            return
        done = (TOP if part == TOP_PART else LOWER) if opened & BOTH != 0 else MAINS
        state.then(step(MEETING, seat, opened & ~done, site))
        if part == TOP_PART:
            state.then(step(RESOURCES, seat, site))
        else:
            act(state, seat, BOTTOM[site])


@final
class Ship(Effect[Origins]):
    """After a visit the Mothership turns to the next value, from 6 to 1. (Visit 5)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the site. Alone, a token may hold it. (Solo)"""
        seat = seat_of(now)
        if state.is_solo() and state.extra == 0 and state.tokens[seat] > 0:
            state.then(step(HOLDING, seat, a_of(now)))
        else:
            turn_ships(state, seat, a_of(now))


def toll(state: Origins, seat: i64, worker: i64, site: i64) -> i64:
    """The wisdom a worker pays at a place: what its value lacks. (Visit 2)"""
    if worker == ARCHON:
        return 0
    if worker < BASES:
        value = value_of(state.freeman(seat, worker))
    else:
        value = state.speakers[worker - FIRST_SPEAKER]
    return max(state.ships[site] - value, 0)


def can_use_bonus(state: Origins, seat: i64, site: i64) -> bool:
    """Whether the bonus of a place can be used, as it is or as a gold."""
    return state.holds(seat, PISCES) or can_do_bonus(state, seat, BONUS_ACTION[state.bonuses[site]])


def why_no_part(state: Origins, seat: i64, now: i64, part: i64) -> Refusal | None:
    """Why one of the actions of this place is closed; None if it is open."""
    opened = a_of(now)
    site = b_of(now)
    if part == BONUS_PART:
        if opened & BONUS == 0:
            return Refusal(BONUS_CLOSED)
        return why_no_bonus(state, seat, BONUS_ACTION[state.bonuses[site]])
    if opened & (TOP if part == TOP_PART else LOWER) == 0:
        return Refusal(MAIN_DONE)
    return None if part == TOP_PART else why_no_action(state, seat, BOTTOM[site])
