"""Passing, the end of a round, the end of the game."""

import pytest

from games.origins.positions import (
    advisors,
    asked,
    at_space,
    begin,
    draw,
    freeman,
    goods,
    has,
    kinds,
    new,
    on_step,
    play,
    player,
    put,
    row,
    scored,
    texts,
    told,
    turn,
)
from ziggurat.core.steps import step
from ziggurat.games.origins import steps
from ziggurat.games.origins.components import COLOUR_IDS, COLOURS
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.state import Origins


def all_pass(state: Origins) -> None:
    """Everybody passes until the round is over."""
    this = state.round
    while GAME.to_move(state) != 7 and state.round == this:
        play(state, "pass" if "pass" in texts(state) else texts(state)[0])


# Passing.


def test_sixes_retire_in_the_order_of_their_owner() -> None:
    """Advisors, p. 20: the order decides what a second of its colour scores."""
    state = new()
    advisors(state, "red")
    freeman(state, 1, "red", 6)
    freeman(state, 2, "blue", 6)
    play(turn(state), "pass")
    assert asked(state) == "promoting" and texts(state) == ["die:base-1", "die:base-2"]
    first = state.copy()
    assert scored(play(first, "die:base-1")) == [1]
    assert scored(play(state, "die:base-2")) == [3]
    assert player(state)["advisors"] == ["red", "blue"] and player(state)["freemen"] == {}


def test_a_single_six_is_not_asked_about() -> None:
    """Advisors, p. 20."""
    state = new()
    freeman(state, 1, "red", 6)
    play(turn(state), "pass")
    assert asked(state) == "acting" and player(state)["advisors"] == ["red"]


# The five steps of the end of a round.


def test_speakers_come_back_older_if_they_acted() -> None:
    """Step 1: used ones rise, a five is rolled again, unused ones stay as they are."""
    state = new(4)
    for speaker, (value, holder, site) in enumerate(
        [(3, 0, 2), (5, 1, 0), (4, 2, -1), (2, -1, -1)]
    ):
        state.speakers[speaker] = value
        state.holders[speaker] = holder
        state.podiums[speaker] = site
    begin(state, step(steps.SPEAKERS_BACK))
    assert asked(state) == "speaker-roll"
    assert dict(GAME.outcomes(state)) == {
        GAME.catalogue.ids[f"roll:{face}"]: weight
        for face, weight in ((2, 2), (3, 2), (4, 1), (5, 1))
    }
    play(state, "roll:2")
    assert told(state)["speakers"] == [
        {"value": value, "seat": None, "site": None} for value in (4, 2, 4, 2)
    ]


def test_speakers_stay_with_who_has_passed() -> None:
    """Your workers: nobody else can take them before the round ends."""
    state = new()
    state.holders[0] = 0
    play(turn(state), "pass")
    assert player(state)["speakers"] == ["speaker-1"]
    play(state, "pass")
    assert player(state)["speakers"] == []


def test_the_strongest_gets_the_bastion_and_begins() -> None:
    """Steps 2, 5."""
    state = new(3)
    at_space(state, 1, 5, 4)
    all_pass(state)
    assert told(state)["bastion"] == 1 and told(state)["round"] == 2
    assert GAME.to_move(state) == 1 and not any(player(state, n)["passed"] for n in range(3))


def test_play_goes_clockwise_whatever_the_stack() -> None:
    """The lowest of a stack begins; then it is the left neighbour, not the next marker. (R-52)"""
    state = new(4)
    at_space(state, 5, 5, 5, 5)
    for at, marker in enumerate((2, 0, 3, 1)):
        state.force_order[at] = marker
    all_pass(state)
    movers: list[int] = []
    while len(movers) < 4:
        draw(state)
        if GAME.to_move(state) not in movers:
            movers.append(int(GAME.to_move(state)))
        play(state, "pass" if "pass" in texts(state) else texts(state)[0])
    assert movers == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("space", "after"),
    [(0, 0), (1, 1), (2, 1), (3, 1), (4, 4), (6, 4), (9, 7), (12, 10), (13, 13)],
)
def test_markers_fall_back_to_their_last_threshold(space: int, after: int) -> None:
    """Step 3: the start and the final space are never left; tokens are kept."""
    state = new()
    at_space(state, space, 0)
    begin(state, step(steps.FALL_BACK))
    assert told(state)["military"]["spaces"] == [after, 0]


def test_zodiac_cards_go_to_the_highest_whoever_has_them() -> None:
    """Step 4: also out of the hands of who took one by a climb."""
    state = new()
    state.keepers[0] = 1
    on_step(state, 0, forest=3, sea=1)
    on_step(state, 1, forest=2, mountain=1)
    begin(state, step(steps.ZODIAC))
    assert [track["keeper"] for track in told(state)["temples"].values()] == [0, 1, 0]


def test_with_nobody_on_a_temple_the_lowest_marker_gets_its_card() -> None:
    """Step 4: all are tied at the start; an option leaves the card on the board."""
    state = new()
    begin(state, step(steps.ZODIAC))
    assert [track["keeper"] for track in told(state)["temples"].values()] == [0, 0, 0]
    other = new(zodiac_needs_a_step="true")
    on_step(other, 1, sea=1)
    begin(other, step(steps.ZODIAC))
    assert [track["keeper"] for track in told(other)["temples"].values()] == [None, None, 1]


