"""Laws of memoization: a memoized drawing is never shown where another one belongs."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from laws.pages import drawings, looks, markup, page
from laws.playing import Journey, Moment
from ziggurat.core.rules import NOBODY
from ziggurat.core.state import State
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import serialise
from ziggurat.markup.memo import Drawing, FieldMemo, together
from ziggurat.registry import GAMES
from ziggurat.views import view_of

MOST = 24  # moments of a game
CALLS = 400  # pictures that are drawn in disguise


def moments(played: Journey) -> list[Moment]:
    """Neighbours, as pictures that differ in little are mistaken for each other first."""
    half = MOST // 2
    return played.moments[: MOST - half] + played.moments[MOST - half :][-half:]


def kinds() -> list[FieldMemo]:
    """All kinds of pictures that are kept."""
    return [one for one in gc.get_objects() if isinstance(one, FieldMemo)]


def all_drawn(played: Journey, *, forget: bool) -> list[str]:
    """Some moments in order as all seats and a spectator see them, choices attached."""
    key, words = played.world.key, Words("en", played.world.key)
    found, kept = [], kinds()
    for moment in moments(played):
        for seat in (*range(played.world.seats), NOBODY):
            if forget:
                for one in kept:
                    one.drawn.clear()
            seen = played.game.hide(moment.state, seat)
            found.append(markup(page(key, seen, seat, words, looks(key, seen)[0])[0]))
    return found


def test_what_is_kept_looks_as_if_it_were_drawn_anew(shown: Journey) -> None:
    """For all viewers in turn: none sees a drawing of another one's observation."""
    drawings(shown.world.key, shown.moments[0].state, 0, Words("en", shown.world.key))
    kept, anew = all_drawn(shown, forget=False), all_drawn(shown, forget=True)
    assert kept == anew


def test_every_game_in_the_box_keeps_pictures() -> None:
    ours = {key for key in GAMES if view_of(key).__module__.startswith("ziggurat.")}
    assert {part for one in kinds() for part in one.draw.__module__.split(".")} >= ours


class Call(NamedTuple):
    """A picture that was drawn: by which kind, of which state, from which values."""

    kind: FieldMemo
    draw: Callable[..., Drawing]
    seen: State
    values: tuple[Any, ...]

    def of(self, state: State) -> str:
        """The same picture of another state."""
        return serialise(together(self.draw(state, *self.values)))


@contextmanager
def overheard() -> Iterator[list[Call]]:
    """All pictures that are drawn meanwhile."""
    calls: list[Call] = []
    draws = [(one, one.draw) for one in kinds()]

    def listening(kind: FieldMemo, draw: Callable[..., Drawing]) -> Callable[..., Drawing]:
        def heard(seen: State, *values: Any) -> Drawing:
            calls.append(Call(kind, draw, seen, values))
            return draw(seen, *values)

        return heard

    for one, draw in draws:
        one.draw = listening(one, draw)
    try:
        yield calls
    finally:
        for one, draw in draws:
            one.draw = draw


def disguised(one: Call, other: State) -> State:
    """Another state, equal to the one drawn in nothing but what the picture is drawn from."""
    state = other.copy()
    for name in (*one.kind.table, *one.kind.seat):
        setattr(state, name, getattr(one.seen, name))
    return state


def test_a_picture_is_drawn_from_nothing_but_what_it_says(shown: Journey) -> None:
    drawings(shown.world.key, shown.moments[0].state, 0, Words("en", shown.world.key))
    with overheard() as calls:
        all_drawn(shown, forget=True)
    others = [
        shown.game.hide(one.state, NOBODY) for one in (*moments(shown)[::-4], shown.moments[1])
    ]
    for number, one in enumerate(calls[:: max(1, len(calls) // CALLS)]):
        state = disguised(one, others[number % len(others)])
        assert one.of(state) == one.of(one.seen), one.draw.__name__
