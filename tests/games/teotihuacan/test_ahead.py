"""Zone B is open if some use of its bonus leads to an action. (Actions; annex 1; R-50)"""

from itertools import product

import pytest

from games.teotihuacan.positions import (
    asked,
    bare,
    cubes,
    draw,
    fill,
    give,
    new,
    pair_of,
    play,
    put,
    shows,
    stack,
    targets,
    texts,
    turn,
)
from ziggurat.core.choices import Choices
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE
from ziggurat.core.steps import seat_of
from ziggurat.games.teotihuacan.components import (
    ANY_CONSTRUCTION,
    ANY_INFLUENCE,
    MOST_DISCS,
    NOTHING,
    RESOURCE,
    SPACE_IDS,
    TEMPLE,
    TILE_IDS,
    TILES,
)
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.possible import can_offer, can_raise_temple
from ziggurat.games.teotihuacan.rules.cubes import ALL
from ziggurat.games.teotihuacan.rules.turn import leads_on
from ziggurat.games.teotihuacan.state import IN_MARKET, IN_RESERVE, Teotihuacan
from ziggurat.games.teotihuacan.verbs import DISCS

ANNA = 0
ZONE_B = [SPACE_IDS.index(space) for space in ("b1", "b2", "b3")]
SEQUENCES = 3_000  # that are tried at a table; if there are more it is left out
LEAST_TABLES = 150  # that have to be left


def opened(state: Teotihuacan) -> list[str]:
    """How many discs may be put on b1."""
    return [target for target in targets(turn(state), "discs") if target.startswith("b1")]


def crowd(state: Teotihuacan, free: str) -> None:
    """Everything but these squares lies under tiles."""
    pairs = [pair.split(",") for pair in free.split()]
    wanted = [f"sq-{row}-{column}" for row, column in pairs]
    names = GAME.catalogue.texts
    places = [text.removeprefix("spend:") for text in names if text.startswith("spend:")]
    for half in range(2):
        here = places[54 * half : 54 * half + 54]
        kept = sum(1 << n for n, name in enumerate(here) if name in wanted)
        state.covered[2 * ANNA + half] |= ALL & ~kept


def sell_temples(state: Teotihuacan, *colours: int) -> None:
    """The market has no temples of these colours."""
    for colour in colours:
        state.stock[TILES * IN_MARKET + TEMPLE + colour] = 0


def sell_small_buildings(state: Teotihuacan) -> None:
    """The reserve has no buildings of size 1."""
    for tile in ("wood-1", "stone-1"):
        state.stock[TILES * IN_RESERVE + TILE_IDS.index(tile)] = 0


def test_production_before_the_action_opens_a_space() -> None:
    """One wood cube and a stone building: two discs, produce a stone, build the green temple."""
    state = new()
    put(state, ANNA, "stone-1", "0,0")
    cubes(state, ANNA, "wood", "2,0")
    assert opened(state) == []
    bare(state, "b1", "bonus-influence")
    assert "b1-2" in opened(state)
    play(turn(state), "discs:b1-2")
    assert texts(state) == ["bonus"]
    play(state, "bonus", "action:production", "produce", "cube:sq-0-1")
    assert texts(state) == ["half:construction"]
    play(state, "half:construction", "take:temple-green", "rest")
    assert asked(state) == "setting"


def test_a_covered_bonus_opens_nothing() -> None:
    state = new()
    put(state, ANNA, "stone-1", "0,0")
    cubes(state, ANNA, "wood", "2,0")
    bare(state, "b1", "bonus-influence")
    stack(state, "b1", ANNA)
    assert opened(state) == []


def test_each_building_produces_one_cube_only() -> None:
    """A blue temple asks for two stones at Power 4, and one building brings one."""
    state = new()
    put(state, ANNA, "stone-1", "0,0")
    sell_temples(state, 0, 2)
    sell_small_buildings(state)
    bare(state, "b1", "bonus-influence")
    assert opened(state) == []
    put(state, ANNA, "stone-2", "0,5 0,6")
    assert opened(state) == ["b1-3"]


@pytest.mark.parametrize(("more", "discs"), [("", []), ("0,4", ["b1-3"])])
def test_two_buildings_do_not_produce_on_the_same_square(more: str, discs: list[str]) -> None:
    """The square between them is the only one left beside either, or not."""
    state = new()
    put(state, ANNA, "stone-1", "0,0")
    put(state, ANNA, "stone-2", "0,2 0,3")
    sell_temples(state, 0, 2)
    sell_small_buildings(state)
    bare(state, "b1", "bonus-influence")
    crowd(state, f"0,1 9,9 10,8 10,9 10,10 {more}")
    state.sides[ANNA] = 2
    assert opened(state) == discs


def test_two_small_buildings_open_a_space() -> None:
    """Wood around one, stone around the other."""
    state = new()
    bare(state, "b1", "bonus-influence")
    assert opened(state) == ["b1-1", "b1-2", "b1-3"]
    sell_small_buildings(state)
    assert opened(state) == []


