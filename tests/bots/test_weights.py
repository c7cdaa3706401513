"""Weights of evaluations: every name is read, and features count what they say."""

from importlib import import_module

import pytest

from ziggurat import Table
from ziggurat.bots.weights import Numbers, Tables, Weights, path_of, read_file, read_tables
from ziggurat.core.errors import DataError
from ziggurat.games.amytis.bot.evaluation import AmytisWeights, architects, city, share_left
from ziggurat.games.amytis.components import PILE_HEIGHT, PLACES
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.pyramidion.bot.evaluation import (
    PyramidionWeights,
    chance_to_lead,
    first_next,
    harbour,
)
from ziggurat.games.pyramidion.components import (
    BARGAINING,
    BOAT_COSTS,
    BOAT_POINTS,
    CARD_IDS,
    PRINTED_NUMBERS,
)
from ziggurat.games.pyramidion.components import CARDS as CHARACTERS
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.uxmal.bot.evaluation import UxmalWeights, counted, priests, ready, tiles_left
from ziggurat.games.uxmal.bot.evaluation import share_left as level_left
from ziggurat.games.uxmal.components import BLANK, PHASES
from ziggurat.games.uxmal.state import Uxmal

GAMES = ["amytis", "uxmal", "pyramidion", "teotihuacan", "origins"]


@pytest.mark.parametrize("game", GAMES)
def test_every_weight_of_a_file_is_read(game: str) -> None:
    kind = getattr(import_module(f"ziggurat.games.{game}.bot.evaluation"), f"{game.title()}Weights")
    for table in read_file(path_of(game)).values():
        told = Weights(table["weights"])
        kind(told)
        assert told.asked == set(table["weights"])
        assert table["made"] == "by hand" or table["confirmed"]


def test_the_nearest_table_serves_and_of_two_that_for_fewer() -> None:
    tables = Tables({2: {"a": 2.0}, 4: {"a": 4.0}})
    assert [tables.of(seats).one("a") for seats in range(1, 6)] == [2.0, 2.0, 2.0, 4.0, 4.0]


def test_weights_that_are_missing_or_of_another_form_are_refused() -> None:
    told = Weights({"one": 1, "two": [1.0, 2.0]})
    assert told.one("one") == 1.0
    assert list(told.many("two", 2)) == [1.0, 2.0]
    for asked in (
        lambda: told.one("two"),
        lambda: told.one("three"),
        lambda: told.many("two", 3),
        lambda: told.many("one", 1),
    ):
        with pytest.raises(DataError, match="weight"):
            asked()


def told(game: str, **changed: float | list[float]) -> Weights:
    """All weights of a game at 0, but for some."""
    numbers: Numbers = {}
    for name, value in read_tables(game).numbers(2).items():
        numbers[name] = [0.0] * len(value) if isinstance(value, list) else 0.0
    for name, number in changed.items():
        assert name.replace("_", "-") in numbers
        numbers[name.replace("_", "-")] = number
    return Weights(numbers)


def test_two_architects_promise_the_line_they_lack_one_of() -> None:
    state = Table("amytis", seed=1).state
    assert isinstance(state, Amytis)
    weights = AmytisWeights(told("amytis", one_short=4.0, two_ways=1.0))
    worth = []
    for mine, theirs in ((0b1, 0), (0b11, 0), (0b11, 0b100), (0b1011, 0), (0b111, 0)):
        state.architects[0], state.architects[1] = mine, theirs
        worth.append(architects(state, 0, weights))
    assert worth == [0.0, 4.0, 0.0, 5.0, 0.0]  # a line that is made is taken back
    state.architects[0] = 0b11
    state.bottom[0] = 5
    assert architects(state, 0, weights) == 0.0  # no pawn is left for it


def test_a_city_is_worth_its_stacks_colours_and_pawns() -> None:
    state = Table("amytis", seed=1).state
    assert isinstance(state, Amytis)
    weights = AmytisWeights(
        told("amytis", stack=[0.0, 1.0, 10.0, 0.0, 0.0], colour=100.0, favour=[0.0] * 7 + [0.5])
    )
    assert city(state, 0, weights) == 0.0
    for site, tile in ((0, 0), (0, 4), (1, 8), (2, 1)):  # three of one colour, two on one site
        state.put_on(0, site, tile)
    state.bottom[0] = 2
    assert city(state, 0, weights) == 200.0 + 10.0 + 2.0 + 1.0
    assert share_left(state) == 1.0
    state.left[0] = 0
    assert share_left(state) == pytest.approx(1 - PILE_HEIGHT / (PLACES * PILE_HEIGHT))


def test_priests_are_worth_the_idols_they_stand_on() -> None:
    state = Table("uxmal", seed=1).state
    assert isinstance(state, Uxmal)
    weights = UxmalWeights(told("uxmal", priest=[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]))
    assert level_left(state) == 1.0
    state.visible[0], state.visible[1], state.visible[2] = state.track[0], state.track[4], BLANK
    for place, seat in ((0, 0), (1, 0), (2, 1)):
        state.priests[place] = seat
    assert [priests(state, seat, weights) for seat in (0, 1)] == [6.0, 6.0]


