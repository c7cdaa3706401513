"""Laws of scores, pieces and endings."""

import pytest

from laws.playing import Journey
from laws.worlds import World, recount


def test_pieces_are_conserved(played: Journey) -> None:
    conserved = recount(played.world.key).conserved
    box = conserved(played.moments[0].state)
    for moment in played.moments:
        assert conserved(moment.state) == box
    assert conserved(played.end) == box


def test_the_running_score_is_the_sum_of_scored_events(played: Journey) -> None:
    running = getattr(recount(played.world.key), "running", None)
    if running is None:
        pytest.skip("this game has no running score")
    score = [0] * played.world.seats
    for moment in played.moments:
        assert list(running(moment.state)) == score
        for event in moment.events:
            if event.kind == "scored":
                score[event.seat] += event["points"]
    assert list(running(played.end)) == score


def test_the_final_scores_agree_with_a_recount(played: Journey) -> None:
    outcome = played.game.outcome(played.end)
    assert outcome is not None
    assert list(outcome.scores) == list(recount(played.world.key).final(played.end))


def test_the_outcome_is_complete(played: Journey) -> None:
    outcome = played.game.outcome(played.end)
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == played.world.seats
    assert min(outcome.places) == 1 or played.world.seats == 1
    assert outcome.reason and outcome.reason.split() == [outcome.reason]
    for place, score in zip(outcome.places, outcome.scores, strict=True):
        better = [p for p, s in zip(outcome.places, outcome.scores, strict=True) if s > score]
        assert all(p < place for p in better)


def test_the_game_runs_until_its_end(played: Journey) -> None:
    assert all(played.game.outcome(moment.state) is None for moment in played.moments)


def test_the_game_ends_within_its_bound(played: Journey) -> None:
    assert len(played.decisions) <= played.game.bound(played.world.seats)


def test_set_up_is_always_the_same(world: World) -> None:
    """Chance is played, not shuffled: a new table holds no luck yet."""
    assert world.setup().flat() == world.setup().flat()
