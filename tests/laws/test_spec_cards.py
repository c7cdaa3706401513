"""Every game has a spec card that names what is in its code, and nothing that is not."""

import re
from pathlib import Path

import pytest

from laws.worlds import facts, worlds
from ziggurat import registry
from ziggurat.core.rules import NOBODY
from ziggurat.table import Table

ROOT = Path(__file__).resolve().parents[2]
NAME = re.compile(r"`([^`\n]+)`")
TEST = re.compile(r"`(test_[a-z0-9_]+)(…|\.py)?`")
EVENT = re.compile(r"^\| (`[^|]+) \| ([^|]*) \|([^|]*)\|$", re.MULTILINE)
RULING = re.compile(r"\bR-\d\d\b")


def card(key: str) -> str:
    """The spec card of a game."""
    return (ROOT / "src" / "ziggurat" / "games" / key / "SPEC.md").read_text(encoding="utf-8")


def named(key: str) -> set[str]:
    """All that a card sets in code type."""
    return set(NAME.findall(card(key)))


def texts(folder: Path) -> str:
    """All Python of a folder."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


@pytest.mark.parametrize("key", registry.keys())
def test_every_rule_class_is_named(key: str) -> None:
    rules = {type(rule).__name__ for rule in registry.load(key).rules} - {"AnyRule"}
    assert rules <= named(key)


@pytest.mark.parametrize("key", registry.keys())
def test_every_test_named_exists(key: str) -> None:
    folder = ROOT / "tests" / "games" / key
    tests = set(re.findall(r"^def (test_\w+)", texts(folder), re.MULTILINE))
    for name, ending in TEST.findall(card(key)):
        if ending == ".py":
            assert (folder / f"{name}.py").exists(), name
        elif ending == "…":
            assert any(test.startswith(name) for test in tests), name
        else:
            assert name in tests, name


@pytest.mark.parametrize("key", registry.keys())
def test_every_ruling_cited_is_written_down(key: str) -> None:
    source = ROOT / "src" / "ziggurat" / "games" / key
    cited = set(RULING.findall(texts(source) + texts(ROOT / "tests" / "games" / key)))
    assert cited <= set(RULING.findall(card(key).partition("## Rulings")[2]))


@pytest.mark.parametrize("key", registry.keys())
def test_choices_options_and_facts_are_documented(key: str) -> None:
    game = registry.load(key)
    words = {word for name in named(key) for word in re.split(r"[ :=·,()]+", name)}
    assert {verb.name for verb in game.catalogue.verbs} <= words
    assert {option.key for option in game.options} <= words
    for world in worlds(key):
        if world.name == "default":
            assert set(facts(key, game.hide(world.setup(), NOBODY), NOBODY)) <= words


def documented_facts(key: str) -> set[str]:
    """The keys of a game's own facts, in the first column of the card's table."""
    section = card(key).partition("\n## Facts\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in NAME.findall(row)}


@pytest.mark.parametrize("key", registry.keys())
def test_a_table_tells_every_fact_on_the_card(key: str) -> None:
    """As the game tells it: no key that is common to all games may take its place."""
    assert documented_facts(key)
    for world in worlds(key):
        table = Table(key, world.seats, options=dict(world.options))
        for seat in (*range(world.seats), NOBODY):
            own = facts(key, table.seen(seat), seat)
            told = table.facts(seat)
            assert documented_facts(key) <= own.keys() <= told.keys()
            assert {name: told[name] for name in own} == own


@pytest.mark.parametrize("key", registry.keys())
def test_the_table_of_events_is_that_of_the_code(key: str) -> None:
    """Every event once, with its numbers by name and in order."""
    told = {}
    for kinds, _, numbers in EVENT.findall(
        card(key).partition("\n## Events\n")[2].partition("\n## ")[0]
    ):
        told.update(dict.fromkeys(NAME.findall(kinds), NAME.findall(numbers)))
    assert told == {event.name: event.numbers for event in registry.load(key).events}
