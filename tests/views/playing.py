"""Random games for the views: positions worth drawing, and what happened on the way."""

from collections.abc import Iterator
from random import Random

from ziggurat.table import Table

ALL_B = dict.fromkeys(("garden", "market", "wall", "palace", "residence", "theatre"), "b")


def positions(seed: int, options: dict[str, str] | None = None) -> Iterator[Table]:
    """One table in all its positions, chance waiting included, from set-up to the end."""
    table = Table("amytis", seed=seed, options=options)
    pick = Random(seed)
    yield table
    while not table.over:
        table.choose(pick.choice(table.choices()).text)
        yield table
        table.draw()
        yield table
