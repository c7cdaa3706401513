"""Trials: weights against other weights, played by the same bot."""

from collections.abc import Sequence
from math import tanh
from typing import Any, Final, NamedTuple

from ziggurat import registry
from ziggurat.arena.series import compared
from ziggurat.arena.series_report import Share, share, win
from ziggurat.bots import evaluation_of, make_bot
from ziggurat.bots.weights import Numbers, Tables
from ziggurat.core.game import Game, Outcome
from ziggurat.core.rng import Rng
from ziggurat.runner import bots_choose, play_game

WINNING: Final = 0.5  # of the objective; the rest is for the lead


class Trial(NamedTuple):
    """The set-up: candidate weights in one seat, rival weights in the others."""

    game: str
    seats: int
    bot: str
    numbers: Numbers
    rivals: Numbers
    seed: int
    games: int
    varied: bool = False  # every second deal has variants of the box


class TrialResult(NamedTuple):
    """The result of a trial: victories, mean objective, number of games."""

    wins: float
    worth: float
    games: int

    def share(self) -> Share:
        """The share of victories with its interval."""
        return share(self.wins, self.games)


def play_trial(trial: Trial) -> TrialResult:
    """Each deal is played once from every seat; alone, once with either weights."""
    game = registry.load(trial.game)
    spread = evaluation_of(game).win_scale
    wins = worth = 0.0
    for number in range(trial.games):
        seat = number % trial.seats
        scores, places, _ = _compare(game, trial, trial.seed + number // trial.seats, seat)
        won = win(places, seat)
        lead = scores[seat] - max(score for at, score in enumerate(scores) if at != seat)
        wins += won
        worth += WINNING * won + (1 - WINNING) * (0.5 + 0.5 * tanh(lead / spread))
    return TrialResult(wins, worth / max(trial.games, 1), trial.games)


def _compare(game: Game[Any], trial: Trial, seed: int, seat: int) -> Outcome:
    """The outcome with candidate weights in a seat and rival weights elsewhere."""
    if trial.seats > 1:
        line_up = [trial.numbers if at == seat else trial.rivals for at in range(trial.seats)]
        return _play(game, trial, seed, line_up)
    return compared([_play(game, trial, seed, [one]) for one in (trial.numbers, trial.rivals)])


def _play(game: Game[Any], trial: Trial, seed: int, line_up: Sequence[Numbers]) -> Outcome:
    """One game without a record."""
    varied = trial.varied and seed % 2 == 1
    options = variants(game, trial.seats, seed) if varied else game.complete({}, trial.seats)
    state = game.setup(options, trial.seats)
    minds = [
        make_bot(trial.bot, game, seed + at, tables=Tables({trial.seats: numbers}))
        for at, numbers in enumerate(line_up)
    ]
    picks = [Rng(seed * trial.seats + at + 1) for at in range(trial.seats)]
    return play_game(game, state, bots_choose(game, minds, picks, options), Rng(seed))


def variants(game: Game[Any], seats: int, seed: int) -> dict[str, str]:
    """All options of the game, the variants of the box drawn."""
    pick = Rng(seed, 1_000_000)
    drawn = {
        option.key: option.values[pick.below(len(option.values))]
        for option in game.options
        if not option.ruling and option.applies(seats)
    }
    return game.complete(drawn, seats)
