"""Bags and piles."""

from hypothesis import given
from hypothesis import strategies as some

from ziggurat.core.bags import Bag, Pile, bag_of, empty_bag, pile_of
from ziggurat.core.choices import Catalogue, Choices, Verb
from ziggurat.core.rng import Rng

DRAW = Verb("draw", ["fig", "pear", "plum"])
CATALOGUE = Catalogue([Verb("other"), DRAW])

counts = some.lists(some.integers(0, 4), min_size=3, max_size=3)


def offered(box: Bag | Pile) -> list[tuple[str, int]]:
    """What can be drawn next, by name."""
    out = Choices()
    box.offer(DRAW, out)
    return [(CATALOGUE.text(choice), weight) for choice, weight in out.weighted()]


def test_a_bag_offers_what_it_holds() -> None:
    assert offered(bag_of([2, 0, 1])) == [("draw:fig", 2), ("draw:plum", 1)]
    assert offered(empty_bag(3)) == []


def test_putting_and_taking() -> None:
    bag = empty_bag(3)
    bag.put(1, 3)
    bag.put(2)
    bag.take(1)
    assert bag.flat() == [0, 2, 1] and bag.total == 3


@given(counts, some.integers())
def test_drawing_empties_a_bag_of_just_what_it_held(held: list[int], seed: int) -> None:
    bag, pick = bag_of(held), Rng(seed)
    drawn = [int(bag.draw(pick)) for _ in range(sum(held))]
    assert [drawn.count(kind) for kind in range(3)] == held
    assert bag.total == 0 and bag.flat() == [0, 0, 0]


def test_a_copied_bag_goes_its_own_way() -> None:
    bag = bag_of([1, 1, 1])
    twin = bag.copy()
    twin.take(0)
    assert bag.flat() == [1, 1, 1] and twin.flat() == [0, 1, 1]
    assert (bag.total, twin.total) == (3, 2)


def test_a_pile_is_drawn_from_top_to_bottom() -> None:
    """Known top, unknown middle, known bottom."""
    pile = pile_of([1, 1, 0])
    pile.put_under(2)
    pile.put_under(0)
    pile.put_on_top(1)
    pile.put_on_top(2)
    assert len(pile) == 6
    for kind, expected in [
        (2, [("draw:plum", 1)]),
        (1, [("draw:pear", 1)]),
        (1, [("draw:fig", 1), ("draw:pear", 1)]),
        (0, [("draw:fig", 1)]),
        (2, [("draw:plum", 1)]),
        (0, [("draw:fig", 1)]),
    ]:
        assert offered(pile) == expected
        pile.take(kind)
    assert len(pile) == 0 and offered(pile) == []


def test_a_copied_pile_goes_its_own_way() -> None:
    pile = pile_of([1, 1, 1])
    pile.put_on_top(0)
    pile.put_under(1)
    before = pile.flat()
    twin = pile.copy()
    twin.take(0)
    twin.take(2)
    twin.put_under(2)
    assert pile.flat() == before != twin.flat()


def test_the_words_of_a_pile_tell_its_parts_apart() -> None:
    above, below = pile_of([1, 0, 0]), pile_of([1, 0, 0])
    above.put_on_top(1)
    below.put_under(1)
    assert above.flat() == [1, 1, 1, 0, 0, 0]
    assert below.flat() == [0, 1, 0, 0, 1, 1]
