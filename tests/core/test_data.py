"""Component files: read, and refused when they break their promises."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from toy.components import FRUIT_COPIES, FRUIT_IDS
from ziggurat.core.data import Fields, checked, read_components
from ziggurat.core.errors import DataError

SOURCE = """
[source]
title = "Rulebook"
edition = "First"
pages = "1"
status = "rulebook"
note = "facts only"
"""
TILES: dict[str, Fields] = {"tile": {"id": str, "points": int}}
TILE = '[[tile]]\nid = "fig"\npoints = 3\n'


def test_rows_come_back_as_they_stand() -> None:
    extras = 'copies = 2\npage = 4\nstatus = "public"\ntext = "three points"\n'
    text = SOURCE + "[totals]\ntile = 2\n" + TILE + extras
    assert checked("t.toml", text, TILES) == {
        "tile": [
            {
                "id": "fig",
                "points": 3,
                "copies": 2,
                "page": 4,
                "status": "public",
                "text": "three points",
            }
        ]
    }


def test_a_file_is_found_in_its_package() -> None:
    tables: dict[str, dict[str, type]] = {
        "fruit": {"id": str},
        "goal": {"id": str},
        "harvest": {"seats": int, "points": int},
    }
    rows = read_components("toy", "orchard.toml", tables)
    assert [row["id"] for row in rows["fruit"]] == FRUIT_IDS
    assert [row["copies"] for row in rows["fruit"]] == FRUIT_COPIES


REFUSALS = [
    ("tile = [", "not TOML"),
    (TILE, "[source] must have exactly edition, note, pages, status, title"),
    ("source = 3\n" + TILE, "[source] must have exactly"),
    (SOURCE.replace('note = "facts only"', "") + TILE, "[source] must have exactly"),
    (SOURCE + 'author = "me"\n' + TILE, "[source] must have exactly"),
    (SOURCE.replace('"rulebook"', '"hearsay"') + TILE, "source status is one of rulebook"),
    (SOURCE, "tables are [], expected ['tile']"),
    (SOURCE + TILE + '[[card]]\nid = "x"\n', "tables are ['card', 'tile'], expected ['tile']"),
    (SOURCE + "[tile]\nid = 'fig'\n", "[[tile]] must be a list of rows"),
    ("tile = [1, 2]\n" + SOURCE, "[[tile]] must be a list of rows"),
    (SOURCE + '[[tile]]\nid = "fig"\n', "tile fig: missing ['points'], unknown []"),
    (SOURCE + TILE + "colour = 1\n", "tile fig: missing [], unknown ['colour']"),
    (SOURCE + "[[tile]]\npoints = 3\n", "tile 1: missing ['id'], unknown []"),
    (SOURCE + '[[tile]]\nid = "fig"\npoints = "3"\n', "tile fig: points must be int"),
    (SOURCE + '[[tile]]\nid = "fig"\npoints = true\n', "tile fig: points must be int"),
    (SOURCE + "[[tile]]\nid = 7\npoints = 3\n", "tile 7: id must be str"),
    (SOURCE + TILE + "copies = 1.5\n", "tile fig: copies must be int"),
    (SOURCE + TILE + 'status = "hearsay"\n', "tile fig: status is one of"),
    (SOURCE + TILE + TILE, "tile fig: this id stands twice"),
    (SOURCE + "[totals]\ntile = 2\n" + TILE, "1 of tile, the component list says 2"),
    (SOURCE + "[totals]\ncard = 0\n" + TILE, "[totals] must count some of tile"),
    ("totals = 2\n" + SOURCE + TILE, "[totals] must count some of tile"),
]


@pytest.mark.parametrize(("text", "why"), REFUSALS)
def test_a_broken_promise_is_refused(text: str, why: str) -> None:
    with pytest.raises(DataError) as caught:
        checked("t.toml", text, TILES)
    assert str(caught.value).startswith("t.toml: ") and why in str(caught.value)


@given(some.lists(some.integers(1, 9), min_size=1, max_size=5), some.integers(-1, 1))
def test_totals_add_up_copies(copies: list[int], slip: int) -> None:
    rows = "".join(
        f'[[tile]]\nid = "t{n}"\npoints = 1\ncopies = {count}\n' for n, count in enumerate(copies)
    )
    text = f"{SOURCE}[totals]\ntile = {sum(copies) + slip}\n{rows}"
    if slip == 0:
        assert len(checked("t.toml", text, TILES)["tile"]) == len(copies)
    else:
        with pytest.raises(DataError, match="the component list says"):
            checked("t.toml", text, TILES)
