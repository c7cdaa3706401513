"""Why something is refused, in the order in which a player would ask."""

from games.uxmal.boards import give, map_of, put, turn_of
from games.uxmal.boards import new as new_table
from games.why import why
from ziggurat.games.uxmal.game import GAME

CROWD = """
    a a . . . . . .
    a b . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . 1 1
    . . . . . . 1 1
    """


def test_a_priest_without_a_way_out_stays_where_it_is() -> None:
    state = turn_of(map_of(CROWD), 0)
    assert why(GAME, state, "walk:q-0-0") == ("no-cards",)
    give(state, 0, "JJ")
    assert why(GAME, state, "walk:q-0-0") == ("shut-in",)
    assert why(GAME, state, "walk:q-1-1") == ("no-priest-to-move",)


def test_a_quarter_is_refused_for_who_stands_there_before_it_is_called_blank() -> None:
    state = new_table()
    put(state, 1, "l1-0-0")
    turn_of(state, 0)
    blank = next(n for n in (0, 1, 8, 9) if state.visible[n] == 5)
    text = f"place:q-{blank % 8}-{blank // 8}"
    assert why(GAME, state, text) == ("only-a-blank",)
    state.priests[blank] = 1
    assert why(GAME, state, text) == ("their-priest", 1)
    state.priests[blank] = 0
    assert why(GAME, state, text) == ("own-priest",)
    assert why(GAME, state, "place:q-5-5") == ("no-tile-there",)
