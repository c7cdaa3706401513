"""Records whose secret deals are rewritten: a seat that was not dealt those cards sees no change.

Neither `guess` nor the facts decide what is secret: a card is, if its player got it from the
deck and has not laid or thrown it down since.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from games.pyramidion.oracle_box import DECK
from ziggurat import registry
from ziggurat.core.choices import Choices
from ziggurat.core.record import Entry
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

GAME = registry.load("pyramidion")
SHOWN = ("play:", "recruit:")


class Deal(NamedTuple):
    """A card from the deck: where it stands in the record, in which round, and who got it."""

    at: int
    round: int
    seat: int
    card: str


@cache
def played(seats: int, seed: int) -> tuple[list[Entry], list[Deal]]:
    """The entries of a random game, and its deals; every second game is one of lazy players."""
    pick, out = Rng(seed, seats), Choices()
    state = GAME.setup({}, seats)
    entries: list[Entry] = []
    deals: list[Deal] = []
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        listed = [GAME.catalogue.text(choice) for choice in out.numbers()]
        text = listed[pick.below(len(listed))]
        if seed % 2 and "pass" in listed and pick.below(6):
            text = "pass"
        number = int(state.round)
        for event in advance(state, text):
            if event.kind == "dealt":
                card = text.removeprefix("deal:")
                deals.append(Deal(len(entries), number, int(event.seat), card))
        entries.append(Entry(mover, text))
    return entries, deals


def advance(state: Any, text: str) -> list[Any]:
    """Play a choice by its name; what happened."""
    events: list[Any] = state.listen()
    choice = GAME.catalogue.parse(text)
    assert choice is not None
    GAME.play(state, choice)
    state.events = None
    return events


def rewritten(
    entries: list[Entry], deals: list[Deal], viewer: int, pick: Rng
) -> tuple[list[Entry], int]:
    """The same record with other secret cards, and how many are other ones."""
    found = list(entries)
    rounds = sorted({deal.round for deal in deals})
    for number in rounds:
        first_deck = [deal for deal in deals if deal.round == number][: len(DECK)]
        end = min([d.at for d in deals if d.round == number + 1], default=len(entries))
        start = first_deck[0].at
        shown = {
            (entry.seat, entry.text.partition(":")[2])
            for entry in entries[start:end]
            if entry.text.startswith(SHOWN)
        }
        secret = [d for d in first_deck if d.seat != viewer and (d.seat, d.card) not in shown]
        free = sorted(set(DECK) - {d.card for d in first_deck} | {d.card for d in secret})
        for deal in secret:
            card = free.pop(pick.below(len(free)))
            found[deal.at] = Entry(CHANCE, f"deal:{card}")
    return found, sum(one != other for one, other in zip(entries, found, strict=True))


def seen(state: Any, viewer: int) -> Iterator[object]:
    """All that a viewer can see."""
    hidden = GAME.hide(state, viewer)
    yield GAME.asking(state)
    yield int(GAME.to_move(state))
    yield hidden.flat()
    yield registry.facts("pyramidion", hidden, viewer)
    if int(GAME.to_move(state)) == viewer:
        yield GAME.choices(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_other_secret_cards_look_the_same(seats: int, seed: int) -> None:
    whole, deals = played(seats, seed)
    pick = Rng(seed, seats)
    changed = 0
    for viewer in (*range(seats), NOBODY):
        end = 1 + pick.below(len(whole) - 1)  # at the end nothing is hidden
        entries, other = whole[:end], Rng(seed, viewer)
        twins, number = rewritten(entries, [d for d in deals if d.at < end], viewer, other)
        changed += number
        state, twin = GAME.setup({}, seats), GAME.setup({}, seats)
        for one, two in zip(entries, twins, strict=True):
            told = [event for event in advance(state, one.text) if event.seen_by(viewer)]
            heard = [event for event in advance(twin, two.text) if event.seen_by(viewer)]
            assert told == heard
            assert list(seen(state, viewer)) == list(seen(twin, viewer))
    assert changed > seats, "hardly anything was secret"
