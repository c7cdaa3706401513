"""The engine against a second opinion: whole games, choice by choice, from the texts alone.

PYTHONPATH=src:tests python -m games.pyramidion.test_oracle 300    follows so many games.
"""

import sys
from typing import Any

import pytest

from games.pyramidion.oracle import Activation, Oracle
from games.pyramidion.oracle_box import (
    BOATS,
    CARD_IDS,
    CATEGORIES,
    DISTRIBUTIONS,
    KINDS,
    SITES,
    TOKENS,
)
from ziggurat import registry
from ziggurat.core.choices import Choices
from ziggurat.core.rng import Rng
from ziggurat.core.rules import NOBODY

GAME = registry.load("pyramidion")
GAMES = 18  # for each number of seats
STYLES = ("any", "lazy", "eager")  # the lazy pass and recruit, the eager play and load


def ordered(names: Any, all_names: Any) -> list[str]:
    """A set in the order of the catalogue."""
    return [name for name in all_names if name in names]


def counted(goods: Any) -> dict[str, int]:
    """How many there are of each kind."""
    return {kind: goods[kind] for kind in KINDS}


def look(oracle: Oracle, viewer: int) -> dict[str, Any]:
    """The oracle's table in the shape of the engine's facts."""
    seats = range(oracle.seats)
    boat, owner = oracle.private or (None, None)
    return {
        "round": oracle.round,
        "order": oracle.order,
        "tokens": [
            f"order-{oracle.tokens[seat] + 1}" if seat in oracle.tokens else None for seat in seats
        ],
        "supply": counted(oracle.supply),
        "stocks": [counted(stock) for stock in oracle.stocks],
        "sites": [
            {
                "id": site,
                "resources": counted(oracle.sites[site]),
                "influence": SITES[site][0],
                "negotiation": SITES[site][1],
                "negotiators": oracle.troops.get((site, "negotiators")),
                "torturers": oracle.troops.get((site, "torturers")),
                "sundial": site in oracle.sundials,
                "supplied": site in oracle.used,
            }
            for site in SITES
        ],
        "boats": {
            "row": ordered(oracle.row, BOATS),
            "deck": len(oracle.boats),
            "discards": ordered(oracle.adrift, BOATS),
            "private": boat,
            "private_seat": owner,
            "loaded": [ordered(boats, BOATS) for boats in oracle.loaded],
        },
        "points": [oracle.boat_points(seat) for seat in seats],
        "torturers_point": [oracle.torturers_point(seat) for seat in seats],
        "distribution": {
            "next": oracle.next_distribution,
            "deck": len(oracle.distributions),
            "discards": ordered(oracle.spent, DISTRIBUTIONS),
        },
        "hands": [hand(oracle, seat, viewer) for seat in seats],
        "deck": len(oracle.deck),
        "discards": ordered(oracle.discards, CARD_IDS),
        "active": active(oracle, oracle.active) if oracle.active else None,
        "freight": oracle.freight,
    }


def hand(oracle: Oracle, seat: int, viewer: int) -> dict[str, Any]:
    """What a viewer knows of a hand: his own, and what all have seen."""
    known = oracle.hands[seat] if seat == viewer else oracle.open[seat]
    unknown = [0] * oracle.decks
    for card in oracle.hands[seat] - known:
        unknown[oracle.deck_of[card]] += 1
    return {
        "size": len(oracle.hands[seat]),
        "cards": ordered(known, CARD_IDS),
        "open": ordered(oracle.open[seat], CARD_IDS),
        "unknown": unknown,
    }


def active(oracle: Oracle, here: Activation) -> dict[str, Any]:
    """The site being activated."""
    everybody = range(oracle.seats)
    return {
        "site": here.site,
        "minima": [oracle.minimum(here, "influence"), oracle.minimum(here, "negotiation")],
        "played": [
            [
                {
                    "card": card,
                    "counts_as": here.meaning(card),
                    "category": here.wild.get(card),
                    "raises": card in here.engravers,
                }
                for card in ordered(cards, CARD_IDS)
            ]
            for cards in here.lying
        ],
        "plays": here.plays,
        "passed": [seat in here.passed for seat in everybody],
        "totals": [
            {category: oracle.total(here, seat, category) for category in CATEGORIES}
            for seat in everybody
        ],
        "leaders": {category: oracle.leader(here, category, everybody) for category in CATEGORIES},
        "history": ordered(here.history, CARD_IDS),
        "ankh": here.has_ankh,
        "revolts": oracle.revolts(here),
        "revolt_tokens": ordered(here.tokens, TOKENS),
        "uprising": here.value,
        "lifted": counted(here.lifted),
    }


def options(pick: Rng, seed: int) -> dict[str, str]:
    """The defaults for every third game, else anything; the last round is never far."""
    chosen = {
        option.key: option.values[0 if seed % 3 == 0 else pick.below(len(option.values))]
        for option in GAME.options
    }
    return chosen if seed % 3 == 0 else {**chosen, "last_round": "10"}


def any_of(listed: list[str], style: str, pick: Rng) -> str:
    """A choice in the style of a player."""
    if style == "lazy" and "pass" in listed and pick.below(8):
        return "pass"
    if style == "eager" and len(listed) > 1:
        listed = [text for text in listed if text not in ("pass", "decline") or not pick.below(8)]
        listed = listed or ["pass"]
    return listed[pick.below(len(listed))]


def agree(seats: int, seed: int) -> tuple[str, int]:
    """Play one game with both; they must agree at every step. Why it ended, and its decks."""
    pick, out = Rng(seed, seats), Choices()
    chosen = options(pick, seed)
    style = STYLES[pick.below(len(STYLES))]
    state, oracle = GAME.setup(chosen, seats), Oracle(seats, chosen)
    decks = 0
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        listed = [GAME.catalogue.text(choice) for choice in out.numbers()]
        assert oracle.asked is not None
        assert (mover, set(listed)) == oracle.asked
        viewer = (*range(seats), NOBODY)[pick.below(seats + 1)]
        told = registry.facts("pyramidion", GAME.hide(state, viewer), viewer)
        wanted = look(oracle, viewer)
        assert {key: told[key] for key in wanted} == wanted
        text = any_of(listed, style, pick)
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        GAME.play(state, choice)
        oracle.answer(text)
        decks = max(decks, oracle.decks)
    assert oracle.asked is None
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome == (oracle.scores(), oracle.places(), oracle.reason)
    return outcome.reason, decks


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", range(0, GAMES, 3))
def test_engine_and_oracle_agree(seats: int, first: int) -> None:
    ended = [agree(seats, seed) for seed in range(first, first + 3)]
    assert {reason for reason, _ in ended} <= {"goal-reached", "boats-loaded", "last-round"}


def test_the_oracle_sees_decks_run_out() -> None:
    """Four who pass and recruit: the discards become a new deck."""
    assert max(decks for _, decks in (agree(4, seed) for seed in (1, 2, 4, 5))) > 1


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        print(number, *agree(2 + number % 3, number), flush=True)
