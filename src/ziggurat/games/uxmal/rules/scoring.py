"""The end of a phase: the count, the rejection of the favourites, the priests' break."""

from typing import final

from mypy_extensions import i64

from ziggurat.core.rules import NOBODY, Effect
from ziggurat.core.steps import seat_of, step
from ziggurat.games.uxmal import events
from ziggurat.games.uxmal.components import (
    CARD_POINTS,
    IDOLS,
    NO_PRIEST,
    PHASES,
    PRIEST_POINTS,
    PRIESTS_LEFT,
    QUARTERS,
    RANKS_THAT_SCORE,
    REJECTED,
)
from ziggurat.games.uxmal.state import (
    FORCED_BREAK,
    FROM_CARDS,
    FROM_PRIESTS,
    IN_HAND,
    NO_BREAK,
    Uxmal,
)
from ziggurat.games.uxmal.steps import BREAK, REJECTION, RETIRING, TURN


@final
class PriestCount(Effect[Uxmal]):
    """Every priest on one of the three most popular idols scores, by its level. (Scoring)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """All of them, whoever else stands on the same idol."""
        for seat in range(state.seats):
            for place in range(QUARTERS):
                if state.priests[place] == seat:
                    points = priest_points(state, place)
                    if points > 0:
                        state.earn(seat, FROM_PRIESTS, points)
                        state.tell(events.SCORED, seat, points, state.visible[place], place)


@final
class CardCount(Effect[Uxmal]):
    """Cards of the first idol score two, of the second one, and go back; others stay. (Scoring)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """The points first, then the cards return to their piles."""
        for seat in range(state.seats):
            for space in range(IDOLS):
                idol = state.track[space]
                cards = state.cards(seat, idol)
                points = CARD_POINTS[space] * cards
                if points > 0:
                    state.earn(seat, FROM_CARDS, points)
                    state.tell(events.SCORED, seat, points, idol, IN_HAND)
                    state.discard(seat, idol, cards)


@final
class PhaseEnd(Effect[Uxmal]):
    """After phases 1 and 2 two things happen; after phase 3 the game is over. (Scoring; End)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """Then play goes on clockwise. (R-19, R-23)"""
        if state.phase == PHASES:
            return
        state.phase += 1
        state.then(
            step(REJECTION), step(BREAK), step(RETIRING), step(TURN, state.after(seat_of(now)))
        )


@final
class Rejection(Effect[Uxmal]):
    """The two favourites fall to spaces 4 and 5, the others rise by two. (Rejection)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """First to fourth, second to fifth: a b c d e becomes c d e a b."""
        state.tell(events.REJECTED, NOBODY, state.track[0], state.track[1])
        before = state.track[:]
        for space in range(IDOLS):
            state.track[space] = before[(space + REJECTED) % IDOLS]


@final
class Break(Effect[Uxmal]):
    """Every player takes back all priests from the pyramid. (Break; variant: they stay)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """Without the break they stand where they stood. (R-25)"""
        if state.pause == NO_BREAK:
            return
        for seat in range(state.seats):
            back = state.standing(seat)
            if back > 0:
                state.ready[seat] += back
                state.tell(events.RECALLED, seat, back)
        for place in range(QUARTERS):
            state.priests[place] = NO_PRIEST


@final
class Retiring(Effect[Uxmal]):
    """In the forced break each keeps two priests for phase 2, one for phase 3. (Variant; R-26)"""

    def run(self, state: Uxmal, now: i64) -> None:
        """The others are out of the game."""
        if state.pause != FORCED_BREAK:
            return
        left = PRIESTS_LEFT[state.phase - 1]
        for seat in range(state.seats):
            state.tell(events.RETIRED, seat, state.ready[seat] - left)
            state.ready[seat] = left


def standing_points(state: Uxmal, seat: i64) -> i64:
    """What the priests of a player are worth now, all together."""
    points: i64 = 0
    for place in range(QUARTERS):
        if state.priests[place] == seat:
            points += priest_points(state, place)
    return points


def hand_points(state: Uxmal, seat: i64) -> i64:
    """What the cards of a player are worth now, all together."""
    points: i64 = 0
    for space in range(IDOLS):
        points += CARD_POINTS[space] * state.cards(seat, state.track[space])
    return points


def priest_points(state: Uxmal, place: i64) -> i64:
    """What a priest on this quarter is worth now: nothing on a blank or on the base."""
    level = state.levels[place]
    return worth(state, state.visible[place], level) if level > 0 else 0


def worth(state: Uxmal, idol: i64, level: i64) -> i64:
    """What a priest on this idol of a level is worth now: nothing if it is not popular enough."""
    space = state.space_of(idol)
    if space >= RANKS_THAT_SCORE:
        return 0
    return PRIEST_POINTS[(level - 1) * RANKS_THAT_SCORE + space]
