"""The engine against a second opinion: whole games, choice by choice, from the texts alone.

PYTHONPATH=src:tests python -m games.teotihuacan.test_oracle games 300      follows so many games,
PYTHONPATH=src:tests python -m games.teotihuacan.test_oracle endings 10000  counts so many endings.
"""

import sys
from collections import Counter
from typing import Any

import pytest

from games.teotihuacan.oracle import Oracle, ranked
from games.teotihuacan.oracle_box import COLOURS, COSTS, FAVOURS, MASKS, PIECES, ROUNDS, WORSHIP
from games.teotihuacan.oracle_city import City, Laid, mask_groups, name, placements, square_of, ways
from ziggurat import games
from ziggurat.core.choices import Choices
from ziggurat.core.pick import Pick
from ziggurat.core.rules import CHANCE, NOBODY

GAME = games.load("teotihuacan")
GAMES = 6  # followed, for each number of seats
ENDINGS = 60  # counted, for each number of seats
MASK_IDS = [f"{colour}-{points}" for colour, tiles in MASKS.items() for points, _ in tiles]
STYLES = {  # what a player likes, best first: how a choice begins or ends
    "anything": [],
    "restless": ["bonus", "done"],
    "settler": ["take:stone-1", "take:wood-1", "discs:a", "half:influence", "take:wood", "-1"],
    "courtier": ["action:favour", "return", "discs:c", "half:influence", "-1"],
    "devout": ["offer", "again", "action:offering", "discs:b", "half:influence", "bonus", "-1"],
    "mason": [
        *("spot:summit", "spot:level", "-nw", "-n", "-w", "-e", "-ne", "-s"),
        *("take:pyramid", "take:gold", "cube", "-1"),
    ],
    "priest": ["take:temple", "action:temple", "worship", "cube", "rest", "-1"],
    "weaver": ["take:gold-4", "take:stone-4", "half:construction", "take", "discs:a", "-3", "-2"],
}
PLANS = {  # for those who save up: what for, and what they do when they can pay
    "mason": ("take:pyramid", ["discs:c", "half:construction", "action:pyramid"]),
    "priest": ("take:temple", ["discs:b", "half:construction", "action:temple"]),
}
SAVING = ["discs:a", "take:gold", "produce", "take:stone", "bonus", "kind"]


# The oracle's table in the shape of the engine's facts.


def ordered(names: Any, all_names: Any) -> list[str]:
    """Some things in the order of the catalogue."""
    return [name for name in all_names if name in names]


def look(oracle: Oracle) -> dict[str, Any]:
    """Everything the engine tells as well."""
    return {
        "round": oracle.round,
        "rounds": ROUNDS[oracle.seats],
        "first": oracle.players[oracle.first],
        "space": oracle.space,
        "power": oracle.power,
        "bonus": oracle.bonus,
        "due": oracle.due,
        "spaces": {
            space: {
                "bonus": bonus,
                "discs": oracle.stacks[space],
                "height": oracle.height(space),
            }
            for space, bonus in oracle.bonuses.items()
        },
        "market": {tile: oracle.market[tile] for tile in PIECES},
        "reserve": {tile: oracle.reserve[tile] for tile in PIECES},
        "box": {tile: oracle.box[tile] for tile in PIECES},
        "masks": oracle.masks,
        "worship": {
            colour: {
                "slot": oracle.slot[colour],
                "pile": oracle.pile[colour],
                "unseen": dict(+oracle.unseen[colour]),
                "under": oracle.under[colour],
            }
            for colour in COLOURS
        },
        "aside": oracle.aside,
        "cities": [city(of) for of in oracle.cities],
        "scores": list(oracle.scores()),
        "rival": rival(oracle) if oracle.seats == 1 else None,
    }


