"""Nothing that can be sent makes the server break: it is refused, and the next one is served."""

import asyncio
import json
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.websockets import WebSocketDisconnect

from server.asgi import TestClient
from server.play import FirstChoice, tab
from server.postgres import Postgres
from ziggurat.server.app import create_app
from ziggurat.server.http.security import body_of

ENDLESS = "9" * 5_000
BAD_HOSTS = ["[", "a b", "x" * 300, "a:b:c", "host/path", ""]


@pytest.mark.parametrize(
    ("address", "status"),
    [
        (f"/g/abc/state.json?k=Ada&seat={ENDLESS}", 403),
        (f"/g/abc/board.svg?seat={ENDLESS}", 403),
        ("/g/abc/state.json?k=Ada&seat=²", 403),
        ("/g/%00", 404),
        ("/g/%00/state.json", 404),
        ("/g/%ED%A0%80", 404),
        (f"/g/{'x' * 5_000}", 404),
        ("/g/abc?k=Ada&k=%E2%82%AC", 303),
        ("/g/abc?k=Ada&k=a%0d%0aSet-Cookie:%20b", 303),
        (f"/g/abc?art={'f' * 5_000}", 200),
        ("/static/style.css+style.css", 404),
        ("/lang/fr?to=/%00%ED%A0%80€", 303),
    ],
)
def test_an_address_is_answered(client: TestClient, address: str, status: int) -> None:
    assert client.get(address).status_code == status


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "http://a]b"])
def test_an_origin_that_is_none_is_foreign(client: TestClient, origin: str) -> None:
    headers = {"origin": origin}
    assert client.post("/play/amytis", headers=headers).status_code == 403
    with client.websocket_connect("/ws/abc?k=Ada", headers=headers) as socket:
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 4403


@pytest.mark.parametrize("host", BAD_HOSTS)
def test_a_host_that_is_none_is_refused(client: TestClient, host: str) -> None:
    assert client.get("/g/abc", headers={"host": host}).status_code == 400


@pytest.mark.parametrize("name", ["seat-a b", "seat-é", "seat-[x]", "seat-" + "x" * 200, "seat-"])
def test_a_cookie_of_no_game_is_ignored(client: TestClient, name: str) -> None:
    cookie = [(b"cookie", f"{name}=x".encode())]
    assert client.get("/", headers=cookie).status_code == 200


def test_half_a_character_is_no_chat(client: TestClient) -> None:
    with tab(client, token="Ada") as ada:
        ada.socket.send_text('{"t":"chat","text":"\\ud800"}')
        assert ada.hear("nack")["why"] == "malformed"
        ada.socket.send_text('{"t":"chat","text":"\\ud83d\\ude00"}')
        assert ada.hear("chat")["text"] == "😀"


@pytest.mark.parametrize(
    "body",
    [
        '{"t":"why","id":"\\ud800"}',
        '{"t":"why","id":"x","x":1' + "0" * 400 + "}",
        '{"t":"why","id":"x","x":NaN}',
        '{"t":"choose","id":"\\udfff","rev":0}',
        '{"t":"\\udfff","rev":0}',
    ],
)
def test_a_script_is_refused_in_words(client: TestClient, body: str) -> None:
    answer = client.post("/g/abc/choice?k=Ada", content=body)
    assert (answer.status_code, answer.json()["why"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("GET", "/g/nothing/state.json", 404),
        ("GET", "/g/nothing/board.svg", 404),
        ("POST", "/g/nothing/choice", 404),
        ("GET", "/g/abc/choice", 405),
        ("GET", "/g/abc/state.json?seat=1", 403),
        ("GET", "/g/abc/board.svg?theme=pink", 400),
    ],
)
def test_scripts_are_answered_with_data(
    client: TestClient, method: str, address: str, status: int
) -> None:
    answer = client.request(method, address, content=json.dumps({"id": "x", "rev": 0}))
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["text"]
    assert answer.json()["why"]


def test_a_game_of_no_name_is_none_for_postgresql_either(postgres: Postgres) -> None:
    url = postgres.fresh()
    with TestClient(create_app(url, FirstChoice())) as client:
        assert client.get("/g/%00").status_code == 404
        assert client.get("/", headers={"cookie": "seat-\x00=x"}).status_code == 200


def test_who_leaves_in_the_middle_of_a_body_breaks_nothing() -> None:
    parts: list[dict[str, Any]] = [
        {"type": "http.request", "body": b"{", "more_body": True},
        {"type": "http.disconnect"},
    ]
    request = Request({"type": "http", "headers": []}, lambda: _next(parts))
    with pytest.raises(HTTPException) as refused:
        asyncio.run(body_of(request))
    assert refused.value.status_code == 400


async def _next(parts: list[dict[str, Any]]) -> dict[str, Any]:
    return parts.pop(0)
