"""Whoever hears all events knows the table: a listener keeps it, and compares it with the facts."""

from typing import Any

import pytest

from games.amytis.oracle import BOTTOM, BUILDINGS, COLUMNS, TILES
from ziggurat import registry
from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

GAME = registry.load("amytis")
SPACES = [*COLUMNS, BOTTOM]


class Listener:
    """A table made of nothing but what was told."""

    def __init__(self) -> None:
        self.piles: list[dict[str, Any]] = [{"tile": None, "left": 5} for _ in range(9)]
        self.architects: list[list[int]] = [[], []]
        self.hand: str | None = None
        self.cities = [[{"top": None, "height": 0} for _ in range(9)] for _ in range(2)]
        self.earned = [dict.fromkeys(BUILDINGS, 0) for _ in range(2)]
        self.held: list[set[int]] = [set(), set()]
        self.done: list[set[int]] = [set(), set()]
        self.display: set[int] = set()
        self.favours: dict[str, int | None] = dict.fromkeys(COLUMNS)
        self.bottom = [0, 0]
        self.final = [{"projects": 0, "favours": 0} for _ in range(2)]
        self.last: int | None = None

    def hear(self, event: Event) -> None:
        """Believe what is told."""
        getattr(self, event.kind.replace("-", "_"))(event, int(event.seat))

    def revealed(self, event: Event, seat: int) -> None:
        self.piles[event["pile"]]["tile"] = TILES[event["tile"]]

    def refilled(self, event: Event, seat: int) -> None:
        self.display.add(event["card"])

    def dealt(self, event: Event, seat: int) -> None:
        self.held[seat].add(event["card"])

    def recalled(self, event: Event, seat: int) -> None:
        self.architects[seat] = []

    def took(self, event: Event, seat: int) -> None:
        pile = self.piles[event["pile"]]
        assert pile["tile"] == TILES[event["tile"]]
        self.hand, pile["tile"] = pile["tile"], None
        pile["left"] -= 1
        self.architects[seat].append(event["pile"])

    def laid(self, event: Event, seat: int) -> None:
        assert self.hand == TILES[event["tile"]]
        site: dict[str, Any] = self.cities[seat][event["site"]]
        site["top"], self.hand = self.hand, None
        site["height"] += 1

    def scored(self, event: Event, seat: int) -> None:
        self.earned[seat][BUILDINGS[event["building"]]] += event["points"]

    def gained(self, event: Event, seat: int) -> None:
        self.display.remove(event["card"])
        self.held[seat].add(event["card"])

    def validated(self, event: Event, seat: int) -> None:
        self.held[seat].remove(event["card"])
        self.done[seat].add(event["card"])

    def favoured(self, event: Event, seat: int) -> None:
        if SPACES[event["space"]] == BOTTOM:
            self.bottom[seat] += 1
        else:
            assert self.favours[SPACES[event["space"]]] is None
            self.favours[SPACES[event["space"]]] = seat

    def last_turn(self, event: Event, seat: int) -> None:
        self.last = seat

    def counted(self, event: Event, seat: int) -> None:
        self.final[seat] = {"projects": event["projects"], "favours": event["favours"]}

    def table(self) -> dict[str, Any]:
        """In the shape of the facts."""
        return {
            "piles": self.piles,
            "architects": [[f"pile-{n}" for n in sorted(piles)] for piles in self.architects],
            "hand": self.hand,
            "cities": self.cities,
            "earned": self.earned,
            "held": [cards(held) for held in self.held],
            "validated": [cards(done) for done in self.done],
            "display": cards(self.display),
            "favours": self.favours,
            "bottom-row": self.bottom,
            "final": self.final,
        }


def cards(numbers: set[int]) -> list[str]:
    """Project cards by name."""
    return [f"card-{number + 1}" for number in sorted(numbers)]


@pytest.mark.parametrize("seed", range(4))
def test_the_events_tell_the_whole_table(seed: int) -> None:
    pick, out = Rng(seed), Choices()
    sides = {name: "ab"[pick.below(2)] for name in BUILDINGS}
    state, listener = GAME.setup(sides, 2), Listener()
    events = state.listen()
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        GAME.play(state, int(pick.weighted(out) if mover == CHANCE else pick.choice(out)))
        for event in events:
            listener.hear(event)
        events.clear()
        told = registry.facts("amytis", state, NOBODY)
        assert {key: told[key] for key in listener.table()} == listener.table()
        if listener.last is not None:
            assert [pile["left"] for pile in listener.piles].count(0) >= 2
    assert listener.last in (1, None)
