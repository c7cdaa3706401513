"""Uxmal once more, plain and slow: lists, dictionaries, nothing of the engine, not even its data.

A generator: it says who is to choose (a seat, or "?" for chance) and what is open, and is sent
the text of the choice.
"""

from collections import Counter
from collections.abc import Generator
from itertools import combinations, permutations
from typing import Any

Spot = tuple[int, int]
Asked = Generator[tuple[int | str, set[str]], str, None]

IDOL_OF = {"J": "jaguar", "S": "serpent", "A": "macaw", "M": "monkey", "T": "turtle"}
LETTER_OF = {name: letter for letter, name in IDOL_OF.items()}
CARDS = 9  # of each idol
SQUARES = """
    _JSA _SAJ _AJS  _JSM _SMJ _MJS  _JTS _TSJ _SJT  _JAM _AMJ _MJA  _JAT _ATJ _TJA
    _JMT _MTJ _TJM  _SMA _MAS _ASM  _STA _TAS _AST  _STM _TMS _MST  _ATM _TMA
"""
TILES = {f"tile-{number}": square for number, square in enumerate(SQUARES.split(), start=1)}
BASE = """
    _J MS M_ ST
    AT _A ST _A
    _J S_ AJ MJ
    TM JA T_ A_
    MA _M SA _T
    J_ TA _T JS
    SM S_ S_ TM
    _J MT MA J_
"""
PRIESTS = 3
POINTS = {1: (5, 3, 1), 2: (7, 5, 3), 3: (9, 7, 5)}  # of a priest, by level and rank
SIDES = {1: 4, 2: 3, 3: 2}


def spots(slot: str) -> list[Spot]:
    """The quarters of a slot, clockwise from the north-west."""
    level, column, row = int(slot[1]), int(slot[3]), int(slot[5])
    x, y = 2 * column + level - 1, 2 * row + level - 1
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


def around(spot: Spot) -> list[Spot]:
    """The quarters that share a side, on the board or off it."""
    x, y = spot
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def turned(quarters: str, look: str) -> str:
    """A tile after so many quarter turns clockwise."""
    for _ in range(int(look[1])):
        quarters = quarters[-1] + quarters[:-1]
    return quarters


