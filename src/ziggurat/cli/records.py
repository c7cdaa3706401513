"""`ziggurat record | replay | show | gallery`"""

from pathlib import Path
from typing import Annotated

import typer

from ziggurat import registry
from ziggurat.arena.match import play_match
from ziggurat.cli.common import (
    AsJson,
    GameKey,
    OptionList,
    ProgramList,
    Seats,
    Seed,
    line_up,
    parse_options,
    print_json,
    read_text,
)
from ziggurat.core.errors import ZigguratError
from ziggurat.core.rules import NOBODY
from ziggurat.extras import needs
from ziggurat.i18n.messages import Words
from ziggurat.table import replay as replay_text
from ziggurat.views.gallery import gallery as gallery_page

RecordFile = Annotated[Path, typer.Argument(help="Game record, or - for standard input.")]
Language = Annotated[str, typer.Option(help="Language: en or fr.")]


def record(
    game: GameKey,
    seats: Seats = None,
    seed: Seed = 0,
    bots: Annotated[str, typer.Option(help="Bot names, separated by commas.")] = "random",
    program: ProgramList = None,
    option: OptionList = None,
) -> None:
    """Play one game between bots and print its record."""
    table = play_match(game, line_up(bots, game, seats, program), seed, parse_options(option))
    print(table.record, end="")


def replay(file: RecordFile, json: AsJson = False) -> None:
    """Replay a game record and print its result, or the line that is illegal and why."""
    table = replay_text(read_text(file))
    outcome = table.outcome
    if json:
        print_json(
            {
                "game": table.game.key,
                "players": table.players,
                "choices": len(table.record.entries),
                "over": table.over,
                "outcome": outcome._asdict() if outcome else None,
                "facts": table.facts(NOBODY),
            }
        )
        return
    print(f"{table.game.key}: {len(table.record.entries)} lines replayed")
    if outcome is None:
        print(f"not over: seat {table.to_move} is next")
        return
    print(f"over: {outcome.reason}")
    for seat, name in enumerate(table.players):
        print(f"  {outcome.places[seat]}. {name}: {outcome.scores[seat]} points")


def show(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option(help="Number of lines to replay (default: all).")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Draw what this seat sees.")] = None,
    lang: Language = "en",
    theme: Annotated[str, typer.Option(help="Theme: light or dark.")] = "light",
    out: Annotated[Path, typer.Option(help="Output file: .svg or .png.")] = Path("board.svg"),
) -> None:
    """Draw a position of a game record."""
    text = read_text(file)
    if at is not None and at < 0:
        raise ZigguratError("--at must be 0 or more")
    table = replay_text(text, at)
    if seat is not None and not 0 <= seat < table.seats:
        raise ZigguratError(f"--seat must be 0 to {table.seats - 1}, not {seat}")
    if theme not in ("light", "dark"):
        raise ZigguratError(f"--theme must be light or dark, not {theme!r}")
    svg = table.svg(NOBODY if seat is None else seat, lang, theme)
    if out.suffix == ".svg":
        out.write_text(svg, encoding="utf-8")
    elif out.suffix == ".png":
        out.write_bytes(png(svg))
    else:
        raise ZigguratError(f"--out must end in .svg or .png, not {out.suffix!r}")
    print(out)


def gallery(
    game: GameKey,
    lang: Language = "en",
    out: Annotated[
        Path | None, typer.Option(help="Output file (default: GAME-gallery.html).")
    ] = None,
) -> None:
    """Draw every component of a game on one page."""
    registry.load(game)
    target = out or Path(f"{game}-gallery.html")
    target.write_text(gallery_page(game, Words(lang, game)), encoding="utf-8")
    print(target)


def png(svg: str) -> bytes:
    """A drawing as a picture file."""
    with needs("png"):
        import resvg_py
    return bytes(resvg_py.svg_to_bytes(svg_string=svg))
