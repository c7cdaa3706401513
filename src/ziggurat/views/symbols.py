"""Shared definitions of a game's drawings; a page receives only those it uses."""

import re
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from hashlib import sha256

from ziggurat.markup.element import Element, serialise, walk
from ziggurat.views import view_of

_USES = ('href="#', '"'), ("url(#", ")")  # how a name begins and ends
MAX_CACHED_LENGTH, MAX_CACHED_TEXTS = (
    2_000,
    4_096,
)  # characters of what is looked through only once, and how many of them


class Art:
    """Definitions of a game by number; each includes those it depends on."""

    def __init__(self, defs: Element) -> None:
        self.pieces = [piece for group in _children(defs) for piece in _children(group)]
        self.markup = [serialise(piece) for piece in self.pieces]
        self.names = {
            str(part.attributes["id"]): number
            for number, piece in enumerate(self.pieces)
            for part in walk(piece)
            if "id" in part.attributes
        }
        made_of = [{self.names[name] for name in self._named(one)} for one in self.markup]
        self._needs = {name: _all_of(number, made_of) for name, number in self.names.items()}
        self._once = lru_cache(MAX_CACHED_TEXTS)(self._needed)
        self._sign = sha256("".join(self.markup).encode()).hexdigest()[:8]

    def used(self, *parts: str, held: Collection[int] = ()) -> set[int]:
        """The numbers of all definitions that some markup needs and the page does not hold."""
        shown = (
            self._once(one) if len(one) < MAX_CACHED_LENGTH else self._needed(one) for one in parts
        )
        return set().union(*shown).difference(held)

    def _needed(self, markup: str) -> set[int]:
        return set().union(*(self._needs[name] for name in self._named(markup)))

    def written(self, numbers: Collection[int]) -> str:
        """Some of the definitions, invisible by themselves."""
        wanted = "".join(self.markup[number] for number in sorted(numbers))
        return (
            f'<svg class="defs" width="0" height="0" aria-hidden="true"><defs>{wanted}</defs></svg>'
        )

    def note(self, held: Collection[int]) -> str:
        """What a page holds, short enough for an address."""
        return f"{self._sign}.{sum(1 << number for number in held):x}"

    def held(self, note: str) -> set[int]:
        """The numbers held according to the page's note; none if it was drawn with other art."""
        sign, _, bits = note.partition(".")
        if sign != self._sign or not re.fullmatch("[0-9a-f]{1,500}", bits):
            return set()
        return {number for number in range(len(self.markup)) if int(bits, 16) >> number & 1}

    def _named(self, markup: str) -> set[str]:
        names = {rest.partition(end)[0] for begin, end in _USES for rest in markup.split(begin)[1:]}
        return names & self.names.keys()


def _all_of(number: int, made_of: Sequence[Collection[int]]) -> set[int]:
    """A piece, what it is made of, and what that is made of."""
    found, rest = {number}, {*made_of[number]}
    while rest:
        found |= rest
        rest = {part for one in rest for part in made_of[one]} - found
    return found


def _children(group: Element) -> list[Element]:
    return [child for child in group.children if isinstance(child, Element)]


@cache
def art_of(key: str) -> Art:
    """The art of a game, taken apart once."""
    return Art(view_of(key).defs())
