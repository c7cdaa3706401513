"""A review adds up, is the same every time, and exists for finished games only."""

import json
from itertools import pairwise

import pytest

from ziggurat.analysis import review as reviewing
from ziggurat.analysis.calibration import Calibration
from ziggurat.analysis.game_parts import Draw, Turn
from ziggurat.analysis.judge import UnknownBudget
from ziggurat.analysis.review import (
    MOMENTS,
    NotOver,
    Review,
    Reviewer,
    collected,
    is_lucky,
    moments,
    review,
)
from ziggurat.arena.match import play_match
from ziggurat.core.record import parse_record


@pytest.fixture
def reviewed(orchard: str, tiny: str) -> Review:
    return review(orchard, tiny)


def test_luck_play_and_rest_are_the_whole_change(reviewed: Review) -> None:
    first, last = reviewed.parts[0].before, reviewed.parts[-1].after
    for one in reviewed.seats:
        change = last[one.seat] - first[one.seat]
        assert abs(change - one.luck - one.play - one.rest) <= 1e-9
        assert abs(one.luck) + abs(one.play) > 0.0
        assert one.own <= 0.0
    for part in reviewed.parts:
        for seat, after in enumerate(part.after):
            told = part.before[seat] + part.luck[seat] + part.play[seat] + part.rest[seat]
            assert abs(after - told) <= 1e-9


def test_chances_sum_to_one_and_the_last_are_the_result(reviewed: Review, orchard: str) -> None:
    result = parse_record(orchard).result
    assert result is not None
    for one, two in pairwise(reviewed.parts):
        assert one.after == two.before
        assert sum(one.before) == pytest.approx(1.0)
    points = result[0]
    shares = [1.0 if score == max(points) else 0.0 for score in points]
    total = sum(shares)
    assert reviewed.parts[-1].after == tuple(share / total for share in shares)


def test_turns_have_verdicts_and_draws_have_luck(reviewed: Review) -> None:
    for one in reviewed.parts:
        if isinstance(one.part, Draw):
            assert one.expected is not None and one.verdict is None
            assert set(one.play) | set(one.rest) == {0.0}
        else:
            assert one.expected is None and set(one.luck) == {0.0}
            assert not (one.part.is_forced and one.verdict)
            assert one.play[one.part.seat] <= 0.0
    assert any(one.verdict for one in reviewed.parts)


def test_a_turn_nobody_had_a_choice_about_changes_nothing(reviewed: Review) -> None:
    forced = [
        (before, one)
        for before, one in pairwise(reviewed.parts)
        if isinstance(one.part, Turn) and one.part.is_forced and isinstance(before.part, Turn)
    ]
    assert all(one.before == one.after for _, one in forced)


def test_the_same_review_is_the_same_bytes_in_any_order(
    reviewed: Review, orchard: str, tiny: str
) -> None:
    reviewer = Reviewer(orchard, tiny)
    backwards = [reviewer.part(number) for number in reversed(range(len(reviewer)))]
    again = collected(reviewer, tuple(reversed(backwards)))
    assert again.as_json() == reviewed.as_json()
    alone = Reviewer(orchard, tiny).part(len(reviewer) // 2)
    assert alone == reviewed.parts[len(reviewer) // 2]
    assert review(orchard, tiny, seed=1).as_json() != reviewed.as_json()
    assert json.loads(reviewed.as_json()) == json.loads(json.dumps(reviewed.as_data()))


def test_every_part_of_every_review_has_a_seed_of_its_own(orchard: str, tiny: str) -> None:
    reviewers = [Reviewer(orchard, tiny, seed) for seed in range(3)]
    seeds = [one._seed(number) for one in reviewers for number in range(len(one) + 1)]
    assert len(set(seeds)) == len(seeds)


def test_progress_is_reported_and_can_cancel(orchard: str, tiny: str) -> None:
    class Stop(Exception):
        pass

    seen = []

    def progress(done: int, parts: int) -> None:
        seen.append((done, parts))
        if done == 3:
            raise Stop

    with pytest.raises(Stop):
        review(orchard, tiny, progress=progress)
    assert [done for done, _ in seen] == [1, 2, 3]


def test_a_running_game_is_not_reviewed(orchard: str, tiny: str) -> None:
    lines = orchard.splitlines(keepends=True)
    with pytest.raises(NotOver):
        Reviewer("".join(lines[:-1]), tiny)
    with pytest.raises(NotOver):
        Reviewer("".join([*lines[:20], lines[-1]]), tiny)


def test_an_unknown_budget_is_refused(orchard: str) -> None:
    with pytest.raises(UnknownBudget, match="use quick, usual, deep"):
        Reviewer(orchard, "endless")


def test_moments_are_few_in_the_order_of_the_game_and_of_weight(reviewed: Review) -> None:
    draws = [one for one in reviewed.parts if one.expected is not None]
    strokes = [
        one._replace(luck=(0.1 + number / 100, -0.1 - number / 100))
        for number, one in enumerate(draws)
    ]
    certain = [
        one._replace(expected=one.expected._replace(errors=(0.0, 0.0)))
        for one in strokes
        if one.expected
    ]
    assert len(certain) > MOMENTS
    found = moments(tuple(certain))
    assert found == tuple(one.number for one in certain[-MOMENTS:])
    assert moments(tuple(one._replace(luck=(0.09, -0.09)) for one in certain)) == ()
    noisy = certain[0]
    assert noisy.expected is not None
    assert is_lucky(noisy)
    assert is_lucky(noisy._replace(again=(0.2, -0.2)))
    assert not is_lucky(noisy._replace(again=(0.05, -0.05))), "the second judgement is smaller"
    assert not is_lucky(noisy._replace(again=(-0.2, 0.2))), "the second judgement differs"
    assert not is_lucky(noisy._replace(expected=noisy.expected._replace(errors=(0.2, 0.2))))


def test_the_last_parts_of_a_real_game_add_up(tiny: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without games played on, which take their time uncompiled."""
    monkeypatch.setattr(reviewing, "read_calibration", lambda *_: Calibration())
    text = str(play_match("amytis", ["greedy", "random"], 4).record)
    reviewer = Reviewer(text, tiny)
    last = len(reviewer) - 1
    found = [reviewer.part(number) for number in (last - 1, last)]
    for one in found:
        assert sum(one.before) == pytest.approx(1.0)
        assert one == Reviewer(text, tiny).part(one.number)
    assert found[0].after == found[1].before
    assert reviewer.name == f"amytis-1-plain-{reviewing.VERSION}-tiny-0"
