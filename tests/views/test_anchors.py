"""Choices on drawings: one anchor each, by place, by the mover's own place, or by verb."""

import re

import pytest

from ziggurat.markup.element import Element, Spot, by_id, el, g, serialise, spotted, walk
from ziggurat.views import view_of
from ziggurat.views.anchors import UNLIKE, AnchorError, Chip, ShownChoice, attach, buttons, chips_of
from ziggurat.views.gains import NO_GAIN, Gain, SourceGain, scoring

LABEL = 'Take "it" <now>'


def table(*ids: str) -> Element:
    """A drawing with some places."""
    return el("svg", *(spotted(Spot(0, 0, 10, 10, 2, 5, 5), g(id=name)) for name in ids))


def choices(drawing: Element) -> dict[str, str]:
    """Which element bears which choice."""
    return {
        str(child.attributes["id"]): str(child.attributes["data-choice"])
        for child in drawing.children
        if isinstance(child, Element) and "data-choice" in child.attributes
    }


def test_a_choice_is_attached_to_its_place() -> None:
    drawing = table("row-1", "row-2")
    assert attach(by_id([drawing]), [ShownChoice("take:row-1", LABEL)], 0) == []
    assert choices(drawing) == {"row-1": "take:row-1"}


def test_a_place_of_the_mover_is_found_by_the_seat() -> None:
    drawing = table("s0-cell-4", "s1-cell-4")
    attach(by_id([drawing]), [ShownChoice("plant:cell-4", LABEL)], 1)
    assert choices(drawing) == {"s1-cell-4": "plant:cell-4"}


def test_a_verb_without_target_is_attached_to_its_name() -> None:
    drawing = table("deck")
    attach(by_id([drawing]), [ShownChoice("deck", LABEL)], 0)
    assert choices(drawing) == {"deck": "deck"}


def test_a_choice_without_a_place_is_returned_for_a_button() -> None:
    done = ShownChoice("done", "Done", gain=scoring(3))
    assert attach(by_id([table("row-1")]), [done], 0) == [done]
    (button,) = buttons([done])
    assert serialise(button) == (
        '<button type="button" class="ch" data-choice="done">Done (+3)</button>'
    )


def test_only_choices_in_the_viewers_look_are_attached_and_none_becomes_a_button() -> None:
    offers = [
        ShownChoice("lay:a@r1", LABEL),
        ShownChoice("lay:a@r2", LABEL),
        ShownChoice("lay:b@r1", LABEL),
    ]
    drawing = table("a", "b")
    assert attach(by_id([drawing]), offers, 0, "r2") == []
    assert choices(drawing) == {"a": "lay:a@r2"}


def test_a_choice_without_look_is_there_under_every_look() -> None:
    drawing = table("a")
    attach(by_id([drawing]), [ShownChoice("take:a", LABEL)], 0, "r2")
    assert choices(drawing) == {"a": "take:a"}


def test_two_choices_never_share_an_anchor() -> None:
    with pytest.raises(AnchorError, match="farm:a and build:a share a"):
        attach(
            by_id([table("a")]), [ShownChoice("build:a", LABEL), ShownChoice("farm:a", LABEL)], 0
        )


def test_an_anchor_is_a_named_button_with_ring_gain_and_rule() -> None:
    drawing = table("a")
    attach(
        by_id([drawing]), [ShownChoice("take:a", LABEL, scoring(4), hint="Rule", commits=UNLIKE)], 0
    )
    markup = serialise(drawing)
    for part in (
        'class="ch"',
        'role="button"',
        'tabindex="0"',
        'aria-label="Take &quot;it&quot; &lt;now&gt;"',
        'data-hint="Rule"',
        'data-final="unlike"',
        'class="halo"',
        'class="ring"',
        ">+4<",
    ):
        assert part in markup


def test_an_empty_place_has_a_dashed_ring() -> None:
    drawing = el("svg", spotted(Spot(0, 0, 9, 9, empty=True), g(id="a")))
    attach(by_id([drawing]), [ShownChoice("lay:a", LABEL)], 0)
    assert 'class="ring possible"' in serialise(drawing)


def test_a_preview_appears_with_the_choice_only() -> None:
    ghost = el("use", class_="ghost")
    place = spotted(Spot(0, 0, 9, 9, preview=ghost), g(id="a"))
    assert ghost not in place.children
    attach(by_id([place]), [ShownChoice("lay:a", LABEL)], 0)
    assert place.children[0] is ghost
    other = spotted(Spot(0, 0, 9, 9), g(id="a"))
    attach(by_id([other]), [ShownChoice("lay:a", LABEL, preview=ghost)], 0)
    assert other.children[0] is ghost


def test_what_lies_over_a_ring_stays_over_it() -> None:
    place = spotted(Spot(0, 0, 9, 9, over=1), g(el("use"), el("text"), id="a"))
    attach(by_id([place]), [ShownChoice("take:a", LABEL)], 0)
    assert [one.tag for one in walk(place) if one.tag] == ["g", "use", "rect", "rect", "text"]


def attached(gain: Gain, spot: Spot, *chips: Chip) -> str:
    """A place with a choice that brings something, as it is written."""
    place = spotted(spot, g(id="a"))
    attach(by_id([place]), [ShownChoice("lay:a", LABEL, gain, chips=chips)], 0)
    return serialise(place)


def test_points_now_and_later_are_told_apart_by_shape_and_sign() -> None:
    both = Gain((SourceGain(0, 4, "now"), SourceGain(1, 8, "sure"), SourceGain(2, -3, "open")))
    markup = attached(both, Spot(0, 0, 96, 96))
    beads = re.findall(
        r'<g class="(gain[^"]*)"><rect [^>]*rx="(\d+)"[^>]*/><text[^>]*>(.*?)<', markup
    )
    assert beads == [("gain", "15", "+4"), ("gain later", "6", "◆8◇−3")]


def test_what_brings_no_points_has_no_badge() -> None:
    assert "gain" not in attached(Gain(goods=((0, 2),)), Spot(0, 0, 96, 96))


def test_goods_lie_at_the_lower_edge_where_there_is_room_for_three() -> None:
    chips = [Chip(el("use", href=f"#{n}"), number) for n, number in enumerate((2, -1, 3, 4))]
    markup = attached(NO_GAIN, Spot(0, 0, 96, 96), *chips)
    assert re.findall(r"<text[^>]*>(.*?)<", markup) == ["+2", "−1", "+3"]
    for spot in (Spot(0, 0, 40, 40), Spot(0, 0, 96, 96, priced=True)):
        assert "goods" not in attached(NO_GAIN, spot, *chips)


def test_a_place_with_a_ring_of_its_own_gets_none() -> None:
    markup = attached(scoring(5, "open"), Spot(0, 0, 40, 40, ringed=True))
    assert "ring" not in markup and "◇5" in markup


def test_goods_that_all_choices_cost_alike_are_not_drawn() -> None:
    view = view_of("amytis")
    one, two = Gain(goods=((0, -1),)), Gain(goods=((1, -1),))
    assert chips_of([one, one], view, 0) == [[], []]
    assert [len(chips) for chips in chips_of([one, two, NO_GAIN], view, 0)] == [1, 1, 0]
