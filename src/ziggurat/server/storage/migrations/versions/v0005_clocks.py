"""Clocks, due times and server downtime."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add clocks; existing games are unlimited and allow players to return."""
    op.add_column("games", sa.Column("clock", sa.String(16)))
    returns = sa.Column("returns", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("games", returns)
    op.add_column("games", sa.Column("due", sa.Float))
    op.create_index("ix_games_due", "games", ["due"])
    op.add_column("rows", sa.Column("at", sa.Float))
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("lost", sa.Float, nullable=False),
    )
