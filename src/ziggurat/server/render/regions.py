"""Regions: the view of a session as markup for the placeholders of the page.

Rendered once for each seat, language and orientation, and shared by all viewers with these in
common.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias
from zlib import crc32

from ziggurat import registry, views
from ziggurat.core.choices import place
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Element,
    ElementIndex,
    by_id,
    el,
    fragments,
    rect,
    size_of,
)
from ziggurat.markup.html import button, html
from ziggurat.markup.patches import Fragments
from ziggurat.server.game.session import Session
from ziggurat.server.render import lesson, parts
from ziggurat.server.render.ending import ending
from ziggurat.server.render.fragments import HOLE, fragments_of, split_at_hole
from ziggurat.server.render.narration import Caption, narrate
from ziggurat.server.render.player_names import PlayerNames
from ziggurat.server.render.rulebook import END, explained
from ziggurat.server.render.words import PageWords, words_for
from ziggurat.views.anchors import LIKE_ALL, UNLIKE, ShownChoice, attach, buttons, chips_of, shut
from ziggurat.views.gains import with_gain
from ziggurat.views.orientation import open_looks
from ziggurat.views.view import Region, View

MIN_ROW_ASPECT: Final = 3  # width to height of a table with its owner's goods in a row of their own
PAGE_LOG_TURNS: Final = 8  # log turns sent with the page; the socket sends the older ones
DRAWERS: Final = ("list", "ask", "leave")  # sent by the socket, as they are closed at first

Log: TypeAlias = dict[tuple[int, str, bool], dict[str, Fragments]]
"""Regions that stay as they are, by seat, language, and whether all may be known."""


class Viewer(NamedTuple):
    """The viewpoint of a client: all parameters of a rendered view."""

    seat: int = NOBODY
    lang: str = "en"
    look: str = ""
    at: int | None = None  # a past position
    curtain: int = NOBODY  # the seat the screen is passed to


@dataclass(frozen=True, slots=True)
class RenderedView:
    """A rendered view: markup by region with placeholders for names, questions and animations."""

    parts: dict[str, Fragments]
    asks: str
    flights: dict[str, str]
    names: PlayerNames

    @property
    def regions(self) -> dict[str, str]:
        """The markup of all regions, names included."""
        return {name: self.names.in_markup("".join(parts)) for name, parts in self.parts.items()}

    def checksum(self, name: str) -> int:
        """CRC-32 of a region in the parts that are sent, names included."""
        return crc32(self.names.in_markup("\0".join(self.parts[name])).encode())

    def at_first(self) -> "RenderedView":
        """The regions as sent with the page: older log turns and closed drawers are empty."""
        turns = [name for name in self.parts if name.startswith("log-")]
        return replace(
            self, parts=self.parts | dict.fromkeys([*turns[:-PAGE_LOG_TURNS], *DRAWERS], ())
        )


def page_hash(regions: Mapping[str, str]) -> str:
    """ETag of the server-rendered regions; the socket skips them if it matches."""
    return sha256("\0".join(regions.values()).encode()).hexdigest()[:10]


def render_view(session: Session, viewer: Viewer, log: Log | None = None) -> RenderedView:
    """Render the view of a viewer; `log` caches finished turns and the end."""
    view = views.view_of(session.setup.game)
    words = words_for(viewer.lang, session.setup.game)
    seen = session.seen(viewer.seat, viewer.at)
    drawn = view.regions(seen, viewer.seat, words, viewer.look)
    things = by_id(one.drawing for one in drawn)
    outline(session, view, viewer, words, things)  # before choices are marked: below their rings
    open_now = offers(session, view, seen, viewer, words)
    unplaced = attach(things, open_now, viewer.seat, viewer.look)
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
    cue = lesson.current_cue(session, viewer.seat) if viewer.at is None else None
    said = said_last(session, view, viewer, words)
    regions = {one.name: _titled(one, words) for one in drawn}
    regions |= {
        "say": fragments_of(parts.caption(session, said, viewer.at, words)),
        "status": fragments_of(parts.asked(asked, winners, section)),
        "actions": (
            *fragments_of(buttons(unplaced)),
            *fragments_of(closed(session, view, seen, viewer, words, things)),
            *parts.orientation_controls(looks, viewer.look, words),
            *fragments_of(parts.actions(session, viewer.seat, viewer.at, words)),
        ),
        "pips": tuple(parts.pips(session, scores, briefs, standings, words)),
        "ask": (parts.asks(session, viewer.seat, words),),
        "leave": (parts.leaving(session, viewer.seat, words),),
        "curtain": fragments_of(parts.curtain(session, viewer.curtain, words)),
        "list": parts.choice_list(open_now, words),
    }
    rows = any(one.place == "table" and _aspect(one) < MIN_ROW_ASPECT for one in drawn)
    for seat, line in enumerate(standings):
        others = rows and seat != viewer.seat  # the viewer's own are in the hand
        held = parts.spendable_goods(view, seen, seat, words) if others else ()
        panel = parts.panel(session, seat, viewer.seat, scores, line, held, words)
        regions[f"player-{seat}"] = (panel,)
    for seat in parts.taken_seats(session):
        regions[f"invite-{seat}"] = ()
    if session.setup.learner is not None:
        regions["lesson"] = fragments_of(lesson.bubble(session, cue, words))
    kept = {} if log is None else log.setdefault((viewer.seat, viewer.lang, session.over), {})
    regions |= past(session, view, viewer, words, kept)
    spoken = filter(None, [*asked, *lesson.spoken_step(session, cue, words)])
    names = PlayerNames(session.setup.names, words)
    flights = _flights(session, view, viewer, words)
    return RenderedView(regions, names.in_text(" ".join(spoken)), flights, names)


def _aspect(region: Region) -> float:
    """The aspect ratio of a picture."""
    width, height = size_of(region.drawing)
    return width / height


def pictures(session: Session, viewer: Viewer) -> list[Region]:
    """The properties of a view's pictures, for the page layout."""
    words = words_for(viewer.lang, session.setup.game)
    seen = session.seen(viewer.seat, viewer.at)
    return views.view_of(session.setup.game).regions(seen, viewer.seat, words, viewer.look)


