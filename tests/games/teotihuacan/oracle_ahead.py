"""What a bonus used first makes possible in zone B, for the oracle. (R-50)

Every use of the bonus is gone through; cubes are told as the purses a city can come to.
"""

from collections import Counter, deque
from collections.abc import Iterator
from copy import copy
from itertools import combinations_with_replacement, product
from typing import Final

from games.teotihuacan.oracle_actions import PYRAMIDS, SMALL, TEMPLES, Actions
from games.teotihuacan.oracle_box import BUILDINGS, MATERIALS, WORSHIP
from games.teotihuacan.oracle_city import City, Laid, Purse, Square, beside, payments, placements

Node = tuple[str, object]


class Ahead(Actions):
    """Looks one bonus ahead."""

    def opens_b(self, city: City, bonus: str, power: int) -> bool:
        """Whether some use of a bonus leads to a temple or an offering."""
        match bonus:
            case "bonus-power":
                return self.can_go_on(city, power + 1)
            case "bonus-resource":
                return any(self.can_go_on(after, power) for after in gifts(city))
            case "bonus-influence":
                return (
                    self.by_favour(city, power)
                    or self.by_production(city, power)
                    or any(self.goes_on(city, new, power) for new in self.small_ones(city))
                )
            case "bonus-construction":
                return any(
                    self.goes_on(city, new, power) for new in self.bought(city, power)
                ) or self.by_pyramid(city, power)
        return False

    def can_go_on(self, city: City, power: int) -> bool:
        """Whether one of the two actions of zone B can be done."""
        return bool(self.open_temples(city, power) or self.open_offers(city))

    def goes_on(self, city: City, new: list[Laid], power: int) -> bool:
        """The same after new buildings, whatever cubes are put around them."""
        after = with_tiles(city, new)
        prices = [self.price(tile, power) for tile in TEMPLES if self.market[tile]]
        prices += [WORSHIP[name].price or {} for name in +city.worship]
        most = Counter(after.purse())
        for one in new:
            most[one.tile.split("-")[0]] += len(beside(one.squares))
        if not any(can_buy(most, price) for price in prices):
            return False
        for purse in purses(after, new):
            after.cubes = {(-1, n): kind for n, kind in enumerate(purse)}
            if self.can_go_on(after, power):
                return True
        return False

    # Influence.

    def by_favour(self, city: City, power: int) -> bool:
        """A worship tile that lies face up, for one of one's own."""
        shown = {name for place in (self.slot, self.pile) for name in place.values() if name}
        return bool(+city.worship) and any(
            self.can_go_on(with_worship(city, name), power) for name in shown
        )

    def by_production(self, city: City, power: int) -> bool:
        """A cube near each building; prices are looked for one after the other."""
        temples = [tile for tile in TEMPLES if self.market[tile] and self.fits(tile, city.reach())]
        prices = [self.price(tile, power) for tile in temples]
        for name in +city.worship:
            price = WORSHIP[name].price
            rich = copy(city)
            rich.cubes = {(-1, n): kind for n in range(40) for kind in MATERIALS[n % 3 :][:1]}
            if price and self.can_offer(rich, name):
                prices.append(price)
        return any(
            can_produce(city, way)
            for price in prices
            for way in payments(tuple(sorted(price.items())))
        )

    def small_ones(self, city: City) -> Iterator[list[Laid]]:
        """One or two buildings of size 1."""
        singles = [
            laid(tile, text) for tile in SMALL if self.reserve[tile] for text in placements(tile)
        ]
        singles = [one for one in singles if one.squares <= city.reach()]
        yield from ([one] for one in singles)
        for n, one in enumerate(singles):
            for other in singles[n + 1 :]:
                enough = one.tile != other.tile or self.reserve[one.tile] > 1
                if enough and one.squares != other.squares:
                    yield [one, other]

    # Construction.

    def bought(self, city: City, power: int) -> Iterator[list[Laid]]:
        """A building of the market."""
        for tile in BUILDINGS:
            if self.market[tile] and int(tile[-1]) <= power:
                for text, squares in placements(tile).items():
                    if squares <= city.reach():
                        yield [laid(tile, text)]

    def by_pyramid(self, city: City, power: int) -> bool:
        """A pyramid tile and the reward it covers."""
        if not any(self.market[tile] for tile in PYRAMIDS):
            return False
        price = self.price(PYRAMIDS[0], power)
        for spot in city.spots_in_reach() if self.can_pay(city, price) else ():
            after = copy(city)
            after.pyramid = {**city.pyramid, spot: "green"}
            for new, names in self.rewards_of(after, spot):
                for left in paid(after, price, new):
                    worshipped = left
                    for name in names:
                        worshipped = with_worship(worshipped, name)
                    if new and new[0].tile not in TEMPLES:
                        if self.goes_on(worshipped, new, power):
                            return True
                    elif self.can_go_on(with_tiles(worshipped, new), power):
                        return True
        return False

    def rewards_of(self, city: City, spot: str) -> Iterator[tuple[list[Laid], list[str]]]:
        """All ways to take a reward: the tiles laid, the worship tiles taken."""
        reward = city.reward(spot) if spot.startswith("base") else "points"
        kind = reward.removeprefix("reward-")
        free = city.reach() if self.agreed(IN_REACH) else city.free()
        found: list[tuple[list[Laid], list[str]]] = []
        if kind == "worship":
            found = [([], [name]) for name in self.pile.values() if name]
        elif kind in TEMPLES:
            colour = kind.removeprefix("temple-")
            tiles = [name for name in (self.slot[colour], self.pile[colour]) if name]
            for one in self.of_reserve(kind, city.reach()):
                found += [([one], [name]) for name in tiles] or [([one], [])]
        elif kind.startswith("size-"):
            tiles = [tile for tile in BUILDINGS if tile[-1] == kind[-1]]
            found = [([one], []) for tile in tiles for one in self.of_reserve(tile, city.reach())]
            found.append(([], []))
        elif kind[:4] in ("wood", "ston", "gold"):
            shown = kind.split("-and-")
            options = [self.of_reserve(tile, free) for tile in shown]
            found = [([one], []) for some in options for one in some]
            if len(shown) > 1:
                pairs = product(*options)
                found += [([one, two], []) for one, two in pairs if one.squares != two.squares]
        yield from found or [([], [])]

    def of_reserve(self, tile: str, ground: frozenset[Square]) -> list[Laid]:
        """All ways to lay a tile of the reserve."""
        if not self.reserve[tile]:
            return []
        found = [laid(tile, text) for text in placements(tile)]
        return [one for one in found if one.squares <= ground]


