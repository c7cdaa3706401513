"""Prewarming: fills caches that the first view of each game needs, before serving."""

from ziggurat import registry
from ziggurat.art.theme import THEMES
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.catalogue.boxes import box_address
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.render.regions import Viewer, render_view


def warm() -> None:
    """Render the start and box of every game in every language."""
    for key in playable():
        rules = registry.load(key)
        players = tuple(Player(PlayerKind.PERSON, str(seat)) for seat in range(rules.max_seats))
        session = Session(Setup("warm", key, rules.version, rules.complete({}), 1, players))
        for lang in LANGUAGES:
            render_view(session, Viewer(0, lang))
            for theme in THEMES:
                box_address(key, lang, theme)
