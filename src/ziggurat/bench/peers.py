"""Other engines, driven from Python in the same run: random play, decisions a second.

They play other games, so a ratio says "of this order", not "so much better".
"""

import random
from collections.abc import Callable
from importlib.util import find_spec

from ziggurat.bench.timing import Speed, best

GAMES = 30


def open_spiel() -> Speed:
    """OpenSpiel's connect four, whose rules are C++."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    rng = random.Random(1)

    def work() -> int:
        decisions = 0
        for _ in range(GAMES * 20):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return best(work)


def catanatron() -> Speed:
    """Catanatron with two random players."""
    from catanatron import Color, Game, RandomPlayer

    def work() -> int:
        decisions = 0
        for seed in range(GAMES // 10):
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
            while game.winning_color() is None and decisions < 10_000:
                game.play_tick()
                decisions += 1
        return decisions

    return best(work, rounds=3)


def python_chess() -> Speed:
    """python-chess, random moves."""
    import chess

    rng = random.Random(1)

    def work() -> int:
        decisions = 0
        for _ in range(GAMES // 6):
            board = chess.Board()
            while not board.is_game_over() and board.ply() < 300:
                board.push(rng.choice(list(board.legal_moves)))
                decisions += 1
        return decisions

    return best(work, rounds=3)


PEERS: dict[str, tuple[str, Callable[[], Speed]]] = {
    "OpenSpiel connect four (C++)": ("pyspiel", open_spiel),
    "Catanatron, two random players": ("catanatron", catanatron),
    "python-chess": ("chess", python_chess),
}


def measure() -> dict[str, float]:
    """Decisions a second of every engine that is installed."""
    return {
        name: run().per_second
        for name, (module, run) in PEERS.items()
        if find_spec(module) is not None
    }
