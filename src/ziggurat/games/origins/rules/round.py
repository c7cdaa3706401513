"""The end of a round, in five steps. (End of the round, p. 21)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import first
from ziggurat.core.choices import Choices
from ziggurat.core.rules import NOBODY, Chance, Effect
from ziggurat.core.steps import a_of, step
from ziggurat.games.origins.components import (
    MOST_SPEAKER,
    NOTHING,
    SOLO_ROUNDS,
    SPEAKER_WEIGHT,
    TEMPLES,
)
from ziggurat.games.origins.endings import announce, endings
from ziggurat.games.origins.events import BEGAN, CAME_BACK, ENDED, FELL, FORTIFIED, SPOKE
from ziggurat.games.origins.options import ZODIAC_NEEDS_A_STEP
from ziggurat.games.origins.rules.passing import fallen
from ziggurat.games.origins.rules.solo import keep_one, threaten
from ziggurat.games.origins.rules.temples import take_card
from ziggurat.games.origins.state import LAST_ROUND, Origins
from ziggurat.games.origins.steps import (
    BASTION,
    COUNT,
    END_CHECK,
    FALL_BACK,
    NEW_ROUND,
    SPEAKER_ROLL,
    SPEAKERS_BACK,
    TURN,
    ZODIAC,
)
from ziggurat.games.origins.verbs import ROLL

ONE_STEP: Final = 1


@final
class RoundEnd(Effect[Origins]):
    """When all have passed the round ends. (End of the round)"""

    def run(self, state: Origins, now: i64) -> None:
        """Five steps, in this order."""
        state.tell(ENDED, NOBODY, state.round)
        state.then(
            step(SPEAKERS_BACK), step(BASTION), step(FALL_BACK), step(ZODIAC), step(END_CHECK)
        )


@final
class SpeakersBack(Effect[Origins]):
    """Speakers come back; those who acted rise by one, a five is rolled again. (1)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the first one not looked at yet. Those who did not act stay as they are."""
        for speaker in range(a_of(now), len(state.speakers)):
            if state.holders[speaker] != NOTHING:
                acted = state.podiums[speaker] != NOTHING
                state.holders[speaker] = NOTHING
                state.podiums[speaker] = NOTHING
                rolled = acted and state.speakers[speaker] == MOST_SPEAKER
                if acted and not rolled:
                    state.speakers[speaker] += 1
                state.tell(CAME_BACK, NOBODY, speaker, state.speakers[speaker])
                if rolled:
                    state.then(
                        step(SPEAKER_ROLL, NOBODY, speaker),
                        step(SPEAKERS_BACK, NOBODY, speaker + 1),
                    )
                    return


@final
class SpeakerRoll(Chance[Origins]):
    """A five that would rise is rolled again. (End of the round 1)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """By the faces of the white dice."""
        out.add_counted(ROLL, SPEAKER_WEIGHT)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the Speaker."""
        state.speakers[a_of(now)] = ROLL.target(choice) + 1
        state.tell(SPOKE, NOBODY, a_of(now), state.speakers[a_of(now)])


@final
class Bastion(Effect[Origins]):
    """The most advanced on the military track gets the Bastion, of equals the lowest. (2)"""

    def run(self, state: Origins, now: i64) -> None:
        """Alone it is of no use."""
        if state.is_solo():
            return
        best = state.force_order[0]
        for at in range(len(state.force_order)):
            marker = state.force_order[at]
            if state.force[marker] > state.force[best]:
                best = marker
        state.bastion = best
        state.tell(FORTIFIED, best)


@final
class FallBack(Effect[Origins]):
    """Military markers fall back to the last threshold, the rearmost first, under others. (3)"""

    def run(self, state: Origins, now: i64) -> None:
        """So of those who meet, the one who came from farther ahead lies lower."""
        if not state.is_solo():
            sort_by_force(state)
        for seat in range(state.seats):
            space = fallen(state.force[seat])
            if space != state.force[seat]:
                state.force[seat] = space
                state.tell(FELL, seat, space)


@final
class Zodiac(Effect[Origins]):
    """From the Forest on, each card goes to who is highest, of equals to the lowest marker. (4)"""

    def run(self, state: Origins, now: i64) -> None:
        """Alone one card is kept at random. (Solo)"""
        if state.is_solo():
            keep_one(state)
            return
        for temple in range(TEMPLES):
            best = state.climb_order[state.seats * temple]
            for at in range(state.seats):
                seat = state.climb_order[state.seats * temple + at]
                if state.climbed[TEMPLES * seat + temple] > state.climbed[TEMPLES * best + temple]:
                    best = seat
            if (
                not state.has(ZODIAC_NEEDS_A_STEP)
                or state.climbed[TEMPLES * best + temple] >= ONE_STEP
            ):
                take_card(state, best, temple)


@final
class EndCheck(Effect[Origins]):
    """If a condition for the end holds, the game is over, else a new round begins. (5)"""

    def run(self, state: Origins, now: i64) -> None:
        """The solo training has five rounds; with several a last round is agreed on."""
        announce(state)
        found = endings(state)
        if found != 0:
            state.ending = first(found)
        elif state.round >= (SOLO_ROUNDS if state.is_solo() else state.last_round):
            state.ending = LAST_ROUND
        state.then(step(NEW_ROUND if state.ending == NOTHING else COUNT))


@final
class NewRound(Effect[Origins]):
    """Who has the Bastion begins. (End of the round 5)"""

    def run(self, state: Origins, now: i64) -> None:
        """All may act again; alone, the foreign marker advances. (Solo)"""
        state.round += 1
        state.passed = 0
        state.tell(BEGAN, NOBODY, state.round, state.bastion)
        if state.is_solo():
            threaten(state)
        state.then(step(TURN, NOBODY, state.bastion))


def sort_by_force(state: Origins) -> None:
    """Order the markers from the front to the rear, those of one space as they lie."""
    order = state.force_order
    for end in range(1, len(order)):
        marker = order[end]
        at = end
        while at > 0 and state.force[order[at - 1]] < state.force[marker]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = marker
