"""Chance pages: the commitment, its opening, and the record checker."""

from collections.abc import Mapping

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el
from ziggurat.server.game.setup import Setup
from ziggurat.server.http.shell import RequestContext, lobby
from ziggurat.verifying import CheckResult, Ending, Verdict

ADDRESS = "/verify"
NONE: Mapping[str, str] = {}
SIGNS = {CheckResult.FITS: "✓", CheckResult.DIFFERS: "✗", CheckResult.UNTOLD: "–"}


def sealed_page(visit: RequestContext, setup: Setup, fingerprint: str) -> str:
    """The commitment of a running game and its current fingerprint, with an explanation."""
    words = visit.words
    if not setup.seal:
        return _page(visit, el("p", words.say("chance-none")), _back(setup, words))
    return _page(
        visit,
        el("p", words.say("chance-about")),
        _code(words.say("chance-seal"), setup.seal),
        *_fingerprint(fingerprint, words),
        el("p", words.say("chance-running")),
        _back(setup, words),
    )


def opened_page(visit: RequestContext, setup: Setup, verdict: Verdict) -> str:
    """The opened secret of a finished game and the results of the checks."""
    words = visit.words
    return _page(
        visit,
        el("p", words.say("chance-about")),
        *_told(verdict, words),
        _code(words.say("chance-seal"), verdict.record.seal),
        *_fingerprint(verdict.fingerprint, words),
        _code(words.say("chance-secret"), verdict.record.secret),
        el("p", words.say("chance-over")),
        el(
            "p",
            el("a", words.say("count-record"), href=f"/g/{setup.id}/record", class_="button"),
            el("a", words.say("verify-title"), href=ADDRESS, class_="button"),
            el("a", words.say("chance-back"), href=f"/g/{setup.id}", class_="button main"),
            class_="ways",
        ),
    )


def record_form(
    visit: RequestContext,
    given: Mapping[str, str] = NONE,
    fault: str = "",
    verdict: Verdict | None = None,
) -> str:
    """Form to submit a record, with the error or the verdict."""
    words = visit.words
    return lobby(
        visit,
        words.say("verify-title"),
        el(
            "section",
            el("h1", words.say("verify-title")),
            el("p", words.say("chance-about")),
            *([el("p", fault, class_="fault", role="alert")] if fault else []),
            *(_told(verdict, words) if verdict else []),
            el(
                "form",
                el(
                    "label",
                    el("span", words.say("verify-file")),
                    el("input", type="file", accept=".game,text/plain", data_into="record"),
                    class_="file",
                    hidden="hidden",  # until the script that reads files has loaded
                ),
                el(
                    "label",
                    el("span", words.say("verify-record")),
                    el(
                        "textarea",
                        given.get("record", ""),
                        id="record",
                        name="record",
                        rows=10,
                        spellcheck="false",
                    ),
                ),
                _digest("seal", given, words),
                _digest("fingerprint", given, words),
                el("button", words.say("verify-go"), type="submit", class_="main"),
                method="post",
                action=ADDRESS,
            ),
            class_="card note chance",
        ),
        assets=("verify.js",),
    )


def _digest(name: str, given: Mapping[str, str], words: Words) -> Element:
    """A field for a digest noted during the game."""
    field = el(
        "input",
        name=name,
        value=given.get(name, ""),
        maxlength=64,
        autocomplete="off",
        spellcheck="false",
    )
    return el("label", el("span", words.say(f"verify-{name}-noted")), field)


def _page(visit: RequestContext, *content: Child) -> str:
    title = visit.words.say("chance-title", game=visit.words.say("game-title"))
    return lobby(visit, title, el("section", el("h1", title), *content, class_="card note chance"))


def _back(setup: Setup, words: Words) -> Element:
    back = el("a", words.say("chance-back"), href=f"/g/{setup.id}", class_="button main")
    return el("p", back)


def _code(label: str, text: str) -> Element:
    return el("p", el("b", label), el("code", text))


def _fingerprint(text: str, words: Words) -> list[Element]:
    """The fingerprint of the played moves; games of the first sealing version have none."""
    if not text:
        return []
    label = words.say("chance-fingerprint")
    return [_code(label, text), el("p", words.say("chance-fingerprint-text"))]


def _told(verdict: Verdict, words: Words) -> list[Element]:
    """The results of all checks and the conclusion."""
    summary = verdict.proved.value
    checks = [
        el("li", el("span", SIGNS[found], aria_hidden="true"), told, class_=found.value)
        for found, told in _checks(verdict, words)
    ]
    return [
        el("p", el("b", words.say("verify-all", found=summary)), role="status", class_=summary),
        el("ul", *checks, class_="checks"),
    ]


def _checks(verdict: Verdict, words: Words) -> list[tuple[CheckResult, str]]:
    """One sentence per check; only those that compared something show the stored value."""
    wrong, people = verdict.wrong, verdict.people
    names = [name or words.say("deleted-player") for name in verdict.record.players]
    scores = zip(names, verdict.scores, strict=False)
    ended = verdict.ending is not Ending.CUT
    result = CheckResult.FITS if verdict.ending is Ending.CLOSED else verdict.result
    always = [
        (
            verdict.seal,
            words.say(
                "verify-seal",
                found=verdict.seal.value,
                sealed="yes" if verdict.record.seal else "no",
                binds="yes" if verdict.binds else "no",
            ),
        ),
        (
            verdict.draws,
            words.say(
                "verify-draws",
                found=verdict.draws.value,
                draws=verdict.drawn,
                line=wrong.line if wrong else 0,
                came=wrong.came if wrong else "",
                due=wrong.due if wrong else "",
            ),
        ),
        (
            result,
            words.say(
                "verify-result",
                found=verdict.result.value if ended else "untold",
                ending=verdict.ending.value,
                scores=", ".join(f"{name} {points}" for name, points in scores),
            ),
        ),
        (
            verdict.names,
            words.say(
                "verify-names",
                found=verdict.names.value,
                late=people.late,
                deleted=people.deleted,
            ),
        ),
        (verdict.chain, words.say("verify-chain", found=verdict.chain.value, lines=verdict.lines)),
    ]
    compared = [
        (verdict.noted, words.say("verify-noted", found=verdict.noted.value)),
        (
            verdict.seen,
            words.say(
                "verify-seen",
                found=verdict.seen.value,
                lines=verdict.seen_at,
                all=verdict.lines,
            ),
        ),
        (verdict.stored, words.say("verify-stored", found=verdict.stored.value)),
    ]
    return always + [one for one in compared if one[0] is not CheckResult.UNTOLD]
