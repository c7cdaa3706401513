"""The command line: `ziggurat --help`."""

import sys
from typing import Annotated

import typer

from ziggurat.cli import (
    games,
    keeping,
    ladder,
    moderating,
    records,
    reviewing,
    serving,
    simulating,
    terminal,
    tuning,
    verifying,
)
from ziggurat.core import is_compiled
from ziggurat.core.errors import ZigguratError

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Board games of ancient builders: play, watch, record, measure.",
)
app.command("games")(games.list_games)
app.command("play")(terminal.play)
app.command("serve")(serving.serve)
app.command("backup")(keeping.backup)
app.command("restore")(keeping.restore)
app.command("prune")(keeping.prune)
app.command("ratings")(keeping.ratings)
app.add_typer(moderating.app, name="moderate")
app.command("simulate")(simulating.simulate)
app.command("ladder")(ladder.ladder)
app.command("tune")(tuning.tune)
app.command("record")(records.record)
app.command("replay")(records.replay)
app.command("review")(reviewing.review)
app.command("verify")(verifying.verify)
app.command("show")(records.show)
app.command("gallery")(records.gallery)
app.command("bench")(simulating.bench)


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[
        bool,
        typer.Option("--version", help="Print the version, and whether the engine is compiled."),
    ] = False,
) -> None:
    """Board games of ancient builders: play, watch, record, measure."""
    if show:
        from ziggurat import __version__

        print(f"ziggurat {__version__}, {'compiled' if is_compiled() else 'plain Python'}")
        raise typer.Exit


def main() -> None:
    """Run the command line; what Ziggurat refuses is one line, not a stack trace."""
    try:
        app()
    except ZigguratError as error:
        print(f"ziggurat: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)  # `ziggurat record … | head` is no error
    except KeyboardInterrupt:
        sys.exit(130)