def test_a_level_that_will_be_complete_is_counted_before_its_last_tile_is_drawn() -> None:
    state = Table("uxmal", seed=1).state
    assert isinstance(state, Uxmal)
    numbers = told("uxmal", card=[1.0, 2.0, 3.0, 4.0, 5.0], ready=[0.0, 10.0, 0.0])
    for space, cards in ((0, 3), (1, 1), (2, 1), (4, 1)):
        state.hands[state.track[space]] = cards
    scored = 2 * 3 + 1  # by the count, then those that stay are of favourites
    assert counted(state, 0, UxmalWeights(numbers)) == scored + 1.0 + 3.0 + 3 * 10.0
    state.phase = PHASES
    assert counted(state, 0, UxmalWeights(numbers)) == scored


def test_priests_that_find_no_turn_any_more_are_worth_less() -> None:
    state = Table("uxmal", seats=4, seed=1).state
    assert isinstance(state, Uxmal)
    weights = UxmalWeights(told("uxmal", ready=[2.0, 0.0, 0.0], stranded=-1.0))
    assert ready(state, 0, weights, 1.0) == 6.0
    state.reserve.total -= 8
    assert tiles_left(state) == 8  # two turns each, if all players build
    assert ready(state, 0, weights, 0.5) == 5.0


@pytest.fixture
def site() -> Pyramidion:
    """Two players before Giza, the cards on it and in hand still to be given."""
    state = Table("pyramidion", seed=1).state
    assert isinstance(state, Pyramidion)
    state.site = 0
    for seat in range(2):
        state.hand[seat] = state.open[seat] = 0
    return state


THREES = [n for n in range(CHARACTERS) if PRINTED_NUMBERS[CHARACTERS * BARGAINING + n] == 3]


def test_a_lead_is_the_likelier_the_more_lies_there_and_is_in_hand(site: Pyramidion) -> None:
    weights = PyramidionWeights(told("pyramidion", commit=0.5, edge=0.4))
    site.played[0] = 1 << THREES[0]
    site.played[1] = 1 << THREES[1]
    site.hand[0] = site.open[0] = 1 << THREES[2]
    chances = []
    for held in (0, 1 << THREES[3], 1 << THREES[3] | 1 << THREES[4]):
        site.hand[1] = site.open[1] = held
        chances.append(chance_to_lead(site, 0, BARGAINING, 1, weights))
    assert chances[0] > chances[1] > chances[2] > 0.0
    assert chances[1] == 0.5
    site.passed = 0b01
    assert chance_to_lead(site, 0, BARGAINING, 1, weights) == 0.0  # a tie, and nothing to add


def test_the_last_one_playing_leads_or_can_see_what_it_takes(site: Pyramidion) -> None:
    weights = PyramidionWeights(told("pyramidion", overtakes=0.9, gap=-0.1))
    site.passed = 0b10
    site.played[1] = 1 << THREES[0]
    site.hand[0] = site.open[0] = 1 << THREES[1]
    assert chance_to_lead(site, 0, BARGAINING, 1, weights) == 0.0  # three more would be a tie
    site.hand[0] |= 1 << THREES[2]
    assert chance_to_lead(site, 0, BARGAINING, 1, weights) == pytest.approx(0.5)
    site.played[0] = site.hand[0]
    assert chance_to_lead(site, 0, BARGAINING, 1, weights) == 1.0


def test_who_has_no_influence_will_not_lead_in_a_revolt(site: Pyramidion) -> None:
    weights = PyramidionWeights(told("pyramidion", edge=0.4, revolt=1.0))
    site.played[0] = 1 << CARD_IDS.index("merchant-2")  # no influence
    before = chance_to_lead(site, 0, BARGAINING, 1, weights)
    site.played[1] = 1 << CARD_IDS.index("revolt-1")
    assert chance_to_lead(site, 0, BARGAINING, 1, weights) < 0.05 < before


def test_a_rival_may_load_the_boat_first(site: Pyramidion) -> None:
    weights = PyramidionWeights(told("pyramidion", loaded_soon=1.0, contested=0.5, nearly=0.5))
    site.row = 1
    seat = site.order[1]
    site.stocks[seat] = BOAT_COSTS[0]
    assert harbour(site, seat, BOAT_COSTS[0], weights) == BOAT_POINTS[0]
    site.stocks[1 - seat] = BOAT_COSTS[0]
    assert harbour(site, seat, BOAT_COSTS[0], weights) == 0.5 * int(BOAT_POINTS[0])
    assert harbour(site, 1 - seat, BOAT_COSTS[0], weights) == BOAT_POINTS[0]
    assert harbour(site, seat, 0, weights) == 0.5 * 0.5**3 * int(BOAT_POINTS[0])


def test_without_giza_two_players_change_places(site: Pyramidion) -> None:
    site.site = 1
    assert first_next(site) == site.order[1]
    site.sundials = 1
    assert first_next(site) == site.order[0]
    site.tokens[site.order[1]] = 0
    assert first_next(site) == site.order[1]
