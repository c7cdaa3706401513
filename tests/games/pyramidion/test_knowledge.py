"""Hidden information: what a seat knows, and what it may guess."""

from collections import Counter
from itertools import islice

import pytest

from games.pyramidion.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    activate,
    cards,
    hand,
    hold,
    play,
    table,
)
from games.pyramidion.twins import walk
from ziggurat.core.rng import Rng
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import step
from ziggurat.games.pyramidion.components import DECK, card_ids
from ziggurat.games.pyramidion.facts import facts
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.knowledge import cards_of, deck_of
from ziggurat.games.pyramidion.state import Pyramidion, unknown_of
from ziggurat.games.pyramidion.steps import ACTIVATING


def three_hands() -> Pyramidion:
    """Each holds two cards nobody else has seen and a basic one."""
    state = table()
    hold(state, RED, "guard vizier", opened="red-goddess")
    hold(state, BLUE, "bandit thief", opened="blue-goddess")
    hold(state, YELLOW, "merchant-1 merchant-2", opened="yellow-goddess")
    return going_on(state)


def going_on(state: Pyramidion) -> Pyramidion:
    """The same table with a step to come: once a game is over nothing is hidden."""
    going = state.copy()
    going.then(step(ACTIVATING, RED))
    return going


def test_a_seat_sees_its_own_hand_and_what_all_have_seen() -> None:
    state = three_hands()
    seen = GAME.hide(state, RED)
    assert hand(seen, RED) == ["red-goddess", "guard", "vizier"]
    assert hand(seen, BLUE) == ["blue-goddess"] and hand(seen, YELLOW) == ["yellow-goddess"]
    assert [int(seen.hand_size(seat)) for seat in range(3)] == [3, 3, 3]
    assert int(seen.deck_size()) == int(state.deck_size()) == 34
    assert seen.deck == DECK & ~cards("guard vizier"), "all it cannot place"


def test_a_spectator_sees_no_hand() -> None:
    seen = GAME.hide(three_hands(), NOBODY)
    assert [hand(seen, seat) for seat in range(3)] == [
        ["red-goddess"],
        ["blue-goddess"],
        ["yellow-goddess"],
    ]


def test_hiding_leaves_the_table_alone() -> None:
    state = three_hands()
    before = state.flat()
    GAME.guess(GAME.hide(state, RED), RED, Rng(1))
    assert state.flat() == before


def test_a_guess_deals_the_unknown_cards_again() -> None:
    state = three_hands()
    hands = set()
    for seed in range(40):
        whole = GAME.guess(GAME.hide(state, RED), RED, Rng(seed))
        assert hand(whole, RED) == hand(state, RED)
        assert [int(whole.hand_size(seat)) for seat in range(3)] == [3, 3, 3]
        assert whole.deck | whole.hand[0] | whole.hand[1] | whole.hand[2] == state.deck | (
            state.hand[0] | state.hand[1] | state.hand[2]
        )
        hands.add(int(whole.hand[BLUE]))
    assert len(hands) > 20


def test_guesses_are_even() -> None:
    """Two of five unknown cards: ten hands, each about a tenth of the guesses."""
    state = table()
    hold(state, BLUE, "bandit thief")
    state.discards |= state.deck & ~cards("guard vizier engraver")
    state.deck = cards("guard vizier engraver")
    state = going_on(state)
    found = Counter(int(GAME.guess(state, RED, Rng(seed)).hand[BLUE]) for seed in range(2000))
    assert len(found) == 10 and min(found.values()) > 150 and max(found.values()) < 250


def test_what_was_seen_stays_known() -> None:
    """A card taken back from the site, a discarded card, a card played."""
    state = table()
    hold(state, BLUE, "high-priest merchant-1 merchant-2")
    activate(state, BLUE, "philae")
    play(state, "play:high-priest play:merchant-1 pass keep:merchant-1")
    seen = GAME.hide(going_on(state), RED)
    assert hand(seen, BLUE) == ["merchant-1"] and int(seen.hand_size(BLUE)) == 2
    assert seen.discards & cards("high-priest")
    activate(state, BLUE, "cairo")
    play(state, "play:merchant-1")
    assert hand(GAME.hide(going_on(state), RED), BLUE) == [] and state.open[BLUE] == 0


def after_a_reshuffle() -> Pyramidion:
    """Blue kept the Vizier, Yellow two merchants, when the discards became a new deck.

    Then Blue drew from it; Green holds nothing.
    """
    state = table(4)
    hold(state, BLUE, "guard vizier")
    hold(state, YELLOW, "merchant-1 merchant-2")
    state.discards = cards("red-torturer bandit thief")
    state.deck = 0
    activate(state, BLUE, "philae")
    play(state, "pass recruit:guard deal:thief")
    return state


