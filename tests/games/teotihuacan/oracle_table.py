"""What all share, for the oracle: market and reserve, the worship piles, mask piles."""

from collections import Counter
from collections.abc import Generator, Iterable

from games.teotihuacan.oracle_box import (
    COLOURS,
    DISCS,
    MARKET_OF_A_COLOUR,
    MARKETS,
    MASKS,
    PIECES,
    WORSHIP,
)
from games.teotihuacan.oracle_city import City, mask_groups

Asked = tuple[int | str, dict[str, int]]  # a seat, or "?" for chance; what is open, by weight
Story = Generator[Asked, str, None]
Answer = Generator[Asked, str, str]


def ask(city: City, texts: Iterable[str]) -> Answer:
    """The owner of a city chooses."""
    return (yield city.seat, dict.fromkeys(texts, 1))


def chance(verb: str, counts: Counter[str]) -> Answer:
    """Something is drawn; what it is, without the verb."""
    outcomes = {f"{verb}:{name}": count for name, count in counts.items() if count}
    return (yield "?", outcomes).partition(":")[2]


class Table:
    """The main board and the cities around it."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options
        self.cities = [City(seat, DISCS[seats]) for seat in range(seats)]
        self.market: Counter[str] = Counter()
        self.reserve = Counter(PIECES)
        self.box: Counter[str] = Counter()
        for colour in COLOURS:
            self.reserve[f"pyramid-{colour}"] -= seats
        self.renew()
        self.masks = {
            colour: [f"{colour}-{points}" for points, least in tiles if least <= max(2, seats)]
            for colour, tiles in MASKS.items()
        }
        self.slot: dict[str, str | None] = dict.fromkeys(COLOURS)
        self.pile: dict[str, str | None] = dict.fromkeys(COLOURS)
        self.unseen = {
            colour: Counter(
                {name: tile.copies for name, tile in WORSHIP.items() if colour_of(name) == colour}
            )
            for colour in COLOURS
        }
        self.under: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.aside: list[str] = []

    def agreed(self, option: str) -> bool:
        """Whether the players want this."""
        return self.options[option] == "true"

    # The market. (Set-up 2, 3, 5; new round, step 4)

    def renew(self) -> None:
        """Fill up the market as far as the reserve goes."""
        wanted = Counter(MARKETS[self.seats].split())
        for colour in COLOURS:
            wanted[f"temple-{colour}"] = wanted[f"pyramid-{colour}"] = MARKET_OF_A_COLOUR
        for tile, copies in wanted.items():
            while self.market[tile] < copies and self.reserve[tile]:
                self.reserve[tile] -= 1
                self.market[tile] += 1

    # Masks. (Building, step 4)

    def take_masks(self, city: City) -> None:
        """Every group now covered for the first time brings the top tile of its pile."""
        for colour, group in mask_groups(city.board):
            if group <= city.covered() and group not in city.closed:
                city.closed.add(group)
                if self.masks[colour]:
                    mask = self.masks[colour].pop(0)
                    city.masks.append(mask)
                    city.earned["masks"] += mask_points(mask)

    # Worship tiles. (Temple, step 3)

    def draw(self, colour: str) -> Generator[Asked, str, str | None]:
        """The next tile of a pile: unseen ones first, then those put under it."""
        if self.unseen[colour].total():
            name = yield from chance("reveal", self.unseen[colour])
            self.unseen[colour][name] -= 1
            return name
        if self.under[colour]:
            yield from chance("reveal", Counter(self.under[colour][:1]))
            return self.under[colour].pop(0)
        return None

    def refill(self, colour: str) -> Story:
        """Two face up: what lies on the pile moves to an empty slot."""
        if self.slot[colour] is None:
            self.slot[colour], self.pile[colour] = self.pile[colour], None
        for place in (self.slot, self.pile):
            if place[colour] is None:
                place[colour] = yield from self.draw(colour)

    def put_under(self, name: str) -> Story:
        """A tile goes face down under its pile."""
        self.under[colour_of(name)].append(name)
        yield from self.refill(colour_of(name))

    def face_up(self, colours: Iterable[str]) -> list[str]:
        """The choices among the tiles of these colours that lie face up."""
        places = (("slot", self.slot), ("pile", self.pile))
        return [f"worship:{at}-{c}" for c in colours for at, place in places if place[c]]

    def take_worship(self, city: City, texts: list[str], asks: bool = False) -> Story:
        """One of these tiles, which is replaced at once; for a temple a single one is not asked."""
        if not texts:
            return
        text = (yield from ask(city, texts)) if asks or len(texts) > 1 else texts[0]
        at, colour = text.removeprefix("worship:").split("-")
        place = self.slot if at == "slot" else self.pile
        name = place[colour]
        assert name is not None
        place[colour] = None
        city.worship[name] += 1
        yield from self.refill(colour)


def colour_of(worship: str) -> str:
    """The colour of a worship tile."""
    return worship.split("-")[0]


def mask_points(mask: str) -> int:
    """The points of a mask tile."""
    return int(mask.split("-")[1])
