"""Progress runs from 0 at the start to 1 at the end and never back: calibration depends on it."""

import pytest

from laws.worlds import World, all_worlds, load
from toy.bot.evaluation import OrchardEvaluation
from ziggurat.bots import evaluation_of
from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.choices import Choices
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

WHOLE: list[World] = [world for world in all_worlds() if world.name == "default"]


def evaluation(world: World) -> Evaluation:
    """What the bots use; of the toy its own, which they do not."""
    game = load(world.key)
    return OrchardEvaluation(game) if world.key == "orchard" else evaluation_of(game)


@pytest.mark.parametrize("world", WHOLE, ids=str)
def test_progress_runs_from_0_to_1_and_never_back(world: World) -> None:
    game, out, judge = world.game, Choices(), evaluation(world)
    for seed in range(3):
        state, pick = world.setup(), Rng(seed)
        assert judge.progress(state) == 0.0
        before, middle = 0.0, 0
        while (mover := game.fill(state, out)) != NOBODY:
            game.play(state, pick.weighted(out) if mover == CHANCE else pick.choice(out))
            now = judge.progress(state)
            assert before <= now <= 1.0
            middle += 0.0 < now < 1.0
            before = now
        assert before == 1.0
        assert middle > 4


@pytest.mark.parametrize("key", ["amytis", "pyramidion", "orchard"])
def test_progress_is_public(key: str) -> None:
    """It is the same in what each seat sees, so a calibration by it tells nothing hidden."""
    game, out, pick = load(key), Choices(), Rng(4)
    judge = OrchardEvaluation(game) if key == "orchard" else evaluation_of(game)
    state = game.setup({}, 2)
    while (mover := game.fill(state, out)) != NOBODY:
        game.play(state, pick.weighted(out) if mover == CHANCE else pick.choice(out))
        known = {judge.progress(game.hide(state, seat)) for seat in range(2)}
        assert known == {judge.progress(state)}


def test_a_game_without_an_evaluation_is_at_its_start_until_it_ends() -> None:
    game, out = load("orchard"), Choices()
    state, judge = game.setup({}, 2), Evaluation(load("orchard"))
    found = [judge.progress(state)]
    while game.fill(state, out) != NOBODY:
        game.play(state, out.ids[0])
        found.append(judge.progress(state))
    assert sorted(set(found)) == [0.0, 1.0] and found[-2:] == [0.0, 1.0]
