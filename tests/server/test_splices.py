"""Splices: a tab that is told what differs has what one has that is told all of it."""

import re
from random import Random

import pytest
from starlette.testclient import TestClient

from server.play import Tab
from ziggurat.server.web.splices import LEAST, joined, splice

PIECES = ['<g id="a">', "</g>", "é", "\U0001f600", '<use href="#tile"/>', "text", "<b>", "</b>"]
ALIKE = 60  # pieces in front and behind, at most


def test_what_differs_makes_one_of_the_other() -> None:
    """Also where letters are more than one unit of UTF-16."""
    random = Random(5)
    for _ in range(2000):
        front, had, now, behind = (
            "".join(random.choices(PIECES, k=random.randrange(most)))
            for most in (ALIKE, 6, 6, ALIKE)
        )
        old, new = f"{front}{had}{behind}", f"{front}{now}{behind}"
        told = splice(old, new)
        assert joined(old, told) == new
        assert joined(old, told if isinstance(told, str) else [*told]) == new  # as JSON has it


def test_only_what_differs_is_told_in_whole_tags() -> None:
    front, behind = '<use href="#tile"/>' * 30, '<use href="#pawn"/>' * 30
    told = splice(f'{front}<use href="#sun"/>{behind}', f'{front}<use href="#son"/>{behind}')
    assert told == (len(front), len(behind), '<use href="#son"/>')


def test_units_are_counted_as_browsers_do() -> None:
    face = "\U0001f600" * LEAST
    told = splice(f"{face}<b>1</b>{face}", f"{face}<b>2</b>{face}")
    assert told[0] == 2 * LEAST
    assert joined(f"{face}<b>1</b>{face}", told) == f"{face}<b>2</b>{face}"


def test_what_is_short_is_told_whole() -> None:
    assert splice("<b>1</b>", "<b>2</b>") == "<b>2</b>"


@pytest.mark.parametrize("seed", range(3))
def test_a_tab_with_splices_shows_the_same(client: TestClient, seed: int) -> None:
    """And hears less for it; whoever does not ask for splices is told whole regions."""
    random = Random(seed)
    with (
        client.websocket_connect("/ws/abc?k=Ada&k=Balam") as whole,
        client.websocket_connect("/ws/abc?k=Ada&k=Balam&splices") as some,
    ):
        plain, spliced = Tab(whole), Tab(some)
        for tab in (plain, spliced):
            tab.hear("view")
        for _ in range(8):
            choices = re.findall(r'data-choice="([^"]*)"', plain.regions["list"])
            if choices:
                told = plain.act("choose", id=random.choice(choices), auto=True)
            else:
                told = plain.act("end")
            assert all(isinstance(one, str) for one in told["r"].values())
            assert len(str(spliced.hear("view")["r"])) < len(str(told["r"]))
            assert spliced.regions == plain.regions
