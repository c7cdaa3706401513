"""Whoever hears all events knows the cities: a listener keeps them, and compares with the facts."""

from collections import Counter
from typing import Any

import pytest

from games.teotihuacan.oracle_box import DISCS, MATERIALS, PIECES, ROUNDS, WORSHIP
from games.teotihuacan.oracle_city import Square, Squares, beside, name, placements, square_of
from games.teotihuacan.oracle_look import MASK_IDS
from ziggurat import registry
from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.rng import Rng
from ziggurat.core.rules import NOBODY
from ziggurat.games.teotihuacan.components import (
    BOARD_IDS,
    BOARD_REWARDS,
    BONUS_IDS,
    CARD_IDS,
    REWARD_IDS,
    SHOWN_IDS,
    SIDE_IDS,
    SPACE_IDS,
)
from ziggurat.games.teotihuacan.geometry import DISTRICT_IDS, PAIR_IDS, SPOT_IDS, SQUARE_IDS
from ziggurat.games.teotihuacan.state import SOURCE_IDS

GAME = registry.load("teotihuacan")
TILES = list(PIECES)
WORSHIPS = list(WORSHIP)
COLOURS = ["green", "blue", "red"]
WORLDS = [
    *((seats, seed, {}) for seats in (1, 2, 3, 4) for seed in range(2)),
    *((seats, 3, {"side": "B", "setup_pyramid_scores_vp": "true"}) for seats in (1, 4)),
]


class Heard:
    """A city made of nothing but what was told."""

    def __init__(self, seats: int, seat: int) -> None:
        self.board = "board-a"
        self.side = SIDE_IDS[seat]
        self.discs = DISCS[seats]
        self.passed = False
        self.starting = list(COLOURS)
        self.covered: Squares = frozenset()
        self.tiles: list[tuple[str, str]] = []
        self.lying: dict[Square, str] = {}
        self.lost: Counter[str] = Counter()  # under the tile just laid, not told yet
        self.pyramid = {"base-centre": "white"}
        self.held: Counter[str] = Counter()
        self.favour = 0
        self.taken: set[str] = set()
        self.earned = dict.fromkeys(SOURCE_IDS, 0)
        self.districts: dict[str, int] = {}

    def facts(self) -> dict[str, Any]:
        """In the shape of the engine's."""
        return {
            "board": self.board,
            "side": self.side,
            "discs": self.discs,
            "passed": self.passed,
            "starting": self.starting,
            "cubes": {name(square): self.lying[square] for square in sorted(self.lying)},
            "pyramid": self.pyramid,
            "worship": dict(+self.held),
            "favour": self.favour,
            "masks": [mask for mask in MASK_IDS if mask in self.taken],
            "earned": self.earned,
        }


