"""`ziggurat games`"""

from rich.console import Console
from rich.table import Table as Grid

from ziggurat.cli.common import AsJson, print_json
from ziggurat.listing import games as all_games


def list_games(json: AsJson = False) -> None:
    """List the games, who can play them, and their options."""
    if json:
        print_json([game._asdict() for game in all_games()])
        return
    grid = Grid("key", "title", "players", "options (first is the default)")
    for game in all_games():
        fewest, most = game.seats
        players = str(fewest) if fewest == most else f"{fewest}-{most}"
        options = ", ".join(f"{key}={'|'.join(values)}" for key, values in game.options.items())
        grid.add_row(game.key, game.title, players, options)
    Console().print(grid)
