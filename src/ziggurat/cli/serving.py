"""`ziggurat serve`"""

from typing import Annotated, TypeAlias

import typer

from ziggurat.cli.common import ProgramList, parse_programs
from ziggurat.extras import needs

DATABASE = "sqlite:///ziggurat.sqlite3"
Database: TypeAlias = Annotated[
    str,
    typer.Option(
        help="Where games live: an SQLAlchemy address.",
        envvar="ZIGGURAT_DATABASE",  # a password is not for everybody who lists processes
    ),
]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    database: Database = DATABASE,
    bots: Annotated[
        int | None,
        typer.Option(
            help="How many processes bots think in; all cores but one by default.",
            min=1,
            show_default=False,
        ),
    ] = None,
    program: ProgramList = None,
    metrics: Annotated[
        int | None,
        typer.Option(
            help="Numbers for Prometheus, at this port of 127.0.0.1.",
            min=0,
            max=65535,
            show_default=False,
        ),
    ] = None,
    proxy: Annotated[
        str, typer.Option(help="Proxies that are believed about visitors' addresses, by commas.")
    ] = "127.0.0.1",
    limits: Annotated[
        bool, typer.Option(help="How much one address may ask for; without, for tests of load.")
    ] = True,
) -> None:
    """Start the app; open the address it prints."""
    with needs("app"):
        from ziggurat.server.run import run  # the server's libraries are needed here only
        from ziggurat.server.web.visitors import NONE, USUAL

    allowed = USUAL if limits else NONE
    run(host, port, database, bots, allowed, parse_programs(program), metrics, proxy)
