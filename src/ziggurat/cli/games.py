"""`ziggurat games`"""

from rich.console import Console

from ziggurat.cli.common import AsJson, print_json
from ziggurat.listing import games as all_games


def list_games(json: AsJson = False) -> None:
    """List the games with their player counts and options; the default value comes first."""
    if json:
        print_json([game._asdict() for game in all_games()])
        return
    console = Console(highlight=False)
    for game in all_games():
        fewest, most = game.seats
        players = str(fewest) if fewest == most else f"{fewest}-{most}"
        console.print(f"[bold]{game.key}[/]  {game.title}, {players} players")
        for key, values in game.options.items():
            # One option a line, never cut: a terminal wraps what is longer than its line.
            console.print(f"    {key}={'|'.join(values)}", markup=False, soft_wrap=True)
