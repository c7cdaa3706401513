"""Speed and size of the drawn views."""

import zlib
from itertools import islice, pairwise
from typing import Any

from ziggurat.bench.timing import best
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import serialise
from ziggurat.runner import moves
from ziggurat.table import Table
from ziggurat.views import view_of

POSITIONS = 60


def markup(table: Table, words: Words) -> dict[str, str]:
    """All regions of the view of the seat to move, as they are sent."""
    seat = table.to_move
    regions = view_of(table.game.key).regions(table.seen(seat), seat, words)
    return {region.name: serialise(region.drawing) for region in regions}


def measure(key: str) -> dict[str, Any]:
    """Milliseconds a view; bytes of a whole view and, compressed, of what one choice changes."""
    tables: list[Table] = []
    words, pick = Words("en", key), Rng(5)
    table = Table(key, seed=5)

    def ask(state: State, seat: int) -> int:
        tables.append(table.copy())
        choices = table.game.choices(state)
        return choices[pick.below(len(choices))]

    for _ in islice(moves(table.game, table.state, ask, play=table.play), POSITIONS):
        pass
    views = [markup(table, words) for table in tables]
    whole = [sum(len(text.encode()) for text in view.values()) for view in views]
    changes = [
        len(
            zlib.compress("".join(new[name] for name in new if new[name] != old.get(name)).encode())
        )
        for old, new in pairwise(views)
    ]
    speed = best(lambda: sum(bool(markup(table, words)) for table in tables))
    return {
        "view_milliseconds": speed.microseconds / 1000,
        "view_bytes_mean": sum(whole) / len(whole),
        "view_bytes_most": max(whole),
        "change_bytes_mean": sum(changes) / len(changes),
        "change_bytes_most": max(changes),
    }
