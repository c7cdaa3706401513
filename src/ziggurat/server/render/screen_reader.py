"""Text version of the table for screen readers."""

from ziggurat import views
from ziggurat.markup.element import el, escaped
from ziggurat.markup.html import html
from ziggurat.server.game.session import Session
from ziggurat.server.render.regions import Viewer
from ziggurat.server.render.words import words_for
from ziggurat.views.screen_reader import aloud


def as_text(session: Session, viewer: Viewer) -> str:
    """The observation of a viewer as headings and lists."""
    game, names = session.setup.game, [escaped(name) for name in session.setup.names]
    words = words_for(viewer.lang, game)
    parts = aloud(views.view_of(game), session.seen(viewer.seat, viewer.at), viewer.seat, words)
    nodes = [
        node
        for part in parts
        for node in (el("h3", part.title), el("ul", *(el("li", line) for line in part.lines)))
    ]
    return words.named(html(*nodes), names)