def city(of: City) -> dict[str, Any]:
    """A player board and all that lies on it and beside it."""
    return {
        "board": of.board,
        "side": of.side,
        "discs": of.discs,
        "passed": of.has_passed,
        "starting": of.starting,
        "tiles": [
            {
                "tile": laid.tile,
                "square": name(laid.first),
                "look": laid.look,
                "squares": [name(square) for square in sorted(laid.squares)],
            }
            for laid in of.laid
        ],
        "cubes": {name(square): kind for square, kind in of.cubes.items()},
        "resources": {kind: of.purse()[kind] for kind in ("wood", "stone", "gold")},
        "pyramid": of.pyramid,
        "worship": dict(+of.worship),
        "favour": of.favour,
        "masks": ordered(of.masks, MASK_IDS),
        "earned": of.earned,
    }


def rival(oracle: Oracle) -> dict[str, Any]:
    """The Rival of one player."""
    return {
        "score": oracle.rival_score,
        "handicap": int(oracle.options["solo_handicap"]),
        "discs": oracle.rival_discs,
        "card": oracle.rival_card,
        "cards": oracle.rival_cards,
        "masks": ordered(oracle.rival_masks, MASK_IDS),
    }


def differences(engine: Any, oracle: Any, at: str = "") -> list[str]:
    """Where two tables are not the same."""
    if isinstance(engine, dict) and isinstance(oracle, dict):
        keys = list(dict.fromkeys([*engine, *oracle]))
        pairs = [(key, engine.get(key), oracle.get(key)) for key in keys]
    elif isinstance(engine, list) and isinstance(oracle, list) and len(engine) == len(oracle):
        pairs = [(n, *both) for n, both in enumerate(zip(engine, oracle, strict=True))]
    else:
        return [] if engine == oracle else [f"{at}: engine {engine}, oracle {oracle}"]
    return [line for key, a, b in pairs for line in differences(a, b, f"{at}.{key}")]


# Whole games.


def options(pick: Pick, seed: int) -> dict[str, str]:
    """The defaults for every third game, else anything."""
    return {
        option.key: option.values[0 if seed % 3 == 0 else pick.below(len(option.values))]
        for option in GAME.options
    }


def likes(oracle: Oracle, style: str, seat: int) -> list[str]:
    """What a player likes now: who saves up for a tile goes for it as soon as it can be paid."""
    of = oracle.cities[seat]
    if style == "weaver":
        groups = [group - of.covered() for _, group in mask_groups(of.board)]
        best = [square for group in sorted(groups, key=len) for square in sorted(group)]
        return [*(f"set:{name(square)}@" for square in best), *STYLES[style]]
    if style not in PLANS:
        return STYLES[style]
    take, plan = PLANS[style]
    tiles = [tile for tile in COSTS if f"take:{tile}".startswith(take)]
    can_pay = any(oracle.can_pay(of, oracle.price(tile, oracle.power or 2)) for tile in tiles)
    needs_houses = len(of.buildings()) < 2 + 2 * oracle.round
    half = "half:construction" if needs_houses or can_pay else "half:influence"
    return [*STYLES[style][:-1], *(plan if can_pay else [half, *SAVING]), "-1"]


def liking(texts: list[str], liked: list[str], pick: Pick) -> str:
    """A choice a player likes, who forgets it now and then."""
    if "pass" in texts and len(texts) > 1 and pick.below(30):
        texts = [text for text in texts if text != "pass"]
    if pick.below(8):
        for part in liked:
            those = [t for t in texts if t.startswith(part) or t.endswith(part)]
            if those and pick.below(8):
                texts = those
                if not part.startswith("discs"):
                    break
    return texts[pick.below(len(texts))]


def lie_on_the_pile(oracle: Oracle, colour: str) -> int:
    """How many worship tiles there are, face up or down, on a pile."""
    hidden = oracle.unseen[colour].total() + len(oracle.under[colour])
    return hidden + (oracle.pile[colour] is not None)


