"""Commitments to games and player names, and fingerprints of moves."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Existing games keep the first sealing, which covers the secret alone."""
    op.add_column("games", sa.Column("sealing", sa.Integer, nullable=False, server_default="1"))
    op.add_column("games", sa.Column("roster", sa.Text))
    op.add_column("results", sa.Column("fingerprint", sa.String(64)))
