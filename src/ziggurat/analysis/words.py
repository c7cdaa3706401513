"""The texts of reviews: one Fluent bundle per language and game, on top of the view's."""

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ziggurat.i18n.messages import Words, source


class ReviewWords(Words):
    """All texts of one language: common texts, those of a game, and those of reviews."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game)
        self._bundle = FluentBundle([self.lang], use_isolating=False)
        for text in (source(self.lang), source(self.lang, game), review_texts(self.lang)):
            self._bundle.add_resource(FluentResource(text))


def review_texts(lang: str) -> str:
    """The Fluent file of reviews in one language."""
    return files(__package__).joinpath(f"words.{lang}.ftl").read_text("utf-8")
