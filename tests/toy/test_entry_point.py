"""A game of another distribution is found by its entry point and played in the app."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
PLAY = """
from server.asgi import TestClient

import ziggurat
from server.play import FirstChoice, play_turn
from ziggurat.server.app import create_app

assert "orchard" in ziggurat.game_keys()
with TestClient(create_app("sqlite:///games.sqlite3", FirstChoice())) as client:
    seats = {"seat-0-kind": "me", "seat-1-kind": "easy"}
    game = client.post("/new/orchard", data=seats).url.path.split("/")[2]
    before = client.get(f"/g/{game}/state.json").json()
    play_turn(client, game)
    after = client.get(f"/g/{game}/state.json").json()
    print(before["game"], before["rev"] < after["rev"])
"""


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run Python where the distribution in the folder is installed."""
    paths = [str(folder), str(TESTS), str(TESTS.parent / "src")]
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
    )


def install(folder: Path, entry: str) -> None:
    """What pip leaves behind of a distribution that registers a game."""
    about = folder / "orchard-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: orchard\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[ziggurat.games]\n{entry}\n")


def test_a_game_of_another_distribution_is_played_in_the_app(tmp_path: Path) -> None:
    install(tmp_path, "orchard = toy")
    told = run(tmp_path, PLAY)
    assert told.stdout == "orchard True\n", told.stderr


@pytest.mark.parametrize("entry", ["lost = no_such_package", "amytis = toy"])
def test_a_game_that_is_not_there_or_has_our_key_is_left_out(tmp_path: Path, entry: str) -> None:
    install(tmp_path, entry)
    told = run(
        tmp_path,
        "import ziggurat; from ziggurat.registry import load; print(ziggurat.game_keys());"
        "print(load('amytis').__class__.__module__, load('amytis').rules[0].__module__)",
    )
    keys, rules = told.stdout.splitlines()
    assert "lost" not in keys and "orchard" not in keys
    assert "ziggurat.games.amytis" in rules
    assert ("lost" in told.stderr) == entry.startswith("lost")