class Oracle:
    """A table, and the game played on it."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = range(seats)
        self.options = options
        self.shown: dict[Spot, str] = {}
        self.level: dict[Spot, int] = {(x, y): 0 for x in range(8) for y in range(8)}
        self.priest: dict[Spot, int] = {}
        self.reserve = dict(TILES)
        self.track: list[str] = []
        self.piles = Counter(dict.fromkeys(LETTER_OF, CARDS))
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.ready = [PRIESTS] * seats
        self.phase = 1
        self.drawn: str | None = None
        self.laid: dict[str, dict[str, str]] = {}
        self.earned = [[{"priests": 0, "cards": 0} for _ in SIDES] for _ in self.seats]
        self.game = self.whole_game()
        self.mover: int | str
        self.mover, self.open = next(self.game)
        self.over = False

    def play(self, text: str) -> None:
        """Go on with this choice."""
        assert text in self.open
        try:
            self.mover, self.open = self.game.send(text)
        except StopIteration:
            self.over = True

    def whole_game(self) -> Asked:
        """Set-up, then three phases."""
        yield from self.set_up()
        seat = 0
        for phase in SIDES:
            self.phase = phase
            free = {f"l{phase}-{i}-{j}" for i in range(SIDES[phase]) for j in range(SIDES[phase])}
            while free:
                yield from self.turn(seat, free)
                seat = (seat + 1) % len(self.seats)
            self.count()
            if phase < 3:
                self.between(phase + 1)

    def set_up(self) -> Asked:
        """The order of the idols, and the base."""
        for _ in range(5):
            text = yield "?", {f"order:{name}" for name in LETTER_OF if name not in self.track}
            self.track.append(text.removeprefix("order:"))
        if self.options["base"] == "printed":
            for y, row in enumerate(BASE.strip().splitlines()):
                self.shown.update({(x, y): c for x, c in enumerate(row.replace(" ", ""))})
            return
        kinds = {"-".join(three) for three in permutations(LETTER_OF, 3)}
        for n in range(16):
            text = yield "?", {f"print:{kind}@r{turn}" for kind in kinds for turn in range(4)}
            kind, look = text.removeprefix("print:").split("@")
            quarters = "_" + "".join(LETTER_OF[name] for name in kind.split("-"))
            slot = spots(f"l1-{n % 4}-{n // 4}")
            self.shown.update(zip(slot, turned(quarters, look), strict=True))

    def turn(self, seat: int, free: set[str]) -> Asked:
        """One action of four."""
        hand = self.hands[seat]
        offers = {"build"}
        if self.ready[seat]:
            offers |= {f"place:q-{x}-{y}" for x, y in self.idols_of_tiles()}
        for spot in [spot for spot, owner in self.priest.items() if owner == seat]:
            if any(cost <= hand.total() for cost in self.ways(spot).values()):
                offers.add(f"walk:q-{spot[0]}-{spot[1]}")
        offers |= {f"idol:{name}" for name in hand if hand[name]}
        verb, _, target = (yield seat, offers).partition(":")
        if verb == "build":
            yield from self.build(seat, free)
        elif verb == "place":
            self.priest[spot_of(target)] = seat
            self.ready[seat] -= 1
        elif verb == "walk":
            yield from self.walk(seat, spot_of(target))
        else:
            yield from self.influence(seat, target)

    def idols_of_tiles(self) -> list[Spot]:
        """Where a priest can be placed."""
        return [
            spot
            for spot, level in self.level.items()
            if level and self.shown[spot] != "_" and spot not in self.priest
        ]

    def build(self, seat: int, free: set[str]) -> Asked:
        """Draw a tile, lay it, take cards."""
        tile = (yield "?", {f"draw:{name}" for name in self.reserve}).removeprefix("draw:")
        quarters = self.reserve.pop(tile)
        self.drawn = tile
        text = yield seat, {f"lay:{slot}@r{turn}" for slot in free for turn in range(4)}
        slot, look = text.removeprefix("lay:").split("@")
        free.remove(slot)
        self.drawn, self.laid[slot] = None, {"tile": tile, "look": look}
        face = dict(zip(spots(slot), turned(quarters, look), strict=True))
        found = set()
        for spot, letter in face.items():
            near = [self.shown.get(other) for other in around(spot) if other not in face]
            if letter != "_" and self.shown[spot] == letter:
                found.add(f"claim:{IDOL_OF[letter]}-2")
            if letter != "_" and letter in near:
                found.add(f"claim:{IDOL_OF[letter]}-1")
        self.shown.update(face)
        for spot in face:
            self.level[spot] += 1
        if found:
            claim = (yield seat, found) if len(found) > 1 else found.pop()
            name, cards = claim.removeprefix("claim:").split("-")
            taken = min(int(cards), self.piles[name])
            self.piles[name] -= taken
            self.hands[seat][name] += taken

    def ways(self, start: Spot) -> dict[Spot, int]:
        """The cost of every free quarter with a tile, by patient relaxation."""
        costs, before = {start: 0}, dict[Spot, int]()
        while costs != before:
            before = dict(costs)
            for spot, cost in before.items():
                for near in around(spot):
                    if self.level.get(near):
                        fare = cost + (near not in self.priest)
                        costs[near] = min(fare, costs.get(near, fare))
        return {spot: cost for spot, cost in costs.items() if spot not in self.priest}

    def walk(self, seat: int, start: Spot) -> Asked:
        """Go somewhere and pay for it."""
        ways = {f"to:q-{x}-{y}": cost for (x, y), cost in self.ways(start).items()}
        hand = self.hands[seat]
        text = yield seat, {text for text, cost in ways.items() if cost <= hand.total()}
        del self.priest[start]
        self.priest[spot_of(text.removeprefix("to:"))] = seat
        due = ways[text]
        while due:
            payments = [Counter(cards) for cards in combinations(sorted(hand.elements()), due)]
            common = payments[0]
            for payment in payments:
                common &= payment
            self.discard(seat, common)
            due -= common.total()
            if due:
                name = (yield seat, {f"pay:card-{name}" for name in +hand})[len("pay:card-") :]
                self.discard(seat, Counter([name]))
                due -= 1

    def influence(self, seat: int, name: str) -> Asked:
        """Venerate or curse."""
        here = self.track.index(name)
        cards = self.hands[seat][name]
        spaces = [n for n in range(5) if 0 < abs(n - here) <= cards]
        there = int((yield seat, {f"rank:space-{n + 1}" for n in spaces})[-1]) - 1
        self.track.insert(there, self.track.pop(here))
        self.discard(seat, Counter({name: abs(there - here)}))

    def discard(self, seat: int, cards: Counter[str]) -> None:
        """Cards go back to their piles."""
        self.hands[seat] -= cards
        self.piles += cards

    def count(self) -> None:
        """Points of priests, then of cards."""
        favourites = [LETTER_OF[name] for name in self.track[:3]]
        for spot, seat in self.priest.items():
            if self.shown[spot] in favourites:
                points = POINTS[self.level[spot]][favourites.index(self.shown[spot])]
                self.earned[seat][self.phase - 1]["priests"] += points
        for seat in self.seats:
            for name, each in zip(self.track, (2, 1), strict=False):
                cards = self.hands[seat][name]
                self.earned[seat][self.phase - 1]["cards"] += each * cards
                self.discard(seat, Counter({name: cards}))

    def between(self, phase: int) -> None:
        """The rejection, and the break as agreed."""
        self.track = self.track[2:] + self.track[:2]
        if self.options["break"] == "none":
            return
        self.priest.clear()
        left = PRIESTS + 1 - phase if self.options["break"] == "forced" else PRIESTS
        self.ready = [left for _ in self.seats]

    def scores(self) -> list[int]:
        """The points of all phases."""
        return [sum(sum(phase.values()) for phase in phases) for phases in self.earned]

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """Scores and places: points, then cards in hand, for all places alike. (R-22, R-29)"""
        scores = self.scores()
        ranks = [(scores[seat], self.hands[seat].total()) for seat in self.seats]
        places = [1 + sum(other > rank for other in ranks) for rank in ranks]
        winners = [seat for seat in self.seats if places[seat] == 1]
        rivals = scores.count(max(scores))
        reason = "shared" if len(winners) > 1 else "most-cards" if rivals > 1 else "most-points"
        return tuple(scores), tuple(places), reason

    def worth(self, name: str) -> list[int]:
        """What a priest on an idol would score now on each level."""
        rank = self.track.index(name)
        return [row[rank] if rank < len(row) else 0 for row in POINTS.values()]

    def facts(self) -> dict[str, Any]:
        """What the two must agree on."""
        return {
            "phase": self.phase,
            "drawn": self.drawn,
            "reserve": len(self.reserve),
            "slots": self.laid,
            "earned": self.earned,
            "worth": {name: self.worth(name) for name in LETTER_OF},
            "track": self.track,
            "piles": {name: self.piles[name] for name in LETTER_OF},
            "hands": [{name: hand[name] for name in LETTER_OF} for hand in self.hands],
            "ready": self.ready,
            "scores": self.scores(),
            "quarters": {
                f"q-{x}-{y}": (IDOL_OF.get(letter), self.level[x, y], self.priest.get((x, y)))
                for (x, y), letter in self.shown.items()
            },
        }


def spot_of(name: str) -> Spot:
    """The quarter of that id."""
    return int(name[2]), int(name[4])
