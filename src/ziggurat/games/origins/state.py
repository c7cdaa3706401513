"""The table of Origins."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, count
from ziggurat.core.state import State, numbers
from ziggurat.games.origins.components import (
    ADVISORS,
    BASES,
    COLOURS,
    DICE,
    DRAFT_DICE,
    FIRST_BASES,
    FIRST_GOODS,
    FIRST_TOWER,
    FLOORS,
    GOLD,
    GOODS,
    KIND_COLOUR,
    KIND_COPIES,
    KINDS,
    MARKET_SPACES,
    NO_DIE,
    NOTHING,
    RECRUITS,
    SHIP_FIRST,
    SITES,
    SPEAKERS,
    TAURUS,
    TEMPLES,
)
from ziggurat.games.origins.components import CARDS as CARDS_OF
from ziggurat.games.origins.events import GAINED, SCORED
from ziggurat.games.origins.geometry import (
    AGORA,
    AGORA_CELL,
    PALACE,
    PALACE_CELL,
    TILE_BITS,
    TILE_COLOUR,
    TILE_MASK,
    TILES_OF_A_WORD,
    WIDTH,
    WORDS,
    WORDS_OF_A_ROW,
)

# Where points come from: during the game, then in the final count.
SOURCE_IDS: Final = [
    *("military", "buildings", "districts", "population", "promotions"),
    *("gold", "advisors", "temples", "seats"),
]
SOURCES: Final[i64] = 9
FROM_MILITARY: Final = 0
FROM_BUILDINGS: Final = 1
FROM_DISTRICTS: Final = 2
FROM_POPULATION: Final = 3
FROM_PROMOTIONS: Final = 4
FROM_GOLD: Final = 5
FROM_ADVISORS: Final = 6
FROM_TEMPLES: Final = 7
FROM_SEATS: Final = 8

# Why a game ends; the first that holds is named.
ENDING_IDS: Final = ["three-temples", "no-gold", "few-floors", "no-citizens", "last-round"]
THREE_TEMPLES: Final = 0
NO_GOLD: Final = 1
FEW_FLOORS: Final = 2
NO_CITIZENS: Final = 3
LAST_ROUND: Final = 4

RIVAL: Final = 1  # in the solo training the foreign military marker

# A die is one number: its colour, and eight times its value. On a seat of power it also bears
# whose it is and which seat.
DIE_VALUE: Final[i64] = 8
OWNER_OF_SEATED: Final[i64] = 64
CORNER_OF_SEATED: Final[i64] = 512
OWNER_OF_RESERVED: Final[i64] = 32
FARMS: Final[i64] = 5  # in the row of houses, after the five colours
HOUSES: Final[i64] = 6


@final
class Origins(State):
    """The main board, and for each seat a city; rows of cells and of seats of power are sets."""

    agreed: i64 = 0  # the set of options that are not at their default
    last_round: i64 = 0  # after which the game ends in any case
    round: i64 = 0  # 0 while the table is set up
    bastion: i64 = 0  # who begins the round
    passed: i64 = 0  # set of seats
    extra: i64 = 0  # 1 once a Superiority token was spent in this turn
    announced: i64 = 0  # set of endings that hold
    ending: i64 = NOTHING  # why the game ended
    # Meeting places.
    bonuses: vec[i64]  # per site, the colour of its bonus tile
    ships: vec[i64]  # per site, the value of its Mothership
    # The market and the piles.
    market: vec[i64]  # per space from the top, a kind or NOTHING
    previews: vec[i64]  # per colour, the kind face up on the pile or NOTHING
    unseen: vec[i64]  # per kind, tiles face down in the piles
    under: vec[i64]  # kinds known to lie under their piles, the first drawn first
    reserved: vec[i64]  # tiles set aside by Construction Yards: kind and owner
    # Dice.
    recruits: vec[i64]  # per space from the left, a die or NO_DIE
    supply: vec[i64]  # per colour, Citizen dice in the supply
    draft: vec[i64]  # dice to draft in the set-up, or NO_DIE
    speakers: vec[i64]  # per Speaker, its value, 0 before it is rolled
    holders: vec[i64]  # per Speaker, who holds it or NOTHING
    podiums: vec[i64]  # per Speaker, the site where it stands or NOTHING
    # Districts and floors.
    cards: vec[i64]  # per slot, a District card or NOTHING
    card_gold: vec[i64]  # per slot, gold on the card
    floors: vec[i64]  # per colour, floors in the reserve
    # Tracks: positions, and the markers in such an order that of equals the lower comes first.
    force: vec[i64]  # per marker, the space of the military track
    force_order: vec[i64]
    climbed: vec[i64]  # per seat and temple, the step
    climb_order: vec[i64]  # per temple
    signs: vec[i64]  # per temple, its Zodiac card
    keepers: vec[i64]  # per temple, who holds the card or NOTHING
    # The players.
    goods: vec[i64]  # per seat and kind of resource
    tokens: vec[i64]  # per seat, Superiority tokens
    population: vec[i64]  # per seat, bases in play
    freemen: vec[i64]  # per seat and base, a die or NO_DIE
    posts: vec[i64]  # per seat and base, the site where the Freeman stands or NOTHING
    archons: vec[i64]  # per seat, the site where the Archon stands or NOTHING
    advisors: vec[i64]  # per seat and space, a colour or NOTHING
    towers: vec[i64]  # per seat and colour, the height
    closed: vec[i64]  # per seat, the set of slots whose card it has scored
    seated: vec[i64]  # all dice on seats of power, the oldest first
    city: vec[i64]  # per seat and row, three numbers of seven tiles
    occupied: vec[i64]  # per seat and row, the set of columns with a tile
    frontier: vec[i64]  # per seat and row, the empty columns beside a tile
    taken: vec[i64]  # per seat and row, the seats of power with a die
    houses: vec[i64]  # per seat, buildings of each colour, then Farms
    chain: vec[i64]  # the cells of the Mage Towers in use
    earned: vec[i64]  # per seat and source, points

    def copy(self) -> "Origins":
        """An equal table that shares nothing mutable."""
        twin = Origins(self.seats, self.agenda[:], self.depth)
        twin.agreed = self.agreed
        twin.last_round = self.last_round
        twin.round = self.round
        twin.bastion = self.bastion
        twin.passed = self.passed
        twin.extra = self.extra
        twin.announced = self.announced
        twin.ending = self.ending
        twin.bonuses = self.bonuses[:]
        twin.ships = self.ships[:]
        twin.market = self.market[:]
        twin.previews = self.previews[:]
        twin.unseen = self.unseen[:]
        twin.under = self.under[:]
        twin.reserved = self.reserved[:]
        twin.recruits = self.recruits[:]
        twin.supply = self.supply[:]
        twin.draft = self.draft[:]
        twin.speakers = self.speakers[:]
        twin.holders = self.holders[:]
        twin.podiums = self.podiums[:]
        twin.cards = self.cards[:]
        twin.card_gold = self.card_gold[:]
        twin.floors = self.floors[:]
        twin.force = self.force[:]
        twin.force_order = self.force_order[:]
        twin.climbed = self.climbed[:]
        twin.climb_order = self.climb_order[:]
        twin.signs = self.signs[:]
        twin.keepers = self.keepers[:]
        twin.goods = self.goods[:]
        twin.tokens = self.tokens[:]
        twin.population = self.population[:]
        twin.freemen = self.freemen[:]
        twin.posts = self.posts[:]
        twin.archons = self.archons[:]
        twin.advisors = self.advisors[:]
        twin.towers = self.towers[:]
        twin.closed = self.closed[:]
        twin.seated = self.seated[:]
        twin.city = self.city[:]
        twin.occupied = self.occupied[:]
        twin.frontier = self.frontier[:]
        twin.taken = self.taken[:]
        twin.houses = self.houses[:]
        twin.chain = self.chain[:]
        twin.earned = self.earned[:]
        return twin

    def has(self, option: i64) -> bool:
        """Whether the players agreed on this departure from the default rules."""
        return self.agreed & option != 0

    def is_solo(self) -> bool:
        """Whether this is the solo training."""
        return self.seats == 1

    # Resources and points.

    def good(self, seat: i64, kind: i64) -> i64:
        """How many of a resource a seat has."""
        return self.goods[GOODS * seat + kind]

    def gain(self, seat: i64, kind: i64, amount: i64) -> None:
        """Take resources from the supply, which never runs out."""
        if amount > 0:
            self.goods[GOODS * seat + kind] += amount
            self.tell(GAINED, seat, kind, amount)

    def can_pay(self, seat: i64, kind: i64, amount: i64) -> bool:
        """Whether a seat can pay, gold replacing any other resource."""
        return self.good(seat, kind) + self.good(seat, GOLD) >= amount

    def earn(self, seat: i64, points: i64, source: i64) -> None:
        """Victory points; none are not told."""
        if points > 0:
            self.earned[SOURCES * seat + source] += points
            self.tell(SCORED, seat, points, source)

    def score(self, seat: i64) -> i64:
        """All points so far."""
        points: i64 = 0
        for source in range(SOURCES):
            points += self.earned[SOURCES * seat + source]
        return points

    def spend_token(self, seat: i64) -> None:
        """Give a Superiority token back; a turn has room for one. (p. 20)"""
        self.tokens[seat] -= 1
        self.extra = 1

    # Zodiac cards.

    def holds(self, seat: i64, sign: i64) -> bool:
        """Whether a seat has this Zodiac card."""
        for temple in range(TEMPLES):
            if self.signs[temple] == sign:
                return self.keepers[temple] == seat
        return False

    def signs_of(self, seat: i64) -> i64:
        """How many Zodiac cards a seat has."""
        held: i64 = 0
        for temple in range(TEMPLES):
            held += 1 if self.keepers[temple] == seat else 0
        return held

    def reduced(self, seat: i64, wisdom: i64) -> i64:
        """A cost in wisdom of a building or a Citizen: Taurus pays one less. (Annex)"""
        return wisdom - 1 if wisdom > 0 and self.holds(seat, TAURUS) else wisdom

    # Freemen.

    def freeman(self, seat: i64, base: i64) -> i64:
        """The die on a base, or NO_DIE."""
        return self.freemen[BASES * seat + base]

    def unused(self, seat: i64) -> i64:
        """The set of bases with a Freeman beside the player board."""
        found: i64 = 0
        for base in range(BASES):
            at = BASES * seat + base
            if self.freemen[at] != NO_DIE and self.posts[at] == NOTHING:
                found |= BIT[base]
        return found

    def free_base(self, seat: i64) -> i64:
        """The lowest base without a die, or NOTHING."""
        for base in range(self.population[seat]):
            if self.freemen[BASES * seat + base] == NO_DIE:
                return base
        return NOTHING

    def freemen_of(self, seat: i64, colour: i64) -> i64:
        """How many Freemen of a colour a seat has, used or not."""
        found: i64 = 0
        for base in range(BASES):
            die = self.freemen[BASES * seat + base]
            found += 1 if die != NO_DIE and colour_of(die) == colour else 0
        return found

    def advisors_of(self, seat: i64) -> i64:
        """How many Advisors sit in the row of a seat."""
        found: i64 = 0
        while found < ADVISORS and self.advisors[ADVISORS * seat + found] != NOTHING:
            found += 1
        return found

    def advises(self, seat: i64, colour: i64) -> bool:
        """Whether an Advisor of this colour sits in the row."""
        return any(self.advisors[ADVISORS * seat + space] == colour for space in range(ADVISORS))

    # Military strength.

    def weaker(self, seat: i64) -> i64:
        """How many military markers stand behind that of a seat."""
        found: i64 = 0
        for marker in range(len(self.force)):
            found += 1 if self.force[marker] < self.force[seat] else 0
        return found

    # The city.

    def tile_at(self, seat: i64, cell: i64) -> i64:
        """The tile in a cell, or NO_TILE."""
        column = cell % WIDTH
        word = self.city[
            WORDS * seat + WORDS_OF_A_ROW * (cell // WIDTH) + column // TILES_OF_A_WORD
        ]
        return (word >> (TILE_BITS * (column % TILES_OF_A_WORD))) & TILE_MASK

    def put_tile(self, seat: i64, cell: i64, tile: i64) -> None:
        """Lay a tile in a cell, over a Farm if one is there."""
        row = cell // WIDTH
        column = cell % WIDTH
        at = WORDS * seat + WORDS_OF_A_ROW * row + column // TILES_OF_A_WORD
        place = BIT[TILE_BITS * (column % TILES_OF_A_WORD)]
        self.city[at] = (self.city[at] & ~(TILE_MASK * place)) | (tile * place)
        self.occupied[WIDTH * seat + row] |= BIT[column]
        self._border(seat, row)
        if row > 0:
            self._border(seat, row - 1)
        if row + 1 < WIDTH:
            self._border(seat, row + 1)

    def _border(self, seat: i64, row: i64) -> None:
        """Recompute the frontier of one row: beside its own tiles, above and below others."""
        at = WIDTH * seat + row
        own = self.occupied[at]
        near = (own << 1) | (own >> 1)
        if row > 0:
            near |= self.occupied[at - 1]
        if row + 1 < WIDTH:
            near |= self.occupied[at + 1]
        self.frontier[at] = near & ~own & (BIT[WIDTH] - 1)

    def colour_at(self, seat: i64, cell: i64) -> i64:
        """The colour of the building in a cell, NOTHING for grey tiles, Farms and empty cells."""
        return TILE_COLOUR[self.tile_at(seat, cell)]

    def house_count(self, seat: i64, colour: i64) -> i64:
        """How many buildings of a colour a city has; FARMS counts the Farms."""
        return self.houses[HOUSES * seat + colour]

    def tiles_of(self, seat: i64) -> i64:
        """How many building tiles a city has, Farms too, without Agora and Palace."""
        tiles: i64 = 0
        for colour in range(HOUSES):
            tiles += self.houses[HOUSES * seat + colour]
        return tiles

    def free_seats(self, seat: i64, row: i64) -> i64:
        """The empty seats of power below a row: four tiles around, no die."""
        at = WIDTH * seat + row
        both = self.occupied[at] & self.occupied[at + 1]
        return both & (both >> 1) & ~self.taken[at]

    def districts_of(self, seat: i64) -> i64:
        """How many Districts a city has completed."""
        found: i64 = 0
        for row in range(WIDTH):
            found += count(self.taken[WIDTH * seat + row])
        return found

    # Tiles set aside, and piles.

    def has_reserved(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has set a tile of this kind aside."""
        return lies(self.reserved, kind + OWNER_OF_RESERVED * seat)

    def face_down(self, colour: i64) -> i64:
        """The number of unseen tiles of a colour."""
        tiles: i64 = 0
        for kind in range(KINDS):
            if KIND_COLOUR[kind] == colour:
                tiles += self.unseen[kind]
        return tiles


