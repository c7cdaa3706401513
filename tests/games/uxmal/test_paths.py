"""The way of a priest, against a search that knows nothing clever."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.uxmal.boards import give, map_of, new, texts, turn_of
from ziggurat.games.uxmal.components import NO_PRIEST, QUARTERS, SIDE
from ziggurat.games.uxmal.paths import FAR, can_walk, costs_from
from ziggurat.games.uxmal.state import Uxmal


@st.composite
def pyramids(draw: st.DrawFn) -> tuple[Uxmal, int]:
    """Any heights, up to twelve priests, and where one of them stands."""
    state = new(4)
    for place, level in enumerate(draw(st.binary(min_size=QUARTERS, max_size=QUARTERS))):
        state.levels[place] = level % 4
    crowd = draw(st.lists(st.integers(0, QUARTERS - 1), min_size=1, max_size=12, unique=True))
    for place in crowd:
        state.priests[place] = place % 4
        state.levels[place] = max(1, state.levels[place])
    return state, crowd[0]


def beside(here: int, near: int) -> bool:
    """Whether two quarters share a side."""
    return abs(here % SIDE - near % SIDE) + abs(here // SIDE - near // SIDE) == 1


def brute_force(state: Uxmal, start: int) -> list[int]:
    """Walk every edge again and again until no path gets cheaper."""
    costs = [FAR] * QUARTERS
    costs[start] = 0
    better = True
    while better:
        better = False
        for here in range(QUARTERS):
            for near in range(QUARTERS):
                if beside(here, near) and costs[here] < FAR and state.levels[near] > 0:
                    cost = costs[here] + (state.priests[near] == NO_PRIEST)
                    if cost < costs[near]:
                        costs[near] = cost
                        better = True
    return costs


@settings(max_examples=60, deadline=None)
@given(pyramids(), st.integers(0, 20))
def test_costs_are_those_of_the_cheapest_path(pyramid: tuple[Uxmal, int], most: int) -> None:
    state, start = pyramid
    cheapest = brute_force(state, start)
    reached = [cost if cost <= most else FAR for cost in cheapest]
    assert [int(cost) for cost in costs_from(state, start, most)] == reached


@settings(max_examples=60, deadline=None)
@given(pyramids())
def test_a_priest_can_walk_where_one_card_leads_somewhere(pyramid: tuple[Uxmal, int]) -> None:
    state, start = pyramid
    assert can_walk(state, start) == (1 in brute_force(state, start))


def test_a_crowd_at_the_edge_leads_nowhere() -> None:
    """Beyond the base is nothing, least of all the far corner of the pyramid. (R-11)"""
    state = map_of(
        """
        a a . . . . . .
        a b . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . 1 1
        . . . . . . 1 1
        """
    )
    give(state, 0, "JJ")
    turn_of(state, 0)
    assert not can_walk(state, 0)
    assert not any(text.startswith("walk:") for text in texts(state))
