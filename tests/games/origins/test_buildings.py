"""The thirty kinds of building, one by one. (Annex)"""

import pytest

from games.origins.positions import (
    advisors,
    aside,
    asked,
    at_space,
    cards,
    die,
    freeman,
    goods,
    has,
    kinds,
    main_action,
    new,
    on_step,
    play,
    player,
    posted,
    put,
    row,
    scored,
    seated,
    sells,
    ships,
    targets,
    texts,
    told,
    turn,
    use_tile,
)
from ziggurat.games.origins.components import A_BUILD, COLOUR_IDS, KIND_IDS, NOTHING
from ziggurat.games.origins.geometry import CELL_IDS
from ziggurat.games.origins.possible import is_useful
from ziggurat.games.origins.rules.abilities import NO_TOWERS
from ziggurat.games.origins.state import Origins

NONE = {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}
HERE = "cell-9-11"


def useful(state: Origins, cell: str = HERE) -> bool:
    """Whether the ability of a tile would change anything."""
    return is_useful(state, 0, CELL_IDS.index(cell), NO_TOWERS)


# Yellow.


def test_granary_a_food_and_one_for_each_farm() -> None:
    state = new()
    put(state, "granary", HERE)
    put(state, "farm", "cell-9-12", "cell-9-13")
    put(state, "farm", "cell-9-12", seat=1)
    use_tile(state, HERE)
    assert has(state) == NONE | {"food": 3}


def test_harbor_two_points_for_each_yellow_building() -> None:
    state = new()
    put(state, "harbor", HERE, "cell-9-12")
    put(state, "mint", "cell-9-13", seat=1)
    put(state, "castle", "cell-9-13")
    assert scored(use_tile(state, HERE)) == [4], "itself included"


def test_market_four_points_for_each_yellow_freeman() -> None:
    state = new()
    put(state, "market", HERE)
    assert not useful(state)
    freeman(state, 1, "yellow", 1)
    freeman(state, 2, "yellow", 6)
    posted(state, 2, "site-2")
    freeman(state, 3, "red", 6)
    assert useful(state) and scored(use_tile(state, HERE)) == [8]


def test_mint_a_gold() -> None:
    state = new()
    put(state, "mint", HERE)
    use_tile(state, HERE)
    assert has(state) == NONE | {"gold": 1}


def test_quarry_a_stone_and_one_for_each_empty_space() -> None:
    state = new()
    put(state, "quarry", HERE)
    use_tile(state, HERE)
    assert has(state) == NONE | {"stone": 4}, "the Agora lies on its left"
    put(state, "farm", "cell-8-11", "cell-9-12")
    use_tile(state, HERE)
    assert has(state) == NONE | {"stone": 6}


def test_quarry_at_the_edge_of_the_table() -> None:
    state = new()
    put(state, "quarry", "cell-0-0", "cell-20-20")
    use_tile(state, "cell-0-0")
    use_tile(state, "cell-20-20")
    assert has(state) == NONE | {"stone": 6}


def test_workshop_a_resource_of_choice() -> None:
    state = new()
    put(state, "workshop", HERE)
    use_tile(state, HERE)
    assert texts(state) == ["gain:stone", "gain:food", "gain:wisdom"]
    play(state, "gain:stone")
    assert has(state) == NONE | {"stone": 1}


# Red.


def test_armory_two_spaces_and_an_attack_in_any_order() -> None:
    """Note: the attack before or after the advance, never between."""
    state = new()
    put(state, "armory", HERE)
    at_space(state, 2, 3)
    use_tile(state, HERE)
    play(state, "advance")
    assert told(state)["military"]["spaces"] == [4, 3] and texts(state) == ["attack", "done"]
    assert scored(play(state, "attack")) == [3]


