"""The engine against a second opinion: whole games, choice by choice, from the texts alone.

PYTHONPATH=src:tests python -m games.teotihuacan.test_oracle usual 300      follows so many games,
PYTHONPATH=src:tests python -m games.teotihuacan.test_oracle rich 300       with cubes from the sky,
PYTHONPATH=src:tests python -m games.teotihuacan.test_oracle scarce 300     with few tiles,
PYTHONPATH=src:tests python -m games.teotihuacan.test_oracle crowded 300    with many huts,
PYTHONPATH=src:tests python -m games.teotihuacan.test_oracle endings 10000  counts so many endings.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.teotihuacan.oracle import Oracle, ranked
from games.teotihuacan.oracle_box import COLOURS, MATERIALS, PIECES, WORSHIP
from games.teotihuacan.oracle_city import CITY, City, Laid, placements, square_of, ways
from games.teotihuacan.oracle_look import differences, look
from games.teotihuacan.planners import STYLES, likes, liking, remarkable
from ziggurat import registry
from ziggurat.core.choices import Choices
from ziggurat.core.record import parse_record
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

GAME = registry.load("teotihuacan")
RECORDS = sorted((Path(__file__).parents[2] / "records" / "teotihuacan").glob("*.game"))
GAMES = 6  # followed, for each number of seats
ENDINGS = 50  # counted, for each number of seats
LONG_LIST = 30  # where nothing is liked more than anything else
RARE = [  # who sees what: style, seats, seed, world
    ("priest", 4, 1, "scarce", "no worship tile of a colour"),
    ("weaver", 2, 3, "usual", "no mask of a colour"),
    ("courtier", 4, 1, "usual", "the end of the track"),
    ("settler", 4, 1, "usual", "a tile runs out"),
    ("devout", 4, 8, "usual", "a tile within a tile"),
    ("mason", 2, 1, "usual", "a level"),
    ("mason", 2, 4, "rich", "a summit"),
    ("priest", 4, 2, "scarce", "a temple runs out"),
    ("anything", 3, 3, "rich-scarce", "an empty pile"),
    ("scatterer", 2, 1, "rich-crowded", "no room for a red temple"),
]


def rain(city: City, pick: Rng) -> None:
    """Every other free square without a cube gets one."""
    for square in sorted(city.free() - city.cubes.keys()):
        if pick.below(2):
            city.cubes[square] = MATERIALS[pick.below(len(MATERIALS))]


class Rainy(Oracle):
    """A world where cubes fall on the city whose turn begins: wealth builds what is rare."""

    def __init__(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.pick = Rng(seed)
        super().__init__(seats, options)

    def begin_turn(self, city: City) -> None:
        """Before the discs are placed."""
        rain(city, self.pick)


def carry_over(city: City, state: Any) -> None:
    """The cubes of a city as they lie at the oracle's, put on the engine's table."""
    order = sorted(CITY)
    half = len(order) // 2
    for kind, material in enumerate(MATERIALS):
        here = [order.index(square) for square, of in city.cubes.items() if of == material]
        at = 2 * (len(MATERIALS) * city.seat + kind)
        state.cubes[at] = sum(1 << n for n in here if n < half)
        state.cubes[at + 1] = sum(1 << n - half for n in here if n >= half)


def restock(oracle: Oracle, state: Any, copies: dict[str, int]) -> None:
    """The reserve holds so many of these tiles, at both tables."""
    stock, reserve = list(state.stock), list(oracle.reserve.values())
    first = next(n for n in range(len(stock)) if stock[n : n + len(reserve)] == reserve)
    oracle.reserve.update({tile: number - oracle.reserve[tile] for tile, number in copies.items()})
    for number, tile in enumerate(oracle.reserve):
        state.stock[first + number] = oracle.reserve[tile]


def impoverish(oracle: Oracle, state: Any, pick: Rng) -> None:
    """Little is left in the reserve and of the worship tiles."""
    restock(oracle, state, {tile: int(pick.below(4)) for tile in PIECES})
    for number, worship in enumerate(WORSHIP):
        colour = worship.split("-")[0]
        while oracle.unseen[colour][worship] and pick.below(4):
            oracle.unseen[colour][worship] -= 1
            state.pile(COLOURS.index(colour)).middle.take(number)


class Both:
    """One game at the table of the engine and at that of the oracle."""

    def __init__(self, options: dict[str, str], oracle: Oracle) -> None:
        self.state: Any = GAME.setup(options, oracle.seats)
        self.oracle = oracle
        self.told = self.state.listen()
        self.out = Choices()
        self.mover = 0
        self.played = [f"options {options}", f"seats {oracle.seats}"]
        self.seen: set[str] = set()

    def compare(self, viewer: int) -> dict[str, int]:
        """Both must ask the same of the same and lie alike; what is open, nothing at the end."""
        self.mover = int(GAME.fill(self.state, self.out))
        texts = {GAME.catalogue.text(choice): n for choice, n in self.out.weighted()}
        engine = registry.facts("teotihuacan", GAME.hide(self.state, viewer), viewer)
        engine["asked"] = None
        if self.mover != NOBODY:
            engine["asked"] = ["?" if self.mover == CHANCE else self.mover, texts]
        asked = self.oracle.asked
        wanted = {**look(self.oracle), "asked": None if asked is None else list(asked)}
        lines = differences({key: engine[key] for key in wanted}, wanted)
        assert not lines, "\n".join([*self.played, GAME.asking(self.state), *lines[:20]])
        self.seen |= remarkable(self.oracle)
        return texts

    def play(self, text: str) -> None:
        """The same choice at both tables."""
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        self.played.append(f"{'?' if self.mover == CHANCE else self.mover} {text}")
        GAME.play(self.state, choice)
        self.oracle.answer(text)
        if isinstance(self.oracle, Rainy) and GAME.opens(self.state):
            for city in self.oracle.cities:
                carry_over(city, self.state)

    def end(self) -> str:
        """Both count the Districts and rank the players alike; the reason."""
        assert counted(self.told) == self.oracle.districts
        assert GAME.outcome(self.state) == self.oracle.outcome()
        return self.oracle.outcome()[2]


def counted(told: list[Any]) -> list[tuple[int, int, int]]:
    """What the engine said of each District."""
    return [
        (int(event.seat), event["district"], event["points"])
        for event in told
        if event.kind == "counted"
    ]


def options(pick: Rng, seed: int) -> dict[str, str]:
    """The defaults for every third game, else anything."""
    return {
        option.key: option.values[0 if seed % 3 == 0 else pick.below(len(option.values))]
        for option in GAME.options
    }


# Whole games.


def agree(seats: int, seed: int, style: str = "", world: str = "usual") -> tuple[Both, str]:
    """Play one game with both, in a style or in any; they must agree at every step."""
    pick = Rng(seed, seats)
    chosen = options(pick, seed)
    both = Both(chosen, Rainy(seats, chosen, seed) if "rich" in world else Oracle(seats, chosen))
    if "scarce" in world:
        impoverish(both.oracle, both.state, pick)
    if "crowded" in world:
        restock(both.oracle, both.state, {"wood-1": 60, "stone-1": 60})
    some = list(STYLES) if seed % 2 else [list(STYLES)[pick.below(len(STYLES))]]
    styles = [style or some[pick.below(len(some))] for _ in range(seats)]
    while texts := both.compare((*range(seats), NOBODY)[pick.below(seats + 1)]):
        mover = both.mover
        liked = [] if mover == CHANCE else likes(both.oracle, styles[mover], mover)
        both.play(liking(list(texts), liked, pick))
    return both, both.end()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_engine_and_oracle_agree(seats: int, seed: int) -> None:
    _, reason = agree(seats, seed)
    assert reason.startswith("rival") == (seats == 1)


@pytest.mark.parametrize(("style", "seats", "seed", "world", "wonder"), RARE)
def test_they_agree_on_rare_things(
    style: str, seats: int, seed: int, world: str, wonder: str
) -> None:
    both, _ = agree(seats, seed, style, world)
    assert wonder in both.seen


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_oracle_follows_recorded_games(path: Path) -> None:
    record = parse_record(path.read_text())
    both = Both(record.options, Oracle(len(record.players), record.options))
    for entry in record.entries:
        assert entry.text in both.compare(NOBODY)
        both.play(entry.text)
    assert both.compare(NOBODY) == {}
    assert record.result == (both.oracle.scores(), both.end())


# Endings: the engine plays alone, and the oracle counts what lies there.


def city_told(told: dict[str, Any], seat: int) -> City:
    """A city as the engine tells it."""
    city = City(seat, 0)
    city.board, city.pyramid, city.earned = told["board"], told["pyramid"], dict(told["earned"])
    for tile in told["tiles"]:
        squares = frozenset(square_of(square) for square in tile["squares"])
        assert squares == placements(tile["tile"])[f"set:{tile['square']}@{tile['look']}"]
        city.laid.append(Laid(tile["tile"], square_of(tile["square"]), tile["look"], squares))
    city.cubes = {square_of(square): kind for square, kind in told["cubes"].items()}
    return city


def count(seats: int, seed: int) -> tuple[int, str]:
    """Rich games of the engine alone, which the oracle counts: points of Districts, the reason."""
    pick, out = Rng(seed, seats), Choices()
    state = GAME.setup(options(pick, seed), seats)
    heard = state.listen()
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        if GAME.opens(state) and pick.below(2):
            here: Any = registry.facts("teotihuacan", state, NOBODY)["cities"]
            city = city_told(here[mover], mover)
            rain(city, pick)
            carry_over(city, state)
            GAME.fill(state, out)
        if mover == CHANCE or len(out) > LONG_LIST:
            GAME.play(state, pick.weighted(out))
            continue
        texts = {GAME.catalogue.text(choice): choice for choice in out.numbers()}
        zone = ("discs:b", "discs:c")[pick.below(2)]
        liked = ["spot:summit", "spot:level", "half:construction", zone, "rest", "-1"]
        GAME.play(state, texts[liking(list(texts), liked, pick)])
    facts: Any = registry.facts("teotihuacan", state, NOBODY)
    cities = [city_told(told, seat) for seat, told in enumerate(facts["cities"])]
    points = [(c.seat, d, c.district_points(d)) for c in cities for d in range(4)]
    assert counted(heard) == points
    for city in cities:
        assert city.earned["districts"] == sum(p for seat, _, p in points if seat == city.seat)
    outcome = GAME.outcome(state)
    assert outcome is not None
    rows = [(city.score(), len(city.pyramid)) for city in cities]
    if seats > 1:
        assert outcome == ranked(rows)
    else:
        goal = facts["rival"]["score"] + facts["rival"]["handicap"]
        assert (outcome.places == (1,)) == (rows[0][0] > goal)
    return sum(p for _, _, p in points), outcome.reason


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_engine_and_oracle_count_alike(seats: int) -> None:
    endings = [count(seats, seed) for seed in range(ENDINGS)]
    assert sum(points for points, _ in endings) > 10 * ENDINGS  # there was something to count


# The oracle knows the examples of the book.


def test_the_oracle_counts_annas_districts() -> None:
    anna = City(0, 0)
    base = ["green", "red", None, "blue", "white", None, "red", "red", "blue"]
    places = ["nw", "n", "ne", "w", "centre", "e", "sw", "s", "se"]
    anna.pyramid = {f"base-{at}": c for at, c in zip(places, base, strict=True) if c is not None}
    anna.pyramid["level-nw"] = "green"
    for tile, first, held in [
        ("temple-green", "sq-0-1", "r0"),
        ("temple-green", "sq-0-5", "r0"),
        ("temple-blue", "sq-4-0", "r0"),
        ("temple-blue", "sq-0-9", "r0"),
        ("temple-red", "sq-3-9", "r0"),
        ("temple-red", "sq-9-0", "r0"),
        ("temple-red", "sq-1-4", "r1"),
    ]:
        squares = placements(tile)[f"set:{first}@{held}"]
        anna.laid.append(Laid(tile, square_of(first), held, squares))
    assert anna.laid[-1].squares == {(1, 4), (1, 5), (1, 6), (2, 5), (2, 6)}
    assert [anna.district_points(district) for district in range(4)] == [14, 4, 0, 4]


def test_the_oracle_finds_annas_three_spots() -> None:
    anna = City(0, 0)
    anna.pyramid |= {"base-nw": "red", "base-n": "blue", "base-w": "green"}
    assert anna.spots_in_reach() == {"base-ne", "base-e", "level-nw"}


def test_the_oracle_pays_as_anna_does() -> None:
    price = {"stone": 2, "wood": 2}
    purse = Counter({"stone": 2, "wood": 1, "gold": 2})
    assert ways(price, Counter(), purse) == [purse]
    assert not ways(price, Counter(), purse - Counter(gold=1))


def test_the_oracle_has_the_whole_box() -> None:
    assert sum(PIECES.values()) == 90 + 38 + 42
    assert [sum(t.copies for n, t in WORSHIP.items() if n.startswith(c)) for c in COLOURS] == [
        12
    ] * 3


def main(what: str, number: int, first: int = 0) -> None:
    """Follow or count many games, and say how many of each kind."""
    found: Counter[Any] = Counter()
    for seed in range(first, first + number):
        seats = 1 + seed // 2 % 4  # every number of seats has games of one style and of many
        if what == "endings":
            points, reason = count(seats, seed)
            found.update([(seats, "endings"), (seats, reason)])
            found[seats, "points of Districts"] += points
            continue
        both, reason = agree(seats, seed, world=what)
        found.update([(seats, "games"), (seats, reason), *sorted(both.seen)])
        found.update(f"options {entry}" for entry in both.oracle.options.items())
        found[seats, "choices"] += len(both.played) - 2
    for key in sorted(found, key=str):
        print(key, found[key])


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
