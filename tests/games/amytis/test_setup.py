"""Set-up. (pp. 2-3)"""

from games.amytis.positions import open_now
from ziggurat import Table
from ziggurat.core.rules import CHANCE
from ziggurat.games.amytis.components import ARCHITECTS, BUILDING_IDS, PAWNS
from ziggurat.games.amytis.game import GAME


def test_the_order_of_the_set_up() -> None:
    """Nine tops, three cards on display, two for the first player, three for the other."""
    state = GAME.setup({}, 2)
    story = []
    while GAME.to_move(state) == CHANCE:
        heard = state.listen()
        GAME.play(state, GAME.outcomes(state)[0][0])
        story += heard
    kinds = [event.kind for event in story]
    assert kinds == ["revealed"] * 9 + ["refilled"] * 3 + ["dealt"] * 5
    assert [event["pile"] for event in story[:9]] == list(range(9))
    assert [event.seat for event in story[12:]] == [0, 0, 1, 1, 1]


def test_the_table_after_the_set_up() -> None:
    table = Table("amytis", seed=1)
    facts = table.facts()
    assert all(pile["left"] == 5 and pile["tile"] for pile in facts["piles"])  # type: ignore[attr-defined]  # JSON
    assert len(facts["display"]) == 3  # type: ignore[arg-type]  # JSON
    assert [len(cards) for cards in facts["held"]] == [2, 3]  # type: ignore[attr-defined]  # JSON
    assert facts["deck"] == 12 and facts["scores"] == [0, 0]
    assert facts["architects"] == [[], []] and (ARCHITECTS, PAWNS) == (4, 5)
    assert set(facts["favours"].values()) == {None} and facts["bottom-row"] == [0, 0]  # type: ignore[attr-defined]  # JSON
    assert table.to_move == 0


def test_unseen_tiles_are_all_alike() -> None:
    """Under the tops or in the box, nobody knows: one bag, weighted by copies. (R-09)"""
    state = GAME.setup({}, 2)
    weights = dict(GAME.outcomes(state))
    assert set(weights.values()) == {2} and len(weights) == 24
    GAME.play(state, GAME.outcomes(state)[0][0])
    assert sum(weight for _, weight in GAME.outcomes(state)) == 47
    GAME.play(state, GAME.outcomes(state)[0][0])
    assert "reveal:garden-green" not in open_now(state), "both copies are out"


def test_a_card_is_dealt_once() -> None:
    state = GAME.setup({}, 2)
    dealt = []
    while GAME.to_move(state) == CHANCE:
        if GAME.asking(state) == "dealing":
            dealt.append(open_now(state)[0])
        GAME.play(state, GAME.outcomes(state)[0][0])
    assert len(set(dealt)) == 8


def test_sides_are_chosen_for_each_building() -> None:
    """Both players use the same. (p. 3; R-13)"""
    for number, building in enumerate(BUILDING_IDS):
        assert GAME.setup({building: "b"}, 2).sides == 2**number
    assert GAME.setup({}, 2).sides == 0


def test_the_limit_of_the_bottom_row_is_an_option() -> None:
    """(R-01)"""
    assert GAME.setup({}, 2).bottom_limit == 4
    assert GAME.setup({"bottom_row_limit": "none"}, 2).bottom_limit == 6


def test_the_set_up_ends_with_the_first_turn() -> None:
    table = Table("amytis", seed=3)
    assert len(table.record.entries) == 17
    assert (table.facts()["asking"], table.to_move) == ("taking", 0)
