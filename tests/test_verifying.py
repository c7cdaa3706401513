"""Verifying: what a record proves, alone and with what was noted, and what was changed in it."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cli.test_commands import Run, run
from ziggurat import registry
from ziggurat.commitment import Secret, commitment, fingerprint, fingerprints, seal_of
from ziggurat.core.record import parse_record
from ziggurat.core.rules import CHANCE
from ziggurat.table import Table
from ziggurat.verifying import BadRecord, CheckResult, Ending, FaultPlace, Names, Proved, verify

__all__ = ["run"]  # a fixture

SECRET = Secret("5ec2e7" + "0" * 58)
GAME = "game-1"
SALTS = ["a" * 64, "b" * 64]


def plain(key: str, seed: int = 3, secret: Secret | None = SECRET) -> Table:
    """A game played at random to its end, sealed the first way."""
    table, random = Table(key, seed=3, secret=secret, players=["Ada", "Zoé"]), Random(seed)
    while not table.over:
        table.play(random.choice(table.choices()).id)
    table.record.secret = secret.opened() if secret else ""
    return table


def old(key: str = "amytis") -> str:
    """A record of the first sealing."""
    return str(plain(key).record)


def played(key: str = "amytis", seed: int = 3, names: tuple[str, str] = ("Ada", "Zoé")) -> str:
    """A record of the second sealing, as a server tells it."""
    record = plain(key, seed).record
    record.id, record.players[:] = GAME, names
    record.seal = seal_of(SECRET, record)
    record.bound = [commitment(salt, name) for salt, name in zip(SALTS, names, strict=True)]
    record.salts = SALTS
    record.fingerprint = fingerprint(record, SECRET)
    return str(record)


def mark(text: str) -> str:
    """The fingerprint a record states."""
    return parse_record(text).fingerprint


@pytest.fixture(scope="module")
def record() -> str:
    return played()


class TestSealed:
    @pytest.mark.parametrize("key", registry.keys())
    def test_a_record_whose_fingerprint_was_noted_is_proved(self, key: str) -> None:
        text = played(key)
        verdict = verify(text, parse_record(text).seal, mark(text))
        assert verdict.proved is Proved.ALL
        assert verdict.seen_at == verdict.lines
        assert verdict.drawn == sum(entry.seat == CHANCE for entry in verdict.record.entries) > 5

    def test_a_record_alone_proves_only_that_its_draws_follow_from_the_seal(
        self, record: str
    ) -> None:
        verdict = verify(record, parse_record(record).seal)
        checks = (verdict.seal, verdict.draws, verdict.result, verdict.names, verdict.chain)
        assert set(checks) == {CheckResult.FITS}
        assert verdict.proved is Proved.DRAWS

    def test_other_choices_made_up_with_the_secret_are_not_called_unchanged(
        self, record: str
    ) -> None:
        """With the secret one can forge a valid record, but not its fingerprint."""
        forged = played(seed=4, names=("Ada", "Bo"))
        assert parse_record(forged).result != parse_record(record).result
        assert verify(forged, parse_record(record).seal).proved is Proved.DRAWS
        verdict = verify(forged, parse_record(record).seal, mark(record))
        assert (verdict.seen, verdict.proved) == (CheckResult.DIFFERS, Proved.CHANGED)

    def test_a_fingerprint_noted_on_the_way_proves_what_went_before(self, record: str) -> None:
        heads = fingerprints(parse_record(record), SECRET)
        verdict = verify(record, seen=heads[20])
        assert (verdict.seen, verdict.seen_at, verdict.proved) == (
            CheckResult.FITS,
            20,
            Proved.DRAWS,
        )
        assert verify(played(seed=4), seen=heads[-2]).seen is CheckResult.DIFFERS

    def test_the_chain_can_be_followed_by_hand(self, record: str) -> None:
        """As docs/decisions/0011 tells it, without any of our code but the hash."""
        import hashlib
        import hmac

        lines = record.splitlines()
        seal = next(line for line in lines if line.startswith("chance ")).split()[2]
        head = hashlib.sha256(f"ziggurat chain {seal}".encode()).hexdigest()
        for line in lines[4:]:
            if line.split()[0] in ("?", "0", "1", "players", "="):
                head = hashlib.sha256(f"{head} {line}".encode()).hexdigest()
        asked = f"ziggurat fingerprint {head}".encode()
        key = bytes.fromhex(SECRET.opened())
        assert hmac.digest(key, asked, "sha256").hex() == mark(record)


class TestChanged:
    @pytest.mark.parametrize(
        ("before", "after"),
        [
            ("garden=a", "garden=b"),
            (GAME, "game-2"),
            (SECRET.opened(), "0" * 64),
        ],
    )
    def test_the_seal_binds_secret_game_and_options(self, before: str, after: str) -> None:
        text = played()
        verdict = verify(text.replace(before, after))
        assert (verdict.seal, verdict.proved) == (CheckResult.DIFFERS, Proved.CHANGED)

    def test_the_names_are_bound(self, record: str) -> None:
        verdict = verify(record.replace("seats Ada", "seats Bo"))
        assert (verdict.names, verdict.proved) == (CheckResult.DIFFERS, Proved.CHANGED)

    def test_a_changed_choice_is_found_by_the_fingerprint(self, record: str) -> None:
        other = parse_record(played(seed=4))
        other.fingerprint = mark(record)
        verdict = verify(str(other))
        assert (verdict.chain, verdict.proved) == (CheckResult.DIFFERS, Proved.CHANGED)

    def test_another_seal_is_not_the_one_that_was_noted(self, record: str) -> None:
        verdict = verify(record, Secret.new().seal)
        assert (verdict.seal, verdict.noted) == (CheckResult.FITS, CheckResult.DIFFERS)
        assert verdict.proved is Proved.CHANGED

    def test_a_changed_draw_is_found_by_its_line(self) -> None:
        lines = old().splitlines()
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
                assert verdict.draws is CheckResult.DIFFERS and verdict.proved is Proved.CHANGED
                assert verdict.wrong is not None and verdict.wrong.line == min(one, other) + 1
                return
        pytest.fail("no two draws could be exchanged")

    def test_another_result_is_found(self, record: str) -> None:
        end = next(line for line in record.splitlines() if line.startswith("= "))
        verdict = verify(record.replace(end, "= 1 200 two-piles-empty"))
        assert (verdict.seal, verdict.draws) == (CheckResult.FITS, CheckResult.FITS)
        assert (verdict.result, verdict.chain) == (CheckResult.DIFFERS, CheckResult.DIFFERS)
        assert verdict.proved is Proved.CHANGED


class TestIncomplete:
    def test_a_record_cut_in_the_middle_is_incomplete(self, record: str) -> None:
        verdict = verify("\n".join(record.splitlines()[:40]))
        assert (verdict.ending, verdict.proved) == (Ending.CUT, Proved.INCOMPLETE)

    def test_so_is_one_without_its_result(self) -> None:
        lines = [line for line in old().splitlines() if not line.startswith("= ")]
        verdict = verify("\n".join(lines))
        assert (verdict.seal, verdict.draws) == (CheckResult.FITS, CheckResult.FITS)
        assert verdict.proved is Proved.INCOMPLETE

    def test_lines_cut_out_before_the_end_are_a_change(self, record: str) -> None:
        lines = record.splitlines()
        tail = lines.index(next(line for line in lines if line.startswith("= ")))
        verdict = verify("\n".join([*lines[:40], *lines[tail:]]))
        assert (verdict.result, verdict.chain) == (CheckResult.DIFFERS, CheckResult.DIFFERS)
        assert verdict.proved is Proved.CHANGED

    def test_a_game_closed_by_its_players_is_complete(self) -> None:
        cut = parse_record("\n".join(played().splitlines()[:40]))
        cut.closed, cut.salts, cut.secret = "agreed", SALTS, SECRET.opened()
        cut.fingerprint = fingerprint(cut, SECRET)
        verdict = verify(str(cut), seen=cut.fingerprint)
        assert (verdict.ending, verdict.proved) == (Ending.CLOSED, Proved.ALL)


class TestNames:
    def test_a_deleted_name_leaves_the_record_provable(self, record: str) -> None:
        told = parse_record(record)
        told.players[1], told.salts[1] = "", ""
        verdict = verify(str(told), seen=mark(record))
        assert verdict.proved is Proved.ALL
        assert verdict.people == Names(bound=1, deleted=1)

    def test_no_other_name_takes_the_place_of_a_deleted_one(self, record: str) -> None:
        told = parse_record(record)
        told.players[1], told.salts[1] = "Mallory", ""
        assert verify(str(told)).names is CheckResult.DIFFERS

    def test_other_names_without_what_opens_them_are_not_called_unchanged(
        self, record: str
    ) -> None:
        told = parse_record(record)
        told.players[1], told.salts = "Mallory", []
        assert verify(str(told), seen=mark(record)).proved is Proved.DRAWS

    def test_who_joined_after_the_first_choice_is_told_apart(self, record: str) -> None:
        told = parse_record(record)
        told.players[1], told.bound[1], told.salts[1] = "Late", "", ""
        told.fingerprint = fingerprint(told, SECRET)
        verdict = verify(str(told))
        assert (verdict.names, verdict.people) == (CheckResult.FITS, Names(bound=1, late=1))


class TestOlder:
    def test_a_record_of_the_first_sealing_proves_its_draws_and_no_more(self) -> None:
        text = old()
        verdict = verify(text, SECRET.seal)
        assert (verdict.seal, verdict.draws, verdict.noted) == (CheckResult.FITS,) * 3
        assert (verdict.binds, verdict.names, verdict.chain) == (
            False,
            CheckResult.UNTOLD,
            CheckResult.UNTOLD,
        )
        assert verdict.proved is Proved.DRAWS

    def test_another_secret_is_found(self) -> None:
        verdict = verify(old().replace(SECRET.opened(), Secret.new().opened()))
        assert (verdict.seal, verdict.draws) == (CheckResult.DIFFERS, CheckResult.DIFFERS)
        assert verdict.proved is Proved.CHANGED

    def test_a_new_record_cannot_pass_for_an_old_one(self, record: str) -> None:
        """Without the id the seal has to be the first kind's, and the noted one is not."""
        told = parse_record(old())
        verdict = verify(str(told), parse_record(record).seal, mark(record))
        assert (verdict.noted, verdict.seen) == (CheckResult.DIFFERS, CheckResult.DIFFERS)

    def test_what_is_not_told_is_not_proved(self) -> None:
        unopened = old().replace(f"secret {SECRET.opened()}\n", "")
        for text in (unopened, str(plain("amytis", secret=None).record)):
            verdict = verify(text)
            assert (verdict.seal, verdict.draws) == (CheckResult.UNTOLD, CheckResult.UNTOLD)
            assert verdict.proved is Proved.NOTHING


