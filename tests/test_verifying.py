"""Verifying: a record whose chance was sealed holds, and none in which something was changed."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cli.test_commands import Run, run
from ziggurat.core.rules import CHANCE
from ziggurat.games import registry
from ziggurat.sealed import Secret
from ziggurat.table import Table
from ziggurat.verifying import BadRecord, Found, Part, verify

__all__ = ["run"]  # a fixture

SECRET = Secret("5ec2e7" + "0" * 58)


def played(key: str, secret: Secret | None = SECRET) -> str:
    """The record of a game played at random, with what it was drawn from."""
    table, random = Table(key, seed=3, secret=secret, players=["Ada", "Zoé"]), Random(3)
    while not table.over:
        table.play(random.choice(table.choices()).id)
    table.record.secret = secret.opened() if secret else ""
    return str(table.record)


@pytest.fixture(scope="module")
def record() -> str:
    return played("amytis")


@pytest.mark.parametrize("key", registry.keys())
def test_a_sealed_game_holds(key: str) -> None:
    verdict = verify(played(key), SECRET.seal)
    assert verdict.holds and not verdict.fails
    assert verdict.drawn == sum(entry.seat == CHANCE for entry in verdict.record.entries) > 5


def test_another_secret_is_found_out(record: str) -> None:
    verdict = verify(record.replace(SECRET.opened(), Secret.new().opened()))
    assert (verdict.seal, verdict.draws) == (Found.DIFFERS, Found.DIFFERS)
    assert verdict.fails


def test_another_seal_is_found_out(record: str) -> None:
    """A secret chosen after the game, with a seal to match, is not the seal that was noted."""
    verdict = verify(record, Secret.new().seal)
    assert (verdict.seal, verdict.noted, verdict.holds) == (Found.FITS, Found.DIFFERS, False)


def test_a_changed_draw_is_found_out_by_its_line(record: str) -> None:
    lines = record.splitlines()
    draws = [n for n, line in enumerate(lines) if line.startswith("? ")]
    for one in draws[:6]:
        for other in draws[:6]:
            if lines[one] == lines[other]:
                continue
            changed = list(lines)
            changed[one], changed[other] = lines[other], lines[one]
            try:
                verdict = verify("\n".join(changed))
            except BadRecord:
                continue  # not even the rules allow it
            assert verdict.draws is Found.DIFFERS and verdict.fails
            assert verdict.wrong is not None and verdict.wrong.line == min(one, other) + 1
            return
    pytest.fail("no two draws could be exchanged")


def test_another_result_is_found_out(record: str) -> None:
    end = next(line for line in record.splitlines() if line.startswith("= "))
    verdict = verify(record.replace(end, "= 1 200 two-piles-empty"))
    assert (verdict.seal, verdict.draws) == (Found.FITS, Found.FITS)
    assert (verdict.result, verdict.holds) == (Found.DIFFERS, False)


def test_what_is_not_told_is_not_held(record: str) -> None:
    unopened = record.replace(f"secret {SECRET.opened()}\n", "")
    plain = played("amytis", None)
    for text in (unopened, plain):
        verdict = verify(text)
        assert (verdict.seal, verdict.draws) == (Found.UNTOLD, Found.UNTOLD)
        assert not verdict.holds and not verdict.fails


CHANGES: list[tuple[Callable[[str], str], Part]] = [
    (lambda text: "", Part.TEXT),
    (lambda text: "hello", Part.TEXT),
    (lambda text: text.replace("hmac-sha256", "dice"), Part.TEXT),
    (lambda text: text.replace(SECRET.seal, "12"), Part.TEXT),
    (lambda text: text.replace(SECRET.opened(), SECRET.opened().upper()), Part.TEXT),
    (lambda text: text + "secret " + "0" * 64, Part.TEXT),
    (lambda text: text.replace(f"chance hmac-sha256 {SECRET.seal}\n", ""), Part.TEXT),
    (lambda text: "\0\0" + text, Part.TEXT),
    (lambda text: text.replace("game amytis 1", "game chess 1"), Part.TABLE),
    (lambda text: text.replace("game amytis 1", "game amytis 99"), Part.TABLE),
    (lambda text: text.replace("seats Ada", "seats Ada Bo"), Part.TABLE),
    (lambda text: text.replace("\n0 ", "\n1 ", 1), Part.STEP),
    (lambda text: text.replace("\n? ", "\n? no:such-", 1), Part.STEP),
]


@pytest.mark.parametrize(("change", "part"), CHANGES)
def test_what_is_no_record_is_refused_in_words(
    record: str, change: Callable[[str], str], part: Part
) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: ") as refused:
        verify(change(record))
    assert refused.value.part is part


class TestCommand:
    def test_it_says_what_was_checked(self, run: Run, tmp_path: Path, record: str) -> None:
        file = tmp_path / "one.game"
        file.write_text(record, encoding="utf-8")
        code, out, _ = run("verify", str(file), "--seal", SECRET.seal.upper())
        assert code == 0
        assert [line.split()[0] for line in out.splitlines()[:4]] == ["yes"] * 4
        assert "draws follow from the secret" in out and "Zoé" in out
        code, out, _ = run("verify", str(file), "--json")
        told = json.loads(out)
        assert (code, told["holds"], told["wrong"], told["noted"]) == (0, True, None, "untold")

    def test_it_ends_otherwise_if_something_was_changed_or_cannot_be_told(
        self, run: Run, tmp_path: Path, record: str
    ) -> None:
        file = tmp_path / "one.game"
        file.write_text(record.replace(SECRET.opened(), "0" * 64), encoding="utf-8")
        code, out, _ = run("verify", str(file))
        assert (code, out.splitlines()[0][:3].strip()) == (1, "NO")
        assert "where" in out.splitlines()[1], "the first draw that does not follow is named"
        file.write_text(played("amytis", None), encoding="utf-8")
        code, out, _ = run("verify", str(file))
        assert (code, "cannot be told" in out) == (1, True)

    def test_bad_files_are_refused_in_one_line(self, run: Run, tmp_path: Path, record: str) -> None:
        file = tmp_path / "one.game"
        file.write_bytes(b"\xff\xfe\x00")
        for words in ([str(file)], [str(tmp_path)], [str(tmp_path / "none")]):
            code, out, err = run("verify", *words)
            assert (code, out, err.count("\n")) == (2, "", 1), words
            assert "cannot read" in err
        file.write_text("game amytis 1\noptions\nseats a b\n0 fly:moon\n", encoding="utf-8")
        code, _, err = run("verify", str(file))
        assert code == 2 and err.startswith("ziggurat: line 4: ")
        file.write_text(record, encoding="utf-8")
        code, _, err = run("verify", str(file), "--seal", "abc")
        assert (code, "64" in err) == (2, True)
