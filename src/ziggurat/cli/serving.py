"""`ziggurat serve`"""

from typing import Annotated, TypeAlias

import typer

from ziggurat.cli.common import ProgramList, parse_programs
from ziggurat.extras import needs

DATABASE = "sqlite:///ziggurat.sqlite3"
Database: TypeAlias = Annotated[
    str,
    typer.Option(
        help="SQLAlchemy URL of the database (default: ziggurat.sqlite3 in this directory).",
        envvar="ZIGGURAT_DATABASE",  # a command line with a password is visible to all processes
        show_default=False,  # the help would cut it at 80 columns
    ),
]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8000,
    database: Database = DATABASE,
    bots: Annotated[
        int | None,
        typer.Option(
            help="Number of bot processes (default: all cores but one).",
            min=1,
            show_default=False,
        ),
    ] = None,
    program: ProgramList = None,
    metrics: Annotated[
        int | None,
        typer.Option(
            help="Serve Prometheus metrics on this port of 127.0.0.1.",
            min=0,
            max=65535,
            show_default=False,
        ),
    ] = None,
    proxy: Annotated[str, typer.Option(help="Trusted proxies, separated by commas.")] = "127.0.0.1",
    limits: Annotated[
        bool, typer.Option(help="Rate limits per address; turn off only for load tests.")
    ] = True,
    fd: Annotated[
        int | None,
        typer.Option(help="Use this inherited socket, not --host and --port.", show_default=False),
    ] = None,
    list_limits: Annotated[
        bool,
        typer.Option(
            "--list-limits",
            help="Print all limits, timeouts and retries, and exit. "
            "The variable ZIGGURAT_LIMITS changes them: name=value, separated by blanks.",
        ),
    ] = False,
) -> None:
    """Start the web app and print its address."""
    from ziggurat.server.config import CONFIG, NO_LIMITS, entries, setting_text

    if list_limits:
        for one in entries(CONFIG):
            print(f"{one.name}={setting_text(one.value)}  # {one.what}")
        return
    with needs("app"):
        from ziggurat.server.run import run  # the server's libraries are needed here only

    allowed = CONFIG.address if limits else NO_LIMITS
    run(host, port, database, bots, allowed, parse_programs(program), metrics, proxy, fd)
