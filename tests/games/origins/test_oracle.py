"""The engine against a second opinion: whole games, choice by choice, from the texts alone.

PYTHONPATH=src:tests python -m games.origins.test_oracle usual 300      follows so many games,
PYTHONPATH=src:tests python -m games.origins.test_oracle rich 300       with goods from the sky,
PYTHONPATH=src:tests python -m games.origins.test_oracle scarce 300     with few tiles and dice,
PYTHONPATH=src:tests python -m games.origins.test_oracle grown 300      with Cities that stand,
PYTHONPATH=src:tests python -m games.origins.test_oracle wide 300       up to the edge of the table,
PYTHONPATH=src:tests python -m games.origins.test_oracle endings 10000  counts so many endings.
Worlds can be joined: rich-scarce-grown.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.origins.carrying import carry, reading
from games.origins.oracle import Oracle
from games.origins.oracle_box import AGORA, PALACE, TABLE_EDGE
from games.origins.oracle_city import Tile
from games.origins.oracle_look import differences, facts, look
from games.origins.planners import STYLES, liking
from games.origins.worlds import begin, pour, scramble
from ziggurat import registry
from ziggurat.core.choices import Choices
from ziggurat.core.record import parse_record
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

GAME = registry.load("origins")
RECORDS = sorted((Path(__file__).parents[2] / "records" / "origins").glob("*.game"))
GAMES = 1  # followed, for each number of seats
ENDINGS = 8  # counted, for each number of seats
FACTS = 16  # after so many choices the facts are compared as well
RARE = [  # in which world so many seats see what, with which seed
    ("rich-grown", 1, 26, {"aries", "leo", "scorpio, retiring", "final space", "one sign kept"}),
    ("rich-scarce-grown", 1, 42, {"aquarius, building", "cancer", "market short", "ships held"}),
    ("rich-grown", 2, 7, {"capricorn", "gemini 2", "virgo", "mage-tower copied 1"}),
    ("scarce-grown", 3, 52, {"sagittarius", "row short", "card at the top"}),
    ("rich-grown", 3, 14, {"aquarius, climbing", "libra", "order of retiring"}),
    ("rich-scarce-grown", 2, 56, {"farm to an empty pile", "farm to the market"}),
    ("grown", 1, 43, {"pisces"}),
    ("scarce-grown", 2, 55, {"reserved, as:cover"}),
    ("rich-scarce-grown", 3, 8, {"card again"}),
]


class Both:
    """One game at the table of the engine and at that of the oracle."""

    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.state: Any = GAME.setup(options, seats)
        self.oracle = Oracle(seats, {**DEFAULTS, **options})
        self.out = Choices()
        self.mover = 0
        self.played = [f"options {options}", f"seats {seats}"]

    def compare(self) -> dict[str, int]:
        """Both must ask the same of the same and lie alike; what is open, nothing at the end."""
        self.mover = int(GAME.fill(self.state, self.out))
        texts = {GAME.catalogue.text(choice): n for choice, n in self.out.weighted()}
        engine, wanted = reading(self.state), look(self.oracle)
        engine["asked"] = None
        if self.mover != NOBODY:
            engine["asked"] = ["?" if self.mover == CHANCE else self.mover, texts]
        asked = self.oracle.asked
        wanted["asked"] = None if asked is None else list(asked)
        if self.mover == NOBODY or (self.oracle.round and len(self.played) % FACTS == 0):
            engine["facts"], wanted["facts"] = self.told(), facts(self.oracle)
        lines = differences(engine, wanted)
        assert not lines, "\n".join([*self.played, GAME.asking(self.state), *lines[:20]])
        return texts

    def told(self) -> Any:
        """What the engine tells everybody; the order of the stacks is read elsewhere."""
        told: Any = registry.facts("origins", GAME.hide(self.state, NOBODY), NOBODY)
        for track in (told["military"], *told["temples"].values()):
            del track["stack"]
        return told

    def play(self, text: str) -> None:
        """The same choice at both tables."""
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        self.played.append(f"{'?' if self.mover == CHANCE else self.mover} {text}")
        GAME.play(self.state, choice)
        self.oracle.answer(text)

    def opens(self) -> bool:
        """Whether a turn begins."""
        return bool(GAME.opens(self.state)) and self.oracle.round > 0

    def changed(self) -> None:
        """The oracle's table was changed by hand: so is the engine's."""
        carry(self.oracle, self.state)
        self.oracle.ask_again()

    def end(self) -> str:
        """Both rank the players alike; the reason."""
        assert GAME.outcome(self.state) == self.oracle.outcome()
        return self.oracle.outcome()[2]


DEFAULTS = {option.key: option.values[0] for option in GAME.options}


def options(pick: Rng, seed: int) -> dict[str, str]:
    """The defaults for every third game, else anything."""
    return {
        option.key: option.values[0 if seed % 3 == 0 else pick.below(len(option.values))]
        for option in GAME.options
    }


# Whole games.


def agree(seats: int, seed: int, world: str = "usual") -> tuple[Both, str]:
    """Play one game with both; they must agree at every step."""
    pick = Rng(seed, seats)
    both = Both(options(pick, seed), seats)
    styles = [list(STYLES)[pick.below(len(STYLES))] for _ in range(seats)]
    has_begun = False
    while texts := both.compare():
        if both.opens() and world != "usual":
            if not has_begun:
                begin(both.oracle, world, pick)
                has_begun = True
            if "rich" in world:
                pour(both.oracle, both.oracle.players[both.mover], pick)
            both.changed()
            texts = both.compare()
        if both.mover == CHANCE:
            both.play(sorted(texts)[pick.below(len(texts))])
        else:
            both.play(liking(both.oracle, sorted(texts), styles[both.mover], pick))
    return both, both.end()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_engine_and_oracle_agree(seats: int, seed: int) -> None:
    _, reason = agree(seats, seed)
    assert reason.startswith("goal") == (seats == 1)


@pytest.mark.parametrize(("world", "seats", "seed", "wonders"), RARE)
def test_they_agree_on_rare_things(world: str, seats: int, seed: int, wonders: set[str]) -> None:
    both, _ = agree(seats, seed, world)
    assert wonders <= both.oracle.seen


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_oracle_follows_recorded_games(path: Path) -> None:
    record = parse_record(path.read_text())
    both = Both(record.options, len(record.players))
    for entry in record.entries:
        assert entry.text in both.compare()
        both.play(entry.text)
    assert both.compare() == {}
    assert record.result == (both.oracle.scores(), both.end())


# The edge of the table, which random Cities hardly reach.


def test_beyond_the_edge_a_quarry_finds_no_empty_space() -> None:
    both = set_up({}, 2, Rng(1))
    player = both.oracle.players[0]
    for column in range(PALACE[1] + 1, TABLE_EDGE):
        player.city[PALACE[0], column] = Tile("quarry", False)
        player.city[AGORA[0], column] = Tile("mint", True)
    player.die(0).colour = "yellow"
    both.changed()
    stone = player.goods["stone"]
    for text in (f"close:seat-{AGORA[0]}-{TABLE_EDGE - 2}", "die:base-1", "use:cell-10-20"):
        assert text in both.compare()
        both.play(text)
    both.compare()
    assert player.goods["stone"] == stone + 2  # one, and one for the space below


# Endings: a last round after any game whatever.


def set_up(chosen: dict[str, str], seats: int, pick: Rng) -> Both:
    """Both tables before the first turn."""
    both = Both(chosen, seats)
    while not both.opens():
        both.mover = int(GAME.fill(both.state, both.out))
        assert both.oracle.asked is not None
        opening = sorted(both.oracle.asked[1])
        both.play(opening[pick.below(len(opening))])
    both.compare()
    return both


def count(seats: int, seed: int) -> tuple[Both, str]:
    """Set up, scramble all that counts, pass, and count."""
    pick = Rng(seed, seats)
    both = set_up(options(pick, seed), seats, pick)
    scramble(both.oracle, pick)
    both.state.round = both.oracle.round
    both.changed()
    while texts := both.compare():
        text = "pass" if "pass" in texts else sorted(texts)[pick.below(len(texts))]
        both.play(text)
    return both, both.end()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_engine_and_oracle_count_alike(seats: int) -> None:
    for seed in range(ENDINGS):
        both, _ = count(seats, seed)
        assert sum(both.oracle.scores()) > 0


def main(what: str, number: int, first: int = 0) -> None:
    """Follow or count many games, and say how many of each kind."""
    found: Counter[Any] = Counter()
    for seed in range(first, first + number):
        seats = 1 + seed % 4
        both, reason = count(seats, seed) if what == "endings" else agree(seats, seed, what)
        found.update([(seats, "games"), (seats, reason), *sorted(both.oracle.seen)])
        found.update(f"options {entry}" for entry in both.oracle.options.items())
        found[seats, "choices"] += len(both.played) - 2
        found[seats, "shared first place"] += both.oracle.outcome()[1].count(1) > 1
    for key in sorted(found, key=str):
        print(key, found[key])


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
