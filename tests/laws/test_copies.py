"""Laws of states: copies are equal, independent and complete."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from laws.playing import Journey
from ziggurat.core.bags import Bag, Pile
from ziggurat.core.state import OF_THE_CORE, fields


def attributes(thing: Any) -> list[str]:
    """The names of a thing's attributes, compiled or not."""
    if isinstance(thing, Bag):
        return ["counts", "total"]
    if isinstance(thing, Pile):
        return ["above", "middle", "below"]
    return [*OF_THE_CORE, *fields(thing)]


def anatomy(thing: Any, path: str = "") -> dict[str, object]:
    """Every attribute of a state, and of the bags in it, down to plain values."""
    found: dict[str, object] = {}
    for name in attributes(thing):
        value = getattr(thing, name)
        if isinstance(value, Bag | Pile):
            found |= anatomy(value, f"{path}{name}.")
        else:
            found[path + name] = list(value) if isinstance(value, vec[i64] | list) else value
    return found


def rows(thing: Any) -> Iterator[Any]:
    """Every mutable row of numbers in a state, and in the bags in it."""
    for name in attributes(thing):
        value = getattr(thing, name)
        if isinstance(value, Bag | Pile):
            yield from rows(value)
        elif isinstance(value, vec[i64] | list):
            yield value


def test_a_copy_is_equal_in_every_attribute(played: Journey) -> None:
    for state in [moment.state for moment in played.moments] + [played.end]:
        twin = state.copy()
        assert type(twin) is type(state)
        assert twin.flat() == state.flat()
        assert anatomy(twin) == anatomy(state)


def test_a_copy_takes_every_field_with_it(played: Journey) -> None:
    """Also those that keep their first value all through this game."""
    state = played.moments[0].state.copy()
    for name in fields(state):
        if isinstance(getattr(state, name), int):
            setattr(state, name, not getattr(type(state)(2), name))
    assert anatomy(state.copy()) == anatomy(state)


def test_a_copy_shares_nothing_mutable(played: Journey) -> None:
    for moment in played.moments[:: max(1, len(played.moments) // 10)]:
        before = anatomy(moment.state)
        for row in rows(moment.state.copy()):
            for place in range(len(row)):
                row[place] += 1
        assert anatomy(moment.state) == before


def test_playing_a_copy_leaves_the_original_alone(played: Journey) -> None:
    """All states of the game were kept while copies of them were played on."""
    for moment in played.moments:
        assert moment.state.flat() == moment.flat


def test_every_choice_shows_in_the_words(played: Journey) -> None:
    """Two states in a row are never equal: nothing is played in vain."""
    states = [moment.flat for moment in played.moments] + [played.end.flat()]
    assert all(before != after for before, after in pairwise(states))


def test_listening_changes_nothing(played: Journey) -> None:
    """Events are for people: a state that tells them plays like one that does not."""
    state = played.world.setup()
    for moment in played.moments:
        assert state.flat() == moment.flat
        played.game.play(state, moment.choice)
        assert state.events is None
    assert state.flat() == played.end.flat()