def bare(text: str) -> str:
    """A record without the lines that need the id of its game."""
    needy = ("players ", "salts ", "fingerprint ")
    return "".join(line for line in text.splitlines(True) if not line.startswith(needy))


CHANGES: list[tuple[Callable[[str], str], FaultPlace]] = [
    (lambda text: "", FaultPlace.TEXT),
    (lambda text: "hello", FaultPlace.TEXT),
    (lambda text: text.replace("hmac-sha256", "dice"), FaultPlace.TEXT),
    (lambda text: text.replace(parse_record(text).seal, "12"), FaultPlace.TEXT),
    (lambda text: text.replace(SECRET.opened(), SECRET.opened().upper()), FaultPlace.TEXT),
    (lambda text: text + "secret " + "0" * 64, FaultPlace.TEXT),
    (lambda text: text + "0 take:pile-1", FaultPlace.TEXT),
    (lambda text: text.replace(f" {GAME}\n", "\n"), FaultPlace.TEXT),
    (lambda text: text.replace(f"{GAME}\n", f"{GAME} more\n"), FaultPlace.TEXT),
    (lambda text: bare(text).replace(GAME, f"{GAME} more"), FaultPlace.TEXT),
    (lambda text: old().replace("secret ", f"fingerprint {mark(text)}\nsecret "), FaultPlace.TEXT),
    (lambda text: text.replace("players ", "players - "), FaultPlace.TEXT),
    (lambda text: text.replace("\n= ", "\nplayers - -\n= "), FaultPlace.TEXT),
    (lambda text: text.replace("salts ", "salts x"), FaultPlace.TEXT),
    (lambda text: text.replace("fingerprint ", "fingerprint 0"), FaultPlace.TEXT),
    (lambda text: text.replace("\n= ", "\nclosed a b\n= "), FaultPlace.TEXT),
    (
        lambda text: text.replace(f"chance hmac-sha256 {parse_record(text).seal} {GAME}\n", ""),
        FaultPlace.TEXT,
    ),
    (lambda text: "\0\0" + text, FaultPlace.TEXT),
    (lambda text: text.replace("game amytis 1", "game chess 1"), FaultPlace.TABLE),
    (lambda text: text.replace("game amytis 1", "game amytis 99"), FaultPlace.TABLE),
    (lambda text: text.replace("\n0 ", "\n1 ", 1), FaultPlace.STEP),
    (lambda text: text.replace("\n? ", "\n? no:such-", 1), FaultPlace.STEP),
]


