"""Who had left when a game ended, as its rules tell turns apart."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Room for it; of games that ended before, rows tell it as they did then."""
    op.add_column("results", sa.Column("departed", sa.Text))
