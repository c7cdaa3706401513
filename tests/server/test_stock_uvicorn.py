"""The app is plain ASGI: it plays under uvicorn's own protocol classes as under ours."""

import json
import re

import uvicorn
from websockets.sync.client import connect

from server.play import FirstChoice
from server.serving import serving
from ziggurat.markup.patches import apply_patch
from ziggurat.server.app import create_app
from ziggurat.server.game.setup import Setup
from ziggurat.server.sessions.store import Store

CHOICE = re.compile(r'data-choice="([^"]*)"')


def test_a_whole_game_is_played_over_text_frames(url: str, store: Store, setup: Setup) -> None:
    """A browser hands text frames to a script as text, and binary ones as something else."""
    store.create(setup)
    config = uvicorn.Config(create_app(url, FirstChoice()), port=0)
    regions: dict[str, list[str]] = {}
    with (
        serving(config) as port,
        connect(f"ws://127.0.0.1:{port}/ws/abc?k=Ada&k=Balam", max_size=None) as socket,
    ):
        while "podium" not in "".join(regions.get("count", [])):
            frame = socket.recv(timeout=20)
            assert isinstance(frame, str)
            message = json.loads(frame)
            assert message["t"] != "nack", message
            if message["t"] == "view":
                for name, told in message["r"].items():
                    regions[name] = apply_patch(regions.get(name, []), told)
                choices = CHOICE.findall("".join(regions["list"]))
                if choices:
                    click = {"t": "choose", "id": choices[0], "rev": message["rev"], "auto": True}
                    socket.send(json.dumps(click))
    assert store.rows("abc")[-1].kind == "end"
