"""The solo variant, which is ours."""

import pytest

from games.teotihuacan.positions import (
    architect,
    asked,
    city,
    draw,
    new,
    play,
    put,
    raised,
    shows,
    stack,
    told,
    turn,
)
from ziggurat.core.game import Outcome
from ziggurat.core.rules import CHANCE
from ziggurat.core.steps import step
from ziggurat.games.teotihuacan import steps
from ziggurat.games.teotihuacan.components import TILE_IDS
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.state import FROM_BONUS, RIVAL, Teotihuacan

ANNA = 0


def rival(state: Teotihuacan, card: str) -> list[tuple[str, int]]:
    """The Rival plays a card; the events of the Rival with their last number."""
    state.depth = 0
    state.rival_cards = 63
    state.then(step(steps.RIVAL_CARD), step(steps.STACKING, ANNA))
    GAME.settle(state)
    heard = play(state, f"card:{card}")
    return [(e.kind, list(e.numbers().values())[-1]) for e in heard if e.kind.startswith("rival")]


def tile(name: str) -> int:
    return TILE_IDS.index(name)


def without(state: Teotihuacan, *tiles: str) -> None:
    """The market has none of these."""
    for name in tiles:
        state.stock[tile(name)] = 0


def test_solo_is_set_up_as_for_two() -> None:
    """Solo 1."""
    table = told(new(1))
    assert len(table["spaces"]) == 6 and table["rounds"] == 3
    assert table["rival"] == {
        "score": 0,
        "handicap": 0,
        "discs": 6,
        "card": None,
        "cards": ["a-low", "a-high", "b-low", "b-high", "c-low", "c-high"],
        "masks": [],
    }
    assert table["cities"][0]["side"] == "top"


def test_turns_alternate_and_the_rival_draws_a_card() -> None:
    """Solo 2 and 3: one disc a turn for the Rival."""
    state = turn(new(1))
    play(state, "discs:a1-2", "half:influence", "produce", "done")
    assert GAME.to_move(state) == CHANCE and asked(state) == "rival-card"
    assert len(GAME.outcomes(state)) == 6
    draw(state)
    assert asked(state) == "stacking" and told(state)["rival"]["discs"] == 5


def test_after_passing_the_rival_goes_on_alone() -> None:
    """Solo 2: the round ends when the player has passed and the Rival has no disc."""
    state = turn(new(1))
    play(state, "pass")
    for discs in range(6, 0, -1):
        assert asked(state) == "rival-card" and state.rival_discs == discs
        GAME.play(state, GAME.outcomes(state)[0][0])
        if asked(state) == "revealing":
            GAME.play(state, GAME.outcomes(state)[0][0])
    assert asked(state) == "bonus-disc" and told(state)["round"] == 2
    draw_discs(state)
    assert told(state)["first"] == "rival" and asked(state) == "rival-card"
    assert (state.rival_discs, state.ready[ANNA], len(GAME.outcomes(state))) == (5, 5, 6)


def draw_discs(state: Teotihuacan) -> None:
    """Bonus discs of the new round."""
    while asked(state) == "bonus-disc":
        GAME.play(state, GAME.outcomes(state)[0][0])


def test_a_rival_without_discs_is_skipped() -> None:
    """Solo 2."""
    state = new(1)
    state.rival_discs = 0
    play(turn(state), "discs:a1-1", "half:influence", "produce", "done")
    assert asked(state) == "stacking"


@pytest.mark.parametrize(
    ("card", "space"), [("a-low", "a2"), ("a-high", "a1"), ("b-low", "b1"), ("c-high", "c1")]
)
def test_the_lowest_or_highest_stack_leftmost_on_a_tie(card: str, space: str) -> None:
    """Solo 4."""
    state = new(1)
    stack(state, "a1", ANNA)
    before = told(state)["spaces"][space]["discs"]
    rival(state, card)
    assert told(state)["spaces"][space]["discs"] == [*before, "rival"]


def test_a_full_zone_sends_the_rival_to_the_next() -> None:
    """Solo 4: C is followed by A."""
    state = new(1)
    for space in ("c1", "c2"):
        stack(state, space, ANNA, RIVAL, ANNA)
    told_ = rival(state, "c-low")
    assert told(state)["spaces"]["a1"]["discs"] == ["rival"]
    assert ("rival-scored", 2) in told_


def test_two_points_for_covering_a_bonus_disc() -> None:
    """Solo 4."""
    state = new(1)
    rival(state, "c-low")
    assert state.rival_points == 2 + 5
    stack(state, "c2", ANNA)
    rival(state, "c-high")
    assert state.rival_points == 7 + 5


