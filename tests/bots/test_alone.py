"""Bots at a table for one: they look to the end of their turn, and know what they have to beat."""

from typing import Any

import pytest

from laws.worlds import load
from ziggurat.bots import bot_view, make_bot
from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.mcts import MctsBot
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game, Outcome
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State


class Counting(Evaluation):
    """Counts how often it is asked."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.asked = 0

    def lead(self, state: State, seat: int) -> float:
        self.asked += 1
        return super().lead(state, seat)


class Shifted(Evaluation):
    """Points and what is to be beaten on a scale that begins elsewhere."""

    def __init__(self, game: Game[Any], shift: float) -> None:
        super().__init__(game)
        self.shift = shift

    def points(self, state: State, seat: int) -> float:
        return super().points(state, seat) + self.shift

    def rival(self, state: State) -> float:
        return self.shift


def opened(game: Game[Any], seats: int, seed: int = 1) -> Any:
    """A table at the first choice."""
    state, out, chance = game.setup({}, seats), Choices(), Rng(seed)
    while game.fill(state, out) == CHANCE:
        game.play(state, chance.weighted(out))
    return state


def evaluations_a_choice(seats: int) -> float:
    """The mean over one game in which greedy sits everywhere."""
    game = load("orchard")
    state, out, chance = opened(game, seats), Choices(), Rng(2)
    evaluation, choices = Counting(game), 0
    bot = GreedyBot(evaluation)
    while (mover := int(game.fill(state, out))) != NOBODY:
        if mover == CHANCE:
            game.play(state, chance.weighted(out))
        else:
            choices += 1
            game.play(state, bot.choose(bot_view(game, state, mover, Rng(choices))))
    return evaluation.asked / choices


def test_greedy_looks_no_further_alone_than_in_company() -> None:
    assert evaluations_a_choice(1) < 2 * evaluations_a_choice(2)


def test_a_line_would_run_on_if_no_turn_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = evaluations_a_choice(1)
    monkeypatch.setattr(type(load("orchard")), "opens", lambda game, state: False)
    assert evaluations_a_choice(1) > 5 * alone


@pytest.mark.parametrize("name", ["random", "greedy", "mcts-4"])
def test_every_bot_plays_alone(name: str) -> None:
    game = load("orchard")
    state, out, chance = opened(game, 1), Choices(), Rng(3)
    bot = make_bot(name, game, 4)
    while (mover := int(game.fill(state, out))) != NOBODY:
        if mover == CHANCE:
            game.play(state, chance.weighted(out))
        else:
            game.play(state, bot.choose(bot_view(game, state, mover, Rng(5))))
    assert isinstance(game.outcome(state), Outcome)


def test_what_has_to_be_beaten_is_taken_off_the_points() -> None:
    game = load("orchard")
    state = opened(game, 1)
    plain = Evaluation(game).lead(state, 0)
    assert Shifted(game, 100.0).lead(state, 0) == pytest.approx(plain)
    assert Evaluation(game).rival(state) == 0.0
    company = opened(game, 2)
    assert Shifted(game, 100.0).lead(company, 0) == pytest.approx(Evaluation(game).lead(company, 0))


@pytest.mark.parametrize("shift", [100.0, -120.0])
def test_the_search_does_not_mind_where_a_scale_begins(shift: float) -> None:
    game = load("orchard")
    state = opened(game, 1)
    found = [
        MctsBot(Shifted(game, scale), 60, float("inf")).choose(bot_view(game, state, 0, Rng(7)))
        for scale in (0.0, shift)
    ]
    assert found[0] == found[1]
