"""Helpers that play: at a session, as a person would, and at the app, as a tab would."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast
from zlib import crc32

from server.asgi import TestClient, WebSocketTestSession
from ziggurat.markup.patches import apply_patch
from ziggurat.server.bots.pool import MoveRequest
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.rows import Row, RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.table import Choice, replay

Pick = Callable[[list[Choice]], Choice]


def host_of(client: TestClient) -> SessionManager:
    """The host behind an app that is tested."""
    host: SessionManager = cast(Any, client.app).state.host
    return host


def first(choices: list[Choice]) -> Choice:
    return choices[0]


def go(session: Session, decision: Changeset) -> list[Row]:
    """Carry a decision out as if the store had written its rows."""
    session.carry_out(decision)
    return decision.rows


def step(session: Session, pick: Pick = first) -> list[Row]:
    """One choice of the acting seat, or its End turn."""
    if session.waits:
        return go(session, session.end({session.acting}, session.revision))
    text = pick(session.choices()).text
    return go(session, session.choose({session.acting}, session.revision, text))


def turn(session: Session, pick: Pick = first) -> list[Row]:
    """Choices of the acting seat until only End turn is missing."""
    rows: list[Row] = []
    while not session.waits:
        rows += step(session, pick)
    return rows


def finish(session: Session, pick: Pick = first) -> list[Row]:
    """The game to its end."""
    rows: list[Row] = []
    while not session.over:
        rows += step(session, pick)
    assert rows[-1].kind == RowKind.END
    return rows


def play_turn(visitor: TestClient, game: str) -> None:
    """One turn by requests: the first choice each time, until it is another seat's turn."""
    seat = None
    while True:
        state = visitor.get(f"/g/{game}/state.json").json()
        asked = bool(state["choices"]) or (state["end_turn"] and state["to_move"] == seat)
        if seat is not None and (not asked or state["to_move"] != seat):
            return
        if asked:
            seat = state["to_move"]
            ask = {"t": "choose", "id": state["choices"][0]} if state["choices"] else {"t": "end"}
            visitor.post(f"/g/{game}/choice", json={**ask, "rev": state["rev"]})


class FirstChoice:
    """A bot in this process that takes the first choice."""

    async def choose(self, question: MoveRequest) -> list[str]:
        return [replay(question.record).choices()[0].text]

    def close(self) -> None:
        """Nothing to stop."""


class Tab:
    """A tab over a socket: knows the last view and all regions, as the client does."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.parts: dict[str, list[str]] = {}
        self.view: dict[str, Any] = {}
        self.of_page: dict[str, str] = {}  # reports of regions that came with the page
        self.drawn = ""  # the art it has

    @property
    def regions(self) -> dict[str, str]:
        """The markup it shows."""
        return {name: "".join(parts) for name, parts in self.parts.items()}

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; views on the way are taken in."""
        while True:
            message: dict[str, Any] = self.socket.receive_json()
            if message["t"] == "view":
                self.view = message
                self.of_page |= message.get("has", {})
                for name, told in message["r"].items():
                    self.parts[name] = apply_patch(self.parts.get(name, []), told)
                    self.of_page.pop(name, None)
                self.drawn = message.get("drawn", self.drawn)
            if message["t"] == kind:
                return message
            assert message["t"] != "nack", f"refused: {message['why']}"

    def report(self) -> str:
        """What it shows, as it says when it reconnects."""
        sums = {name: crc32("\0".join(parts).encode()) for name, parts in self.parts.items()}
        return ",".join(f"{name}.{has}" for name, has in {**sums, **self.of_page}.items())

    def send(self, kind: str, **message: object) -> None:
        self.socket.send_json({"t": kind, **message})

    def act(self, kind: str, **message: object) -> dict[str, Any]:
        """A request for the revision last seen, and the view that follows."""
        self.send(kind, rev=self.view["rev"], **message)
        return self.hear("view")

    def play_turn(self) -> None:
        """The first choice of each list until nothing is left, then End turn."""
        while choices := re.findall(r'data-choice="([^"]*)"', self.regions["list"]):
            self.act("choose", id=choices[0])
        self.act("end")

    def refusal(self, kind: str, **message: object) -> str:
        """The word with which a message is refused."""
        self.send(kind, **message)
        return str(self.hear("nack")["why"])


@contextmanager
def tab(
    client: TestClient, game: str = "abc", token: str = "", lang: str = "en", at: str = ""
) -> Iterator[Tab]:
    """A tab that has its first view."""
    key = "".join(f"&k={one}" for one in token.split())
    with client.websocket_connect(f"/ws/{game}?lang={lang}&at={at}{key}") as socket:
        opened = Tab(socket)
        opened.hear("view")
        yield opened
