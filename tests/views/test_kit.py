"""What all games draw with."""

import re
from itertools import pairwise
from math import dist

import pytest

from ziggurat.art import banner, cards, frames, ground, paragraph
from ziggurat.art.stone import BASELINE
from ziggurat.art.track import around
from ziggurat.art.woodcut import bare, bold, disc, dot, glyph, ink, line, mirrored, plane, woodcut
from ziggurat.markup.element import Element, g, serialise, size_of

BOARD, STEPS = (440, 464), (12, 13)
LAP = 50
RULE = "whoever has torturers here is dealt one more card each round"


def test_a_woodcut_brings_no_colour_of_its_own() -> None:
    """Lines are ink, planes are left to the piece that uses it."""
    d = "M0 0H4V4Z"
    cuts = [plane(d), bare(d), disc(0, 0, 2), ink(d), bold(d), dot(0, 0, 1), line(d), plane(d, 3)]
    text = serialise(woodcut("sun", mirrored(*cuts)))
    assert set(re.findall(r' (?:fill|stroke)="([^"]+)"', text)) == {"currentColor", "none"}
    assert text.count("<path") == 2 * 6 and text.count("<circle") == 2 * 2


def test_a_glyph_is_printed_in_the_tones_of_a_colour() -> None:
    text = serialise(glyph("sun", "green", 5, 6, 0.5))
    assert "var(--green-ink)" in text and "var(--green-light)" in text
    assert 'href="#sun"' in text and "translate(5 6) scale(0.5)" in text


@pytest.mark.parametrize("letters", [20, 40, 99])
def test_a_paragraph_is_cut_into_lines_around_its_middle(letters: int) -> None:
    lines = paragraph.paragraph(RULE, 8, 50, 14, letters, 16).children
    said = [str(one.children[0]) for one in lines if isinstance(one, Element)]
    heights = [float(str(one.attributes["y"])) for one in lines if isinstance(one, Element)]
    assert " ".join(said) == RULE and max(map(len, said)) <= letters
    assert (heights[0] + heights[-1]) / 2 == pytest.approx(50 + 14 * BASELINE)
    assert all(below - above == pytest.approx(16) for above, below in pairwise(heights))


def test_a_track_runs_around_the_board_clockwise_and_comes_back() -> None:
    places = [around(step, 19, BOARD, STEPS) for step in range(LAP + 1)]
    assert places[0] == places[LAP] == (19, 19)
    assert places[12] == pytest.approx((421, 19))
    assert places[25] == pytest.approx((421, 445))
    assert places[37] == pytest.approx((19, 445))
    sides = {402 / 12, 426 / 13}
    for here, there in pairwise(places):
        assert min(abs(dist(here, there) - side) for side in sides) < 1e-9


def test_a_nameplate_has_the_mark_and_the_points_of_a_seat() -> None:
    text = serialise(g(*banner.nameplate(2, 47)))
    assert 'href="#token-2"' in text and ">47<" in text


def test_pieces_lie_in_a_row_as_far_apart_as_told() -> None:
    text = serialise(g(*banner.several("pawn-0", 3, across=5, down=7)))
    assert re.findall(r' x="(\d+)" y="(\d+)"', text) == [("5", "7"), ("10", "14")]
    assert text.count('href="#pawn-0"') == 3 and not banner.several("pawn-0", 0)


def test_each_digit_of_a_count_stands_beside_what_it_counts() -> None:
    element = banner.counts([(20, 4), (60, 12)], 10)
    assert element.children == ["412"]
    assert element.attributes["x"] == "32 72 82" and element.attributes["y"] == 16


def test_a_component_has_air_around_it() -> None:
    name, drawn = frames.component("a tile", 96, 107, g(), above=30, below=20)
    assert name == "a tile" and drawn.attributes["aria-label"] == name
    assert size_of(drawn) == (96 + 2 * frames.MARGIN, 107 + 50)


def test_grounds_and_cards_use_textures_every_game_has() -> None:
    drawn = [*ground.slab(90, 80), *ground.hollow(1, 2, 30, 40), *cards.back(92, 118)]
    used = set(re.findall(r"url\(#(\w+)\)", "".join(map(serialise, drawn))))
    assert used == {"bricks", "grain"}
