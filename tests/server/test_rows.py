"""Stored rows and players: decoded and encoded without a byte of difference."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from ziggurat.server.game.players import (
    STORED,
    Player,
    PlayerKind,
    StoredPlayer,
    decode_player,
    encode_player,
)
from ziggurat.server.game.rows import (
    KINDS,
    Agree,
    Ask,
    Back,
    Begin,
    Choose,
    Damaged,
    Decline,
    End,
    Late,
    Leave,
    Offer,
    Row,
    StoredRow,
    Undo,
    decode_row,
    encode_row,
)

HERE = Path(__file__).parent
FIXTURES = {
    "before.jsonl": (HERE / "before.jsonl").read_bytes(),
    "form-0006.jsonl.gz": gzip.decompress((HERE / "form-0006.jsonl.gz").read_bytes()),
}
"""Databases as earlier versions left them, with games that ended in every way."""


def lines(fixture: str, table: str) -> list[dict[str, Any]]:
    """The lines of one table."""
    found = [json.loads(line) for line in FIXTURES[fixture].decode().splitlines()]
    return [line for line in found if line["t"] == table]


@pytest.mark.parametrize("fixture", FIXTURES)
def test_stored_rows_are_encoded_as_they_were(fixture: str) -> None:
    stored = [
        StoredRow(line["kind"], line["seat"], line["body"]) for line in lines(fixture, "rows")
    ]
    assert len(stored) > 100
    rows = [decode_row(*one) for one in stored]
    assert not [row for row in rows if isinstance(row, Damaged)]
    assert [encode_row(row) for row in rows] == stored


@pytest.mark.parametrize("fixture", FIXTURES)
def test_stored_players_are_encoded_as_they_were(fixture: str) -> None:
    stored = [StoredPlayer(line["kind"], line["level"]) for line in lines(fixture, "players")]
    assert len(stored) > 10
    assert [encode_player(decode_player(one, "Ada")) for one in stored] == stored


EXAMPLES = [
    (Choose(1, "take:pile-3"), ("choose", 1, "take:pile-3")),
    (Undo(0, 2), ("undo", 0, "2")),
    (End(0), ("end", 0, "")),
    (End(0, ()), ("end", 0, "-")),
    (End(0, ("deal:card-1", "roll:3")), ("end", 0, "deal:card-1 roll:3")),
    (Ask(2), ("ask", 2, "")),
    (Ask(2, 17), ("ask", 2, "17")),
    (Agree(2), ("agree", 2, "")),
    (Agree(2, 0), ("agree", 2, "0")),
    (Offer(0), ("offer", 0, "")),
    (Decline(0), ("decline", 0, "")),
    (Begin(0), ("begin", 0, "")),
    (Leave(1, "hard"), ("leave", 1, "hard")),
    (Late(1, "program:mine"), ("late", 1, "program:mine")),
    (Back(1), ("back", 1, "")),
]


def test_there_is_an_example_of_every_kind() -> None:
    assert {stored[0] for _, stored in EXAMPLES} == set(KINDS)


@pytest.mark.parametrize(("row", "stored"), EXAMPLES)
def test_a_row_has_one_encoding(row: Row, stored: tuple[str, int, str]) -> None:
    assert encode_row(row) == stored
    assert decode_row(*stored) == row
    assert type(decode_row(*stored)) is type(row)
    assert decode_row(*stored, 12.5).at == 12.5


@pytest.mark.parametrize(
    ("kind", "body"), [("undo", "all"), ("undo", "02"), ("agree", "x"), ("back", "easy")]
)
def test_a_damaged_body_is_kept_as_it_is(kind: str, body: str) -> None:
    row = decode_row(kind, 1, body)
    assert row == Damaged(1, StoredRow(kind, 1, body))
    assert encode_row(row) == (kind, 1, body)


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(ValueError, match="no row is of the kind 'dance'"):
        decode_row("dance", 0, "")
    with pytest.raises(ValueError, match="no player is of the kind"):
        decode_player(StoredPlayer("person", "open"), "Ada")


PLAYERS = [
    (Player(PlayerKind.PERSON, "Ada", token="t", person="p"), ("person", "")),
    (Player(PlayerKind.LEARNER, "Ada", token="t", person="p"), ("person", "learns")),
    (Player(PlayerKind.INVITED, "Ada", token="t", person="p"), ("invited", "")),
    (Player(PlayerKind.OPEN, "Ada", token="t", person="p"), ("invited", "open")),
    (Player(PlayerKind.BOT, "Ada", "hard", "t", "p"), ("bot", "hard")),
]


@pytest.mark.parametrize(("player", "stored"), PLAYERS)
def test_a_player_has_one_encoding(player: Player, stored: tuple[str, str]) -> None:
    assert encode_player(player) == stored
    assert decode_player(StoredPlayer(*stored), "Ada", "t", "p") == player


def test_every_kind_of_player_is_stored() -> None:
    assert {*STORED, PlayerKind.BOT} == set(PlayerKind)
