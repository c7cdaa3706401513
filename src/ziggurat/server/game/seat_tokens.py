"""Seat tokens: the seats that bearer tokens open or invite to."""

import hmac
from collections.abc import Iterable, Sequence

from ziggurat.server.game.players import Player
from ziggurat.server.identity.tokens import hashed


def seats_of(players: Sequence[Player], tokens: Iterable[str], person: str = "") -> list[int]:
    """The seats opened by these tokens or owned by this user, in order."""
    mine = [seat for seat, one in enumerate(players) if person and one.person == person]
    return sorted({*_opened(players, tokens, invited=False), *mine})


def invitations_of(players: Sequence[Player], tokens: Iterable[str]) -> list[int]:
    """The free seats these tokens invite to."""
    return _opened(players, tokens, invited=True)


def useful(players: Sequence[Player], tokens: Iterable[str]) -> list[str]:
    """The tokens that open or invite to a seat; the others need not be kept."""
    known = {player.token for player in players}
    return [token for token in tokens if hashed(token) in known]


def _opened(players: Sequence[Player], tokens: Iterable[str], invited: bool) -> list[int]:
    known = [hashed(token) for token in tokens]
    return [
        seat
        for seat, player in enumerate(players)
        if player.is_invited is invited
        and any(hmac.compare_digest(player.token, token) for token in known)
    ]