def remarkable(oracle: Oracle) -> set[str]:
    """What does not happen in every game."""
    found = {
        "power 5": oracle.power > 4,
        "a tile within a tile": len(oracle.aside) > 1,
        "an empty pile": any(lie_on_the_pile(oracle, colour) == 0 for colour in COLOURS),
        "no worship tile of a colour": any(
            lie_on_the_pile(oracle, colour) == 0 and not oracle.slot[colour] for colour in COLOURS
        ),
        "gold for others": bool(oracle.due and oracle.due["gold_for_others"]),
        "no mask of a colour": not all(oracle.masks.values()),
        "a tile runs out": not all(oracle.reserve.values()),
        "a temple runs out": not all(oracle.reserve[f"temple-{colour}"] for colour in COLOURS),
        "the end of the track": any(of.favour + 1 == len(FAVOURS) for of in oracle.cities),
        "a level": any("level-nw" in of.pyramid for of in oracle.cities),
        "a summit": any("summit" in of.pyramid for of in oracle.cities),
    }
    return {label for label, is_so in found.items() if is_so}


def agree(seats: int, seed: int) -> tuple[int, str, set[str]]:
    """Play one game with both; they must agree at every step. Its length, its end, its wonders."""
    pick, out = Pick(seed, seats), Choices()
    chosen = options(pick, seed)
    some = list(STYLES) if seed % 2 else [list(STYLES)[pick.below(len(STYLES))]]
    styles = [some[pick.below(len(some))] for _ in range(seats)]
    state, oracle = GAME.setup(chosen, seats), Oracle(seats, chosen)
    told, played, seen = state.listen(), list[str](), set[str]()
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        texts = {GAME.catalogue.text(choice): weight for choice, weight in out.weighted()}
        viewer = (*range(seats), NOBODY)[pick.below(seats + 1)]
        engine = games.facts("teotihuacan", GAME.hide(state, viewer), viewer)
        engine["asked"] = ["?" if mover == CHANCE else mover, texts]
        wanted = {**look(oracle), "asked": list(oracle.asked or ())}
        lines = differences({key: engine[key] for key in wanted}, wanted)
        assert not lines, (GAME.asking(state), lines[:20], seats, chosen, played)
        liked = [] if mover == CHANCE else likes(oracle, styles[mover], mover)
        text = liking(list(texts), liked, pick)
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        GAME.play(state, choice)
        oracle.answer(text)
        played.append(text)
        seen |= remarkable(oracle)
    assert oracle.asked is None
    ended = games.facts("teotihuacan", state, NOBODY)
    assert not differences({key: ended[key] for key in look(oracle)}, look(oracle)), played
    assert counted(told) == oracle.districts
    assert GAME.outcome(state) == oracle.outcome()
    return len(played), oracle.outcome()[2], seen


