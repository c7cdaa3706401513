"""Score history: points by turn, as a curve and as a table."""

from collections.abc import Sequence
from itertools import count, pairwise
from typing import Any, NamedTuple

from ziggurat.art.stone import token
from ziggurat.art.theme import var
from ziggurat.core.events import Event
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el
from ziggurat.markup.html import button
from ziggurat.server.game.session import Session
from ziggurat.server.render.parts import seat_mark
from ziggurat.server.render.plot import Reach, percent, polyline
from ziggurat.server.render.turns import moment
from ziggurat.views.gains import is_count, is_gain
from ziggurat.views.view import View

MAX_POINTS_PER_LINE = 60  # per line: long games are sampled
MAX_TABLE_LINES = 8
DASHES = (None, "9 5", "2 5", "14 4 3 4")  # seats differ in more than colour
MIN_LABEL_DISTANCE = 0.14  # minimum distance of labels, as a share of the height
WORD = 0.16  # of the width: space for the name of a part
SPACE, DIGIT = 0.02, 0.025  # of the width, on a phone: between two numbers, and for a digit


class Passed(NamedTuple):
    """A past position: its number, turn, and points."""

    move: int
    turn: int
    points: Sequence[int]


class PhaseMark(NamedTuple):
    """A round or phase: its number, and where it begins, as a share of the width."""

    number: int
    at: float

    @property
    def width(self) -> float:
        """The space its number needs."""
        return SPACE + DIGIT * len(str(self.number))


class LargestGain(NamedTuple):
    """The highest scoring step of any seat."""

    seat: int
    move: int
    points: int