IN_REACH: Final = "reward_building_uses_reach_in_play"


def laid(tile: str, text: str) -> Laid:
    """A tile as it would lie."""
    squares = placements(tile)[text]
    return Laid(tile, min(squares), text.partition("@")[2], squares)


def with_tiles(city: City, new: list[Laid]) -> City:
    """The city with more tiles; the cubes under them are gone."""
    after = copy(city)
    after.laid = [*city.laid, *new]
    covered = frozenset[Square]().union(*(one.squares for one in new))
    after.cubes = {square: kind for square, kind in city.cubes.items() if square not in covered}
    return after


def with_worship(city: City, name: str) -> City:
    """The city with one more worship tile."""
    after = copy(city)
    after.worship = city.worship + Counter([name])
    return after


def gifts(city: City) -> Iterator[City]:
    """The city with a cube of any kind anywhere."""
    for kind, square in product(MATERIALS, city.free()):
        after = copy(city)
        after.cubes = {**city.cubes, square: kind}
        yield after


def can_buy(purse: Purse, price: dict[str, int]) -> bool:
    """Whether so many cubes pay a price."""
    return any(way <= purse for way in payments(tuple(sorted(price.items()))))


def purses(city: City, new: list[Laid]) -> set[tuple[str, ...]]:
    """The cubes a city can have once new buildings have brought theirs, in every way."""
    found: set[tuple[str, ...]] = {()}
    squares = frozenset[Square]().union(*(beside(one.squares) for one in new)) & city.free()
    for square in squares | city.cubes.keys():
        near = {one.tile.split("-")[0] for one in new if square in beside(one.squares)}
        kinds = near | {city.cubes[square]} if square in city.cubes else near
        found = {tuple(sorted((*some, kind))) for some in found for kind in kinds}
    return found


def paid(city: City, price: dict[str, int], new: list[Laid]) -> Iterator[City]:
    """The city after each payment that differs for what is laid then."""
    groups: dict[tuple[str, tuple[bool, ...]], list[Square]] = {}
    for square, kind in sorted(city.cubes.items()):
        signs = [(square in one.squares, square in beside(one.squares)) for one in new]
        groups.setdefault((kind, tuple(sign for both in signs for sign in both)), []).append(square)
    for way in payments(tuple(sorted(price.items()))):
        choices = [
            combinations_with_replacement([key for key in groups if key[0] == kind], number)
            for kind, number in way.items()
        ]
        for picked in product(*choices):
            counts = Counter(key for keys in picked for key in keys)
            if all(len(groups[key]) >= number for key, number in counts.items()):
                gone = {s for key, number in counts.items() for s in groups[key][:number]}
                after = copy(city)
                after.cubes = {s: kind for s, kind in city.cubes.items() if s not in gone}
                yield after


def can_produce(city: City, way: Purse) -> bool:
    """Whether a cube near each building can complete so many: the largest flow is looked for."""
    links: dict[Node, set[Node]] = {}
    for kind in MATERIALS:
        lying = {("square", square) for square, cube in city.cubes.items() if cube == kind}
        houses = [one for one in city.buildings() if one.tile.startswith(kind)]
        links["kind", kind] = lying | {("house", one.first) for one in houses}
        for one in houses:
            room = [s for s in beside(one.squares) & city.free() if city.cubes.get(s) != kind]
            links["house", one.first] = {("square", square) for square in room}
    ends: Node = ("end", "")
    for square in city.free():
        links["square", square] = {ends}
    for kind, number in way.items():
        for _ in range(number):
            if not pushed(links, ("kind", kind), ends):
                return False
    return True


def pushed(links: dict[Node, set[Node]], start: Node, end: Node) -> bool:
    """Send one more cube along the shortest way; links on it are turned round."""
    before: dict[Node, Node] = {start: start}
    waiting = deque([start])
    while waiting and end not in before:
        here = waiting.popleft()
        for there in links.get(here, set()) - before.keys():
            before[there] = here
            waiting.append(there)
    if end not in before:
        return False
    here = end
    while here != start:
        links[before[here]].discard(here)
        links.setdefault(here, set()).add(before[here])
        here = before[here]
    return True
