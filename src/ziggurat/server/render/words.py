"""Page texts: one Fluent bundle per language and game, on top of the view's."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import orjson
from fluent.runtime import FluentBundle, FluentResource

from ziggurat.i18n.messages import LANGUAGES, Words, elided, source
from ziggurat.registry import GAMES
from ziggurat.server.identity.names import DELETED

FIRST = 0xE000  # private-use characters as placeholders, from the first player's name
PLACES = tuple(map(chr, range(FIRST, FIRST + 10)))  # games have at most half as many seats
PLACE, FIRST_SEAT = PLACES[0].encode()[:-1], PLACES[0].encode()[-1]  # their common prefix
ELIDES = re.compile(rb"(?<![\w\x80-\xff])(?:[Dd]|[Qq]u)e \Z")  # before a name: d'Ada, qu'Ada


class PageWords(Words):
    """All texts of one language: common, game and page texts."""

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
        """The placeholder of a player's name: rendered markup is shared by games, names are not."""
        return PLACES[seat]

    def called(self, name: str) -> str:
        """A name as displayed, or the replacement of a deleted one."""
        return self.say("deleted-player") if name == DELETED else name

    def named(self, said: str, names: Sequence[str]) -> str:
        """Replace placeholders by names; in markup they are given escaped."""
        return said if said.isascii() else self.named_in(said.encode(), names).decode()

    def told(self, message: object, names: Sequence[str]) -> bytes:
        """A JSON message with placeholders replaced by names."""
        quoted = [orjson.dumps(name).decode()[1:-1] for name in names]
        return self.named_in(orjson.dumps(message), quoted)

    def named_in(self, said: bytes, names: Sequence[str]) -> bytes:
        """The same for encoded text."""
        first, *rest = said.split(PLACE)
        done = [first]
        for text in rest:
            seat = text[0] - FIRST_SEAT
            if PLACE + text[:1] == DELETED.encode():
                done += (self.say("deleted-player").encode(), text[1:])
                continue
            if seat >= len(PLACES):
                done += (PLACE, text)  # another private-use character
                continue
            name = self.called(names[seat]) if seat < len(names) else super().player(seat)
            if self.lang == "fr" and (found := ELIDES.search(done[-1], max(0, len(done[-1]) - 4))):
                done[-1] = done[-1][: found.start()]
                name = elided(found[0].decode() + name)
            done += (name.encode(), text[1:])
        return b"".join(done)


@cache
def words_for(lang: str, game: str = "") -> PageWords:
    """The texts of a language, cached; unknown languages are English."""
    return PageWords(lang if lang in LANGUAGES else LANGUAGES[0], game)


def own(lang: str) -> str:
    """The Fluent file of the pages in one language."""
    return files(__package__).joinpath(f"words.{lang}.ftl").read_text("utf-8")


def title_of(game: str, lang: str) -> str:
    """The title of a game, or its key if it is not available any more."""
    return words_for(lang, game).say("game-title") if game in GAMES else game