def counted(told: list[Any]) -> list[tuple[int, int, int]]:
    """What the engine said of each District."""
    return [
        (int(event.seat), event["district"], event["points"])
        for event in told
        if event.kind == "counted"
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_engine_and_oracle_agree(seats: int, seed: int) -> None:
    length, reason, _ = agree(seats, seed)
    assert length <= GAME.bound(seats) + 200
    assert reason.startswith("rival") == (seats == 1)


# Endings: the engine plays alone, and the oracle counts what lies there.


def city_told(told: dict[str, Any], seat: int) -> City:
    """A city as the engine tells it."""
    city = City(seat, 0)
    city.board, city.pyramid, city.earned = told["board"], told["pyramid"], dict(told["earned"])
    for tile in told["tiles"]:
        squares = frozenset(square_of(square) for square in tile["squares"])
        assert squares == placements(tile["tile"])[f"set:{tile['square']}@{tile['look']}"]
        city.laid.append(Laid(tile["tile"], square_of(tile["square"]), tile["look"], squares))
    return city


def count(seats: int, seed: int) -> str:
    """Play with the engine alone; the oracle must count the end alike. The reason of the end."""
    pick, out = Pick(seed, seats), Choices()
    chosen = options(pick, seed)
    state = GAME.setup(chosen, seats)
    told = state.listen()
    styles = [("mason", "priest")[pick.below(2)] for _ in range(seats)]
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        if mover == CHANCE:
            GAME.play(state, pick.weighted(out))
            continue
        texts = [GAME.catalogue.text(choice) for choice in out.numbers()]
        choice = GAME.catalogue.parse(liking(texts, STYLES[styles[mover]], pick))
        assert choice is not None
        GAME.play(state, choice)
    facts: Any = games.facts("teotihuacan", state, NOBODY)
    cities = [city_told(told, seat) for seat, told in enumerate(facts["cities"])]
    points = [(c.seat, d, c.district_points(d)) for c in cities for d in range(4)]
    assert counted(told) == points
    for city in cities:
        total = sum(gain for seat, _, gain in points if seat == city.seat)
        assert city.earned["districts"] == total
    outcome = GAME.outcome(state)
    assert outcome is not None
    rows = [(city.score(), len(city.pyramid)) for city in cities]
    if seats > 1:
        assert outcome == ranked(rows)
    else:
        goal = facts["rival"]["score"] + facts["rival"]["handicap"]
        assert (outcome.places == (1,)) == (rows[0][0] > goal)
    return outcome.reason


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_engine_and_oracle_count_alike(seats: int) -> None:
    reasons = {count(seats, seed) for seed in range(ENDINGS)}
    assert len(reasons) <= 3


# The oracle knows the examples of the book.


def test_the_oracle_counts_annas_districts() -> None:
    anna = City(0, 0)
    base = ["green", "red", None, "blue", "white", None, "red", "red", "blue"]
    places = ["nw", "n", "ne", "w", "centre", "e", "sw", "s", "se"]
    anna.pyramid = {f"base-{at}": c for at, c in zip(places, base, strict=True) if c is not None}
    anna.pyramid["level-nw"] = "green"
    for tile, first, look in [
        ("temple-green", "sq-0-1", "r0"),
        ("temple-green", "sq-0-5", "r0"),
        ("temple-blue", "sq-4-0", "r0"),
        ("temple-blue", "sq-0-9", "r0"),
        ("temple-red", "sq-3-9", "r0"),
        ("temple-red", "sq-9-0", "r0"),
        ("temple-red", "sq-1-4", "f3"),
    ]:
        squares = placements(tile)[f"set:{first}@{look}"]
        anna.laid.append(Laid(tile, square_of(first), look, squares))
    assert anna.laid[-1].squares == {(1, 4), (1, 5), (1, 6), (2, 5), (2, 6)}
    assert [anna.district_points(district) for district in range(4)] == [14, 4, 0, 4]


def test_the_oracle_finds_annas_three_spots() -> None:
    anna = City(0, 0)
    anna.pyramid |= {"base-nw": "red", "base-n": "blue", "base-w": "green"}
    assert anna.spots_in_reach() == {"base-ne", "base-e", "level-nw"}


def test_the_oracle_pays_as_anna_does() -> None:
    price = {"stone": 2, "wood": 2}
    purse = Counter({"stone": 2, "wood": 1, "gold": 2})
    assert ways(price, Counter(), purse) == [purse]
    assert not ways(price, Counter(), purse - Counter(gold=1))


def test_the_oracle_has_the_whole_box() -> None:
    assert sum(PIECES.values()) == 90 + 38 + 42
    assert [sum(t.copies for n, t in WORSHIP.items() if n.startswith(c)) for c in COLOURS] == [
        12
    ] * 3


def main(what: str, number: int, first: int = 0) -> None:
    """Follow or count many games, and say how many of each kind."""
    found: Counter[Any] = Counter()
    for seed in range(first, first + number):
        seats = 1 + seed % 4
        if what == "endings":
            found[seats, count(seats, seed)] += 1
            continue
        length, reason, seen = agree(seats, seed)
        found.update([(seats, "games"), (seats, reason), *sorted(seen)])
        found[seats, "choices"] += length
    for key in sorted(found, key=str):
        print(key, found[key])


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
