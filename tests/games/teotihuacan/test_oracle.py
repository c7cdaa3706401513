"""The engine against a second opinion: whole games, choice by choice, from the texts alone.

PYTHONPATH=src:tests python -m games.teotihuacan.test_oracle 300          follows so many games,
PYTHONPATH=src:tests python -m games.teotihuacan.test_oracle count 10000  counts so many endings.
"""

import sys
from collections import Counter
from itertools import product
from typing import Any

import pytest

from games.teotihuacan.oracle import RIVAL, Oracle, ranked
from games.teotihuacan.oracle_box import BOARDS, BONUSES, COLOURS, MASKS, PIECES, ROUNDS, WORSHIP
from games.teotihuacan.oracle_city import SPOTS, City, Laid, name, square_of
from ziggurat import games
from ziggurat.core.choices import Choices
from ziggurat.core.pick import Pick
from ziggurat.core.rules import CHANCE, NOBODY

GAME = games.load("teotihuacan")
GAMES = 6  # for each number of seats
ENDINGS = 300
STYLES = ("any", "eager", "builder")
MASK_IDS = [f"{colour}-{points}" for colour, tiles in MASKS.items() for points, _ in tiles]


def ordered(names: Any, all_names: Any) -> list[str]:
    """Some things in the order of the catalogue."""
    return [name for name in all_names if name in names]


def look(oracle: Oracle) -> dict[str, Any]:
    """The oracle's table in the shape of the engine's facts."""
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
        "cities": [city_of(city) for city in oracle.cities],
        "scores": list(oracle.scores()),
        "rival": rival(oracle) if oracle.seats == 1 else None,
    }


def city_of(city: City) -> dict[str, Any]:
    """A player board and all that lies on it and beside it."""
    return {
        "board": city.board,
        "side": city.side,
        "discs": city.discs,
        "passed": city.has_passed,
        "starting": city.starting,
        "tiles": [
            {
                "tile": laid.tile,
                "square": name(laid.first),
                "look": laid.look,
                "squares": [name(square) for square in sorted(laid.squares)],
            }
            for laid in city.laid
        ],
        "cubes": {name(square): kind for square, kind in city.cubes.items()},
        "resources": {kind: city.purse()[kind] for kind in ("wood", "stone", "gold")},
        "pyramid": city.pyramid,
        "worship": dict(+city.worship),
        "favour": city.favour,
        "masks": ordered(city.masks, MASK_IDS),
        "earned": city.earned,
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


def options(pick: Pick, seed: int) -> dict[str, str]:
    """The defaults for every third game, else anything."""
    return {
        option.key: option.values[0 if seed % 3 == 0 else pick.below(len(option.values))]
        for option in GAME.options
    }


def any_of(listed: list[str], style: str, pick: Pick) -> str:
    """A choice in the style of a player."""
    if style != "any" and len(listed) > 1:
        shy = ("pass", "done")
        listed = [text for text in listed if text not in shy or not pick.below(8)] or listed
    if style == "builder" and pick.below(4):
        liked = ("take:temple", "take:pyramid", "half:construction", "rest", "offer", "bonus")
        listed = [text for text in listed if text.startswith(liked)] or listed
    if style == "eager":
        verbs = sorted({text.partition(":")[0] for text in listed})
        verb = verbs[pick.below(len(verbs))]
        listed = [text for text in listed if text.partition(":")[0] == verb]
    return listed[pick.below(len(listed))]


def agree(seats: int, seed: int) -> tuple[int, str]:
    """Play one game with both; they must agree at every step. Its length, and why it ended."""
    pick, out = Pick(seed, seats), Choices()
    chosen = options(pick, seed)
    style = STYLES[pick.below(len(STYLES))]
    state, oracle = GAME.setup(chosen, seats), Oracle(seats, chosen)
    told = state.listen()
    steps, played = 0, []
    while (mover := int(GAME.fill(state, out))) != NOBODY:
        try:
            listed = {GAME.catalogue.text(choice): weight for choice, weight in out.weighted()}
            assert oracle.asked is not None
            assert ("?" if mover == CHANCE else mover, listed) == oracle.asked
            viewer = (*range(seats), NOBODY)[pick.below(seats + 1)]
            found = games.facts("teotihuacan", GAME.hide(state, viewer), viewer)
            wanted = look(oracle)
            assert {key: found[key] for key in wanted} == wanted
        except AssertionError:
            wanted=look(oracle); found = games.facts("teotihuacan", state, NOBODY)
            def diff(a,b,path=""):
                if isinstance(a,dict) and isinstance(b,dict):
                    for k in a.keys()|b.keys(): diff(a.get(k),b.get(k),f"{path}.{k}")
                elif isinstance(a,list) and isinstance(b,list) and len(a)==len(b):
                    for k in range(len(a)): diff(a[k],b[k],f"{path}.{k}")
                elif a!=b: print("DIFF",path,"engine",a,"oracle",b)
            print(chosen, *played[-25:], sep="\n")
            print(seats, seed, GAME.asking(state))
            diff({"asked": [mover,listed], **{key: found[key] for key in wanted}}, {"asked":oracle.asked and list(oracle.asked), **wanted})
            raise
        text = any_of(sorted(listed), style, pick)
        played.append(text)
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        GAME.play(state, choice)
        oracle.answer(text)
        steps += 1
    assert oracle.asked is None
    assert games.facts("teotihuacan", state, NOBODY)["cities"] == look(oracle)["cities"]
    counted = [
        (event.seat, event["district"], event["points"])
        for event in told
        if event.kind == "counted"
    ]
    assert counted == oracle.districts
    assert GAME.outcome(state) == oracle.outcome()
    return steps, oracle.outcome()[2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_engine_and_oracle_agree(seats: int, seed: int) -> None:
    assert agree(seats, seed)[0] > 0


if __name__ == "__main__":
    found = Counter()
    for number in range(int(sys.argv[1])):
        steps, why = agree(1 + number % 4, number)
        found[1 + number % 4] += steps
        print(number, 1 + number % 4, steps, why, flush=True)
    print(found)
