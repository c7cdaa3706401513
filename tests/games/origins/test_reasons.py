"""Why something is refused, where neither random nor recorded games come."""

from collections.abc import Callable

import pytest

from games.origins.positions import (
    at_space,
    begin,
    freeman,
    goods,
    new,
    on_step,
    play,
    put,
    use_tile,
)
from games.why import why
from ziggurat.core.steps import step
from ziggurat.games.origins import steps
from ziggurat.games.origins.components import (
    A_BUILD,
    A_CLIMB,
    A_FEED,
    A_RECRUIT,
    A_SPEAKER,
    BONUS_ACTION,
    BOTTOM,
    COLOUR_IDS,
    FINAL_SPACE,
    FOOD,
    NO_DIE,
    NOTHING,
    SITE_IDS,
    STONE,
)
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.rules.visit import BONUS, MAINS
from ziggurat.games.origins.state import Origins

TOWER = "cell-9-11"


def visit(state: Origins, site: int) -> str:
    """A worker with the colour of the bonus stands at a meeting place; its id."""
    begin(state, step(steps.CHOOSING, 0, MAINS | BONUS, site))
    return SITE_IDS[site]


def without_citizens(state: Origins) -> None:
    """The row is empty where it costs nothing."""
    state.recruits[0] = NO_DIE


def at_the_end_of_the_track(state: Origins) -> None:
    """Nobody to be raised, no space to advance."""
    goods(state, food=1)
    at_space(state, FINAL_SPACE)


def without_tiles(state: Origins) -> None:
    """The market is empty."""
    for space in range(len(state.market)):
        state.market[space] = NOTHING


@pytest.mark.parametrize(
    ("action", "lacks", "reason"),
    [
        (A_RECRUIT, without_citizens, ("no-citizen",)),
        (A_FEED, at_the_end_of_the_track, ("nobody-to-feed",)),
        (A_FEED, lambda state: None, ("costs-a-good", FOOD, 1)),
        (A_BUILD, without_tiles, ("nothing-to-build",)),
    ],
)
def test_a_lower_action_says_what_it_lacks(
    action: int, lacks: Callable[[Origins], None], reason: tuple[object, ...]
) -> None:
    state = new()
    lacks(state)
    place = visit(state, list(BOTTOM).index(action))
    assert why(GAME, state, f"do:{place}-bottom") == reason
    assert why(GAME, state, f"do:{place}-top") == ()


@pytest.mark.parametrize(
    ("option", "reason"), [("false", ("all-at-top",)), ("true", ("costs-a-good", STONE, 1))]
)
def test_who_is_on_all_tops_lacks_steps_or_a_stone(option: str, reason: tuple[object, ...]) -> None:
    """(R-31)"""
    state = new(climb_at_top_takes_card=option)
    on_step(state, forest=11, mountain=11, sea=11)
    place = visit(state, list(BOTTOM).index(A_CLIMB))
    assert why(GAME, state, f"do:{place}-bottom") == reason


def test_a_speaker_that_is_not_there_cannot_be_a_bonus() -> None:
    state = new()
    for speaker in range(len(state.holders)):
        state.holders[speaker] = 1
    colour = list(BONUS_ACTION).index(A_SPEAKER)
    place = visit(state, list(state.bonuses).index(colour))
    assert why(GAME, state, f"do:{place}-bonus") == ("no-speaker",)


def test_a_mage_tower_needs_an_ability_of_use() -> None:
    """(R-28)"""
    state = new()
    put(state, "mage-tower", TOWER)
    put(state, "market", "cell-9-12")
    put(state, "castle", "cell-8-11")
    put(state, "farm", "cell-10-11")
    use_tile(state, TOWER)
    assert why(GAME, state, "use:cell-9-12") == ("changes-nothing",)
    assert why(GAME, state, "use:cell-10-11") == ("no-ability",)
    assert why(GAME, state, "use:cell-8-12") == ("not-beside-the-tower",)
    assert why(GAME, state, "use:cell-8-11") == ()


def test_a_courthouse_needs_another_colour_in_the_supply() -> None:
    state = new()
    put(state, "courthouse", TOWER)
    freeman(state, 1, "red", 4)
    freeman(state, 2, "blue", 2)
    for colour in range(len(state.supply)):
        state.supply[colour] = 0
    state.supply[COLOUR_IDS.index("red")] = 1
    use_tile(state, TOWER)
    assert why(GAME, state, "die:base-1") == ("no-other-colour",)
    assert why(GAME, state, "die:base-3") == ("no-freeman",)
    play(state, "die:base-2")
    assert why(GAME, state, "colour:supply-blue") == ("same-colour",)
    assert why(GAME, state, "colour:supply-yellow") == ("supply-out",)
