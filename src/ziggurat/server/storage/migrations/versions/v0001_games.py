"""Games, players, claims, rows and chat: the schema before it had a version."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("after", sa.String(32), sa.ForeignKey("games.id"), unique=True),
    )
    for name, *more in (
        (
            "players",
            sa.Column("kind", sa.String(16), nullable=False),
            sa.Column("name", sa.Text, nullable=False),
            sa.Column("level", sa.String(32), nullable=False),
        ),
        ("claims", sa.Column("name", sa.Text, nullable=False)),
    ):
        op.create_table(
            name,
            sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
            sa.Column("seat", sa.Integer, primary_key=True),
            *more,
            sa.Column("token", sa.String(64), nullable=False),
        )
    op.create_table(
        "rows",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
