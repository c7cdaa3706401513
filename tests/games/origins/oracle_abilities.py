"""What the thirty kinds of Building and the Agora do, for the oracle. (Annexes: Building tiles)"""

from games.origins.oracle_actions import Actions
from games.origins.oracle_box import (
    CITIZEN_TOP,
    COLOURS,
    KINDS,
    LAST_SPACE,
    OBELISKS,
    PLACES,
    SANCTUARY,
    STONE_CIRCLE,
)
from games.origins.oracle_city import Cell, Player, around
from games.origins.oracle_table import Story, ask, base_names, cell_name, number_of, place_of, rest

Used = frozenset[Cell]


class Abilities(Actions):
    """A table at which Buildings work."""

    def use_new(self, player: Player, cell: Cell) -> Story:
        """The ability of a tile just built, or not."""
        if self.would_do(player, cell, frozenset()):
            text = yield from ask(player, [f"use:{cell_name(cell)}", "done"])
            if text != "done":
                yield from self.use(player, cell, is_new=True)

    def use_some(self, player: Player, cells: list[Cell]) -> Story:
        """The abilities of several tiles, each once, in the order of their owner."""
        left = list(cells)
        while there := [cell for cell in left if self.would_do(player, cell, frozenset())]:
            text = yield from ask(player, [*(f"use:{cell_name(cell)}" for cell in there), "done"])
            if text == "done":
                return
            cell = place_of(rest(text))
            left.remove(cell)
            yield from self.use(player, cell)

    def copies(self, player: Player, cell: Cell, used: Used) -> list[Cell]:
        """What a Mage Tower can copy; no Tower twice in a chain."""
        used |= {cell}
        return [
            near
            for near in around(cell)
            if near in player.city and near not in used and self.would_do(player, near, used)
        ]

    def would_do(self, player: Player, cell: Cell, used: Used) -> bool:
        """Whether the ability of a tile would change anything."""
        tile = player.city[cell]
        kind = tile.kind
        if tile.is_farm or kind == "palace":
            return False
        if kind.startswith("temple-"):
            own = kind.removeprefix("temple-")
            others = self.can_climb(player, own)
            return own in self.can_climb(player) or bool(others and player.goods["gold"])
        here = self.strength(player.seat)
        colours = [die.colour for die in player.dice()]
        return {
            "market": "yellow" in colours,
            "equestrian": here < LAST_SPACE or self.weaker(player) > 0,
            "fortress": here < LAST_SPACE,
            "veterans": bool(player.unused()),
            "construction-yard": bool(self.market),
            "courthouse": bool(self.swaps(player)),
            "estate": bool(self.open_recruits(player, free=True)),
            "forum": bool(self.free_orators()),
            "stone-circle": len(player.colours()) > 1,
            "sanctuary": bool(self.held(player)),
            "statue": bool(self.can_climb(player)),
            "artists-salon": bool(colours),
            "portal": bool(player.unused()),
        }.get(kind, kind != "mage-tower" or bool(self.copies(player, cell, used)))

    def use(
        self, player: Player, cell: Cell, is_new: bool = False, used: Used = frozenset()
    ) -> Story:
        """The ability of a tile."""
        kind = player.city[cell].kind
        goods = player.goods
        self.seen.add(
            f"{kind} {'new' if is_new else f'copied {len(used)}' if used else 'in a District'}"
        )
        points = self.points(player, kind)
        if points is not None:
            player.earned["buildings"] += points
        elif kind == "agora" or kind == "mint":
            goods["gold"] += 1
        elif kind == "granary":
            goods["food"] += 1 + len(player.farms())
        elif kind == "quarry":
            goods["stone"] += 1 + player.empty_around(cell)
        elif kind == "astronomy-tower":
            goods["wisdom"] += 1 + len(player.advisors)
        elif kind == "workshop":
            yield from self.gain_any(player)
        elif kind == "armory":
            yield from self.fight(player, 2, both=True)
        elif kind == "outpost":
            yield from self.fight(player, 1, both=False)
        elif kind == "equestrian":
            self.advance(player, 2)
            for _ in range(self.weaker(player)):
                yield from self.gain_any(player, ("stone", "food"))
        elif kind == "fortress":
            self.advance(player, player.colours()["red"])
        elif kind == "veterans":
            yield from self.veterans(player)
        elif kind == "construction-yard":
            yield from self.reserve(player)
        elif kind == "courthouse":
            yield from self.recolour(player)
        elif kind == "estate":
            yield from self.recruit(player, free=True)
        elif kind == "forum":
            yield from self.take_orator(player)
        elif kind.startswith("temple-"):
            yield from self.temple(player, kind.removeprefix("temple-"), is_new)
        elif kind == "statue":
            yield from self.one_step(player)
        elif kind == "fountain":
            goods["wisdom"] += 1
            text = yield from ask(player, [f"reset:ship-{n + 1}" for n in range(PLACES)])
            self.ships[number_of(text)] = 1
        elif kind == "portal":
            yield from self.portal(player)
        else:
            assert kind == "mage-tower", kind
            there = self.copies(player, cell, used)
            text = yield from ask(player, [f"use:{cell_name(near)}" for near in there])
            yield from self.use(player, place_of(rest(text)), used=used | {cell})

    def points(self, player: Player, kind: str) -> int | None:
        """What the Buildings that only bring points bring."""
        dice = [die.colour for die in player.dice()]
        built = player.colours()
        return {
            "harbor": 2 * built["yellow"],
            "market": 4 * dice.count("yellow"),
            "arena": 2 * built["red"] + 2 * dice.count("red"),
            "castle": 1 + 3 * len(player.seats),
            "stone-circle": STONE_CIRCLE.get(len(built), 0),
            "obelisk": OBELISKS.get(min(player.count("obelisk"), 4), 0),
            "sanctuary": SANCTUARY[len(self.held(player))],
            "artists-salon": 3 * len(set(dice)),
            "healer": 1 + len(dice),
        }.get(kind)

    def veterans(self, player: Player) -> Story:
        """The value of an unused Stratège, which then falls by one."""
        text = yield from ask(player, base_names(player.unused()))
        die = player.die(number_of(text))
        player.earned["buildings"] += die.value
        die.value = max(1, die.value - 1)

    def reserve(self, player: Player) -> Story:
        """A tile of the Market for later."""
        text = yield from ask(player, [f"pick:market-{at + 1}" for at in range(len(self.market))])
        kind = self.market.pop(number_of(text))
        player.reserved.append(kind)
        yield from self.refill_market(KINDS[kind].colour)

    def swaps(self, player: Player) -> dict[int, list[str]]:
        """Which unused Stratège can get which colours."""
        ways = {
            base: [c for c in COLOURS if self.supply[c] and c != player.die(base).colour]
            for base in player.unused()
        }
        return {base: colours for base, colours in ways.items() if colours}

    def recolour(self, player: Player) -> Story:
        """A die of the supply instead of one's own, with its value."""
        swaps = self.swaps(player)
        text = yield from ask(player, base_names(swaps))
        base = number_of(text)
        text = yield from ask(player, [f"colour:supply-{colour}" for colour in swaps[base]])
        colour = text.removeprefix("colour:supply-")
        die = player.die(base)
        self.supply[die.colour] += 1
        self.supply[colour] -= 1
        die.colour = colour

    def temple(self, player: Player, temple: str, is_new: bool) -> Story:
        """Two steps, a golden one, and with Aquarius another when it is built."""
        steps = self.climb(player, temple, 2)
        yield from self.golden_step(player, temple)
        if is_new and steps and self.holds(player, "aquarius"):
            self.seen.add("aquarius, building")
            yield from self.golden_step(player, temple)

    def portal(self, player: Player) -> Story:
        """Up to two for an unused Stratège, one at a time."""
        text = yield from ask(player, base_names(player.unused()))
        base = number_of(text)
        was = player.die(base).value
        self.raise_die(player, base)
        if was < CITIZEN_TOP and (yield from ask(player, ["add", "done"])) == "add":
            self.raise_die(player, base)
