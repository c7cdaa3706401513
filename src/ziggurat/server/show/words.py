"""The words of the pages, on top of those of the views: one bundle for each language and game."""

import re
from collections.abc import Sequence
from functools import cache, partial
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ziggurat.games.registry import GAMES
from ziggurat.views.words import LANGUAGES, Words, elided, source

FIRST = 0xE000  # a character nobody can read: the name of the first player goes there
PLACES = tuple(map(chr, range(FIRST, FIRST + 10)))  # games have at most half as many seats


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
        return PLACES[seat]

    def named(self, said: str, names: Sequence[str]) -> str:
        """A text or markup with the names of those who play; in markup they come escaped."""
        if said.isascii():
            return said
        for seat, place in enumerate(PLACES):
            if place not in said:  # quick, and so it is with most of what is drawn
                continue
            name = names[seat] if seat < len(names) else super().player(seat)
            if self.lang == "fr" and f"e {place}" in said:
                said = re.sub(rf"\b(?:[Dd]|[Qq]u)e {place}", partial(_elided, name), said)
            said = said.replace(place, name)
        return said


def _elided(name: str, found: re.Match[str]) -> str:
    """De Ada: d'Ada."""
    return elided(found[0][:-1] + name)


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
