"""Messages from Fluent files: the common ones and those of one game."""

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message

from ziggurat.i18n.compiled import Beyond, Phrase, Plural
from ziggurat.registry import view_package

LANGUAGES = ("en", "fr")
_BEFORE_A_VOWEL = re.compile(r"\b([Dd]|[Qq]u)e (?=[aeiouâàéèêëîïôöûüœæAEIOUÂÀÉÈÊËÎÏÔÖÛÜŒÆ])")


class MissingMessage(LookupError):
    """A message that does not exist, or that lacks an argument."""


class Words:
    """All texts of one language, for one game or for none."""

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang if lang in LANGUAGES else LANGUAGES[0]
        self.game = game
        self._bundle = _bundle(self.lang, view_package(game) if game else None)
        # A view formats the same few hundred messages over and over.
        self._said = lru_cache(maxsize=4096)(self._format)
        self._phrases: dict[str, Phrase | None] = {}  # memo of compiled messages

    def say(self, message: str, **arguments: str | int) -> str:
        """Format a message with its arguments."""
        return self._said(message, tuple(arguments.items()) if arguments else ())

    def player(self, seat: int) -> str:
        """The default name of a player without a name."""
        return self.say("player-name", number=seat + 1)

    def has(self, message: str) -> bool:
        """Whether a message exists."""
        return bool(self._bundle.has_message(message))

    def messages(self) -> list[str]:
        """The keys of all messages."""
        return sorted(messages(self.lang, self.game))

    def _format(self, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        if message not in self._phrases:
            self._phrases[message] = self._phrase(message)
        phrase, given = self._phrases[message], dict(arguments)
        try:
            said = phrase.said(given) if phrase else self._slowly(message, given)
        except Beyond:
            said = self._slowly(message, given)
        return elided(said) if self.lang == "fr" else said

    def _phrase(self, message: str) -> Phrase | None:
        """The compiled message; None if only the Fluent runtime can format it."""
        try:
            return Phrase(self._pattern(message), _plural(self.lang))
        except Beyond:
            return None

    def _pattern(self, message: str) -> Pattern:
        """The parsed Fluent message."""
        if not self._bundle.has_message(message):
            raise MissingMessage(f"no text {message!r} in {self.lang} for {self.game or 'the app'}")
        value = self._bundle.get_message(message).value
        assert value is not None, f"text {message!r} has attributes only"
        return value

    def _slowly(self, message: str, arguments: dict[str, str | int]) -> str:
        """Format a message with the Fluent runtime."""
        told: tuple[Any, list[Exception]] = self._bundle.format_pattern(
            self._pattern(message), arguments
        )
        said, faults = told  # a number says itself
        if faults:
            raise MissingMessage(f"text {message!r} in {self.lang}: {faults[0]}")
        return str(said)


def elided(said: str) -> str:
    """French as it is spoken: d’Ixchel, not de Ixchel."""
    return _BEFORE_A_VOWEL.sub(r"\1’", said)


def source(lang: str, game: str = "") -> str:
    """The Fluent messages of one language: the common ones, or those of a game."""
    return _read(lang, view_package(game) if game else __package__)


@cache
def messages(lang: str, game: str = "") -> frozenset[str]:
    """The keys of all messages of one language, for one game or for none."""
    resources = [FluentResource(source(lang))]
    if game:
        resources.append(FluentResource(source(lang, game)))
    entries = [entry for one in resources for entry in one.body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))


def _read(lang: str, package: str) -> str:
    """The files of messages: table, rules page, guided first game."""
    names = ("words", "rules", "lesson")
    found = (files(package).joinpath(f"{name}.{lang}.ftl") for name in names)
    return "\n".join(one.read_text("utf-8") for one in found if one.is_file())


@cache
def _plural(lang: str) -> Plural:
    """The plural category of a number: one, other."""
    return cache(Locale.parse(lang).plural_form)


@cache
def _bundle(lang: str, package: str | None) -> FluentBundle:
    # No isolation marks: they are invisible characters that break names in attributes and tests.
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in (__package__, package) if package else (__package__,):
        bundle.add_resource(FluentResource(_read(lang, folder)))
    return bundle
