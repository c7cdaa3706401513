"""Laws of the table as text: a user of a screen reader misses nothing."""

import re
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from laws.playing import Journey, journey
from laws.worlds import facts, keys, worlds
from toy.registry import registered
from ziggurat.core.state import fields
from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.views import view_of
from ziggurat.views.screen_reader import aloud

MOMENTS = 3
SWAPPED = 2  # numbers of each row
LINKED = {"tops": "left"}  # an empty pile has no tile to be named: both are swapped
OF_THE_QUESTION = {"choices", "asking", "to_move"}  # told by the prompt and the list of choices


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_whatever_a_seat_may_know_is_told(key: str, lang: str) -> None:
    """One number is swapped for that of another table: if the facts differ, so do the words."""
    world = max((one for one in worlds(key) if one.name == "default"), key=lambda one: one.seats)
    random, told = Random(f"{key} {lang}"), set[str]()
    with registered():
        view, words, game = view_of(key), Words(lang, key), world.game
        here, there = (journey(world, seed).decisions for seed in (1, 2))
        for _ in range(MOMENTS):
            moment, other = random.choice(here), random.choice(there)
            seat = moment.mover
            seen, foreign = game.hide(moment.state, seat), game.hide(other.state, seat)
            before, said = known(key, seen, seat), aloud(view, seen, seat, words)
            for field in fields(seen):
                for table in swapped(seen, foreign, field, random):
                    if known(key, table, seat) != before:
                        assert aloud(view, table, seat, words) != said, field
                        told.add(field)
    assert len(told) > len(fields(seen)) / 3, "a law that is hardly tried"


def known(key: str, seen: Any, seat: int) -> dict[str, object]:
    """What a seat may know, but for what is asked."""
    found = facts(key, seen, seat)
    return {name: fact for name, fact in found.items() if name not in OF_THE_QUESTION}


def swapped(seen: Any, foreign: Any, field: str, random: Random) -> list[Any]:
    """The table with a field of another one: a number, a bag, or one number of a row."""
    have, other = getattr(seen, field), getattr(foreign, field)
    if isinstance(have, int):
        return [] if have == other else [replaced(seen, field, other)]
    if hasattr(have, "flat"):
        return [] if have.flat() == other.flat() else [replaced(seen, field, other.copy())]
    differ = [n for n, (one, two) in enumerate(zip(have, other, strict=False)) if one != two]
    tables = []
    for at in random.sample(differ, min(SWAPPED, len(differ))):
        table = replaced(seen, field, row_with(have, at, other))
        if field in LINKED:
            with_it = LINKED[field]
            row = row_with(getattr(seen, with_it), at, getattr(foreign, with_it))
            table = replaced(table, with_it, row)
        tables.append(table)
    return tables


def row_with(have: Any, at: int, other: Any) -> Any:
    """A row with one number of another."""
    row = [other[n] if n == at else number for n, number in enumerate(have)]
    return row if isinstance(have, list) else vec[i64](row)


def replaced(seen: Any, field: str, value: Any) -> Any:
    """A copy with another value in one field."""
    twin = seen.copy()
    setattr(twin, field, value)
    return twin


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_plain_words(shown: Journey, lang: str) -> None:
    """No markup, and no name of a thing that only the game's files know."""
    key = shown.world.key
    view, words = view_of(key), Words(lang, key)
    for moment in shown.decisions[:: len(shown.decisions) // 2]:
        seen = shown.game.hide(moment.state, moment.mover)
        for part in aloud(view, seen, moment.mover, words):
            assert part.title
            for line in part.lines:
                assert not re.search(r"[<>\[\]{}_]|\bNone\b", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_no_part_says_its_title_twice(key: str, lang: str) -> None:
    with registered():
        view, words = view_of(key), Words(lang, key)
        world = worlds(key)[0]
        moment = journey(world, 1).decisions[-1]
        seen = world.game.hide(moment.state, moment.mover)
        for title, lines in aloud(view, seen, moment.mover, words):
            assert title not in lines