def test_armory_the_attack_may_come_first() -> None:
    """Note: from where the marker stands then; the advance is still to come."""
    state = new()
    put(state, "armory", HERE)
    at_space(state, 2, 1)
    use_tile(state, HERE)
    assert texts(state) == ["advance", "attack"]
    points = scored(play(state, "attack"))
    assert points and told(state)["military"]["spaces"] == [2, 1]
    while "advance" not in texts(state):
        play(state, texts(state)[-1])
    play(state, "advance")
    assert told(state)["military"]["spaces"] == [4, 1] and asked(state) != "warring"


def test_arena_two_points_for_red_buildings_and_freemen() -> None:
    state = new()
    put(state, "arena", HERE)
    put(state, "outpost", "cell-9-12")
    freeman(state, 1, "red", 1)
    posted(state, 1, "site-1")
    freeman(state, 2, "blue", 1)
    assert scored(use_tile(state, HERE)) == [6]


def test_outpost_a_space_or_an_attack() -> None:
    state = new()
    put(state, "outpost", HERE)
    use_tile(state, HERE)
    assert texts(state) == ["advance", "attack"]
    play(state, "advance")
    assert asked(state) != "warring" and told(state)["military"]["spaces"] == [1, 0]


def test_equestrian_two_spaces_then_spoils_for_each_weaker_opponent() -> None:
    state = new(4)
    put(state, "equestrian", HERE)
    at_space(state, 2, 3, 3, 4)
    use_tile(state, HERE)
    assert told(state)["military"]["spaces"][0] == 4
    assert texts(state) == ["gain:stone", "gain:food"], "blue stands level"
    play(state, "gain:stone", "gain:food")
    assert has(state) == NONE | {"stone": 1, "food": 1} and asked(state) != "gaining"


def test_equestrian_on_the_final_space() -> None:
    state = new()
    put(state, "equestrian", HERE)
    at_space(state, 13, 13)
    assert not useful(state)
    at_space(state, 13, 12)
    assert useful(state)


def test_fortress_a_space_for_each_red_building() -> None:
    state = new()
    put(state, "fortress", HERE)
    put(state, "arena", "cell-9-12", "cell-9-13")
    use_tile(state, HERE)
    assert told(state)["military"]["spaces"] == [3, 0] and player(state)["tokens"] == 1
    at_space(state, 13, 0)
    assert not useful(state)


def test_veterans_points_for_a_freeman_who_then_falls() -> None:
    state = new()
    put(state, "veterans", HERE)
    assert not useful(state)
    freeman(state, 1, "red", 5)
    freeman(state, 2, "red", 1)
    freeman(state, 3, "red", 6)
    posted(state, 3, "site-1")
    use_tile(state, HERE)
    assert texts(state) == ["die:base-1", "die:base-2"]
    one = state.copy()
    events = play(state, "die:base-1")
    assert scored(events) == [5] and die(state, 1)["value"] == 4
    (fell,) = [event for event in events if event.kind == "lowered"]
    assert (fell["base"], fell["value"]) == (0, 4)
    assert scored(play(one, "die:base-2")) == [1] and die(one, 2)["value"] == 1


# Purple.


def test_castle_a_point_and_three_for_each_district() -> None:
    state = new()
    put(state, "castle", HERE)
    assert scored(use_tile(state, HERE)) == [1]
    seated(state, "seat-8-10", "red", 1)
    seated(state, "seat-9-10", "red", 1)
    seated(state, "seat-9-10", "red", 1, seat=1)
    assert scored(use_tile(state, HERE)) == [7]


def test_castle_counts_the_district_just_completed() -> None:
    state = new()
    cards(state, "d04", "d04", "d04", "d04")
    put(state, "castle", HERE)
    put(state, "farm", "cell-10-11")
    freeman(state, 1, "purple", 2)
    turn(state)
    play(state, "close:seat-9-10", "die:base-1")
    assert texts(state) == ["use:cell-9-10", "use:cell-9-11", "done"], "Agora and Castle"
    assert scored(play(state, "use:cell-9-11")) == [4]
    play(state, "use:cell-9-10")
    assert has(state) == NONE | {"gold": 1}


