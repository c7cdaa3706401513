"""Words for people, from Fluent files: the common ones and those of one game."""

import re
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from ziggurat.views.package import package_of

LANGUAGES = ("en", "fr")
_BEFORE_A_VOWEL = re.compile(r"\b([Dd]|[Qq]u)e (?=[aeiouâàéèêëîïôöûüœæAEIOUÂÀÉÈÊËÎÏÔÖÛÜŒÆ])")


class MissingMessage(LookupError):
    """A text that was asked for and never written, or lacks an argument."""


class Words:
    """All texts of one language, for one game or for none."""

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang if lang in LANGUAGES else LANGUAGES[0]
        self.game = game
        self._bundle = _bundle(self.lang, package_of(game) if game else None)
        # A view says the same few hundred things over and over; formatting costs 20 µs each.
        self._said = lru_cache(maxsize=4096)(self._format)

    def say(self, message: str, **arguments: str | int) -> str:
        """One text, its arguments filled in."""
        return self._said(message, tuple(arguments.items()))

    def player(self, seat: int) -> str:
        """What a player is called where nobody has told a name."""
        return self.say("player-name", number=seat + 1)

    def has(self, message: str) -> bool:
        """Whether there is such a text."""
        return bool(self._bundle.has_message(message))

    def messages(self) -> list[str]:
        """The names of all texts."""
        return sorted(messages(self.lang, self.game))

    def _format(self, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        if not self._bundle.has_message(message):
            raise MissingMessage(f"no text {message!r} in {self.lang} for {self.game or 'the app'}")
        value = self._bundle.get_message(message).value
        assert value is not None, f"text {message!r} has attributes only"
        said, faults = self._bundle.format_pattern(value, dict(arguments))
        if faults:
            raise MissingMessage(f"text {message!r} in {self.lang}: {faults[0]}")
        return elided(str(said)) if self.lang == "fr" else str(said)


def elided(said: str) -> str:
    """French as it is spoken: d'Ixchel, not de Ixchel."""
    return _BEFORE_A_VOWEL.sub(r"\1'", said)


def source(lang: str, game: str = "") -> str:
    """The texts of one language in Fluent: the common ones, or those of a game."""
    return _read(lang, package_of(game) if game else __package__)


@cache
def messages(lang: str, game: str = "") -> frozenset[str]:
    """The names of all texts of one language, for one game or for none."""
    resources = [FluentResource(source(lang))]
    if game:
        resources.append(FluentResource(source(lang, game)))
    entries = [entry for one in resources for entry in one.body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))


def _read(lang: str, package: str) -> str:
    """What is said at the table, then the rules to be read, then the guided first game."""
    names = ("words", "rules", "lesson")
    found = (files(package).joinpath(f"{name}.{lang}.ftl") for name in names)
    return "\n".join(one.read_text("utf-8") for one in found if one.is_file())


@cache
def _bundle(lang: str, package: str | None) -> FluentBundle:
    # No isolation marks: they are invisible characters that break names in attributes and tests.
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in (__package__, package) if package else (__package__,):
        bundle.add_resource(FluentResource(_read(lang, folder)))
    return bundle
