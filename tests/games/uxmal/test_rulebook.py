"""The rulebook's example, its sentences (U1 to U27) and worked placements (D1 to D10)."""

from collections import Counter

import pytest

from games.uxmal.boards import (
    at_phase,
    claims,
    fill_level,
    finish_level,
    first_draw,
    give,
    hand,
    idol,
    map_of,
    new,
    play,
    put,
    quarter,
    random_game,
    showing,
    stand,
    texts,
    track,
    turn_of,
)
from games.uxmal.recount import conserved
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import step
from ziggurat.games.uxmal import steps
from ziggurat.games.uxmal.components import BLANK, QUARTER_IDS, SLOT_IDS
from ziggurat.games.uxmal.facts import facts
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.paths import FAR, costs_from
from ziggurat.games.uxmal.state import FROM_PRIESTS, Uxmal

LINA, OTHER = 0, 1


def count_now(state: Uxmal) -> list[Event]:
    """Count the phase, and nothing after it."""
    state.depth = 0
    state.then(step(steps.PRIEST_COUNT), step(steps.CARD_COUNT))
    events = state.listen()
    GAME.settle(state)
    state.events = None
    return events


def lina() -> Uxmal:
    """The example: 12 points so far, three priests on serpents of level 2, three cards."""
    state = at_phase(2, leave=0)
    state.earned[0] = 12
    stand(state, LINA, *showing(state, "S", level=2, count=3))
    give(state, LINA, "JJS")
    return state


def moves(state: Uxmal, start: str, cards: int) -> dict[str, int]:
    """Cost of every free quarter a priest can reach."""
    costs = costs_from(state, quarter(start), cards)
    return {
        name: int(costs[n])
        for n, name in enumerate(QUARTER_IDS)
        if costs[n] != FAR and state.is_free(n)
    }


def test_u1_lina_scores_20_and_reaches_32() -> None:
    """Example of the count."""
    state = lina()
    events = count_now(state)
    scored = [event["points"] for event in events if event.kind == "scored"]
    assert scored == [5, 5, 5, 4, 1]
    assert state.score(LINA) == 32
    assert hand(state, LINA) == ""
    assert list(state.piles) == [9] * 5


def test_u2_cards_of_other_idols_score_nothing_and_stay() -> None:
    state = lina()
    give(state, LINA, "AAAT")
    count_now(state)
    assert state.score(LINA) == 32
    assert hand(state, LINA) == "AAAT"


@pytest.mark.parametrize("phase", [1, 2])
def test_u3_after_phases_1_and_2_favourites_fall_and_priests_come_home(phase: int) -> None:
    state = at_phase(phase)
    stand(state, LINA, *showing(state, "A", level=phase, count=2))
    stand(state, OTHER, *showing(state, "M", level=phase, count=1))
    finish_level(state)
    assert track(state) == "AMTJS"
    assert list(state.ready) == [3, 3] and state.standing(LINA) == state.standing(OTHER) == 0
    assert state.phase == phase + 1


def test_u4_after_phase_3_nothing_shifts_and_the_game_is_over() -> None:
    state = at_phase(3)
    stand(state, LINA, *showing(state, "A", level=2, count=1))
    finish_level(state)
    assert track(state) == "JSAMT"
    assert state.standing(LINA) == 1
    assert GAME.to_move(state) == NOBODY and GAME.outcome(state) is not None


@pytest.mark.parametrize(("left", "taken"), [(1, 1), (0, 0)])
def test_u5_a_short_pile_gives_what_it_has(left: int, taken: int) -> None:
    """The placement stays legal when the pile is empty."""
    state = new()
    give(state, OTHER, "J" * (9 - left))
    play(state, "build", "draw:tile-13", "lay:l1-0-0@r0")
    assert hand(state, LINA) == "J" * taken
    assert state.piles[idol("J")] == 0
    assert GAME.to_move(state) == OTHER


