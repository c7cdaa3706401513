"""The market, its piles, and building in order. (p. 14-15)"""

from games.origins.positions import (
    asked,
    goods,
    has,
    kinds,
    main_action,
    new,
    play,
    player,
    put,
    sells,
    targets,
    texts,
    told,
)
from ziggurat.games.origins.components import A_BUILD, KIND_IDS, NOTHING
from ziggurat.games.origins.state import Origins

FIVE = ("mint", "obelisk", "healer", "fortress", "construction-yard")


def emptied(state: Origins, first: int) -> None:
    """The pile of a colour is used up: these six kinds, and the tile face up."""
    for kind in range(first, first + 6):
        state.unseen[kind] = 0


def test_a_yard_built_finds_the_market_refilled() -> None:
    """Pay, lay, slide, refill, turn up, then the ability, which refills again."""
    state = new()
    sells(state, *FIVE)
    goods(state, wisdom=4, stone=1)
    main_action(state, A_BUILD)
    purple = told(state)["piles"]["purple"]["preview"]
    play(state, "pick:market-5", "as:building")
    events = play(state, "build:cell-9-11")
    assert kinds(events) == ["built", "refilled"] and asked(state) == "revealing"
    assert told(state)["market"] == [*FIVE[:4], purple]
    play(state, "draw:estate", "use:cell-9-11")
    assert targets(state, "pick") == [f"market-{n}" for n in range(1, 6)]
    events = play(state, "pick:market-5")
    assert kinds(events) == ["reserved", "refilled"] and player(state)["reserve"] == [purple]
    assert told(state)["market"] == [*FIVE[:4], "estate"] and asked(state) == "revealing"


def test_an_empty_pile_leaves_the_last_space_empty() -> None:
    """The costs of the others do not change; the next refill takes the uppermost gap."""
    state = new()
    sells(state, *FIVE)
    emptied(state, 0)
    state.previews[4] = NOTHING
    main_action(state, A_BUILD)
    play(state, "pick:market-1", "as:farm", "build:cell-9-11")
    assert told(state)["market"] == [*FIVE[1:], None] and asked(state) == "acting"
    red = told(state)["piles"]["red"]["preview"]
    main_action(state, A_BUILD)
    assert targets(state, "pick") == [f"market-{n}" for n in range(1, 5)]
    play(state, "pick:market-3", "as:farm", "build:cell-9-12")
    assert told(state)["market"] == ["obelisk", "healer", "construction-yard", red, None]


def test_the_last_tile_of_a_pile_leaves_no_preview() -> None:
    """Build 6: nothing is turned up."""
    state = new()
    sells(state, *FIVE)
    emptied(state, 0)
    main_action(state, A_BUILD)
    play(state, "pick:market-1", "as:farm", "build:cell-9-11")
    assert told(state)["piles"]["yellow"]["preview"] is None and asked(state) == "acting"
    assert told(state)["market"][4] is not None


def test_without_tiles_nobody_can_build() -> None:
    """Visit 4: an action must be possible; a tile set aside is enough."""
    state = new()
    for space in range(5):
        state.market[space] = NOTHING
    play(state, "worker:archon", "visit:site-2")
    assert texts(state) == ["do:site-2-top"]
    state.reserved = type(state.reserved)([KIND_IDS.index("mint") + 32])
    assert texts(state) == ["do:site-2-top"], "that of another"
    state.reserved = type(state.reserved)([KIND_IDS.index("mint")])
    assert texts(state) == ["do:site-2-top", "do:site-2-bottom"]


def test_gold_for_stone_is_kept_back_from_the_wisdom() -> None:
    """Two wisdom and two stone, one stone at hand: of three gold one must stay."""
    state = new()
    sells(state, *FIVE)
    goods(state, wisdom=2, stone=1, gold=3)
    main_action(state, A_BUILD)
    play(state, "pick:market-3", "as:building")
    assert texts(state) == ["gold:0", "gold:1", "gold:2"]
    play(state, "gold:2")
    assert asked(state) == "laying", "one stone and one gold, nothing to choose"
    assert has(state) == {"stone": 0, "food": 0, "wisdom": 2, "gold": 0}


def test_a_building_one_cannot_pay_may_be_a_farm() -> None:
    """Farm: wisdom and stone are short by one."""
    state = new()
    sells(state, *FIVE)
    goods(state, wisdom=1, stone=1, gold=1)
    main_action(state, A_BUILD)
    play(state, "pick:market-3")
    assert texts(state) == ["as:farm"]
    goods(state, gold=2)
    assert texts(state) == ["as:building", "as:farm"]


def test_the_table_ends_at_its_edge() -> None:
    """The city has room for 21 rows and columns."""
    state = new()
    put(state, "farm", "cell-0-0", "cell-20-20", "cell-5-20")
    main_action(state, A_BUILD)
    play(state, "pick:market-1", "as:farm")
    near = set(targets(state, "build"))
    assert {"cell-0-1", "cell-1-0", "cell-19-20", "cell-20-19", "cell-5-19"} <= near
    assert {"cell-4-20", "cell-6-20"} <= near and "cell-6-0" not in near


def test_a_farm_has_no_ability() -> None:
    """Farm 2: nothing is asked after it."""
    state = new()
    sells(state, *FIVE)
    main_action(state, A_BUILD)
    play(state, "pick:market-1", "as:farm", "build:cell-9-11")
    play(state, texts(state)[0])
    assert asked(state) == "acting" and state.house_count(0, 5) == 1
