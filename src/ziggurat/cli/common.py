"""What several commands share."""

import json
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer

from ziggurat import registry
from ziggurat.bots import is_taken
from ziggurat.core.errors import BadOption, ZigguratError
from ziggurat.core.game import Game
from ziggurat.programs.program import parse_installed

GameKey: TypeAlias = Annotated[str, typer.Argument(help="Key of a game (see `ziggurat games`).")]
Seats: TypeAlias = Annotated[
    int | None,
    typer.Option(help="Number of players (default: 2, or the game’s minimum).", show_default=False),
]
Seed: TypeAlias = Annotated[
    int, typer.Option(help="Random seed; the same seed deals the same game.")
]
OptionList: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="KEY=VALUE; may be repeated (see `ziggurat games`)."),
]
ProgramList: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--program",
        metavar="NAME=COMMAND",
        help="Offer a program as a bot; repeatable (see how-to/programs.md in the docs).",
    ),
]
Jobs: TypeAlias = Annotated[int, typer.Option(help="Number of processes.", min=1)]
Ray: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Address of a Ray cluster to play on (see docs/how-to/many-machines.md).",
        show_default=False,
    ),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def parse_options(words: list[str] | None) -> dict[str, str]:
    """KEY=VALUE words as a dictionary."""
    options: dict[str, str] = {}
    for word in words or []:
        key, mark, value = word.partition("=")
        if not mark:
            raise BadOption(f"give options as KEY=VALUE, not {word!r}")
        if key in options:
            raise BadOption(f"option {key!r} is given twice")
        options[key] = value
    return options


def parse_programs(specs: list[str] | None) -> dict[str, str]:
    """NAME=COMMAND words by name, each looked for; bots have names of their own."""
    programs: dict[str, str] = {}
    for spec in specs or []:
        name = parse_installed(spec).name
        if name in programs:
            raise ZigguratError(f"program {name!r} is given twice")
        if is_taken(name):
            raise ZigguratError(
                f"{name!r} is the name of a bot: choose another one for the program"
            )
        programs[name] = spec
    return programs


def parse_bots(bots: str, programs: list[str] | None) -> list[str]:
    """Bots named by commas, as `make_bot` takes them: programs with their commands."""
    commands = parse_programs(programs)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise ZigguratError("name at least one bot")
    return [commands.get(name, name) for name in names]


def seat_count(rules: Game[Any], seats: int | None) -> int:
    """The number of players, if the game allows it."""
    seats = rules.usual_seats() if seats is None else seats
    rules.check_seats(seats)
    return seats


def line_up(
    bots: str, game: str, seats: int | None, programs: list[str] | None = None
) -> tuple[str, ...]:
    """A bot for each seat: the names given, repeated in turn until all seats are taken."""
    names = parse_bots(bots, programs)
    rules = registry.load(game)
    seats = max(rules.usual_seats(), len(names)) if seats is None else seats
    rules.check_seats(seats)
    if len(names) > seats:
        raise ZigguratError(f"{len(names)} bots for {seats} seats: name fewer bots")
    return tuple(names[seat % len(names)] for seat in range(seats))


def read_text(path: Path) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if str(path) == "-":
            return typer.get_text_stream("stdin").read()
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ZigguratError(f"cannot read {path}: {error}") from error


def print_json(content: object) -> None:
    """Indented, in one order, on standard output."""
    print(json.dumps(content, indent=2, ensure_ascii=False))
