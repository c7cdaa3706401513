"""The table of Uxmal."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bags import Bag, bag_of
from ziggurat.core.state import State, numbers
from ziggurat.games.uxmal.components import (
    BASE,
    BLANK,
    CARDS_OF,
    CORNERS,
    FACES,
    IDOLS,
    NO_IDOL,
    NO_PRIEST,
    NO_TILE,
    PHASES,
    PRIESTS,
    QUARTERS,
    SLOT_CORNERS,
    SLOTS,
    SLOTS_BELOW,
    TILES,
)
from ziggurat.games.uxmal.events import DISCARDED, GAINED

# Where points come from, and how the break between phases is played.
FROM_PRIESTS: Final = 0
FROM_CARDS: Final = 1
SOURCES: Final[i64] = 2
IN_HAND: Final = 64  # where a card scores: no quarter has this number
NORMAL_BREAK: Final = 0
NO_BREAK: Final = 1
FORCED_BREAK: Final = 2


@final
class Uxmal(State):
    """The pyramid with its priests, the popularity of the idols, the cards and the reserve."""

    pause: i64 = NORMAL_BREAK  # or NO_BREAK, FORCED_BREAK
    phase: i64 = 1  # 1 to 3: also the level being built
    reserve: Bag  # tiles face down
    drawn: i64 = NO_TILE  # the tile just drawn
    laid: vec[i64]  # per slot, the face laid there (4 * tile + turn), or NO_TILE
    visible: vec[i64]  # per quarter, the idol seen from above, or BLANK
    levels: vec[i64]  # per quarter, how high it is: 0 is the base
    priests: vec[i64]  # per quarter, the seat whose priest stands there
    ready: vec[i64]  # per seat, priests that can be placed
    track: vec[i64]  # per space of the popularity track, its idol
    piles: vec[i64]  # per idol, cards beside the score board
    hands: vec[i64]  # per seat and idol, cards in hand
    earned: vec[i64]  # per seat, phase and source, points of renown

    def copy(self) -> "Uxmal":
        """An equal table that shares nothing mutable."""
        twin = Uxmal(self.seats, self.agenda[:], self.depth)
        twin.pause = self.pause
        twin.phase = self.phase
        twin.reserve = self.reserve.copy()
        twin.drawn = self.drawn
        twin.laid = self.laid[:]
        twin.visible = self.visible[:]
        twin.levels = self.levels[:]
        twin.priests = self.priests[:]
        twin.ready = self.ready[:]
        twin.track = self.track[:]
        twin.piles = self.piles[:]
        twin.hands = self.hands[:]
        twin.earned = self.earned[:]
        return twin

    # The pyramid.

    def level_is_complete(self) -> bool:
        """Whether the level of this phase has all its tiles."""
        return TILES - self.reserve.total == SLOTS_BELOW[self.phase]

    def takes_a_priest(self, place: i64) -> bool:
        """Whether a priest can be placed here: a visible idol of a tile without a priest."""
        return (
            self.levels[place] > 0
            and self.visible[place] != BLANK
            and self.priests[place] == NO_PRIEST
        )

    def is_free(self, place: i64) -> bool:
        """Whether a priest can stop here: a quarter of a tile without a priest."""
        return self.levels[place] > 0 and self.priests[place] == NO_PRIEST

    def cover(self, slot: i64, face: i64) -> None:
        """Lay a tile on a slot; priests on its quarters come to stand on it."""
        self.laid[slot] = face
        for corner in range(CORNERS):
            place = SLOT_CORNERS[CORNERS * slot + corner]
            self.visible[place] = FACES[CORNERS * face + corner]
            self.levels[place] += 1

    def standing(self, seat: i64) -> i64:
        """How many priests of a player stand on the pyramid."""
        found: i64 = 0
        for place in range(QUARTERS):
            if self.priests[place] == seat:
                found += 1
        return found

    # Popularity.

    def space_of(self, idol: i64) -> i64:
        """The space of an idol on the track, 0 is the most popular; IDOLS for a blank."""
        space: i64 = 0
        while space < IDOLS and self.track[space] != idol:
            space += 1
        return space

    # Cards.

    def cards(self, seat: i64, idol: i64) -> i64:
        """How many cards of an idol a player holds."""
        return self.hands[IDOLS * seat + idol]

    def hand(self, seat: i64) -> i64:
        """How many cards a player holds."""
        held: i64 = 0
        for idol in range(IDOLS):
            held += self.hands[IDOLS * seat + idol]
        return held

    def gain(self, seat: i64, idol: i64, cards: i64) -> None:
        """Take cards from the pile of an idol, as many as there are."""
        taken = cards if cards < self.piles[idol] else self.piles[idol]
        self.piles[idol] -= taken
        self.hands[IDOLS * seat + idol] += taken
        self.tell(GAINED, seat, idol, taken, cards)

    def discard(self, seat: i64, idol: i64, cards: i64) -> None:
        """Put cards back on the pile of their idol."""
        self.hands[IDOLS * seat + idol] -= cards
        self.piles[idol] += cards
        self.tell(DISCARDED, seat, idol, cards)

    # Points.

    def points(self, seat: i64, phase: i64, source: i64) -> i64:
        """The points of renown from one source in one phase."""
        return self.earned[(PHASES * seat + phase - 1) * SOURCES + source]

    def score(self, seat: i64) -> i64:
        """The points of renown on the score track."""
        points: i64 = 0
        for phase in range(PHASES):
            for source in range(SOURCES):
                points += self.earned[(PHASES * seat + phase) * SOURCES + source]
        return points

    def earn(self, seat: i64, source: i64, points: i64) -> None:
        """Mark points of renown for the phase that ends."""
        self.earned[(PHASES * seat + self.phase - 1) * SOURCES + source] += points


def new_table(seats: int, pause: int, printed: bool) -> Uxmal:
    """No tile laid yet on the printed base, or on one still to be drawn."""
    table = Uxmal(seats)
    table.pause = pause
    table.reserve = bag_of([1] * TILES)
    table.laid = numbers(SLOTS, NO_TILE)
    table.visible = BASE[:] if printed else numbers(QUARTERS, BLANK)
    table.levels = numbers(QUARTERS)
    table.priests = numbers(QUARTERS, NO_PRIEST)
    table.ready = numbers(seats, PRIESTS)
    table.track = numbers(IDOLS, NO_IDOL)
    table.piles = vec[i64](CARDS_OF)
    table.hands = numbers(IDOLS * seats)
    table.earned = numbers(PHASES * SOURCES * seats)
    return table
