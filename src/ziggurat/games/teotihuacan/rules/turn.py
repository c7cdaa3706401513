"""A player's turn: discs, one half of an action space, and the bonus."""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.teotihuacan.components import (
    MOST_DISCS,
    NOTHING,
    SIDES,
    SPACES,
    SPACES_OF_A_ZONE,
    STACK_LIMIT,
    ZONES,
)
from ziggurat.games.teotihuacan.events import PASSED, STACKED, TURNED
from ziggurat.games.teotihuacan.possible import can_act, can_offer, can_raise_temple
from ziggurat.games.teotihuacan.reasons import (
    BONUS_USELESS,
    EMPTY_SPACE,
    LEADS_NOWHERE,
    NO_BONUS,
    STACK_FULL,
    TOO_FEW_DISCS,
)
from ziggurat.games.teotihuacan.refusals import why_no_action
from ziggurat.games.teotihuacan.rules.ahead import opens_zone_b
from ziggurat.games.teotihuacan.rules.bonus import is_usable, use
from ziggurat.games.teotihuacan.state import RIVAL, Teotihuacan
from ziggurat.games.teotihuacan.steps import (
    AFTERWARDS,
    ARCHITECT,
    BONUS,
    HALF,
    MAIN,
    RIVAL_CARD,
    ROUND_END,
    RULE_OF_ACTION,
    STACKING,
    TURN,
)
from ziggurat.games.teotihuacan.verbs import BONUS as USE_BONUS
from ziggurat.games.teotihuacan.verbs import DISCS, DONE, PASS
from ziggurat.games.teotihuacan.verbs import HALF as CHOOSE_HALF

TEMPLE_ZONE: Final = 1


@final
class Turn(Effect[Teotihuacan]):
    """Players take turns clockwise until all have passed. (Course of the game; Player's turn)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: whose turn it would be; who has no disc left must pass. (R-46)"""
        player = a_of(now)
        for _ in range(state.seats + 1):
            if state.is_solo() and player == RIVAL:
                if state.rival_discs > 0:
                    state.then(step(RIVAL_CARD), step(TURN, NOBODY, state.following(player)))
                    return
            elif state.passed & BIT[player] == 0:
                if state.ready[player] > 0:
                    state.then(step(STACKING, player))
                    return
                leave(state, player)
            player = state.following(player)
        state.then(step(ROUND_END))


