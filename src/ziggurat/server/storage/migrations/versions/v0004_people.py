"""Users, devices, seats, mutes and blocks; bots in free seats."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add accounts with several devices."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("skeleton", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.UniqueConstraint("skeleton", "number"),
    )
    op.add_column("claims", sa.Column("level", sa.String(32)))
    op.create_table(
        "devices",
        sa.Column("key", sa.String(64), primary_key=True),
        _person("person", index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        _person("person", unique=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "sitting",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        _person("person", index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "shunned",
        _person("person", primary_key=True),
        _person("other", primary_key=True, index=True),
        sa.Column("how", sa.String(8), nullable=False),
    )


def _person(
    name: str, primary_key: bool = False, index: bool | None = None, unique: bool | None = None
) -> sa.Column[str]:
    return sa.Column(
        name,
        sa.String(32),
        sa.ForeignKey("people.id"),
        primary_key=primary_key,
        nullable=False,
        index=index,
        unique=unique,
    )
