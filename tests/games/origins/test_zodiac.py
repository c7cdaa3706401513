"""The twelve Zodiac cards, one by one. (Annex)"""

import pytest

from games.origins.positions import (
    advisors,
    asked,
    at_space,
    begin,
    bonus_action,
    cards,
    die,
    freeman,
    gives,
    goods,
    has,
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
    targets,
    texts,
    told,
    turn,
    use_tile,
)
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import step
from ziggurat.games.origins import steps
from ziggurat.games.origins.components import (
    A_BUILD,
    A_CLIMB,
    A_RECRUIT,
    A_SPEAKER,
    KIND_IDS,
    NOTHING,
    SIGN_IDS,
)
from ziggurat.games.origins.state import Origins

NONE = {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}


def block(state: Origins, *names: str) -> None:
    """Four tiles around seat-5-5, no card fits them."""
    cards(state, "d45", "d44", "d43", "d42")
    for name, cell in zip(names, ("5-5", "5-6", "6-5", "6-6"), strict=True):
        put(state, name, f"cell-{cell}")


def test_sagittarius_adds_one_to_a_new_citizen_before_the_row_slides() -> None:
    state = new(signs=("sagittarius", "virgo", "leo"))
    gives(state, "sagittarius")
    row(state, "red-4", "blue-5", "purple-5", "yellow-5", "orange-5")
    main_action(state, A_RECRUIT)
    play(state, "recruit:recruit-1")
    assert texts(state) == ["add", "done"] and told(state)["recruits"][0] is None
    left = state.copy()
    play(left, "done")
    assert die(left, 1)["value"] == 4
    play(state, "add")
    assert die(state, 1)["value"] == 5 and asked(state) == "rolling"


def test_sagittarius_stops_at_6_and_5() -> None:
    state = new(signs=("sagittarius", "virgo", "leo"))
    gives(state, "sagittarius")
    row(state, "red-6", "blue-5", "purple-5", "yellow-5", "orange-5")
    state.speakers[0], state.speakers[1] = 5, 4
    main_action(state, A_RECRUIT)
    play(state, "recruit:recruit-1")
    assert asked(state) == "rolling", "a six is not raised"
    bonus_action(state, A_SPEAKER)
    play(state, "speaker:speaker-1")
    assert asked(state) != "adding-speaker", "nor a Speaker of 5"
    bonus_action(state, A_SPEAKER)
    play(state, "speaker:speaker-2", "add")
    assert told(state)["speakers"][1]["value"] == 5


def test_pisces_makes_a_bonus_a_gold_for_nothing() -> None:
    """Open even if the printed bonus is not; it takes the place of the bonus."""
    state = new(signs=("pisces", "virgo", "leo"))
    gives(state, "pisces")
    freeman(state, 1, "red", 3)
    turn(state)
    play(state, "worker:base-1", "visit:site-5")
    assert texts(state) == ["do:site-5-top", "do:pisces"], "no wisdom for the red bonus"
    play(state, "do:pisces", "do:site-5-top")
    assert has(state) == {"stone": 1, "food": 1, "wisdom": 1, "gold": 1}
    assert asked(state) == "acting"


def test_pisces_needs_the_colour_as_ever() -> None:
    state = new(signs=("pisces", "virgo", "leo"))
    gives(state, "pisces")
    freeman(state, 1, "red", 3)
    turn(state)
    play(state, "worker:base-1", "visit:site-1")
    assert "do:pisces" not in texts(state)


def test_capricorn_adds_two_to_a_citizen_with_a_tower() -> None:
    """Used or not, up to 6; a die on a seat of power is none."""
    state = new(signs=("capricorn", "virgo", "leo"))
    gives(state, "capricorn")
    goods(state, gold=4)
    for base, value in enumerate((5, 3, 6), 1):
        freeman(state, base, "red", value)
    posted(state, 2, "site-1")
    turn(state)
    play(state, "raise:tower-red")
    assert texts(state) == ["die:base-1", "die:base-2", "done"], "a six is not raised"
    play(state, "die:base-1")
    assert die(state, 1)["value"] == 6 and player(state)["advisors"] == []
    play(turn(state), "raise:tower-blue", "die:base-2")
    assert die(state, 2)["value"] == 5


