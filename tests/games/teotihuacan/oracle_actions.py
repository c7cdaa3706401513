"""The six actions and what follows from them, for the oracle."""

from collections import Counter
from typing import Final

from games.teotihuacan.oracle_box import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    COSTS,
    FAVOURS,
    MATERIALS,
    PYRAMID_POINTS,
    WORSHIP,
)
from games.teotihuacan.oracle_city import (
    City,
    Laid,
    Purse,
    Squares,
    beside,
    name,
    placements,
    square_of,
    ways,
)
from games.teotihuacan.oracle_table import Answer, Story, Table, ask, colour_of

Price = dict[str, int]

TEMPLES: Final = [f"temple-{colour}" for colour in COLOURS]
PYRAMIDS: Final = [f"pyramid-{colour}" for colour in COLOURS]
SMALL: Final = [tile for tile in BUILDINGS if tile.endswith("-1")]


class Actions(Table):
    """A table on which things are built, produced, offered."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.power = 0
        self.is_set_up = True
        self.due: Price | None = None

    # What can be done.

    def fits(self, tile: str, ground: Squares) -> bool:
        """Whether there is a place for a tile."""
        return any(squares <= ground for squares in placements(tile).values())

    def can_pay(self, city: City, price: Price) -> bool:
        """Whether the cubes are there."""
        return bool(ways(price, Counter(), city.purse()))

    def price(self, tile: str, power: int) -> Price:
        """The cost of a temple or pyramid tile, with its surcharge."""
        cost = COSTS[tile]
        price = Counter(cost.price)
        price[cost.missing] += max(0, cost.size - power)
        return dict(price)

    def open_buildings(self, city: City) -> list[str]:
        """The buildings of the market for this Power."""
        return [
            tile
            for tile in BUILDINGS
            if self.market[tile] and int(tile[-1]) <= self.power and self.fits(tile, city.reach())
        ]

    def open_temples(self, city: City, power: int) -> list[str]:
        """The temples of the market that can be paid and placed."""
        return [
            tile
            for tile in TEMPLES
            if self.market[tile]
            and self.can_pay(city, self.price(tile, power))
            and self.fits(tile, city.reach())
        ]

    def open_pyramids(self, city: City) -> list[str]:
        """The pyramid tiles of the market that can be paid and placed."""
        return [
            tile
            for tile in PYRAMIDS
            if self.market[tile]
            and self.can_pay(city, self.price(tile, self.power))
            and city.spots_in_reach()
        ]

    def open_offers(self, city: City) -> list[str]:
        """The worship tiles whose conditions are met."""
        return [tile for tile in +city.worship if self.can_offer(city, tile)]

    def can_offer(self, city: City, worship: str) -> bool:
        """Whether the conditions of a worship tile are met. (R-43)"""
        tile = WORSHIP[worship]
        if tile.price is not None and not self.can_pay(city, tile.price):
            return False
        if tile.effect == "temple":
            return bool(self.temples_of_reserve(city))
        if tile.effect == "pyramid":
            return bool(self.pyramids_of_reserve(city))
        if tile.effect == "owned":
            marks = Counter(part for laid in city.buildings() for part in laid.tile.split("-"))
            return Counter(tile.owned.split()) <= marks
        return True

    def temples_of_reserve(self, city: City) -> list[str]:
        """The temples entry 2 can bring."""
        return [tile for tile in TEMPLES if self.reserve[tile] and self.fits(tile, city.reach())]

    def pyramids_of_reserve(self, city: City) -> list[str]:
        """The pyramid tiles entry 1 can bring."""
        return [tile for tile in PYRAMIDS if self.reserve[tile] and city.spots_in_reach()]

    def buildings_of_reserve(self, names: list[str], ground: Squares) -> list[str]:
        """Those of these buildings that are there and fit."""
        return [tile for tile in names if self.reserve[tile] and self.fits(tile, ground)]

    def open_actions(self, city: City, half: str) -> list[str]:
        """The actions of a half that can be done now."""
        is_open = {
            "building": bool(self.open_buildings(city)),
            "temple": bool(self.open_temples(city, self.power)),
            "pyramid": bool(self.open_pyramids(city)),
            "production": True,
            "offering": bool(self.open_offers(city)),
            "favour": True,
        }
        return [action for action in ACTIONS[half].values() if is_open[action]]

    def act(self, city: City, action: str) -> Story:
        """Do one of the six."""
        if action == "building":
            tile = yield from self.choose_tile(city, self.open_buildings(city))
            yield from self.build(city, tile, city.reach(), self.market)
        elif action == "temple":
            tile = yield from self.choose_tile(city, self.open_temples(city, self.power))
            yield from self.pay(city, self.price(tile, self.power))
            yield from self.consecrate(city, tile, city.reach(), self.market)
        elif action == "pyramid":
            tile = yield from self.choose_tile(city, self.open_pyramids(city))
            yield from self.pay(city, self.price(tile, self.power))
            yield from self.raise_pyramid(city, tile, self.market)
        elif action == "production":
            yield from self.produce(city)
        elif action == "offering":
            yield from self.offer(city)
        else:
            yield from self.gain_favour(city)

    def any_action(self, city: City, half: str, is_optional: bool) -> Story:
        """Any action of a half, for a bonus disc or a worship tile."""
        texts = [f"action:{action}" for action in self.open_actions(city, half)]
        if texts:
            text = yield from ask(city, [*texts, "done"] if is_optional else texts)
            if text != "done":
                yield from self.act(city, text.removeprefix("action:"))

    def choose_tile(self, city: City, tiles: list[str], *others: str) -> Answer:
        """Take a tile, or do something else."""
        text = yield from ask(city, [*(f"take:{tile}" for tile in tiles), *others])
        return text.removeprefix("take:")

    # Spending. (Key concepts)

    def pay(self, city: City, price: Price) -> Story:
        """Cube by cube, or all that is left in one go."""
        spent: Purse = Counter()
        takes_rest = False
        while spent not in ways(price, Counter(), spent):
            self.due = still_due(price, spent)
            useful = {
                square
                for square, kind in city.cubes.items()
                if ways(price, spent + Counter([kind]), city.purse() - Counter([kind]))
            }
            if not takes_rest:
                text = yield from ask(city, [*(f"spend:{name(s)}" for s in useful), "rest"])
                takes_rest = text == "rest"
            if takes_rest:
                square = min(useful, key=lambda s: (MATERIALS.index(city.cubes[s]), s))
            else:
                square = square_of(text.removeprefix("spend:"))
            spent[city.cubes.pop(square)] += 1
        self.due = None

    # Building. (Building, steps 2 to 4; Temple, steps 2 to 4)

    def lay(self, city: City, tile: str, ground: Squares, source: Counter[str]) -> Story:
        """Put a tile into the city; cubes under it are lost."""
        there = placements(tile)
        text = yield from ask(city, [text for text in there if there[text] <= ground])
        first, look = text.removeprefix("set:").split("@")
        source[tile] -= 1
        city.laid.append(Laid(tile, square_of(first), look, there[text]))
        for square in there[text]:
            city.cubes.pop(square, None)

    def build(self, city: City, tile: str, ground: Squares, source: Counter[str]) -> Story:
        """A building, its cubes, its masks."""
        yield from self.lay(city, tile, ground, source)
        kind = tile.split("-")[0]
        near = beside(city.laid[-1].squares) & city.free()
        for square in near - city.cubes.keys():
            city.cubes[square] = kind
        others = {square for square in near if city.cubes[square] != kind}
        while others:
            text = yield from ask(city, [*(f"cube:{name(s)}" for s in others), "done"])
            if text == "done":
                break
            square = square_of(text.removeprefix("cube:"))
            city.cubes[square] = kind
            others.remove(square)
        self.take_masks(city)

    def consecrate(self, city: City, tile: str, ground: Squares, source: Counter[str]) -> Story:
        """A temple, its worship tile, its masks."""
        yield from self.lay(city, tile, ground, source)
        colour = tile.removeprefix("temple-")
        if self.is_set_up:
            yield from self.draw_for(city, colour)
        else:
            yield from self.take_worship(city, self.face_up([colour]))
        self.take_masks(city)

    def draw_for(self, city: City, colour: str) -> Story:
        """A worship tile from the top of a face-down pile. (R-04)"""
        worship = yield from self.draw(colour)
        if worship is not None:
            city.worship[worship] += 1

    # The pyramid. (Pyramid, steps 2 and 3; annex 2)

    def raise_pyramid(self, city: City, tile: str, source: Counter[str]) -> Story:
        """A pyramid tile in Reach, two points, and at the base a reward."""
        text = yield from ask(city, {f"spot:{spot}" for spot in city.spots_in_reach()})
        source[tile] -= 1
        city.earned["pyramid"] += PYRAMID_POINTS
        yield from self.crown(city, text.removeprefix("spot:"), tile)

    def crown(self, city: City, spot: str, tile: str) -> Story:
        """The tile lies there; the base gives what it shows."""
        city.pyramid[spot] = tile.removeprefix("pyramid-")
        if not spot.startswith("base"):
            return
        reward = city.reward(spot)
        ground = city.unmasked() if self.is_set_up else city.reach()
        if reward.isdigit():
            city.earned["rewards"] += int(reward)
        elif reward == "worship":
            yield from self.first_of_any_pile(city)
        elif "+" in reward:
            points, size = map(int, reward.split("+"))
            city.earned["rewards"] += points
            yield from self.build_of_size(city, size, ground)
        elif reward in TEMPLES:
            if self.reserve[reward] and self.fits(reward, ground):
                yield from self.consecrate(city, reward, ground, self.reserve)
        else:
            yield from self.build_shown(city, reward.split())

    def first_of_any_pile(self, city: City) -> Story:
        """The tile on a pile, face up; in the set-up face down. (R-04)"""
        if not self.is_set_up:
            texts = [text for text in self.face_up(COLOURS) if text.startswith("worship:pile")]
            yield from self.take_worship(city, texts, asks=True)
            return
        texts = [f"worship:pile-{colour}" for colour in COLOURS if self.unseen[colour].total()]
        if texts:
            text = yield from ask(city, texts)
            yield from self.draw_for(city, text.removeprefix("worship:pile-"))

    def build_of_size(self, city: City, size: int, ground: Squares) -> Story:
        """Any building of a size, or none."""
        tiles = [tile for tile in BUILDINGS if tile.endswith(f"-{size}")]
        there = self.buildings_of_reserve(tiles, ground)
        if there:
            tile = yield from self.choose_tile(city, there, "done")
            if tile != "done":
                yield from self.build(city, tile, ground, self.reserve)

    def build_shown(self, city: City, tiles: list[str]) -> Story:
        """The buildings shown: one must be built if it can, a second may. (R-41, R-62)"""
        is_second = False
        while there := self.buildings_of_reserve(tiles, self.ground_of_shown(city)):
            tile = there[0]
            if is_second:
                tile = yield from self.choose_tile(city, there, "done")
            elif len(there) > 1:
                tile = yield from self.choose_tile(city, there)
            if tile == "done":
                return
            yield from self.build(city, tile, self.ground_of_shown(city), self.reserve)
            tiles = [other for other in tiles if other != tile]
            is_second = True

    def ground_of_shown(self, city: City) -> Squares:
        """Where buildings of a reward may lie: anywhere, or in Reach if so agreed. (R-02)"""
        if self.is_set_up:
            return city.unmasked()
        has_reach = self.agreed("reward_building_uses_reach_in_play")
        return city.reach() if has_reach else city.free()

    # Influence: resources. (Produce)

    def produce(self, city: City) -> Story:
        """Cubes near buildings, or one or two small buildings."""
        there = self.buildings_of_reserve(SMALL, city.reach())
        tile = yield from self.choose_tile(city, there, "produce")
        if tile == "produce":
            yield from self.produce_cubes(city)
            return
        yield from self.build(city, tile, city.reach(), self.reserve)
        if there := self.buildings_of_reserve(SMALL, city.reach()):
            tile = yield from self.choose_tile(city, there, "done")
            if tile != "done":
                yield from self.build(city, tile, city.reach(), self.reserve)

    def produce_cubes(self, city: City) -> Story:
        """No or one cube beside each building, the oldest first."""
        for laid in city.buildings():
            kind = laid.tile.split("-")[0]
            near = [s for s in beside(laid.squares) & city.free() if city.cubes.get(s) != kind]
            if near:
                text = yield from ask(city, [*(f"cube:{name(s)}" for s in near), "done"])
                if text != "done":
                    city.cubes[square_of(text.removeprefix("cube:"))] = kind

    # Influence: an offering. (Offering; annex 3)

    def offer(self, city: City) -> Story:
        """A worship tile lies aside while it works, then goes under its pile. (R-53)"""
        text = yield from ask(city, [f"offer:{tile}" for tile in self.open_offers(city)])
        worship = text.removeprefix("offer:")
        city.worship[worship] -= 1
        self.aside.append(worship)
        yield from self.work(city, worship)
        self.aside.pop()
        yield from self.put_under(worship)

    def work(self, city: City, worship: str) -> Story:
        """What a worship tile does."""
        tile = WORSHIP[worship]
        if tile.effect == "exchange":
            yield from self.exchange(city, worship)
            return
        city.earned["worship"] += tile.points
        if tile.effect == "product":
            city.earned["worship"] += min(tile.most, self.product(city, colour_of(worship)))
        elif tile.effect == "building":
            yield from self.build_of_size(city, tile.size, city.reach())
        elif tile.effect in ACTIONS:
            yield from self.any_action(city, tile.effect, is_optional=True)
        elif tile.effect == "temple":
            temple = yield from self.choose_tile(city, self.temples_of_reserve(city))
            yield from self.pay(city, tile.price or {})
            yield from self.consecrate(city, temple, city.reach(), self.reserve)
        elif tile.effect == "pyramid":
            pyramid = yield from self.choose_tile(city, self.pyramids_of_reserve(city))
            yield from self.pay(city, tile.price or {})
            yield from self.raise_pyramid(city, pyramid, self.reserve)

    def exchange(self, city: City, worship: str) -> Story:
        """Cubes for points, again while the maximum allows it."""
        tile = WORSHIP[worship]
        assert tile.price is not None
        total = 0
        while True:
            yield from self.pay(city, tile.price)
            city.earned["worship"] += tile.points
            total += tile.points
            if total + tile.points > tile.most or not self.can_pay(city, tile.price):
                return
            if (yield from ask(city, ["again", "done"])) == "done":
                return

    def product(self, city: City, colour: str) -> int:
        """Temples of a colour times buildings of a material. (R-01)"""
        materials = {
            "green": "wood",
            "blue": "stone",
            "red": self.options["red_product_material"],
        }
        made = [b for b in city.buildings() if b.tile.startswith(materials[colour])]
        return len(city.temples(colour)) * len(made)

    # Influence: a favour. (Favour)

    def gain_favour(self, city: City) -> Story:
        """A step on the track; then a worship tile may be swapped for any other."""
        if city.favour + 1 < len(FAVOURS):
            city.favour += 1
            city.earned["favour"] += FAVOURS[city.favour]
        if not +city.worship:
            return
        text = yield from ask(city, [*(f"return:{tile}" for tile in +city.worship), "done"])
        if text == "done":
            return
        worship = text.removeprefix("return:")
        city.worship[worship] -= 1
        yield from self.put_under(worship)
        yield from self.take_worship(city, self.face_up(COLOURS), asks=True)


def still_due(price: Price, spent: Purse) -> Price:
    """What is left to pay, kind by kind, and the gold spent beyond the gold asked for."""
    if "any" in price:
        left = dict.fromkeys(MATERIALS, 0) | {"any": price["any"] - spent.total()}
        return left | {"gold_for_others": 0}
    left = {kind: max(0, price.get(kind, 0) - spent[kind]) for kind in MATERIALS}
    return left | {"any": 0, "gold_for_others": max(0, spent["gold"] - price.get("gold", 0))}
