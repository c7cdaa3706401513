"""The words of the pages, on top of those of the views: one bundle for each language and game."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ziggurat.games.registry import GAMES
from ziggurat.views.words import LANGUAGES, Words, elided, source

FIRST = 0xE000  # a character nobody can read: the name of the first player goes there
_PLAYERS = re.compile(f"((?:\\b(?:[Dd]|[Qq]u)e )?)([{chr(FIRST)}-{chr(FIRST + 9)}])")


class PageWords(Words):
    """All texts of one language: common ones, those of a game, and those of the pages."""

    def __init__(self, lang: str, game: str = "") -> None:
        super().__init__(lang, game)
        self._bundle = FluentBundle([self.lang], use_isolating=False)
        for text in (
            source(self.lang),
            game and source(self.lang, game),
            own(self.lang),
        ):
            self._bundle.add_resource(FluentResource(text))

    def player(self, seat: int) -> str:
        """The place of a player's name: what is drawn is shared by all games, names are not."""
        return chr(FIRST + seat)

    def named(self, said: str, names: Sequence[str]) -> str:
        """A text or markup with the names of those who play; in markup they come escaped."""

        def name(found: re.Match[str]) -> str:
            seat = ord(found[2]) - FIRST
            if seat >= len(names):
                return found[1] + super(PageWords, self).player(seat)
            return elided(found[1] + names[seat]) if self.lang == "fr" else found[1] + names[seat]

        return _PLAYERS.sub(name, said)


@cache
def words_for(lang: str, game: str = "") -> PageWords:
    """The words of a language, read once; an unknown language is English."""
    return PageWords(lang if lang in LANGUAGES else LANGUAGES[0], game)


def own(lang: str) -> str:
    """The Fluent file of the pages in one language."""
    return files(__package__).joinpath(f"words.{lang}.ftl").read_text("utf-8")


def title_of(game: str, lang: str) -> str:
    """The name of a game, or its key if it is no longer among ours."""
    return words_for(lang, game).say("game-title") if game in GAMES else game
