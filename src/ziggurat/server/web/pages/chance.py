"""Pages about chance: what is sealed, what the seal hid, and any record put to the test."""

from collections.abc import Mapping

from ziggurat.server.play.rows import Setup
from ziggurat.server.web.pages.shell import Visit, lobby
from ziggurat.verifying import Found, Verdict
from ziggurat.views.svg import Child, Element, el
from ziggurat.views.words import Words

ADDRESS = "/verify"
NONE: Mapping[str, str] = {}
SIGNS = {Found.FITS: "✓", Found.DIFFERS: "✗", Found.UNTOLD: "–"}


def sealed(visit: Visit, setup: Setup) -> str:
    """The seal of a game that runs, and what it is good for."""
    words = visit.words
    if not setup.seal:
        return _page(visit, el("p", words.say("chance-none")), _back(setup, words))
    return _page(
        visit,
        el("p", words.say("chance-about")),
        _code(words.say("chance-seal"), setup.seal),
        el("p", words.say("chance-running")),
        _back(setup, words),
    )


def opened(visit: Visit, setup: Setup, verdict: Verdict) -> str:
    """The secret of a game that is over, and what was checked."""
    words = visit.words
    return _page(
        visit,
        el("p", words.say("chance-about")),
        *_told(verdict, words),
        _code(words.say("chance-seal"), verdict.record.seal),
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


def form(
    visit: Visit,
    given: Mapping[str, str] = NONE,
    fault: str = "",
    verdict: Verdict | None = None,
) -> str:
    """Hand in a record; below it what is wrong with it, or what was found."""
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
                    hidden="hidden",  # until the script is there that reads it
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
                el(
                    "label",
                    el("span", words.say("verify-seal-noted")),
                    el(
                        "input",
                        name="seal",
                        value=given.get("seal", ""),
                        maxlength=64,
                        autocomplete="off",
                        spellcheck="false",
                    ),
                ),
                el("button", words.say("verify-go"), type="submit", class_="main"),
                method="post",
                action=ADDRESS,
            ),
            class_="card note chance",
        ),
        assets=("verify.js",),
    )


def _page(visit: Visit, *content: Child) -> str:
    title = visit.words.say("chance-title", game=visit.words.say("game-title"))
    return lobby(visit, title, el("section", el("h1", title), *content, class_="card note chance"))


def _back(setup: Setup, words: Words) -> Element:
    back = el("a", words.say("chance-back"), href=f"/g/{setup.id}", class_="button main")
    return el("p", back)


def _code(label: str, text: str) -> Element:
    return el("p", el("b", label), el("code", text))


def _told(verdict: Verdict, words: Words) -> list[Element]:
    """What was checked, each with what was found, and what follows from all of it."""
    wrong, names = verdict.wrong, verdict.record.players
    scores = zip(names, verdict.scores, strict=False)
    sentences = [
        (
            verdict.seal,
            words.say(
                "verify-seal",
                found=verdict.seal.value,
                sealed="yes" if verdict.record.seal else "no",
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
            verdict.result,
            words.say(
                "verify-result",
                found=verdict.result.value,
                scores=", ".join(f"{name} {points}" for name, points in scores),
            ),
        ),
    ]
    if verdict.noted is not Found.UNTOLD:
        told = words.say("verify-noted", found=verdict.noted.value)
        sentences.append((verdict.noted, told))
    summary = "holds" if verdict.holds else "fails" if verdict.fails else "untold"
    checks = [
        el("li", el("span", SIGNS[found], aria_hidden="true"), told, class_=found.value)
        for found, told in sentences
    ]
    return [
        el("p", el("b", words.say("verify-all", found=summary)), role="status", class_=summary),
        el("ul", *checks, class_="checks"),
    ]
