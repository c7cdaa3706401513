"""The special characters, one after the other. (p. 8)"""

import pytest

from games.pyramidion.positions import (
    BLUE,
    RED,
    YELLOW,
    activate,
    asked,
    cards,
    hand,
    have,
    hold,
    lay,
    lying,
    on,
    open_now,
    play,
    put,
    station,
    stock,
    table,
    troops,
)
from ziggurat.core.rules import CHANCE
from ziggurat.games.pyramidion.components import BARGAINING, INFLUENCE, NEGOTIATION
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.totals import minimum, revolts, total


def plays(card: str, site: str = "philae", **options: str) -> Pyramidion:
    """Red is about to play this card; Blue has a merchant and a torturer there, Yellow a revolt."""
    state = table(options=options)
    hold(state, RED, f"{card} merchant-1")
    lay(state, BLUE, "merchant-2 torturer-1")
    lay(state, YELLOW, "revolt-1")
    activate(state, RED, site)
    return state


@pytest.mark.parametrize(
    ("name", "category"),
    [("influence", INFLUENCE), ("negotiation", NEGOTIATION), ("bargaining", BARGAINING)],
)
def test_goddess(name: str, category: int) -> None:
    """Three in the category chosen at once, nothing in the others. (p. 5; R-18)"""
    state = plays("red-goddess")
    play(state, "play:red-goddess")
    assert asked(state) == ("category", RED)
    play(state, f"category:{name}")
    assert [total(state, RED, n) for n in range(3)] == [3 * (n == category) for n in range(3)]


def test_goddess_is_no_torturer_and_no_merchant() -> None:
    """She stays a special card. (R-18)"""
    state = plays("red-goddess", site="giza")
    play(state, "play:red-goddess category:influence")
    assert asked(state)[0] == "playing", "no order token"
    state = plays("red-goddess thief")
    play(state, "play:red-goddess category:bargaining play:thief")
    assert open_now(state) == ["discard:merchant-2"]


def test_high_priest() -> None:
    """One of his player's cards lying there, revolts and specials too. (R-23)"""
    state = table()
    hold(state, RED, "high-priest merchant-1")
    lay(state, BLUE, "torturer-1")
    activate(state, RED, "thebes")
    play(state, "play:high-priest play:merchant-1")
    assert asked(state) == ("keeping", RED)
    assert open_now(state) == ["keep:merchant-1", "keep:high-priest"]
    play(state, "keep:merchant-1")
    assert hand(state, RED) == ["merchant-1"] and state.open[RED] == cards("merchant-1")
    assert state.discards & cards("high-priest torturer-1") == cards("high-priest torturer-1")


def test_high_priest_waits_for_the_merchants() -> None:
    """The card he takes back has won the resources before. (p. 8)"""
    state = table()
    hold(state, RED, "high-priest merchant-1")
    put(state, "philae", "camel food")
    activate(state, RED, "philae")
    play(state, "play:high-priest play:merchant-1")
    assert have(state, RED) == "camel food" and asked(state) == ("keeping", RED)


def test_a_card_taken_back_has_no_effect_on_the_next_site() -> None:
    """Neither the Slave Trader nor the Engraver lies there. (p. 8)"""
    for card, chosen in (("slave-trader", ""), ("engraver", "raise")):
        state = table()
        hold(state, RED, f"high-priest {card}")
        activate(state, RED, "philae")
        play(state, f"play:high-priest play:{card} {chosen} keep:{card}")
        assert hand(state, RED) == [card] and state.trading == state.raising == 0


def test_bandit() -> None:
    """Any card lying there, the Bandit himself too. (R-21)"""
    state = plays("bandit")
    play(state, "play:bandit")
    assert asked(state) == ("bandit", RED)
    assert open_now(state) == [
        "discard:merchant-2",
        "discard:torturer-1",
        "discard:revolt-1",
        "discard:bandit",
    ]
    play(state, "discard:torturer-1")
    assert lying(state, BLUE) == ["merchant-2"] and total(state, BLUE, INFLUENCE) == 0
    assert state.discards & cards("torturer-1")


