"""The end of a game: a sentence about the viewer, a podium, points by source, how it went."""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import cast
from unittest.mock import PropertyMock, patch

import pytest

from server.play import finish
from toy.registry import registered
from ziggurat import game_keys, registry, views
from ziggurat.core.events import EVERYBODY, Event
from ziggurat.core.game import Outcome
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.events import COUNTED, SCORED
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.markup.html import html
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.render.curve import (
    LargestGain,
    PhaseMark,
    before_count,
    best_gain,
    passed,
    score_curve,
    thinned_labels,
)
from ziggurat.server.render.ending import ending, podium, result_heading
from ziggurat.server.render.parts import result
from ziggurat.server.render.player_names import PlayerNames
from ziggurat.server.render.regions import Log, Viewer, render_view
from ziggurat.server.render.words import words_for
from ziggurat.table import Table

NAMES = ("Ada", "Balam", "Chione", "Djer")
ENGLISH = words_for("en")


def played(key: str, seats: int) -> Session:
    players = tuple(Player(PlayerKind.PERSON, name, token=name) for name in NAMES[:seats])
    session = Session(Setup("abc", key, registry.load(key).version, {}, 5, players))
    finish(session, Random(2).choice)
    return session


@pytest.fixture(scope="module", params=[*game_keys(), "orchard"])
def over(request: pytest.FixtureRequest) -> Iterator[Session]:
    """A full table of each game, played to its end."""
    with registered():
        yield played(request.param, registry.load(request.param).max_seats)


@pytest.fixture(scope="module")
def four() -> Session:
    return played("uxmal", 4)


def ends(session: Session, seat: int, scores: tuple[int, ...], places: tuple[int, ...]) -> str:
    """What is said of a game that ended so."""
    outcome = Outcome(scores, places, "most-points")
    with patch.object(Table, "outcome", new_callable=PropertyMock, return_value=outcome):
        return result_heading(session, seat, ENGLISH)


class TestHeading:
    @pytest.mark.parametrize(
        ("seat", "scores", "places", "said"),
        [
            (0, (9, 5, 7, 1), (1, 3, 2, 4), "You won, 2 points ahead of Chione."),
            (0, (8, 5, 7, 1), (1, 3, 2, 4), "You won, 1 point ahead of Chione."),
            (0, (7, 5, 7, 1), (1, 3, 2, 4), "You won, level on points with Chione."),
            (1, (9, 5, 7, 1), (1, 3, 2, 4), "You came third, 4 points behind Ada."),
            (3, (9, 5, 7, 8), (1, 4, 3, 2), "You came second, 1 point behind Ada."),
            (3, (9, 9, 7, 9), (1, 1, 4, 1), "You tie for first place with Ada, Balam."),
            (NOBODY, (9, 5, 7, 1), (1, 3, 2, 4), "Ada wins with 9 points."),
        ],
    )
    def test_it_is_about_who_looks(
        self, four: Session, seat: int, scores: tuple[int, ...], places: tuple[int, ...], said: str
    ) -> None:
        assert ends(four, seat, scores, places) == said

    @pytest.mark.parametrize(
        ("place", "said"),
        [(1, "You won with 1 point."), (2, "You missed the target: 1 point.")],
    )
    def test_who_plays_alone_wins_or_loses_in_words(self, place: int, said: str) -> None:
        assert ends(played("teotihuacan", 1), 0, (1,), (place,)) == said


def test_who_is_level_shares_a_step_and_the_first_have_a_crown(four: Session) -> None:
    outcome = Outcome((4, 9, 9, 2), (3, 1, 1, 4), "most-points")
    with patch.object(Table, "outcome", new_callable=PropertyMock, return_value=outcome):
        steps = re.findall(r'<li class="step-(\d).*?</li>', html(podium(four, ENGLISH)))
        shown = html(podium(four, ENGLISH)).split("<li")[1:]
    assert steps == ["1", "3", "4"]
    assert [step.count('class="whose"') for step in shown] == [2, 1, 1]
    assert ["crown" in step for step in shown] == [True, False, False]


