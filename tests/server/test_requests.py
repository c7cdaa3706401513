"""Every request goes by both doors, a tab's socket and a script's post, and does the same."""

from collections.abc import Callable
from typing import Any

import pytest

from server.asgi import TestClient
from server.limits import set_limit
from server.play import tab
from ziggurat.server.game.rows import KINDS, RowKind
from ziggurat.server.realtime import commands
from ziggurat.server.realtime.commands import FORWARD, REQUESTS
from ziggurat.server.sessions.store import Store

Door = Callable[[TestClient, str, dict[str, Any]], str]


def by_socket(client: TestClient, token: str, message: dict[str, Any]) -> str:
    """Say it in a tab; the word of a refusal, or nothing."""
    with tab(client, token=token) as one:
        one.socket.send_json(message)
        while (heard := one.socket.receive_json())["t"] not in ("view", "nack"):
            pass
        return str(heard.get("why", ""))


def by_script(client: TestClient, token: str, message: dict[str, Any]) -> str:
    """Post it; the word of a refusal, or nothing."""
    headers = {"authorization": f"Bearer {token}"}
    return str(client.post("/g/abc/choice", json=message, headers=headers).json().get("why", ""))


DOORS = pytest.mark.parametrize("door", [by_socket, by_script])

STORY: list[tuple[str, dict[str, Any]]] = [
    ("Ada", {"t": "choose", "id": "take:pile-3"}),
    ("Ada", {"t": "undo"}),
    ("Ada", {"t": "choose", "id": "take:pile-3"}),
    ("Ada", {"t": "choose", "id": "lay:site-0"}),
    ("Ada", {"t": "undo", "to": 1}),
    ("Ada", {"t": "choose", "id": "lay:site-0"}),
    ("Ada", {"t": "end"}),
    ("Ada", {"t": "ask"}),
    ("Balam", {"t": "agree"}),
    ("Balam", {"t": "offer"}),
    ("Ada", {"t": "decline"}),
    ("Balam", {"t": "leave"}),
    ("Balam", {"t": "back"}),
]
OURS = {RowKind.BEGIN, RowKind.LATE}  # only the server starts time, and says when it is up


@DOORS
def test_every_request_writes_its_row(client: TestClient, store: Store, door: Door) -> None:
    for revision, (token, message) in enumerate(STORY):
        assert door(client, token, {**message, "rev": revision}) == "", message
    assert [row.kind for row in store.rows("abc")] == [message["t"] for _, message in STORY]
    assert {message["t"] for _, message in STORY} == set(REQUESTS) == set(KINDS) - OURS


def test_a_script_that_holds_all_seats_agrees_with_itself(client: TestClient, store: Store) -> None:
    """As do those at one screen."""
    for revision, (token, message) in enumerate(STORY[2:4] + STORY[6:7]):
        assert by_script(client, token, {**message, "rev": revision}) == ""
    asked = client.post("/g/abc/choice?k=Ada&k=Balam&seat=0", json={"t": "ask", "rev": 3})
    assert asked.status_code == 200 and asked.json()["to_move"] == 0
    assert [row.kind for row in store.rows("abc")][3:] == ["ask", "agree"]


@DOORS
@pytest.mark.parametrize(
    ("token", "message", "why"),
    [
        ("Balam", {"t": "choose", "id": "take:pile-3", "rev": 0}, "not-yours"),
        ("Ada", {"t": "choose", "id": "take:pile-3", "rev": 7}, "stale"),
        ("Ada", {"t": "choose", "rev": 0}, "malformed"),
        ("Ada", {"t": "choose", "id": "take:pile-3"}, "malformed"),
        ("Ada", {"t": "choose", "id": "take:pile-3", "rev": 0, "auto": 1}, "malformed"),
        ("Ada", {"t": "end", "rev": 0}, "unfinished"),
        ("Ada", {"t": "undo", "rev": 0}, "no-undo"),
        ("Ada", {"t": "undo", "to": "x", "rev": 0}, "malformed"),
        ("Ada", {"t": "ask", "rev": 0}, "no-undo"),
        ("Balam", {"t": "agree", "rev": 0}, "not-yours"),
        ("Balam", {"t": "decline", "rev": 0}, "not-yours"),
        ("Ada", {"t": "fly", "rev": 0}, "malformed"),
        ("Ada", {"t": ["choose"], "rev": 0}, "malformed"),
    ],
)
def test_what_is_refused_is_refused_at_both(
    client: TestClient, store: Store, door: Door, token: str, message: dict[str, Any], why: str
) -> None:
    assert door(client, token, message) == why
    assert list(store.rows("abc")) == []


@DOORS
def test_a_spectator_asks_for_nothing(client: TestClient, door: Door) -> None:
    for kind in REQUESTS:
        message = {"t": kind, "id": "take:pile-3", "rev": 0}
        assert door(client, "", message) == "not-yours"


@DOORS
def test_nobody_goes_to_and_fro_for_ever(
    client: TestClient, store: Store, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows are kept for ever: beyond the limit a game can only be played to its end, or left."""
    set_limit(monkeypatch, commands, "game.max_rows_per_seat", 3)
    for revision in range(3):
        some = {"t": "undo"} if revision % 2 else {"t": "choose", "id": "take:pile-3"}
        assert door(client, "Ada", {**some, "rev": revision}) == ""
    for kind in set(REQUESTS) - set(FORWARD):
        assert door(client, "Ada", {"t": kind, "rev": 3}) == "enough"
    assert door(client, "Ada", {"t": "choose", "id": "lay:site-0", "rev": 3}) == ""
    assert door(client, "Ada", {"t": "end", "rev": 4}) == ""
    assert door(client, "Balam", {"t": "leave", "rev": 5}) == ""


@DOORS
def test_nobody_uses_up_the_rows_of_another_seat(
    client: TestClient, store: Store, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_limit(monkeypatch, commands, "game.max_rows_per_seat", 2)
    assert door(client, "Balam", {"t": "offer", "rev": 0}) == ""
    assert door(client, "Balam", {"t": "decline", "rev": 1}) == ""
    assert door(client, "Ada", {"t": "choose", "id": "take:pile-3", "rev": 2}) == ""
    assert door(client, "Balam", {"t": "offer", "rev": 3}) == "enough"
    assert door(client, "Ada", {"t": "undo", "rev": 3}) == ""
