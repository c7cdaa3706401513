"""What is in the box: totals and arithmetic, and the examples the invented numbers must fit."""

from collections import Counter

from games.pyramidion import oracle_box
from ziggurat.core.bits import members
from ziggurat.games.pyramidion.components import (
    ANKHS,
    BASICS,
    BASICS_OF,
    BOAT_COSTS,
    BOAT_IDS,
    BOATS,
    BOATS_DATA,
    CARD_IDS,
    CARDS,
    CARDS_DATA,
    CATEGORIES,
    CATEGORY_IDS,
    COLOUR_IDS,
    DECK,
    DISTRIBUTIONS,
    DISTRIBUTIONS_DATA,
    FULL_SUPPLY,
    KIND_IDS,
    KINDS,
    MASKED,
    MASKS,
    MINIMA,
    MOST_SEATS,
    NUMBERS,
    ORDINARY,
    PHILOSOPHER_CARD,
    POWER_IDS,
    PRINTED,
    PRINTED_NUMBERS,
    REVOLT_TOKENS,
    SHARES,
    SITE_IDS,
    SITES,
    SITES_DATA,
    SPECIALS,
    TOKENS_DATA,
    TROOP_IDS,
    TROOPS,
    TYPE_IDS,
    TYPE_OF,
    boat_ids,
    card_ids,
    provenance,
)
from ziggurat.games.pyramidion.goods import amount, available, kinds, of, packed, unpacked
from ziggurat.games.pyramidion.verbs import CATALOGUE


def test_constants_agree_with_the_data() -> None:
    """Loop bounds are written out for the compiler; they must be the sizes of the lists."""
    assert (
        len(CARD_IDS),
        len(BOAT_IDS),
        len(SITE_IDS),
        len(KIND_IDS),
    ) == (CARDS, BOATS, SITES, KINDS)
    assert (
        len(DISTRIBUTIONS_DATA),
        len(TOKENS_DATA),
        len(TROOP_IDS),
    ) == (DISTRIBUTIONS, REVOLT_TOKENS, TROOPS)
    assert (len(CATEGORY_IDS), len(MASKED), len(COLOUR_IDS)) == (CATEGORIES, MASKS, MOST_SEATS)
    assert KIND_IDS[ORDINARY:] == ["statue"]


def test_every_card_is_that_of_a_second_copy() -> None:
    typed = {
        row["id"]: (row["type"], tuple(row[c] for c in CATEGORY_IDS), bool(row["ankh"]))
        for row in CARDS_DATA
    }
    assert list(typed.items()) == list(oracle_box.CARDS.items())
    assert {row["id"]: row["power"] for row in CARDS_DATA} == {
        card: oracle_box.power(card) for card in oracle_box.CARDS
    }


def test_sites_boats_and_tokens_are_those_of_a_second_copy() -> None:
    assert {
        row["id"]: (row["influence"], row["negotiation"], *row["resources"]) for row in SITES_DATA
    } == oracle_box.SITES
    assert {row["id"]: (row["points"], row["cost"]) for row in BOATS_DATA} == {
        boat: (points, {kind: n for kind, n in cost.items() if n})
        for boat, (points, cost) in oracle_box.BOATS.items()
    }
    assert {row["id"]: (row["value"], *row["reward"]) for row in TOKENS_DATA} == oracle_box.TOKENS
    assert {row["id"]: row["place"] for row in DISTRIBUTIONS_DATA} == {
        card: dict(oracle_box.shares(card)) for card in oracle_box.DISTRIBUTIONS
    }


def test_the_sets_of_cards() -> None:
    assert [card_ids(int(mask)) for mask in BASICS_OF] == [
        [row["id"] for row in CARDS_DATA if row["colour"] == colour] for colour in COLOUR_IDS
    ]
    assert sum(int(mask) for mask in BASICS_OF) == BASICS and BASICS + DECK == 2**60 - 1
    assert card_ids(ANKHS) == [row["id"] for row in CARDS_DATA if row["ankh"]]
    assert [CARD_IDS[card] for card in MASKED] == [
        *(f"{colour}-goddess" for colour in COLOUR_IDS),
        "philosopher",
    ]
    assert CARD_IDS[PHILOSOPHER_CARD] == "philosopher"


def test_the_basic_cards_of_all_colours_are_equal() -> None:
    """A public review says so."""
    looks = [
        [{**row, "id": row["id"].partition("-")[2], "colour": ""} for row in CARDS_DATA[n : n + 5]]
        for n in range(0, 20, 5)
    ]
    assert all(look == looks[0] for look in looks)
    assert [row["id"] for row in looks[0]] == [
        "merchant-1",
        "merchant-2",
        "negotiator",
        "torturer",
        "goddess",
    ]


def test_thirteen_special_cards_bear_ten_names() -> None:
    """Four Goddesses and one each of nine others. (p. 2)"""
    powers = Counter(row["power"] for row in CARDS_DATA if row["type"] == "special")
    assert powers == Counter({**dict.fromkeys(POWER_IDS, 1), "goddess": 4})
    assert [row["power"] for row in CARDS_DATA if row["power"]] == [
        CARDS_DATA[card]["power"] for card in members(SPECIALS)
    ]


