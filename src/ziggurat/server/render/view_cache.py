"""View cache: the rendered views of one session, shared by its subscribers until it changes."""

from ziggurat.server.config import CONFIG
from ziggurat.server.game.session import Session
from ziggurat.server.render.narration import Caption
from ziggurat.server.render.regions import Log, RenderedView, Viewer, captions_from, render_view
from ziggurat.views.orientation import open_looks


class ViewCache:
    """Views by viewer, captions, piece orientations, and the finished turns of the log."""

    def __init__(self) -> None:
        self._views: dict[Viewer, RenderedView] = {}
        self._captions: dict[tuple[Viewer, int], list[Caption]] = {}
        self._orientations: list[str] | None = None
        self._log: Log = {}

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._views

    def __len__(self) -> int:
        return len(self._views)

    def view(self, session: Session, viewer: Viewer) -> RenderedView:
        """The rendered view of a viewer, shared by all with equal parameters."""
        if viewer not in self._views:
            if len(self._views) >= CONFIG.game.max_cached_views:
                self._views.pop(next(iter(self._views)))
            self._views[viewer] = render_view(session, viewer, self._log)
        return self._views[viewer]

    def captions(self, session: Session, viewer: Viewer, first: int) -> list[Caption]:
        """The narration from a position on, shared by all who may know the same."""
        if viewer.at is not None:  # rarely requested twice
            return captions_from(session, viewer, first)
        if (viewer, first) not in self._captions:
            self._captions[viewer, first] = captions_from(session, viewer, first)
        return self._captions[viewer, first]

    def orientations(self, session: Session) -> list[str]:
        """All piece orientations that are possible now, listed once for all subscribers."""
        if self._orientations is None:
            self._orientations = open_looks(choice.text for choice in session.offered_choices())
        return self._orientations

    def session_changed(self) -> None:
        """Drop what has to be rendered again; finished turns of the log stay as they are."""
        self._views.clear()
        self._captions.clear()
        self._orientations = None

    def clear(self) -> None:
        """Drop everything: no subscriber, or finished turns, names or ratings have changed."""
        self.session_changed()
        self._log.clear()