def test_construction_yard_sets_a_tile_aside() -> None:
    state = new()
    sells(state, "mint", "obelisk", "healer", "fortress", "castle")
    preview = told(state)["piles"]["blue"]["preview"]
    put(state, "construction-yard", HERE)
    use_tile(state, HERE)
    play(state, "pick:market-2")
    assert player(state)["reserve"] == ["obelisk"]
    assert told(state)["market"] == ["mint", "healer", "fortress", "castle", preview]
    assert asked(state) == "revealing"


def test_construction_yard_a_reserved_tile_costs_stone_alone() -> None:
    """Built later with any build action; it may also be laid as a Farm."""
    state = new()
    aside(state, "arena")
    aside(state, "mint", seat=1)
    goods(state, stone=3)
    main_action(state, A_BUILD)
    assert targets(state, "pick") == [*(f"market-{n}" for n in range(1, 6)), "reserve-arena"]
    play(state, "pick:reserve-arena")
    assert texts(state) == ["as:building", "as:farm"]
    market = told(state)["market"]
    play(state, "as:building", "build:cell-9-11")
    assert has(state)["stone"] == 0 and player(state)["reserve"] == []
    assert told(state)["market"] == market and player(state)["city"][HERE] == "arena"


def test_courthouse_changes_a_colour_not_a_value() -> None:
    state = new()
    put(state, "courthouse", HERE)
    assert not useful(state)
    freeman(state, 1, "red", 4)
    freeman(state, 2, "blue", 2)
    posted(state, 2, "site-1")
    state.supply[COLOUR_IDS.index("yellow")] = 0
    before = told(state)["supply"]
    use_tile(state, HERE)
    assert texts(state) == ["die:base-1"], "unused ones only"
    play(state, "die:base-1")
    assert targets(state, "colour") == ["supply-purple", "supply-blue", "supply-orange"]
    play(state, "colour:supply-blue")
    assert die(state, 1) == {"colour": "blue", "value": 4, "site": None}
    after = told(state)["supply"]
    assert after["red"] == before["red"] + 1 and after["blue"] == before["blue"] - 1


def test_estate_a_citizen_for_nothing() -> None:
    state = new()
    row(state, "red-1", "blue-2", "purple-3", "yellow-4", "orange-5")
    put(state, "estate", HERE)
    use_tile(state, HERE)
    assert len(targets(state, "recruit")) == 5
    play(state, "recruit:recruit-5", "roll:1")
    assert die(state, 1) == {"colour": "orange", "value": 5, "site": None}
    freeman(state, 2, "red", 1)
    assert not useful(state), "no free base"


def test_forum_a_speaker() -> None:
    state = new()
    put(state, "forum", HERE)
    use_tile(state, HERE)
    play(state, "speaker:speaker-1")
    assert player(state)["speakers"] == ["speaker-1"]
    state.holders[1] = 1
    assert not useful(state)


