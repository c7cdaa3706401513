"""Departures at the end of a game, and early reasons why it will not count."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add both; for games that ended before, departures are read from rows as before."""
    op.add_column("results", sa.Column("departed", sa.Text))
    op.add_column("games", sa.Column("unrated", sa.String(16)))
    for column in ("person", "heir"):
        op.create_index(f"ix_joined_{column}", "joined", [column])
