"""Whoever hears all events knows the table: a listener keeps it, and compares with the facts."""

from pathlib import Path
from typing import Any

import pytest

from games.origins.positions import told
from games.origins.test_records import RECORDS
from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.record import parse_record
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.games.origins.components import (
    BASE_IDS,
    BONUS_IDS,
    COLOUR_IDS,
    DISTRICT_IDS,
    GOOD_IDS,
    KIND_IDS,
    SIGN_IDS,
    SITE_IDS,
    SLOT_IDS,
    SPEAKER_IDS,
    TEMPLE_IDS,
)
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.geometry import CELL_IDS, SEAT_IDS
from ziggurat.games.origins.state import ENDING_IDS, SOURCE_IDS, Origins

WORLDS = [
    *((seats, seed, {}) for seats in (1, 2, 3, 4) for seed in range(2)),
    *((seats, 3, {"mothership_turns": "before", "last_round": "12"}) for seats in (1, 4)),
]
ARCHON, FIRST_SPEAKER = 6, 7
AT_WORK = ("acting", "visiting", "choosing", "superiority")
RARELY = 12  # a pass or `done` is drawn again so often, or little would happen


class Heard:
    """What belongs to a seat, made of nothing but what was told."""

    def __init__(self) -> None:
        self.passed = False
        self.goods = dict.fromkeys(GOOD_IDS, 1)
        self.tokens = 0
        self.bases = 2
        self.freemen: dict[str, dict[str, Any]] = {}
        self.archon: str | None = None
        self.speakers: list[str] = []
        self.advisors: list[str] = []
        self.towers = dict.fromkeys(COLOUR_IDS, 1)
        self.scored: list[str] = []
        self.seats: dict[str, dict[str, Any]] = {}
        self.city = {"cell-9-10": "agora", "cell-10-10": "palace"}
        self.reserve: list[str] = []
        self.earned = dict.fromkeys(SOURCE_IDS, 0)

    def die(self, event: Event) -> dict[str, Any]:
        """The Freeman an event is about."""
        return self.freemen[BASE_IDS[event["base"]]]


