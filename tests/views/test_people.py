"""Who plays for the machine: eight faces, and a name for each in every world."""

import re

import pytest

from toy.registry import registered
from ziggurat import game_keys
from ziggurat.art import theme
from ziggurat.art.faces import FACES, face, face_defs
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.markup.element import serialise
from ziggurat.server.config import CONFIG
from ziggurat.views.people import drawn, faces_of, game_people


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [*game_keys(), "orchard"])
def test_every_world_has_eight_people_of_different_names(key: str, lang: str) -> None:
    with registered():
        world = game_people(key, lang)
    assert [person.face for person in world] == list(FACES)
    assert len({person.name for person in world}) == len(FACES) == 8
    assert all(0 < len(person.name) <= CONFIG.accounts.max_name_chars for person in world)


def test_no_two_worlds_share_a_name() -> None:
    names = [person.name for key in game_keys() for person in game_people(key, "en")]
    assert len(names) == len(set(names))


def test_lots_draw_everybody_once_and_nobody_who_is_there() -> None:
    order = [person.name for person in drawn("uxmal", "en", 7, ["Balam"])]
    assert len(set(order)) == len(order) == 7
    assert "Balam" not in order
    assert order == [person.name for person in drawn("uxmal", "en", 7, ["Balam"])]
    assert order != [person.name for person in drawn("uxmal", "en", 8, ["Balam"])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_keeps_their_face_and_strangers_get_one_that_is_left(lang: str) -> None:
    queen = game_people("pyramidion", lang)[FACES.index("queen")]
    faces = faces_of("pyramidion", ["Medium bot", queen.name, "Medium bot"])
    assert faces[1] == "queen"
    assert len(set(faces)) == 3


def test_each_woodcut_is_its_own_and_takes_the_colours_of_the_theme() -> None:
    cuts = [serialise(one) for one in face_defs(FACES)]
    assert len(set(cuts)) == 8
    for name, cut in zip(FACES, cuts, strict=True):
        assert f'id="face-{name}"' in cut
        assert f'href="#face-{name}"' in serialise(face(name))
        assert set(re.findall(r"var\(--([a-z0-9-]+)\)", cut)) <= set(theme.TOKENS)
        assert len(cut) < 2_000
