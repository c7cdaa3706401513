"""Who had left when a game ended, and what is known before that of why it will not count."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Room for both; of games that ended before, rows tell who left, as they did then."""
    op.add_column("results", sa.Column("departed", sa.Text))
    op.add_column("games", sa.Column("unrated", sa.String(16)))
    for column in ("person", "heir"):
        op.create_index(f"ix_joined_{column}", "joined", [column])
