"""What the players may agree on. (rulings 6, 18, 19, 23, 26, 27; 36-38 are in test_ending)"""

from games.pyramidion.positions import (
    BLUE,
    RED,
    activate,
    asked,
    cards,
    hand,
    hold,
    lay,
    open_now,
    play,
    resolve,
    stock,
    table,
)
from ziggurat.games.pyramidion.components import INFLUENCE
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.options import OPTIONS
from ziggurat.games.pyramidion.totals import total


def test_defaults() -> None:
    assert GAME.complete({}) == {
        "goal": "10",
        "last_round": "30",
        "goddess": "category",
        "goddess_counts_as_type": "false",
        "philosopher_copies": "played",
        "high_priest_takes_himself": "true",
        "alexandria_gives_statues": "true",
        "abu_simbel_exchanges": "once",
        "basics_reshuffled": "false",
        "torturer_point_in_final_count": "true",
        "first_tie_break": "cards_in_hand",
    }
    assert GAME.setup({}, 2).agreed == 0 and len(OPTIONS) == 11


def test_goddess_copies() -> None:
    """As the table of powers says; never a card that copies. (R-18)"""
    state = table(options={"goddess": "copy"})
    hold(state, RED, "red-goddess merchant-1")
    lay(state, BLUE, "torturer-1 philosopher blue-goddess")
    activate(state, RED, "philae")
    play(state, "play:red-goddess")
    assert asked(state) == ("copying", RED) and open_now(state) == ["copy:torturer-1"]
    play(state, "copy:torturer-1")
    assert total(state, RED, INFLUENCE) == 6


def test_goddesses_that_copy_revolts_run_out_of_tokens() -> None:
    """Three revolts and four copies, but six tokens. (R-14)"""
    state = table(4, options={"goddess": "copy"})
    lay(state, BLUE, "revolt-1 revolt-2 revolt-3 blue-goddess yellow-goddess green-goddess")
    for mask in (1, 2, 3):
        state.copies[mask] = cards("revolt-1").bit_length() - 1
    hold(state, RED, "red-goddess")
    activate(state, RED, "philae")
    play(state, "play:red-goddess copy:revolt-1")
    for left in range(6):
        assert asked(state)[0] == "revolt-token" and len(open_now(state)) == 6 - left
        play(state, open_now(state)[0])
    assert open_now(state) == [] and state.site == -1


def test_goddess_with_nothing_to_copy() -> None:
    state = table(options={"goddess": "copy"})
    hold(state, RED, "red-goddess merchant-1")
    activate(state, RED, "philae")
    play(state, "play:red-goddess")
    assert asked(state) == ("playing", RED)


def test_goddess_has_the_type_of_her_token() -> None:
    """A torturer at Giza, a merchant for the Thief. (R-18)"""
    state = table(options={"goddess_counts_as_type": "true"})
    hold(state, RED, "red-goddess blue-goddess yellow-goddess thief")
    activate(state, RED, "giza")
    play(state, "play:red-goddess category:influence")
    assert asked(state) == ("order-token", RED)
    play(state, "decline play:blue-goddess category:negotiation")
    assert asked(state) == ("playing", RED)
    play(state, "play:yellow-goddess category:bargaining play:thief")
    assert open_now(state) == ["discard:yellow-goddess"]


def test_philosopher_copies_lying_cards_only() -> None:
    """Not one discarded since. (R-19)"""
    state = table(options={"philosopher_copies": "lying"})
    hold(state, RED, "philosopher bandit merchant-1")
    lay(state, BLUE, "torturer-1 merchant-2")
    activate(state, RED, "philae")
    play(state, "play:bandit discard:merchant-2 play:philosopher")
    assert open_now(state) == ["copy:torturer-1", "copy:bandit"]


def test_high_priest_without_himself() -> None:
    """And with nothing else to take, nothing. (R-23)"""
    for more, kept in (("merchant-1", ["keep:merchant-1"]), ("", [])):
        state = table(options={"high_priest_takes_himself": "false"})
        hold(state, RED, f"high-priest {more}")
        activate(state, RED, "philae")
        play(state, f"play:high-priest {'play:' + more if more else ''}")
        assert open_now(state) == kept


def test_alexandria_without_statues() -> None:
    """Ordinary resources only. (R-26)"""
    state = table(options={"alexandria_gives_statues": "false"})
    hold(state, RED, "merchant-9")
    activate(state, RED, "alexandria")
    play(state, "play:merchant-9")
    assert len(open_now(state)) == 5 and "take:supply-statue" not in open_now(state)


def test_abu_simbel_as_often_as_one_likes() -> None:
    """While there are three workers and a statue. (R-27)"""
    state = table(options={"abu_simbel_exchanges": "any"})
    stock(state, RED, "worker " * 7)
    resolve(state, "abu-simbel")
    play(state, "exchange")
    assert asked(state) == ("exchanging", RED)
    play(state, "exchange")
    assert open_now(state) == []


def test_basics_are_reshuffled() -> None:
    """With the other discards; anybody may draw them until phase 4. (R-06)"""
    state = table(options={"basics_reshuffled": "true"})
    hold(state, RED, "merchant-1")
    state.deck = 0
    state.discards = cards("blue-torturer")
    activate(state, RED, "philae")
    play(state, "pass recruit:merchant-1")
    assert open_now(state) == ["deal:blue-torturer", "deal:merchant-1"]
    play(state, "deal:blue-torturer")
    assert hand(state, RED) == ["blue-torturer"] and state.open[RED] == 0
