"""Whoever hears all events knows the table: a listener keeps it, and compares it with the facts."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from games.uxmal.oracle import IDOL_OF, LETTER_OF, TILES, spots, turned
from ziggurat import registry
from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

GAME = registry.load("uxmal")
IDOLS = list(LETTER_OF)
TILE_IDS = list(TILES)
SLOTS = [
    f"l{level}-{column}-{row}"
    for level, side in ((1, 4), (2, 3), (3, 2))
    for row in range(side)
    for column in range(side)
]
PRINTS = ["_" + "".join(letters) for letters in permutations(IDOL_OF, 3)]
IN_HAND = 64


def spot(quarter: int) -> tuple[int, int]:
    """A quarter by column and row."""
    return quarter % 8, quarter // 8


class Listener:
    """A table made of nothing but what was told."""

    def __init__(self, seats: int) -> None:
        self.shown: dict[tuple[int, int], str] = {}
        self.levels: Counter[tuple[int, int]] = Counter()
        self.priests: dict[tuple[int, int], int] = {}
        self.track: list[str | None] = [None] * 5
        self.hands = [dict.fromkeys(IDOLS, 0) for _ in range(seats)]
        self.piles = dict.fromkeys(IDOLS, 9)
        self.ready = [3] * seats
        self.scores = [0] * seats
        self.drawn: str | None = None
        self.due = 0
        self.complete = 0

    def hear(self, event: Event) -> None:
        """Believe what is told."""
        getattr(self, event.kind)(event, int(event.seat))

    def ordered(self, event: Event, seat: int) -> None:
        self.track[event["space"]] = IDOLS[event["idol"]]

    def printed(self, event: Event, seat: int) -> None:
        face = turned(PRINTS[event["face"] // 4], f"r{event['face'] % 4}")
        self.shown.update(zip(spots(SLOTS[event["space"]]), face, strict=True))

    def drew(self, event: Event, seat: int) -> None:
        self.drawn = TILE_IDS[event["tile"]]

    def laid(self, event: Event, seat: int) -> None:
        assert TILE_IDS[event["face"] // 4] == self.drawn
        face = turned(TILES[TILE_IDS[event["face"] // 4]], f"r{event['face'] % 4}")
        quarters = spots(SLOTS[event["slot"]])
        self.shown.update(zip(quarters, face, strict=True))
        self.levels.update(quarters)
        self.drawn = None

    def lifted(self, event: Event, seat: int) -> None:
        assert self.priests[spot(event["quarter"])] == seat
        assert self.levels[spot(event["quarter"])] == event["level"]

    def gained(self, event: Event, seat: int) -> None:
        idol = IDOLS[event["idol"]]
        assert event["taken"] == min(event["claimed"], self.piles[idol])
        assert event["claimed"] in (1, 2)
        self.hands[seat][idol] += event["taken"]
        self.piles[idol] -= event["taken"]

    def placed(self, event: Event, seat: int) -> None:
        self.priests[spot(event["quarter"])] = seat
        self.ready[seat] -= 1

    def walked(self, event: Event, seat: int) -> None:
        assert self.priests.pop(spot(event["start"])) == seat
        self.priests[spot(event["end"])] = seat
        self.due = event["cost"]

    def discarded(self, event: Event, seat: int) -> None:
        idol = IDOLS[event["idol"]]
        self.hands[seat][idol] -= event["cards"]
        self.piles[idol] += event["cards"]
        if self.due:
            self.due -= event["cards"]

    def venerated(self, event: Event, seat: int) -> None:
        assert event["end"] < event["start"]
        self.ranked(event)

    def cursed(self, event: Event, seat: int) -> None:
        assert event["end"] > event["start"]
        self.ranked(event)

    def ranked(self, event: Event) -> None:
        """An idol changes its place."""
        assert self.track[event["start"]] == IDOLS[event["idol"]]
        self.track.insert(event["end"], self.track.pop(event["start"]))

    def completed(self, event: Event, seat: int) -> None:
        self.complete += 1
        assert event["level"] == self.complete

    def scored(self, event: Event, seat: int) -> None:
        self.scores[seat] += event["points"]
        if event["quarter"] == IN_HAND:
            cards = self.hands[seat][IDOLS[event["idol"]]]
            rank = self.track.index(IDOLS[event["idol"]])
            assert event["points"] == cards * (2 - rank) > 0
        else:
            assert self.priests[spot(event["quarter"])] == seat
            assert IDOL_OF[self.shown[spot(event["quarter"])]] == IDOLS[event["idol"]]

    def rejected(self, event: Event, seat: int) -> None:
        assert [IDOLS[event["first"]], IDOLS[event["second"]]] == self.track[:2]
        self.track = self.track[2:] + self.track[:2]

    def recalled(self, event: Event, seat: int) -> None:
        mine = [place for place, owner in self.priests.items() if owner == seat]
        assert event["priests"] == len(mine)
        for place in mine:
            del self.priests[place]
        self.ready[seat] += len(mine)

    def retired(self, event: Event, seat: int) -> None:
        self.ready[seat] -= event["priests"]

    def compare(self, told: dict[str, Any]) -> None:
        """What was told is what can be seen."""
        for key in ("track", "hands", "piles", "ready", "scores", "drawn"):
            assert told[key] == getattr(self, key), key
        quarters = {(int(name[2]), int(name[4])): row for name, row in told["quarters"].items()}
        for place, row in quarters.items():
            assert row["level"] == self.levels[place]
            assert row["priest"] == self.priests.get(place)
            if place in self.shown:
                assert row["idol"] == IDOL_OF.get(self.shown[place])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("pause", "base"), [("normal", "random"), ("forced", "printed")])
def test_the_events_tell_the_whole_table(seats: int, pause: str, base: str) -> None:
    pick, out = Rng(seats), Choices()
    state, listener = GAME.setup({"break": pause, "base": base}, seats), Listener(seats)
    events = state.listen()
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        GAME.play(state, int(pick.weighted(out) if mover == CHANCE else pick.choice(out)))
        for event in events:
            listener.hear(event)
        events.clear()
        listener.compare(registry.facts("uxmal", state, NOBODY))
        assert (listener.due > 0) == (GAME.asking(state) == "paying")
    assert listener.complete == 3