def passed(session: Session, view: View[Any]) -> list[Passed]:
    """Positions at the ends of turns, sampled in long games."""
    last = len(session.history.frames) - 1
    ends = [start - 1 for start in session.history.starts[1:] if 0 < start - 1 < last]
    kept = ends[:: 1 + len(ends) // MAX_POINTS_PER_LINE]
    moves = [0, *kept, last]
    states, seats = (
        list(session.history.positions(session.table)),
        range(len(session.setup.players)),
    )
    return [
        Passed(
            move,
            moment(session, move).turn,
            [sum(view.tally(states[move], seat)) for seat in seats],
        )
        for move in moves
    ]


def best_gain(session: Session) -> LargestGain | None:
    """The highest score of one seat in one step before final scoring.

    Of simultaneous choices, all points appear with the last one.
    """
    last = len(session.history.frames) - 1
    found = [
        LargestGain(seat, move, earned)
        for move, frame in enumerate(session.history.frames)
        for events in [frame.events if move < last else before_count(frame.events)]
        for seat in range(len(session.setup.players))
        if (earned := sum(one["points"] for one in events if is_gain(one, seat)))
    ]
    return max(found, key=lambda gain: gain.points, default=None)


def before_count(events: Sequence[Event]) -> Sequence[Event]:
    """The points of the last choice itself; empty if final scoring is not separate."""
    counts = [is_count(event) for event in events]
    return events[: counts.index(True)] if True in counts else ()


def score_curve(session: Session, view: View[Any], words: Words) -> list[Element]:
    """A line for each seat, marks where rounds or phases begin, and the largest gain as text."""
    past, best, names = passed(session, view), best_gain(session), session.setup.names
    told: list[Element] = []
    if best is not None:
        turn = moment(session, best.move).turn
        said = words.say("end-best", name=names[best.seat], points=best.points, turn=turn)
        told.append(button(said, "at", data_at=best.move, class_="best"))
    plot = el(
        "svg",
        *_reach(past).grid(),
        *_parts(session, view, words),
        *(_line(past, seat) for seat in range(len(names))),
        *([_ring(past, best)] if best is not None else []),
        *_ends(past),
        class_="plot",
        role="img",
        aria_label=_spoken(past, names, words),
    )
    return [
        el("h3", words.say("end-how")),
        el("div", plot, data_moves=past[-1].move, class_="frame"),
        *told,
        el("details", el("summary", words.say("end-table")), _table(past, names, words)),
    ]


def _spoken(past: Sequence[Passed], names: Sequence[str], words: Words) -> str:
    ends = zip(names, past[-1].points, strict=True)
    said = (words.say("end-curve-seat", name=name, points=points) for name, points in ends)
    return f"{words.say('end-curve', turns=past[-1].turn)} {' '.join(said)}"


def _reach(past: Sequence[Passed]) -> Reach:
    """The range of points."""
    points = [one for position in past for one in position.points]
    return Reach(min(0, *points), max(1, *points))


def _parts(session: Session, view: View[Any], words: Words) -> list[Element]:
    """A line where a round or phase begins, numbered if there is room.

    The first one has its full name, so that the others need only a number.
    """
    *parts, _ = map(view.part, session.history.positions(session.table))
    begins = [
        PhaseMark(part, move / len(parts))
        for move, (before, part) in enumerate(pairwise(parts), start=1)
        if part > max(before, 1)
    ]
    if not begins:
        return []
    name = words.say("end-part", kind=view.parts, number=max(parts[0], 1))
    return [
        el("text", name, x=0, y=0, dy=-5),
        *(
            el("line", x1=there, x2=there, y1=0, y2="100%", class_="part")
            for there in (percent(one.at) for one in begins)
        ),
        *(
            el("text", str(one.number), x=percent(one.at), y=0, dx=4, dy=-5)
            for one in thinned_labels(begins)
        ),
    ]


def thinned_labels(begins: Sequence[PhaseMark]) -> Sequence[PhaseMark]:
    """The parts after the first that have their number: all, or every second, third, …

    As many as fit: no number covers the next one, the name of the first part, or the end marks.
    """
    for every in count(1):
        some = [one for one in begins[every - 1 :: every] if one.at < 1 - one.width / 2]
        apart = all(two.at - one.at >= one.width for one, two in pairwise(some))
        if apart and (not some or some[0].at >= WORD):
            return some
    raise AssertionError  # count() has no end


def _line(past: Sequence[Passed], seat: int) -> Element:
    last, reach = past[-1].move or 1, _reach(past)
    places = [(one.move / last, reach.height(one.points[seat])) for one in past]
    return polyline(places, var(f"seat-{seat}"), DASHES[seat])


def _ring(past: Sequence[Passed], best: LargestGain) -> Element:
    """A ring at the end of the turn with the largest gain."""
    after = next(one for one in past if one.move >= best.move)
    return el(
        "circle",
        cx=percent(after.move / past[-1].move),
        cy=percent(_reach(past).height(after.points[best.seat])),
        r=7,
        fill=var("panel"),
        stroke=var(f"seat-{best.seat}"),
        stroke_width=3,
    )


def _ends(past: Sequence[Passed]) -> list[Element]:
    """A mark at the end of each line, without overlaps."""
    final = past[-1].points
    seats = sorted(range(len(final)), key=lambda one: -final[one])
    lowest, drawn = -MIN_LABEL_DISTANCE, []
    for n, seat in enumerate(seats):
        below = MIN_LABEL_DISTANCE * (len(seats) - 1 - n)  # reserve space for the following ones
        lowest = max(lowest + MIN_LABEL_DISTANCE, min(_reach(past).height(final[seat]), 1 - below))
        end = {"x": "100%", "y": percent(lowest), "overflow": "visible"}
        drawn.append(el("svg", token(seat, 14, 0, 0.6), **end))
    return drawn


def _table(past: Sequence[Passed], names: Sequence[str], words: Words) -> Element:
    """The same as a table; each row links to its position."""
    some = past[:: 1 + len(past) // MAX_TABLE_LINES]
    shown = some if some[-1] is past[-1] else [*some, past[-1]]
    heads: list[Child] = [el("th", words.say("end-move"), scope="col")]
    for seat, name in enumerate(names):
        whose = el("span", name, class_="whose", title=name)
        heads.append(el("th", seat_mark(seat), whose, scope="col"))
    lines = [
        el(
            "tr",
            el("th", button(str(one.turn), "at", data_at=one.move), scope="row"),
            *(el("td", str(points)) for points in one.points),
        )
        for one in shown
    ]
    return el("table", el("thead", el("tr", *heads)), el("tbody", *lines))