def test_aquarius_sells_a_step_after_two() -> None:
    """The main action; held before the climb, and a gold at hand."""
    state = new(signs=("aquarius", "virgo", "leo"))
    gives(state, "aquarius")
    goods(state, stone=1, gold=2)
    main_action(state, A_CLIMB)
    play(state, "gold:0", "climb:mountain")
    assert texts(state) == ["climb:forest", "climb:sea", "done"]
    play(state, "climb:sea")
    assert [track["steps"][0] for track in told(state)["temples"].values()] == [0, 2, 1]
    assert has(state)["gold"] == 1 and told(state)["temples"]["sea"]["keeper"] is None


def test_aquarius_taken_by_the_climb_does_not_work_yet() -> None:
    state = new(signs=("aquarius", "virgo", "leo"))
    goods(state, stone=1, gold=1)
    main_action(state, A_CLIMB)
    play(state, "gold:0", "climb:forest")
    assert asked(state) != "gold-step" and told(state)["temples"]["forest"]["keeper"] == 0


def test_aquarius_adds_to_a_temple_just_built_not_to_one_activated() -> None:
    """The step of the tile comes first, then that of the card."""
    state = new(signs=("aquarius", "virgo", "leo"))
    gives(state, "aquarius")
    goods(state, gold=3)
    put(state, "temple-forest", "cell-9-11")
    once = state.copy()
    use_tile(once, "cell-9-11")
    play(once, "climb:sea")
    assert asked(once) != "gold-step"
    use_tile(state, "cell-9-11", built=True)
    play(state, "climb:sea", "climb:sea")
    assert asked(state) != "gold-step" and has(state)["gold"] == 1
    assert [track["steps"][0] for track in told(state)["temples"].values()] == [2, 0, 2]


def test_aquarius_needs_a_real_step() -> None:
    state = new(signs=("aquarius", "virgo", "leo"))
    gives(state, "aquarius")
    goods(state, gold=2)
    on_step(state, 0, forest=11)
    put(state, "temple-forest", "cell-9-11")
    use_tile(state, "cell-9-11", built=True)
    play(state, "climb:sea")
    assert asked(state) != "gold-step", "only the step of the tile"


def test_taurus_saves_a_wisdom_on_buildings_and_citizens() -> None:
    """Never below nought; the toll of a visit stays."""
    state = new(signs=("taurus", "virgo", "leo"))
    gives(state, "taurus")
    sells(state, "mint", "obelisk", "healer", "fortress", "castle")
    goods(state, wisdom=1, stone=2)
    main_action(state, A_BUILD)
    play(state, "pick:market-3", "as:building")
    assert has(state) == NONE
    row(state, "red-1", "blue-2", "purple-3", "yellow-4", "orange-5")
    goods(state, wisdom=1)
    main_action(state, A_RECRUIT)
    assert targets(state, "recruit") == ["recruit-1", "recruit-2", "recruit-3"]
    play(state, "recruit:recruit-1")
    assert has(state)["wisdom"] == 1
    goods(state, wisdom=0)
    freeman(state, 1, "red", 1)
    for site in range(5):
        state.ships[site] = 2
    assert targets(turn(state), "worker") == ["archon"], "no rebate on the toll"


def test_cancer_takes_a_citizen_before_dice_age() -> None:
    """Compulsory; the new one rises with the others."""
    state = new(signs=("cancer", "virgo", "leo"))
    gives(state, "cancer")
    row(state, "red-1", "blue-2", "purple-3", "yellow-4", "orange-5")
    freeman(state, 1, "red", 6)
    turn(state)
    play(state, "pass")
    assert texts(state) == [f"recruit:recruit-{n}" for n in range(1, 6)]
    play(state, "recruit:recruit-4", "roll:1")
    assert die(state, 2) == {"colour": "yellow", "value": 5, "site": None}
    assert player(state)["advisors"] == ["red"]


