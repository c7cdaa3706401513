"""The solo variant, which is ours: a Rival with discs and a score, but no city."""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.rules import NOBODY, Chance, Effect
from ziggurat.core.steps import a_of, step
from ziggurat.games.teotihuacan.components import (
    BUILDINGS,
    CARDS,
    COLOURS,
    MASK_COLOURS,
    MASK_POINTS,
    NOTHING,
    PILE,
    PYRAMID,
    RIVAL_COVERS,
    RIVAL_EMPTY,
    RIVAL_PYRAMID,
    RIVAL_REACH,
    RIVAL_TEMPLE,
    SIZE,
    SPACES_OF_A_ZONE,
    STACK_LIMIT,
    TEMPLE,
    ZONES,
)
from ziggurat.games.teotihuacan.events import (
    RIVAL_DREW,
    RIVAL_MASKED,
    RIVAL_SCORED,
    RIVAL_STACKED,
    RIVAL_TOOK,
)
from ziggurat.games.teotihuacan.rules.worship import give_back
from ziggurat.games.teotihuacan.state import IN_BOX, IN_MARKET, RIVAL, Teotihuacan
from ziggurat.games.teotihuacan.steps import RIVAL_BUILDING, RIVAL_DISC
from ziggurat.games.teotihuacan.verbs import CARD

LOW: Final = 0


@final
class RivalCard(Chance[Teotihuacan]):
    """The Rival draws a card: a zone, and the lowest or the highest stack of it. (Solo 3)"""

    def outcomes(self, state: Teotihuacan, now: i64, out: Choices) -> None:
        """Any card not drawn in this round; there are as many as discs at most."""
        for card in range(CARDS):
            if state.rival_cards & BIT[card] != 0:
                out.add(CARD.on(card))

    def play(self, state: Teotihuacan, now: i64, choice: i64) -> None:
        """It is this one."""
        state.rival_card = CARD.target(choice)
        state.rival_cards &= ~BIT[state.rival_card]
        state.tell(RIVAL_DREW, NOBODY, state.rival_card)
        state.then(step(RIVAL_DISC, NOBODY, state.rival_card))


@final
class RivalDisc(Effect[Teotihuacan]):
    """It puts one disc on that stack, or in the next zone that has room. (Solo 2, 4)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the card. Two points for covering a bonus disc; its Power is the new height."""
        zone = a_of(now) // 2
        space = stack_of(state, zone, a_of(now) % 2)
        while space == NOTHING:
            zone = (zone + 1) % ZONES
            space = stack_of(state, zone, a_of(now) % 2)
        covers = state.action_discs(space) == 0
        state.rival_discs -= 1
        state.stack(space, RIVAL)
        power = state.height(space)
        state.tell(RIVAL_STACKED, NOBODY, space, power)
        if covers:
            score(state, RIVAL_COVERS)
        state.then(step(RIVAL_BUILDING + zone, NOBODY, power))


@final
class RivalBuilding(Effect[Teotihuacan]):
    """Zone A: the largest building its Power allows leaves the game, for its size. (Solo 4)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the Power. Gold before stone before wood."""
        best: i64 = NOTHING
        for building in range(BUILDINGS):
            fits = state.available(IN_MARKET, building) > 0 and SIZE[building] <= a_of(now)
            if fits and (best == NOTHING or SIZE[building] >= SIZE[best]):
                best = building
        if best == NOTHING:
            score(state, RIVAL_EMPTY)
        else:
            remove(state, best)
            score(state, SIZE[best])


@final
class RivalTemple(Effect[Teotihuacan]):
    """Zone B: a temple leaves the game, the worship tile on its pile goes under it. (Solo 4)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Step: the Power. The largest up to one more than it, else the smallest there is."""
        best: i64 = NOTHING
        for colour in range(COLOURS):
            tile = TEMPLE + colour
            if state.available(IN_MARKET, tile) > 0 and (
                best == NOTHING or SIZE[tile] <= a_of(now) + RIVAL_REACH
            ):
                best = tile
        if best == NOTHING:
            score(state, RIVAL_EMPTY)
            return
        remove(state, best)
        score(state, SIZE[best] + RIVAL_TEMPLE)
        first = 2 * (best - TEMPLE) + PILE
        if state.shown[first] != NOTHING and len(state.pile(best - TEMPLE)) > 0:
            worship = state.shown[first]
            state.shown[first] = NOTHING
            give_back(state, NOBODY, worship)


@final
class RivalPyramid(Effect[Teotihuacan]):
    """Zone C: a pyramid tile of the colour with most in the market leaves the game. (Solo 4)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Green before blue before red."""
        best = PYRAMID
        for colour in range(COLOURS):
            if state.available(IN_MARKET, PYRAMID + colour) > state.available(IN_MARKET, best):
                best = PYRAMID + colour
        if state.available(IN_MARKET, best) == 0:
            score(state, RIVAL_EMPTY)
        else:
            remove(state, best)
            score(state, RIVAL_PYRAMID)


@final
class RivalMask(Effect[Teotihuacan]):
    """At the end of each round the Rival takes the most valuable mask on a pile. (Solo 5)"""

    def run(self, state: Teotihuacan, now: i64) -> None:
        """Purple before turquoise before yellow; nothing if none is left."""
        best: i64 = NOTHING
        for colour in range(MASK_COLOURS):
            mask = state.top_mask(colour)
            if mask != NOTHING and (best == NOTHING or MASK_POINTS[mask] >= MASK_POINTS[best]):
                best = mask
        if best != NOTHING:
            state.masks &= ~BIT[best]
            state.rival_masks |= BIT[best]
            state.tell(RIVAL_MASKED, NOBODY, best)
            score(state, MASK_POINTS[best])


def stack_of(state: Teotihuacan, zone: i64, which: i64) -> i64:
    """The lowest or highest stack of a zone that is not full, the leftmost of equals."""
    best: i64 = NOTHING
    for at in range(SPACES_OF_A_ZONE):
        space = SPACES_OF_A_ZONE * zone + at
        height = state.height(space)
        if 0 < height < STACK_LIMIT and (
            best == NOTHING
            or (height < state.height(best) if which == LOW else height > state.height(best))
        ):
            best = space
    return best


def remove(state: Teotihuacan, tile: i64) -> None:
    """Take a tile of the market out of the game."""
    state.move_tile(tile, IN_MARKET, IN_BOX)
    state.tell(RIVAL_TOOK, NOBODY, tile)


def score(state: Teotihuacan, points: i64) -> None:
    """Points for the Rival."""
    state.rival_points += points
    state.tell(RIVAL_SCORED, NOBODY, points)
