"""Projects. (p. 6)"""

from games.amytis.positions import scene, turn, validated


def test_empty_squares_of_a_card_are_free() -> None:
    """Any tile may lie there, or none. (p. 6)"""
    for filler in (".", "P", "G"):
        state = scene(f"O {filler} . / O . . / . . .", held="5")
        turn(state, "To", 4)
        assert validated(state) == ["5"]


def test_only_visible_colours_count() -> None:
    """A covered square is gone before it can be validated. (p. 6)"""
    state = scene("B B B / . . . / . . .", held="3")
    turn(state, "Tg", 1)
    assert validated(state) == []


def test_projects_of_the_opponent_wait_for_his_turn() -> None:
    """Only the player whose turn it is validates. (p. 6)"""
    state = scene(". . . / . . . / . . .", "B B B / . . . / . . .")
    state.held[1] = 2**2
    turn(state, "Tg", 0, then="reveal:wall-green")
    assert validated(state, 1) == []
    events = turn(state, "Tg", 8, pile=1)
    assert validated(state, 1) == ["3"]
    assert [int(event.seat) for event in events if event.kind == "validated"] == [1]


def test_one_city_may_serve_several_cards() -> None:
    """All that match, at once and by themselves. (p. 6; R-04)"""
    state = scene("P P . / P G . / . . .", held="4 7 9 14")
    events = turn(state, "Tp", 2)
    assert validated(state) == ["4", "7"]
    assert [event["card"] for event in events if event.kind == "validated"] == [3, 6]
    assert state.held[0] == 2**8 | 2**13


def test_validating_scores_nothing_now() -> None:
    """(p. 6)"""
    state = scene("B B . / . . . / . . .", held="3")
    before = int(state.track(0))
    turn(state, "Tb", 2)
    assert state.track(0) - before == 1, "the theatre only"
    assert state.counted[0] == 0


def test_a_single_card_is_looked_at() -> None:
    """Be it the first of the list. (p. 6)"""
    state = scene("G . . / . B . / . . .", held="1")
    turn(state, "To", 8)
    assert validated(state) == ["1"] and state.held[0] == 0