class Listener:
    """A table made of nothing but what was told."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.text = ""  # the choice that was made
        self.cities = [Heard(seats, seat) for seat in range(seats)]
        self.round = self.first = self.power = 0
        self.space: str | None = None
        self.bonus: str | None = None
        self.spaces: dict[str, tuple[str, list[int | str]]] = {}
        self.shown: dict[str, str] = {}  # turned up by this step
        self.aside: list[str] = []
        self.restock: Counter[str] = Counter()
        self.box: Counter[str] = Counter()
        self.raised_at: tuple[str, str] = ("", "")
        self.score = 0
        self.rival_discs = 0
        self.card: str | None = None
        self.masks: list[str] = []

    def hear(self, event: Event) -> None:
        """Believe what is told."""
        seat = int(event.seat)
        about = self.cities[seat] if seat < self.seats else None
        getattr(self, f"on_{event.kind.replace('-', '_')}")(event, about)

    def on_dealt(self, event: Event, city: Heard) -> None:
        city.board = BOARD_IDS[event["board"]]

    def on_placed(self, event: Event, _: None) -> None:
        self.spaces[SPACE_IDS[event["space"]]] = (BONUS_IDS[event["bonus"]], [])

    def on_revealed(self, event: Event, _: None) -> None:
        self.shown[SHOWN_IDS[event["place"]]] = WORSHIPS[event["worship"]]

    def on_stacked(self, event: Event, city: Heard) -> None:
        self.space = SPACE_IDS[event["space"]]
        bonus, discs = self.spaces[self.space]
        self.bonus = None if discs else bonus
        discs += [self.cities.index(city)] * event["discs"]
        city.discs -= event["discs"]
        self.power = event["power"]
        assert self.power == 1 + len(discs)

    def on_passed(self, _: Event, city: Heard) -> None:
        city.passed = True

    def on_used(self, event: Event, _: Heard) -> None:
        assert BONUS_IDS[event["bonus"]] == self.bonus
        self.power += self.bonus == "bonus-power"
        self.bonus = None

    def on_turned(self, event: Event, city: Heard) -> None:
        city.side = SIDE_IDS[event["side"]]
        self.space, self.bonus, self.power = None, None, 0

    def on_built(self, event: Event, city: Heard) -> None:
        tile, pair = TILES[event["tile"]], PAIR_IDS[event["pair"]]
        squares = placements(tile)[f"set:{pair}"]
        assert not squares & city.covered
        city.tiles.append((tile, pair))
        city.covered |= squares
        city.lost = Counter(city.lying.pop(square) for square in squares & city.lying.keys())

    def on_lost(self, event: Event, city: Heard) -> None:
        assert city.lost.pop(MATERIALS[event["kind"]]) == event["cubes"]

    def on_produced(self, event: Event, city: Heard) -> None:
        tile, pair = city.tiles[-1]
        kind = MATERIALS[event["kind"]]
        assert tile.startswith(kind) and not city.lost
        near = beside(placements(tile)[f"set:{pair}"]) - city.covered - city.lying.keys()
        assert len(near) == event["cubes"]
        city.lying |= dict.fromkeys(near, kind)

    def on_gained(self, event: Event, city: Heard) -> None:
        square = SQUARE_IDS[event["square"]]
        assert self.text == f"cube:{square}"
        city.lying[square_of(square)] = MATERIALS[event["kind"]]

    def on_spent(self, event: Event, city: Heard) -> None:
        kind = city.lying.pop(square_of(SQUARE_IDS[event["square"]]))
        assert kind == MATERIALS[event["kind"]]

    def on_masked(self, event: Event, city: Heard) -> None:
        city.taken.add(MASK_IDS[event["mask"]])

    def on_raised(self, event: Event, city: Heard) -> None:
        colour, spot = TILES[event["tile"]].removeprefix("pyramid-"), SPOT_IDS[event["spot"]]
        city.pyramid[spot] = colour
        self.raised_at = (city.board, spot)
        if self.round == 0:
            city.starting.remove(colour)

    def on_rewarded(self, event: Event, _: Heard) -> None:
        board, spot = self.raised_at
        rewards = BOARD_REWARDS[BOARD_IDS.index(board)]
        assert rewards[SPOT_IDS.index(spot)] == REWARD_IDS[event["reward"]]

    def on_adored(self, event: Event, city: Heard) -> None:
        city.held[WORSHIPS[event["worship"]]] += 1

    def on_offered(self, event: Event, city: Heard) -> None:
        assert self.text == f"offer:{WORSHIPS[event['worship']]}"
        city.held[WORSHIPS[event["worship"]]] -= 1
        self.aside.append(WORSHIPS[event["worship"]])

    def on_returned(self, event: Event, city: Heard | None) -> None:
        worship = WORSHIPS[event["worship"]]
        if self.text == f"return:{worship}" and city is not None:
            city.held[worship] -= 1
        elif city is not None:
            assert self.aside.pop() == worship

    def on_favoured(self, event: Event, city: Heard) -> None:
        city.favour = event["space"]

    def on_scored(self, event: Event, city: Heard) -> None:
        city.earned[SOURCE_IDS[event["source"]]] += event["points"]

    def on_counted(self, event: Event, city: Heard) -> None:
        city.districts[DISTRICT_IDS[event["district"]]] = event["points"]

    def on_ended(self, event: Event, _: None) -> None:
        assert event["round"] == self.round
        if self.round < ROUNDS[self.seats]:
            self.spaces = {}
            self.rival_discs = DISCS[1] - self.round
            for city in self.cities:
                city.passed, city.discs = False, DISCS[self.seats] - self.round
            self.round += 1

    def on_restocked(self, event: Event, _: None) -> None:
        self.restock[TILES[event["tile"]]] += event["copies"]

    def on_began(self, event: Event, _: None) -> None:
        if self.round == 0:
            self.round, self.rival_discs = 1, DISCS[1]
        assert event["round"] == self.round
        self.first = event["player"]

    def on_rival_drew(self, event: Event, _: None) -> None:
        self.card = CARD_IDS[event["card"]]

    def on_rival_stacked(self, event: Event, _: None) -> None:
        discs = self.spaces[SPACE_IDS[event["space"]]][1]
        discs.append("rival")
        self.rival_discs -= 1
        assert event["power"] == 1 + len(discs)

    def on_rival_took(self, event: Event, _: None) -> None:
        self.box[TILES[event["tile"]]] += 1

    def on_rival_masked(self, event: Event, _: None) -> None:
        self.masks.append(MASK_IDS[event["mask"]])

    def on_rival_scored(self, event: Event, _: None) -> None:
        self.score += event["points"]

    def compare(self, facts: dict[str, Any], market: dict[str, int]) -> None:
        """What was told is what lies there."""
        solo = self.seats == 1
        first = "rival" if solo and self.first == 1 else self.first
        assert (facts["round"], facts["first"]) == (self.round, first)
        turn = (facts["space"], facts["power"], facts["bonus"])
        assert turn == (self.space, self.power, self.bonus)
        there = {one: (of["bonus"], of["discs"]) for one, of in facts["spaces"].items()}
        assert there == self.spaces
        assert facts["aside"] == self.aside
        assert {tile: n for tile, n in facts["box"].items() if n} == dict(self.box)
        for place, worship in self.shown.items():
            where, colour = place.split("-")
            shows = facts["worship"][colour]
            assert worship in (shows["slot"], shows[where])
        new = {tile: facts["market"][tile] - n for tile, n in market.items()}
        assert not self.restock or self.restock == +Counter(new)
        for city, of in zip(self.cities, facts["cities"], strict=True):
            heard = city.facts()
            assert {key: of[key] for key in heard} == heard
            laid = [(one["tile"], f"{one['square']}@{one['look']}") for one in of["tiles"]]
            assert laid == city.tiles
        if solo:
            rival = facts["rival"]
            known = (self.score, self.rival_discs, self.card)
            assert (rival["score"], rival["discs"], rival["card"]) == known
            assert sorted(rival["masks"]) == sorted(self.masks)


@pytest.mark.parametrize(("seats", "seed", "options"), WORLDS)
def test_whoever_hears_all_knows_the_table(seats: int, seed: int, options: dict[str, str]) -> None:
    state, pick, out = GAME.setup(options, seats), Rng(seed), Choices()
    listener = Listener(seats)
    while GAME.fill(state, out) != NOBODY:
        choice = pick.weighted(out)
        listener.text = GAME.catalogue.text(choice)
        listener.shown, listener.restock = {}, Counter()
        market: Any = registry.facts("teotihuacan", state, NOBODY)["market"]
        told = state.listen()
        GAME.play(state, choice)
        state.events = None
        for event in told:
            listener.hear(event)
        listener.compare(registry.facts("teotihuacan", state, NOBODY), market)
    for city in listener.cities:
        assert list(city.districts) == DISTRICT_IDS
        assert sum(city.districts.values()) == city.earned["districts"]
