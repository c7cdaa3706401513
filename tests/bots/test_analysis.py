"""A search that reports: candidate turns with values, in slices, without a choice."""

import pytest

from laws.worlds import keys, load
from ziggurat.arena.match import play_match
from ziggurat.bots import evaluation_of
from ziggurat.bots.analysis import Thinking, analyse, distinct_turns
from ziggurat.bots.beam import turns
from ziggurat.bots.search import Search
from ziggurat.core.choices import Choices
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE
from ziggurat.core.state import State
from ziggurat.table import replay


def asked(key: str, seats: int, choices: int = 9) -> tuple[State, int]:
    """A position in which a seat has something to decide."""
    game, out = load(key), Choices()
    state = game.setup({}, seats)
    playout(game, state, Rng(2), out, choices)
    while game.fill(state, out) == CHANCE or out.count < 2:
        game.play(state, out.ids[0])
    return state, int(game.to_move(state))


@pytest.mark.parametrize("key", keys())
def test_every_candidate_is_a_whole_turn_and_the_first_begins_as_the_bot_would(key: str) -> None:
    game = load(key)
    state, seat = asked(key, min(3, game.max_seats))
    seen = game.hide(state, seat)
    found = analyse(game, seen, seat, 6, 5)
    assert found.iterations == 6
    assert len(found.value) == state.seats
    bot = Search(game, evaluation_of(game, 5), Rng(5))
    best = game.catalogue.text(int(bot.best(seen, seat, 6, 1e9)))
    assert found.candidates[0].choices[0] == best
    for one in found.candidates:
        end = state.copy()
        for text in one.choices:
            choice = game.catalogue.ids[text]
            assert game.to_move(end) == seat and choice in game.choices(end)
            game.play(end, choice)
        assert not game.goes_on(end, seat)
        assert one.visits > 0
        assert all(0.0 <= value <= 1.0 for value in one.value)


@pytest.mark.parametrize("key", keys())
def test_slices_give_the_same_numbers(key: str) -> None:
    game = load(key)
    state, seat = asked(key, 2)
    sliced = Thinking(game, game.hide(state, seat), seat, 3)
    for iterations in (1, 2, 1):
        sliced.think(iterations)
    assert sliced.analysis() == analyse(game, game.hide(state, seat), seat, 4, 3)


def test_a_seat_that_waits_gets_values_and_no_candidates() -> None:
    game = load("amytis")
    state, seat = asked("amytis", 2)
    found = analyse(game, game.hide(state, 1 - seat), 1 - seat, 10)
    assert found.candidates == ()
    assert sum(found.value) == pytest.approx(1.0)


def test_a_line_can_be_played() -> None:
    game = load("amytis")
    state, seat = asked("amytis", 2)
    best = analyse(game, game.hide(state, seat), seat, 120).candidates[0]
    assert best.line
    for text in best.choices:
        game.play(state, game.catalogue.ids[text])
    out = Choices()
    for line in best.line:
        mark, text = line.split()
        mover = game.fill(state, out)
        assert mark == ("?" if mover == CHANCE else str(mover))
        assert game.catalogue.ids[text] in out.numbers()
        game.play(state, game.catalogue.ids[text])


def test_where_nothing_is_to_be_decided_there_is_no_candidate() -> None:
    game = load("orchard")
    state, out = game.setup({}, 2), Choices()
    while game.fill(state, out) != CHANCE:
        game.play(state, out.ids[0])
    assert analyse(game, game.hide(state, 0), 0, 5).candidates == ()


def test_a_search_forced_to_the_end_has_no_choice_to_report() -> None:
    game = load("orchard")
    state, out = game.setup({}, 1), Choices()
    choices = 0
    while (mover := game.fill(state, out)) == CHANCE or out.count > 1 or choices < 11:
        choices += mover != CHANCE
        game.play(state, out.ids[0])
    found = analyse(game, game.hide(state, 0), 0, 3)
    assert found.candidates == ()
    assert found.iterations == 3


@pytest.mark.parametrize("key", keys())
def test_distinct_turns_end_in_different_observations(key: str) -> None:
    game = load(key)
    state, seat = asked(key, 2)
    found = distinct_turns(game, evaluation_of(game), state, seat)
    assert {one.choices[0] for one in found} <= set(game.choices(state))
    for one in found:
        end = state.copy()
        for choice in one.choices:
            game.play(end, choice)
        assert tuple(game.hide(end, seat).flat()) == one.key
    assert len({one.key for one in found}) == len(found)
    assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)


def test_orders_of_the_same_turn_are_one() -> None:
    played = play_match("uxmal", ["careless-0.1", "careless-0.1"], 1)
    table = replay(str(played.record), 102)
    evaluation = evaluation_of(table.game)
    plans = turns(table.game, evaluation, table.state, table.to_move, False)
    found = distinct_turns(table.game, evaluation, table.state, table.to_move)
    assert 1 < len(found) < len(plans)