def test_a_worship_tile_exchanged_by_a_favour_opens_a_space() -> None:
    """A tile that cannot be offered goes, one that can comes."""
    state = new()
    sell_small_buildings(state)
    give(state, ANNA, "red-ten")
    for place in ("slot-green", "pile-green", "slot-blue", "pile-blue", "slot-red", "pile-red"):
        shows(state, place, {"g": "green-small", "b": "blue-eight", "r": "red-gold"}[place[5]])
    bare(state, "b1", "bonus-influence")
    assert opened(state) == []
    shows(state, "slot-green", "green-influence")
    assert opened(state) == ["b1-1", "b1-2", "b1-3"]
    play(turn(state), "discs:b1-1", "bonus", "action:favour", "return:red-ten")
    play(state, "worship:slot-green")
    draw(state)
    assert texts(state) == ["half:influence"]


def test_a_building_before_the_action_opens_a_space() -> None:
    """Stones around a building of size 2, and a wood cube: the green temple at Power 3."""
    state = new()
    bare(state, "b1", "bonus-construction")
    cubes(state, ANNA, "wood", "2,0")
    assert "b1-2" in opened(state)
    play(turn(state), "discs:b1-2", "bonus", "action:building", "take:stone-2")
    play(state, f"set:{pair_of('stone-2', '0,4 0,5')}")
    assert texts(state) == ["half:construction"]


def test_a_reward_of_the_pyramid_opens_a_space() -> None:
    """No temple is left; a pyramid tile covers the reward of a worship tile that can be offered."""
    state = new()
    sell_temples(state, 0, 1, 2)
    fill(state, ANNA, gold=4, wood=1)
    crowd(state, "11,11")
    bare(state, "b1", "bonus-construction")
    for place in ("pile-green", "pile-blue", "pile-red"):
        shows(state, place, {"g": "green-small", "b": "blue-eight", "r": "red-ten"}[place[5]])
    state.sides[ANNA] = 1
    assert opened(state) == []
    shows(state, "pile-green", "green-influence")
    assert opened(state) == ["b1-1", "b1-2", "b1-3"]
    state.sides[ANNA] = 3
    assert opened(state) == []


def sequences(state: Teotihuacan, seat: int, choice: int) -> bool | None:
    """Whether any sequence of choices comes to an action of the space; None if there are too many.

    Chance does not matter: what is turned up cannot be taken any more.
    """
    first = state.copy()
    GAME.play(first, choice)
    rest, seen = [first], set[tuple[int, ...]]()
    while rest:
        table = rest.pop()
        if GAME.to_move(table) == CHANCE:
            GAME.play(table, GAME.outcomes(table)[0][0])
            rest.append(table)
            continue
        if GAME.asking(table) == "half" and any(text.startswith("half:") for text in texts(table)):
            return True
        flat = tuple(table.flat())
        if GAME.asking(table) in ("", "stacking", "bonus") or flat in seen:
            continue
        assert GAME.to_move(table) == seat
        seen.add(flat)
        if len(seen) > SEQUENCES:
            return None
        for one in GAME.choices(table):
            after = table.copy()
            GAME.play(after, one)
            rest.append(after)
    return False


def random_table(pick: Rng) -> Teotihuacan | None:
    """A table somewhere in a random game, before discs are placed: None if it came to its end."""
    state: Teotihuacan = GAME.setup({"side": "AB"[pick.below(2)]}, 1 + int(pick.below(4)))
    out, steps = Choices(), 20 + int(pick.below(240))
    while (mover := GAME.fill(state, out)) <= CHANCE:
        if steps <= 0 and GAME.asking(state) == "stacking":
            return state
        GAME.play(state, pick.weighted(out) if mover == CHANCE else pick.choice(out))
        steps -= 1
    return None


def impoverish(state: Teotihuacan, seat: int, pick: Rng) -> None:
    """Few cubes, few free squares, perhaps no green temple: where it is hard to say."""
    for half, kind in product(range(2), range(3)):
        at = 2 * (3 * seat + kind) + half
        state.cubes[at] &= sum(1 << n for n in range(54) if pick.below(4) == 0)
    if pick.below(3) == 0:
        sell_temples(state, 0)
    if pick.below(3) > 0:
        for half in range(2):
            left = 0
            for _ in range(int(pick.below(4))):
                left |= 7 << int(pick.below(52))
            state.covered[2 * seat + half] |= ALL & ~left
            for kind in range(3):
                state.cubes[2 * (3 * seat + kind) + half] &= left


def test_every_sequence_that_begins_with_the_bonus_is_foreseen() -> None:
    """Against all sequences of choices, one after the other, at tables with little to spare."""
    pick, found = Rng(5), {True: 0, False: 0}
    while sum(found.values()) < LEAST_TABLES:
        state = random_table(pick)
        if state is None:
            continue
        seat = int(seat_of(state.top()))
        impoverish(state, seat, pick)
        space = ZONE_B[pick.below(2)]
        for discs in range(MOST_DISCS):
            state.stacks[MOST_DISCS * space + discs] = NOTHING
        state.bonuses[space] = (ANY_INFLUENCE, ANY_CONSTRUCTION, RESOURCE)[pick.below(3)]
        discs = 1 + int(pick.below(min(MOST_DISCS, int(state.ready[seat]))))
        if can_offer(state, seat) or can_raise_temple(state, seat, 1 + discs):
            continue
        told = sequences(state, seat, int(DISCS.on(MOST_DISCS * space + discs - 1)))
        if told is not None:
            assert leads_on(state, seat, space, 1 + discs) == told
            found[told] += 1
    assert min(found.values()) > LEAST_TABLES // 5