def test_before_the_end_there_is_nothing_of_it(setup: Setup) -> None:
    session = Session(setup)
    assert ending(session, views.view_of(setup.game), 0, ENGLISH) == []
    assert render_view(session, Viewer(0)).regions["count"] == ""


def test_rows_of_the_count_make_what_the_podium_shows(over: Session) -> None:
    key, outcome = over.setup.game, over.table.outcome
    assert outcome is not None
    end = html(*ending(over, views.view_of(key), 0, words_for("fr", key)))
    rows = re.findall(
        r"<tr.*?</tr>", end.partition('class="card sources"')[2].partition("</table")[0]
    )
    points = [[int(one) for one in re.findall(r"<td>(-?\d+)", row)] for row in rows[1:]]
    assert tuple(map(sum, zip(*points[:-1], strict=True))) == tuple(points[-1]) == outcome.scores
    shown = dict(re.findall(r'data-seat="(\d)" data-points="(-?\d+)"', end))
    assert [int(shown[str(seat)]) for seat in range(len(shown))] == list(outcome.scores)


def test_the_curve_ends_where_the_count_does(over: Session) -> None:
    key, outcome = over.setup.game, over.table.outcome
    assert outcome is not None
    past = passed(over, views.view_of(key))
    moves = [one.move for one in past]
    assert moves == sorted(set(moves))
    assert (moves[0], moves[-1]) == (0, len(over.history.frames) - 1)
    assert len(moves) <= 62
    assert tuple(past[-1].points) == outcome.scores


def test_the_largest_gain_is_one_that_was_told(over: Session) -> None:
    best = best_gain(over)
    told = [
        (move, event["points"])
        for move, frame in enumerate(over.history.frames[:-1])
        for event in frame.events
        if event.kind == "scored" and event.seat == frame.seat
    ]
    if best is None:
        assert not told
        return
    assert best.points >= max(points for _, points in told)
    assert best.move in {move for move, _ in told}
    assert over.history.frames[best.move].seat == best.seat


def test_every_part_has_its_line_and_the_largest_gain_lies_on_a_line(over: Session) -> None:
    view = views.view_of(over.setup.game)
    drawn = html(*score_curve(over, view, words_for("en", over.setup.game)))
    *past, _ = over.history.positions(over.table)
    parts = {view.part(state) for state in past} - {0, 1}
    assert drawn.count('class="part"') == len(parts)
    if rings := re.findall(r'<circle cx="([\d.]+)%" cy="([\d.]+)%" r="7"', drawn):
        points = re.findall(r"(\d+),(\d+)", " ".join(re.findall(r'points="([^"]*)"', drawn)))
        ((x, y),) = [(float(x), float(y)) for x, y in rings]
        assert any(abs(x - int(a) / 10) < 0.1 and abs(y - int(b) / 10) < 0.1 for a, b in points)


LABEL = re.compile(r'<text[^>]* x="([\d.]+)%?"[^>]*>(?:round |phase )?(\d+)</text>')


def labels(session: Session) -> tuple[list[float], list[tuple[float, int]]]:
    """Where a round or phase begins, and the numbers that are written, in percent of the width."""
    game = session.setup.game
    drawn = html(*score_curve(session, views.view_of(game), words_for("en", game)))
    plot = drawn.partition('class="plot"')[2].partition("</svg>")[0]
    lines = [float(x) for x in re.findall(r'x1="([\d.]+)%"[^>]*class="part"', plot)]
    return lines, [(float(x), int(number)) for x, number in LABEL.findall(plot)]


