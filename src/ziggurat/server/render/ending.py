"""End of game: result, scores by source, and score history."""

from collections.abc import Sequence
from typing import Any

from ziggurat.art.theme import var
from ziggurat.core.rules import NOBODY
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el, path, rect
from ziggurat.markup.html import button
from ziggurat.server.game.session import Session
from ziggurat.server.render.curve import score_curve
from ziggurat.server.render.parts import portrait, result, seat_mark
from ziggurat.server.render.rating import changed
from ziggurat.server.render.verdict import broken_off, rating_notes, winners
from ziggurat.views.view import Source, View

CROWN = "M2 22 0 6 10 14 20 0 30 14 40 6 38 22Z"


def ending(session: Session, view: View[Any], seat: int, words: Words) -> list[Element]:
    """The viewer's result, podium, scores and curve; empty before the end."""
    if not session.over:
        return []
    rows, outcome = view.counts(session.table.state, words), session.table.outcome
    names, ended = session.setup.names, outcome is not None and not session.closed
    places = outcome.places if outcome and ended else [0] * len(names)
    here, sealed = f"/g/{session.setup.id}", bool(session.setup.seal)
    goal = view.goal(session.table.state, words) if ended else ""
    return [
        el(
            "header",
            el("h2", f"{result_heading(session, seat, words)} {goal}".strip()),
            button(words.say("count-table"), "count"),
        ),
        *([podium(session, words)] if ended else _ratings(session, words)),
        *(el("p", note, class_="muted") for note in rating_notes(session, words)),
        el(
            "section",
            el("h3", words.say("count-title" if ended else "count-stands")),
            score_breakdown(names, places, rows, words),
            class_="card sources",
        ),
        el("section", *score_curve(session, view, words), class_="card curve"),
        el("a", words.say("count-record"), href=f"{here}/record", class_="record"),
        *([el("a", words.say("count-chance"), href=f"{here}/chance", class_="record")] * sealed),
    ]


def result_heading(session: Session, seat: int, words: Words) -> str:
    """The viewer's result; for spectators the winner; or why the game was closed."""
    if session.closed:
        closed = words.say("status-closed", why=session.closed)
        counts = winners(session)[0] != "none"
        return f"{closed} {broken_off(session, words)}" if counts else closed
    outcome, names = session.table.outcome, session.setup.names
    assert outcome is not None
    places, scores = outcome.places, outcome.scores
    if seat == NOBODY:
        return result(session, words)
    if len(names) == 1:
        won = "won" if places[0] == 1 else "lost"
        return words.say(f"end-alone-{won}", points=scores[0])
    if places[seat] > 1:
        first = places.index(1)
        behind = scores[first] - scores[seat]
        place = places[seat]
        return words.say("end-behind", place=place, points=behind, name=names[first])
    others = [one for one in range(len(names)) if one != seat]
    if level := [names[one] for one in others if places[one] == 1]:
        return words.say("end-shared", names=", ".join(level))
    second = min(others, key=lambda one: places[one])
    return words.say("end-ahead", points=scores[seat] - scores[second], name=names[second])


def podium(session: Session, words: Words) -> Element:
    """A podium in the shape of a ziggurat; tied players share a step."""
    outcome = session.table.outcome
    assert outcome is not None
    steps = [
        el(
            "li",
            *([_crown()] if place == 1 else []),
            *(
                _standing(session, seat, outcome.scores[seat], words)
                for seat, there in enumerate(outcome.places)
                if there == place
            ),
            class_=f"step-{place}",
            aria_label=words.say("end-place", place=place),
        )
        for place in sorted(set(outcome.places))
    ]
    return el("ol", *steps, class_="podium card")


def _ratings(session: Session, words: Words) -> list[Element]:
    """Rating changes of a rated game that was closed early."""
    told = zip(session.setup.names, session.setup.changes, strict=False)
    lines = [el("li", el("b", name), " ", changed(change, words)) for name, change in told]
    return [el("ul", *lines, class_="card ratings")] if lines else []


def _standing(session: Session, seat: int, points: int, words: Words) -> Element:
    name, changes = session.setup.names[seat], session.setup.changes
    rating = [changed(changes[seat], words)] if changes else []
    return el(
        "div",
        portrait(session, seat),
        el("b", str(points), class_="points", data_seat=seat, data_points=points),
        el("span", name, class_="whose", title=name),
        *rating,
    )


def _crown() -> Element:
    gold = path(CROWN, fill=var("gold"), stroke=var("gold-edge"), stroke_width=2)
    return el("svg", gold, class_="crown", viewBox="-2 -2 44 26", aria_hidden="true")


def score_breakdown(
    names: Sequence[str], places: Sequence[int], rows: Sequence[Source], words: Words
) -> Element:
    """Scores by source with a bar for each seat; the last row is the total."""
    most = max((max(row.points) for row in rows[:-1]), default=1) or 1
    heads = [
        el(
            "th",
            seat_mark(seat),
            el("span", name, class_="whose", title=name),
            scope="col",
            class_="won" if place == 1 else None,
        )
        for seat, (name, place) in enumerate(zip(names, places, strict=True))
    ]
    lines = [
        el(
            "tr",
            el("th", row.label, scope="row"),
            *(
                el("td", str(points), *([] if row is rows[-1] else [_bar(seat, points, most)]))
                for seat, points in enumerate(row.points)
            ),
            class_="total" if row is rows[-1] else None,
        )
        for row in rows
    ]
    return el(
        "table",
        el("thead", el("tr", el("th", words.say("count-source"), scope="col"), *heads)),
        el("tbody", *lines),
    )


def _bar(seat: int, points: int, most: int) -> Element:
    share = f"{max(0, 100 * points / most):.0f}%"
    long = rect(0, 0, 0, 0, rx=3, fill=var(f"seat-{seat}"))
    long.attributes |= {"width": share, "height": "100%"}
    return el("svg", long, class_="long", aria_hidden="true")
