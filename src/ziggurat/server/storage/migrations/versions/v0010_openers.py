"""Openers: from which address a table that waits was opened, as a keyed hash."""

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Room for the hashes, and a key for them."""
    op.add_column("games", sa.Column("opener", sa.String(64)))
    op.create_index("ix_games_opener", "games", ["opener"])
    op.add_column("service", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    service = sa.table("service", sa.column("secret", sa.String))
    op.get_bind().execute(sa.update(service).values(secret=token_hex(32)))