@pytest.mark.parametrize(("colours", "points"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_stone_circle_points_for_colours(colours: int, points: int) -> None:
    state = new()
    names = ["stone-circle", "mint", "arena", "obelisk", "healer"][:colours]
    for column, name in enumerate(names, 11):
        put(state, name, f"cell-9-{column}")
    put(state, "farm", "cell-8-11")
    assert useful(state) == (colours > 1)
    assert scored(use_tile(state, HERE)) == ([points] if points else [])


# Blue.


@pytest.mark.parametrize("temple", ["forest", "mountain", "sea"])
def test_temples_two_steps_and_a_gold_for_one_elsewhere(temple: str) -> None:
    state = new()
    goods(state, gold=2)
    put(state, f"temple-{temple}", HERE)
    use_tile(state, HERE)
    others = [name for name in ("forest", "mountain", "sea") if name != temple]
    assert texts(state) == [*(f"climb:{name}" for name in others), "done"]
    play(state, f"climb:{others[1]}")
    steps = {name: track["steps"][0] for name, track in told(state)["temples"].items()}
    assert steps == {temple: 2, others[0]: 0, others[1]: 1} and has(state)["gold"] == 1
    assert all(track["keeper"] is None for track in told(state)["temples"].values())
    assert asked(state) != "gold-step", "once"


def test_a_temple_at_its_top_still_sells_a_step_elsewhere() -> None:
    state = new()
    put(state, "temple-sea", HERE)
    on_step(state, 0, sea=11)
    assert not useful(state)
    goods(state, gold=1)
    assert useful(state)
    use_tile(state, HERE)
    assert texts(state) == ["climb:forest", "climb:mountain", "done"]


@pytest.mark.parametrize(("obelisks", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 7)])
def test_obelisk_points_for_obelisks(obelisks: int, points: int) -> None:
    state = new()
    sells(state, "mint", "fortress", "castle", "statue", "healer")
    put(state, "obelisk", *(f"cell-9-{11 + n}" for n in range(obelisks)))
    assert scored(use_tile(state, HERE)) == [points]


@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 3), (2, 6), (3, 10)])
def test_sanctuary_points_for_zodiac_cards(held: int, points: int) -> None:
    state = new()
    put(state, "sanctuary", HERE)
    for temple in range(3):
        state.keepers[temple] = 0 if temple < held else 1
    assert useful(state) == (held > 0)
    assert scored(use_tile(state, HERE)) == ([points] if points else [])


def test_statue_a_step_of_choice() -> None:
    state = new()
    put(state, "statue", HERE)
    on_step(state, 0, forest=11)
    use_tile(state, HERE)
    assert texts(state) == ["climb:mountain", "climb:sea"]
    play(state, "climb:sea")
    assert told(state)["temples"]["sea"]["steps"][0] == 1
    on_step(state, 0, mountain=11, sea=11)
    assert not useful(state)


# Orange.


def test_artists_salon_three_points_for_each_colour() -> None:
    state = new()
    put(state, "artists-salon", HERE)
    assert not useful(state)
    for base, colour in enumerate(("red", "red", "blue"), 1):
        freeman(state, base, colour, 1)
    posted(state, 3, "site-1")
    assert scored(use_tile(state, HERE)) == [6]


def test_astronomy_tower_a_wisdom_and_one_for_each_advisor() -> None:
    state = new()
    put(state, "astronomy-tower", HERE)
    advisors(state, "red", "blue")
    use_tile(state, HERE)
    assert has(state) == NONE | {"wisdom": 3}


def test_fountain_a_wisdom_and_a_ship_back_to_one() -> None:
    state = new()
    put(state, "fountain", HERE)
    ships(state, 1, 2, 3, 4, 5)
    use_tile(state, HERE)
    assert targets(state, "reset") == [f"ship-{n}" for n in range(1, 6)], "even one at 1"
    play(state, "reset:ship-4")
    assert [site["ship"] for site in told(state)["sites"]] == [1, 2, 3, 1, 5]
    assert has(state) == NONE | {"wisdom": 1}


def test_fountain_built_during_a_visit_to_the_same_place() -> None:
    """The ship turns after the actions: from 1 to 2."""
    state = new()
    sells(state, "fountain")
    ships(state, 1, 5, 1, 1, 1)
    goods(state, stone=1)
    turn(state)
    play(state, "worker:archon", "visit:site-2", "do:site-2-bottom", "pick:market-1")
    play(state, "as:building", "build:cell-9-11", "draw:portal", "use:cell-9-11", "reset:ship-2")
    assert told(state)["sites"][1]["ship"] == 2


def test_portal_up_to_two_on_an_unused_freeman() -> None:
    state = new()
    put(state, "portal", HERE)
    assert not useful(state)
    freeman(state, 1, "red", 3)
    freeman(state, 2, "red", 5)
    use_tile(state, HERE)
    one = state.copy()
    play(one, "die:base-1", "done")
    assert die(one, 1)["value"] == 4
    two = state.copy()
    play(two, "die:base-1", "add")
    assert die(two, 1)["value"] == 5 and asked(two) != "portal-again"
    play(state, "die:base-2", "add")
    assert player(state)["advisors"] == ["red"], "5, 6, Advisor"


