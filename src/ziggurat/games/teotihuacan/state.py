"""The table of Founders of Teotihuacan."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.core.bags import Bag, Pile, bag_of, pile_of
from ziggurat.core.bits import BIT, count
from ziggurat.core.state import State, numbers
from ziggurat.games.teotihuacan.components import (
    BONUS_COPIES,
    BUILDINGS,
    COLOURS,
    DISCS,
    KINDS,
    MARKET,
    MASKS_IN_PLAY,
    MASKS_OF_A_COLOUR,
    MATERIAL,
    MOST_DISCS,
    NOTHING,
    PYRAMID,
    SHAPE,
    SHOWN,
    SIDE_A,
    SPACES,
    TILE_COPIES,
    TILES,
    WHITE,
    WORSHIP_COPIES,
    WORSHIPS,
    WORSHIPS_OF_A_COLOUR,
)
from ziggurat.games.teotihuacan.events import SCORED
from ziggurat.games.teotihuacan.geometry import CENTRE, HALF, PAIRS, ROW

# Where tiles lie before they are built; the box has those the Rival took.
IN_MARKET: Final[i64] = 0
IN_RESERVE: Final[i64] = 1
IN_BOX: Final[i64] = 2

# Where points come from.
SOURCE_IDS: Final = ["bonus", "masks", "pyramid", "rewards", "worship", "favour", "districts"]
SOURCES: Final[i64] = 7
FROM_BONUS: Final = 0
FROM_MASKS: Final = 1
FROM_PYRAMID: Final = 2
FROM_REWARDS: Final = 3
FROM_WORSHIP: Final = 4
FROM_FAVOUR: Final = 5
FROM_DISTRICTS: Final = 6

RIVAL: Final = 1  # in the solo variant the Rival has its turn where a second seat would
PYRAMID_COLOURS: Final[i64] = 4  # green, blue, red, white

# A laid tile is one number: tile 4 bits, seat 3, pair (first square and look) above.
SEAT_OF_LAID: Final[i64] = 16
PAIR_OF_LAID: Final[i64] = 128


@final
class Teotihuacan(State):
    """The central board, and for each seat a city; a set of squares is two numbers."""

    agreed: i64 = 0  # the set of options that are not at their default
    handicap: i64 = 0  # the solo variant: what the Rival starts ahead
    round: i64 = 0  # 0 while the table is set up
    first: i64 = 0  # who begins the round
    passed: i64 = 0  # set of seats
    # The turn.
    space: i64 = NOTHING  # the action space chosen
    power: i64 = 0
    bonus: i64 = NOTHING  # the bonus disc that can still be used
    # The central board.
    discs: Bag  # bonus discs face down
    bonuses: vec[i64]  # per action space, its bonus disc
    stacks: vec[i64]  # per action space, the owners of up to three action discs
    stock: vec[i64]  # per place (market, reserve, box) and tile
    masks: i64 = 0  # set of mask tiles still in the piles
    green: Pile  # worship tiles face down
    blue: Pile
    red: Pile
    shown: vec[i64]  # per colour, the worship tiles face up: in the slot, on the pile
    # The players.
    boards: vec[i64]  # per seat, the player board
    sides: vec[i64]  # per seat, where the architect stands
    ready: vec[i64]  # per seat, action discs still to place
    starting: vec[i64]  # per seat, the set of colours still to lay in the set-up
    covered: vec[i64]  # per seat, the squares under tiles: upper half, lower half
    cubes: vec[i64]  # per seat and kind, the squares with a cube: upper half, lower half
    laid: vec[i64]  # all tiles in the cities, the oldest first
    pyramids: vec[i64]  # per seat and colour, the set of spots
    worship: vec[i64]  # per seat and worship tile, how many
    favour: vec[i64]  # per seat, the space of the favour track
    taken: vec[i64]  # per seat, the set of mask tiles
    earned: vec[i64]  # per seat and source, points
    # The Rival.
    rival_points: i64 = 0
    rival_discs: i64 = 0
    rival_cards: i64 = 0  # set of cards still to draw
    rival_card: i64 = NOTHING  # the last one drawn
    rival_masks: i64 = 0  # set of mask tiles

    def copy(self) -> "Teotihuacan":
        """An equal table that shares nothing mutable."""
        twin = Teotihuacan(self.seats, self.agenda[:], self.depth)
        twin.agreed = self.agreed
        twin.handicap = self.handicap
        twin.round = self.round
        twin.first = self.first
        twin.passed = self.passed
        twin.space = self.space
        twin.power = self.power
        twin.bonus = self.bonus
        twin.discs = self.discs.copy()
        twin.bonuses = self.bonuses[:]
        twin.stacks = self.stacks[:]
        twin.stock = self.stock[:]
        twin.masks = self.masks
        twin.green = self.green.copy()
        twin.blue = self.blue.copy()
        twin.red = self.red.copy()
        twin.shown = self.shown[:]
        twin.boards = self.boards[:]
        twin.sides = self.sides[:]
        twin.ready = self.ready[:]
        twin.starting = self.starting[:]
        twin.covered = self.covered[:]
        twin.cubes = self.cubes[:]
        twin.laid = self.laid[:]
        twin.pyramids = self.pyramids[:]
        twin.worship = self.worship[:]
        twin.favour = self.favour[:]
        twin.taken = self.taken[:]
        twin.earned = self.earned[:]
        twin.rival_points = self.rival_points
        twin.rival_discs = self.rival_discs
        twin.rival_cards = self.rival_cards
        twin.rival_card = self.rival_card
        twin.rival_masks = self.rival_masks
        return twin

    def has(self, option: i64) -> bool:
        """Whether the players agreed on this departure from the printed rules."""
        return self.agreed & option != 0

    # Turn order.

    def is_solo(self) -> bool:
        """Whether the Rival plays too."""
        return self.seats == 1

    def following(self, player: i64) -> i64:
        """The next player clockwise, who may be the Rival."""
        if self.is_solo():
            return 1 - player
        return self.after(player)

    # Stacks of discs.

    def action_discs(self, space: i64) -> i64:
        """How many action discs lie on a space."""
        discs: i64 = 0
        while discs < MOST_DISCS and self.stacks[MOST_DISCS * space + discs] != NOTHING:
            discs += 1
        return discs

    def height(self, space: i64) -> i64:
        """How many discs lie on a space, the bonus disc too."""
        return self.action_discs(space) + (1 if self.bonuses[space] != NOTHING else 0)

    def stack(self, space: i64, player: i64) -> None:
        """Put one disc of a player on top."""
        self.stacks[MOST_DISCS * space + self.action_discs(space)] = player

    # Tiles of the market and the reserve.

    def available(self, place: i64, tile: i64) -> i64:
        """How many of a tile lie in a place."""
        return self.stock[TILES * place + tile]

    def move_tile(self, tile: i64, place: i64, other: i64) -> None:
        """Move a tile between market, reserve and box."""
        self.stock[TILES * place + tile] -= 1
        self.stock[TILES * other + tile] += 1

    # The city.

    def lay(self, seat: i64, tile: i64, pair: i64, place: i64) -> i64:
        """Lay a building or temple in a city, out of the market or the reserve; the laid tile."""
        laid = tile + SEAT_OF_LAID * seat + PAIR_OF_LAID * pair
        self.stock[TILES * place + tile] -= 1
        self.laid = append(self.laid, laid)
        return laid

    def buildings_of(self, seat: i64, material: i64) -> i64:
        """How many buildings of a material a city has."""
        found: i64 = 0
        for at in range(len(self.laid)):
            if seat_of_laid(self.laid[at]) == seat:
                tile = tile_of_laid(self.laid[at])
                if tile < BUILDINGS and MATERIAL[tile] == material:
                    found += 1
        return found

    def tiles_of(self, seat: i64, tile: i64) -> i64:
        """How many of a building or temple a city has."""
        found: i64 = 0
        for at in range(len(self.laid)):
            if self.laid[at] % PAIR_OF_LAID == tile + SEAT_OF_LAID * seat:
                found += 1
        return found

    # Cubes.

    def cubes_of(self, seat: i64, kind: i64) -> i64:
        """How many cubes of a kind a city has."""
        at = 2 * (KINDS * seat + kind)
        return count(self.cubes[at]) + count(self.cubes[at + 1])

    def cube_on(self, seat: i64, square: i64) -> i64:
        """The kind of the cube on a square, or NOTHING."""
        for kind in range(KINDS):
            at = 2 * (KINDS * seat + kind)
            if is_in(square, self.cubes[at], self.cubes[at + 1]):
                return kind
        return NOTHING

    def put_cube(self, seat: i64, kind: i64, square: i64) -> None:
        """Put a cube on a square; one that lies there is discarded."""
        self.take_cube(seat, square)
        at = 2 * (KINDS * seat + kind)
        if square < HALF:
            self.cubes[at] |= BIT[square]
        else:
            self.cubes[at + 1] |= BIT[square - HALF]

    def take_cube(self, seat: i64, square: i64) -> None:
        """Take the cube off a square, if there is one."""
        low = square >= HALF
        bit = BIT[square - HALF] if low else BIT[square]
        for kind in range(KINDS):
            at = 2 * (KINDS * seat + kind)
            if low:
                self.cubes[at + 1] &= ~bit
            else:
                self.cubes[at] &= ~bit

    # The pyramid.

    def filled(self, seat: i64) -> i64:
        """The spots of a pyramid that have a tile."""
        at = PYRAMID_COLOURS * seat
        return (
            self.pyramids[at]
            | self.pyramids[at + 1]
            | self.pyramids[at + 2]
            | self.pyramids[at + WHITE]
        )

    # Masks and worship tiles.

    def top_mask(self, colour: i64) -> i64:
        """The mask tile on top of a pile, or NOTHING."""
        mask = MASKS_OF_A_COLOUR * colour
        end = mask + MASKS_OF_A_COLOUR
        while mask < end:
            if self.masks & BIT[mask] != 0:
                return mask
            mask += 1
        return NOTHING

    def pile(self, colour: i64) -> Pile:
        """The worship tiles of a colour that lie face down."""
        if colour == 0:
            return self.green
        if colour == 1:
            return self.blue
        return self.red

    def holds_worship(self, seat: i64) -> bool:
        """Whether a player has any worship tile."""
        return any(self.worship[WORSHIPS * seat + tile] > 0 for tile in range(WORSHIPS))

    # Points.

    def score(self, seat: i64) -> i64:
        """The points of a player."""
        points: i64 = 0
        for source in range(SOURCES):
            points += self.earned[SOURCES * seat + source]
        return points

    def earn(self, seat: i64, source: i64, points: i64) -> None:
        """Score points at once."""
        if points > 0:
            self.earned[SOURCES * seat + source] += points
            self.tell(SCORED, seat, points, source)


def is_in(square: i64, high: i64, low: i64) -> bool:
    """Whether a square is in a set."""
    if square < HALF:
        return high & BIT[square] != 0
    return low & BIT[square - HALF] != 0


def tile_of_laid(laid: i64) -> i64:
    """Which tile it is."""
    return laid % SEAT_OF_LAID


def seat_of_laid(laid: i64) -> i64:
    """Whose city it lies in."""
    return laid // SEAT_OF_LAID % 8


def row_of_laid(laid: i64) -> i64:
    """Its row in the table of placements."""
    return ROW[PAIRS * SHAPE[tile_of_laid(laid)] + laid // PAIR_OF_LAID]


def new_table(seats: int, agreed: int, handicap: int) -> Teotihuacan:
    """All that lies in its place before anything is drawn. (Set-up 1-18)"""
    table = Teotihuacan(seats)
    table.agreed = agreed
    table.handicap = handicap
    table.discs = bag_of(BONUS_COPIES)
    table.bonuses = numbers(SPACES, NOTHING)
    table.stacks = numbers(SPACES * MOST_DISCS, NOTHING)
    table.stock = first_stock(seats)
    table.masks = MASKS_IN_PLAY[seats - 1]
    table.green = worship_pile(0)
    table.blue = worship_pile(1)
    table.red = worship_pile(2)
    table.shown = numbers(SHOWN, NOTHING)
    table.boards = numbers(seats, SIDE_A)
    table.sides = vec[i64](list(range(seats)))
    table.ready = numbers(seats, DISCS[seats - 1])
    table.starting = numbers(seats, 7)
    table.covered = numbers(2 * seats)
    table.cubes = numbers(2 * KINDS * seats)
    table.laid = vec[i64]()
    table.pyramids = numbers(PYRAMID_COLOURS * seats)
    for seat in range(seats):
        table.pyramids[PYRAMID_COLOURS * seat + WHITE] = BIT[CENTRE]
    table.worship = numbers(WORSHIPS * seats)
    table.favour = numbers(seats)
    table.taken = numbers(seats)
    table.earned = numbers(SOURCES * seats)
    return table


def first_stock(seats: int) -> vec[i64]:
    """The market by the number of players, the rest in reserve but for starting tiles."""
    market = list(MARKET[TILES * (seats - 1) : TILES * seats])
    given = [0] * int(PYRAMID) + [seats] * int(COLOURS)
    copies = zip(TILE_COPIES, market, given, strict=True)
    reserve = [copies - shown - dealt for copies, shown, dealt in copies]
    return vec[i64](market + reserve + [0] * int(TILES))


def worship_pile(colour: int) -> Pile:
    """The twelve worship tiles of a colour, shuffled face down."""
    own = range(WORSHIPS_OF_A_COLOUR * colour, WORSHIPS_OF_A_COLOUR * (colour + 1))
    return pile_of([n if tile in own else 0 for tile, n in enumerate(WORSHIP_COPIES)])