def test_bandit_discards_himself() -> None:
    state = plays("bandit")
    play(state, "play:bandit discard:bandit")
    assert lying(state, RED) == [] and state.plays[RED] == 1


def test_guard_discards_a_card() -> None:
    """A revolt he discards brings no token. (R-21)"""
    state = plays("guard")
    play(state, "play:guard")
    assert open_now(state) == [
        "discard:merchant-2",
        "discard:torturer-1",
        "discard:revolt-1",
        "discard:guard",
    ]
    play(state, "discard:revolt-1")
    assert revolts(state) == 0


def test_guard_sends_a_troop_home() -> None:
    """Either kind, from this site only. (R-21)"""
    state = plays("guard")
    station(state, BLUE, "philae-negotiators cairo-torturers")
    station(state, YELLOW, "philae-torturers")
    play(state, "play:guard")
    assert open_now(state)[-2:] == ["troop:philae-negotiators", "troop:philae-torturers"]
    play(state, "troop:philae-torturers")
    assert troops(state, YELLOW) == [] and len(troops(state, BLUE)) == 2
    assert state.lying() == cards("guard merchant-2 torturer-1 revolt-1")


def test_vizier() -> None:
    """A resource of this site; nothing from an empty one. (R-22)"""
    state = plays("vizier")
    put(state, "philae", "camel food")
    play(state, "play:vizier")
    assert asked(state) == ("requisition", RED)
    assert open_now(state) == ["take:philae-camel", "take:philae-food"]
    play(state, "take:philae-food")
    assert have(state, RED) == "food" and on(state, "philae") == "camel"
    state = plays("vizier")
    play(state, "play:vizier")
    assert asked(state) == ("playing", RED)


def test_thief() -> None:
    """A merchant of anybody, the player's own too. (R-22)"""
    state = plays("thief")
    play(state, "play:merchant-1 play:thief")
    assert asked(state) == ("theft", RED)
    assert open_now(state) == ["discard:merchant-1", "discard:merchant-2"]
    play(state, "discard:merchant-2")
    assert lying(state, BLUE) == ["torturer-1"]


def test_thief_without_a_merchant() -> None:
    """Played for nothing. (R-25)"""
    state = table()
    hold(state, RED, "thief merchant-1")
    activate(state, RED, "philae")
    play(state, "play:thief")
    assert asked(state) == ("playing", RED)


def test_philosopher_counts_as_the_card_he_copies() -> None:
    """Numbers and type; whatever becomes of the other card. (R-19)"""
    state = plays("philosopher bandit")
    play(state, "play:philosopher")
    assert asked(state) == ("copying", RED)
    assert open_now(state) == ["copy:merchant-2", "copy:torturer-1", "copy:revolt-1"]
    play(state, "copy:torturer-1")
    assert total(state, RED, INFLUENCE) == 6
    play(state, "play:bandit discard:torturer-1")
    assert total(state, RED, INFLUENCE) == 6 and total(state, BLUE, INFLUENCE) == 0


def test_philosopher_copies_a_discarded_card() -> None:
    """As printed, even one discarded since. (R-19)"""
    state = plays("philosopher bandit")
    play(state, "play:bandit discard:merchant-2 play:philosopher copy:merchant-2")
    assert total(state, RED, BARGAINING) == 5


def test_philosopher_copies_an_effect() -> None:
    """A special card's effect takes place at once, for his player. (p. 8)"""
    state = plays("philosopher bandit")
    play(state, "play:bandit discard:bandit play:philosopher copy:bandit")
    assert asked(state) == ("bandit", RED) and "discard:philosopher" in open_now(state)
    play(state, "discard:philosopher")
    assert lying(state, RED) == []


def test_philosopher_copies_a_goddess() -> None:
    """The category is chosen anew. (R-19)"""
    state = plays("philosopher red-goddess")
    play(state, "play:red-goddess category:influence play:philosopher copy:red-goddess")
    play(state, "category:bargaining")
    assert [total(state, RED, n) for n in range(3)] == [3, 0, 3]


