"""Amytis told once more, with lists, as a story that asks and is answered.

Nothing of the engine is used: a second opinion for the referee. Not fast, not for play.
"""

from collections.abc import Generator
from typing import Final

CHANCE: Final = 6
BUILDINGS: Final = ("garden", "market", "wall", "palace", "residence", "theatre")
COLOURS: Final = ("green", "blue", "orange", "pink")
TILES: Final = [f"{building}-{colour}" for building in BUILDINGS for colour in COLOURS]
ROWS: Final = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]]
LINES: Final = [*ROWS, [0, 4, 8], [2, 4, 6]]
CORNERS: Final = [0, 2, 6, 8]
COLUMNS: Final = ["stacks-1", "stacks-2", "stacks-3", "stacks-4", "stairs", "corners", "projects"]
BOTTOM: Final = "bottom-row"

CARDS: Final = {
    1: ("G.. .B. ..O", 8),
    2: ("B.. .O. ..G", 8),
    3: ("BBB", 8),
    4: ("PPP", 8),
    5: ("O. OO", 8),
    6: ("G. GG", 8),
    7: ("GP PP", 10),
    8: ("OB OB", 10),
    9: ("OPP P..", 10),
    10: ("OGG O..", 10),
    11: (".OO OB.", 10),
    12: (".PP BB.", 10),
    13: (".B. BGB", 10),
    14: (".G. PGP", 10),
    15: ("PBG O.. O..", 12),
    16: ("PPO GG.", 12),
    17: ("BPB .G. .B.", 12),
    18: ("B.. BG. .GO", 12),
    19: (".P. BGO .G.", 12),
    20: ("P.P BGO", 12),
}

Story = Generator[tuple[int, list[str]], str, None]
Answer = Generator[tuple[int, list[str]], str, str]
Pile = Generator[tuple[int, list[str]], str, int]


class Player:
    """One side of the table."""

    def __init__(self) -> None:
        self.city: list[list[str]] = [[] for _ in range(9)]
        self.out: list[int] = []
        self.held: list[int] = []
        self.done: list[int] = []
        self.pawns: list[str] = []
        self.earned = dict.fromkeys(BUILDINGS, 0)

    def tops(self) -> list[str]:
        """The visible tiles."""
        return [stack[-1] for stack in self.city if stack]

    def sites(self, building: str) -> list[int]:
        """Where a building is visible."""
        return [n for n, stack in enumerate(self.city) if stack and building in stack[-1]]

    def heights(self) -> list[int]:
        """How high the nine stacks are."""
        return [len(stack) for stack in self.city]

    def has_line(self) -> bool:
        """Whether three architects stand in line."""
        return any(set(line) <= set(self.out) for line in LINES)


