"""Page texts: one Fluent bundle per language and game, on top of the view's."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ziggurat.i18n.messages import LANGUAGES, Words, source
from ziggurat.registry import GAMES
from ziggurat.server.render.player_names import placeholder


class PageWords(Words):
    """All texts of one language: common, game and page texts."""

    def __init__(self, lang: str, game: str = "") -> None:
        super().__init__(lang, game)
        self._bundle = FluentBundle([self.lang], use_isolating=False)
        for text in (
            source(self.lang),
            game and source(self.lang, game),
            page_texts(self.lang),
        ):
            self._bundle.add_resource(FluentResource(text))

    def player(self, seat: int) -> str:
        """The placeholder of a player's name: rendered markup is shared by games, names are not."""
        return placeholder(seat)


@cache
def words_for(lang: str, game: str = "") -> PageWords:
    """The texts of a language, cached; unknown languages are English."""
    return PageWords(lang if lang in LANGUAGES else LANGUAGES[0], game)


def page_texts(lang: str) -> str:
    """The Fluent file of the pages in one language."""
    return files(__package__).joinpath(f"words.{lang}.ftl").read_text("utf-8")


def title_of(game: str, lang: str) -> str:
    """The title of a game, or its key if it is not available any more."""
    return words_for(lang, game).say("game-title") if game in GAMES else game
