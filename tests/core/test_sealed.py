"""Sealed chance: fair, the same for all who have the secret, and predictable for no one else."""

import hashlib
import hmac
import pickle
import shutil
import subprocess
from collections import Counter
from itertools import pairwise

import pytest

from ziggurat import registry
from ziggurat.commitment import Secret, fair
from ziggurat.core.record import parse_record
from ziggurat.core.rng import MASK, STRIDE, Rng, mix
from ziggurat.table import Table, replay

KNOWN = Secret("00112233445566778899aabbccddeeff" * 2)


class TestFair:
    @pytest.mark.parametrize("bound", range(1, 33))
    def test_every_number_below_a_bound_is_as_likely_as_the_others(self, bound: int) -> None:
        """Of all numbers of five bits, each one is kept or drawn again."""
        kept = [one for number in range(32) if (one := fair(number, 5, bound)) is not None]
        assert set(Counter(kept).values()) == {32 // bound}
        assert sorted(set(kept)) == list(range(bound))
        assert len(kept) > 16, "more than half is kept"

    def test_what_is_not_kept_is_drawn_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[bytes] = []

        def high_at_first(key: bytes, text: bytes, digest: str) -> bytes:
            asked.append(text)
            return b"\xff" * 32 if len(asked) < 3 else (17).to_bytes(32, "big")

        monkeypatch.setattr("ziggurat.commitment.hmac.digest", high_at_first)
        assert KNOWN.below(4, 10) == 7
        assert asked == [f"ziggurat draw 4 {attempt}".encode() for attempt in range(3)]

    def test_draws_are_spread_by_weight(self) -> None:
        weights = {"a": 1, "b": 2, "c": 5}
        seen = Counter(KNOWN.draw(number, weights) for number in range(1, 4001))
        chi = sum(
            (seen[one] - 500 * weight) ** 2 / (500 * weight) for one, weight in weights.items()
        )
        assert chi < 13.8  # one in a thousand lies beyond

    def test_who_lists_outcomes_in_another_order_draws_the_same(self) -> None:
        weights = {"b": 2, "c": 5, "a": 1}
        turned = dict(reversed(weights.items()))
        assert all(KNOWN.draw(n, weights) == KNOWN.draw(n, turned) for n in range(1, 50))


class TestSecret:
    def test_anybody_can_compute_it_as_it_is_written_down(self) -> None:
        """The recipe of the decision record, in a few lines of its own."""
        key = bytes.fromhex(KNOWN.opened())
        assert KNOWN.seal == hashlib.sha256(f"ziggurat seal {key.hex()}".encode()).hexdigest()
        number = hmac.new(key, b"ziggurat draw 1 0", "sha256").hexdigest()
        assert KNOWN.below(1, 1000) == int(number, 16) % 1000

    @pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
    def test_openssl_computes_the_same(self) -> None:
        words = ["openssl", "dgst", "-sha256", "-mac", "HMAC", "-macopt"]
        asked = b"ziggurat draw 3 0"
        told = subprocess.run(
            [*words, f"hexkey:{KNOWN.opened()}"], input=asked, capture_output=True, check=True
        )
        number = told.stdout.decode().split()[-1]
        assert KNOWN.below(3, 77) == int(number, 16) % 77

    def test_it_has_256_bits_and_all_of_them_matter(self) -> None:
        """An attacker who knows all but one of its bits knows nothing of the draws."""
        secret = int(Secret.new().opened(), 16)
        draws = [
            tuple(Secret(f"{secret ^ flipped:064x}").below(n, 2) for n in range(1, 101))
            for flipped in (0, *(1 << bit for bit in range(256)))
        ]
        for other in draws[1:]:
            same = sum(one == two for one, two in zip(draws[0], other, strict=True))
            assert 15 < same < 85  # of a hundred coins; seven deviations

    def test_it_does_not_show_itself(self) -> None:
        secret = Secret.new()
        table = Table("amytis", secret=secret)
        for shown in (secret, table, table.record, table.record.entries, [secret]):
            assert secret.opened() not in f"{shown} {shown!r}"

    @pytest.mark.parametrize("text", ["", "12", "AB" * 32, "g" * 64, "ab" * 33])
    def test_what_is_no_secret_is_refused_and_not_repeated(self, text: str) -> None:
        with pytest.raises(ValueError, match="64 hexadecimal digits") as refused:
            Secret(text)
        assert not text or text not in str(refused.value)


class TestTable:
    def test_the_record_shows_the_seal_and_not_the_secret(self) -> None:
        secret = Secret.new()
        table = Table("amytis", secret=secret)
        assert f"chance hmac-sha256 {secret.seal}\n" in str(table.record)
        assert secret.opened() not in str(table.record)
        assert parse_record(str(table.record)).seal == secret.seal
        assert str(replay(str(table.record)).record) == str(table.record)

    def test_the_same_secret_brings_the_same_and_another_one_something_else(self) -> None:
        one, other = Secret.new(), Secret.new()
        deals = [
            str(Table("pyramidion", 4, secret=each).record.entries) for each in (one, one, other)
        ]
        assert deals[0] == deals[1] != deals[2]

    def test_a_pickled_table_goes_on_with_its_secret(self) -> None:
        table = Table("amytis", secret=Secret.new())
        table.play(table.choices()[0].id)
        again = pickle.loads(pickle.dumps(table))
        for one in (table, again):
            while not one.over and one.chances < 30:
                one.play(one.choices()[0].id)
        assert str(again.record) == str(table.record)


class TestOldWeakness:
    """The seeded generator is quick and predictable: enough of its draws reveal all others."""

    @staticmethod
    def unmixed(number: int) -> int:
        """What `mix` made a number from: it is one to one, and easily undone."""

        def unshift(value: int, by: int) -> int:
            found = value
            for _ in range(62 // by + 1):
                found = value ^ (found >> by)
            return found

        first, second = 0x3F58476D1CE4E5B9, 0x14D049BB133111EB
        number = (unshift(number, 31) * pow(second, -1, MASK + 1)) & MASK
        number = (unshift(number, 27) * pow(first, -1, MASK + 1)) & MASK
        return unshift(number, 30)

    def test_one_number_of_a_seed_tells_all_that_follow(self) -> None:
        pick = Rng(0x1234_5678_9ABC_DEF)
        seen = int(pick.next())
        state = (self.unmixed(seen) - STRIDE) & MASK
        coming = [int(mix((state + n * STRIDE) & MASK)) for n in range(2, 12)]
        assert coming == [int(pick.next()) for _ in range(10)]

    def test_a_small_seed_is_found_by_trying_and_a_secret_is_not(self) -> None:
        """A deal alone tells which of some seeds it was, and so all that comes."""

        def deal(table: Table) -> list[str]:
            return [entry.text for entry in table.record.entries]

        deals = {seed: deal(Table("pyramidion", 4, seed)) for seed in range(150)}
        hidden = Table("pyramidion", 4, 97)
        assert [seed for seed, known in deals.items() if known == deal(hidden)] == [97]
        sealed = Table("pyramidion", 4, 97, secret=Secret.new())
        assert deal(sealed) not in deals.values(), "the seed plays no part in it"

    def test_one_draw_of_a_secret_tells_nothing_of_the_next(self) -> None:
        """As if it were a sum or a counter: no step between neighbours comes twice."""
        numbers = [KNOWN.below(number, 1 << 256) for number in range(1, 200)]
        steps = {(b - a) % (1 << 256) for a, b in pairwise(numbers)}
        assert len(steps) == len(numbers) - 1


@pytest.mark.parametrize("key", registry.keys())
def test_every_outcome_of_chance_has_a_text_of_its_own(key: str) -> None:
    """Texts distinguish the draws."""
    catalogue = registry.load(key).catalogue
    texts = [catalogue.text(choice) for choice in range(len(catalogue))]
    assert len(set(texts)) == len(texts)
