"""The view of Orchard: what the laws of all views cannot know."""

import re

from games.orchard.test_rulebook import opened, play
from toy.game import GAME
from toy.state import Orchard
from toy.view.view import VIEW
from ziggurat.core.rules import NOBODY
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, by_id, serialise
from ziggurat.views.anchors import ShownChoice, attach

TAKEN = "take:row-0"  # a fig


def drawings(state: Orchard, seat: int) -> dict[str, Element]:
    """The regions as a seat sees them, by name."""
    regions = VIEW.regions(GAME.hide(state, seat), seat, Words("en", GAME.key))
    return {region.name: region.drawing for region in regions}


def drawn(state: Orchard, seat: int) -> str:
    """All that is drawn for a seat."""
    return "".join(map(serialise, drawings(state, seat).values()))


def test_the_garden_of_another_is_a_table_of_its_seat() -> None:
    state = GAME.setup({}, 4)
    regions = VIEW.regions(state, 2, Words("en", GAME.key))
    assert [region.place for region in regions] == ["board", "hand", *["table"] * 3, "shelf"]
    assert [region.seat for region in regions if region.place == "table"] == [3, 0, 1]


def test_a_taken_fruit_lies_in_the_basket_until_it_is_planted() -> None:
    state = play(opened(), TAKEN)
    for seat in (0, 1, NOBODY):
        assert 'data-p="on-s0-held"' in drawn(state, seat)
    play(state, "plant:cell-2")
    text = drawn(state, 1)
    assert "-held" not in "".join(re.findall(r'data-p="([^"]+)"', text))
    assert 'data-p="on-s0-cell-2"' in text


def test_an_empty_cell_shows_what_would_grow_there() -> None:
    state = play(opened(), f"{TAKEN} plant:cell-2 grow:fig {TAKEN} plant:cell-0 grow:fig {TAKEN}")
    texts = [GAME.catalogue.text(choice) for choice in GAME.choices(state)]
    mine = drawings(state, 0)["garden"]
    assert "ghost" not in serialise(mine)
    assert attach(by_id([mine]), [ShownChoice(text, text) for text in texts], 0) == []
    ghosts = re.findall(r'href="#([a-z-]+)" class="ghost"', serialise(mine))
    assert ghosts == ["fruit-fig"] * 5


def test_a_fruit_flies_from_a_place_that_is_still_drawn() -> None:
    state = opened()
    told = state.listen()
    for seat in (0, 1):
        play(state, f"{TAKEN} plant:cell-{seat} grow:fig")
        text = drawn(state, NOBODY)
        starts = {start for event in told for start in VIEW.flights(event).values()}
        assert starts == {"bag", "row-0", *(f"s{owner}-held" for owner in range(seat + 1))}
        assert starts <= set(re.findall(r' id="([^"]+)"', text))
        assert f'data-p="on-s{seat}-cell-{seat}"' in text
    landed = {piece for event in told for piece in VIEW.flights(event)}
    assert {"on-s0-cell-0", "on-s1-cell-1", "on-s0-held", "on-row-0"} <= landed


def test_a_goal_is_shown_to_its_owner_only() -> None:
    state = opened()
    for seat, goals in ((0, {"figs", "back"}), (1, {"plums", "back"}), (NOBODY, {"back"})):
        shown = re.findall(r'href="#goal-([a-z-]+)"', drawn(state, seat))
        assert {goal.removeprefix("many-") for goal in shown} == goals


def test_open_goals_are_shown_to_all() -> None:
    assert "goal-back" not in drawn(opened("open"), NOBODY)


def test_the_tally_has_a_fruit_for_each_that_pays() -> None:
    state = opened()
    assert faint(state) == 6
    play(state, f"{TAKEN} plant:cell-0")
    assert faint(state) == 5


def faint(state: Orchard) -> int:
    """How many fruits of the own goal are still missing."""
    return serialise(drawings(state, 0)["goal"]).count("opacity")


def test_a_goal_nobody_may_see_has_no_tally() -> None:
    assert "fruit" not in re.findall(
        r'href="#([a-z]+)', serialise(drawings(opened(), NOBODY)["goal"])
    )
