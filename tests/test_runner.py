"""The game loop, with choices that are listed here."""

from ziggurat import registry
from ziggurat.bots import Bot, BotView, make_bot
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY
from ziggurat.runner import bots_choose, moves, play_game, play_turn
from ziggurat.table import Table

AMYTIS = registry.load("amytis")


def first(state: State, seat: int) -> int:
    return AMYTIS.choices(state)[0]


def new_state() -> State:
    state: State = AMYTIS.setup(AMYTIS.complete({}, 2), 2)
    return state


def test_moves_follow_each_other_to_the_end_of_the_game() -> None:
    state, again = new_state(), new_state()
    for seat, choice in moves(AMYTIS, state, first, Rng(1)):
        assert seat == AMYTIS.to_move(again)
        AMYTIS.play(again, choice)
        assert again.flat() == state.flat()
    assert AMYTIS.to_move(again) == NOBODY


def test_without_chance_moves_stop_before_the_next_draw() -> None:
    state, chance = new_state(), Rng(1)
    while AMYTIS.to_move(state) == CHANCE:
        next(moves(AMYTIS, state, first, chance))
    made = list(moves(AMYTIS, state, first))
    assert made
    assert CHANCE not in [seat for seat, _ in made]
    assert AMYTIS.to_move(state) == CHANCE


def test_choices_go_through_what_plays_them() -> None:
    table = Table("amytis", 2, seed=4)
    made = list(moves(table.game, table.state, first, play=table.play))
    decided = [entry for entry in table.record.entries if entry.seat != CHANCE]
    text = table.game.catalogue.text
    assert [(entry.seat, entry.text) for entry in decided] == [(s, text(c)) for s, c in made]
    assert table.over


def test_a_game_ends_with_its_outcome() -> None:
    state = new_state()
    bots, picks = [make_bot("random", AMYTIS)] * 2, [Rng(2), Rng(3)]
    outcome = play_game(AMYTIS, state, bots_choose(AMYTIS, bots, picks), Rng(1))
    assert outcome == AMYTIS.outcome(state)


def test_a_turn_ends_where_the_seat_does_not_go_on() -> None:
    table = Table("amytis", 2, seed=4)
    seat, state = table.to_move, table.state.copy()
    choices = play_turn(AMYTIS, state, first)
    for choice in choices[:-1]:
        table.choose(choice)
        assert AMYTIS.goes_on(table.state, seat)
    table.choose(choices[-1])
    assert not AMYTIS.goes_on(table.state, seat)
    assert table.state.flat() == state.flat()


def test_bots_get_the_observation_of_their_own_seat() -> None:
    table = Table("amytis", 2, seed=4)
    asked: list[BotView] = []

    class Watching(Bot):
        def choose(self, view: BotView) -> int:
            asked.append(view)
            return view.choices[0]

    ask = bots_choose(AMYTIS, {0: Watching(), 1: Watching()}, {0: Rng(0), 1: Rng(1)}, {"a": "b"})
    for _, _ in zip(range(8), moves(AMYTIS, table.state, ask, Rng(0)), strict=False):
        pass
    assert {view.seat for view in asked} == {0, 1}
    assert all(view.options == {"a": "b"} for view in asked)
