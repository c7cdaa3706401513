"""Seat tokens: whoever shows one sits there. Only their hashes are stored."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence

from ziggurat.server.play.rows import INVITED, Player

ID_BYTES = 8
TOKEN_BYTES = 16
_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_id() -> str:
    """The name of a game in addresses: short, and not to be guessed."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "a").replace("_", "b")


def is_id(text: str) -> bool:
    """Whether a game could have this name."""
    return _ID.fullmatch(text) is not None


def is_token(text: str) -> bool:
    """Whether this could be a key to a seat."""
    return _TOKEN.fullmatch(text) is not None


def new_token() -> str:
    """A new key to one seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_seed() -> int:
    """A seed nobody can guess, small enough for every database."""
    return secrets.randbits(62)


def hashed(token: str) -> str:
    """What the store keeps of a token; tokens are long and random, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def seats_of(players: Sequence[Player], tokens: Iterable[str]) -> list[int]:
    """The seats these tokens open, in order."""
    return _opened(players, tokens, invited=False)


def invitations_of(players: Sequence[Player], tokens: Iterable[str]) -> list[int]:
    """The seats still free to which these tokens invite."""
    return _opened(players, tokens, invited=True)


def _opened(players: Sequence[Player], tokens: Iterable[str], invited: bool) -> list[int]:
    known = [hashed(token) for token in tokens]
    return [
        seat
        for seat, player in enumerate(players)
        if (player.kind == INVITED) is invited
        and any(hmac.compare_digest(player.token, token) for token in known)
    ]
