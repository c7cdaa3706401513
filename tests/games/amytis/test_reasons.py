"""Why something is refused, where random games seldom come."""

from games.amytis.positions import scene, turn
from games.why import why
from ziggurat.games.amytis.game import GAME

LINE = ". 0 0 / . . . / . . ."


def test_a_pile_is_refused_for_who_stands_there_before_it_is_called_empty() -> None:
    state = scene(board="0 . 1 / . _ . / . . .")
    assert why(GAME, state, "take:pile-0") == ("own-architect",)
    assert why(GAME, state, "take:pile-2") == ("their-architect", 1)
    assert why(GAME, state, "take:pile-4") == ("pile-empty",)
    assert why(GAME, state, "take:pile-1") == ()
    state.left[0] = 0
    assert why(GAME, state, "take:pile-0") == ("own-architect",)


def test_the_bottom_row_has_a_limit_and_six_spaces() -> None:
    state = scene(board=LINE, favours="bottom-row " * 4)
    turn(state, "Tg", 0)
    assert why(GAME, state, "favour:bottom-row") == ("row-limit", 4)
    state.bottom[0], state.bottom[1] = 2, 4
    assert why(GAME, state, "favour:bottom-row") == ("row-full",)
    state.bottom[1] = 3
    assert why(GAME, state, "favour:bottom-row") == ()


def test_a_favour_names_the_owner_of_the_pawn() -> None:
    state = scene(board=LINE)
    state.favours[1] = 0b10
    turn(state, "Tg", 0)
    assert why(GAME, state, "favour:stacks-2") == ("space-taken", 1)
