"""The table of Amytis."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bags import Bag, bag_of
from ziggurat.core.bits import BIT, count
from ziggurat.core.state import State, numbers
from ziggurat.games.amytis.components import (
    ALL_PLACES,
    BUILDINGS,
    CARDS,
    COLOURS,
    COPIES,
    LINED,
    NO_TILE,
    PILE_HEIGHT,
    PLACES,
    SIZE_OF,
    TILE_IDS,
)
from ziggurat.games.amytis.events import SCORED

CITY_BY_COLOUR: Final = sum(2 ** (colour * PLACES) for colour in range(COLOURS))
CITY_BY_BUILDING: Final = sum(2 ** (building * PLACES) for building in range(BUILDINGS))
SITE_IN_COLOURS: Final = vec[i64]([CITY_BY_COLOUR * 2**site for site in range(PLACES)])
SITE_IN_BUILDINGS: Final = vec[i64]([CITY_BY_BUILDING * 2**site for site in range(PLACES)])


@final
class Amytis(State):
    """The main board with its piles, two cities, the projects and the favours."""

    sides: i64 = 0  # the set of buildings whose side B is used
    bottom_limit: i64 = 0  # most own pawns in the bottom row
    bag: Bag  # unseen tiles: under the tops, and the three left in the box
    tops: vec[i64]  # visible tile of each pile, or NO_TILE
    left: vec[i64]  # tiles of each pile
    architects: vec[i64]  # per seat, a set of piles
    hand: i64 = NO_TILE  # the tile just taken
    buildings: vec[i64]  # per seat, visible sites of each building, 6 x 9 bits
    colours: vec[i64]  # per seat, visible sites of each colour, 4 x 9 bits
    heights: vec[i64]  # per seat and site, tiles in the stack
    deck: Bag
    display: i64 = 0  # a set of project cards
    held: vec[i64]  # per seat, a set of project cards
    validated: vec[i64]  # per seat, a set of project cards
    favours: vec[i64]  # per seat, a set of columns
    bottom: vec[i64]  # per seat, pawns in the bottom row
    earned: vec[i64]  # per seat and building, points on the track
    counted: vec[i64]  # per seat, final points of projects and of favours

    def copy(self) -> "Amytis":
        """An equal table that shares nothing mutable."""
        twin = Amytis(self.seats, self.agenda[:], self.depth)
        twin.sides = self.sides
        twin.bottom_limit = self.bottom_limit
        twin.bag = self.bag.copy()
        twin.tops = self.tops[:]
        twin.left = self.left[:]
        twin.architects = self.architects[:]
        twin.hand = self.hand
        twin.buildings = self.buildings[:]
        twin.colours = self.colours[:]
        twin.heights = self.heights[:]
        twin.deck = self.deck.copy()
        twin.display = self.display
        twin.held = self.held[:]
        twin.validated = self.validated[:]
        twin.favours = self.favours[:]
        twin.bottom = self.bottom[:]
        twin.earned = self.earned[:]
        twin.counted = self.counted[:]
        return twin

    # The main board.

    def free_piles(self) -> i64:
        """The piles with a tile and without an architect of either player."""
        free: i64 = ALL_PLACES & ~(self.architects[0] | self.architects[1])
        for pile in range(PLACES):
            if self.left[pile] == 0:
                free &= ~BIT[pile]
        return free

    def empty_piles(self) -> i64:
        """How many piles have no tile left."""
        empty: i64 = 0
        for pile in range(PLACES):
            if self.left[pile] == 0:
                empty += 1
        return empty

    def architects_out(self, seat: i64) -> i64:
        """How many architects of a player stand on the main board."""
        return SIZE_OF[self.architects[seat]]

    def has_line(self, seat: i64) -> bool:
        """Whether three architects of a player stand in line."""
        return LINED[self.architects[seat]] == 1

    # Projects and favours.

    def display_size(self) -> i64:
        """How many projects lie on display."""
        return count(self.display)

    def has_projects_to_take(self) -> bool:
        """Whether a palace finds a card: never false with the printed tiles and cards."""
        return self.display != 0 or self.deck.total > 0

    def pawns_placed(self, seat: i64) -> i64:
        """How many pawns of a player lie on the favour board."""
        return count(self.favours[seat]) + self.bottom[seat]

    # A city.

    def sites_of(self, seat: i64, building: i64) -> i64:
        """The sites where this building is visible."""
        return (self.buildings[seat] >> (building * PLACES)) & ALL_PLACES

    def visible(self, seat: i64, building: i64) -> i64:
        """How many tiles of this building are visible."""
        return SIZE_OF[self.sites_of(seat, building)]

    def sites_in(self, seat: i64, colour: i64) -> i64:
        """The sites where this colour is visible."""
        return (self.colours[seat] >> (colour * PLACES)) & ALL_PLACES

    def height(self, seat: i64, site: i64) -> i64:
        """How many tiles the stack on this site has."""
        return self.heights[seat * PLACES + site]

    def stacks(self, seat: i64, height: i64) -> i64:
        """How many stacks have exactly this height."""
        found: i64 = 0
        for site in range(PLACES):
            if self.heights[seat * PLACES + site] == height:
                found += 1
        return found

    def tile_on(self, seat: i64, site: i64) -> i64:
        """The visible tile of a site, or NO_TILE."""
        for building in range(BUILDINGS):
            for colour in range(COLOURS):
                if self.sites_of(seat, building) & self.sites_in(seat, colour) & BIT[site]:
                    return building * COLOURS + colour
        return NO_TILE

    def put_on(self, seat: i64, site: i64, tile: i64) -> None:
        """Lay a tile on a site, over whatever is there."""
        building = tile // COLOURS
        colour = tile % COLOURS
        self.buildings[seat] &= ~SITE_IN_BUILDINGS[site]
        self.buildings[seat] |= BIT[building * PLACES + site]
        self.colours[seat] &= ~SITE_IN_COLOURS[site]
        self.colours[seat] |= BIT[colour * PLACES + site]
        self.heights[seat * PLACES + site] += 1

    # Points.

    def track(self, seat: i64) -> i64:
        """The points on the score track."""
        points: i64 = 0
        for building in range(BUILDINGS):
            points += self.earned[seat * BUILDINGS + building]
        return points

    def total(self, seat: i64) -> i64:
        """All points; those of projects and favours come with the final count."""
        return self.track(seat) + self.counted[2 * seat] + self.counted[2 * seat + 1]

    def earn(self, seat: i64, building: i64, points: i64) -> None:
        """Mark points at once on the score track."""
        self.earned[seat * BUILDINGS + building] += points
        self.tell(SCORED, seat, points, building)


def new_table(sides: int, bottom_limit: int) -> Amytis:
    """All 48 tiles and 20 projects still unseen, both cities empty."""
    table = Amytis(2)
    table.sides = sides
    table.bottom_limit = bottom_limit
    table.bag = bag_of([COPIES] * len(TILE_IDS))
    table.tops = numbers(PLACES, NO_TILE)
    table.left = numbers(PLACES, PILE_HEIGHT)
    table.architects = numbers(2)
    table.buildings = numbers(2)
    table.colours = numbers(2)
    table.heights = numbers(2 * PLACES)
    table.deck = bag_of([1] * CARDS)
    table.held = numbers(2)
    table.validated = numbers(2)
    table.favours = numbers(2)
    table.bottom = numbers(2)
    table.earned = numbers(2 * BUILDINGS)
    table.counted = numbers(4)
    return table
