"""The end of a round, and the five steps of a new one."""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.rules import NOBODY, Chance, Effect
from ziggurat.core.steps import a_of, step
from ziggurat.games.teotihuacan.components import (
    CARDS,
    DISCS,
    MARKET,
    MOST_DISCS,
    NOTHING,
    OPEN_SPACES,
    ROUNDS,
    SPACES,
    SPACES_OF_A_ZONE,
    TILES,
)
from ziggurat.games.teotihuacan.events import BEGAN, ENDED, PLACED, RESTOCKED
from ziggurat.games.teotihuacan.state import IN_MARKET, IN_RESERVE, Teotihuacan
from ziggurat.games.teotihuacan.steps import (
    BONUS_DISC,
    BONUS_DISCS,
    DISCS_BACK,
    DISTRICTS,
    FIRST_PLAYER,
    RIVAL_MASK,
    SUN,
    TURN,
)
from ziggurat.games.teotihuacan.steps import MARKET as MARKET_STEP
from ziggurat.games.teotihuacan.verbs import DISC


@final
class RoundEnd(Effect[Teotihuacan]):
    """When all have passed: the count if the sun has met the eclipse, else a new round. (Round)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """In the solo variant the Rival takes a mask first."""
        state.tell(ENDED, NOBODY, state.round)
        if state.round == ROUNDS[state.seats - 1]:
            state.then(step(DISTRICTS))
        else:
            state.then(
                step(SUN),
                step(DISCS_BACK),
                step(BONUS_DISCS),
                step(MARKET_STEP),
                step(FIRST_PLAYER),
            )
        if state.is_solo():
            state.then(step(RIVAL_MASK))


@final
class Sun(Effect[Teotihuacan]):
    """The sun advances by one space. (New round 1)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """On the last space, with the eclipse, it is the last round."""
        state.round += 1


@final
class DiscsBack(Effect[Teotihuacan]):
    """Each player loses one action disc for good; the others come back. (New round 2)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """All bonus discs are shuffled again."""
        left = DISCS[state.seats - 1] - (state.round - 1)
        for seat in range(state.seats):
            state.ready[seat] = left
        if state.is_solo():
            state.rival_discs = left
            state.rival_cards = BIT[CARDS] - 1
        for place in range(SPACES * MOST_DISCS):
            state.stacks[place] = NOTHING
        for space in range(SPACES):
            if state.bonuses[space] != NOTHING:
                state.discs.put(state.bonuses[space])
                state.bonuses[space] = NOTHING
        state.passed = 0


@final
class BonusDiscs(Effect[Teotihuacan]):
    """A bonus disc is drawn for each space; some are for three and four players. (New round 3)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the next space."""
        space = a_of(now)
        while space < SPACES and space % SPACES_OF_A_ZONE >= OPEN_SPACES[state.seats - 1]:
            space += 1
        if space < SPACES:
            state.then(step(BONUS_DISC, NOBODY, space), step(BONUS_DISCS, NOBODY, space + 1))


@final
class BonusDisc(Chance[Teotihuacan]):
    """All bonus discs are shuffled face down, and one is laid here face up. (Set-up 6; round 3)"""

    def outcomes(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Any disc not yet drawn."""
        state.discs.offer(DISC, out)

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """It is this one."""
        bonus = DISC.target(choice)
        state.discs.take(bonus)
        state.bonuses[a_of(now)] = bonus
        state.tell(PLACED, NOBODY, a_of(now), bonus)


@final
class Market(Effect[Teotihuacan]):
    """Buildings, temples and pyramid tiles are renewed, as far as there are any. (New round 4)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """As in the set-up for so many players, and never more."""
        for tile in range(TILES):
            added: i64 = 0
            wanted = MARKET[TILES * (state.seats - 1) + tile]
            while (
                state.available(IN_MARKET, tile) < wanted and state.available(IN_RESERVE, tile) > 0
            ):
                state.move_tile(tile, IN_RESERVE, IN_MARKET)
                added += 1
            if added > 0:
                state.tell(RESTOCKED, NOBODY, tile, added)


@final
class FirstPlayer(Effect[Teotihuacan]):
    """The marker goes to the next player clockwise, who begins the round. (New round 5)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """In the solo variant that may be the Rival."""
        state.first = state.following(state.first)
        state.tell(BEGAN, NOBODY, state.round, state.first)
        state.then(step(TURN, NOBODY, state.first))
