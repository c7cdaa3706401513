"""Text version of the table for screen readers."""

from ziggurat import views
from ziggurat.markup.element import el
from ziggurat.markup.html import html
from ziggurat.server.game.session import Session
from ziggurat.server.render.player_names import PlayerNames
from ziggurat.server.render.regions import Viewer
from ziggurat.server.render.words import words_for
from ziggurat.views.screen_reader import aloud


def as_text(session: Session, viewer: Viewer) -> str:
    """The observation of a viewer as headings and lists."""
    game = session.setup.game
    words = words_for(viewer.lang, game)
    parts = aloud(views.view_of(game), session.seen(viewer.seat, viewer.at), viewer.seat, words)
    nodes = [
        node
        for part in parts
        for node in (el("h3", part.title), el("ul", *(el("li", line) for line in part.lines)))
    ]
    return PlayerNames(session.setup.names, words).in_markup(html(*nodes))
