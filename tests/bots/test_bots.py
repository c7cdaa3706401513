"""Bots play legal choices, see only what they may, and get better with their name."""

from typing import Any

import pytest

from laws.worlds import keys, load
from ziggurat.bots import BotView, UnknownBot, bot_view, evaluation_of, make_bot
from ziggurat.bots.beam import turns
from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.mcts import MctsBot
from ziggurat.bots.search import VISIT_LEAD_NEEDED, Search
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game, Outcome
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State

QUICK = ("random", "greedy", "mcts-4")


def play(game: Game[Any], bots: list[str], seed: int) -> Outcome:
    """One game between bots, every choice checked."""
    state, chance, out = game.setup({}, len(bots)), Rng(seed), Choices()
    minds = [make_bot(name, game, seat) for seat, name in enumerate(bots)]
    picks = [Rng(seed + 100 + seat) for seat in range(len(bots))]
    while (mover := int(game.to_move(state))) != NOBODY:
        if mover == CHANCE:
            game.fill(state, out)
            game.play(state, chance.weighted(out))
            continue
        choice = minds[mover].choose(bot_view(game, state, mover, picks[mover]))
        assert choice in game.choices(state)
        game.play(state, choice)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("key", keys())
def test_every_bot_plays_whole_games_of_every_game(key: str) -> None:
    game = load(key)
    bots = [QUICK[seat % 2] for seat in range(game.max_seats)]
    assert len(play(game, bots, 1).places) == game.max_seats


@pytest.mark.parametrize("key", keys())
def test_the_search_returns_a_legal_choice_in_the_middle_of_every_game(key: str) -> None:
    game = load(key)
    state, out = game.setup({}, game.min_seats), Choices()
    playout(game, state, Rng(2), out, min(12, game.bound(game.min_seats) // 2))
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[0])
    seat = int(game.to_move(state))
    view = bot_view(game, state, seat, Rng(1))
    assert make_bot("mcts-30", game).choose(view) in game.choices(state)


def test_a_bot_gets_the_table_as_its_seat_sees_it() -> None:
    game = load("orchard")
    state, out = game.setup({}, 3), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[out.count - 1])
    view = bot_view(game, state, 0, Rng(1))
    assert view.seen.flat() == game.hide(state, 0).flat()
    assert view.seen.flat() != state.flat()
    assert set(BotView._fields) == {"game", "seen", "seat", "choices", "pick", "options"}


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_alike_in_worlds_it_cannot_tell_apart(name: str) -> None:
    game = load("orchard")
    state, out = game.setup({}, 3), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[0])
    seat = int(game.to_move(state))
    worlds = [game.guess(game.hide(state, seat), seat, Rng(seed)) for seed in range(12)]
    assert len({tuple(world.flat()) for world in worlds}) > 1
    chosen = {
        make_bot(name, game, 5).choose(bot_view(game, world, seat, Rng(9))) for world in worlds
    }
    assert len(chosen) == 1


def test_the_budget_is_for_a_turn() -> None:
    game = load("amytis")
    state, out = game.setup({}, 2), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[0])
    bot, seat = make_bot("mcts-40", game), int(game.to_move(state))
    assert isinstance(bot, MctsBot)
    first = bot_view(game, state, seat, Rng(1))
    searched: list[int] = []
    while not searched or game.goes_on(state, seat):
        game.play(state, bot.choose(bot_view(game, state, seat, first.pick)))
        searched.append(int(bot.searched))
    assert searched[:2] == [20, 10]
    assert sum(searched) <= 40
    bot.choose(first)  # another table than the one that was left: another turn
    assert bot.searched == 20


def test_a_search_without_time_still_answers() -> None:
    game = load("orchard")
    state, out = game.setup({}, 2), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[0])
    seat = int(game.to_move(state))
    search = Search(game, Evaluation(game), Rng(1))
    assert int(search.best(game.hide(state, seat), seat, 10**9, 0.0)) in game.choices(state)


class Watching(Evaluation):
    """Remembers the table it judged last."""

    def points(self, state: State, seat: int) -> float:
        self.last = state
        return 0.0


def test_a_search_judges_where_a_turn_ends() -> None:
    game = load("amytis")
    state, out = game.setup({}, 2), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[0])
    seat = int(game.to_move(state))
    evaluation = Watching(game)
    Search(game, evaluation, Rng(1)).best(game.hide(state, seat), seat, 1, 1e9)
    assert not game.goes_on(evaluation.last, seat)


@pytest.mark.parametrize("name", ["", "alphazero", "mcts-", "mcts-x", "mcts--3", "greedy2"])
def test_an_unknown_bot_is_refused_in_words(name: str) -> None:
    with pytest.raises(UnknownBot, match="there is no bot"):
        make_bot(name, load("amytis"))