def test_u6_of_several_situations_one_is_chosen() -> None:
    state = new()
    play(state, "build", "draw:tile-3", "lay:l1-1-1@r1")
    assert texts(state) == ["claim:jaguar-2", "claim:serpent-2", "claim:macaw-2"]
    play(state, "claim:macaw-2")
    assert hand(state, LINA) == "AA"
    assert GAME.to_move(state) == OTHER


def test_u6_one_card_may_be_chosen_where_two_are_possible() -> None:
    """Serpent 2 or macaw 1."""
    state = new()
    put(state, 13, "l1-0-0")
    play(state, "build", "draw:tile-22", "lay:l1-1-0@r0")
    assert texts(state) == ["claim:serpent-2", "claim:macaw-1"]
    play(state, "claim:macaw-1")
    assert hand(state, LINA) == "A"


def test_u7_cursing_the_first_idol_by_two() -> None:
    state = new()
    give(state, LINA, "JJ")
    play(state, "idol:jaguar", "rank:space-3")
    assert track(state) == "SAJMT"
    assert hand(state, LINA) == "" and state.piles[idol("J")] == 9


@pytest.mark.parametrize(("cards", "space", "order"), [(4, 1, "TJSAM"), (1, 4, "JSATM")])
def test_u8_venerating_the_last_idol(cards: int, space: int, order: str) -> None:
    state = new()
    give(state, LINA, "T" * cards)
    play(state, "idol:turtle", f"rank:space-{space}")
    assert track(state) == order


@pytest.mark.parametrize(
    ("cards", "open_spaces"),
    [
        ("JJJJJ", [2, 3, 4, 5]),
        ("TTTTT", [1, 2, 3, 4]),
        ("AA", [1, 2, 4, 5]),
        ("A", [2, 4]),
        ("TT", [3, 4]),
    ],
)
def test_u9_the_track_and_the_cards_set_limits(cards: str, open_spaces: list[int]) -> None:
    state = new()
    give(state, LINA, cards)
    play(state, next(text for text in texts(state) if text.startswith("idol:")))
    assert texts(state) == [f"rank:space-{space}" for space in open_spaces]


def test_u10_only_cards_of_that_idol_and_one_idol_a_turn() -> None:
    state = new()
    give(state, LINA, "JMMM")
    assert [text for text in texts(state) if text.startswith("idol:")] == [
        "idol:jaguar",
        "idol:monkey",
    ]
    play(state, "idol:jaguar")
    assert texts(state) == ["rank:space-2"]
    play(state, "rank:space-2")
    assert GAME.to_move(state) == OTHER


@pytest.mark.parametrize(("between", "cost"), [("1 1", 3), ("b 1", 2), ("1 b", 2), ("b c", 1)])
def test_u11_crossed_priests_cost_nothing(between: str, cost: int) -> None:
    state = map_of(f"a {between} 1 . . . .")
    assert moves(state, "q-0-0", 9)["q-3-0"] == cost


def test_u12_no_stop_on_a_priest_and_no_diagonal_step() -> None:
    state = map_of("""
        a b . .
        1 1 . .""")
    assert moves(state, "q-0-0", 9) == {"q-0-1": 1, "q-1-1": 1}
    state.priests[quarter("q-1-0")] = -1
    assert moves(state, "q-0-0", 9) == {"q-0-1": 1, "q-1-0": 1, "q-1-1": 2}


def test_u13_no_move_without_cards() -> None:
    state = turn_of(map_of("a 1 1 1"), LINA)
    assert not [text for text in texts(state) if text.startswith(("walk:", "idol:"))]
    give(state, LINA, "M")
    assert "walk:q-0-0" in texts(state)


@pytest.mark.parametrize("drawing", ["a 2 . .", "1 a . ."])
def test_u14_a_level_up_or_down_is_one_card(drawing: str) -> None:
    state = map_of(drawing)
    state.levels[quarter("q-1-0")] = 2
    start, end = ("q-0-0", "q-1-0") if drawing.startswith("a") else ("q-1-0", "q-0-0")
    give(state, LINA, "M")
    play(turn_of(state, LINA), f"walk:{start}", f"to:{end}")
    assert state.priests[quarter(end)] == LINA
    assert hand(state, LINA) == ""