def die_of(colour: i64, value: i64) -> i64:
    """A die of this colour showing this value."""
    return colour + DIE_VALUE * value


def colour_of(die: i64) -> i64:
    """The colour of a die."""
    return die % DIE_VALUE


def value_of(die: i64) -> i64:
    """What a die shows, also one on a seat of power."""
    return die // DIE_VALUE % DIE_VALUE


def lies(row: vec[i64], number: i64) -> bool:
    """Whether a number stands in a row."""
    return any(row[at] == number for at in range(len(row)))


def without(row: vec[i64], at: i64) -> vec[i64]:
    """A row without one of its numbers, the others in their order."""
    left = vec[i64]()
    for place in range(len(row)):
        if place != at:
            left = append(left, row[place])
    return left


def new_table(seats: int, agreed: int, last_round: int) -> Origins:
    """All that lies in its place before anything is drawn or rolled. (Set-up 1-20)"""
    table = Origins(seats)
    table.agreed = agreed
    table.last_round = last_round
    table.bonuses = numbers(SITES, NOTHING)
    table.ships = numbers(SITES, SHIP_FIRST)
    table.market = numbers(MARKET_SPACES, NOTHING)
    table.previews = numbers(COLOURS, NOTHING)
    table.unseen = vec[i64](KIND_COPIES)
    table.under = vec[i64]()
    table.reserved = vec[i64]()
    table.recruits = numbers(RECRUITS, NO_DIE)
    table.supply = numbers(COLOURS, DICE[seats - 1])
    table.draft = numbers(COLOURS if seats == 1 else COLOURS * DRAFT_DICE, NO_DIE)
    table.speakers = numbers(SPEAKERS[seats - 1])
    table.holders = numbers(SPEAKERS[seats - 1], NOTHING)
    table.podiums = numbers(SPEAKERS[seats - 1], NOTHING)
    table.cards = numbers(CARDS_OF[seats - 1], NOTHING)
    table.card_gold = numbers(CARDS_OF[seats - 1])
    table.floors = numbers(COLOURS, FLOORS)
    markers = list(range(max(seats, 2)))
    table.force = numbers(len(markers))
    table.force_order = vec[i64](markers)
    table.climbed = numbers(TEMPLES * seats)
    climbers = [seat for _ in range(TEMPLES) for seat in range(seats)]
    table.climb_order = vec[i64](climbers)
    table.signs = numbers(TEMPLES, NOTHING)
    table.keepers = numbers(TEMPLES, NOTHING)
    goods = [amount for _ in range(seats) for amount in FIRST_GOODS]
    table.goods = vec[i64](goods)
    table.tokens = numbers(seats)
    table.population = numbers(seats, FIRST_BASES)
    table.freemen = numbers(BASES * seats, NO_DIE)
    table.posts = numbers(BASES * seats, NOTHING)
    table.archons = numbers(seats, NOTHING)
    table.advisors = numbers(ADVISORS * seats, NOTHING)
    table.towers = numbers(COLOURS * seats, FIRST_TOWER)
    table.closed = numbers(seats)
    table.seated = vec[i64]()
    table.city = numbers(WORDS * seats)
    table.occupied = numbers(WIDTH * seats)
    table.frontier = numbers(WIDTH * seats)
    table.taken = numbers(WIDTH * seats)
    table.houses = numbers(HOUSES * seats)
    table.chain = vec[i64]()
    table.earned = numbers(SOURCES * seats)
    for seat in range(seats):
        table.put_tile(seat, PALACE_CELL, PALACE)
        table.put_tile(seat, AGORA_CELL, AGORA)
    return table