def test_every_part_has_its_number(over: Session) -> None:
    """All have it, or every second, third …: as many as have room beside each other."""
    lines, told = labels(over)
    if not lines:
        assert not told
        return
    assert told[0] == (0, 1), "the first has its name"
    steps = {after - before for (_, before), (_, after) in pairwise(told)}
    assert len(steps) == 1, "none is left out between others"
    (step,) = steps
    assert told == [(0, 1), *((lines[n - 2], n) for n in range(1 + step, told[-1][1] + 1, step))]
    gaps = [after - before for (before, _), (after, _) in pairwise(told[1:])]
    assert told[1][0] >= 16 and min(gaps, default=99) >= 4.5
    if lines[0] >= 16 and min(after - before for before, after in pairwise(lines)) >= 7:
        assert len(told) == len(lines) + 1


def test_a_short_round_has_its_number_too() -> None:
    """In this game of Teotihuacan the second round is over soon."""
    lines, told = labels(played("teotihuacan", 2))
    assert lines[1] - lines[0] < 8
    assert [number for _, number in told] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("shares", "told"),
    [
        ([0.2, 0.25, 0.5, 0.9], [2, 3, 4, 5]),
        ([0.1, 0.25, 0.5, 0.9], [3, 5]),
        ([0.2, 0.21, 0.5, 0.9], [3, 5]),
        ([0.2, 0.3, 0.5, 0.99], [2, 3, 4]),
        ([0.2, 0.21, 0.22, 0.23], [4]),
    ],
)
def test_numbers_are_left_out_evenly(shares: list[float], told: list[int]) -> None:
    begins = [PhaseMark(number, at) for number, at in enumerate(shares, start=2)]
    assert [one.number for one in thinned_labels(begins)] == told


def test_the_curve_is_told_in_words_and_numbers(four: Session) -> None:
    shown = render_view(four, Viewer(0)).regions["count"]
    outcome = four.table.outcome
    assert outcome is not None
    for name, points in zip(NAMES, outcome.scores, strict=True):
        assert f"{name} ends with {points}." in shown
    last = re.findall(r'data-at="(\d+)">\d+</button></th>(.*?)</tr>', shown)[-1]
    assert int(last[0]) == len(four.history.frames) - 1
    assert [int(one) for one in re.findall(r"<td>(-?\d+)", last[1])] == list(outcome.scores)
    assert shown.count('class="part"') == 2, "Uxmal has three phases"


def test_it_is_written_once_for_all_positions_of_the_past(four: Session) -> None:
    log: Log = {}
    first = render_view(four, Viewer(0), log).regions["count"]
    with patch("ziggurat.server.render.regions.ending", side_effect=AssertionError):
        assert render_view(four, Viewer(0, at=3), log).regions["count"] == first


def test_the_largest_gain_belongs_to_the_seat_that_earned_it() -> None:
    """In Pyramidion cards are played in secret: the points of all come with the last card."""
    both = [Event(SCORED, 0, 5, 1, 0, EVERYBODY), Event(SCORED, 1, 3, 1, 0, EVERYBODY)]
    frames = [SimpleNamespace(seat=seat, events=one) for seat, one in ((0, []), (1, both), (0, []))]
    session = SimpleNamespace(
        history=SimpleNamespace(frames=frames), setup=SimpleNamespace(players=NAMES[:2])
    )
    assert best_gain(cast(Session, session)) == LargestGain(0, 1, 5)


def test_what_the_last_choice_earned_is_told_apart_from_the_final_count() -> None:
    """The last boat of Pyramidion ends the game and is a gain; where nothing tells, all counts."""
    gain, count = Event(SCORED, 2, 5, 1, 0, EVERYBODY), Event(COUNTED, 2, 9, 0, 0, EVERYBODY)
    assert before_count([gain, count, gain]) == [gain]
    assert before_count([gain]) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_header_tells_the_result_and_of_the_past_what_happened(
    four: Session, lang: str
) -> None:
    words = words_for(lang, four.setup.game)
    now, last = Viewer(0, lang), len(four.history.frames) - 1
    said = re.sub("<[^>]*>", "", render_view(four, now).regions["say"])
    assert said == PlayerNames(four.setup.names, words).in_text(result(four, words))
    before = re.sub("<[^>]*>", "", render_view(four, now._replace(at=last)).regions["say"])
    assert before and before != said
