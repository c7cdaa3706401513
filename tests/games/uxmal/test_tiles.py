"""Placing a tile. (Turn 1)"""

from games.uxmal.boards import (
    at_phase,
    claims,
    first_draw,
    give,
    hand,
    idol,
    new,
    play,
    put,
    quarter,
    stand,
    texts,
)
from ziggurat.games.uxmal.components import BLANK, NO_TILE, QUARTERS, SLOT_IDS
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.state import Uxmal


def blank() -> Uxmal:
    """A base that shows nothing."""
    state = new()
    for place in range(QUARTERS):
        state.visible[place] = BLANK
    return state


def test_a_tile_is_drawn_blind_from_the_whole_reserve() -> None:
    state = new()
    put(state, 5, "l1-3-3")
    play(state, "build")
    assert len(GAME.outcomes(state)) == 28
    assert "draw:tile-5" not in texts(state)
    play(state, "draw:tile-6")
    assert state.drawn == 5 and state.reserve.total == 27
    assert GAME.to_move(state) == 0 and GAME.asking(state) == "laying"


def test_a_tile_may_lie_on_any_free_slot_turned_any_way() -> None:
    state = new()
    put(state, 5, "l1-3-3")
    play(state, "build", "draw:tile-6")
    assert texts(state) == [f"lay:{slot}@r{turn}" for slot in SLOT_IDS[:15] for turn in range(4)]


def test_a_laid_tile_shows_its_quarters_one_level_up() -> None:
    state = new()
    play(state, "build", "draw:tile-13", "lay:l1-1-2@r1")
    assert state.drawn == NO_TILE and state.laid[SLOT_IDS.index("l1-1-2")] == 4 * 12 + 1
    seen = {name: "JSAMT_"[state.visible[quarter(name)]] for name in ("q-2-4", "q-3-4")}
    assert seen == {"q-2-4": "T", "q-3-4": "_"}
    assert [int(state.levels[quarter(name)]) for name in ("q-3-5", "q-4-5")] == [1, 0]


def test_without_a_match_the_turn_is_over() -> None:
    state = new()
    play(state, "build", "draw:tile-13", "lay:l1-0-0@r2")
    assert hand(state, 0) == "" and GAME.to_move(state) == 1


def test_a_single_situation_is_taken_at_once() -> None:
    """R-06."""
    state = new()
    events = play(state, "build", "draw:tile-13", "lay:l1-0-0@r3")
    assert hand(state, 0) == "TT" and state.piles[idol("T")] == 7
    assert str(events[-1]) == f"gained seat=0 idol={idol('T')} taken=2 claimed=2"
    assert GAME.to_move(state) == 1


def test_an_idol_over_and_beside_its_like_is_two_situations() -> None:
    """R-05: the single card stays a legal choice."""
    state = blank()
    state.visible[quarter("q-1-0")] = state.visible[quarter("q-2-0")] = idol("J")
    assert claims(state, 1, "l1-1-0", turn=3) == {"jaguar-2", "jaguar-1"}


def test_claims_are_asked_though_they_bring_nothing_or_the_same() -> None:
    """R-30: all piles empty; and one card left, over and beside its like."""
    state = new()
    give(state, 1, "JJJJJJJJJ" + "SSSSSSSSS" + "AAAAAAAAA")
    play(state, "build", "draw:tile-3", "lay:l1-1-1@r1")
    assert texts(state) == ["claim:jaguar-2", "claim:serpent-2", "claim:macaw-2"]
    play(state, "claim:serpent-2")
    assert hand(state, 0) == "" and GAME.to_move(state) == 1
    for claim in ("claim:jaguar-1", "claim:jaguar-2"):
        state = blank()
        state.visible[quarter("q-1-0")] = state.visible[quarter("q-2-0")] = idol("J")
        give(state, 1, "JJJJJJJJ")
        play(state, "build", "draw:tile-1", "lay:l1-1-0@r3")
        assert texts(state) == ["claim:jaguar-1", "claim:jaguar-2"]
        play(state, claim)
        assert hand(state, 0) == "J"


def test_a_diagonal_match_brings_nothing() -> None:
    """R-01."""
    state = new()
    state.visible[quarter("q-1-1")] = idol("T")
    assert claims(state, 13, "l1-1-1", turn=3) == claims(new(), 13, "l1-1-1", turn=3)
    state.visible[quarter("q-1-2")] = idol("J")
    assert "jaguar-1" in claims(state, 13, "l1-1-1", turn=3)


def test_nothing_lies_beyond_the_edge_of_the_base() -> None:
    """The opposite corner is no neighbour."""
    state = blank()
    state.visible[quarter("q-7-7")] = state.visible[quarter("q-7-0")] = idol("J")
    for turn in range(4):
        assert claims(state, 1, "l1-0-0", turn) == claims(state, 1, "l1-0-3", turn) == set()


def test_two_pairs_of_one_idol_are_one_card() -> None:
    """R-07."""
    state = blank()
    state.visible[quarter("q-1-2")] = state.visible[quarter("q-2-1")] = idol("J")
    assert claims(state, 1, "l1-1-1", turn=3) == {"jaguar-1"}


def test_the_quarters_of_one_tile_do_not_match_each_other() -> None:
    state = blank()
    for turn in range(4):
        assert claims(state, 13, "l1-1-1", turn) == set()


def test_a_priest_in_the_way_forbids_nothing() -> None:
    """R-17."""
    state = at_phase(2, leave=9)
    free = play(state.copy(), "build", first_draw(state))
    stand(state, 1, quarter("q-1-1"), quarter("q-2-1"), quarter("q-3-3"))
    play(state, "build", first_draw(state))
    assert free and len(texts(state)) == 9 * 4
