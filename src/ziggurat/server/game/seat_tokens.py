"""Seat tokens: whoever shows one sits there. Only their hashes are stored."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence

from ziggurat.server.game.events import INVITED, Player

ID_BYTES = 8
TOKEN_BYTES = 16
CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none is taken for another
CODE_LENGTH = 8
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


def new_code() -> str:
    """A key to be typed on another device: short, and of use for a short while only."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as it was typed, with spaces and in capitals, say."""
    return "".join(one for one in text[:40].lower() if one in CODE_LETTERS)


def new_seed() -> int:
    """A seed nobody can guess, small enough for every database."""
    return secrets.randbits(62)


def hashed(token: str) -> str:
    """What the store keeps of a token; tokens are long and random, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def seats_of(players: Sequence[Player], tokens: Iterable[str], person: str = "") -> list[int]:
    """The seats these tokens open and those that are a person's, in order."""
    mine = [seat for seat, one in enumerate(players) if person and one.person == person]
    return sorted({*_opened(players, tokens, invited=False), *mine})


def invitations_of(players: Sequence[Player], tokens: Iterable[str]) -> list[int]:
    """The seats still free to which these tokens invite."""
    return _opened(players, tokens, invited=True)


def useful(players: Sequence[Player], tokens: Iterable[str]) -> list[str]:
    """Those of some tokens that open a seat, or invite to one: nothing else is remembered."""
    known = {player.token for player in players}
    return [token for token in tokens if hashed(token) in known]


def _opened(players: Sequence[Player], tokens: Iterable[str], invited: bool) -> list[int]:
    known = [hashed(token) for token in tokens]
    return [
        seat
        for seat, player in enumerate(players)
        if (player.kind == INVITED) is invited
        and any(hmac.compare_digest(player.token, token) for token in known)
    ]
