"""Moderation log."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the log."""
    op.create_table(
        "moderation",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("notices", sa.Text, nullable=False),
    )
