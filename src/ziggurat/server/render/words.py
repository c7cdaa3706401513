"""The words of the pages, on top of those of the views: one bundle for each language and game."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import orjson
from fluent.runtime import FluentBundle, FluentResource

from ziggurat.i18n.messages import LANGUAGES, Words, elided, source
from ziggurat.registry import GAMES
from ziggurat.server.game.events import DELETED

FIRST = 0xE000  # a character nobody can read: the name of the first player goes there
PLACES = tuple(map(chr, range(FIRST, FIRST + 10)))  # games have at most half as many seats
PLACE, FIRST_SEAT = PLACES[0].encode()[:-1], PLACES[0].encode()[-1]  # what they all begin with
ELIDES = re.compile(rb"(?<![\w\x80-\xff])(?:[Dd]|[Qq]u)e \Z")  # before a name: d'Ada, qu'Ada


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

    def called(self, name: str) -> str:
        """A name as it is shown, or what is shown in place of one that was deleted."""
        return self.say("deleted-player") if name == DELETED else name

    def named(self, said: str, names: Sequence[str]) -> str:
        """A text or markup with the names of those who play; in markup they come escaped."""
        return said if said.isascii() else self.named_in(said.encode(), names).decode()

    def told(self, message: object, names: Sequence[str]) -> bytes:
        """A message in JSON, with the names of those who play."""
        quoted = [orjson.dumps(name).decode()[1:-1] for name in names]
        return self.named_in(orjson.dumps(message), quoted)

    def named_in(self, said: bytes, names: Sequence[str]) -> bytes:
        """The same of a text that is encoded already."""
        first, *rest = said.split(PLACE)
        done = [first]
        for text in rest:
            seat = text[0] - FIRST_SEAT
            if PLACE + text[:1] == DELETED.encode():
                done += (self.say("deleted-player").encode(), text[1:])
                continue
            if seat >= len(PLACES):
                done += (PLACE, text)  # another character nobody can read
                continue
            name = self.called(names[seat]) if seat < len(names) else super().player(seat)
            if self.lang == "fr" and (found := ELIDES.search(done[-1], max(0, len(done[-1]) - 4))):
                done[-1] = done[-1][: found.start()]
                name = elided(found[0].decode() + name)
            done += (name.encode(), text[1:])
        return b"".join(done)


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