@pytest.mark.parametrize("key", keys())
def test_greedy_beats_random(key: str) -> None:
    """At most four games: fewer if its lead is beyond doubt before."""
    game = load(key)
    beyond_doubt = 2 * evaluation_of(game).win_scale
    margin = 0
    for seed in range(4):
        seat = seed % 2
        bots = ["random"] * game.usual_seats()
        bots[seat] = "greedy"
        scores = play(game, bots, seed).scores
        margin += scores[seat] - max(s for other, s in enumerate(scores) if other != seat)
        if margin > beyond_doubt:
            break
    assert margin > 0


def test_a_game_without_an_evaluation_is_judged_by_random_games() -> None:
    game = load("orchard")
    evaluation = evaluation_of(game)
    assert type(evaluation) is Evaluation
    state = game.setup({}, 2)
    playout(game, state, Rng(3), Choices(), 10**6)
    outcome = game.outcome(state)
    assert outcome is not None
    assert evaluation.points(state, 0) == outcome.scores[0]
    assert evaluation.lead(state, 0) == outcome.scores[0] - outcome.scores[1]


def test_a_search_knows_who_has_just_moved() -> None:
    """Who has just moved looks better than who is about to: as much is taken off the one."""
    game = load("amytis")
    state = game.setup({}, 2)
    playout(game, state, Rng(2), Choices(), 12)
    evaluation = evaluation_of(game)
    search = Search(game, evaluation, Rng(1))
    search.moved = 0
    evaluation.tempo = 0.0
    plain = [search._reward_of(state, seat) for seat in (0, 1)]
    evaluation.tempo = 6.0
    minded = [search._reward_of(state, seat) for seat in (0, 1)]
    assert minded[0] < plain[0] and minded[1] > plain[1]
    assert sum(minded) == pytest.approx(1.0)


@pytest.mark.parametrize("key", ["origins", "teotihuacan"])
def test_each_beginning_of_a_turn_is_followed_to_its_end(key: str) -> None:
    game = load(key)
    state, out = game.setup({}, 2), Choices()
    playout(game, state, Rng(2), out, 40)
    while game.fill(state, out) == CHANCE or out.count < 8:
        game.play(state, out.ids[0])
    seat, beginnings = int(game.to_move(state)), set(game.choices(state))
    evaluation = evaluation_of(game)
    evaluation.width, evaluation.narrow = 4, 2
    evaluation.reply_width, evaluation.reply_narrow = 4, 2
    played = turns(game, evaluation, state, seat, foreseen=False)
    foreseen = turns(game, evaluation, state, seat, foreseen=True)
    assert {int(line.first) for line in played} == beginnings
    assert {int(line.first) for line in foreseen} < beginnings
    assert played[0].value >= foreseen[0].value


def test_a_few_tries_do_not_outweigh_what_a_turn_promised() -> None:
    game = load("amytis")
    state, out = game.setup({}, 2), Choices()
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[0])
    search = Search(game, evaluation_of(game), Rng(1))
    promised = search.best(state, int(game.to_move(state)), 1, 60.0)
    other = int(search.first_child[0])
    while search.choice[other] == promised:
        other = int(search.sibling[other])
    search.visits[other] = VISIT_LEAD_NEEDED
    assert search.choice[search.most_visited()] == promised
    search.visits[other] = VISIT_LEAD_NEEDED + 1
    assert search.most_visited() == other


@pytest.mark.parametrize(("seats", "share"), [(2, 1.0), (3, 0.5), (4, 0.5)])
def test_uxmal_looks_at_fewer_turns_where_more_play(seats: int, share: float) -> None:
    game, out = load("uxmal"), Choices()
    state = game.setup({}, seats)
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[0])
    evaluation = evaluation_of(game)
    search = Search(game, evaluation, Rng(1))
    search.best(state, int(game.to_move(state)), 1, 60.0)
    assert search.temperature == share * evaluation.temperature


@pytest.mark.parametrize(("seats", "thinks", "turns_hung"), [(2, 1, 12), (3, 1, 1), (3, 0, 12)])
def test_where_more_than_two_play_a_rival_is_expected_to_play_what_looks_best(
    seats: int, thinks: int, turns_hung: int
) -> None:
    game, out = load("uxmal"), Choices()
    state = game.setup({}, seats)
    while game.fill(state, out) == CHANCE:
        game.play(state, out.ids[0])
    mover = int(game.to_move(state))
    evaluation = evaluation_of(game)
    search = Search(game, evaluation, Rng(1))
    search.seat = (mover + thinks) % seats
    search._expand(state, 0, mover)  # the root: all of its turns
    before, below = len(search.choice), 1
    search._expand(state, below, mover)
    hung = turns(game, evaluation, state, mover, foreseen=True)[:turns_hung]
    ways = {tuple(line.choices()[: depth + 1]) for line in hung for depth in range(99)}
    assert len(search.choice) - before == len(ways)
