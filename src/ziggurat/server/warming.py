"""Warming up: what the first view of a game takes long to read and draw, before anybody waits."""

from ziggurat.games import registry
from ziggurat.server.play.rows import PERSON, Player, Setup
from ziggurat.server.play.session import Session
from ziggurat.server.show.regions import Viewer, show
from ziggurat.server.web.boxes import box_address
from ziggurat.server.web.playable import playable
from ziggurat.views.theme import THEMES
from ziggurat.views.words import LANGUAGES


def warm() -> None:
    """Draw every game's beginning and box once in every language: pieces and words are kept."""
    for key in playable():
        rules = registry.load(key)
        players = tuple(Player(PERSON, str(seat)) for seat in range(rules.max_seats))
        session = Session(Setup("warm", key, rules.version, rules.complete({}), 1, players))
        for lang in LANGUAGES:
            show(session, Viewer(0, lang))
            for theme in THEMES:
                box_address(key, lang, theme)
