"""The solo training: what is different. (Solo training)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Chance, Decision
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.origins.components import (
    FINAL_SPACE,
    NO_DIE,
    NOTHING,
    SIGNS,
    SOLO_GOAL,
    SOLO_MORE,
    SOLO_TILES,
    TEMPLES,
    THRESHOLDS,
)
from ziggurat.games.origins.events import HELD, LOST, THREATENED
from ziggurat.games.origins.reasons import NO_NEIGHBOUR, SHIP_AT_SIX
from ziggurat.games.origins.ships import can_turn, set_ship, turn_ships
from ziggurat.games.origins.state import RIVAL, Origins, value_of
from ziggurat.games.origins.steps import KEEPING
from ziggurat.games.origins.verbs import DONE, HOLD, SIGN, TURN

ALONE: Final = 0
# How many other dice may be lower than the dice taken, for three to be kept.
FIRST_LOWER: Final = 2
SECOND_LOWER: Final = 1


@final
class Holding(Decision[Origins]):
    """A token may be spent so that no Mothership changes in this turn. (Solo training)"""

    def __init__(self) -> None:
        super().__init__(HOLD, DONE)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the site visited."""
        seat = seat_of(now)
        if HOLD.names(choice):
            state.spend_token(seat)
            state.tell(HELD, seat)
        else:
            turn_ships(state, seat, a_of(now))


@final
class Neighbour(Decision[Origins]):
    """The Mothership of a neighbouring place rises too, but never from 6. (Solo training)"""

    def __init__(self) -> None:
        super().__init__(TURN)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Step: the site visited. It is neither left nor right of it, or shows 6."""
        site = TURN.target(choice)
        if site not in (a_of(now) - 1, a_of(now) + 1):
            return Refusal(NO_NEIGHBOUR)
        return None if can_turn(state, site) else Refusal(SHIP_AT_SIX)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """By one."""
        site = TURN.target(choice)
        set_ship(state, seat_of(now), site, state.ships[site] + 1)


@final
class Keeping(Chance[Origins]):
    """Of several Zodiac cards one, at random, is kept at the end of a round. (Solo training)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """Any of those held."""
        for sign in range(SIGNS):
            if state.holds(ALONE, sign):
                out.add(SIGN.on(sign))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """The others go back to the board."""
        for temple in range(TEMPLES):
            if state.keepers[temple] != NOTHING and state.signs[temple] != SIGN.target(choice):
                state.keepers[temple] = NOTHING
                state.tell(LOST, ALONE, temple, state.signs[temple])


def keep_one(state: Origins) -> None:
    """With one card or none nothing is drawn."""
    if state.signs_of(ALONE) > 1:
        state.then(step(KEEPING))


def threaten(state: Origins) -> None:
    """In round n the foreign marker stands on the last space before the n-th threshold."""
    space: i64 = 0
    while space < FINAL_SPACE and THRESHOLDS[space + 1] < state.round:
        space += 1
    state.force[RIVAL] = space
    state.tell(THREATENED, NOBODY, space)


def goal(state: Origins) -> i64:
    """The points to reach: more for each bonus tile at the place that does the same."""
    points = SOLO_GOAL
    for site in range(SOLO_TILES):
        if state.bonuses[site] == site:
            points += SOLO_MORE
    return points


def may_draft(state: Origins, at: i64) -> bool:
    """Whether a die can be among the three lowest, together with the one taken before."""
    taken = value_of(state.freeman(ALONE, 0))
    highest = max(value_of(state.draft[at]), taken)
    lower: i64 = 0
    for other in range(len(state.draft)):
        if other != at and state.draft[other] != NO_DIE:
            lower += 1 if value_of(state.draft[other]) < highest else 0
    return lower <= (SECOND_LOWER if taken != 0 else FIRST_LOWER)