@final
class Stacking(Decision[Teotihuacan]):
    """Put one to three discs on a space that holds one already, four in all; or pass. (Turn)"""

    def __init__(self) -> None:
        super().__init__(opens=True)

    def choices(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Only where an action can follow; passing is always allowed. (R-22)"""
        seat = seat_of(now)
        for space in range(SPACES):
            height = state.height(space)
            discs: i64 = 1
            while height > 0 and discs <= MOST_DISCS and discs <= state.ready[seat]:
                if height + discs <= STACK_LIMIT and leads_on(state, seat, space, height + discs):
                    out.add(DISCS.on(MOST_DISCS * space + discs - 1))
                discs += 1
        out.add(PASS.on())

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """What the stack, the discs or the zone lacks."""
        if not DISCS.names(choice):
            return None
        seat = seat_of(now)
        space = DISCS.target(choice) // MOST_DISCS
        discs = DISCS.target(choice) % MOST_DISCS + 1
        height = state.height(space)
        if height == 0:
            return Refusal(EMPTY_SPACE)
        if height + discs > STACK_LIMIT:
            return Refusal(STACK_FULL)
        if discs > state.ready[seat]:
            return Refusal(TOO_FEW_DISCS, state.ready[seat])
        return None if leads_on(state, seat, space, height + discs) else Refusal(LEADS_NOWHERE)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """Power is the height of the stack; a bonus disc counts only while it is uncovered."""
        seat = seat_of(now)
        if PASS.names(choice):
            leave(state, seat)
            state.then(step(TURN, NOBODY, state.following(seat)))
            return
        space = DISCS.target(choice) // MOST_DISCS
        discs = DISCS.target(choice) % MOST_DISCS + 1
        state.space = space
        state.bonus = state.bonuses[space] if state.action_discs(space) == 0 else NOTHING
        state.ready[seat] -= discs
        for _ in range(discs):
            state.stack(space, seat)
        state.power = state.height(space)
        state.tell(STACKED, seat, space, discs, state.power)
        state.then(step(MAIN, seat), step(AFTERWARDS, seat), step(ARCHITECT, seat))


@final
class Main(Effect[Teotihuacan]):
    """Each space offers one Construction and one Influence action. (Actions)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """If a bonus taken first has made both impossible, the action is lost. (R-22, R-52)"""
        seat = seat_of(now)
        zone = state.space // SPACES_OF_A_ZONE
        if (
            can_act(state, seat, zone)
            or can_act(state, seat, ZONES + zone)
            or is_usable(state, seat)
        ):
            state.then(step(HALF, seat))


@final
class Half(Decision[Teotihuacan]):
    """Choose one of the two, or use the bonus before. (Actions)"""

    def __init__(self) -> None:
        super().__init__(CHOOSE_HALF, USE_BONUS)

    def why_not(self, state: Teotihuacan, now: i64, choice: i64) -> Refusal | None:
        """It cannot be done; or no bonus is there to be of use, even alone. (R-50)"""
        seat = seat_of(now)
        if CHOOSE_HALF.names(choice):
            zone = state.space // SPACES_OF_A_ZONE
            return why_no_action(state, seat, ZONES * CHOOSE_HALF.target(choice) + zone)
        if is_usable(state, seat):
            return None
        return Refusal(NO_BONUS if state.bonus == NOTHING else BONUS_USELESS)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """The action follows the bonus."""
        seat = seat_of(now)
        if USE_BONUS.names(choice):
            state.then(step(MAIN, seat))
            use(state, seat)
            return
        zone = state.space // SPACES_OF_A_ZONE
        state.then(step(RULE_OF_ACTION[ZONES * CHOOSE_HALF.target(choice) + zone], seat))


@final
class Afterwards(Effect[Teotihuacan]):
    """The bonus may be used after the action instead. (Actions)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """If it is there, and of any use."""
        if is_usable(state, seat_of(now)):
            state.then(step(BONUS, seat_of(now)))


@final
class Bonus(Decision[Teotihuacan]):
    """Using a bonus is optional, and it cannot be kept. (Actions; annex 1)"""

    def __init__(self) -> None:
        super().__init__(USE_BONUS, DONE)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """The same as before the action."""
        if USE_BONUS.names(choice):
            use(state, seat_of(now))


@final
class Architect(Effect[Teotihuacan]):
    """After an action the architect goes to the next side, clockwise. (End of the turn)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Once, whatever the number of actions; then the next player. (R-21)"""
        seat = seat_of(now)
        state.space = NOTHING
        state.power = 0
        state.bonus = NOTHING
        state.sides[seat] = (state.sides[seat] + 1) % SIDES
        state.tell(TURNED, seat, state.sides[seat])
        state.then(step(TURN, NOBODY, state.following(seat)))


def leave(state: Teotihuacan, seat: i64) -> None:
    """Pass for the rest of the round; the architect stays where it is. (Player's turn; R-36)"""
    state.passed |= BIT[seat]
    state.tell(PASSED, seat)


def leads_on(state: Teotihuacan, seat: i64, space: i64, height: i64) -> bool:
    """Whether an action can follow, after the bonus if need be. (R-22, R-50)"""
    if space // SPACES_OF_A_ZONE != TEMPLE_ZONE:
        return True
    if can_offer(state, seat) or can_raise_temple(state, seat, height):
        return True
    if state.action_discs(space) > 0:
        return False
    return opens_zone_b(state, seat, state.bonuses[space], height)