def test_u15_covered_priests_rise_with_the_tile() -> None:
    state = at_phase(2, leave=9)
    stand(state, LINA, quarter("q-1-1"))
    stand(state, OTHER, quarter("q-2-2"))
    events = play(state, "build", first_draw(state), "lay:l2-0-0@r0")
    assert state.priests[quarter("q-1-1")] == LINA and state.priests[quarter("q-2-2")] == OTHER
    assert state.levels[quarter("q-1-1")] == state.levels[quarter("q-2-2")] == 2
    lifted = [
        (event.seat, event["quarter"], event["level"]) for event in events if event.kind == "lifted"
    ]
    assert lifted == [(LINA, quarter("q-1-1"), 2), (OTHER, quarter("q-2-2"), 2)]


def test_u16_a_priest_lifted_onto_a_blank_scores_nothing() -> None:
    state = at_phase(2, leave=9)
    stand(state, LINA, quarter("q-1-1"))
    play(state, "build", first_draw(state), "lay:l2-0-0@r0")
    assert state.visible[quarter("q-1-1")] == BLANK
    count_now(state)
    assert state.points(LINA, 2, FROM_PRIESTS) == 0


def test_u17_no_upper_level_before_this_one_is_complete() -> None:
    state = at_phase(1, leave=2)
    play(state, "build", first_draw(state))
    assert {text[:6] for text in texts(state)} == {"lay:l1"}
    assert len(texts(state)) == 2 * 4


@pytest.mark.parametrize(("phase", "tiles"), [(1, 16), (2, 25), (3, 29)])
def test_u18_the_last_tile_of_a_level_is_counted_at_once(phase: int, tiles: int) -> None:
    state = at_phase(phase)
    stand(state, OTHER, *showing(state, "J", level=1, count=1))
    assert state.score(OTHER) == 0
    events = finish_level(state)
    assert sum(face >= 0 for face in state.laid) == tiles
    kinds = [event.kind for event in events]
    assert kinds.index("completed") < kinds.index("scored")
    assert state.points(OTHER, phase, FROM_PRIESTS) == 5


def test_u19_priests_of_all_players_score_on_the_same_kind_of_idol() -> None:
    state = at_phase(1, leave=0, seats=4)
    for seat, place in enumerate(showing(state, "S", level=1, count=4)):
        stand(state, seat, place)
    count_now(state)
    assert [state.score(seat) for seat in range(4)] == [3, 3, 3, 3]


@pytest.mark.parametrize("letter", ["M", "T", "_"])
def test_u20_unpopular_idols_and_blanks_score_nothing(letter: str) -> None:
    state = at_phase(1, leave=0)
    stand(state, LINA, *showing(state, letter, level=1, count=3))
    assert count_now(state) == []
    assert state.score(LINA) == 0


@pytest.mark.parametrize(
    ("kept", "standing", "reason"),
    [(("AAM", "T"), (1, 2), "most-cards"), (("AM", "TT"), (1, 1), "shared")],
)
def test_u21_a_tie_goes_to_the_cards_kept(
    kept: tuple[str, str], standing: tuple[int, int], reason: str
) -> None:
    state = at_phase(3, leave=0)
    for seat, cards in enumerate(kept):
        state.earned[6 * seat] = 40
        give(state, seat, cards)
    state.depth = 0
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (40, 40)
    assert outcome.places == standing
    assert outcome.reason == reason


def test_u22_the_fourth_priest_keeps_the_score() -> None:
    state = at_phase(1, leave=4)
    for seat in (LINA, OTHER, LINA, OTHER, LINA, OTHER):
        assert GAME.to_move(state) == seat
        play(state, next(text for text in texts(state) if text.startswith("place:")))
    assert list(state.ready) == [0, 0]
    assert texts(state) == ["build"]


