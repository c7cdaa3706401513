"""`ziggurat moderate`"""

from datetime import UTC, datetime
from typing import Annotated, TypeAlias

import typer

from ziggurat.cli.common import AsJson, print_json
from ziggurat.cli.keeping import open_store
from ziggurat.cli.serving import DATABASE, Database
from ziggurat.core.errors import ZigguratError

Last: TypeAlias = Annotated[int, typer.Option(help="Number of entries to list.", min=1)]
PersonId: TypeAlias = Annotated[str, typer.Argument(help="Profile id (see `moderate people`).")]
GameId: TypeAlias = Annotated[str, typer.Argument(help="Game id: the last part of its address.")]

app = typer.Typer(
    no_args_is_help=True,
    help="Review names and chat messages, and remove unwanted ones.",
)


@app.command("people")
def people(last: Last = 50, json: AsJson = False, database: Database = DATABASE) -> None:
    """List the newest profiles: id, created, last seen, number of seats, name."""
    with open_store(database) as store:
        found = store.moderation.profiles(last)
    if json:
        print_json([one._asdict() for one in found])
        return
    for one in found:
        name = _plain(f"{one.name} #{one.number}".strip())
        print(f"{one.id}  {_day(one.created)}  {_day(one.seen)}  {one.seats:4}  {name}")


@app.command("chat")
def chat(
    game: Annotated[
        str, typer.Option(help="List only the messages of this game.", show_default=False)
    ] = "",
    last: Last = 50,
    json: AsJson = False,
    database: Database = DATABASE,
) -> None:
    """List the last chat messages: number, game, seat, profile id, name and text."""
    with open_store(database) as store:
        found = store.moderation.lines(last, game)
    if json:
        print_json([one._asdict() for one in found])
        return
    for one in found:
        who = f"{one.game} {one.seat}  {one.person or '-'}"
        print(f"{one.number}  {who}  {_plain(one.name)}: {_plain(one.text)}")


@app.command("rename")
def rename(
    person: PersonId,
    name: Annotated[str, typer.Argument(help="New name, or '' for none.")],
    database: Database = DATABASE,
) -> None:
    """Rename a profile, and remove its old name from all games."""
    with open_store(database) as store:
        from ziggurat.server.identity.names import cleaned

        shown = cleaned(name)
        if name and not shown:
            raise ZigguratError("that name has no visible characters")
        renamed = store.moderation.rename(person, shown)
    print(f"renamed {person} to {renamed.called('guest')} and removed the old name from all games")


@app.command("remove-name")
def remove_name(
    game: GameId,
    seat: Annotated[int, typer.Argument(help="Seat number, counted from 0.", min=0)],
    database: Database = DATABASE,
) -> None:
    """Remove the name of one seat in a game."""
    with open_store(database) as store:
        store.moderation.remove_name(game, seat)
    print(f"removed the name of seat {seat} in game {game}")


@app.command("remove-message")
def remove_message(
    number: Annotated[int, typer.Argument(help="Message number (see `moderate chat`).", min=1)],
    database: Database = DATABASE,
) -> None:
    """Delete one chat message."""
    with open_store(database) as store:
        store.moderation.remove_line(number)
    print(f"deleted message {number}")


@app.command("delete")
def delete(person: PersonId, database: Database = DATABASE) -> None:
    """Delete a profile with its names, chat messages and seats, as its owner could."""
    with open_store(database) as store:
        from ziggurat.server.render.words import words_for
        from ziggurat.server.sessions.archive import leave_all_games

        known = store.moderation.person(person)
        left = leave_all_games(store, known.id, words_for("en").say("player-invited", number=1))
        store.moderation.delete(known.id, left)
    print(f"deleted {person}")


@app.command("log")
def log(last: Last = 50, json: AsJson = False, database: Database = DATABASE) -> None:
    """List past moderation actions."""
    with open_store(database) as store:
        found = store.moderation.actions(last)
    if json:
        print_json([one._asdict() for one in found])
        return
    for one in found:
        print(f"{one.number}  {_day(one.at, 'minutes')}  {one.action}  {one.target}")


def _day(moment: float, precision: str = "") -> str:
    when = datetime.fromtimestamp(moment, UTC)
    return when.isoformat(" ", precision) if precision else when.date().isoformat()


def _plain(text: str) -> str:
    """Untrusted text for a terminal, without control characters."""
    return "".join(one if one.isprintable() else "·" for one in text)
