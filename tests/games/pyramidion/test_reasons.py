"""Why something is refused, where random games seldom come."""

from games.pyramidion.positions import (
    BLUE,
    RED,
    activate,
    go,
    harbour,
    hold,
    play,
    station,
    stock,
    table,
)
from games.why import why
from ziggurat.games.pyramidion import steps
from ziggurat.games.pyramidion.components import KIND_IDS, SITE_IDS
from ziggurat.games.pyramidion.game import GAME

STATUE = KIND_IDS.index("statue")
GIZA, THEBES = SITE_IDS.index("giza"), SITE_IDS.index("thebes")


def test_what_the_supply_has_not_got_cannot_be_added() -> None:
    state = table()
    hold(state, RED, "politician merchant-1")
    activate(state, RED, "philae")
    stock(state, BLUE, "statue " * 10)
    play(state, "play:politician")
    assert why(GAME, state, "take:supply-statue") == ("supply-out", STATUE)
    assert why(GAME, state, "take:giza-camel") == ("not-a-subsidy",)
    assert why(GAME, state, "take:supply-camel") == ()


def test_the_high_priest_stays_if_that_was_agreed() -> None:
    """So does the Philosopher who copies him. (R-23)"""
    state = table(options={"high_priest_takes_himself": "false"})
    hold(state, RED, "high-priest")
    hold(state, BLUE, "philosopher merchant-1")
    activate(state, RED, "philae")
    play(state, "play:high-priest play:philosopher copy:high-priest play:merchant-1")
    assert why(GAME, state, "keep:philosopher") == ("not-himself",)
    assert why(GAME, state, "keep:high-priest") == ("not-your-card",)
    assert why(GAME, state, "keep:merchant-1") == ()


def test_a_joker_must_leave_the_boat_payable() -> None:
    """The camel is needed from Giza. (R-32)"""
    state = table()
    harbour(state, "3")
    station(state, RED, "giza-torturers")
    stock(state, RED, "camel food")
    go(state, steps.LOADING)
    play(state, "load:boat-3")
    assert why(GAME, state, "torturer:giza-food") == ("needed-elsewhere",)
    assert why(GAME, state, "torturer:thebes-worker") == ("not-your-torturers", THEBES)
    assert why(GAME, state, "statue:food") == ("no-statue",)
    assert why(GAME, state, "ship") == ("still-due",)
    play(state, "torturer:giza-camel")
    assert why(GAME, state, "torturer:giza-food") == ("torturers-used", GIZA)


def test_a_statue_of_thebes_is_spent_first() -> None:
    """It cannot go for the food. (R-32)"""
    state = table()
    harbour(state, "2")
    station(state, RED, "thebes-torturers")
    stock(state, RED, "wood food")
    go(state, steps.LOADING)
    play(state, "load:boat-2")
    play(state, "torturer:thebes-statue")
    assert why(GAME, state, "ship") == ("spend-the-statue",)
    assert why(GAME, state, "statue:food") == ("needed-elsewhere",)
    assert why(GAME, state, "statue:stone") == ("not-due", KIND_IDS.index("stone"))
