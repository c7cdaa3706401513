"""The table of Uxmal."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bags import Bag, bag_of
from ziggurat.core.state import State, fresh_agenda, numbers
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

    def __init__(
        self,
        seats: i64,
        agenda: vec[i64],
        depth: i64,
        pause: i64,
        phase: i64,
        reserve: Bag,
        drawn: i64,
        laid: vec[i64],
        visible: vec[i64],
        levels: vec[i64],
        priests: vec[i64],
        ready: vec[i64],
        track: vec[i64],
        piles: vec[i64],
        hands: vec[i64],
        earned: vec[i64],
    ) -> None:
        super().__init__(seats, agenda, depth)
        self.pause: i64 = pause  # NORMAL_BREAK, NO_BREAK or FORCED_BREAK
        self.phase: i64 = phase  # 1 to 3: also the level being built
        self.reserve = reserve  # tiles face down
        self.drawn: i64 = drawn  # the tile just drawn, or NO_TILE
        self.laid: vec[i64] = laid  # per slot, the face laid there (4 * tile + turn), or NO_TILE
        self.visible: vec[i64] = visible  # per quarter, the idol seen from above, or BLANK
        self.levels: vec[i64] = levels  # per quarter, how high it is: 0 is the base
        self.priests: vec[i64] = priests  # per quarter, the seat whose priest stands there
        self.ready: vec[i64] = ready  # per seat, priests that can be placed
        self.track: vec[i64] = track  # per space of the popularity track, its idol
        self.piles: vec[i64] = piles  # per idol, cards beside the score board
        self.hands: vec[i64] = hands  # per seat and idol, cards in hand
        self.earned: vec[i64] = earned  # per seat, phase and source, points of renown

    def copy(self) -> "Uxmal":
        """An equal table that shares nothing mutable."""
        return Uxmal(
            self.seats,
            self.agenda[:],
            self.depth,
            self.pause,
            self.phase,
            self.reserve.copy(),
            self.drawn,
            self.laid[:],
            self.visible[:],
            self.levels[:],
            self.priests[:],
            self.ready[:],
            self.track[:],
            self.piles[:],
            self.hands[:],
            self.earned[:],
        )

    def flat(self) -> list[int]:
        """The whole table as flat numbers."""
        numbers = super().flat()
        numbers += [int(self.pause), int(self.phase), int(self.drawn)]
        for row in (
            self.reserve.counts,
            self.laid,
            self.visible,
            self.levels,
            self.priests,
            self.ready,
            self.track,
            self.piles,
            self.hands,
            self.earned,
        ):
            numbers += [int(number) for number in row]
        return numbers

    # The pyramid.

    def level_is_complete(self) -> bool:
        """Whether the level of this phase has all its tiles."""
        return TILES - self.reserve.total == SLOTS_BELOW[self.phase]

    def takes_a_priest(self, place: i64) -> bool:
        """Whether a priest can be placed here: a visible idol of a tile, with nobody on it."""
        return (
            self.levels[place] > 0
            and self.visible[place] != BLANK
            and self.priests[place] == NO_PRIEST
        )

    def is_free(self, place: i64) -> bool:
        """Whether a priest can stop here: a quarter of a tile, with nobody on it."""
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
    return Uxmal(
        seats,
        fresh_agenda(),
        0,
        pause,
        1,
        bag_of([1] * TILES),
        NO_TILE,
        numbers(SLOTS, NO_TILE),
        BASE[:] if printed else numbers(QUARTERS, BLANK),
        numbers(QUARTERS),
        numbers(QUARTERS, NO_PRIEST),
        numbers(seats, PRIESTS),
        numbers(IDOLS, NO_IDOL),
        vec[i64](CARDS_OF),
        numbers(IDOLS * seats),
        numbers(PHASES * SOURCES * seats),
    )
