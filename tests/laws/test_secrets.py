"""Laws of secrets: what a seat may not see is put back in the bag; to guess, deal it again."""

import json
from typing import Any

from laws.playing import Journey, Moment
from laws.worlds import recount
from ziggurat.core.choices import Choices
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.rules import NOBODY
from ziggurat.registry import observation

SAMPLES = 40  # moments of a game in which every seat guesses


def sample(played: Journey) -> list[Moment]:
    """Some moments, evenly spread."""
    return played.moments[:: max(1, len(played.moments) // SAMPLES)]


def viewers(played: Journey) -> list[int]:
    """All seats, and a spectator."""
    return [*range(played.world.seats), NOBODY]


def guessed(played: Journey, moment: Moment, seat: int) -> Any:
    """A full state as this seat imagines it."""
    game = played.game
    return game.guess(game.hide(moment.state, seat), seat, Rng(seat))


def test_a_guess_looks_like_what_was_seen(played: Journey) -> None:
    """hide(guess(hide(s, seat)), seat) == hide(s, seat)."""
    hide = played.game.hide
    for moment in sample(played):
        for seat in viewers(played):
            twin = guessed(played, moment, seat)
            assert hide(twin, seat).flat() == hide(moment.state, seat).flat()


def test_hiding_twice_hides_no_more(played: Journey) -> None:
    hide = played.game.hide
    for moment in sample(played):
        for seat in viewers(played):
            seen = hide(moment.state, seat)
            assert hide(seen, seat).flat() == seen.flat()


def test_hiding_and_guessing_leave_the_table_alone(played: Journey) -> None:
    for moment in sample(played):
        for seat in viewers(played):
            guessed(played, moment, seat)
        assert moment.state.flat() == moment.flat


def test_the_mover_needs_nothing_hidden(played: Journey) -> None:
    """choices(hide(S, s)) == choices(S) for the seat s to move."""
    game = played.game
    for moment in played.decisions:
        seen = game.hide(moment.state, moment.mover)
        assert game.to_move(seen) == moment.mover
        assert game.choices(seen) == moment.listed
        assert game.asking(seen) == game.asking(moment.state)


def test_everybody_knows_who_is_asked_for_what(played: Journey) -> None:
    game = played.game
    for moment in sample(played):
        for seat in viewers(played):
            seen = game.hide(moment.state, seat)
            assert game.to_move(seen) == moment.mover
            assert game.asking(seen) == game.asking(moment.state)


def test_the_mover_knows_who_is_next(played: Journey) -> None:
    """What a choice leads to, chance aside, does not depend on what its seat cannot see."""
    game = played.game
    for moment in played.decisions[::3]:
        guess = guessed(played, moment, moment.mover)
        for choice in moment.listed:
            real, tried = moment.state.copy(), guess.copy()
            game.play(real, choice)
            game.play(tried, choice)
            assert game.to_move(tried) == game.to_move(real)
            assert game.opens(tried) == game.opens(real)


def test_nothing_is_hidden_when_the_game_is_over(played: Journey) -> None:
    for seat in viewers(played):
        assert played.game.hide(played.end, seat).flat() == played.end.flat()


def test_twin_worlds_look_equal(played: Journey) -> None:
    """States that differ only in what a seat cannot see give it the same facts and choices."""
    game = played.game
    for moment in sample(played):
        for seat in viewers(played):
            twin = guessed(played, moment, seat)
            mine = observation(game, game.hide(moment.state, seat), seat, {})
            assert observation(game, game.hide(twin, seat), seat, {}) == mine
            if seat == moment.mover:
                assert game.choices(twin) == moment.listed


def test_a_guess_is_a_whole_game(played: Journey) -> None:
    """It has all the pieces of the box and plays on to an end."""
    game, world = played.game, played.world
    conserved = recount(world.key).conserved
    for moment in sample(played)[::8]:
        for seat in viewers(played):
            twin = guessed(played, moment, seat)
            assert conserved(twin) == conserved(moment.state)
            playout(game, twin, Rng(5), Choices(), game.bound(world.seats))
            assert game.outcome(twin) is not None


def test_facts_are_plain_data(played: Journey) -> None:
    for moment in sample(played):
        for seat in viewers(played):
            plain = observation(played.game, played.game.hide(moment.state, seat), seat, {})
            assert json.loads(json.dumps(plain)) == plain


def test_events_are_heard_by_somebody(played: Journey) -> None:
    """And by no one at a seat that does not exist."""
    for moment in played.moments:
        for event in moment.events:
            assert any(event.seen_by(seat) for seat in viewers(played))
            assert event.kind == event.kind.lower() and event.kind.split() == [event.kind]