def test_cancer_needs_a_base_that_is_free_already() -> None:
    state = new(signs=("cancer", "virgo", "leo"))
    gives(state, "cancer")
    freeman(state, 1, "red", 6)
    freeman(state, 2, "red", 2)
    turn(state)
    play(state, "pass")
    assert asked(state) == "acting" and player(state)["advisors"] == ["red"]


def test_cancer_with_sagittarius_a_six_retires_at_once() -> None:
    state = new(signs=("cancer", "sagittarius", "leo"))
    gives(state, "cancer")
    gives(state, "sagittarius")
    row(state, "red-5", "blue-2", "purple-3", "yellow-4", "orange-5")
    play(state, "pass", "recruit:recruit-1", "add", "roll:1")
    assert player(state)["advisors"] == ["red"]


def test_libra_recruits_after_a_district_and_pays() -> None:
    """After cards and abilities; on the base just freed."""
    state = new(signs=("libra", "virgo", "leo"))
    gives(state, "libra")
    block(state, "mint", "farm", "farm", "farm")
    row(state, "red-1", "blue-2", "purple-3", "yellow-4", "orange-5")
    freeman(state, 1, "yellow", 2)
    freeman(state, 2, "red", 2)
    goods(state, wisdom=1)
    turn(state)
    play(state, "close:seat-5-5", "die:base-1", "use:cell-5-5")
    assert texts(state) == ["recruit:recruit-1", "recruit:recruit-2", "recruit:recruit-3", "done"]
    play(state, "recruit:recruit-2", "gold:0")
    assert die(state, 1)["colour"] == "blue" and has(state) == NONE | {"gold": 1}


def test_libra_with_taurus() -> None:
    """The two combine."""
    state = new(signs=("libra", "taurus", "leo"))
    gives(state, "libra")
    gives(state, "taurus")
    block(state, "farm", "farm", "farm", "farm")
    row(state, "red-1", "blue-2", "purple-3", "yellow-4", "orange-5")
    freeman(state, 1, "yellow", 2)
    play(turn(state), "close:seat-5-5", "die:base-1")
    assert texts(state) == ["recruit:recruit-1", "recruit:recruit-2", "done"]


def test_aries_a_point_for_each_red_die() -> None:
    """Freemen used and unused, seats of power; not Advisors."""
    state = new(signs=("aries", "virgo", "leo"))
    gives(state, "aries")
    freeman(state, 1, "red", 1)
    freeman(state, 2, "red", 1)
    posted(state, 2, "site-1")
    seated(state, "seat-9-10", "red", 3)
    seated(state, "seat-9-10", "red", 3, seat=1)
    advisors(state, "red")
    events = begin(state, step(steps.ATTACKING, 0))
    assert scored(events) == [3]


@pytest.mark.parametrize(("value", "after"), [(3, 5), (5, 6), (6, 6)])
def test_leo_adds_two_to_the_die_on_the_seat(value: int, after: int) -> None:
    """Up to 6; compulsory."""
    state = new()
    gives(state, "leo")
    block(state, "farm", "farm", "farm", "farm")
    freeman(state, 1, "red", value)
    play(turn(state), "close:seat-5-5", "die:base-1")
    assert player(state)["seats"] == {"seat-5-5": {"colour": "red", "value": after}}
    assert player(state)["advisors"] == []


@pytest.mark.parametrize(("space", "resources"), [(0, 0), (4, 0), (5, 1), (6, 2), (13, 0)])
def test_gemini_a_resource_for_each_space_to_fall(space: int, resources: int) -> None:
    state = new(signs=("gemini", "virgo", "leo"))
    gives(state, "gemini")
    at_space(state, space, 0)
    play(turn(state), "pass")
    for _ in range(resources):
        assert asked(state) == "gaining"
        play(state, "gain:food")
    assert asked(state) == "acting" and has(state)["food"] == resources
    assert told(state)["military"]["spaces"][0] == space, "it falls at the end of the round"


