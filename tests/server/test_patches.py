"""Patches: a tab that receives differences shows the same as one that receives whole regions."""

import re
from dataclasses import replace
from random import Random

import pytest
from starlette.testclient import TestClient

from server.conftest import Serve
from server.play import Tab
from ziggurat.markup.patches import apply_patch, fresh, patch
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.store import Store

PARTS = ['<g id="a">', "</g>", "é", "\U0001f600", '<use href="#tile"/>', "text", "<b>", "</b>"]
ALIKE = 30  # parts in front and behind, at most


def test_what_differs_makes_one_of_the_other() -> None:
    """Whatever came, went, stayed, or stands elsewhere."""
    random = Random(5)
    for _ in range(3000):
        front, had, now, behind = (
            tuple(random.choices(PARTS, k=random.randrange(most))) for most in (ALIKE, 8, 8, ALIKE)
        )
        old, new = front + had + behind, front + now + behind
        assert apply_patch(old, patch(old, new)) == [*new]
        assert apply_patch((), patch((), new)) == [*new]
        assert apply_patch(old, "".join(new)) == ["".join(new)]


def test_only_what_differs_is_told() -> None:
    front, behind = ("a", "b", "c", "d"), ("w", "x", "y", "z")
    had, now = (*front, "sun", "moon", *behind), (*front, "son", "moon", *behind)
    assert patch(had, now) == [4, -1, "son", 5]
    assert fresh([4, -1, "son", 5]) == ["son"]


def test_what_comes_or_goes_in_two_places_is_told_alone() -> None:
    had = ("<ol>", "one", "two", "three", "four", "</ol>")
    now = ("<ol>", "two", "three", "five", "six", "four", "</ol>")
    assert patch(had, now) == [1, -1, 2, "five", "six", 2]


def test_nothing_new_is_nothing_told() -> None:
    assert patch(("a", "b"), ("a", "b")) == [2]
    assert patch(("a", "b"), ()) == [-2]
    assert patch((), ()) == []


@pytest.mark.parametrize("seed", range(3))
def test_a_tab_with_splices_shows_the_same(client: TestClient, seed: int) -> None:
    """And receives less; a tab that does not ask for patches receives whole regions."""
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


def test_a_name_that_changes_is_told_wherever_it_stands(
    serve: Serve, store: Store, setup: Setup
) -> None:
    """Names are put in when a message is written: parts that did not change may hold an old one."""
    guest = Player(PlayerKind.INVITED, "Guest", token=hashed("link"))
    store.create(replace(setup, players=(setup.players[0], guest)))
    client = serve()
    with client.websocket_connect("/ws/abc?k=Ada&splices") as socket:
        ada = Tab(socket)
        ada.hear("view")
        assert "Guest" in ada.regions["table-1"]
        client.post("/g/abc/join", data={"k": "link", "name": "Zoe"})
        while "Zoe" not in ada.regions["player-1"]:
            ada.hear("view")
        assert not [name for name, markup in ada.regions.items() if "Guest" in markup]
