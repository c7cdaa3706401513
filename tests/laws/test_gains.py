"""Laws of gains: what a choice shows is what it brings, and what is sure stays."""

from collections import defaultdict
from typing import Any

import pytest

from laws.conftest import SHOWN
from laws.playing import Journey, Moment, journey
from laws.worlds import recount
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.views import view_of
from ziggurat.views.gains import NO_GAIN, gains, in_words

OF_EACH = 3  # decisions of each kind in a game
CHOICES = 6  # of each decision
GUESSES = 2
STATES = 40

OPEN = {
    "amytis": {"King’s Favours"},  # raising a stack changes what favours look at (p. 5)
    "uxmal": {f"{kind}, phase {n}" for kind in ("Priests", "Cards") for n in (1, 2, 3)},
    "pyramidion": {"Most torturers"},  # others may come to have as many (p. 7)
}
"""What the rules can take away again before it is counted."""


def some(moments: list[Any], most: int) -> list[Any]:
    """At most a given number of them, evenly spread."""
    return moments[:: max(1, -(-len(moments) // most))]


def decisions(played: Journey) -> list[Moment]:
    """Some of each kind of decision."""
    kinds: defaultdict[str, list[Moment]] = defaultdict(list)
    for moment in played.decisions:
        kinds[played.game.asking(moment.state)].append(moment)
    return [moment for kind in kinds.values() for moment in some(kind, OF_EACH)]


def goods(key: str, state: Any, seat: int) -> list[int]:
    """What a seat has to spend, by the facts."""
    owned = getattr(recount(key), "goods", None)
    return owned(state, seat) if owned else []


def counted(key: str, state: Any, seat: int) -> list[int]:
    """What the count shows of a seat, source by source, the total last."""
    return [row.points[seat] for row in view_of(key).counts(state, Words("en", key))]


def played_out(game: Game[Any], state: Any, seat: int, choice: int) -> Any:
    """The table after a choice and all that is no choice any more in this turn."""
    after = state.copy()
    game.play(after, choice)
    while game.to_move(after) == seat and not game.opens(after):
        listed = game.choices(after)
        if len(listed) > 1:
            break
        game.play(after, listed[0])
    return after


def test_a_choice_shows_what_the_count_and_the_goods_show_more(shown: Journey) -> None:
    """Played on the true table: points source by source and in all; goods as the facts tell."""
    game, key = shown.game, shown.world.key
    view = view_of(key)
    for moment in decisions(shown):
        seat, state = moment.mover, moment.state
        told = gains(game, game.hide(state, seat), seat)
        points, owned = counted(key, state, seat), goods(key, state, seat)
        for choice in some(moment.listed, CHOICES):
            gain, after = told.get(choice, NO_GAIN), played_out(game, state, seat, choice)
            *more, total = more_than(points, counted(key, after, seat))
            held = [n for n, due in enumerate(view.due(after, seat)) if due == "held"]
            assert {part.source: part.points for part in gain.points} == {
                source: n for source, n in enumerate(more) if n and source not in held
            }
            assert gain.total + sum(more[source] for source in held) == total
            bought = more_than(owned, goods(key, after, seat))
            assert dict(gain.goods) == {kind: n for kind, n in enumerate(bought) if n}


def more_than(before: list[int], after: list[int]) -> list[int]:
    """How much more there is of each."""
    return [new - old for new, old in zip(after, before, strict=True)]


def test_points_that_are_there_now_are_on_the_score(shown: Journey) -> None:
    view = view_of(shown.world.key)
    for moment in some(shown.moments, STATES):
        for seat, score in enumerate(view.scores(moment.state)):
            rows = zip(view.tally(moment.state, seat), view.due(moment.state, seat), strict=True)
            assert sum(points for points, due in rows if due == "now") <= score


def test_what_a_choice_brings_depends_on_nothing_hidden(shown: Journey) -> None:
    """Worlds a seat cannot tell apart show it the same."""
    game = shown.game
    for moment in some(decisions(shown), STATES // 4):
        seat = moment.mover
        seen = game.hide(moment.state, seat)
        told = gains(game, seen, seat)
        for seed in range(GUESSES):
            twin = game.guess(seen, seat, Rng(seed + 2))
            assert gains(game, game.hide(twin, seat), seat) == told


def test_what_is_open_is_what_the_rules_can_take_away(drawn: str) -> None:
    """And in some game drawn here they did."""
    view = view_of(drawn)
    names = view.sources(Words("en", drawn))
    were_open: set[str] = set()
    fell: set[str] = set()
    for played in (journey(world, seed) for world, seed in SHOWN if world.key == drawn):
        for seat in range(played.world.seats):
            before = [0] * len(names)
            for moment in played.moments:
                points, due = view.tally(moment.state, seat), view.due(moment.state, seat)
                still = [n for n, when in enumerate(due) if when == "open"]
                were_open.update(names[n] for n in still)
                fell.update(names[n] for n in still if points[n] < before[n])
                before = list(points)
    assert were_open == OPEN.get(drawn, set())
    assert fell >= were_open


def test_a_sure_point_never_goes_away(shown: Journey) -> None:
    """Whatever comes after, to the end: as long as a source was sure, its points stay."""
    view = view_of(shown.world.key)
    names = view.sources(Words("en", shown.world.key))
    for seat in range(shown.world.seats):
        sure = [0] * len(names)
        for state in [*(moment.state for moment in shown.moments), shown.end]:
            points = view.tally(state, seat)
            for source, due in enumerate(view.due(state, seat)):
                assert points[source] >= sure[source], names[source]
                if due in ("now", "sure"):
                    sure[source] = points[source]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_choice_brings_is_said_by_source(shown: Journey, lang: str) -> None:
    game, view = shown.game, view_of(shown.world.key)
    words = Words(lang, shown.world.key)
    names = view.sources(words)
    for moment in some(decisions(shown), STATES // 2):
        told = gains(game, game.hide(moment.state, moment.mover), moment.mover)
        for gain in set(told.values()):
            said = in_words(gain, words)
            for part in gain.points:
                assert f"{abs(part.points)} {names[part.source]}" in said
            for kind, number in gain.goods:
                assert f"{'+' if number > 0 else '−'}{view.good(kind, abs(number), words)}" in said
