"""`ziggurat games`"""

from rich.console import Console
from rich.table import Table as Grid

from ziggurat import games
from ziggurat.cli.common import AsJson, print_json
from ziggurat.views.words import Words


def list_games(json: AsJson = False) -> None:
    """List the games, who can play them, and their options."""
    known = [games.load(key) for key in games.keys()]  # noqa: SIM118 - a function, not a dict
    if json:
        print_json(
            [
                {
                    "key": game.key,
                    "version": game.version,
                    "seats": [game.min_seats, game.max_seats],
                    "options": {option.key: list(option.values) for option in game.options},
                }
                for game in known
            ]
        )
        return
    grid = Grid("key", "title", "players", "options (first is the default)")
    for game in known:
        seats = (
            str(game.min_seats)
            if game.min_seats == game.max_seats
            else f"{game.min_seats}-{game.max_seats}"
        )
        options = ", ".join(f"{option.key}={'|'.join(option.values)}" for option in game.options)
        title = Words("en", game.key).say("game-title") if games.parts(game.key).view else ""
        grid.add_row(game.key, title, seats, options)
    Console().print(grid)
