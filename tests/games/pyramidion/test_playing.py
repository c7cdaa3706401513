"""Activating a site, playing cards, passing, recruiting. (p. 5)"""

from games.pyramidion.positions import (
    BLUE,
    RED,
    YELLOW,
    activate,
    asked,
    cards,
    go,
    hand,
    harbour,
    hold,
    lying,
    of_kind,
    open_now,
    play,
    table,
)
from ziggurat.core.rules import CHANCE
from ziggurat.games.pyramidion import steps
from ziggurat.games.pyramidion.game import GAME


def test_a_site_with_a_sundial_is_closed() -> None:
    state = table()
    state.sundials = 0b10111111
    go(state, steps.ACTIVATING, BLUE)
    assert open_now(state) == ["activate:philae"]


def test_cards_are_played_clockwise_from_the_activator() -> None:
    """By seats, not by play order. (p. 5; R-02)"""
    state = table(order=(YELLOW, RED, BLUE))
    for seat, text in ((RED, "merchant-1"), (BLUE, "merchant-2"), (YELLOW, "merchant-3")):
        hold(state, seat, text)
    activate(state, BLUE, "philae")
    seats = []
    for text in ("play:merchant-2", "play:merchant-3", "play:merchant-1"):
        seats.append(asked(state)[1])
        play(state, text)
    assert seats == [BLUE, YELLOW, RED]


def test_a_card_leaves_the_hand_face_up() -> None:
    state = table()
    hold(state, RED, "merchant-1", opened="red-torturer")
    activate(state, RED, "philae")
    heard = play(state, "play:red-torturer")
    assert of_kind(heard, "played") == [
        {"seat": RED, "card": cards("red-torturer").bit_length() - 1, "site": 6}
    ]
    assert lying(state, RED) == ["red-torturer"] and hand(state, RED) == ["merchant-1"]
    assert state.open[RED] == 0 and state.plays[RED] == 1


def test_a_pass_is_final_on_this_site() -> None:
    """The others go on, even alone. (p. 5; R-04)"""
    state = table()
    hold(state, RED, "merchant-1 merchant-2 merchant-3")
    hold(state, BLUE, "merchant-4 merchant-5")
    activate(state, RED, "philae")
    play(state, "play:merchant-1 play:merchant-4 play:merchant-2 pass")
    assert asked(state) == ("playing", RED), "Yellow has no card and Blue has passed"
    play(state, "play:merchant-3")
    assert state.site == -1 and hand(state, BLUE) == ["merchant-5"]


def test_an_empty_hand_passes_by_itself() -> None:
    state = table()
    heard = activate(state, RED, "philae")
    assert of_kind(heard, "passed") == [{"seat": RED}, {"seat": BLUE}, {"seat": YELLOW}]
    assert state.sundials == 1 << 6 and open_now(state) == []


def test_recruiting() -> None:
    """Discard any card, a basic one too, and draw one. (p. 5; R-05)"""
    state = table()
    hold(state, RED, "merchant-1", opened="red-goddess")
    activate(state, RED, "philae")
    play(state, "pass")
    assert asked(state) == ("recruiting", RED)
    assert open_now(state) == ["recruit:red-goddess", "recruit:merchant-1", "decline"]
    heard = play(state, "recruit:red-goddess")
    assert asked(state) == ("dealing", CHANCE)
    assert of_kind(heard, "recruited") == [{"seat": RED, "card": 4}]
    play(state, "deal:guard")
    assert hand(state, RED) == ["merchant-1", "guard"] and state.open[RED] == 0
    assert state.discards & cards("red-goddess"), "face up"


def test_recruiting_is_a_choice() -> None:
    state = table()
    hold(state, RED, "merchant-1")
    activate(state, RED, "philae")
    play(state, "pass decline")
    assert hand(state, RED) == ["merchant-1"] and state.site == -1


def test_a_discarded_card_has_been_played() -> None:
    """Who played one that lies there no more may not recruit. (p. 5; R-05)"""
    state = table()
    hold(state, RED, "bandit merchant-1")
    activate(state, RED, "philae")
    play(state, "play:bandit discard:bandit pass")
    assert state.site == -1 and hand(state, RED) == ["merchant-1"]


def test_two_players_count_discarded_cards() -> None:
    """They are among the five, and the one a player owes the site. (p. 7; R-39)"""
    state = table(2)
    hold(state, RED, "bandit merchant-1 merchant-2 merchant-3 merchant-4 merchant-5")
    activate(state, RED, "philae")
    play(state, "play:bandit discard:bandit")
    assert "pass" in open_now(state)
    play(state, "play:merchant-1 play:merchant-2 play:merchant-3 play:merchant-4")
    assert state.site == -1 and hand(state, RED) == ["merchant-5"]


def test_playing_and_recruiting_reveal() -> None:
    """Others see a card they could not see: there is no way back."""
    state = table()
    hold(state, RED, "merchant-1")
    go(state, steps.ACTIVATING, RED)
    assert not GAME.reveals(state)
    play(state, "activate:philae")
    assert GAME.reveals(state)
    play(state, "pass")
    assert GAME.asking(state) == "recruiting" and GAME.reveals(state)


def test_an_empty_deck_is_made_from_the_discards_without_basics() -> None:
    """The card just discarded may come back. (p. 3; R-06)"""
    state = table()
    hold(state, RED, "merchant-1")
    state.deck = 0
    state.discards = cards("red-torturer blue-goddess guard")
    activate(state, RED, "philae")
    heard = play(state, "pass recruit:merchant-1")
    assert of_kind(heard, "reshuffled") == [{"seat": None, "cards": 2}]
    assert open_now(state) == ["deal:merchant-1", "deal:guard"]
    assert state.discards == cards("red-torturer blue-goddess")
    assert list(state.born)[1:] == [cards("merchant-1 guard")]


def test_nothing_to_draw() -> None:
    """Deck and discards are empty: the card is gone for nothing. (R-06)"""
    state = table()
    hold(state, RED, "", opened="red-torturer")
    state.deck = 0
    state.discards = 0
    activate(state, RED, "philae")
    play(state, "pass recruit:red-torturer")
    assert hand(state, RED) == [] and state.site == -1


def test_karnak_brings_a_boat_before_cards_are_played() -> None:
    """Drawn at activation, for the activator alone. (p. 8; R-30)"""
    state = table()
    hold(state, RED, "merchant-1")
    activate(state, RED, "karnak")
    assert asked(state) == ("boat", CHANCE)
    heard = play(state, "boat:boat-5")
    assert of_kind(heard, "arrived") == [{"seat": RED, "boat": 4}]
    assert asked(state) == ("playing", RED)


def test_karnak_without_boats() -> None:
    """The discards are drawn from first; then there is none. (R-30)"""
    state = table()
    harbour(state, "1 2 3 4 5")
    state.boats = 0
    state.adrift = 1 << 9
    activate(state, RED, "karnak")
    assert open_now(state) == ["boat:boat-10"]
    state = table()
    state.boats = 0
    activate(state, RED, "karnak")
    assert open_now(state) == [] and state.private_boat == -1