def test_ships_are_not_reset_by_a_new_round() -> None:
    """No step says so."""
    state = new()
    play(state, "worker:archon", "visit:site-2", "do:site-2-top")
    all_pass(state)
    assert [site["ship"] for site in told(state)["sites"]] == [1, 2, 1, 1, 1]


# The four endings, and a fifth by agreement.


def three_temples(state: Origins) -> None:
    """Seat 1 stands on all tops."""
    on_step(state, 1, forest=11, mountain=11, sea=11)


def no_gold(state: Origins) -> None:
    """No gold lies on a card."""
    for slot in range(len(state.cards)):
        state.card_gold[slot] = 0


def few_floors(state: Origins) -> None:
    """Three colours are left."""
    state.floors[0] = state.floors[4] = 0


def no_citizens(state: Origins) -> None:
    """The row lacks a red die, and the supply has none."""
    row(state, "blue-2", "purple-3", "yellow-4", "orange-5")
    state.supply[0] = 0


ENDINGS = {
    "three-temples": three_temples,
    "no-gold": no_gold,
    "few-floors": few_floors,
    "no-citizens": no_citizens,
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_an_ending_is_announced_at_once_and_ends_the_round(ending: str) -> None:
    """End of the game, p. 22: the round is played to its end."""
    state = new()
    ENDINGS[ending](state)
    state.depth = 0
    heard = state.listen()
    state.then(step(steps.AFTER_ACTION, 0))
    GAME.settle(state)
    assert [str(event) for event in heard] == [f"announced ending={list(ENDINGS).index(ending)}"]
    assert told(state)["announced"] == [ending] and GAME.outcome(state) is None
    state.events = None
    all_pass(state)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == ending


def test_four_colours_of_floors_do_not_end_the_game() -> None:
    """Page 22: three or fewer do."""
    state = new()
    state.floors[0] = 0
    all_pass(state)
    assert told(state)["round"] == 2 and told(state)["announced"] == []


def test_two_players_on_tops_together_do_not_end_the_game() -> None:
    """Page 22: one player must have all three."""
    state = new()
    on_step(state, 0, forest=11, mountain=11)
    on_step(state, 1, sea=11)
    all_pass(state)
    assert told(state)["round"] == 2


def test_a_die_that_comes_back_lifts_the_ending() -> None:
    """Page 22: looked at when the round ends; the row is not refilled for it."""
    state = new()
    no_citizens(state)
    turn(state)
    assert told(state)["announced"] == ["no-citizens"]
    state.supply[0] += 1
    events = begin(state)
    assert kinds(events) == ["lifted"] and told(state)["announced"] == []
    all_pass(state)
    assert told(state)["round"] == 2 and told(state)["recruits"][4] is None


def test_by_option_an_empty_supply_ends_the_game() -> None:
    """`citizen_end`: the row may be full."""
    for value, announced in (("row_gap", []), ("supply_empty", ["no-citizens"])):
        state = new(citizen_end=value)
        row(state, "red-1", "blue-2", "purple-3", "yellow-4", "orange-5")
        state.supply[0] = 0
        assert told(turn(state))["announced"] == announced


def test_if_several_hold_the_first_is_named() -> None:
    """In the order of the rulebook."""
    state = new()
    few_floors(state)
    no_gold(state)
    all_pass(state)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "no-gold"


@pytest.mark.parametrize("last", ["12", "20", "30"])
def test_the_last_round_is_agreed_on(last: str) -> None:
    """All may pass for ever."""
    state = new(last_round=last)
    while GAME.outcome(state) is None:
        all_pass(state)
        draw(state)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "last-round"
    assert told(state)["round"] == int(last)


# The final count.


@pytest.mark.parametrize(
    ("steps_of", "points"),
    [((0, 0, 0), 0), ((11, 0, 0), 0), ((11, 11, 11), 140), ((3, 3, 2), 9), ((5, 7, 11), 47)],
)
def test_the_highest_temple_does_not_count(steps_of: tuple[int, int, int], points: int) -> None:
    """Final count: the two lower ones."""
    state = new()
    on_step(state, 0, forest=steps_of[0], mountain=steps_of[1], sea=steps_of[2])
    begin(state, step(steps.COUNT))
    assert player(state)["earned"]["temples"] == points


def test_most_points_then_most_tiles_then_shared() -> None:
    """Final count: Farms are building tiles too."""
    state = new(4)
    for seat, gold in enumerate((5, 5, 6, 5)):
        goods(state, seat, gold=gold)
    put(state, "farm", "cell-9-11", "cell-9-12", seat=1)
    put(state, "mint", "cell-9-11", seat=0)
    put(state, "farm", "cell-9-12", seat=0)
    assert [state.tiles_of(seat) for seat in range(4)] == [2, 2, 0, 0]
    few_floors(state)
    for colour in range(COLOURS):
        assert state.towers[COLOURS + colour] == 1, COLOUR_IDS[colour]
    all_pass(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (5, 5, 6, 5) and outcome.places == (2, 2, 1, 4)
    assert has(state)["gold"] == 5
