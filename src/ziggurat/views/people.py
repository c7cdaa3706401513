"""Characters of each game's world: the names and faces of bots."""

from collections.abc import Collection, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from ziggurat.art.faces import FACES
from ziggurat.core.data import Fields, read_components
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.registry import view_package

FIELDS: Final[dict[str, Fields]] = {"people": {"id": str, **dict.fromkeys(LANGUAGES, str)}}


class Person(NamedTuple):
    """A character: a face, and a name in one language."""

    face: str
    name: str


@cache
def game_people(key: str, lang: str) -> tuple[Person, ...]:
    """All of a game's world, in the order of the faces."""
    rows = {
        row["id"]: row[lang]
        for row in read_components(view_package(key), "people.toml", FIELDS)["people"]
    }
    return tuple(Person(face, rows[face]) for face in FACES)


def drawn(key: str, lang: str, seed: int, taken: Collection[str] = ()) -> list[Person]:
    """Characters whose name is free, shuffled by the seed."""
    free = [person for person in game_people(key, lang) if person.name not in taken]
    return Random(f"people {seed}").sample(free, len(free))


def faces_of(key: str, names: Sequence[str]) -> list[str]:
    """A face for each name: its own, and for a name of another world one that is left."""
    known = {person.name: person.face for lang in LANGUAGES for person in game_people(key, lang)}
    left = [face for face in FACES if face not in {known.get(name) for name in names}]
    return [known.get(name) or left.pop(0) for name in names]
