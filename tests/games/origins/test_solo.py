"""The solo training. (Solo training)"""

import pytest

from games.origins.positions import (
    asked,
    at_space,
    begin,
    draw,
    freeman,
    goods,
    has,
    new,
    on_step,
    play,
    player,
    scored,
    sells,
    ships,
    targets,
    texts,
    told,
    turn,
)
from ziggurat.core.steps import step
from ziggurat.games.origins import steps
from ziggurat.games.origins.components import COLOUR_IDS
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.state import Origins, die_of


def rolled(*values: int) -> Origins:
    """A new table whose five draft dice show these values."""
    state = GAME.setup({}, 1)
    while asked(state) != "draft-die":
        play(state, texts(state)[0])
    play(state, *(f"roll:{value}" for value in values))
    return state


def ships_of(state: Origins) -> list[int]:
    """What the Motherships show."""
    return [site["ship"] for site in told(state)["sites"]]


def test_solo_is_set_up_with_three_cards_and_a_foreign_marker() -> None:
    """Seven dice of each colour and two Speakers, as for two."""
    state = GAME.setup({}, 1)
    assert set(told(state)["supply"].values()) == {7}
    draw(state)
    table = told(state)
    assert len(table["cards"]) == 3 and len(table["speakers"]) == 2
    assert table["military"] == {"spaces": [0, 0], "stack": [0, 1]} and table["last_round"] == 5


@pytest.mark.parametrize(
    ("values", "first", "second_after_the_highest"),
    [
        ((1, 2, 3, 4, 5), {1, 2, 3}, {1, 2}),
        ((1, 2, 3, 3, 3), {1, 2, 3}, {1, 2}),
        ((1, 3, 3, 3, 3), {1, 3}, {1, 3}),
        ((2, 2, 2, 2, 2), {2}, {2}),
        ((1, 1, 1, 5, 5), {1}, {1}),
        ((1, 1, 4, 4, 5), {1, 4}, {1}),
    ],
)
def test_two_dice_of_the_three_lowest(
    values: tuple[int, ...], first: set[int], second_after_the_highest: set[int]
) -> None:
    """Roll one of each colour, discard the two highest, keep two of the others."""
    state = rolled(*values)
    offered = {values[int(name.split("-")[1]) - 1] for name in targets(state, "draft")}
    assert offered == first
    play(state, f"draft:draft-{values.index(max(first)) + 1}")
    offered = {values[int(name.split("-")[1]) - 1] for name in targets(state, "draft")}
    assert offered == second_after_the_highest
    play(state, texts(state)[0])
    assert sum(told(state)["supply"].values()) == 35 - 5 - 2, "the other three go to the supply"


def test_a_visit_also_raises_a_neighbour() -> None:
    """Left or right, by one."""
    state = new(1)
    play(state, "worker:archon", "visit:site-3", "do:site-3-top")
    assert texts(state) == ["turn:ship-2", "turn:ship-4"]
    play(state, "turn:ship-4")
    assert ships_of(state) == [1, 1, 2, 2, 1]


@pytest.mark.parametrize(("site", "neighbour"), [(1, "ship-2"), (5, "ship-4")])
def test_the_ends_have_one_neighbour(site: int, neighbour: str) -> None:
    state = new(1)
    play(state, "worker:archon", f"visit:site-{site}", f"do:site-{site}-top")
    assert texts(state) == [f"turn:{neighbour}"]


def test_a_neighbour_at_six_is_not_chosen() -> None:
    """The place itself turns from 6 to 1; with both neighbours at 6 none is raised."""
    state = new(1)
    ships(state, 1, 6, 6, 6, 1)
    play(turn(state), "worker:archon", "visit:site-3", "do:site-3-top")
    assert ships_of(state) == [1, 6, 1, 6, 1] and asked(state) == "acting"
    state.archons[0] = -1
    ships(state, 1, 6, 6, 5, 1)
    play(turn(state), "worker:archon", "visit:site-3", "do:site-3-top")
    assert texts(state) == ["turn:ship-4"]


def test_a_token_holds_all_ships_and_buys_no_action() -> None:
    """It replaces the normal use of the token; also one just won."""
    state = new(1)
    play(state, "worker:archon", "visit:site-1", "do:site-1-bottom", "advance", "done")
    assert player(state)["tokens"] == 1 and texts(state) == ["hold", "done"]
    play(state, "hold")
    assert ships_of(state) == [1] * 5 and player(state)["tokens"] == 0
    assert asked(state) == "acting" and GAME.opens(state)


