"""The four steps of a turn. (pp. 4-5)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.amytis.components import (
    ALL_PLACES,
    ARCHITECTS,
    BOTTOM_ROW,
    BOTTOM_SPACES,
    COLOURS,
    COLUMNS,
    DISPLAY,
    ENDING_PILES,
    NO_TILE,
    PAWNS,
)
from ziggurat.games.amytis.events import FAVOURED, LAID, LAST_TURN, RECALLED, TOOK
from ziggurat.games.amytis.reasons import (
    OWN_ARCHITECT,
    PILE_EMPTY,
    ROW_FULL,
    ROW_LIMIT,
    SPACE_TAKEN,
    THEIR_ARCHITECT,
)
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.steps import (
    ALIGNMENT,
    COUNTING,
    DEALING,
    EFFECT_OF,
    FAVOUR,
    LAYING,
    RETRIEVING,
    REVEALING,
    TAKING,
    TURN,
    TURN_END,
    VALIDATING,
)
from ziggurat.games.amytis.verbs import FAVOUR as FAVOUR_ON
from ziggurat.games.amytis.verbs import LAY, TAKE


@final
class Turn(Effect[Amytis]):
    """Take back your architects, choose a tile, place it, validate a favour. (p. 4)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Write the turn on the agenda; what follows depends on the pile chosen."""
        seat = seat_of(now)
        state.then(step(RETRIEVING, seat), step(TAKING, seat))


@final
class Retrieving(Effect[Amytis]):
    """Take back all your architects if three stand in line or none is left in reserve. (p. 4)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Only the owner's, but all of them, when the owner's turn begins. (R-06, R-07)"""
        seat = seat_of(now)
        if state.has_line(seat) or state.architects_out(seat) == ARCHITECTS:
            state.architects[seat] = 0
            state.tell(RECALLED, seat)


@final
class Taking(Decision[Amytis]):
    """Take the top tile of a free pile and put one of your architects there. (p. 4)"""

    def __init__(self) -> None:
        super().__init__(opens=True)

    def choices(self, state: Amytis, now: i64, out: Choices) -> None:
        """A pile is free if it has a tile and no architect of either player."""
        out.add_each(TAKE, state.free_piles())

    def why_not(self, state: Amytis, now: i64, choice: i64) -> Refusal | None:
        """An architect stands there, or no tile is left."""
        if not TAKE.names(choice):
            return None
        seat = seat_of(now)
        pile = TAKE.target(choice)
        if state.architects[seat] & BIT[pile] != 0:
            return Refusal(OWN_ARCHITECT)
        if state.architects[state.after(seat)] & BIT[pile] != 0:
            return Refusal(THEIR_ARCHITECT, state.after(seat))
        return Refusal(PILE_EMPTY) if state.left[pile] == 0 else None

    def play(self, state: Amytis, now: i64, choice: i64) -> None:
        """The tile is in hand; the architect stands on the pile before any effect."""
        seat = seat_of(now)
        pile = TAKE.target(choice)
        state.hand = state.tops[pile]
        state.tops[pile] = NO_TILE
        state.left[pile] -= 1
        state.architects[seat] |= BIT[pile]
        state.tell(TOOK, seat, pile, state.hand)
        state.then(
            step(LAYING, seat),
            step(VALIDATING, seat),
            step(ALIGNMENT, seat),
            step(TURN_END, seat, pile),
        )


@final
class Laying(Decision[Amytis]):
    """Lay the tile anywhere in your city, over another if you like, and apply its effect. (p. 4)"""

    def choices(self, state: Amytis, now: i64, out: Choices) -> None:
        """Any of the nine sites."""
        out.add_each(LAY, ALL_PLACES)

    def play(self, state: Amytis, now: i64, choice: i64) -> None:
        """The effect is that of the side chosen for this building."""
        seat = seat_of(now)
        site = LAY.target(choice)
        tile = state.hand
        building = tile // COLOURS
        state.hand = NO_TILE
        state.put_on(seat, site, tile)
        state.tell(LAID, seat, site, tile)
        side: i64 = 1 if state.sides & BIT[building] != 0 else 0
        state.then(step(EFFECT_OF + 2 * building + side, seat, tile, site))


@final
class Alignment(Effect[Amytis]):
    """If the architect placed this turn completed a line, you obtain a favour. (p. 5)"""

    def run(self, state: Amytis, now: i64) -> None:
        """An older line was taken back when the turn began, so any line is a new one."""
        seat = seat_of(now)
        if state.has_line(seat) and state.pawns_placed(seat) < PAWNS:
            state.then(step(FAVOUR, seat))


@final
class Favour(Decision[Amytis]):
    """Put a pawn on a free space of the favour board, for ever. (p. 5; R-01, R-05)"""

    def __init__(self) -> None:
        super().__init__(FAVOUR_ON)

    def why_not(self, state: Amytis, now: i64, choice: i64) -> Refusal | None:
        """A pawn lies there, or the bottom row takes no more."""
        space = FAVOUR_ON.target(choice)
        if space == BOTTOM_ROW:
            if state.bottom[0] + state.bottom[1] == BOTTOM_SPACES:
                return Refusal(ROW_FULL)
            limit = state.bottom_limit
            return Refusal(ROW_LIMIT, limit) if state.bottom[seat_of(now)] >= limit else None
        for owner in range(2):
            if state.favours[owner] & BIT[space] != 0:
                return Refusal(SPACE_TAKEN, owner)
        return None

    def play(self, state: Amytis, now: i64, choice: i64) -> None:
        """Only its owner will score it."""
        seat = seat_of(now)
        space = FAVOUR_ON.target(choice)
        if space < COLUMNS:
            state.favours[seat] |= BIT[space]
        else:
            state.bottom[seat] += 1
        state.tell(FAVOURED, seat, space)


@final
class TurnEnd(Effect[Amytis]):
    """The end comes when a second pile is empty and both players had as many turns. (p. 7; R-10)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Else the pile and the display are completed and the other player goes on. (R-08)"""
        seat = seat_of(now)
        pile = a_of(now)
        other = state.after(seat)
        if state.empty_piles() >= ENDING_PILES:
            if seat == 1:
                state.then(step(COUNTING))
                return
            state.tell(LAST_TURN, other)
        state.then(step(TURN, other))
        if state.display_size() < DISPLAY and state.deck.total > 0:
            state.then(step(DEALING))
        if state.left[pile] > 0:
            state.then(step(REVEALING, NOBODY, pile))