def test_portal_stops_when_its_die_retires() -> None:
    state = new()
    put(state, "portal", HERE)
    freeman(state, 1, "red", 6)
    use_tile(state, HERE)
    play(state, "die:base-1")
    assert player(state)["advisors"] == ["red"] and asked(state) != "portal-again"


def test_healer_a_point_and_one_for_each_freeman() -> None:
    state = new()
    put(state, "healer", HERE)
    freeman(state, 1, "red", 3)
    freeman(state, 2, "red", 3)
    posted(state, 2, "site-1")
    assert scored(use_tile(state, HERE)) == [3]


def test_mage_tower_uses_a_neighbour_where_it_stands() -> None:
    """Any colour; the Quarry looks at its own neighbours; diagonals do not count."""
    state = new()
    put(state, "mage-tower", HERE)
    put(state, "quarry", "cell-9-12")
    put(state, "castle", "cell-8-11")
    put(state, "mint", "cell-8-12")
    put(state, "farm", "cell-10-11")
    use_tile(state, HERE)
    assert texts(state) == ["use:cell-8-11", "use:cell-9-10", "use:cell-9-12"], "the Agora too"
    events = play(state, "use:cell-9-12")
    assert has(state) == NONE | {"stone": 3} and kinds(events) == ["used", "gained"]


def test_mage_tower_may_use_another_but_none_twice() -> None:
    state = new()
    put(state, "mage-tower", "cell-9-13", "cell-9-14")
    assert not useful(state, "cell-9-13"), "two Towers alone lead nowhere"
    put(state, "mint", "cell-9-15")
    assert useful(state, "cell-9-13") and useful(state, "cell-9-14")
    use_tile(state, "cell-9-13")
    assert texts(state) == ["use:cell-9-14"]
    play(state, "use:cell-9-14")
    assert texts(state) == ["use:cell-9-15"]
    play(state, "use:cell-9-15")
    assert has(state) == NONE | {"gold": 1} and len(state.chain) == 0


@pytest.mark.parametrize(
    ("tower", "beyond", "owner", "beside"),
    [
        ("cell-5-20", "cell-6-0", 0, "cell-5-19"),
        ("cell-12-0", "cell-11-20", 0, "cell-12-1"),
        ("cell-20-7", "cell-0-7", 1, "cell-20-6"),
    ],
)
def test_mage_tower_at_the_edge_of_the_table(
    tower: str, beyond: str, owner: int, beside: str
) -> None:
    """The next row begins at the other edge, and below the last one lies another city."""
    state = new()
    put(state, "mage-tower", tower)
    put(state, "mint", beyond, seat=owner)
    assert not useful(state, tower)
    put(state, "castle", beside)
    assert useful(state, tower)


# All of them.


def test_an_ability_may_be_left_unused() -> None:
    """Add a building, p. 15."""
    state = new()
    goods(state, stone=2)
    main_action(state, A_BUILD)
    play(state, "pick:market-1", "as:building", "build:cell-9-11")
    play(state, texts(state)[0])  # the next preview
    assert texts(state) == ["use:cell-9-11", "done"]
    play(state, "done")
    assert has(state) == NONE


def test_farms_and_the_palace_have_no_ability() -> None:
    state = new()
    put(state, "farm", HERE)
    assert not useful(state) and not useful(state, "cell-10-10") and not useful(state, "cell-0-0")


def test_a_yard_finds_nothing_on_an_empty_market() -> None:
    state = new()
    put(state, "construction-yard", HERE)
    assert useful(state)
    for space in range(5):
        state.market[space] = NOTHING
    assert not useful(state)


def test_every_kind_has_its_test() -> None:
    """By the first word of its name."""
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    for kind in KIND_IDS:
        word = "temples" if kind.startswith("temple-") else kind.replace("-", "_")
        assert f"test_{word}" in tests, kind
