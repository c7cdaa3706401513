"""What several commands share."""

import json
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from ziggurat.core.errors import BadOption, ZigguratError
from ziggurat.games import registry

GameKey: TypeAlias = Annotated[str, typer.Argument(help="A game: see `ziggurat games`.")]
Seats: TypeAlias = Annotated[
    int | None,
    typer.Option(help="How many play; two by default, or the fewest if more.", show_default=False),
]
Seed: TypeAlias = Annotated[int, typer.Option(help="Same seed, same game.")]
OptionList: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="KEY=VALUE, as often as needed: see `ziggurat games`."),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="For programs to read.")]


def parse_options(words: list[str] | None) -> dict[str, str]:
    """KEY=VALUE words as a dictionary."""
    options: dict[str, str] = {}
    for word in words or []:
        key, mark, value = word.partition("=")
        if not mark:
            raise BadOption(f"an option is KEY=VALUE, not {word!r}")
        if key in options:
            raise BadOption(f"option {key!r} is given twice")
        options[key] = value
    return options


def line_up(bots: str, game: str, seats: int | None) -> tuple[str, ...]:
    """A bot for each seat: the names given, repeated in turn until all seats are taken."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise ZigguratError("name at least one bot")
    rules = registry.load(game)
    seats = max(rules.usual_seats(), len(names)) if seats is None else seats
    rules.check_seats(seats)
    if len(names) > seats:
        raise ZigguratError(f"{len(names)} bots for {seats} seats")
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
