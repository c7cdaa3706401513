"""Citizens and Speakers: recruited, raised, made Advisors. (Your workers; p. 16-17, 20)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Chance, Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.origins.components import (
    ADVISOR_POINTS,
    ADVISORS,
    BASES,
    FOOD,
    MOST_CITIZEN,
    MOST_SPEAKER,
    NO_DIE,
    NOTHING,
    RECRUITS,
    SAGITTARIUS,
    SCORPIO,
    SIGN_VALUE,
    WISDOM,
)
from ziggurat.games.origins.events import (
    ADVISED,
    INVITED,
    RAISED,
    RECRUITED,
    RETIRED,
    ROLLED,
    SPOKE,
)
from ziggurat.games.origins.payments import payment, recruit_wisdom
from ziggurat.games.origins.possible import can_advance, can_feed, is_recruitable
from ziggurat.games.origins.reasons import (
    CITIZEN_TOO_DEAR,
    FINAL_SPACE_REACHED,
    MUST_FEED,
    MUST_RECRUIT,
    NO_SUCH_SPEAKER,
    RECRUIT_GAP,
    SPEAKER_HELD,
)
from ziggurat.games.origins.refusals import why_no_die
from ziggurat.games.origins.rules.setup import offer_roll
from ziggurat.games.origins.state import FROM_PROMOTIONS, Origins, colour_of, die_of, value_of
from ziggurat.games.origins.steps import (
    ADDING,
    ADDING_SPEAKER,
    ADVANCING,
    FEED,
    FEEDING,
    HIRING,
    RAISING,
    ROLLING,
    SLIDING,
)
from ziggurat.games.origins.verbs import ADD, ADVANCE, DIE, DONE, RECRUIT, ROLL, SPEAKER

PAID_FOR: Final = 0
FREE: Final = 1
COMPULSORY: Final = 0
OPTIONAL: Final = 1


@final
class Recruiting(Decision[Origins]):
    """Choose a Citizen to recruit and pay the wisdom below it. (Recruit a Citizen 1-2)"""

    def __init__(self) -> None:
        super().__init__(RECRUIT, DONE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Step: whether it is free, and may be left. Nobody is there, or too dear; or one must."""
        if DONE.names(choice):
            return None if b_of(now) == OPTIONAL else Refusal(MUST_RECRUIT)
        seat = seat_of(now)
        space = RECRUIT.target(choice)
        if state.recruits[space] == NO_DIE:
            return Refusal(RECRUIT_GAP)
        if is_recruitable(state, seat, space, a_of(now) == FREE):
            return None
        return Refusal(CITIZEN_TOO_DEAR, recruit_wisdom(state, seat, space))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Then it is taken."""
        if DONE.names(choice):
            return
        seat = seat_of(now)
        space = RECRUIT.target(choice)
        state.then(step(HIRING, seat, space))
        if a_of(now) == PAID_FOR:
            state.then(payment(seat, WISDOM, recruit_wisdom(state, seat, space)))


@final
class Hiring(Effect[Origins]):
    """Put the die, as it is, on a free base. (Recruit a Citizen 3)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the space. Sagittarius is asked before the row slides. (Annex)"""
        seat = seat_of(now)
        die = state.recruits[a_of(now)]
        base = state.free_base(seat)
        state.freemen[BASES * seat + base] = die
        state.recruits[a_of(now)] = NO_DIE
        state.tell(RECRUITED, seat, a_of(now), base)
        state.then(step(SLIDING, NOBODY, colour_of(die)))
        if state.holds(seat, SAGITTARIUS) and value_of(die) < MOST_CITIZEN:
            state.then(step(ADDING, seat, base))


@final
class Adding(Decision[Origins]):
    """Sagittarius: one may be added to a new Citizen, up to 6. (Annex)"""

    def __init__(self) -> None:
        super().__init__(ADD, DONE)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the base."""
        if ADD.names(choice):
            lift(state, seat_of(now), a_of(now), SIGN_VALUE[SAGITTARIUS])


@final
class Sliding(Effect[Origins]):
    """The row slides to the left, and a die of the same colour is rolled. (Recruit 4-5)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the colour. If the supply has none, the last space stays empty."""
        to: i64 = 0
        for space in range(RECRUITS):
            die = state.recruits[space]
            if die != NO_DIE:
                state.recruits[space] = NO_DIE
                state.recruits[to] = die
                to += 1
        if state.supply[a_of(now)] > 0:
            state.then(step(ROLLING, NOBODY, a_of(now)))