def test_a_reshuffle_makes_a_new_deck() -> None:
    """Cards held before cannot be in it. (R-06)"""
    state = after_a_reshuffle()
    assert list(state.born) == [DECK, cards("guard bandit thief")]
    assert [int(deck_of(state, card)) for card in (52, 55, 54, 20)] == [1, 1, 0, 0]
    seen = GAME.hide(state, RED)
    assert [int(unknown_of(seen.unknown[deck], BLUE)) for deck in range(2)] == [1, 1]
    assert [int(unknown_of(seen.unknown[deck], YELLOW)) for deck in range(2)] == [2, 0]
    assert int(seen.deck_size()) == 2 and int(seen.hand_size(GREEN)) == 0
    assert card_ids(int(cards_of(seen, 1))) == ["bandit", "guard", "thief"]
    assert card_ids(int(cards_of(seen, 0))) == ["merchant-1", "merchant-2", "vizier"]


def test_guesses_deal_each_deck_by_itself() -> None:
    """Blue has one card of either deck, in every mixture; Yellow none of the second."""
    state = after_a_reshuffle()
    seen = GAME.hide(state, RED)
    found = set()
    for seed in range(200):
        whole = GAME.guess(seen, RED, Rng(seed))
        assert GAME.hide(whole, RED).flat() == seen.flat()
        assert whole.hand[YELLOW] & cards("guard bandit thief") == 0
        found.add(tuple(hand(whole, BLUE)))
    old, new = ["merchant-1", "merchant-2", "vizier"], ["bandit", "guard", "thief"]
    assert found == {tuple(sorted((a, b), key=card_number)) for a in old for b in new}


def card_number(card: str) -> int:
    """Its place in the box."""
    return cards(card).bit_length()


def test_one_bag_for_all_would_be_wrong() -> None:
    """Dealt from one bag, Yellow could hold a card that was on the discard pile all the time."""
    state = after_a_reshuffle()
    naive = state.copy()
    naive.born = naive.born[:1]
    naive.unknown = naive.unknown[:1]
    wrong = 0
    for seed in range(100):
        whole = GAME.guess(naive, RED, Rng(seed))
        wrong += whole.hand[YELLOW] & cards("guard bandit thief") != 0
    assert wrong > 50


def test_a_card_drawn_again_belongs_to_the_new_deck() -> None:
    """The Guard was in the first deck, in a hand, discarded, and is drawn from the second."""
    state = after_a_reshuffle()
    hold(state, GREEN, "", opened="green-torturer")
    activate(state, GREEN, "cairo")
    play(state, "pass recruit:green-torturer deal:guard")
    seen = GAME.hide(state, RED)
    assert [int(unknown_of(seen.unknown[deck], GREEN)) for deck in range(2)] == [0, 1]


def test_a_third_deck() -> None:
    """Of one round: each hand has cards of several."""
    state = after_a_reshuffle()
    play(state, "pass decline")
    hold(state, GREEN, "", opened="green-torturer")
    activate(state, GREEN, "cairo")
    play(state, "pass recruit:green-torturer deal:guard pass decline pass decline")
    activate(state, YELLOW, "giza")
    play(state, "pass recruit:merchant-1 deal:bandit pass recruit:guard deal:merchant-1")
    assert list(state.born)[2:] == [cards("merchant-1 guard")]
    seen = GAME.hide(state, RED)
    unknown = [
        [int(unknown_of(seen.unknown[deck], seat)) for deck in range(3)]
        for seat in (BLUE, YELLOW, GREEN)
    ]
    assert unknown == [[1, 1, 0], [1, 1, 0], [0, 0, 1]]
    for seed in range(50):
        assert GAME.hide(GAME.guess(seen, RED, Rng(seed)), RED).flat() == seen.flat()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
def test_twin_worlds(seats: int, viewer: int) -> None:
    """Same view, facts, choices and events; 10,000 positions: python -m games.pyramidion.twins."""
    assert sum(1 for _ in islice(walk(seats, viewer, seed=seats), 60)) == 60


@pytest.mark.parametrize("seed", [6, 7])
def test_twin_worlds_when_decks_run_out(seed: int) -> None:
    """Lazy players recruit until the discards are shuffled in the middle of a round."""
    decks = max(islice(walk(4, 2, seed, lazy=True), 450))
    assert decks > 1


def test_facts_count_what_they_may_not_name() -> None:
    state = three_hands()
    told = facts(GAME.hide(state, RED), RED)
    assert told["hands"] == [
        {
            "size": 3,
            "cards": ["red-goddess", "guard", "vizier"],
            "open": ["red-goddess"],
            "unknown": [0],
        },
        {"size": 3, "cards": ["blue-goddess"], "open": ["blue-goddess"], "unknown": [2]},
        {"size": 3, "cards": ["yellow-goddess"], "open": ["yellow-goddess"], "unknown": [2]},
    ]
    assert told["deck"] == 34