class Oracle:
    """A game that says who is asked, and what may be answered."""

    def __init__(self, sides: dict[str, str], limit: str) -> None:
        self.sides = sides
        self.limit = 6 if limit == "none" else int(limit)
        self.bag = TILES * 2
        self.tops: list[str | None] = [None] * 9
        self.left = [5] * 9
        self.deck = list(CARDS)
        self.display: list[int] = []
        self.hand: str | None = None
        self.players = [Player(), Player()]
        self.story = self.tell()
        self.asked: tuple[int, list[str]] | None = next(self.story)

    def answer(self, text: str) -> None:
        """Go on with the story."""
        try:
            self.asked = self.story.send(text)
        except StopIteration:
            self.asked = None

    # The story.

    def tell(self) -> Story:
        """Set-up, then turns until a round ends with two empty piles."""
        for pile in range(9):
            yield from self.reveal(pile)
        for pocket, cards in (
            (self.display, 3),
            (self.players[0].held, 2),
            (self.players[1].held, 3),
        ):
            for _ in range(cards):
                yield from self.deal(pocket)
        while True:
            for seat in (0, 1):
                pile = yield from self.turn(seat)
                if seat == 1 and self.left.count(0) >= 2:
                    return
                if self.left[pile] > 0:
                    yield from self.reveal(pile)
                if len(self.display) < 3:
                    yield from self.deal(self.display)

    def reveal(self, pile: int) -> Story:
        """Any tile nobody has seen."""
        text = yield CHANCE, [f"reveal:{tile}" for tile in TILES if tile in self.bag]
        tile = text.removeprefix("reveal:")
        self.bag.remove(tile)
        self.tops[pile] = tile

    def deal(self, pocket: list[int]) -> Story:
        """Any card of the deck."""
        text = yield CHANCE, [f"deal:card-{card}" for card in self.deck]
        card = int(text.removeprefix("deal:card-"))
        self.deck.remove(card)
        pocket.append(card)

    def turn(self, seat: int) -> Pile:
        """Take back, take, lay, validate."""
        me = self.players[seat]
        if me.has_line() or len(me.out) == 4:
            me.out = []
        standing = self.players[0].out + self.players[1].out
        piles = [n for n in range(9) if self.left[n] > 0 and n not in standing]
        text = yield seat, [f"take:pile-{n}" for n in piles]
        pile = int(text.removeprefix("take:pile-"))
        self.hand, self.tops[pile] = self.tops[pile], None
        self.left[pile] -= 1
        me.out.append(pile)
        text = yield seat, [f"lay:site-{n}" for n in range(9)]
        site = int(text.removeprefix("lay:site-"))
        assert self.hand is not None
        tile, self.hand = self.hand, None
        me.city[site].append(tile)
        yield from self.effect(seat, tile, site)
        for card in sorted(me.held):
            if shows(me, card):
                me.held.remove(card)
                me.done.append(card)
        if me.has_line() and len(me.pawns) < 5:
            text = yield seat, [f"favour:{space}" for space in self.spaces(me)]
            me.pawns.append(text.removeprefix("favour:"))
        return pile

    def spaces(self, me: Player) -> list[str]:
        """The favour spaces still open to a player."""
        taken = self.players[0].pawns + self.players[1].pawns
        columns = [space for space in COLUMNS if space not in taken]
        is_open = taken.count(BOTTOM) < 6 and me.pawns.count(BOTTOM) < self.limit
        return columns + [BOTTOM] * is_open

    def effect(self, seat: int, tile: str, site: int) -> Story:
        """What the building just laid pays, by the side of its card."""
        me = self.players[seat]
        building, _, colour = tile.partition("-")
        side = self.sides[building]
        if building == "palace":
            yield from self.palace(seat, side)
            return
        heights, tops = me.heights(), me.tops()
        same = sum(colour in top for top in tops)
        walls = me.sites("wall")
        standing = [len(player.out) for player in self.players]
        paid = {
            "garden": (heights.count(heights[site]), 2 * heights[site]),
            "market": (2 * same, len(tops) - same),
            "wall": (
                2 * len([wall for wall in walls if wall != 4]),
                (0, 1, 4, 8, 10)[len([wall for wall in walls if wall in CORNERS])],
            ),
            "residence": (
                len({top.partition("-")[0] for top in tops}),
                2 * len(me.sites("residence") + me.sites("market")),
            ),
            "theatre": (sum(standing), 2 * standing[seat]),
        }
        me.earned[building] += paid[building][side == "b"]

    def palace(self, seat: int, side: str) -> Story:
        """A card, then points; on side B one or the other."""
        me = self.players[seat]
        answers = [f"project:card-{card}" for card in sorted(self.display)]
        answers += ["deck"] * bool(self.deck) + ["points"] * (side == "b")
        text = yield seat, answers
        if text == "points":
            me.earned["palace"] += sum(len(player.done) for player in self.players)
        elif text == "deck":
            yield from self.deal(me.held)
        else:
            card = int(text.removeprefix("project:card-"))
            self.display.remove(card)
            me.held.append(card)
        if side == "a":
            me.earned["palace"] += len(me.sites("palace"))

    def scores(self) -> tuple[int, ...]:
        """Track, cards and favours."""
        return tuple(
            sum(me.earned.values()) + self.cards(me) + self.favours(me) for me in self.players
        )

    def places(self) -> tuple[int, ...]:
        """The most points win; a tie is shared."""
        mine, theirs = self.scores()
        return (1 if mine >= theirs else 2, 1 if theirs >= mine else 2)

    def cards(self, me: Player) -> int:
        """The points of the projects validated."""
        return sum(CARDS[card][1] for card in me.done)

    def favours(self, me: Player) -> int:
        """The points of a player's pawns."""
        heights = me.heights()
        steps = [[heights[site] for site in row] for row in ROWS]
        worth = {
            "stacks-1": 3 * heights.count(1),
            "stacks-2": 2 * heights.count(2),
            "stacks-3": 4 * heights.count(3),
            "stacks-4": 6 * heights.count(4),
            "stairs": 6 * (steps.count([1, 2, 3]) + steps.count([3, 2, 1])),
            "corners": 5 * sum(heights[corner] >= 3 for corner in CORNERS),
            "projects": 2 * len(me.done),
        }
        columns = sum(worth[space] for space in me.pawns if space != BOTTOM)
        return columns + (0, 4, 10, 18, 30, 30)[me.pawns.count(BOTTOM)]


def shows(me: Player, card: int) -> bool:
    """Whether a city shows a card's pattern, the card turned any way but never mirrored."""
    seen = [stack[-1].partition("-")[2][0].upper() if stack else "" for stack in me.city]
    city = [seen[0:3], seen[3:6], seen[6:9]]
    for pattern in turned(CARDS[card][0].split()):
        for top in range(4 - len(pattern)):
            for left in range(4 - len(pattern[0])):
                if all(
                    wanted in (".", city[top + row][left + column])
                    for row, line in enumerate(pattern)
                    for column, wanted in enumerate(line)
                ):
                    return True
    return False


def turned(pattern: list[str]) -> list[list[str]]:
    """A pattern and its three quarter turns."""
    found = [pattern]
    for _ in range(3):
        last = found[-1]
        width, height = len(last[0]), len(last)
        found.append(
            ["".join(last[height - 1 - x][y] for x in range(height)) for y in range(width)]
        )
    return found
