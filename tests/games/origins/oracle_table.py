"""What all share, for the oracle: places and ships, Market, Recruitment, tracks, cards."""

from collections import Counter
from collections.abc import Generator, Iterable

from games.origins.oracle_box import (
    COLOURS,
    DICE_OF_A_COLOUR,
    FACES,
    KINDS,
    LAST_SPACE,
    LAST_SPACE_POINTS,
    PLACES,
    TEMPLE_TOP,
    TEMPLES,
    THRESHOLD_BEFORE,
    WISDOM_OF_MARKET,
)
from games.origins.oracle_city import Cell, Player

Asked = tuple[int | str, dict[str, int]]  # a seat, or "?" for chance; what is open, by weight
Story = Generator[Asked, str, None]
Answer = Generator[Asked, str, str]
Number = Generator[Asked, str, int]
Track = dict[int, list[int]]  # the markers on each space, from the bottom of the stack
FOREIGNER = -1  # the marker of another colour, in solo


def ask(player: Player, texts: Iterable[str]) -> Answer:
    """A player chooses."""
    return (yield player.seat, dict.fromkeys(texts, 1))


def chance(verb: str, counts: dict[str, int]) -> Answer:
    """Something is drawn; what it is, without the verb."""
    outcomes = {f"{verb}:{name}": count for name, count in counts.items() if count}
    return (yield "?", outcomes).partition(":")[2]


def rest(text: str) -> str:
    """What stands behind the verb."""
    return text.partition(":")[2]


def cell_name(cell: Cell) -> str:
    """How a cell is called."""
    return f"cell-{cell[0]}-{cell[1]}"


def seat_name(cell: Cell) -> str:
    """How a seat of power is called."""
    return f"seat-{cell[0]}-{cell[1]}"


def base_names(bases: Iterable[int]) -> list[str]:
    """The choices of a die by its base."""
    return [f"die:base-{base + 1}" for base in bases]


def number_of(text: str) -> int:
    """The number at the end of a choice, from 0."""
    return int(text.rpartition("-")[2]) - 1


def place_of(name: str) -> Cell:
    """The cell or seat of a name."""
    _, row, column = name.split("-")
    return int(row), int(column)