@final
class Rolling(Chance[Origins]):
    """A new Citizen, a six rolled again, on the empty space. (Recruit a Citizen 5)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """Each of the other faces alike."""
        offer_roll(out)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the colour."""
        space: i64 = 0
        while state.recruits[space] != NO_DIE:
            space += 1
        value = ROLL.target(choice) + 1
        state.supply[a_of(now)] -= 1
        state.recruits[space] = die_of(a_of(now), value)
        state.tell(ROLLED, NOBODY, space, a_of(now), value)


@final
class Feed(Effect[Origins]):
    """Spend one to three food, one after the other. (Spend food, p. 17)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: how much may still be spent, and how much was."""
        seat = seat_of(now)
        if a_of(now) > 0 and can_feed(state, seat):
            state.then(step(FEEDING, seat, a_of(now), b_of(now)))


@final
class Feeding(Decision[Origins]):
    """For each food raise an unused Freeman by one, or advance a space. (Spend food, p. 17)"""

    def __init__(self) -> None:
        super().__init__(ADVANCE, DIE, DONE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """The track ends, the die is used, or at least one food is still to be spent."""
        seat = seat_of(now)
        if DONE.names(choice):
            return Refusal(MUST_FEED) if b_of(now) == 0 else None
        if ADVANCE.names(choice):
            return None if can_advance(state, seat) else Refusal(FINAL_SPACE_REACHED)
        return why_no_die(state, seat, DIE.target(choice))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """The food is paid first."""
        seat = seat_of(now)
        if DONE.names(choice):
            return
        if ADVANCE.names(choice):
            gift = step(ADVANCING, seat, 1)
        else:
            gift = step(RAISING, seat, DIE.target(choice))
        state.then(payment(seat, FOOD, 1), gift, step(FEED, seat, a_of(now) - 1, b_of(now) + 1))


@final
class Raising(Effect[Origins]):
    """A Freeman is raised by one; a six becomes an Advisor. (Raise the values; p. 20)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the base."""
        raise_by_one(state, seat_of(now), a_of(now))


@final
class Inviting(Decision[Origins]):
    """Take a Speaker from the recruitment area; it needs no base. (Bonus tiles, p. 17)"""

    def __init__(self) -> None:
        super().__init__(SPEAKER)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Somebody has it, or it is not in the game."""
        speaker = SPEAKER.target(choice)
        if speaker >= len(state.speakers):
            return Refusal(NO_SUCH_SPEAKER)
        owner = state.holders[speaker]
        return Refusal(SPEAKER_HELD, owner) if owner != NOTHING else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """It is held until it has acted; Sagittarius may add one. (Annex)"""
        seat = seat_of(now)
        speaker = SPEAKER.target(choice)
        state.holders[speaker] = seat
        state.tell(INVITED, seat, speaker)
        if state.holds(seat, SAGITTARIUS) and state.speakers[speaker] < MOST_SPEAKER:
            state.then(step(ADDING_SPEAKER, seat, speaker))


@final
class AddingSpeaker(Decision[Origins]):
    """Sagittarius: one may be added to a new Speaker, up to 5. (Annex)"""

    def __init__(self) -> None:
        super().__init__(ADD, DONE)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the Speaker."""
        if ADD.names(choice):
            speaker = a_of(now)
            state.speakers[speaker] += SIGN_VALUE[SAGITTARIUS]
            state.tell(SPOKE, NOBODY, speaker, state.speakers[speaker])


def lift(state: Origins, seat: i64, base: i64, more: i64) -> None:
    """Raise a die, never beyond 6: Sagittarius, Capricorn, and plain raises of lower dice."""
    die = state.freeman(seat, base)
    value = min(value_of(die) + more, MOST_CITIZEN)
    state.freemen[BASES * seat + base] = die_of(colour_of(die), value)
    state.tell(RAISED, seat, base, value)


def raise_by_one(state: Origins, seat: i64, base: i64) -> None:
    """Raise a die by one; a six becomes an Advisor. (Raise the values)"""
    if value_of(state.freeman(seat, base)) < MOST_CITIZEN:
        lift(state, seat, base, 1)
    else:
        promote(state, seat, base)


def promote(state: Origins, seat: i64, base: i64) -> None:
    """A six becomes an Advisor if its colour is new, else it scores; its base is free. (p. 20)"""
    colour = colour_of(state.freeman(seat, base))
    state.freemen[BASES * seat + base] = NO_DIE
    space = state.advisors_of(seat)
    if state.advises(seat, colour):
        state.supply[colour] += 1
        state.tell(RETIRED, seat, base, colour)
        state.earn(seat, ADVISOR_POINTS[space - 1], FROM_PROMOTIONS)
    else:
        state.advisors[ADVISORS * seat + space] = colour
        state.tell(ADVISED, seat, base, colour, space)
    if state.holds(seat, SCORPIO):
        state.gain(seat, WISDOM, SIGN_VALUE[SCORPIO])
