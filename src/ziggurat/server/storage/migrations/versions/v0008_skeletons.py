"""Name skeletons by Unicode's table of confusables: more names look alike than before."""

from collections import defaultdict
from typing import Any

import sqlalchemy as sa
from alembic import op

from ziggurat.server.identity.names import skeleton

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Recompute all skeletons; later users get another number if theirs is taken."""
    people = sa.table(
        "people",
        sa.column("id", sa.String),
        sa.column("name", sa.Text),
        sa.column("skeleton", sa.String),
        sa.column("number", sa.Integer),
        sa.column("created", sa.Float),
    )
    connection = op.get_bind()
    lines = connection.execute(sa.select(people).order_by(people.c.created, people.c.id)).all()
    alike: defaultdict[str, list[sa.Row[Any]]] = defaultdict(list)
    for line in lines:
        alike[skeleton(line.name)].append(line)
    changed: list[dict[str, str | int]] = []
    for like, some in alike.items():
        last = max(line.number for line in some)
        taken = set[int]()
        for line in some:
            number = line.number
            if number in taken:
                number = last = last + 1
            taken.add(number)
            if (like, number) != (line.skeleton, line.number):
                changed.append({"who": line.id, "like": like, "becomes": number})
    if changed:
        who = people.c.id == sa.bindparam("who")
        apart = {"skeleton": people.c.id}  # two users may swap numbers
        final: dict[str, Any] = {
            "skeleton": sa.bindparam("like"),
            "number": sa.bindparam("becomes"),
        }
        for one in changed:
            connection.execute(sa.update(people).where(people.c.id == one["who"]).values(apart))
        connection.execute(sa.update(people).where(who).values(final), changed)
