"""Commitment scheme for chance: draws are unpredictable and can be verified afterwards.

A game has a secret of 256 bits. Its seal, a hash, is shown before the first choice; the secret when
the game is over. The n-th draw follows from the secret and n alone. The fingerprint of a record is
made from the secret and the head of a hash chain over its lines, which begins with the seal: by
the secret, so that hidden draws cannot be found by trial (docs/decisions/0011).
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from itertools import count
from typing import Final

from ziggurat.core.record import Record, is_sealed, name_word

BITS: Final = 256


def fair(number: int, bits: int, bound: int) -> int | None:
    """Map random bits to a uniform number below a bound; None rejects them: draw again.

    The last numbers, which do not make up a whole round, would make small ones more likely.
    """
    whole = (1 << bits) - (1 << bits) % bound
    return number % bound if number < whole else None


class Secret:
    """What decides all draws of one game. It never shows itself unless it is opened."""

    __slots__ = ("_key",)

    def __init__(self, text: str) -> None:
        if not is_sealed(text):
            raise ValueError("a secret has 64 hexadecimal digits")  # and is not repeated here
        self._key = bytes.fromhex(text)

    @classmethod
    def new(cls) -> "Secret":
        """A fresh random secret."""
        return cls(secrets.token_hex(BITS // 8))

    @property
    def seal(self) -> str:
        """What fixes the secret and tells nothing of it: the first sealing, which binds no more."""
        return _hash(f"ziggurat seal {self.opened()}")

    def seal_of(self, id: str, game: str, seats: int, options: Mapping[str, str]) -> str:
        """What fixes the secret together with a game: the second sealing."""
        told = "".join(f" {key}={options[key]}" for key in sorted(options))
        return _hash(f"ziggurat seal 2 {self.opened()} {id} {game} {seats}{told}")

    def fingerprint(self, head: str) -> str:
        """The head of a hash chain as it may be shown while the lines behind it are hidden."""
        return hmac.digest(self._key, f"ziggurat fingerprint {head}".encode(), "sha256").hex()

    def opened(self) -> str:
        """The secret in hexadecimal, to be stored or, after the game, published."""
        return self._key.hex()

    def below(self, number: int, bound: int) -> int:
        """The draw of that number, counted from 1, as one from 0 to bound - 1."""
        for attempt in count():
            asked = f"ziggurat draw {number} {attempt}".encode()
            drawn = int.from_bytes(hmac.digest(self._key, asked, "sha256"), "big")
            found = fair(drawn, BITS, bound)
            if found is not None:
                return found
        raise AssertionError("count() has no end")

    def draw(self, number: int, outcomes: Mapping[str, int]) -> str:
        """One of the outcomes by weight, sorted by text to be independent of their listing."""
        left = self.below(number, sum(outcomes.values()))
        for text in sorted(outcomes):
            left -= outcomes[text]
            if left < 0:
                return text
        raise AssertionError("a draw is below the sum of the weights")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and hmac.compare_digest(self._key, other._key)

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return "Secret(…)"  # it may come into a log


def seal_of(secret: Secret, record: Record) -> str:
    """The seal that a record should have if its draws follow from a secret."""
    if not record.id:
        return secret.seal
    return secret.seal_of(record.id, record.game, len(record.players), record.options)


def commitment(salt: str, name: str) -> str:
    """What fixes a name and, once the salt is deleted, tells nothing of it."""
    return _hash(f"ziggurat player {salt} {name_word(name)}")


def new_salt() -> str:
    """What hides a name in a commitment."""
    return secrets.token_hex(BITS // 8)


def fingerprints(record: Record, secret: Secret) -> list[str]:
    """The fingerprint before the first line of a record, and after each of them."""
    return [secret.fingerprint(head) for head in _chain(record)]


def fingerprint(record: Record, secret: Secret) -> str:
    """The fingerprint of all lines."""
    return secret.fingerprint(_chain(record)[-1])


def _chain(record: Record) -> list[str]:
    """The hash before the first line, and after each of them with all that goes before it."""
    heads = [_hash(f"ziggurat chain {record.seal}")]
    for line in record.body():
        heads.append(_hash(f"{heads[-1]} {line}"))
    return heads


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
