"""Tokens: random ids, bearer tokens and login codes, of which only hashes are stored."""

import hashlib
import re
import secrets

ID_BYTES = 8

TOKEN_BYTES = 16

CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no two look alike

CODE_LENGTH = 8

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_id() -> str:
    """A game id for URLs: short and not guessable."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "a").replace("_", "b")


def is_id(text: str) -> bool:
    """Whether a text is a well-formed game id."""
    return _ID.fullmatch(text) is not None


def is_token(text: str) -> bool:
    """Whether a text is a well-formed seat token."""
    return _TOKEN.fullmatch(text) is not None


def new_token() -> str:
    """A random seat token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code() -> str:
    """A login code to type on another device: short and short-lived."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """Normalise a typed code: spaces and capitals are accepted."""
    return "".join(one for one in text[:40].lower() if one in CODE_LETTERS)


def new_seed() -> int:
    """A random seed, small enough for every database."""
    return secrets.randbits(62)


def hashed(token: str) -> str:
    """The stored hash of a token; tokens are long and random, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()
