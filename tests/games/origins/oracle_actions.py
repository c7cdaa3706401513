"""What players of Origins do, for the oracle: pay, fight, climb, recruit, build."""

from collections.abc import Iterable

from games.origins.oracle_box import (
    ATTACK_BONUS,
    BASE,
    CITIZEN_TOP,
    EXCHANGE,
    FOOD_TO_FEED,
    KINDS,
    LAST_SPACE,
    ORATOR_TOP,
    TEMPLE_TOP,
    TEMPLES,
    WISDOM_OF_MARKET,
    WISDOM_OF_RECRUITMENT,
)
from games.origins.oracle_city import Cell, Die, Player, Tile
from games.origins.oracle_table import (
    Number,
    Story,
    Table,
    ask,
    base_names,
    cell_name,
    number_of,
    place_of,
    rest,
    thresholds,
)

RESERVE = "pick:reserve-"


class Actions(Table):
    """A table at which things are done; Buildings work as another class says."""

    # Goods. (Basic resources and gold)

    def can_pay(self, player: Player, **price: int) -> bool:
        """Whether the goods are there, with gold for what is missing."""
        missing = sum(max(0, n - player.goods[kind]) for kind, n in price.items())
        return missing <= player.goods["gold"]

    def pay(self, player: Player, kind: str, number: int, kept: int = 0) -> Story:
        """So many of a kind, some of them in gold if the player likes; some gold is kept."""
        least = max(0, number - player.goods[kind])
        most = min(number, player.goods["gold"] - kept)
        gold = least
        if least < most:
            text = yield from ask(player, [f"gold:{n}" for n in range(least, most + 1)])
            gold = int(rest(text))
        player.goods["gold"] -= gold
        player.goods[kind] -= number - gold

    def gain_any(self, player: Player, kinds: Iterable[str] = BASE) -> Story:
        """One basic resource of choice."""
        text = yield from ask(player, [f"gain:{kind}" for kind in kinds])
        player.goods[rest(text)] += 1

    def gain(self, player: Player, gains: dict[str, int]) -> Story:
        """What a Meeting Place gives."""
        for kind, number in gains.items():
            if kind == "any":
                yield from self.gain_any(player)
            else:
                player.goods[kind] += number

    # The military. (Advancing; an attack)

    def fight(self, player: Player, spaces: int, both: bool) -> Story:
        """Advance or attack, both in any order if so said."""
        done: set[str] = set()
        while True:
            texts = []
            if "advance" not in done and self.strength(player.seat) < LAST_SPACE:
                texts.append("advance")
            if "attack" not in done:
                texts.append("attack")
            if not texts:
                return
            text = yield from ask(player, [*texts, "done"] if done else texts)
            if text == "done":
                return
            done.add(text)
            if text == "advance":
                self.advance(player, spaces)
            else:
                yield from self.attack(player)
            if not both:
                return

    def attack(self, player: Player) -> Story:
        """The bonus of the space, then the points."""
        here = self.strength(player.seat)
        self.seen.add(f"attack from {here}")
        for bonus in ATTACK_BONUS[here]:
            if bonus == EXCHANGE:
                yield from self.exchange(player)
            elif bonus == "any":
                yield from self.gain_any(player)
            else:
                player.goods[bonus] += 1
        points = self.weaker(player) + thresholds(here)
        if self.holds(player, "aries"):
            reds = [die.colour for die in player.dice()]
            reds += [colour for colour, _ in player.seats.values()]
            points += reds.count("red")
            self.seen.add("aries")
        player.earned["military"] += points

    def exchange(self, player: Player) -> Story:
        """A basic resource for a gold, or not."""
        there = [kind for kind in BASE if player.goods[kind]]
        if there:
            text = yield from ask(player, [*(f"spend:{kind}" for kind in there), "done"])
            if text != "done":
                player.goods[rest(text)] -= 1
                player.goods["gold"] += 1

    # Temples. (Climbing; Aquarius)

    def open_climbs(self, player: Player) -> list[str]:
        """The tracks of the main action."""
        if self.options["climb_at_top_takes_card"] == "true":
            return list(TEMPLES)
        return self.can_climb(player)

    def climb_main(self, player: Player) -> Story:
        """A stone, two steps of one Temple, its card."""
        had_aquarius = self.holds(player, "aquarius")
        yield from self.pay(player, "stone", 1)
        text = yield from ask(player, [f"climb:{temple}" for temple in self.open_climbs(player)])
        temple = rest(text)
        steps = self.climb(player, temple, 2)
        if not steps:
            self.seen.add("card at the top")
        self.holders[temple] = player.seat
        if had_aquarius and steps:
            self.seen.add("aquarius, climbing")
            yield from self.golden_step(player, temple)

    def golden_step(self, player: Player, temple: str) -> Story:
        """A gold for a step of another Temple, or not."""
        others = self.can_climb(player, temple)
        if others and player.goods["gold"]:
            text = yield from ask(player, [*(f"climb:{other}" for other in others), "done"])
            if text != "done":
                player.goods["gold"] -= 1
                self.climb(player, rest(text), 1)

    def one_step(self, player: Player) -> Story:
        """A step of a Temple of choice."""
        text = yield from ask(player, [f"climb:{temple}" for temple in self.can_climb(player)])
        self.climb(player, rest(text), 1)

    # People. (Recruiting a Citizen; Orators; raising; Advisors)

    def recruit_price(self, player: Player, at: int) -> int:
        """The wisdom for a die of the row."""
        return max(0, WISDOM_OF_RECRUITMENT[at] - self.holds(player, "taurus"))

    def open_recruits(self, player: Player, free: bool) -> list[int]:
        """The dice of the row that can be taken."""
        if player.free_base() is None:
            return []
        return [
            at
            for at in range(len(self.row))
            if free or self.can_pay(player, wisdom=self.recruit_price(player, at))
        ]

    def recruit(self, player: Player, free: bool, optional: bool = False) -> Story:
        """A die of the row onto the lowest free base."""
        there = self.open_recruits(player, free)
        if not there:
            return
        texts = [f"recruit:recruit-{at + 1}" for at in there]
        text = yield from ask(player, [*texts, "done"] if optional else texts)
        if text == "done":
            return
        at = number_of(text)
        if not free:
            yield from self.pay(player, "wisdom", self.recruit_price(player, at))
        colour, value = self.row[at]
        base = player.free_base()
        assert base is not None
        del self.row[at]
        player.bases[base] = Die(colour, value)
        self.gap = at
        player.die(base).value += yield from self.sagittarius(player, value, CITIZEN_TOP)
        self.gap = None
        yield from self.refill_row(colour)

    def sagittarius(self, player: Player, value: int, top: int) -> Number:
        """One more for a new die, or not."""
        if not self.holds(player, "sagittarius") or value >= top:
            return 0
        self.seen.add("sagittarius")
        return int((yield from ask(player, ["add", "done"])) == "add")

    def take_orator(self, player: Player) -> Story:
        """Any one of the area."""
        text = yield from ask(player, [f"speaker:speaker-{n + 1}" for n in self.free_orators()])
        orator = self.orators[number_of(text)]
        orator.holder = player.seat
        orator.value += yield from self.sagittarius(player, orator.value, ORATOR_TOP)

    def raise_die(self, player: Player, base: int) -> None:
        """One more for a Stratège; a 6 becomes an Advisor."""
        die = player.die(base)
        if die.value < CITIZEN_TOP:
            die.value += 1
            return
        player.bases[base] = None
        if self.holds(player, "scorpio"):
            self.seen.add("scorpio, retiring")
            player.goods["wisdom"] += 1
        if die.colour in player.advisors:
            player.earned["promotions"] += player.row_points()
            self.supply[die.colour] += 1
            self.seen.add("duplicate Advisor")
        else:
            player.advisors.append(die.colour)

    def feed_texts(self, player: Player) -> list[str]:
        """What a food can be spent on."""
        if not self.can_pay(player, food=1):
            return []
        texts = base_names(player.unused())
        return [*texts, "advance"] if self.strength(player.seat) < LAST_SPACE else texts

    def feed(self, player: Player) -> Story:
        """One to three food, each for an unused Stratège or a space."""
        for number in range(FOOD_TO_FEED):
            texts = self.feed_texts(player)
            if not texts:
                return
            text = yield from ask(player, [*texts, "done"] if number else texts)
            if text == "done":
                return
            yield from self.pay(player, "food", 1)
            if text == "advance":
                self.advance(player, 1)
            else:
                self.raise_die(player, number_of(text))

    # Building. (Building a Building; adding it to the City; a Farm; Virgo)

    def can_build(self, player: Player) -> bool:
        """A Farm costs nothing, so any tile will do."""
        return bool(self.market or player.reserved)

    def build_price(self, player: Player, source: str) -> tuple[int, int]:
        """Wisdom and stone for a tile of the Market or of one's own reserve."""
        if source.startswith(RESERVE):
            return 0, KINDS[source.removeprefix(RESERVE)].stone
        at = number_of(source)
        wisdom = max(0, WISDOM_OF_MARKET[at] - self.holds(player, "taurus"))
        return wisdom, KINDS[self.market[at]].stone

    def build(self, player: Player) -> Story:
        """Choose a tile and a side, pay, lay it, refill the Market, use it."""
        sources = [f"pick:market-{at + 1}" for at in range(len(self.market))]
        sources += [f"{RESERVE}{kind}" for kind in KINDS if kind in player.reserved]
        source = yield from ask(player, sources)
        wisdom, stone = self.build_price(player, source)
        ways = ["as:farm"]
        if self.can_pay(player, wisdom=wisdom, stone=stone):
            ways.append("as:building")
        if self.holds(player, "virgo") and player.farms():
            ways.append("as:cover")
        way = yield from ask(player, ways)
        if way == "as:building":
            yield from self.pay(player, "wisdom", wisdom, max(0, stone - player.goods["stone"]))
            yield from self.pay(player, "stone", stone)
        cells = player.farms() if way == "as:cover" else player.room()
        text = yield from ask(player, [f"build:{cell_name(cell)}" for cell in cells])
        cell = place_of(rest(text))
        covered = player.city.get(cell)
        if source.startswith(RESERVE):
            self.seen.add(f"reserved, {way}")
            kind = source.removeprefix(RESERVE)
            player.reserved.remove(kind)
            player.city[cell] = Tile(kind, way == "as:farm")
        else:
            kind = self.market.pop(number_of(source))
            player.city[cell] = Tile(kind, way == "as:farm")
            yield from self.refill_market(KINDS[kind].colour)
        if covered:
            self.seen.add("virgo")
            self.put_under(covered.kind)
        if way != "as:farm":
            yield from self.use_new(player, cell)

    def use_new(self, player: Player, cell: Cell) -> Story:
        """The ability of a tile just built."""
        raise NotImplementedError
        yield  # a story


def tops(table: Table, player: Player) -> int:
    """How many Temples a player has climbed to the top."""
    return sum(table.step(player, temple) == TEMPLE_TOP for temple in TEMPLES)
