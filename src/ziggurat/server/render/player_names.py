"""Player names: how shared markup names players, and how the names of one game get into it.

Drawings, log lines and sentences are memoised across games, so they contain a placeholder for each
seat. Only this module knows what a placeholder looks like.
"""

import re
from collections.abc import Sequence
from typing import Final

import orjson

from ziggurat.i18n.messages import Words, elided
from ziggurat.markup.element import escaped
from ziggurat.server.identity.names import DELETED

MAX_SEATS: Final = 10
PLACEHOLDERS: Final = tuple(map(chr, range(0xE000, 0xE000 + MAX_SEATS)))  # private-use characters
PREFIX: Final = PLACEHOLDERS[0].encode()[:-1]  # in UTF-8 they differ in the last byte only
FIRST_SEAT: Final = PLACEHOLDERS[0].encode()[-1]
ELIDES: Final = re.compile(rb"(?<![\w\x80-\xff])(?:[Dd]|[Qq]u)e \Z")  # before a name: d'Ada, qu'Ada
ELIDED_BYTES: Final = 4  # the longest word with its blank, and one before it


def placeholder(seat: int) -> str:
    """What stands for the name of a player in shared markup."""
    return PLACEHOLDERS[seat]


def displayed(name: str, words: Words) -> str:
    """A name as displayed, or the phrase for a deleted one."""
    return words.say("deleted-player") if name == DELETED else name


class PlayerNames:
    """The names of the players of one game, in one language."""

    def __init__(self, names: Sequence[str], words: Words) -> None:
        self._words = words
        self._names = [displayed(name, words) for name in names]
        self._escaped = [displayed(escaped(name), words) for name in names]

    def in_text(self, text: str) -> str:
        """A text with the names instead of placeholders."""
        return text if text.isascii() else self._insert(text.encode(), self._names).decode()

    def in_markup(self, markup: str) -> str:
        """Markup with the names, escaped."""
        return markup if markup.isascii() else self._insert(markup.encode(), self._escaped).decode()

    def in_message(self, message: object) -> bytes:
        """A message as JSON, with the names as markup needs them."""
        quoted = [orjson.dumps(name).decode()[1:-1] for name in self._escaped]
        return self._insert(orjson.dumps(message), quoted)

    def _insert(self, text: bytes, names: Sequence[str]) -> bytes:
        """Replace placeholders in UTF-8: splitting at their common bytes is the fastest way."""
        french = self._words.lang == "fr"
        first, *rest = text.split(PREFIX)
        done = [first]
        for part in rest:
            name = self._of(part[:1], names)
            if name is None:
                done += (PREFIX, part)  # another private-use character
                continue
            if french and (found := ELIDES.search(done[-1], max(0, len(done[-1]) - ELIDED_BYTES))):
                done[-1] = done[-1][: found.start()]
                name = elided(found[0].decode() + name)
            done += (name.encode(), part[1:])
        return b"".join(done)

    def _of(self, last: bytes, names: Sequence[str]) -> str | None:
        """The name for a placeholder, by its last byte; None for other characters."""
        seat = last[0] - FIRST_SEAT
        if PREFIX + last == DELETED.encode():
            return self._words.say("deleted-player")
        if not 0 <= seat < MAX_SEATS:
            return None
        return names[seat] if seat < len(names) else self._words.say("player-name", number=seat + 1)