def _titled(region: Region, words: Words) -> Fragments:
    """A picture with its title; small ones can be enlarged."""
    in_hand = region.place == "hand"
    owner = NOBODY if in_hand else region.seat
    before, after = _frame(region.title, owner, not in_hand, words)
    return (before, *fragments(region.drawing), after)


@lru_cache(maxsize=2048)
def _frame(title: str, owner: int, can_open: bool, words: Words) -> tuple[str, str]:
    whose = [] if owner == NOBODY else [parts.seat_mark(owner)]
    label = words.say("do-open", title=title)
    opens = [button("⤢", "open", aria_label=label, class_="open")] if can_open else []
    return split_at_hole(el("h2", title), *whose, el("div", HOLE), *opens)


def said_last(session: Session, view: View[Any], viewer: Viewer, words: Words) -> Sequence[Caption]:
    """The last step that has a caption; for the past also chance."""
    last = len(session.history.frames) - 1 if viewer.at is None else viewer.at
    for number in range(last, 0, -1):
        if session.history.frames[number].seat == CHANCE and number != viewer.at:
            continue
        if beats := narrate(session, view, viewer.seat, words, number).captions:
            return beats
    return ()


def captions_from(session: Session, viewer: Viewer, first: int) -> list[Caption]:
    """Narrate from a position to the viewed one, caption by caption."""
    view = views.view_of(session.setup.game)
    words = words_for(viewer.lang, session.setup.game)
    names = PlayerNames(session.setup.names, words)
    last = len(session.history.frames) - 1 if viewer.at is None else viewer.at
    return [
        beat._replace(text=names.in_text(beat.text))
        for number in range(first, last + 1)
        for beat in narrate(session, view, viewer.seat, words, number).captions
    ]


