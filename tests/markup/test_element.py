"""The element tree: what it writes, and that nothing foreign gets through."""

from random import Random

import pytest

from ziggurat.markup.element import (
    Child,
    Element,
    Spot,
    at,
    by_id,
    drawing,
    el,
    fragments,
    g,
    memoized,
    piece,
    serialise,
    serialized,
    serialized_in_parts,
    short_number,
    spotted,
    use,
    walk,
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
    assert short_number(value) == written


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


@memoized
def shelf(places: int) -> Element:
    """Places inside each other, kept as one thing."""
    inner = g(id=f"place-{places}")
    return g(g(inner, use("board")), shelf(places - 1), id="shelf") if places else g(inner)


def test_what_is_kept_is_opened_where_something_is_asked_for() -> None:
    """Only for one caller: the next one gets it unchanged."""
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


def wood(random: Random, keeps: bool, depth: int = 0) -> Element:
    """Things in things, some of them kept, in parts or as a whole."""
    many = random.randrange(4) if depth < 4 else 0
    name = f"thing-{random.randrange(10**9)}" if random.random() < 0.6 else None
    within: list[Child] = [wood(random, keeps, depth + 1) for _ in range(many)]
    tag = "" if depth and name is None and random.random() < 0.3 else "g"
    one = Element(
        tag, {} if name is None else {"id": name}, [*within, "leaf" * random.choice((1, 80))]
    )
    if random.random() < 0.5:
        keep = random.choice((serialized, serialized_in_parts))
        return keep(one).twin() if keeps else one
    return one


@pytest.mark.parametrize("seed", range(300))
def test_whatever_is_opened_in_whatever_order(seed: int) -> None:
    """It is serialised as if nothing were memoized, and the memoized element stays unchanged."""
    plain, whole = (wood(Random(seed), keeps) for keeps in (False, True))
    kept_so = serialized_in_parts(whole)
    before, picture = serialise(kept_so), g(mine := kept_so.twin(), kept_so.children[-1])
    assert before == serialise(plain)
    bare, things = by_id([plain]), by_id([picture])
    random = Random(seed)
    names = sorted(name for name, _ in bare.items())
    for name in random.sample(names, random.randrange(len(names) + 1)):
        assert name in things
        for one in (bare[name], things[name]):
            one.loosen()
            one.attributes["class"] = "ring"
            one.children.insert(0, use("mark"))
    wanted = serialise(g(plain, plain.children[-1]))
    assert (serialise(picture), "".join(fragments(picture))) == (wanted, wanted)
    seen = [[one.attributes for one in walk(root) if one.tag] for root in (mine, plain)]
    assert seen[0] == seen[1]
    assert serialise(kept_so.twin()) == before


def test_what_has_no_tag_is_nothing_but_its_children() -> None:
    assert serialise(g(Element("", {}, [use("a"), "b"]))) == '<g><use href="#a"/>b</g>'
    assert serialise(g(Element("", {}, []), id="x")) == '<g id="x"/>'
