"""The element tree: what it writes, and that nothing foreign gets through."""

import pytest

from ziggurat.views.svg import (
    Element,
    Spot,
    at,
    by_id,
    drawing,
    el,
    g,
    kept,
    number,
    piece,
    serialise,
    spotted,
    use,
)

HOSTILE = "\"><img src=x onerror=alert(1)> & 'quoted' </svg>"


def test_foreign_text_is_escaped_as_content_and_as_attribute() -> None:
    markup = serialise(g(HOSTILE, aria_label=HOSTILE))
    assert "<img" not in markup
    assert markup.count("&lt;img") == 2
    assert "</svg>" not in markup


def test_names_of_attributes_become_those_of_svg() -> None:
    assert serialise(el("path", stroke_width=2, class_="x", data_p="t1")) == (
        '<path stroke-width="2" class="x" data-p="t1"/>'
    )


def test_an_attribute_that_is_none_is_not_written() -> None:
    assert serialise(el("g", id=None)) == "<g/>"


@pytest.mark.parametrize(
    ("value", "written"), [(3, "3"), (3.0, "3"), (3.14159, "3.14"), (-0.5, "-0.5"), (0, "0")]
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_a_flying_piece_has_its_place_on_the_only_child_of_its_name() -> None:
    flying = piece("t17", at(3, 4, use("tile")))
    assert list(flying.attributes) == ["data-p"]
    assert serialise(
        flying.children[0] if isinstance(flying.children[0], type(flying)) else g()
    ) == ('<g transform="translate(3 4)"><use href="#tile"/></g>')


def test_a_spot_is_never_written() -> None:
    assert serialise(spotted(Spot(1, 2, 3, 4), g())) == "<g/>"


def test_a_drawing_has_a_name() -> None:
    assert serialise(drawing(10, 20, label="Table")) == (
        '<svg viewBox="0 0 10 20" role="group" aria-label="Table"/>'
    )


@kept
def shelf(places: int) -> Element:
    """Places inside each other, kept as one thing."""
    inner = g(id=f"place-{places}")
    return g(g(inner, use("board")), shelf(places - 1), id="shelf") if places else g(inner)


def test_what_is_kept_is_opened_where_something_is_asked_for() -> None:
    """Only for who asks: the next one is shown it as it was."""
    before = serialise(g(shelf(3)))
    picture = g(shelf(3))
    things = by_id([picture])
    for name in ("place-2", "place-0", "place-3"):
        assert name in things
        things[name].loosen()
        things[name].attributes["class"] = "ring"
    assert serialise(picture) == before.replace(
        ' id="place-2"', ' id="place-2" class="ring"'
    ).replace(' id="place-0"', ' id="place-0" class="ring"').replace(
        ' id="place-3"', ' id="place-3" class="ring"'
    )
    assert serialise(g(shelf(3))) == before
    assert "place-9" not in things


def test_what_has_no_tag_is_nothing_but_its_children() -> None:
    assert serialise(g(Element("", {}, [use("a"), "b"]))) == '<g><use href="#a"/>b</g>'
    assert serialise(g(Element("", {}, []), id="x")) == '<g id="x"/>'
