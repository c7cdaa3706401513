"""Why something is refused, where random games seldom come."""

from games.teotihuacan.positions import act, bare, fill, give, new, play, reward, turn
from games.why import why
from ziggurat.games.teotihuacan.components import BUILDINGS, KINDS, TILE_IDS, TILES
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.state import Teotihuacan

ANNA = 0
ALL = 2**54 - 1
GOLD = 2


def without_buildings() -> Teotihuacan:
    """The market has no building left."""
    state = new()
    for tile in range(BUILDINGS):
        state.stock[tile] = 0
    return state


def test_without_a_building_to_take_neither_action_nor_bonus_is_open() -> None:
    """(R-61)"""
    state = without_buildings()
    bare(state, "a1", "bonus-construction")
    play(turn(state), "discs:a1-1")
    assert why(GAME, state, "half:construction") == ("no-building", 2)
    assert why(GAME, state, "bonus") == ("bonus-useless",)
    assert why(GAME, state, "half:influence") == ()


def test_a_tile_of_the_market_is_too_large_sold_out_or_fits_nowhere() -> None:
    state = act(new(), "building", power=2)
    assert why(GAME, state, "take:wood-3") == ("too-large", 3, 2)
    assert why(GAME, state, "take:temple-red") == ("not-a-building",)
    assert why(GAME, state, "take:wood-2") == ()
    state.covered[2 * ANNA] = ALL & ~1
    assert why(GAME, state, "take:wood-2") == ("fits-nowhere",)
    state.stock[TILE_IDS.index("wood-2")] = 0
    assert why(GAME, state, "take:wood-2") == ("sold-out",)


def test_a_worship_tile_for_a_temple_needs_price_and_place() -> None:
    """(R-43)"""
    state = new()
    give(state, ANNA, "blue-temple", "green-influence")
    fill(state, ANNA, gold=2)
    act(state, "offering")
    assert why(GAME, state, "offer:blue-temple") == ("asks-for-cubes",)
    fill(state, ANNA, gold=1)
    assert why(GAME, state, "offer:blue-temple") == ()
    for tile in range(TILES + BUILDINGS, TILES + BUILDINGS + 3):
        state.stock[tile] = 0
    assert why(GAME, state, "offer:blue-temple") == ("asks-for-a-place",)
    assert why(GAME, state, "offer:red-ten") == ("not-your-worship",)


def test_a_colour_that_shows_only_its_slot_has_no_first_tile() -> None:
    """(R-54)"""
    state = new()
    state.shown[1] = -1
    reward(state, "base-e")
    assert why(GAME, state, "worship:pile-green") == ("none-face-up",)
    assert why(GAME, state, "worship:slot-red") == ("in-the-slot",)


def test_a_kind_that_lies_everywhere_has_no_square_left() -> None:
    """(R-55)"""
    state = new()
    bare(state, "c1", "bonus-resource")
    at = 2 * (KINDS * ANNA + GOLD)
    state.cubes[at] = state.cubes[at + 1] = ALL
    play(turn(state), "discs:c1-1", "bonus")
    assert why(GAME, state, "kind:gold") == ("no-square-for-it", GOLD)
    assert why(GAME, state, "kind:wood") == ()