def test_zone_a_removes_the_largest_building() -> None:
    """Solo 4: up to its Power; gold before stone before wood."""
    state = new(1)
    stack(state, "a1", ANNA)
    assert rival(state, "a-high")[-2:] == [("rival-took", tile("gold-3")), ("rival-scored", 3)]
    assert told(state)["box"]["gold-3"] == 1 and told(state)["market"]["gold-3"] == 0
    rival(state, "a-low")
    assert told(state)["box"]["stone-2"] == 1
    without(state, *TILE_IDS[:9])
    assert rival(state, "a-high")[-1] == ("rival-scored", 2)


def test_zone_a_takes_the_larger_before_the_dearer() -> None:
    """Solo 4: wood of size 3 before stone of size 2."""
    state = new(1)
    stack(state, "a1", ANNA)
    without(state, "stone-3", "gold-3")
    rival(state, "a-high")
    assert told(state)["box"]["wood-3"] == 1 and told(state)["box"]["stone-2"] == 0


def test_zone_b_removes_a_temple_and_buries_a_worship_tile() -> None:
    """Solo 4: the largest up to one more than its Power; size and one."""
    state = new(1)
    shows(state, "pile-green", "green-small")
    assert ("rival-scored", 4) in rival(state, "b-low")
    assert told(state)["box"]["temple-green"] == 1
    assert asked(state) == "revealing"
    assert told(state)["worship"]["green"]["under"] == ["green-small"]
    draw(state)
    assert told(state)["worship"]["green"]["pile"] is not None
    stack(state, "b1", ANNA)
    rival(state, "b-high")
    assert told(state)["box"]["temple-red"] == 1


def test_zone_b_takes_the_smallest_if_all_are_too_large() -> None:
    """Solo 4."""
    state = new(1)
    without(state, "temple-green")
    assert ("rival-scored", 5) in rival(state, "b-low")
    assert told(state)["box"]["temple-blue"] == 1
    without(state, "temple-blue", "temple-red")
    draw(state)
    assert rival(state, "b-low")[-1] == ("rival-scored", 2)


def test_a_lone_worship_tile_stays() -> None:
    """Solo 4: the pile holds no other tile, or none lies on it."""
    state = new(1)
    for kind in range(21):
        state.green.middle.counts[kind] = 0
    state.green.middle.total = 0
    kept = told(state)["worship"]["green"]["pile"]
    rival(state, "b-low")
    assert told(state)["worship"]["green"]["pile"] == kept and asked(state) == "stacking"


def test_zone_c_removes_a_pyramid_tile() -> None:
    """Solo 4: of the colour with most in the market, green before blue before red."""
    state = new(1)
    assert ("rival-took", tile("pyramid-green")) in rival(state, "c-low")
    assert ("rival-took", tile("pyramid-blue")) in rival(state, "c-low")
    without(state, "pyramid-green", "pyramid-blue", "pyramid-red")
    assert rival(state, "c-low")[-1] == ("rival-scored", 2)


def test_the_rival_takes_a_mask_each_round() -> None:
    """Solo 5: the most valuable top tile; also after the last round."""
    state = new(1)
    state.rival_discs = 0
    play(turn(state), "pass")
    draw_discs(state)
    assert told(state)["rival"]["masks"] == ["purple-8"] and state.rival_points == 8


def test_purple_goes_before_turquoise_of_the_same_value() -> None:
    """Solo 5: purple 6 before turquoise 6."""
    state = new(1)
    state.rival_discs = 0
    play(turn(state), "pass")
    draw_discs(state)
    state.rival_discs = 0
    play(turn(state), "pass")
    assert told(state)["rival"]["masks"] == ["purple-8", "purple-6"]


@pytest.mark.parametrize(
    ("handicap", "mine", "place", "reason"),
    [
        ("0", 21, (1,), "rival-beaten"),
        ("0", 20, (2,), "rival-ahead"),
        ("10", 30, (2,), "rival-ahead"),
        ("10", 31, (1,), "rival-beaten"),
        ("30", 50, (2,), "rival-ahead"),
    ],
)
def test_the_player_needs_more_than_the_rival_and_its_handicap(
    handicap: str, mine: int, place: tuple[int], reason: str
) -> None:
    """Solo 6 and 7: equal is lost."""
    state = new(1, solo_handicap=handicap)
    state.round = 3
    state.rival_discs = 0
    state.masks = 0
    state.rival_points = 20
    state.earn(ANNA, FROM_BONUS, mine)
    architect(state, ANNA, "left")
    play(turn(state), "pass")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.reason) == ((mine,), place, reason)
    assert city(state)["side"] == "left"


def test_the_rival_is_beaten_with_what_the_districts_bring() -> None:
    """Solo 6: the final count comes first. The game is won with two points more than 20."""
    state = new(1)
    state.round = 3
    state.rival_discs = 0
    state.masks = 0
    state.rival_points = 20
    state.earn(ANNA, FROM_BONUS, 20)
    raised(state, ANNA, "green", "base-nw")
    put(state, ANNA, "temple-green", "0,0 0,1 0,2")
    play(turn(state), "pass")
    assert GAME.outcome(state) == Outcome((22,), (1,), "rival-beaten")