class Orator:
    """A white die: in the area, held by a player, or used at a place."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.holder: int | None = None
        self.place: int | None = None


class Pile:
    """The Building tiles of a colour: the one face up, those unseen, those put under."""

    def __init__(self, colour: str) -> None:
        self.preview: str | None = None
        self.unseen = Counter({k: v.copies for k, v in KINDS.items() if v.colour == colour})
        self.under: list[str] = []


class Table:
    """The main board and the players around it."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options
        self.players = [Player(seat) for seat in range(seats)]
        self.seen: set[str] = set()  # what happened so far
        self.round = 0
        self.bastion = 0
        self.bonuses: list[str] = []  # colours of the bonus tiles, place by place
        self.ships = [1] * PLACES
        self.signs: dict[str, str] = {}  # the Zodiac card of each Temple
        self.holders: dict[str, int | None] = dict.fromkeys(TEMPLES)
        self.piles = {colour: Pile(colour) for colour in COLOURS}
        self.market: list[str] = []  # from the top
        self.supply = Counter(dict.fromkeys(COLOURS, DICE_OF_A_COLOUR[seats]))
        self.row: list[tuple[str, int]] = []  # Recruitment, from the left
        self.gap: int | None = None  # where the row has not yet closed up
        self.orators: list[Orator] = []
        self.cards: dict[str, int] = {}  # the District cards, and the gold on each
        self.floors = Counter(COLOURS)
        self.military: Track = {space: [] for space in range(LAST_SPACE + 1)}
        self.steps: dict[str, Track] = {t: {n: [] for n in range(TEMPLE_TOP + 1)} for t in TEMPLES}
        for track in (self.military, *self.steps.values()):
            track[0] = list(range(seats))
        if seats == 1:
            self.military[0].append(FOREIGNER)

    # Zodiac cards.

    def holds(self, player: Player, sign: str) -> bool:
        """Whether a player has a Zodiac card."""
        return any(self.signs[t] == sign and self.holders[t] == player.seat for t in self.signs)

    def held(self, player: Player) -> list[str]:
        """The Temples whose cards a player has."""
        return [temple for temple in TEMPLES if self.holders[temple] == player.seat]

    # The military track. (The military track; advancing; an attack)

    def strength(self, seat: int) -> int:
        """Where a marker stands."""
        return at_of(self.military, seat)

    def advance(self, player: Player, spaces: int) -> None:
        """Up to so many spaces: a token for each threshold, nine points on the last space."""
        here = self.strength(player.seat)
        there = min(here + spaces, LAST_SPACE)
        if there == here:
            return
        player.tokens += thresholds(there) - thresholds(here)
        if there == LAST_SPACE:
            self.seen.add("final space")
            player.earned["military"] += LAST_SPACE_POINTS
        move(self.military, player.seat, there)

    def weaker(self, player: Player) -> int:
        """How many other markers stand behind."""
        here = self.strength(player.seat)
        return sum(len(stack) for space, stack in self.military.items() if space < here)

    # The Temples.

    def step(self, player: Player, temple: str) -> int:
        """How high a player stands on a track."""
        return at_of(self.steps[temple], player.seat)

    def can_climb(self, player: Player, but: str = "") -> list[str]:
        """The tracks on which there is a step left, without one of them."""
        return [t for t in TEMPLES if t != but and self.step(player, t) < TEMPLE_TOP]

    def climb(self, player: Player, temple: str, steps: int) -> int:
        """Up to so many steps; how many they were."""
        here = self.step(player, temple)
        there = min(here + steps, TEMPLE_TOP)
        if there > here:
            move(self.steps[temple], player.seat, there)
        return there - here

    # The Market. (Building a Building, steps 5 and 6)

    def turn_up(self, colour: str) -> Story:
        """The next tile of a pile is turned up; one that was put under it is known."""
        pile = self.piles[colour]
        assert pile.preview is None
        if pile.unseen.total():
            pile.preview = yield from chance("draw", pile.unseen)
            pile.unseen[pile.preview] -= 1
        elif pile.under:
            self.seen.add("a known tile turned up")
            pile.preview = pile.under.pop(0)

    def refill_market(self, colour: str) -> Story:
        """The tile on the pile of the colour taken comes to the bottom."""
        pile = self.piles[colour]
        if pile.preview:
            self.market.append(pile.preview)
            pile.preview = None
            yield from self.turn_up(colour)
        else:
            self.seen.add("market short")

    def put_under(self, kind: str) -> None:
        """A tile goes under its pile; if that is empty it is seen again at once."""
        pile = self.piles[KINDS[kind].colour]
        if pile.preview:
            pile.under.append(kind)
        elif len(self.market) < len(WISDOM_OF_MARKET):
            self.seen.add("farm to the market")
            self.market.append(kind)
        else:
            self.seen.add("farm to an empty pile")
            pile.preview = kind

    # Recruitment. (Recruiting a Citizen, steps 4 and 5)

    def refill_row(self, colour: str) -> Story:
        """A die of the colour taken is rolled and comes to the right end."""
        if self.supply[colour]:
            value = yield from self.roll()
            self.supply[colour] -= 1
            self.row.append((colour, value))
        else:
            self.seen.add("row short")

    def roll(self) -> Number:
        """A Citizen die, rolled again while it shows a 6."""
        return int((yield from chance("roll", {str(face): 1 for face in FACES})))

    def free_orators(self) -> list[int]:
        """The Orators in their area."""
        return [n for n, o in enumerate(self.orators) if o.holder is None and o.place is None]


def at_of(track: Track, seat: int) -> int:
    """Where on a track a marker stands."""
    return next(space for space, stack in track.items() if seat in stack)


def move(track: Track, seat: int, there: int) -> None:
    """A marker goes on top of those on another space."""
    track[at_of(track, seat)].remove(seat)
    track[there].append(seat)


def thresholds(space: int) -> int:
    """How many thresholds lie behind a space."""
    return sum(space >= first for first in THRESHOLD_BEFORE)


def fall_to(space: int) -> int:
    """The first space after the last threshold; start and final space stay."""
    if space in (0, LAST_SPACE):
        return space
    return max(first for first in THRESHOLD_BEFORE if first <= space)