def test_virgo_covers_a_farm_for_nothing() -> None:
    """No wisdom, no stone; the Farm goes under its pile."""
    state = new()
    gives(state, "virgo")
    sells(state, "mint", "obelisk", "healer", "fortress", "castle")
    main_action(state, A_BUILD)
    play(state, "pick:market-5")
    assert texts(state) == ["as:farm"], "no Farm to cover"
    put(state, "farm", "cell-9-11")
    covered = player(state)["city"]["cell-9-11"].removeprefix("farm-")
    assert texts(state) == ["as:farm", "as:cover"]
    play(state, "as:cover")
    assert texts(state) == ["build:cell-9-11"]
    play(state, "build:cell-9-11", "draw:estate")
    assert player(state)["city"]["cell-9-11"] == "castle"
    piles = told(state)["piles"].values()
    assert [pile["under"] for pile in piles if pile["under"]] == [[covered]]
    assert texts(state) == ["use:cell-9-11", "done"]


def test_virgo_a_farm_returned_to_an_empty_pile_fills_the_market() -> None:
    """The uppermost empty space; with a full market it is the preview."""
    state = new()
    gives(state, "virgo")
    put(state, "farm", "cell-9-11")
    farm = KIND_IDS.index(player(state)["city"]["cell-9-11"].removeprefix("farm-"))
    for kind in range(30):
        if kind // 6 == farm // 6:
            state.unseen[kind] = 0
    state.previews[4] = NOTHING  # the pile of Farms of these positions is yellow
    full = state.copy()
    back, shown = begin(full, step(steps.GIVING_BACK, 1, farm))
    assert (back.kind, back.seat, back["tile"]) == ("returned", 1, farm)
    assert (shown.kind, shown.seat, shown["tile"]) == ("revealed", NOBODY, farm)
    assert told(full)["piles"]["yellow"]["preview"] == KIND_IDS[farm]
    state.market[3], state.market[4] = NOTHING, NOTHING
    begin(state, step(steps.GIVING_BACK, 0, farm))
    assert told(state)["market"][3:] == [KIND_IDS[farm], None]
    assert told(state)["piles"]["yellow"] == {"preview": None, "unseen": {}, "under": []}


def test_virgo_a_known_tile_comes_up_last_and_without_chance() -> None:
    state = new()
    sells(state, "mint", "obelisk", "healer", "fortress", "castle")
    for kind in range(6):
        state.unseen[kind] = 0
    state.under = type(state.under)([1, 0])
    main_action(state, A_BUILD)
    preview = told(state)["piles"]["yellow"]["preview"]
    play(state, "pick:market-1", "as:farm", "build:cell-9-11")
    assert told(state)["market"][4] == preview and asked(state) == "acting"
    assert told(state)["piles"]["yellow"] == {
        "preview": "harbor",
        "unseen": {},
        "under": ["granary"],
    }


def test_scorpio_a_wisdom_for_a_district_and_for_each_retiring_six() -> None:
    """Also for a second of its colour; not for capped raises."""
    state = new(signs=("scorpio", "virgo", "leo"))
    gives(state, "scorpio")
    gives(state, "leo")
    block(state, "farm", "farm", "farm", "farm")
    freeman(state, 1, "red", 6)
    play(turn(state), "close:seat-5-5", "die:base-1")
    assert has(state)["wisdom"] == 1, "Leo on a six is no raise"
    freeman(state, 1, "blue", 6)
    begin(state, step(steps.RAISING, 0, 0))
    freeman(state, 1, "blue", 6)
    begin(state, step(steps.RAISING, 0, 0))
    assert has(state)["wisdom"] == 3 and player(state)["advisors"] == ["blue"]


def test_every_sign_has_its_test() -> None:
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert all(f"test_{sign}_" in tests for sign in SIGN_IDS)