def test_u23_forced_break_leaves_three_two_and_one_priests() -> None:
    state = at_phase(1, break_="forced")
    assert list(state.ready) == [3, 3]
    stand(state, OTHER, *showing(state, "T", level=1, count=3))
    finish_level(state)
    assert list(state.ready) == [2, 2] and state.standing(OTHER) == 0
    fill_level(state, 2, leave=1)
    finish_level(turn_of(state, LINA))
    assert list(state.ready) == [1, 1]


def test_u24_no_break_leaves_the_priests_where_they_stand() -> None:
    state = at_phase(1, break_="none")
    place = quarter("q-1-1")
    stand(state, OTHER, place)
    finish_level(state)
    assert state.priests[place] == OTHER and list(state.ready) == [3, 2]
    play(turn_of(state, LINA), "build", first_draw(state), "lay:l2-0-0@r1")
    assert state.priests[place] == OTHER and state.levels[place] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_u25_u26_cards_and_priests_are_conserved(seats: int) -> None:
    """Nine cards of each idol, three priests of each player."""
    state = new(seats)
    box = conserved(state)
    assert box["jaguar"] == 9 and box["priests-0"] == 3
    random_game(state, seed=seats)
    assert conserved(state) == box


def test_u27_points_come_in_three_counts_only() -> None:
    state = new(3)
    score: Counter[int] = Counter()
    counts = 0
    for events in random_game(state, seed=27):
        kinds = [event.kind for event in events]
        counts += "completed" in kinds
        assert "scored" not in kinds or "completed" in kinds
        for event in events:
            if event.kind == "scored":
                score[event.seat] += event["points"]
    assert counts == 3
    assert facts(state, NOBODY)["scores"] == [score[seat] for seat in range(3)]


# Worked placements: the base as printed, the tiles that lie, the new one, what it brings about.

NOTHING_LIES: list[tuple[int, str]] = []
TILE_13 = [(13, "l1-0-0")]
FOUR_TILES = [(1, "l1-0-0"), (4, "l1-1-0"), (19, "l1-0-1"), (10, "l1-1-1")]


@pytest.mark.parametrize(
    ("lie", "tile", "slot", "turn", "expected"),
    [
        pytest.param(NOTHING_LIES, 13, "l1-0-0", 0, {"jaguar-2"}, id="D1"),
        pytest.param(NOTHING_LIES, 13, "l1-0-0", 1, {"macaw-2", "jaguar-1"}, id="D2"),
        pytest.param(NOTHING_LIES, 13, "l1-0-0", 2, set(), id="D3"),
        pytest.param(NOTHING_LIES, 13, "l1-0-0", 3, {"turtle-2"}, id="D4"),
        pytest.param(TILE_13, 22, "l1-1-0", 0, {"serpent-2", "macaw-1"}, id="D5"),
        pytest.param(TILE_13, 22, "l1-1-0", 3, {"macaw-2"}, id="D6"),
        pytest.param(NOTHING_LIES, 3, "l1-1-1", 1, {"serpent-2", "macaw-2", "jaguar-2"}, id="D7"),
        pytest.param(FOUR_TILES, 5, "l2-0-0", 3, {"serpent-2", "monkey-2", "jaguar-1"}, id="D8"),
        pytest.param(FOUR_TILES, 20, "l2-0-0", 3, set(), id="D9"),
        pytest.param(FOUR_TILES, 20, "l2-0-0", 2, {"macaw-1", "serpent-1", "monkey-1"}, id="D10"),
    ],
)
def test_worked_placement(
    lie: list[tuple[int, str]], tile: int, slot: str, turn: int, expected: set[str]
) -> None:
    state = new()
    for number, place in lie:
        put(state, number, place)
    assert slot in SLOT_IDS
    assert claims(state, tile, slot, turn) == expected
