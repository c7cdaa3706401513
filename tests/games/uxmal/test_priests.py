"""Placing and moving priests. (Turn 2 and 3)"""

from games.uxmal.boards import (
    at_phase,
    give,
    hand,
    map_of,
    new,
    play,
    put,
    quarter,
    stand,
    texts,
    turn_of,
)
from ziggurat.games.uxmal.components import QUARTER_IDS
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.state import Uxmal


def open_with(state: Uxmal, verb: str) -> list[str]:
    """The targets open to a verb."""
    return [text.partition(":")[2] for text in texts(state) if text.startswith(f"{verb}:")]


def targets(drawing: str, cards: str) -> str:
    """The map with an `x` wherever the priest of seat 0 can go with these cards."""
    state = turn_of(map_of(drawing), 0)
    give(state, 0, cards)
    play(state, f"walk:{open_with(state, 'walk')[0]}")
    goals = open_with(state, "to")
    rows = [line.split() for line in drawing.strip().splitlines()]
    return "\n".join(
        " ".join("x" if f"q-{x}-{y}" in goals else mark for x, mark in enumerate(row))
        for y, row in enumerate(rows)
    )


def drawn(drawing: str) -> str:
    """A map without its margin."""
    return "\n".join(line.strip() for line in drawing.strip().splitlines())


def test_a_priest_is_placed_on_an_idol_of_a_tile() -> None:
    """Not on its blank, not on the base. (R-09)"""
    state = new()
    put(state, 1, "l1-0-0")
    turn_of(state, 0)
    assert open_with(state, "place") == ["q-1-0", "q-0-1", "q-1-1"]
    play(state, "place:q-0-1")
    assert state.priests[quarter("q-0-1")] == 0 and list(state.ready) == [2, 3]
    assert GAME.to_move(state) == 1


def test_no_two_priests_on_one_quarter() -> None:
    state = new()
    put(state, 1, "l1-0-0")
    stand(state, 1, quarter("q-1-0"))
    assert open_with(turn_of(state, 0), "place") == ["q-0-1", "q-1-1"]


def test_any_level_takes_a_priest() -> None:
    state = at_phase(3, leave=0)
    levels = {int(state.levels[quarter(name)]) for name in open_with(state, "place")}
    assert levels == {1, 2, 3}


def test_a_priest_walks_as_far_as_the_cards_last() -> None:
    drawing = """
        1 1 1 1 . .
        1 a 1 1 . .
        1 1 1 1 . .
        1 1 1 1 . ."""
    assert targets(drawing, "M") == drawn("""
        1 x 1 1 . .
        x a x 1 . .
        1 x 1 1 . .
        1 1 1 1 . .""")
    assert targets(drawing, "MT") == drawn("""
        x x x 1 . .
        x a x x . .
        x x x 1 . .
        1 x 1 1 . .""")


def test_a_priest_never_leaves_the_tiles() -> None:
    """The printed base is no part of the pyramid. (R-11)"""
    drawing = """
        a 1 . . 1 1
        1 1 . . 1 1"""
    assert targets(drawing, "JSAMTJSAMT") == drawn("""
        a x . . 1 1
        x x . . 1 1""")


def test_priests_in_a_row_are_crossed_for_nothing_round_corners_too() -> None:
    """R-12."""
    assert targets(
        """
        a b c 1 1
        . . d . .
        . . 1 1 .""",
        "J",
    ) == drawn("""
        a b c x 1
        . . d . .
        . . x 1 .""")


def test_a_priest_may_stop_on_a_blank() -> None:
    """R-10."""
    state = new()
    put(state, 1, "l1-0-0")
    stand(state, 0, quarter("q-1-0"))
    give(state, 0, "J")
    play(turn_of(state, 0), "walk:q-1-0")
    assert "to:q-0-0" in texts(state)


def test_a_priest_without_a_way_out_stays() -> None:
    state = turn_of(map_of("a b . 1\nb c . 1"), 0)
    give(state, 0, "J")
    assert open_with(state, "walk") == []


def test_a_priest_may_leave_over_others() -> None:
    state = turn_of(map_of("a b 1"), 0)
    give(state, 0, "J")
    assert open_with(state, "walk") == ["q-0-0"]


def test_only_own_priests_walk() -> None:
    state = turn_of(map_of("a 1 b 1 a"), 0)
    give(state, 0, "J")
    assert open_with(state, "walk") == ["q-0-0", "q-4-0"]


def test_the_walk_is_paid_with_cards_of_any_idols() -> None:
    """As many as the cheapest path has movements, back to their piles. (R-14)"""
    state = turn_of(map_of("a 1 1 1 1"), 0)
    give(state, 0, "JSA")
    play(state, "walk:q-0-0", "to:q-2-0")
    assert GAME.asking(state) == "paying"
    assert texts(state) == ["pay:card-jaguar", "pay:card-serpent", "pay:card-macaw"]
    play(state, "pay:card-serpent")
    assert texts(state) == ["pay:card-jaguar", "pay:card-macaw"]
    events = play(state, "pay:card-macaw")
    assert hand(state, 0) == "J" and list(state.piles) == [8, 9, 9, 9, 9]
    assert str(events[0]) == "discarded seat=0 idol=2 cards=1"
    assert GAME.to_move(state) == 1


def test_a_payment_without_a_choice_is_made_at_once() -> None:
    state = turn_of(map_of("a 1 1 1 1"), 0)
    give(state, 0, "JJJ")
    events = play(state, "walk:q-0-0", "to:q-2-0")
    assert hand(state, 0) == "J" and GAME.to_move(state) == 1
    assert [str(event) for event in events] == [
        "walked seat=0 start=0 end=2 cost=2",
        "discarded seat=0 idol=0 cards=2",
    ]


def test_what_every_payment_contains_is_paid_at_once() -> None:
    """Three of JJJS: two jaguars in any case, then a jaguar or the serpent."""
    state = turn_of(map_of("a 1 1 1 1"), 0)
    give(state, 0, "JJJS")
    play(state, "walk:q-0-0", "to:q-3-0")
    assert hand(state, 0) == "JS"
    play(state, "pay:card-jaguar")
    assert hand(state, 0) == "S" and GAME.to_move(state) == 1


def test_the_priest_stands_where_it_went() -> None:
    state = turn_of(map_of("a 1 1 1 1"), 0)
    give(state, 0, "JJ")
    play(state, "walk:q-0-0", "to:q-2-0")
    where = [QUARTER_IDS[n] for n in range(64) if state.priests[n] == 0]
    assert where == ["q-2-0"]