def offers(
    session: Session, view: View[Any], seen: State, viewer: Viewer, words: Words
) -> list[ShownChoice]:
    """The viewer's legal choices, each with name, gain and rule."""
    if viewer.at is not None or not session.asks(viewer.seat):
        return []
    choices, cue = session.offered_choices(), session.cue()
    gains = [session.current.preview(choice).gain for choice in choices]
    finals = [session.current.is_final(choice) for choice in choices]
    unlike = not all(finals)  # if no choice is reversible, no warning is needed
    shown = []
    for choice, gain, chips, is_final in zip(
        choices, gains, chips_of(gains, view, viewer.seat), finals, strict=True
    ):
        led = cue is not None and cue.choice == choice.text  # a guided choice needs no confirmation
        final = is_final and not led
        name = view.label(choice.text, seen, words)
        label = words.say("final-choice", label=name) if final else name
        label = with_gain(label, gain, words)
        hint = view.help(place(choice.text) or choice.text, seen, words)
        short = name if label != name else ""
        ghost = view.preview(choice.text, seen)
        commits = "" if not final else UNLIKE if unlike else LIKE_ALL
        shown.append(ShownChoice(choice.text, label, gain, hint, commits, short, chips, ghost))
    return shown


def closed(
    session: Session,
    view: View[Any],
    seen: State,
    viewer: Viewer,
    words: Words,
    things: ElementIndex,
) -> list[Element]:
    """Disabled buttons of illegal choices that no drawing shows, with their reasons."""
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
    """The choices of a game without a place: to pass, to be done."""
    texts = enumerate(registry.load(game).catalogue.texts)
    return [(choice, text) for choice, text in texts if not place(text) and "@" not in text]


def outline(
    session: Session, view: View[Any], viewer: Viewer, words: Words, things: ElementIndex
) -> None:
    """Mark the places of the last choice, and of the chance events after it."""
    touched = {
        name
        for number in _last_step(session, viewer)
        for name in narrate(session, view, viewer.seat, words, number).marks
    }
    for element in (things[name] for name in touched if name in things):
        if (spot := element.spot) is not None:
            element.loosen()
            mark = rect(spot.x, spot.y, spot.width, spot.height, rx=spot.corner, class_="last")
            element.children.insert(len(element.children) - spot.over, mark)


def _last_step(session: Session, viewer: Viewer) -> range:
    """The positions of the last choice before the viewed position and of its chance events."""
    last = len(session.history.frames) - 1 if viewer.at is None else viewer.at
    first = last
    while first > 1 and session.history.frames[first].seat == CHANCE:
        first -= 1
    return range(max(first, 1), last + 1)


def past(
    session: Session, view: View[Any], viewer: Viewer, words: PageWords, kept: dict[str, Fragments]
) -> dict[str, Fragments]:
    """The end of the game, and the log: a region per turn, of which only the last is re-rendered.

    Both traverse the whole game, so finished turns are cached in `kept`.
    """
    if "count" not in kept:
        end = html(*ending(session, view, viewer.seat, words))
        kept["count"] = (end,) if end else ()
    while (turn := len(kept)) < session.turn:  # all but one are turns
        kept[f"log-{turn}"] = log_turn_region(session, view, viewer, words, turn)
    return kept | {
        f"log-{session.turn}": log_turn_region(session, view, viewer, words, session.turn)
    }


def log_turn_region(
    session: Session, view: View[Any], viewer: Viewer, words: PageWords, turn: int
) -> Fragments:
    """One turn of the log as a region."""
    bounds = [*session.history.starts[turn - 1 : turn + 1], len(session.history.frames)]
    mine = session.asks(viewer.seat) and viewer.at is None and turn == session.turn
    steps = []
    for number in range(*bounds[:2]):
        step = narrate(session, view, viewer.seat, words, number)
        steps.append(parts.LogStep(number, step.lines, step.marks))
    notes = [note for note in session.history.notes if note.turn == turn]
    free = len(session.before) if mine else 0
    return parts.log_turn(session, turn, steps, notes, free, words)


def recounted(session: Session, viewer: Viewer, numbers: Iterable[int]) -> str:
    """The sentences of some steps for screen readers, with full stops."""
    game = session.setup.game
    view, words = views.view_of(game), words_for(viewer.lang, game)
    said = [
        line.text if line.text.endswith((".", "!", "?")) else f"{line.text}."
        for number in numbers
        for line in narrate(session, view, viewer.seat, words, number).lines
    ]
    return PlayerNames(session.setup.names, words).in_text(" ".join(said))


def _flights(session: Session, view: View[Any], viewer: Viewer, words: Words) -> dict[str, str]:
    """Where the pieces that appeared in the viewed step come from."""
    return {
        piece: start
        for number in _last_step(session, viewer)
        for piece, start in narrate(session, view, viewer.seat, words, number).flights.items()
    }