class Listener:
    """A table made of nothing but what was told, and of the choices made."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.pick = ""  # the tile picked last
        self.drawn = False  # whether the last choice was a tile drawn by chance
        self.players = [Heard() for _ in range(seats)]
        self.round = self.bastion = 0
        self.announced: list[str] = []
        self.ships = [1] * 5
        self.bonuses: list[str | None] = [None] * 5
        self.market: list[str | None] = [None] * 5
        self.previews: dict[str, str | None] = dict.fromkeys(COLOUR_IDS)
        self.under: list[str] = []
        self.recruits: list[dict[str, Any] | None] = [None] * 5
        self.draft: list[dict[str, Any] | None] = [None] * (5 if seats == 1 else 10)
        self.values = [0] * max(seats, 2)
        self.cards: list[dict[str, Any]] = []
        self.spaces = [0] * max(seats, 2)
        self.steps = {temple: [0] * seats for temple in TEMPLE_IDS}
        self.signs: dict[str, str | None] = dict.fromkeys(TEMPLE_IDS)
        self.keepers: dict[str, int | None] = dict.fromkeys(TEMPLE_IDS)

    def hear(self, event: Event) -> None:
        """Believe what is told."""
        seat = int(event.seat)
        about = self.players[seat] if seat < self.seats else None
        getattr(self, f"on_{event.kind.replace('-', '_')}")(event, about)

    # Set-up.

    def on_placed(self, event: Event, _: None) -> None:
        self.bonuses[event["site"]] = BONUS_IDS[event["bonus"]]

    def on_dealt(self, event: Event, _: None) -> None:
        self.signs[TEMPLE_IDS[event["temple"]]] = SIGN_IDS[event["sign"]]

    def on_exposed(self, event: Event, _: None) -> None:
        assert event["slot"] == len(self.cards)
        self.cards.append({"card": DISTRICT_IDS[event["card"]], "gold": 2})

    def on_offered(self, event: Event, _: None) -> None:
        self.draft[event["die"]] = {"colour": COLOUR_IDS[event["colour"]], "value": event["value"]}

    def on_drafted(self, event: Event, seat: Heard) -> None:
        die = self.draft[event["die"]]
        assert die is not None
        self.draft[event["die"]] = None
        seat.freemen[BASE_IDS[event["base"]]] = {**die, "site": None}

    # Market, row, Speakers.

    def on_refilled(self, event: Event, _: None) -> None:
        kind = KIND_IDS[event["tile"]]
        self.market = [*[tile for tile in self.market if tile], *[None] * 5][:5]
        assert self.market[event["space"]] is None
        self.market[event["space"]] = kind
        colour = colour_of(event["tile"])
        if self.previews[colour] == kind:
            self.previews[colour] = None
        elif not self.drawn:
            self.under.remove(kind)

    def on_revealed(self, event: Event, _: None) -> None:
        kind = KIND_IDS[event["tile"]]
        if not self.drawn:
            self.under.remove(kind)
        self.previews[colour_of(event["tile"])] = kind

    def on_returned(self, event: Event, _: Heard) -> None:
        self.under.append(KIND_IDS[event["tile"]])

    def on_rolled(self, event: Event, _: None) -> None:
        die = {"colour": COLOUR_IDS[event["colour"]], "value": event["value"]}
        row = [found for found in self.recruits if found]
        row.insert(event["space"], die)
        self.recruits = [*row, *[None] * 5][:5]

    def on_spoke(self, event: Event, _: None) -> None:
        self.values[event["speaker"]] = event["value"]

    # A visit.

    def on_visited(self, event: Event, seat: Heard) -> None:
        worker, site = event["worker"], SITE_IDS[event["site"]]
        if worker == ARCHON:
            seat.archon = site
        elif worker < ARCHON:
            seat.freemen[BASE_IDS[worker]]["site"] = site
        else:
            assert SPEAKER_IDS[worker - FIRST_SPEAKER] in seat.speakers

    def on_turned(self, event: Event, _: Heard) -> None:
        self.ships[event["site"]] = event["value"]

    def on_paid(self, event: Event, seat: Heard) -> None:
        assert event["amount"] >= 0 and event["gold"] >= 0
        seat.goods[GOOD_IDS[event["good"]]] -= event["amount"]
        seat.goods["gold"] -= event["gold"]

    def on_gained(self, event: Event, seat: Heard) -> None:
        seat.goods[GOOD_IDS[event["good"]]] += event["amount"]

    def on_exchanged(self, event: Event, seat: Heard) -> None:
        seat.goods[GOOD_IDS[event["good"]]] -= 1
        seat.goods["gold"] += 1

    # Military and temples.

    def on_advanced(self, event: Event, seat: Heard) -> None:
        self.spaces[self.players.index(seat)] = event["space"]
        seat.tokens += event["tokens"]

    def on_attacked(self, event: Event, seat: Heard) -> None:
        mine = self.spaces[self.players.index(seat)]
        assert (event["space"], event["weaker"]) == (mine, sum(n < mine for n in self.spaces))

    def on_climbed(self, event: Event, seat: Heard) -> None:
        self.steps[TEMPLE_IDS[event["temple"]]][self.players.index(seat)] = event["step"]

    def on_took(self, event: Event, seat: Heard) -> None:
        temple = TEMPLE_IDS[event["temple"]]
        assert self.signs[temple] == SIGN_IDS[event["sign"]]
        self.keepers[temple] = self.players.index(seat)

    # Buildings.

    def on_built(self, event: Event, seat: Heard) -> None:
        self.leave(KIND_IDS[event["tile"]], seat)
        seat.city[CELL_IDS[event["cell"]]] = KIND_IDS[event["tile"]]

    def on_farmed(self, event: Event, seat: Heard) -> None:
        self.leave(KIND_IDS[event["tile"]], seat)
        seat.city[CELL_IDS[event["cell"]]] = f"farm-{KIND_IDS[event['tile']]}"

    def on_reserved(self, event: Event, seat: Heard) -> None:
        self.leave(KIND_IDS[event["tile"]], seat)
        seat.reserve.append(KIND_IDS[event["tile"]])

    def leave(self, kind: str, seat: Heard) -> None:
        """A tile leaves the place it was picked from, and the market slides up."""
        if self.pick == f"reserve-{kind}":
            seat.reserve.remove(kind)
        else:
            space = int(self.pick.removeprefix("market-")) - 1
            assert self.market[space] == kind
            self.market = [*self.market[:space], *self.market[space + 1 :], None]

    def on_used(self, event: Event, seat: Heard) -> None:
        kinds = [*KIND_IDS, "agora"]
        assert seat.city[CELL_IDS[event["cell"]]] == kinds[event["tile"]]

    # Dice.

    def on_recruited(self, event: Event, seat: Heard) -> None:
        die = self.recruits.pop(event["space"])
        self.recruits.append(None)
        assert die is not None
        seat.freemen[BASE_IDS[event["base"]]] = {**die, "site": None}

    def on_invited(self, event: Event, seat: Heard) -> None:
        seat.speakers = sorted([*seat.speakers, SPEAKER_IDS[event["speaker"]]])

    def on_raised(self, event: Event, seat: Heard) -> None:
        assert seat.die(event)["value"] < event["value"]
        seat.die(event)["value"] = event["value"]

    def on_lowered(self, event: Event, seat: Heard) -> None:
        assert seat.die(event)["value"] == event["value"] + 1
        seat.die(event)["value"] = event["value"]

    def on_recoloured(self, event: Event, seat: Heard) -> None:
        seat.die(event)["colour"] = COLOUR_IDS[event["colour"]]

    def on_advised(self, event: Event, seat: Heard) -> None:
        die = seat.freemen.pop(BASE_IDS[event["base"]])
        assert (die["colour"], die["value"]) == (COLOUR_IDS[event["colour"]], 6)
        assert event["space"] == len(seat.advisors)
        seat.advisors.append(die["colour"])

    def on_retired(self, event: Event, seat: Heard) -> None:
        die = seat.freemen.pop(BASE_IDS[event["base"]])
        assert die["colour"] == COLOUR_IDS[event["colour"]] in seat.advisors

    # Districts, towers, population, tokens.

    def on_closed(self, event: Event, seat: Heard) -> None:
        die = seat.freemen.pop(BASE_IDS[event["base"]])
        die = {"colour": die["colour"], "value": event["value"]}
        seat.seats[SEAT_IDS[event["corner"]]] = die

    def on_matched(self, event: Event, seat: Heard) -> None:
        assert self.cards[event["slot"]]["gold"] == event["gold"]
        self.cards[event["slot"]]["gold"] = 0
        seat.scored = sorted({*seat.scored, SLOT_IDS[event["slot"]]})

    def on_built_up(self, event: Event, seat: Heard) -> None:
        seat.towers[COLOUR_IDS[event["colour"]]] = event["floors"]

    def on_grew(self, event: Event, seat: Heard) -> None:
        assert event["base"] == seat.bases
        seat.bases += 1

    def on_spent(self, _: Event, seat: Heard) -> None:
        seat.tokens -= 1

    def on_held(self, _: Event, seat: Heard) -> None:
        seat.tokens -= 1

    def on_passed(self, _: Event, seat: Heard) -> None:
        seat.passed, seat.archon = True, None
        for freeman in seat.freemen.values():
            freeman["site"] = None

    def on_scored(self, event: Event, seat: Heard) -> None:
        seat.earned[SOURCE_IDS[event["source"]]] += event["points"]

    # Rounds.

    def on_announced(self, event: Event, _: None) -> None:
        self.announced.append(ENDING_IDS[event["ending"]])

    def on_lifted(self, event: Event, _: None) -> None:
        self.announced.remove(ENDING_IDS[event["ending"]])

    def on_ended(self, event: Event, _: None) -> None:
        assert event["round"] == self.round

    def on_came_back(self, event: Event, _: None) -> None:
        self.values[event["speaker"]] = event["value"]
        for seat in self.players:
            seat.speakers = [n for n in seat.speakers if n != SPEAKER_IDS[event["speaker"]]]

    def on_fortified(self, event: Event, _: Heard) -> None:
        self.bastion = int(event.seat)

    def on_fell(self, event: Event, seat: Heard) -> None:
        self.spaces[self.players.index(seat)] = event["space"]

    def on_began(self, event: Event, _: None) -> None:
        self.round += 1
        assert (event["round"], event["player"]) == (self.round, self.bastion)
        self.draft = [None] * len(self.draft)
        for seat in self.players:
            seat.passed = False

    def on_threatened(self, event: Event, _: None) -> None:
        self.spaces[1] = event["space"]

    def on_lost(self, event: Event, _: Heard) -> None:
        self.keepers[TEMPLE_IDS[event["temple"]]] = None

    def compare(self, facts: Any, asked: str) -> None:
        """What was told is what lies there; who has just passed is still on the way home."""
        assert (facts["round"], facts["bastion"]) == (self.round, self.bastion)
        assert facts["announced"] == sorted(self.announced, key=ENDING_IDS.index)
        assert [site["ship"] for site in facts["sites"]] == self.ships
        assert [site["bonus"] for site in facts["sites"]] == self.bonuses
        assert facts["market"] == self.market
        assert {colour: pile["preview"] for colour, pile in facts["piles"].items()} == self.previews
        under = [kind for pile in facts["piles"].values() for kind in pile["under"]]
        assert sorted(under) == sorted(self.under)
        assert [die for die in facts["recruits"] if die] == [die for die in self.recruits if die]
        assert facts["draft"] == self.draft
        shown = [speaker["value"] for speaker in facts["speakers"]]
        assert shown == self.values[: len(shown)]
        assert [card for card in facts["cards"] if card["card"]] == self.cards
        assert facts["military"]["spaces"] == self.spaces
        for name, temple in facts["temples"].items():
            known = (self.signs[name], self.keepers[name], self.steps[name])
            assert (temple["sign"], temple["keeper"], temple["steps"]) == known
        for heard, of in zip(self.players, facts["cities"], strict=True):
            if asked in AT_WORK:
                assert (of["freemen"], of["archon"]) == (heard.freemen, heard.archon)
            rest = {key: n for key, n in vars(heard).items() if key not in ("freemen", "archon")}
            assert {key: of[key] for key in rest} == rest


def colour_of(kind: int) -> str:
    """The colour of a building: six kinds each, in the order of the annex."""
    return ["yellow", "red", "purple", "blue", "orange"][kind // 6]


def follow(listener: Listener, state: Origins, choice: int) -> None:
    """Play a choice and hear of it."""
    text = GAME.catalogue.text(choice)
    listener.drawn = text.startswith("draw:")
    if text.startswith("pick:"):
        listener.pick = text.removeprefix("pick:")
    told_now = state.listen()
    GAME.play(state, choice)
    state.events = None
    for event in told_now:
        listener.hear(event)


@pytest.mark.parametrize(("seats", "seed", "options"), WORLDS)
def test_whoever_hears_all_knows_the_table(seats: int, seed: int, options: dict[str, str]) -> None:
    """After every choice of a random game in which people seldom pass."""
    state, pick, out = GAME.setup(options, seats), Rng(seed), Choices()
    listener = Listener(seats)
    while (mover := GAME.fill(state, out)) != NOBODY:
        choice = pick.weighted(out)
        if mover != CHANCE and out.count > 1 and choice == out.ids[out.count - 1]:
            choice = out.ids[pick.below(out.count - (1 if pick.below(RARELY) else 0))]
        follow(listener, state, choice)
        listener.compare(told(state), GAME.asking(state))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_whoever_hears_a_recorded_game_knows_its_table(path: Path) -> None:
    """What random players hardly ever do: Districts, rare buildings, tiles put back; each turn."""
    record = parse_record(path.read_text(encoding="utf-8"))
    state, listener = GAME.setup(record.options, len(record.players)), Listener(len(record.players))
    for entry in record.entries:
        choice = GAME.catalogue.parse(entry.text)
        assert choice is not None
        follow(listener, state, choice)
        if GAME.asking(state) == "acting":
            listener.compare(told(state), "acting")
    assert GAME.to_move(state) == NOBODY
    listener.compare(told(state), "")
