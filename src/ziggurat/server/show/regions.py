"""Regions: what a viewer is shown of a session, as markup for the holes of the page.

Drawn once for each viewer's seat, language and look, and shared by all who have these in common.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias

from ziggurat import views
from ziggurat.core.choices import place
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.games import registry
from ziggurat.server.play.session import Frame, Session
from ziggurat.server.show import lesson, parts
from ziggurat.server.show.ending import ending
from ziggurat.server.show.html import Markup, button, html, once
from ziggurat.server.show.rules import END, explained
from ziggurat.server.show.telling import Beat, beats, sentence
from ziggurat.server.show.words import PageWords, words_for
from ziggurat.views.anchors import Offer, attach, buttons, chips_of, shut
from ziggurat.views.gains import is_gain, with_gain
from ziggurat.views.looks import open_looks
from ziggurat.views.svg import Element, Things, by_id, el, escaped, rect, serialise
from ziggurat.views.view import Region, View
from ziggurat.views.words import Words

RECENT: Final = 8  # turns of the log a page comes with; the socket brings the older ones

Log: TypeAlias = dict[tuple[int, str, bool], dict[str, str]]
"""Regions that stay as they are, by seat, language, and whether all may be known."""


class Viewer(NamedTuple):
    """From where a session is looked at: all that makes one drawing differ from another."""

    seat: int = NOBODY
    lang: str = "en"
    look: str = ""
    at: int | None = None  # a position of the past
    curtain: int = NOBODY  # the seat the screen is being passed to


@dataclass(frozen=True, slots=True)
class Shown:
    """A drawn view: markup by region, what its pictures are, what is asked, and flights."""

    regions: dict[str, str]
    pictures: list[Region]  # emptied: the markup has what is on them
    asks: str
    flights: dict[str, str]

    def at_first(self) -> dict[str, str]:
        """The regions as a page comes with them, the older turns of the log still empty."""
        turns = [name for name in self.regions if name.startswith("log-")]
        return self.regions | dict.fromkeys(turns[:-RECENT], "")


def sign(regions: Mapping[str, str]) -> str:
    """What a page tells the socket, which then sends only what differs from it."""
    return sha256("\0".join(regions.values()).encode()).hexdigest()[:10]


def show(session: Session, viewer: Viewer, log: Log | None = None) -> Shown:
    """Everything one viewer sees of a session; `log` keeps the turns that are over and the end."""
    view = views.view_of(session.setup.game)
    words = words_for(viewer.lang, session.setup.game)
    seen = session.seen(viewer.seat, viewer.at)
    drawn = view.regions(seen, viewer.seat, words, viewer.look)
    things = by_id(one.drawing for one in drawn)
    outline(session, view, viewer, things)  # before choices are marked: below their rings
    open_now = offers(session, view, seen, viewer, words)
    unplaced = attach(things, open_now, viewer.seat, viewer.look)
    regions = {one.name: html(*_titled(one, words)) for one in drawn}
    looks = open_looks(offer.text for offer in open_now)
    prompt = "" if session.over else view.prompt(seen, words)
    outcome = session.table.outcome if session.over and viewer.at is None else None
    scores = outcome.scores if outcome else view.scores(seen)
    winners = parts.winning(session) if viewer.at is None else []
    asked = parts.status(session, viewer.seat, viewer.at, prompt, words)
    section = END if session.over else explained(session.setup.game).get(view.game.asking(seen), "")
    seats = range(len(session.setup.players))
    standings = [view.standing(seen, seat, words) for seat in seats]
    briefs = [view.brief(seen, seat) for seat in seats]
    regions |= {
        "say": html(
            *parts.caption(session, told(session, view, viewer, words), viewer.at, words),
        ),
        "status": html(*parts.asked(asked, winners, section)),
        "actions": html(
            *buttons(unplaced),
            *closed(session, view, seen, viewer, words, things),
            *parts.holding(looks, viewer.look, words),
            *parts.actions(session, viewer.seat, viewer.at, words),
        ),
        "pips": html(*parts.pips(session, scores, briefs, standings, words)),
        "list": html(parts.choice_list(open_now, words)),
        "ask": parts.asks(session, viewer.seat, words),
        "leave": parts.leaving(session, viewer.seat, words),
        "curtain": html(*parts.curtain(session, viewer.curtain, words)),
    }
    regions |= {
        f"player-{seat}": parts.panel(session, seat, viewer.seat, scores, line, words)
        for seat, line in enumerate(standings)
    }
    regions |= {f"invite-{seat}": "" for seat in parts.come(session)}
    cue = lesson.told(session, viewer.seat) if viewer.at is None else None
    if session.setup.learner is not None:
        regions["lesson"] = html(*lesson.bubble(session, cue, words))
    emptied = [one._replace(drawing=_emptied(one.drawing)) for one in drawn]
    spoken = filter(None, [*asked, *lesson.said(session, cue, words)])
    asks = words.named(" ".join(spoken), session.setup.names)
    regions = _named(regions, session, words)
    kept = {} if log is None else log.setdefault((viewer.seat, viewer.lang, session.over), {})
    regions |= past(session, view, viewer, words, kept)
    return Shown(regions, emptied, asks, _flights(session, view, viewer))


def _named(regions: Mapping[str, str], session: Session, words: PageWords) -> dict[str, str]:
    """Regions with the names of those who play."""
    names = [escaped(name) for name in session.setup.names]
    return {region: words.named(markup, names) for region, markup in regions.items()}


def _titled(region: Region, words: Words) -> list[Element | str]:
    """A picture under its title; the small ones can be made large."""
    picture = el("div", Markup(serialise(region.drawing)))
    if region.place == "hand":
        return [_title(region.title, NOBODY), picture]
    return [_title(region.title, region.seat), picture, _enlarges(region.title, words)]


@once
def _title(title: str, owner: int) -> list[Element]:
    return [el("h2", title), *([] if owner == NOBODY else [parts.mark(owner)])]


@once
def _enlarges(title: str, words: Words) -> list[Element]:
    label = words.say("do-open", title=title)
    return [button("⤢", "open", aria_label=label, class_="open")]


def told(session: Session, view: View[Any], viewer: Viewer, words: Words) -> list[Beat]:
    """The last step of a player that is told in words; of the past also what chance brought."""
    last = len(session.frames) - 1 if viewer.at is None else viewer.at
    for number in range(last, 0, -1):
        if session.frames[number].seat == CHANCE and number != viewer.at:
            continue
        if said := list(beats(session, view, viewer.seat, words, number)):
            return said
    return []


def tell(session: Session, viewer: Viewer, first: int) -> list[Beat]:
    """What happened from a position on to the one that is looked at, beat by beat."""
    view, names = views.view_of(session.setup.game), session.setup.names
    words = words_for(viewer.lang, session.setup.game)
    last = len(session.frames) - 1 if viewer.at is None else viewer.at
    return [
        beat._replace(text=words.named(beat.text, names))
        for number in range(first, last + 1)
        for beat in beats(session, view, viewer.seat, words, number)
    ]


def _emptied(drawing: Element) -> Element:
    """The frame of a picture, which has its size."""
    return Element(drawing.tag, drawing.attributes, [])


def offers(
    session: Session, view: View[Any], seen: State, viewer: Viewer, words: Words
) -> list[Offer]:
    """What the viewer may choose now, each with its name, gain and rule."""
    if viewer.at is not None or not session.asks(viewer.seat):
        return []
    choices, cue = session.held(), session.cue()
    gains = [session.prospect(choice).gain for choice in choices]
    shown = []
    for choice, gain, chips in zip(choices, gains, chips_of(gains, view, viewer.seat), strict=True):
        led = cue is not None and cue.choice == choice.text  # what is led to is not asked twice
        final = session.is_final(choice) and not led
        name = view.label(choice.text, seen, words)
        label = words.say("final-choice", label=name) if final else name
        label = with_gain(label, gain, words)
        hint = view.help(place(choice.text) or choice.text, seen, words)
        short = name if label != name else ""
        shown.append(Offer(choice.text, label, gain, hint, final, short, chips))
    return shown


def closed(
    session: Session,
    view: View[Any],
    seen: State,
    viewer: Viewer,
    words: Words,
    things: Things,
) -> list[Element]:
    """Buttons of what a rule forbids now and no drawing shows: who wonders is told why."""
    if viewer.at is not None or not session.asks(viewer.seat) or session.waits or session.gathers:
        return []
    refused = [
        (text, session.game.why_not(seen, choice)) for choice, text in placeless(view.game.key)
    ]
    meant = [text for text, refusal in refused if refusal is not None and refusal.clause]
    shown = [text for text in meant if text not in things and view.is_known(text, seen)]
    return [shut(text, view.label(text, seen, words)) for text in shown]


@cache
def placeless(game: str) -> list[tuple[int, str]]:
    """The choices of a game that are about no place: to pass, to be done."""
    texts = enumerate(registry.load(game).catalogue.texts)
    return [(choice, text) for choice, text in texts if not place(text) and "@" not in text]


def outline(session: Session, view: View[Any], viewer: Viewer, things: Things) -> None:
    """Mark the places of the last choice, and of what chance did after it."""
    last = _last_step(session, viewer)
    touched = {name for frame in last for name in places(session, view, viewer, frame)}
    for element in (things[name] for name in touched if name in things):
        if (spot := element.spot) is not None:
            element.loosen()
            mark = rect(spot.x, spot.y, spot.width, spot.height, rx=spot.corner, class_="last")
            element.children.insert(len(element.children) - spot.over, mark)


def places(session: Session, view: View[Any], viewer: Viewer, frame: Frame) -> list[str]:
    """The ids of the places where something happened that the viewer may know."""
    known = (event for event in frame.events if session.over or event.seen_by(viewer.seat))
    return [name for event in known for name in view.touched(event)]


def _last_step(session: Session, viewer: Viewer) -> Sequence[Frame]:
    """The last choice before what is looked at, with what chance did after it."""
    last = len(session.frames) - 1 if viewer.at is None else viewer.at
    first = last
    while first > 1 and session.frames[first].seat == CHANCE:
        first -= 1
    return session.frames[max(first, 1) : last + 1]


def past(
    session: Session, view: View[Any], viewer: Viewer, words: PageWords, kept: dict[str, str]
) -> dict[str, str]:
    """The end of the game, and the log: a region a turn, of which only the last is written again.

    Both go through the whole game, so what is over is `kept`.
    """
    if "count" not in kept:
        end = {"count": html(*ending(session, view, viewer.seat, words))}
        kept |= _named(end, session, words)
    while (turn := len(kept)) < session.turn:  # all but one of them are turns
        kept |= log_turn(session, view, viewer, words, turn)
    return kept | log_turn(session, view, viewer, words, session.turn)


def log_turn(
    session: Session, view: View[Any], viewer: Viewer, words: PageWords, turn: int
) -> dict[str, str]:
    """One turn of the log as a region."""
    bounds = [*session.starts[turn - 1 : turn + 1], len(session.frames)]
    mine = session.asks(viewer.seat) and viewer.at is None and turn == session.turn
    steps = [
        parts.Step(
            number,
            tuple(lines(session, view, viewer, words, number)),
            tuple(places(session, view, viewer, session.frames[number])),
        )
        for number in range(*bounds[:2])
    ]
    notes = [note for note in session.notes if note.turn == turn]
    free = len(session.before) if mine else 0
    written = html(*parts.log_turn(session, steps, notes, free, words))
    return _named({f"log-{turn}": written}, session, words)


def lines(
    session: Session, view: View[Any], viewer: Viewer, words: Words, number: int
) -> list[parts.Line]:
    """The sentences of one step, of events the viewer may know."""
    names, frame = tuple(session.setup.names), session.frames[number]
    return [
        parts.Line(said, event["points"] if is_gain(event, frame.seat) else 0)
        for event in frame.events
        if session.over or event.seen_by(viewer.seat)
        if (said := sentence(view, event, names, words))
    ]


def recounted(session: Session, viewer: Viewer, numbers: Iterable[int]) -> str:
    """What happened in some steps, for the ear: each sentence with its full stop."""
    game, names = session.setup.game, session.setup.names
    view, words = views.view_of(game), words_for(viewer.lang, game)
    told = [
        line.text if line.text.endswith((".", "!", "?")) else f"{line.text}."
        for number in numbers
        for line in lines(session, view, viewer, words, number)
    ]
    return words.named(" ".join(told), names)


def _flights(session: Session, view: View[Any], viewer: Viewer) -> dict[str, str]:
    """Where the pieces that appeared with the step shown come from."""
    return {
        piece: start
        for frame in _last_step(session, viewer)
        for event in frame.events
        if event.seen_by(viewer.seat)
        for piece, start in view.flights(event).items()
    }
