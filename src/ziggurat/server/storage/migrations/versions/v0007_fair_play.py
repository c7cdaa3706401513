"""Fair play: origins of seats, reasons not to count a game, numbers of opponents."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

BOARD_OPPONENTS = 3


def upgrade() -> None:
    """Add fair play; counted games keep their rules."""
    op.add_column("sitting", sa.Column("origin", sa.String(64)))
    op.add_column("results", sa.Column("unrated", sa.String(16)))
    op.add_column(
        "rated", sa.Column("rules", sa.Integer, nullable=False, server_default=sa.text("1"))
    )
    op.create_index("ix_rated_person", "rated", ["person"])
    op.add_column(
        "standings", sa.Column("opponents", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    _count_opponents(op.get_bind())


def _count_opponents(connection: sa.Connection) -> None:
    """Count the different opponents of every rated user."""
    pairs = connection.execute(
        sa.text(
            "SELECT DISTINCT games.game, mine.person, theirs.person,"
            " CASE WHEN theirs.person = '' THEN theirs.mu_before END,"
            " CASE WHEN theirs.person = '' THEN theirs.sigma_before END"
            " FROM rated AS mine JOIN rated AS theirs"
            " ON theirs.game = mine.game AND theirs.seat <> mine.seat"
            " JOIN games ON games.id = mine.game WHERE mine.person <> ''"
        )
    )
    met: dict[tuple[str, str], int] = {}
    for kind, person, *_ in pairs:
        met[kind, person] = min(BOARD_OPPONENTS, met.get((kind, person), 0) + 1)
    joins = connection.execute(sa.text("SELECT person, heir FROM joined ORDER BY number")).all()
    for person, heir in joins:
        for kind in {kind for kind, _ in met}:
            most = max(met.get((kind, person), 0), met.get((kind, heir), 0))
            if most:
                met[kind, heir] = most
    change = sa.text(
        "UPDATE standings SET opponents = :met WHERE game = :game AND person = :person"
    )
    for (kind, person), number in met.items():
        connection.execute(change, {"met": number, "game": kind, "person": person})
