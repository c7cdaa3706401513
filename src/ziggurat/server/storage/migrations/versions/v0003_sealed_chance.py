"""The secret of a game's sealed chance."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the secret; games without one continue with their seed."""
    op.add_column("games", sa.Column("secret", sa.String(64)))