def test_with_two_tokens_only_one_is_spent_in_a_turn() -> None:
    """Who held the ships has no extra action, and the other way round."""
    state = new(1)
    state.tokens[0] = 2
    play(turn(state), "worker:archon", "visit:site-1", "do:site-1-top", "hold")
    assert GAME.opens(state) and player(state)["tokens"] == 1
    state.tokens[0] = 2
    freeman(state, 1, "red", 1)
    goods(state, gold=1)
    play(turn(state), "raise:tower-red", "token", "worker:base-1", "visit:site-2")
    play(state, "do:site-2-top")
    assert asked(state) == "neighbour", "the token of this turn is spent"


def test_declining_to_hold_keeps_the_token_for_an_action() -> None:
    """An extra action is offered afterwards."""
    state = new(1)
    state.tokens[0] = 1
    play(turn(state), "worker:archon", "visit:site-1", "do:site-1-top", "done", "turn:ship-2")
    assert texts(state) == ["token", "done"]


def test_ships_turned_before_the_actions_by_option() -> None:
    """`mothership_turns`: the question of the token comes before the actions too."""
    state = new(1, mothership_turns="before")
    state.tokens[0] = 1
    play(turn(state), "worker:archon", "visit:site-3")
    assert texts(state) == ["hold", "done"]
    play(state, "done", "turn:ship-2")
    assert ships_of(state) == [1, 2, 2, 1, 1] and asked(state) == "choosing"
    later = new(2, mothership_turns="before")
    sells(later, "fountain")
    goods(later, stone=1)
    play(turn(later), "worker:archon", "visit:site-2", "do:site-2-bottom", "pick:market-1")
    play(later, "as:building", "build:cell-9-11", "draw:portal", "use:cell-9-11", "reset:ship-2")
    assert ships_of(later) == [1] * 5, "the Fountain comes last"


@pytest.mark.parametrize(("number", "space"), [(2, 3), (3, 6), (4, 9), (5, 12)])
def test_the_foreign_marker_stands_before_the_next_threshold(number: int, space: int) -> None:
    """At the start of each round from the second on; it does not fall back."""
    state = new(1)
    state.round = number - 1
    at_space(state, 5, 0)
    play(turn(state), "pass")
    assert told(state)["military"]["spaces"] == [4, space]


def test_the_foreign_marker_is_an_opponent() -> None:
    """Compared in attacks as a second player's."""
    state = new(1)
    at_space(state, 4, 3)
    assert scored(begin(state, step(steps.ATTACKING, 0))) == [3]
    at_space(state, 4, 6)
    assert scored(begin(state, step(steps.ATTACKING, 0))) == [2]


def test_one_zodiac_card_is_kept_at_random() -> None:
    """No card is given for a place on the track."""
    state = new(1, signs=("leo", "virgo", "aries"))
    on_step(state, 0, forest=3, mountain=3, sea=3)
    state.keepers[0] = state.keepers[2] = 0
    play(turn(state), "pass")
    assert asked(state) == "keeping" and texts(state) == ["sign:aries", "sign:leo"]
    play(state, "sign:aries")
    assert [track["keeper"] for track in told(state)["temples"].values()] == [None, None, 0]
    play(state, "pass")
    assert told(state)["temples"]["sea"]["keeper"] == 0, "a single one stays without a draw"


def test_no_ending_applies() -> None:
    """Five rounds, whatever happens."""
    state = new(1)
    on_step(state, 0, forest=11, mountain=11, sea=11)
    for slot in range(3):
        state.card_gold[slot] = 0
    for number in range(1, 6):
        assert told(state)["round"] == number and told(state)["announced"] == []
        play(turn(state), "pass")
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize(
    ("gold", "place", "reason"), [(179, (2,), "goal-missed"), (180, (1,), "goal-reached")]
)
def test_the_goal_is_reached_or_missed(gold: int, place: tuple[int], reason: str) -> None:
    """180 points, more for bonus tiles at the place of their like; equal is enough."""
    state = new(1)
    for site in range(5):
        state.bonuses[site] = (site + 1) % 5
    state.round = 5
    goods(state, gold=gold)
    play(turn(state), "pass")
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome == ((gold,), place, reason)
    assert told(state)["goal"] == 180 and has(state)["gold"] == gold


def test_dice_rolled_are_of_each_colour() -> None:
    """One of each."""
    state = rolled(1, 2, 3, 4, 5)
    assert [int(die) for die in state.draft] == [
        int(die_of(colour, colour + 1)) for colour in range(len(COLOUR_IDS))
    ]
