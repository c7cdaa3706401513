"""The words of the pages, on top of those of the views: one bundle for each language and game."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ziggurat.views.words import LANGUAGES, Words, source


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


@cache
def words_for(lang: str, game: str = "") -> PageWords:
    """The words of a language, read once; an unknown language is English."""
    return PageWords(lang if lang in LANGUAGES else LANGUAGES[0], game)


def own(lang: str) -> str:
    """The Fluent file of the pages in one language."""
    return files(__package__).joinpath(f"words.{lang}.ftl").read_text("utf-8")
