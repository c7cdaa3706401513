"""`ziggurat verify`"""

from pathlib import Path
from typing import Annotated

import typer

from ziggurat.cli.common import AsJson, print_json, read_text
from ziggurat.core.errors import ZigguratError
from ziggurat.core.record import is_sealed
from ziggurat.verifying import Found, Verdict
from ziggurat.verifying import verify as check

ANSWERS = {Found.FITS: "yes", Found.DIFFERS: "NO", Found.UNTOLD: "-"}


def verify(
    file: Annotated[Path, typer.Argument(help="A record, or - for standard input.")],
    seal: Annotated[
        str, typer.Option(help="The seal you noted when the game began.", show_default=False)
    ] = "",
    json: AsJson = False,
) -> None:
    """Check that all chance of a record was fixed before its first choice.

    Ends with 0 if it was, with 1 if something was changed or cannot be told.
    """
    noted = seal.strip().lower()
    if noted and not is_sealed(noted):
        raise ZigguratError("a seal has 64 hexadecimal digits")
    verdict = check(read_text(file), noted)
    if json:
        print_json(_data(verdict))
    else:
        for found, told in _told(verdict):
            print(f"{ANSWERS[found]:4}{told}")
        print(_summary(verdict))
    if not verdict.holds:
        raise typer.Exit(1)


def _told(verdict: Verdict) -> list[tuple[Found, str]]:
    """What was checked, each with what was found."""
    record, wrong = verdict.record, verdict.wrong
    seal = "the seal shown before the first choice was made from the secret"
    if verdict.seal is Found.UNTOLD:
        seal = "the game is not over: its secret is not told" if record.seal else "there is no seal"
    draws = f"all {verdict.drawn} draws follow from the secret"
    if wrong:
        draws += f": line {wrong.line} has {wrong.came}, where {wrong.due} follows"
    scores = ", ".join(
        f"{name} {points}" for name, points in zip(record.players, verdict.scores, strict=False)
    )
    result = f"every choice was open, and the result follows from them: {scores}"
    if verdict.result is Found.UNTOLD:
        result = "every choice was open, and the record tells no result"
    noted = [(verdict.noted, "the seal is the one you noted")]
    return [
        (verdict.seal, seal),
        (verdict.draws, draws),
        (verdict.result, result),
        *(noted if verdict.noted is not Found.UNTOLD else []),
    ]


def _summary(verdict: Verdict) -> str:
    if verdict.holds:
        return "Chance was fixed before the first choice, and nothing was changed since."
    if verdict.fails:
        return "This record is not what was played, or its chance was changed."
    return "Whether chance was fixed cannot be told from this record."


def _data(verdict: Verdict) -> dict[str, object]:
    return {
        "game": verdict.record.game,
        "holds": verdict.holds,
        "seal": verdict.seal.value,
        "draws": verdict.draws.value,
        "result": verdict.result.value,
        "noted": verdict.noted.value,
        "drawn": verdict.drawn,
        "wrong": verdict.wrong._asdict() if verdict.wrong else None,
    }
