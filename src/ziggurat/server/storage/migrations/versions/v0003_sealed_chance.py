"""The secret that the draws of a game follow from."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Room for a secret; games that have none go on with their seed."""
    op.add_column("games", sa.Column("secret", sa.String(64)))
