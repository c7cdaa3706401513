"""Sites that look at each card played there. (p. 8)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.pyramidion.components import (
    ANKHS,
    KINDS,
    NOTHING,
    STATUE,
    SUPPLY,
    TORTURER,
    TROOPS,
)
from ziggurat.games.pyramidion.events import CLAIMED, GAINED
from ziggurat.games.pyramidion.goods import kinds
from ziggurat.games.pyramidion.options import NO_STATUES_AT_ALEXANDRIA
from ziggurat.games.pyramidion.reasons import (
    NO_STATUE_GIVEN,
    NO_TROOP,
    NOT_A_GIFT,
    TOKEN_TAKEN,
    TOKEN_UNUSED,
)
from ziggurat.games.pyramidion.rules.negotiation import why_no_supply
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import DRAWING, GIFT, ORDER_TOKEN, SENDING_HOME
from ziggurat.games.pyramidion.totals import type_of
from ziggurat.games.pyramidion.verbs import DECLINE, TAKE, TOKEN, TROOP

# In every step here, a is the card just played.


@final
class Giza(Effect[Pyramidion]):
    """Who plays a torturer may take an order token, one a round. (p. 8; R-29)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """There is always one left for a player without one."""
        seat = seat_of(now)
        if state.tokens[seat] == NOTHING and type_of(state, a_of(now)) == TORTURER:
            state.then(step(ORDER_TOKEN, seat))


@final
class OrderToken(Decision[Pyramidion]):
    """Which order token to take, if any. (p. 8)"""

    def __init__(self) -> None:
        super().__init__(TOKEN, DECLINE)

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """Somebody has it, or it is not in the game: there are as many as players."""
        if DECLINE.names(choice):
            return None
        token = TOKEN.target(choice)
        for owner in range(state.seats):
            if state.tokens[owner] == token:
                return Refusal(TOKEN_TAKEN, owner)
        return Refusal(TOKEN_UNUSED) if token >= state.seats else None

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It will count in phase 6."""
        if TOKEN.names(choice):
            seat = seat_of(now)
            state.tokens[seat] = TOKEN.target(choice)
            state.tell(CLAIMED, seat, state.tokens[seat])


@final
class Luxor(Effect[Pyramidion]):
    """The first ankh played here draws a card. (p. 8; R-20)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Printed ankhs only."""
        if takes_first_ankh(state, now):
            state.then(step(DRAWING, seat_of(now)))


@final
class Alexandria(Effect[Pyramidion]):
    """Every ankh played here brings a resource from the supply. (p. 8; R-26)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """If the supply has any."""
        if ANKHS & BIT[a_of(now)] != 0 and gifts(state) != 0:
            state.then(step(GIFT, seat_of(now)))


@final
class Gift(Decision[Pyramidion]):
    """Which resource Alexandria gives. (p. 8; R-26)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any kind the supply has; by option no statue."""
        out.add_each(TAKE, gifts(state), KINDS * SUPPLY)

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It comes from the supply, which may have none; by option no statue."""
        refusal = why_no_supply(state, choice, NOT_A_GIFT)
        if refusal is not None or not TAKE.names(choice):
            return refusal
        statue = TAKE.target(choice) % KINDS == STATUE and state.has(NO_STATUES_AT_ALEXANDRIA)
        return Refusal(NO_STATUE_GIVEN) if statue else None

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It goes to the player's stock."""
        kind = TAKE.target(choice) % KINDS
        state.stock_up(seat_of(now), kind)
        state.tell(GAINED, seat_of(now), kind, 1)


@final
class Cairo(Effect[Pyramidion]):
    """The first ankh played here may send home any troop, from any site. (p. 8; R-28)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """The power is used up even without a troop to send. (R-20)"""
        if takes_first_ankh(state, now):
            for place in range(TROOPS):
                if state.troops[place] != NOTHING:
                    state.then(step(SENDING_HOME, seat_of(now)))
                    return


@final
class SendingHome(Decision[Pyramidion]):
    """Which troop goes home, if any. (p. 8)"""

    def __init__(self) -> None:
        super().__init__(TROOP, DECLINE)

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """There is none; of either kind, anybody's can go."""
        if DECLINE.names(choice) or state.troops[TROOP.target(choice)] != NOTHING:
            return None
        return Refusal(NO_TROOP)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It is back in its owner's reserve."""
        if TROOP.names(choice):
            state.send_home(TROOP.target(choice))


def takes_first_ankh(state: Pyramidion, now: i64) -> bool:
    """Whether the card just played bears the first ankh here; no later one will. (R-20)"""
    if state.ankh == 1 or ANKHS & BIT[a_of(now)] == 0:
        return False
    state.ankh = 1
    return True


def gifts(state: Pyramidion) -> i64:
    """The kinds of resource Alexandria can give."""
    found = kinds(state.supply)
    return found & ~BIT[STATUE] if state.has(NO_STATUES_AT_ALEXANDRIA) else found