def test_philosopher_discarded_is_himself_again() -> None:
    """Should he come back from a new deck, he chooses anew. (R-19, R-21)"""
    state = plays("philosopher red-goddess bandit")
    play(state, "play:red-goddess category:influence play:philosopher copy:red-goddess")
    play(state, "category:bargaining play:bandit discard:philosopher")
    assert list(state.copies) == [-1] * 5 and list(state.wild) == [cards("red-goddess"), 0, 0]


def test_philosopher_copies_a_revolt() -> None:
    """It adds a token. (R-14)"""
    state = plays("philosopher")
    play(state, "play:philosopher copy:revolt-1")
    assert revolts(state) == 2


def test_philosopher_copies_a_torturer_at_giza() -> None:
    """He may take an order token; a copied ankh brings nothing. (R-19)"""
    state = plays("philosopher", site="giza")
    play(state, "play:philosopher copy:torturer-1")
    assert asked(state) == ("order-token", RED)
    state = table()
    hold(state, RED, "philosopher merchant-1")
    lay(state, BLUE, "merchant-9")
    activate(state, RED, "alexandria")
    play(state, "play:philosopher copy:merchant-9")
    assert asked(state) == ("playing", RED)


def test_philosopher_as_a_merchant_fears_the_thief() -> None:
    """He counts as one. (R-22)"""
    state = plays("philosopher thief")
    play(state, "play:philosopher copy:merchant-2 play:thief")
    assert open_now(state) == ["discard:merchant-2", "discard:philosopher"]


def test_philosopher_with_nothing_to_copy() -> None:
    """Played without effect. (R-19)"""
    state = table()
    hold(state, RED, "philosopher merchant-1")
    activate(state, RED, "philae")
    play(state, "play:philosopher")
    assert asked(state) == ("playing", RED) and total(state, RED, INFLUENCE) == 0


def test_philosopher_copies_a_high_priest() -> None:
    """Each of the two gives a card back. (R-19, R-23)"""
    state = table()
    hold(state, RED, "philosopher high-priest merchant-1")
    activate(state, RED, "philae")
    play(state, "play:high-priest play:philosopher copy:high-priest play:merchant-1")
    play(state, "keep:philosopher keep:merchant-1")
    assert hand(state, RED) == ["merchant-1", "philosopher"] and state.site == -1


def test_a_card_taken_back_counts_no_more() -> None:
    """While the second priest is asked, the numbers are those of the cards still lying. (R-42)"""
    state = table()
    hold(state, RED, "philosopher high-priest slave-trader engraver")
    lay(state, BLUE, "torturer-1 merchant-2")
    activate(state, RED, "philae")
    play(state, "play:high-priest play:philosopher copy:high-priest play:slave-trader")
    play(state, "play:engraver raise")
    assert asked(state) == ("keeping", RED)
    assert [total(state, BLUE, n) for n in (INFLUENCE, BARGAINING)] == [5, 4]
    assert (minimum(state, INFLUENCE), minimum(state, NEGOTIATION)) == (7, 6)
    trader, engraver = state.copy(), state.copy()
    play(trader, "keep:slave-trader")
    assert asked(trader) == ("keeping", RED)
    assert [total(trader, BLUE, n) for n in (INFLUENCE, BARGAINING)] == [6, 5]
    play(engraver, "keep:engraver")
    assert (minimum(engraver, INFLUENCE), minimum(engraver, NEGOTIATION)) == (4, 3)


def test_priests_are_asked_the_last_of_the_list_first() -> None:
    """The Philosopher before the High Priest, whoever played first. (R-42)"""
    state = table(options={"high_priest_takes_himself": "false"})
    hold(state, RED, "high-priest")
    hold(state, BLUE, "philosopher merchant-1")
    activate(state, RED, "philae")
    play(state, "play:high-priest play:philosopher copy:high-priest play:merchant-1")
    assert asked(state) == ("keeping", BLUE) and open_now(state) == ["keep:merchant-1"]
    play(state, "keep:merchant-1")
    assert state.site == -1, "nothing is left for the High Priest but himself"


