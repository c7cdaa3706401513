"""Origins: keyed hashes of addresses; no address is stored.

For the seats of a rated game the key is the secret of the game, so hashes of different games cannot
be compared, and they are erased in the transaction that ends the game, before its secret is
published. For open tables the key is a secret of the database, so those of one address can be
counted; the hash is erased when the table is not open any more.
"""

import hmac

from ziggurat.server.game.setup import Setup


def origin_of(setup: Setup, address: str) -> str | None:
    """The stored hash of an address; empty unless the game is rated."""
    if not setup.rated or setup.secret is None or not address:
        return None
    return _keyed(setup.secret.opened(), f"ziggurat origin {address}")


def opener_of(secret: str, address: str) -> str:
    """The stored hash of the address that opens a table, while it is open."""
    return _keyed(secret, f"ziggurat opener {address}")


def _keyed(secret: str, text: str) -> str:
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256").hex()
