"""Draws, row times and results of games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what a game needs to outlive rule changes."""
    op.add_column("games", sa.Column("draws", sa.Text))
    op.add_column("rows", sa.Column("written", sa.Float))
    op.create_table(
        "results",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("written", sa.Float, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("reason", sa.String(64), nullable=False),
        sa.Column("counts", sa.Text, nullable=False),
    )
