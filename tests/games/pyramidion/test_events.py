"""Whoever hears all events knows the table: a listener keeps it, and compares it with the facts."""

from collections import Counter
from typing import Any

import pytest

from games.pyramidion.oracle_box import (
    BASICS,
    BOATS,
    CARD_IDS,
    CATEGORIES,
    COLOURS,
    DECK,
    DISTRIBUTIONS,
    KINDS,
    SITES,
    SUPPLY,
    TOKENS,
)
from ziggurat import registry
from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

GAME = registry.load("pyramidion")
SITE_IDS = list(SITES)
BOAT_IDS = list(BOATS)
TOKEN_IDS = list(TOKENS)
DISTRIBUTION_IDS = list(DISTRIBUTIONS)
TROOPS = ["negotiators", "torturers"]


def goods(number: int) -> Counter[str]:
    """Resources told in one number, six bits a kind."""
    return Counter({kind: number >> 6 * n & 63 for n, kind in enumerate(KINDS)})


class Listener:
    """A table made of nothing but what was told."""

    def __init__(self, seats: int, text: str = "") -> None:
        self.text = text  # the choice that was made
        self.number = 0
        self.order: list[int] = [NOBODY] * seats
        self.supply = Counter(SUPPLY)
        self.sites: dict[str, Counter[str]] = {site: Counter() for site in SITES}
        self.stocks: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.troops: dict[tuple[str, str], int] = {}
        self.tokens: dict[int, int] = {}
        self.row: set[str] = set()
        self.private: tuple[str, int] | None = None
        self.boats: list[set[str]] = [set() for _ in range(seats)]
        self.next: str | None = None
        self.is_dealt = False
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.lying: list[set[str]] = [set() for _ in range(seats)]
        self.discards: set[str] = set()
        self.categories: dict[str, str] = {}
        self.copies: dict[str, str] = {}
        self.site: str | None = None
        self.has_passed: set[int] = set()
        self.raises = 0
        self.values: list[int] = []
        self.used: set[str] = set()
        self.points = [0] * seats
        self.final: dict[int, tuple[int, int]] = {}

    def hear(self, event: Event) -> None:
        """Believe what is told."""
        getattr(self, event.kind.replace("-", "_"))(event, int(event.seat))

    # A round.

    def ordered(self, event: Event, seat: int) -> None:
        self.order[event["position"] - 1] = seat
        self.tokens.pop(seat, None)

    def round(self, event: Event, seat: int) -> None:
        self.number += 1
        assert event["number"] == self.number
        self.used, self.is_dealt = set(), False

    def arrived(self, event: Event, seat: int) -> None:
        boat = BOAT_IDS[event["boat"]]
        if seat == NOBODY:
            self.row.add(boat)
        else:
            self.private = (boat, seat)

    def distributed(self, event: Event, seat: int) -> None:
        self.sites[SITE_IDS[event["site"]]] += goods(event["goods"])
        self.supply -= goods(event["goods"])

    def announced(self, event: Event, seat: int) -> None:
        self.next = DISTRIBUTION_IDS[event["card"]]

    def took(self, event: Event, seat: int) -> None:
        self.sites[SITE_IDS[event["site"]]][KINDS[event["kind"]]] -= 1
        self.stocks[seat][KINDS[event["kind"]]] += 1

    def dealt(self, event: Event, seat: int) -> None:
        if not self.is_dealt:  # hands were discarded unseen, and all have their basics
            self.is_dealt, self.discards = True, set()
            self.hands = [set(BASICS[COLOURS[other]]) for other in range(len(self.hands))]
        self.hands[seat].add(CARD_IDS[event["card"]])

    def drew(self, event: Event, seat: int) -> None:
        assert event["cards"] == 1

    def reshuffled(self, event: Event, seat: int) -> None:
        assert event["cards"] == len(self.discards & set(DECK))
        self.discards -= set(DECK)

    # A site.

    def activated(self, event: Event, seat: int) -> None:
        self.site = SITE_IDS[event["site"]]
        self.has_passed, self.raises = set(), 0

    def played(self, event: Event, seat: int) -> None:
        assert SITE_IDS[event["site"]] == self.site
        self.hands[seat].remove(CARD_IDS[event["card"]])
        self.lying[seat].add(CARD_IDS[event["card"]])

    def passed(self, event: Event, seat: int) -> None:
        self.has_passed.add(seat)

    def recruited(self, event: Event, seat: int) -> None:
        self.hands[seat].remove(CARD_IDS[event["card"]])
        self.discards.add(CARD_IDS[event["card"]])

    def blessed(self, event: Event, seat: int) -> None:
        assert CARD_IDS[event["card"]] in self.lying[seat]
        self.categories[CARD_IDS[event["card"]]] = CATEGORIES[event["category"]]

    def copied(self, event: Event, seat: int) -> None:
        assert CARD_IDS[event["card"]] in self.lying[seat]
        self.copies[CARD_IDS[event["card"]]] = CARD_IDS[event["copied"]]

    def discarded(self, event: Event, seat: int) -> None:
        assert self.text == f"discard:{CARD_IDS[event['card']]}"
        self.drop(CARD_IDS[event["card"]])

    def drop(self, card: str) -> None:
        """A card leaves the site."""
        for cards in self.lying:
            cards.discard(card)
        self.discards.add(card)

    def added(self, event: Event, seat: int) -> None:
        self.supply[KINDS[event["kind"]]] -= 1
        self.sites[SITE_IDS[event["site"]]][KINDS[event["kind"]]] += 1

    def raised(self, event: Event, seat: int) -> None:
        assert SITE_IDS[event["site"]] == self.site
        self.raises += 1

    def swapped(self, event: Event, seat: int) -> None:
        assert self.text == f"take:{SITE_IDS[event['start']]}-{KINDS[event['kind']]}"
        self.sites[SITE_IDS[event["start"]]][KINDS[event["kind"]]] -= 1
        self.sites[SITE_IDS[event["end"]]][KINDS[event["kind"]]] += 1

    def claimed(self, event: Event, seat: int) -> None:
        self.tokens[seat] = event["token"]

    def gained(self, event: Event, seat: int) -> None:
        self.supply[KINDS[event["kind"]]] -= event["count"]
        self.stocks[seat][KINDS[event["kind"]]] += event["count"]

    def sent_home(self, event: Event, seat: int) -> None:
        assert self.troops.pop((SITE_IDS[event["site"]], TROOPS[event["troop"]])) == seat

    def revolted(self, event: Event, seat: int) -> None:
        assert event["value"] == TOKENS[TOKEN_IDS[event["token"]]][0]
        assert self.text == f"revolt:{TOKEN_IDS[event['token']]}"
        self.values.append(event["value"] + 2 * (self.site == "philae"))

    def crushed(self, event: Event, seat: int) -> None:
        assert event["cards"] == len(self.lying[seat])
        for card in set(self.lying[seat]):
            self.drop(card)

    def mastered(self, event: Event, seat: int) -> None:
        assert event["value"] == sum(self.values) and self.lying[seat]

    def deployed(self, event: Event, seat: int) -> None:
        assert SITE_IDS[event["site"]] == self.site
        self.troops[SITE_IDS[event["site"]], TROOPS[event["troop"]]] = seat

    def won(self, event: Event, seat: int) -> None:
        assert goods(event["goods"]) == self.sites[SITE_IDS[event["site"]]]
        self.stocks[seat] += goods(event["goods"])
        self.sites[SITE_IDS[event["site"]]] = Counter()

    def kept(self, event: Event, seat: int) -> None:
        self.lying[seat].remove(CARD_IDS[event["card"]])
        self.hands[seat].add(CARD_IDS[event["card"]])

    def closed(self, event: Event, seat: int) -> None:
        assert SITE_IDS[event["site"]] == self.site
        for card in set().union(*self.lying):
            self.drop(card)
        self.categories, self.copies, self.values, self.site = {}, {}, [], None

    def exchanged(self, event: Event, seat: int) -> None:
        change = Counter(statue=1)
        change.subtract({"worker": event["workers"]})
        self.stocks[seat].update(change)
        self.supply.subtract(change)

    # Boats.

    def supplied(self, event: Event, seat: int) -> None:
        site, kind = SITE_IDS[event["site"]], KINDS[event["kind"]]
        assert self.text == f"torturer:{site}-{kind}"
        assert self.troops[site, "torturers"] == seat
        self.used.add(site)

    def replaced(self, event: Event, seat: int) -> None:
        assert self.text == f"statue:{KINDS[event['kind']]}"

    def loaded(self, event: Event, seat: int) -> None:
        self.stocks[seat].subtract(goods(event["goods"]))
        self.supply.update(goods(event["goods"]))
        boat = BOAT_IDS[event["boat"]]
        self.row.discard(boat)
        self.private = None if self.private and self.private[0] == boat else self.private
        self.boats[seat].add(boat)

    def scored(self, event: Event, seat: int) -> None:
        assert BOAT_IDS[event["boat"]] in self.boats[seat]
        self.points[seat] += event["points"]

    def abandoned(self, event: Event, seat: int) -> None:
        assert self.private == (BOAT_IDS[event["boat"]], seat)
        self.private = None

    def counted(self, event: Event, seat: int) -> None:
        self.final[seat] = (event["boats"], event["torturers"])

    # The table.

    def compare(self, told: dict[str, Any]) -> None:
        """What was told is what can be seen."""
        assert told["round"] == self.number
        assert told["order"] == [seat for seat in self.order if seat != NOBODY]
        assert [token and int(token[-1]) - 1 for token in told["tokens"]] == [
            self.tokens.get(seat) for seat in range(len(self.order))
        ]
        assert told["supply"] == {kind: self.supply[kind] for kind in KINDS}
        assert told["points"] == self.points
        for seat, stock in enumerate(told["stocks"]):
            assert stock == {kind: self.stocks[seat][kind] for kind in KINDS}
        for site in told["sites"]:
            self.compare_site(site, told["active"])
        assert told["distribution"]["next"] in (self.next, None)
        boats = told["boats"]
        assert set(boats["row"]) == self.row and list(map(set, boats["loaded"])) == self.boats
        private = (boats["private"], boats["private_seat"])
        assert private == (self.private or (None, None))
        if self.is_dealt:
            assert [set(hand["cards"]) for hand in told["hands"]] == self.hands
        if told["active"]:
            self.compare_active(told["active"])

    def compare_site(self, site: dict[str, Any], active: dict[str, Any] | None) -> None:
        """Resources and troops; those on their way have not arrived."""
        name = site["id"]
        for kind in TROOPS:
            assert site[kind] == self.troops.get((name, kind))
        assert site["supplied"] == (name in self.used)
        if active is None or not any(active["lifted"].values()):
            assert site["resources"] == {kind: self.sites[name][kind] for kind in KINDS}

    def compare_active(self, active: dict[str, Any]) -> None:
        """The cards on the site, and what they mean."""
        assert active["site"] == self.site
        assert [{row["card"] for row in rows} for rows in active["played"]] == self.lying
        for row in (row for rows in active["played"] for row in rows):
            assert row["category"] == self.categories.get(row["card"])
            assert row["counts_as"] == self.copies.get(row["card"], row["card"])
        assert sum(row["raises"] for rows in active["played"] for row in rows) <= self.raises
        assert [seat in self.has_passed for seat in range(len(self.order))] == active["passed"]
        assert len(active["revolt_tokens"]) in (0, len(self.values))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_events_tell_the_whole_table(seats: int, seed: int) -> None:
    pick, out = Rng(seed, seats), Choices()
    options = {option.key: option.values[-1] for option in GAME.options} if seed == 2 else {}
    state = GAME.setup({**options, "goal": "12", "basics_reshuffled": "false"}, seats)
    listener = Listener(seats)
    events = state.listen()
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        choice = int(pick.weighted(out) if mover == CHANCE else pick.choice(out))
        listener.text = GAME.catalogue.text(choice)
        GAME.play(state, choice)
        for event in events:
            listener.hear(event)
        events.clear()
        listener.compare(registry.facts("pyramidion", state, NOBODY))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(sum(listener.final[seat]) for seat in range(seats))
    assert [listener.final[seat][0] for seat in range(seats)] == listener.points