def test_each_type_is_best_at_its_category() -> None:
    for card, row in enumerate(CARDS_DATA):
        numbers = [row[category] for category in CATEGORY_IDS]
        assert [int(PRINTED_NUMBERS[CARDS * n + card]) for n in range(3)] == numbers
        assert TYPE_IDS[TYPE_OF[card]] == row["type"]
        if TYPE_OF[card] < 3:
            assert max(numbers) == numbers[TYPE_OF[card]] > 0
        else:
            assert numbers == [0, 0, 0], "revolts and specials bear no numbers"


def test_ankhs() -> None:
    """Ten in the deck, one basic merchant of each colour."""
    assert (ANKHS & DECK).bit_count() == 10
    assert card_ids(ANKHS & BASICS) == [f"{colour}-merchant-2" for colour in COLOUR_IDS]


def test_every_distribution_card_feeds_six_sites_with_thirteen() -> None:
    totals: Counter[str] = Counter()
    for card, row in enumerate(DISTRIBUTIONS_DATA):
        kinds: Counter[str] = Counter()
        for site, goods in row["place"].items():
            printed = SITES_DATA[SITE_IDS.index(site)]["resources"]
            assert set(goods) <= set(printed), "a site gets what it prints"
            kinds.update(goods)
            assert [goods.get(kind, 0) for kind in KIND_IDS] == unpacked(
                int(SHARES[SITES * card + SITE_IDS.index(site)])
            )
        assert len(row["place"]) == 6 and kinds.total() == 13
        assert all(1 <= kinds[kind] <= 4 for kind in KIND_IDS[:ORDINARY])
        totals.update(kinds)
    assert [totals[kind] for kind in KIND_IDS] == [24, 24, 24, 24, 24, 10]


def test_boats() -> None:
    """Four of each worth, dearer ones worth more, all different, never a statue."""
    assert Counter(row["points"] for row in BOATS_DATA) == dict.fromkeys(range(1, 6), 4)
    assert len(set(map(int, BOAT_COSTS))) == 20
    demand: Counter[str] = Counter()
    for boat, row in enumerate(BOATS_DATA):
        cost = row["cost"]
        assert unpacked(int(BOAT_COSTS[boat])) == [cost.get(kind, 0) for kind in KIND_IDS]
        assert sum(cost.values()) in {1: (3,), 2: (5,), 3: (6, 7), 4: (8,), 5: (10,)}[row["points"]]
        assert "statue" not in cost and max(cost.values()) <= 3
        demand.update(cost)
    assert set(demand.values()) == {26}


def test_the_boat_of_the_example() -> None:
    """Two camels, a food, two stones, a worker. (p. 7)"""
    assert BOATS_DATA[8]["cost"] == {"camel": 2, "food": 1, "stone": 2, "worker": 1}


def test_the_revolt_of_the_example() -> None:
    """Only one pair pays a worker and a food, and it makes 13. (p. 5)"""
    pairs = [
        first["value"] + second["value"]
        for n, first in enumerate(TOKENS_DATA)
        for second in TOKENS_DATA[n + 1 :]
        if first["reward"] | second["reward"] == {"worker": 1, "food": 1}
    ]
    assert pairs == [13]
    assert sorted(row["value"] for row in TOKENS_DATA) == [5, 5, 6, 6, 7, 8]
    assert [kind for row in TOKENS_DATA for kind in row["reward"]] == KIND_IDS


def test_sites() -> None:
    """Thebes asks for 7 influence (p. 6), and is the only one with statues."""
    assert [int(MINIMA[2 * SITE_IDS.index("thebes") + n]) for n in range(2)] == [7, 6]
    assert max(map(int, MINIMA)) == 7
    printed = Counter(kind for row in SITES_DATA for kind in row["resources"])
    assert printed == {"camel": 3, "wood": 3, "food": 3, "stone": 3, "worker": 3, "statue": 1}
    for site, row in enumerate(SITES_DATA):
        kinds = [KIND_IDS[PRINTED[place]] for place in (2 * site, 2 * site + 1)]
        assert kinds == row["resources"]


def test_supply() -> None:
    assert unpacked(FULL_SUPPLY) == [35, 35, 35, 35, 35, 10] and amount(FULL_SUPPLY) == 185


def test_every_row_has_a_place_in_the_provenance() -> None:
    found = provenance()
    assert {name: len(rows) for name, rows in found.items()} == {
        "character": 60,
        "site": 8,
        "boat": 20,
        "distribution": 10,
        "token": 6,
        "resource": 6,
        "number": len(NUMBERS),
    }
    assert found["distribution"][0]["status"] == "rulebook"


def test_goods_in_one_number() -> None:
    goods = packed([1, 0, 35, 2, 0, 10])
    assert unpacked(goods) == [1, 0, 35, 2, 0, 10]
    assert [int(of(goods, kind)) for kind in range(6)] == [1, 0, 35, 2, 0, 10]
    assert amount(goods) == 48
    assert members(int(kinds(goods))) == [0, 2, 3, 5]
    assert unpacked(int(available(packed([2, 1, 3, 0, 0, 0]), goods))) == [1, 0, 3, 0, 0, 0]


def test_names_of_sets() -> None:
    assert card_ids(2**59 + 1) == ["red-merchant-1", "politician"]
    assert boat_ids(0b1001) == ["boat-1", "boat-4"]


def test_the_catalogue_is_small() -> None:
    assert len(CATALOGUE) == 540
