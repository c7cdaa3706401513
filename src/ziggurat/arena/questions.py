"""Mine the questions of an exam from games of several bots.

Of a game that ended close, the tables where a seat began to choose are solved from the last one
backwards, as long as that can be done; of those that decide something, one is kept.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ziggurat import registry
from ziggurat.arena.endings import TABLES, EndgameTable, Unsolved
from ziggurat.arena.match import play_match
from ziggurat.arena.trial import variants
from ziggurat.bots import evaluation_of
from ziggurat.core.game import Game
from ziggurat.core.record import Record
from ziggurat.core.rng import Rng
from ziggurat.core.steps import CHANCE
from ziggurat.table import replay

# Strong and weak in turn, so that no bot's style dominates.
AUTHORS: Final = (
    ("greedy", "greedy"),
    ("careless-0.1", "careless-0.1"),
    ("mcts-30", "mcts-30"),
    ("careless-0.05", "greedy"),
    ("random", "random"),
)
CLOSE: Final = 0.5  # of the win scale: a larger final lead seldom holds a question
STAKE: Final = 0.1  # of the victory: the least loss of a random choice
FARTHEST: Final = 12  # decisions back from the end


def questions(key: str, seed: int, tally: Counter[str], tables: int = TABLES) -> Iterator[str]:
    """Questions from one game after the other, for ever; the tally says what became of the rest."""
    game = registry.load(key)
    most = CLOSE * evaluation_of(game).win_scale
    while True:
        authors = AUTHORS[seed % len(AUTHORS)]
        options = variants(game, len(authors), seed) if seed // len(AUTHORS) % 2 else {}
        played = play_match(key, authors, seed, options)
        assert played.outcome is not None
        tally["games"] += 1
        if abs(played.outcome.scores[0] - played.outcome.scores[1]) <= most:
            tally["close games"] += 1
            deciding = list(_deciding(game, played.record, tally, tables))
            if deciding:
                yield deciding[Rng(seed).below(len(deciding))]
        seed += 1


def _deciding(game: Game[Any], record: Record, tally: Counter[str], tables: int) -> Iterator[str]:
    """The records up to those tables of a game that can be solved and decide something."""
    ending = EndgameTable(game, tables)
    for upto in reversed(_beginnings(game, record)[-FARTHEST:]):
        table = replay(str(record), upto)
        ending.left = tables
        try:
            best = ending.worth(table.state, table.to_move)
            at_random = ending.by_chance(table.state, table.to_move)
        except Unsolved:
            tally["positions not solved"] += 1
            return
        tally["positions solved"] += 1
        if best - at_random >= STAKE:
            tally["positions that decide"] += 1
            yield str(table.record)


def _beginnings(game: Game[Any], record: Record) -> list[int]:
    """After how many choices of a record a seat begins to choose."""
    found = []
    table = replay(str(record), 0)
    before = CHANCE
    for at, entry in enumerate(record.entries):
        begins = entry.seat != before or game.opens(table.state)
        if entry.seat != CHANCE and begins:
            found.append(at)
        before = entry.seat
        game.play(table.state, game.catalogue.ids[entry.text])
    return found
