"""Tab view: what one tab shows, and what has to be sent when the session has changed.

Views are absolute, so a slow tab skips those in between; of each view only the regions that differ
from the tab's are sent.
"""

from collections.abc import Sequence

import orjson

from ziggurat.core.rules import NOBODY
from ziggurat.markup.patches import fresh
from ziggurat.server.config import CONFIG
from ziggurat.server.game.session import Session
from ziggurat.server.realtime.message_parsing import Message
from ziggurat.server.realtime.sent_regions import SentRegions
from ziggurat.server.render.parts import noted
from ziggurat.server.render.player_names import PlayerNames
from ziggurat.server.render.regions import Viewer, page_hash, recounted
from ziggurat.server.render.turns import labelled, moment
from ziggurat.server.render.words import words_for
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.views.orientation import held
from ziggurat.views.symbols import art_of

MAX_ANIMATED_ROWS = 2  # rows of one choice; more are not animated


class TabView:
    """The viewpoint of a tab, and what it has been sent."""

    def __init__(self, live: CachedSession, seats: Sequence[int], lang: str) -> None:
        self.live = live
        self.seats = seats
        self.lang = lang
        alone = len(seats) == 1 or live.session.over
        self.facing = seats[0] if seats and alone else NOBODY
        self.look = ""
        self.at: int | None = None
        self.curtain = True
        self.sent = SentRegions(live.session.setup.names)
        self.art = art_of(live.session.setup.game)
        self.drawn: set[int] = set()
        self.viewer: Viewer | None = None  # of the last view
        self.revision = -1
        self.spoken_position = 0  # last position announced to screen readers
        self.narrated_position = 0  # last narrated position
        self.spoken_notes = 0  # number of notes announced to screen readers
        self.notes_sent = len(live.session.history.notes)  # number of notes sent as captions
        self.clock_revision = -1  # revision of the last clock state sent

    def resume(self, at: int | None, art: str, has: str) -> None:
        """Take over what the tab reports: the position it shows, its drawings and its regions.

        `has` is the hash of the page's regions, or a report of `SentRegions` after the first view.
        """
        self.at, self.drawn = at, self.art.held(art)
        if "." in has:
            self.sent.resume(has)
            return
        viewer = Viewer(self.facing, self.lang, at=at)
        if viewer in self.live.views:  # rendered for the page a moment ago
            shown = self.live.view(viewer).at_first()
            if has == page_hash(shown.regions):
                self.sent.came_with_page(shown)

    def is_new(self) -> bool:
        """Whether this tab's viewpoint has to be rendered."""
        try:
            return self.viewpoint() not in self.live.views
        except Exception:
            return True  # handled below

    def viewpoint(self) -> Viewer:
        """The viewpoint of this tab; a curtain covers the change between local seats."""
        acting, look = self.live.session.acting, held(self.live.orientations(), self.look)
        if self.at is not None and self.at >= len(self.live.session.history.frames):
            self.at = None  # the viewed position was taken back
        mine = self.live.session.asks(*self.seats)
        if mine and acting != self.facing and self.at is None:
            if self.curtain and self.live.session.has_secrets():
                return Viewer(NOBODY, self.lang, look, None, acting)
            self.facing = acting
        return Viewer(self.facing, self.lang, look, self.at)

    def update(self) -> list[bytes]:
        """The update: a view if it differs from the tab's, or a notice while viewing history."""
        session, viewer = self.live.session, self.viewpoint()
        last, step = len(session.history.frames) - 1, session.revision - self.revision
        if self.viewer is None:
            self.spoken_position, self.spoken_notes = last, len(session.history.notes)
        shown = self.live.view(viewer)
        regions = self.sent.differences(shown, session.setup.names)
        if viewer == self.viewer and not regions and (viewer.at is not None or not step):
            live = {"t": "live", "of": last, "moment": self._moment(viewer)}
            return [orjson.dumps(live)] if step else []
        message: Message = {
            "t": "view",
            "rev": session.revision,
            "pos": session.position,
            "mine": session.asks(*self.seats),
            "of": last,
            "moment": self._moment(viewer),
            "since": _since(session, self.facing),
            "say": self._say(viewer, shown.asks),
            "r": self.sent.encode(regions),
        }
        shows = (part for told in message["r"].values() for part in fresh(told))
        if of_page := self.sent.of_page(shown, regions):
            message["has"] = of_page
        if missing := self.art.used(*shows, held=self.drawn):
            self.drawn |= missing
            message["art"] = self.art.written(missing)
            message["drawn"] = self.art.note(self.drawn)
        if told := self._narration(viewer):
            message["told"] = told
        if viewer.at is not None:
            message["at"] = viewer.at
        if self._follows(viewer, step):
            message["from"] = shown.flights
        if viewer.curtain != NOBODY:
            message["curtain"] = True
        self.sent.remember(regions)
        self.viewer, self.revision, self.narrated_position = viewer, session.revision, last
        return [shown.names.in_message(message)]

    def _moment(self, viewer: Viewer) -> list[object]:
        """Turn and step of the viewed position, as numbers and as a label."""
        there = moment(self.live.session, viewer.at)
        return [*there, labelled(there, words_for(viewer.lang))]

    def times(self, now: float) -> list[Message]:
        """The clock state, if changed; the tab counts down by itself."""
        session = self.live.session
        if session.times is None or self.clock_revision == session.revision:
            return []
        self.clock_revision = session.revision
        return [{"t": "time", **session.times.state(now)}]

    def notes(self) -> list[Message]:
        """Notices of departures, timeouts, returns and declined proposals."""
        session, words = self.live.session, words_for(self.lang)
        news, self.notes_sent = session.history.notes[self.notes_sent :], len(session.history.notes)
        said = [noted(session, note, words) for note in news if note.row.seat not in self.seats]
        return [
            {"t": "note", "say": PlayerNames(session.setup.names, words).in_text(" ".join(said))}
        ] * bool(said)

    def _say(self, viewer: Viewer, asks: str) -> str:
        """Screen reader announcements: a whole turn once it ends, then the question, once."""
        session, last = self.live.session, len(self.live.session.history.frames) - 1
        before = self.viewer and self.viewer._replace(look=viewer.look)
        if viewer == before and session.revision == self.revision:
            return ""  # only the orientation of a piece changed
        if viewer.at is not None:
            return f"{recounted(session, viewer, [viewer.at])} {asks}".strip()
        news = range(min(self.spoken_position, last) + 1, last + 1)
        mine, gone = session.asks(*self.seats) or session.over, self._gone(viewer)
        if news and not mine and session.history.frames[news[0]].turn == session.turn:
            return gone  # the turn is not finished
        self.spoken_position = last
        said = [gone, recounted(session, viewer, news), asks if mine else ""]
        return " ".join(filter(None, said))

    def _gone(self, viewer: Viewer) -> str:
        """Departures and returns since the last view, for screen readers."""
        session, words = self.live.session, words_for(viewer.lang)
        news, self.spoken_notes = (
            session.history.notes[self.spoken_notes :],
            len(session.history.notes),
        )
        return " ".join(noted(session, note, words) for note in news)

    def _follows(self, viewer: Viewer, step: int) -> bool:
        """Whether the tab shows the previous position, from which pieces can be animated."""
        if self.viewer is None or (viewer.at is None) != (self.viewer.at is None):
            return False
        if viewer.at is not None and self.viewer.at is not None:
            return viewer.at > self.viewer.at
        return 1 <= step <= MAX_ANIMATED_ROWS

    def _narration(self, viewer: Viewer) -> list[Sequence[object]]:
        """Narration since the last view, own choices excluded; a single step for the past."""
        frames, before = self.live.session.history.frames, self.viewer
        if before is None or viewer.curtain != NOBODY:
            return []  # new tab
        if viewer.at is not None:
            captions = self.live.captions(viewer, viewer.at) if viewer.at != before.at else []
        elif before.at is not None:
            return []  # reconnected tab
        else:
            first = max(
                self.narrated_position + 1, len(frames) - CONFIG.realtime.max_narrated_positions
            )
            captions = self.live.captions(viewer, first)
            captions = [one for one in captions if not one.chosen or one.seat not in self.seats]
        return [
            (one.number, one.seat, one.text, one.points, one.marks, frames[one.number].turn)
            for one in captions
        ]


def _since(session: Session, seat: int) -> int:
    """The position after a seat's last turn: the start of "since my last turn"."""
    if seat == NOBODY:
        return 0
    for number in range(len(session.history.frames) - 1, 0, -1):
        frame = session.history.frames[number]
        if frame.seat == seat and frame.turn != session.turn:
            return number
    return 0
