"""`ziggurat verify`"""

from pathlib import Path
from typing import Annotated

import typer

from ziggurat.cli.common import AsJson, print_json, read_text
from ziggurat.core.errors import ZigguratError
from ziggurat.core.record import is_sealed
from ziggurat.verifying import CheckResult, Ending, Proved, Verdict
from ziggurat.verifying import verify as check

ANSWERS = {CheckResult.FITS: "yes", CheckResult.DIFFERS: "NO", CheckResult.UNTOLD: "-"}
CODES = {Proved.ALL: 0, Proved.CHANGED: 1}  # 2 is for files that are no record
UNPROVED = 3
SUMMARIES = {
    Proved.ALL: "Unchanged: every choice, draw and score is covered by the fingerprint you noted, "
    "and the draws follow from the seal. Comments (#) are not covered.",
    Proved.CHANGED: "Changed: this record contradicts itself, or what you noted.",
    Proved.INCOMPLETE: "Incomplete: the record stops before the end of the game.",
    Proved.DRAWS: "The draws follow from the seal. This does not prove that these choices were "
    "played: anyone can write such a record once the secret is known.",
    Proved.NOTHING: "Nothing is proved: the record has no seal, or no secret.",
}


def verify(
    file: Annotated[Path, typer.Argument(help="Game record, or - for standard input.")],
    seal: Annotated[
        str, typer.Option(help="Seal you noted at the start of the game.", show_default=False)
    ] = "",
    fingerprint: Annotated[
        str,
        typer.Option(help="Last fingerprint you noted during the game.", show_default=False),
    ] = "",
    json: AsJson = False,
) -> None:
    """Check a game record and report what it proves.

    Exit codes: 0 unchanged, proved by the last fingerprint; 1 changed; 2 not a game record; 3 no
    fault found, but not everything is proved.
    """
    noted, seen = _digest("seal", seal), _digest("fingerprint", fingerprint)
    verdict = check(read_text(file), noted, seen)
    if json:
        print_json(_data(verdict))
    else:
        for found, told in _told(verdict):
            print(f"{ANSWERS[found]:4}{told}")
        print(SUMMARIES[verdict.proved])
    if code := CODES.get(verdict.proved, UNPROVED):
        raise typer.Exit(code)


def _digest(what: str, given: str) -> str:
    text = given.strip().lower()
    if text and not is_sealed(text):
        raise ZigguratError(f"a {what} has 64 hexadecimal digits")
    return text


def _told(verdict: Verdict) -> list[tuple[CheckResult, str]]:
    """Each check with its result."""
    noted = (verdict.noted, "the seal is the one you noted")
    seen = (verdict.seen, "the fingerprint you noted belongs to this record")
    if verdict.seen is CheckResult.FITS:
        told = f"the first {verdict.seen_at} of {verdict.lines} lines have not changed since"
        seen = (CheckResult.FITS, f"{seen[1]}: {told}")
    return [
        (verdict.seal, _seal(verdict)),
        (verdict.draws, _draws(verdict)),
        _result(verdict),
        (verdict.names, _names(verdict)),
        (verdict.chain, _chain(verdict)),
        *(one for one in (noted, seen) if one[0] is not CheckResult.UNTOLD),
    ]


def _seal(verdict: Verdict) -> str:
    if verdict.seal is CheckResult.UNTOLD:
        told = "the secret is not known until the game is over"
        return told if verdict.record.seal else "there is no seal: the draws came from a seed"
    if verdict.binds:
        return f"the seal matches the secret, game {verdict.record.id}, its options and seats"
    return "the seal matches the secret; this older kind does not cover the game or its options"


def _draws(verdict: Verdict) -> str:
    told, wrong = f"all {verdict.drawn} draws follow from the secret", verdict.wrong
    if wrong:
        told += f": line {wrong.line} has {wrong.came} instead of {wrong.due}"
    return told


def _result(verdict: Verdict) -> tuple[CheckResult, str]:
    if verdict.ending is Ending.CLOSED:
        return CheckResult.FITS, "every choice was legal; the game was ended early"
    if verdict.ending is Ending.CUT:
        return CheckResult.UNTOLD, "every choice so far was legal; the record stops before the end"
    scores = ", ".join(
        f"{name or 'deleted player'} {points}"
        for name, points in zip(verdict.record.players, verdict.scores, strict=False)
    )
    return verdict.result, f"every choice was legal, and the result follows from them: {scores}"


def _names(verdict: Verdict) -> str:
    people = verdict.people
    if verdict.names is CheckResult.UNTOLD:
        return "the record does not prove the players’ names"
    told = [
        "the names are those fixed before the first choice",
        f"{people.late} joined later and are not covered" if people.late else "",
        f"{people.deleted} have been deleted since" if people.deleted else "",
    ]
    return "; ".join(one for one in told if one)


def _chain(verdict: Verdict) -> str:
    if verdict.chain is CheckResult.UNTOLD:
        return "the record contains no fingerprint"
    return f"the fingerprint matches all {verdict.lines} lines: {verdict.fingerprint}"


def _data(verdict: Verdict) -> dict[str, object]:
    return {
        "game": verdict.record.game,
        "id": verdict.record.id or None,
        "proved": verdict.proved.value,
        "ending": verdict.ending.value,
        "seal": verdict.seal.value,
        "draws": verdict.draws.value,
        "result": verdict.result.value,
        "names": verdict.names.value,
        "chain": verdict.chain.value,
        "noted": verdict.noted.value,
        "seen": verdict.seen.value,
        "seen_at": verdict.seen_at,
        "lines": verdict.lines,
        "drawn": verdict.drawn,
        "fingerprint": verdict.fingerprint or None,
        "wrong": verdict.wrong._asdict() if verdict.wrong else None,
    }
