"""Complete a District: seats, cards, gold, abilities. (p. 18)"""

import pytest

from games.origins.positions import (
    asked,
    cards,
    freeman,
    goods,
    has,
    new,
    play,
    player,
    posted,
    put,
    row,
    scored,
    targets,
    texts,
    told,
    turn,
)
from ziggurat.games.origins.components import COLOUR_LETTERS, PATTERNS
from ziggurat.games.origins.geometry import BLOCKS, FITS, TURNS, blocks
from ziggurat.games.origins.state import Origins

NONE = {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}


def lay(state: Origins, *names: str) -> None:
    """Four tiles around seat-5-5, in reading order."""
    for name, cell in zip(names, ("5-5", "5-6", "6-5", "6-6"), strict=True):
        put(state, name, f"cell-{cell}")


def ready() -> Origins:
    """A red corner with purple and blue arms and a yellow building, and a die of each value."""
    state = new()
    cards(state, "d01", "d42", "d31", "d31")
    lay(state, "fortress", "castle", "obelisk", "mint")
    for base, colour in enumerate(("orange", "red"), 1):
        freeman(state, base, colour, base)
    return turn(state)


def test_a_district_needs_four_tiles_and_an_unused_freeman() -> None:
    """District 1: not one at a meeting place."""
    state = new()
    lay(state, "fortress", "castle", "obelisk", "mint")
    assert targets(turn(state), "close") == []
    freeman(state, 1, "red", 1)
    assert targets(turn(state), "close") == ["seat-5-5"]
    posted(state, 1, "site-1")
    assert targets(turn(state), "close") == []


def test_seats_overlap_and_each_takes_one_die() -> None:
    """Two blocks may share tiles."""
    state = ready()
    put(state, "farm", "cell-5-7", "cell-6-7", "cell-7-7")
    turn(state)
    assert targets(state, "close") == ["seat-5-5", "seat-5-6"]
    play(state, "close:seat-5-5", "die:base-1", "done")
    assert targets(turn(state), "close") == ["seat-5-6"]


def test_a_matching_card_gives_points_and_all_its_gold_once() -> None:
    """Page 18: the high points the first time, the low ones later; gold to who is first."""
    state = ready()
    play(state, "close:seat-5-5", "die:base-1")
    assert asked(state) == "matching" and texts(state) == ["card:card-1", "card:card-2", "done"]
    events = play(state, "card:card-1")
    assert scored(events) == [10] and has(state)["gold"] == 2
    assert told(state)["cards"][0]["gold"] == 0
    assert player(state)["scored"] == ["card-1"]
    put(state, "arena", "cell-7-5")
    put(state, "obelisk", "cell-8-5")
    put(state, "forum", "cell-7-6")
    put(state, "farm", "cell-8-6")
    turn(state)
    events = play(state, "close:seat-7-5", "die:base-2", "card:card-1")
    assert scored(events) == [5] and has(state)["gold"] == 2


def test_the_first_time_is_counted_for_each_player() -> None:
    """Page 18: whoever else has scored the card before."""
    state = ready()
    state.closed[1] = 1
    state.card_gold[0] = 0
    play(state, "close:seat-5-5", "die:base-1")
    assert scored(play(state, "card:card-1")) == [10] and has(state)["gold"] == 0


def test_a_matching_card_may_be_declined() -> None:
    """Main concepts: one may gain points."""
    state = ready()
    play(state, "close:seat-5-5", "die:base-1", "done")
    assert player(state)["earned"]["districts"] == 0 and told(state)["cards"][0]["gold"] == 2


def test_tiles_of_the_dies_colour_are_activated_in_any_order() -> None:
    """District 4: all of them, and the Agora with any die."""
    state = new()
    cards(state, "d31", "d31", "d31", "d31")
    put(state, "mint", "cell-8-10", "cell-8-11")
    put(state, "harbor", "cell-9-11")
    freeman(state, 1, "yellow", 1)
    turn(state)
    play(state, "close:seat-8-10", "die:base-1")
    assert texts(state) == [f"use:cell-{c}" for c in ("8-10", "8-11", "9-10", "9-11")] + ["done"]
    play(state, "use:cell-9-11", "use:cell-8-10", "use:cell-9-10")
    assert texts(state) == ["use:cell-8-11", "done"], "each once"
    play(state, "done")
    assert has(state)["gold"] == 2 and player(state)["earned"]["buildings"] == 6


def test_the_agora_works_with_a_die_of_any_colour() -> None:
    """District 4: its gold is optional too."""
    state = new()
    cards(state, "d31", "d31", "d31", "d31")
    put(state, "mint", "cell-9-11")
    put(state, "farm", "cell-10-11")
    freeman(state, 1, "blue", 1)
    turn(state)
    play(state, "close:seat-9-10", "die:base-1")
    assert texts(state) == ["use:cell-9-10", "done"], "the Palace has no ability"
    play(state, "use:cell-9-10")
    assert has(state) == NONE | {"gold": 1} and asked(state) == "acting"


def test_an_estate_may_use_the_base_just_freed() -> None:
    """District 2: the base is free at once."""
    state = new()
    cards(state, "d31", "d31", "d31", "d31")
    lay(state, "estate", "farm", "farm", "farm")
    row(state, "red-1", "blue-2", "purple-3", "yellow-4", "orange-5")
    freeman(state, 1, "purple", 3)
    freeman(state, 2, "red", 3)
    goods(state, wisdom=0)
    turn(state)
    play(state, "close:seat-5-5", "die:base-1", "use:cell-5-5", "recruit:recruit-5", "roll:1")
    assert player(state)["freemen"]["base-1"]["colour"] == "orange"


def test_the_table_of_blocks_agrees_with_a_slow_reading() -> None:
    """Turned and mirrored eight ways, * is anything: compared for every block and card."""
    for block in range(BLOCKS):
        digits = [block // 6**n % 6 for n in (3, 2, 1, 0)]
        letters = ["." if digit == 0 else COLOUR_LETTERS[digit - 1] for digit in digits]
        fitting = sum(
            2**card
            for card, pattern in enumerate(PATTERNS)
            if any(
                all(pattern[turned[n]] in ("*", letters[n]) for n in range(4)) for turned in TURNS
            )
        )
        assert FITS[block] == fitting


@pytest.mark.parametrize(("pattern", "ways"), [("RPB*", 44), ("RPBO", 8)])
def test_ways_to_show_a_pattern(pattern: str, ways: int) -> None:
    """Eight ways to lie, times six where anything serves; four look the same turned round."""
    assert len(blocks(pattern)) == ways
