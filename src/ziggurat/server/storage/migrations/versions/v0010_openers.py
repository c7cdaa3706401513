"""Openers: keyed hashes of the addresses that open tables."""

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the hashes and their key."""
    op.add_column("games", sa.Column("opener", sa.String(64)))
    op.create_index("ix_games_opener", "games", ["opener"])
    op.add_column("service", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    service = sa.table("service", sa.column("secret", sa.String))
    op.get_bind().execute(sa.update(service).values(secret=token_hex(32)))