@pytest.mark.parametrize(("change", "part"), CHANGES)
def test_what_is_no_record_is_refused_in_words(
    record: str, change: Callable[[str], str], part: FaultPlace
) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: ") as refused:
        verify(change(record))
    assert refused.value.part is part


def test_a_record_is_read_as_it_was_written(record: str) -> None:
    assert str(parse_record(record)) == record


class TestCommand:
    @pytest.fixture
    def file(self, tmp_path: Path, record: str) -> Path:
        file = tmp_path / "one.game"
        file.write_text(record, encoding="utf-8")
        return file

    def test_it_says_what_was_checked(self, run: Run, file: Path, record: str) -> None:
        seal, head = parse_record(record).seal.upper(), mark(record)
        code, out, _ = run("verify", str(file), "--seal", seal, "--fingerprint", head)
        assert code == 0
        assert [line.split()[0] for line in out.splitlines()] == ["yes"] * 7 + ["Unchanged:"]
        assert "draws follow from the secret" in out and "Zoé" in out
        file.write_text(record.replace("\n= ", "\n# seat 0: Ada leaves\n= "), encoding="utf-8")
        code, out, _ = run("verify", str(file), "--fingerprint", head)
        assert code == 0 and "every line" not in out and "Comments (#) are not covered" in out
        code, out, _ = run("verify", str(file), "--json")
        told = json.loads(out)
        assert (code, told["proved"], told["wrong"], told["seen"]) == (3, "draws", None, "untold")

    def test_a_record_alone_is_not_called_unchanged(self, run: Run, file: Path) -> None:
        code, out, _ = run("verify", str(file))
        assert code == 3 and "does not prove" in out and "nchanged" not in out

    def test_a_record_made_up_with_the_secret_is_found_by_the_fingerprint(
        self, run: Run, file: Path, record: str
    ) -> None:
        file.write_text(played(seed=4, names=("Ada", "Bo")), encoding="utf-8")
        code, out, _ = run("verify", str(file), "--fingerprint", mark(record))
        assert code == 1 and out.splitlines()[-1].startswith("Changed")

    def test_a_record_that_does_not_end_is_called_incomplete(
        self, run: Run, file: Path, record: str
    ) -> None:
        file.write_text("\n".join(record.splitlines()[:40]), encoding="utf-8")
        code, out, _ = run("verify", str(file))
        assert code == 3 and out.splitlines()[-1].startswith("Incomplete")

    def test_it_ends_otherwise_if_something_was_changed_or_cannot_be_told(
        self, run: Run, file: Path, record: str
    ) -> None:
        file.write_text(record.replace(SECRET.opened(), "0" * 64), encoding="utf-8")
        code, out, _ = run("verify", str(file))
        assert (code, out.splitlines()[0][:3].strip()) == (1, "NO")
        assert "instead of" in out.splitlines()[1], "the first draw that does not follow is named"
        file.write_text(str(plain("amytis", secret=None).record), encoding="utf-8")
        code, out, _ = run("verify", str(file))
        assert (code, "Nothing is proved" in out) == (3, True)

    def test_bad_files_are_refused_in_one_line(
        self, run: Run, file: Path, tmp_path: Path, record: str
    ) -> None:
        file.write_bytes(b"\xff\xfe\x00")
        for words in ([str(file)], [str(tmp_path)], [str(tmp_path / "none")]):
            code, out, err = run("verify", *words)
            assert (code, out, err.count("\n")) == (2, "", 1), words
            assert "cannot read" in err
        file.write_text("game amytis 1\noptions\nseats a b\n0 fly:moon\n", encoding="utf-8")
        code, _, err = run("verify", str(file))
        assert code == 2 and err.startswith("ziggurat: line 4: ")
        file.write_text(record, encoding="utf-8")
        for option in ("--seal", "--fingerprint"):
            code, _, err = run("verify", str(file), option, "abc")
            assert (code, "64" in err) == (2, True)
