"""Verbs, catalogues and the buffer of open choices."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, SIZE
from ziggurat.core.choices import INITIAL_CAPACITY, Catalogue, Choices, Verb, look, place

words = some.text(some.characters(min_codepoint=97, max_codepoint=122), min_size=1, max_size=8)
catalogues = some.dictionaries(words, some.lists(words, unique=True, max_size=6), min_size=1)


@given(catalogues)
def test_every_text_parses_back(verbs: dict[str, list[str]]) -> None:
    catalogue = Catalogue([Verb(name, targets or None) for name, targets in verbs.items()])
    for choice in range(len(catalogue)):
        assert catalogue.parse(catalogue.text(choice)) == choice
    assert len(catalogue) == sum(len(targets) or 1 for targets in verbs.values())


@given(catalogues)
def test_a_verb_knows_its_own_choices(verbs: dict[str, list[str]]) -> None:
    made = [Verb(name, targets or None) for name, targets in verbs.items()]
    catalogue = Catalogue(made)
    for verb in made:
        for index, target in enumerate(verb.targets):
            choice = verb.on(index)
            assert verb.names(choice) and verb.target(choice) == index
            assert catalogue.text(choice) == (f"{verb.name}:{target}" if target else verb.name)
            assert [other for other in made if other.names(choice)] == [verb]


def test_an_unknown_text_is_none() -> None:
    catalogue = Catalogue([Verb("take", ["row-1"])])
    assert catalogue.parse("take") is None
    assert catalogue.parse("take:row-2") is None
    assert catalogue.parse("") is None


def test_a_verb_stands_in_one_catalogue() -> None:
    verb = Verb("take", ["row-1"])
    Catalogue([verb])
    with pytest.raises(ValueError, match="already stands"):
        Catalogue([verb])


def test_two_choices_never_share_a_text() -> None:
    with pytest.raises(ValueError, match="same text"):
        Catalogue([Verb("take", ["row-1"]), Verb("take", ["row-1"])])


def test_place_and_look() -> None:
    assert (place("lay:l1-0-2@r3"), look("lay:l1-0-2@r3")) == ("l1-0-2", "r3")
    assert (place("take:row-1"), look("take:row-1")) == ("row-1", "")
    assert (place("done"), look("done")) == ("", "")


@given(
    some.lists(
        some.tuples(some.integers(0, 999), some.integers(1, 9)), max_size=3 * INITIAL_CAPACITY
    )
)
def test_the_buffer_holds_what_was_added(added: list[tuple[int, int]]) -> None:
    out = Choices()
    for choice, weight in added:
        out.add(choice, weight)
    assert out.weighted() == added
    assert out.numbers() == [choice for choice, _ in added]
    assert (len(out), out.total) == (len(added), sum(weight for _, weight in added))


@given(some.lists(some.integers(0, 5), max_size=3 * INITIAL_CAPACITY), some.integers(0, 5))
def test_counted_rows_leave_out_zero(counts: list[int], before: int) -> None:
    out = Choices()
    for choice in range(before):
        out.add(choice)
    verb = Verb("draw", [f"kind-{kind}" for kind in range(len(counts))])
    verb.first = 100
    out.add_counted(verb, vec[i64](counts))
    expected = [(100 + kind, count) for kind, count in enumerate(counts) if count]
    assert out.weighted() == [(choice, 1) for choice in range(before)] + expected
    assert out.total == before + sum(counts)


@given(
    some.sets(some.integers(0, SIZE - 1)),
    some.integers(0, 2 * INITIAL_CAPACITY),
    some.integers(0, 9),
)
def test_a_verb_is_open_on_a_whole_set(targets: set[int], before: int, start: int) -> None:
    out = Choices()
    for choice in range(before):
        out.add(choice)
    verb = Verb("take", [f"place-{target}" for target in range(SIZE)])
    verb.first = 1000
    out.add_each(verb, sum(BIT[target] for target in targets), start)
    expected = [*range(before), *(1000 + start + target for target in sorted(targets))]
    assert out.weighted() == [(choice, 1) for choice in expected]
    assert out.total == len(expected)


def test_a_cleared_buffer_is_empty() -> None:
    out = Choices()
    out.add(4, 2)
    out.clear()
    assert (len(out), out.total, out.numbers(), out.weighted()) == (0, 0, [], [])
