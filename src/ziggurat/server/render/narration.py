"""Narration: events as captions, each with places and points."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, serialise
from ziggurat.server.game.history import Frame
from ziggurat.server.game.session import Session
from ziggurat.views.gains import is_count, is_gain
from ziggurat.views.view import View

MAX_CAPTION_CHARS: Final = 110  # characters: two lines of a phone
MAX_CAPTION_PARTS: Final = 3  # longer sequences are summarised


Thumbnails: TypeAlias = tuple[tuple[str, str], ...]
"""Words of a sentence, each with the markup of a picture that shows them."""


class Caption(NamedTuple):
    """One caption step: position, player, words, points and places."""

    number: int
    seat: int
    text: str
    points: int = 0
    marks: tuple[str, ...] = ()
    chosen: bool = False  # a choice, not its consequence
    thumbnails: Thumbnails = ()


class Sentence(NamedTuple):
    """A sentence about an event, and the points it scored for the player."""

    text: str
    points: int = 0
    thumbnails: Thumbnails = ()


class NarratedStep(NamedTuple):
    """A narrated step as a seat may know it: sentences, element ids, captions and animations."""

    lines: tuple[Sentence, ...]
    marks: tuple[str, ...]
    captions: tuple[Caption, ...]
    flights: Mapping[str, str]


class _Line(NamedTuple):
    event: Event
    text: str
    marks: Sequence[str]
    thumbnails: Thumbnails = ()

    @property
    def points(self) -> int:
        return self.event["points"] if is_gain(self.event, int(self.event.seat)) else 0

    @property
    def counts_a_place(self) -> bool:
        return bool(self.marks) and (bool(self.points) or is_count(self.event))


def narrate(
    session: Session, view: View[Any], seat: int, words: Words, number: int
) -> NarratedStep:
    """A step as a seat may know it; rendered once for log, caption and screen reader."""
    frame, names = session.history.frames[number], tuple(session.setup.names)
    if frame.is_open:  # public: the same for all viewers
        return _narrated(view, frame, number, NOBODY, False, names, words)
    return _narrated(view, frame, number, seat, session.over, names, words)


@lru_cache(maxsize=8192)
def _narrated(
    view: View[Any],
    frame: Frame,
    number: int,
    seat: int,
    over: bool,
    names: tuple[str, ...],
    words: Words,
) -> NarratedStep:
    """Narrate a frame; after the end everything is public, but hidden moves are not animated."""
    known = [event for event in frame.events if over or event.seen_by(seat)]
    lines = [
        _Line(event, text, view.touched(event), _thumbnails(view, event, words))
        for event in known
        if (text := event_sentence(view, event, names, words))
    ]
    flights: dict[str, str] = {}
    for event in frame.events:
        if event.seen_by(seat):
            flights |= view.flights(event)
    return NarratedStep(
        tuple(_line(line, frame.seat) for line in lines),
        tuple(name for event in known for name in view.touched(event)),
        tuple(_captions(lines, frame.seat, number)),
        flights,
    )


@lru_cache(maxsize=4096)
def event_sentence(view: View[Any], event: Event, names: tuple[str, ...], words: Words) -> str:
    """The sentence of an event, the same in the log, the caption and aloud."""
    return view.sentence(event, names, words)


def _thumbnails(view: View[Any], event: Event, words: Words) -> Thumbnails:
    """Thumbnails for words of an event's sentence; the words become their labels."""
    shown = view.thumbnails(event, words).items()
    return tuple((said, serialise(_labelled(picture, said))) for said, picture in shown)


def _labelled(picture: Element, said: str) -> Element:
    named = {"class": "thumb", "role": "img", "aria-label": said}
    return Element(picture.tag, {**picture.attributes, **named}, picture.children)


def _line(line: _Line, chooser: int) -> Sentence:
    points = line.event["points"] if is_gain(line.event, chooser) else 0
    return Sentence(line.text, points, line.thumbnails)


def _captions(lines: Sequence[_Line], chooser: int, number: int) -> Iterator[Caption]:
    """Group sentences into captions: a player's action is one, each scored place another.

    What is too long to read at once is split, unless it is a mere list.
    """
    chosen = True
    for together in _runs(lines):
        chosen = chosen and together[0].event.seat == chooser
        parts = list(_parts(together))
        for part in parts if len(parts) <= MAX_CAPTION_PARTS else [together]:
            yield _caption(number, part, chosen)
        chosen = False


def _runs(lines: Sequence[_Line]) -> Iterator[list[_Line]]:
    """Consecutive sentences of one seat, or of one scored place."""
    together: list[_Line] = []
    for line in lines:
        if together and (line.counts_a_place or line.event.seat != together[-1].event.seat):
            yield together
            together = []
        together.append(line)
    if together:
        yield together


def _parts(together: Sequence[_Line]) -> Iterator[list[_Line]]:
    part: list[_Line] = []
    for line in together:
        if part and sum(len(one.text) for one in part) + len(line.text) > MAX_CAPTION_CHARS:
            yield part
            part = []
        part.append(line)
    yield part


def _caption(number: int, together: Sequence[_Line], chosen: bool) -> Caption:
    """Combine sentences; points without a place need no sentence of their own beside others."""
    shown = [line for line in together if line.marks or not line.points] or together
    points = sum(line.points for line in together)
    marks = dict.fromkeys(mark for line in together for mark in line.marks)
    text = ". ".join(line.text for line in shown)
    pictures = dict.fromkeys(one for line in shown for one in line.thumbnails)
    seat = int(together[0].event.seat)
    return Caption(number, seat, text, points, tuple(marks), chosen, tuple(pictures))
