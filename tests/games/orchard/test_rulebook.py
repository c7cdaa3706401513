"""The sentences of Orchard's rulebook, one test each."""

from toy.components import EMPTY, FRUIT_IDS, UNKNOWN
from toy.game import GAME
from toy.state import Orchard
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

OPENING = "deal:many-figs deal:many-plums grow:fig grow:fig grow:pear"


def play(state: Orchard, choices: str) -> Orchard:
    """Play choices by name, each of them open."""
    for text in choices.split():
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        listed = GAME.choices(state) or [outcome for outcome, _ in GAME.outcomes(state)]
        assert choice in listed, text
        GAME.play(state, choice)
    return state


def opened(goals: str = "secret") -> Orchard:
    """Two seats; figs for seat 0, plums for seat 1."""
    return play(GAME.setup({"goals": goals}, 2), OPENING)


def garden(state: Orchard, seat: int) -> str:
    """A garden as two rows of initials."""
    cells = [int(state.fruit_in(seat, cell)) for cell in range(6)]
    initials = ["." if cell == EMPTY else FRUIT_IDS[cell][0] for cell in cells]
    return "".join(initials[:3]) + " " + "".join(initials[3:])


def test_each_seat_is_dealt_a_goal() -> None:
    """(p. 1)"""
    state = opened()
    assert [int(goal) for goal in state.goals] == [1, 3]
    assert state.cards.flat() == [2, 1, 2, 1]


def test_a_goal_is_known_to_its_owner_only() -> None:
    """Until the game is over, unless goals are open. (p. 1)"""
    state = opened()
    seen = [list(GAME.hide(state, seat).goals) for seat in (0, 1, NOBODY)]
    assert seen == [[1, UNKNOWN], [UNKNOWN, 3], [UNKNOWN, UNKNOWN]]
    assert list(GAME.hide(opened("open"), NOBODY).goals) == [1, 3]
    assert GAME.hide(state, 0).cards.flat() == [2, 1, 2, 2]


def test_a_guess_deals_from_the_cards_not_seen() -> None:
    """Both fig cards cannot be elsewhere when seat 0 holds one. (p. 1)"""
    seen = GAME.hide(opened(), 0)
    guesses = [int(GAME.guess(seen, 0, Rng(seed)).goals[1]) for seed in range(200)]
    assert set(guesses) == {0, 1, 2, 3}
    assert guesses.count(1) < guesses.count(0)


def test_a_taken_fruit_leaves_a_gap_that_grows_again() -> None:
    """The next turn begins with a full row. (p. 2)"""
    state = play(opened(), "take:row-1")
    assert list(state.row) == [1, EMPTY, 2]
    play(state, "plant:cell-0")
    assert GAME.to_move(state) == CHANCE
    play(state, "grow:plum")
    assert list(state.row) == [1, 3, 2] and GAME.to_move(state) == 1


def test_a_fruit_is_planted_in_an_empty_cell() -> None:
    """(p. 3)"""
    state = play(opened(), "take:row-0 plant:cell-4 grow:fig take:row-0 plant:cell-0 grow:fig")
    assert (garden(state, 0), garden(state, 1)) == ("... .f.", "f.. ...")
    play(state, "take:row-0")
    assert [GAME.catalogue.text(choice) for choice in GAME.choices(state)] == [
        f"plant:cell-{cell}" for cell in (0, 1, 2, 3, 5)
    ]


def test_equal_neighbours_score() -> None:
    """Side by side, not corner to corner. (p. 3)"""
    state = opened()
    for cell in (0, 4, 1, 3):
        play(state, f"take:row-0 plant:cell-{cell} grow:fig take:row-2 plant:cell-{cell} grow:pear")
    assert garden(state, 0) == "ff. ff." and state.planted[0] == 0 + 0 + 2 + 2


def test_goals_pay_when_the_gardens_are_full() -> None:
    """Two for each fruit of the kind; the most points win. (p. 3)"""
    state = opened()
    for cell in range(6):
        play(state, f"take:row-0 plant:cell-{cell} grow:fig take:row-2 plant:cell-{cell}")
        if cell < 5:
            play(state, "grow:pear")
    outcome = GAME.outcome(state)
    assert outcome is not None and GAME.to_move(state) == NOBODY
    assert outcome.scores == (7 + 12, 7) and outcome.places == (1, 2)
    assert outcome.reason == "gardens-full"


ALONE = "deal:many-figs grow:fig grow:fig grow:pear"
THREE_TURNS = "take:row-0 plant:cell-0 take:row-1 plant:cell-1 take:row-2 plant:cell-2"


def test_a_lone_gardener_empties_the_row_first() -> None:
    """(p. 2)"""
    state = play(GAME.setup({}, 1), f"{ALONE} take:row-1 plant:cell-0")
    assert list(state.row) == [1, EMPTY, 2] and GAME.to_move(state) == 0
    assert [GAME.catalogue.text(choice) for choice in GAME.choices(state)] == [
        "take:row-0",
        "take:row-2",
    ]
    play(state, "take:row-0 plant:cell-1 take:row-2 plant:cell-2")
    assert list(state.row) == [EMPTY] * 3 and GAME.to_move(state) == CHANCE


def test_a_turn_opens_when_a_fruit_is_taken() -> None:
    """And goes on until it is planted, also if nobody else gardens. (p. 2)"""
    state = play(GAME.setup({}, 1), ALONE)
    assert GAME.opens(state)
    play(state, "take:row-0")
    assert GAME.goes_on(state, 0) and not GAME.opens(state)
    play(state, "plant:cell-0")
    assert GAME.to_move(state) == 0 and GAME.opens(state) and not GAME.goes_on(state, 0)


def test_a_lone_gardener_needs_a_harvest() -> None:
    """Seven points are enough, six are not. (p. 3)"""
    won = play(GAME.setup({}, 1), f"{ALONE} {THREE_TURNS}")  # 1 for the pair of figs
    lost = won.copy()
    play(won, "grow:fig grow:apple grow:apple take:row-0 plant:cell-3")  # 1 more, three figs: 6
    play(won, "take:row-1 plant:cell-4 take:row-2 plant:cell-5")  # 1 for the apples
    play(lost, "grow:apple grow:pear grow:plum take:row-0 plant:cell-3")  # two figs: 4
    play(lost, "take:row-1 plant:cell-5 take:row-2 plant:cell-4")  # 1 for the pears
    assert GAME.outcome(won) == ((9,), (1,), "harvest-brought-in")
    assert GAME.outcome(lost) == ((6,), (2,), "harvest-too-small")