def test_slave_trader() -> None:
    """Every number of 1 or more on opponents' cards, never his player's own. (R-16)"""
    state = table()
    hold(state, RED, "slave-trader merchant-1")
    lay(state, RED, "torturer-1")
    lay(state, BLUE, "merchant-8 blue-goddess@influence revolt-1")
    activate(state, RED, "philae")
    play(state, "play:slave-trader")
    assert [total(state, BLUE, n) for n in range(3)] == [0 + 2, 0, 2]
    assert total(state, RED, INFLUENCE) == 6


def test_two_slave_traders() -> None:
    """They add up, and no number falls below nothing. (R-16)"""
    state = table()
    hold(state, RED, "slave-trader philosopher merchant-1")
    lay(state, BLUE, "merchant-8 torturer-1")
    activate(state, RED, "philae")
    play(state, "play:slave-trader play:philosopher copy:slave-trader")
    assert [total(state, BLUE, n) for n in range(3)] == [4, 0, 1]


def test_engraver_raises_both_minima() -> None:
    """By 3, as long as he lies there. (R-17)"""
    state = plays("engraver bandit")
    play(state, "play:engraver")
    assert asked(state) == ("engraver", RED) and open_now(state) == ["raise"]
    play(state, "raise")
    assert [minimum(state, n) for n in (INFLUENCE, NEGOTIATION)] == [7, 6]
    play(state, "play:bandit discard:engraver")
    assert [minimum(state, n) for n in (INFLUENCE, NEGOTIATION)] == [4, 3]


def test_two_engravers() -> None:
    """They add up. (R-17)"""
    state = plays("engraver philosopher")
    play(state, "play:engraver raise play:philosopher copy:engraver raise")
    assert [minimum(state, n) for n in (INFLUENCE, NEGOTIATION)] == [10, 9]


def test_engraver_swaps_two_for_two() -> None:
    """Those just lifted here cannot be picked there. (R-17)"""
    state = plays("engraver")
    put(state, "philae", "camel camel food")
    put(state, "cairo", "wood wood stone")
    play(state, "play:engraver")
    assert open_now(state) == ["raise", "swap:cairo"]
    play(state, "swap:cairo take:philae-camel")
    assert asked(state) == ("swapping", RED)
    assert open_now(state) == ["take:philae-camel", "take:philae-food"]
    play(state, "take:philae-camel")
    assert open_now(state) == ["take:cairo-wood", "take:cairo-stone"]
    play(state, "take:cairo-stone take:cairo-wood")
    assert on(state, "philae") == "wood food stone" and on(state, "cairo") == "camel camel wood"
    assert state.lifted == 0 and asked(state) == ("playing", RED)


@pytest.mark.parametrize(("here", "there"), [("camel", "wood wood"), ("camel camel", "wood")])
def test_engraver_swaps_one_for_one(here: str, there: str) -> None:
    """Where either site has only one. (p. 8)"""
    state = plays("engraver")
    put(state, "philae", here)
    put(state, "cairo", there)
    play(state, "play:engraver swap:cairo take:philae-camel take:cairo-wood")
    assert asked(state) == ("playing", RED)
    assert on(state, "philae").count("wood") == on(state, "cairo").count("camel") == 1


def test_engraver_needs_resources_on_both_sites_to_swap() -> None:
    state = plays("engraver")
    put(state, "cairo", "wood")
    play(state, "play:engraver")
    assert open_now(state) == ["raise"]


def test_politician() -> None:
    """Any kind in the supply comes to the site, then a card. (R-24)"""
    state = plays("politician")
    play(state, "play:politician")
    assert asked(state) == ("subsidy", RED) and len(open_now(state)) == 6
    play(state, "take:supply-statue")
    assert on(state, "philae") == "statue" and asked(state) == ("dealing", CHANCE)
    play(state, "deal:guard")
    assert hand(state, RED) == ["merchant-1", "guard"]


def test_politician_in_a_shortage() -> None:
    """Only what is in the supply; without any he still draws. (R-24)"""
    state = plays("politician")
    stock(state, BLUE, "statue " * 10)
    play(state, "play:politician")
    assert "take:supply-statue" not in open_now(state)
    state = plays("politician")
    state.stocks[BLUE] = state.supply
    state.supply = 0
    play(state, "play:politician")
    assert asked(state) == ("dealing", CHANCE)
