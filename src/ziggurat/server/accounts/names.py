"""Names of people: cleaned of what nobody sees, and compared by what they look like.

Two names that look alike have one skeleton; whoever comes second gets a number beside the name.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from itertools import count
from typing import Final

from ziggurat.server.http.rate_limits import NAME_LENGTH, line

MARK: Final = "#"  # before the number; in no name
SKELETON: Final = 64  # characters
MOST_ACCENTS: Final = 2  # on one letter: more would grow over other lines
ISOLATED: Final = ("\u2068", "\u2069")  # first strong isolate, and its end

_NUMBER: Final = re.compile(r"(?<=\w)(?:[\W_]+(?:(?:[Nn][or]|\w)?[\W_]*)|[ǂ井ⵌ])\d+[\W_]*$")
"""A number that was typed where ours would stand: "Ada 2", "Ada (2)", "Ada No. 2"."""
_SHOWN_NUMBER: Final = re.compile(rf"(.*) {MARK}(\d+)")
_IGNORED: Final = (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10))
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
_INVISIBLE: Final = {
    **dict.fromkeys([*_IGNORED, *range(0xE0100, 0xE01F0)], ""),
    **dict.fromkeys(map(ord, _BLANK), " "),
}
"""Marks and letters without ink: default-ignorable code points that are not of category Cf, fillers
and blanks. Those of category Cf are removed by `line`."""
_NAMED_AFTER: Final = re.compile(
    r"(?:.* )?(?:LATIN|REGIONAL INDICATOR SYMBOL)(?: CAPITAL| SMALL)? LETTER"
    r"(?: (?!SHARP|TURNED)[A-Z]+)* ([A-Z])(?: WITH .*)?"
    r"|(?:RUNIC LETTER .*|OLD ITALIC LETTER) ([A-Z])"
)
"""Unicode's names of letters in frames, with hooks and as small capitals, and of runes."""
_LIKE: Final = {
    "a": "4@ʌⲁɐѧᏗᗩ",
    "b": "ьъ8ⲃ",
    "c": "ϲⲥ",
    "d": "δẟдⲇԃძ∂",
    "e": "єεэ3ⲉ",
    "g": "զ9",
    "h": "ⲏ",
    "k": "кκⲕ",
    "l": "i!լ7ⲓ",
    "m": "мμⲙ",
    "n": "пⲛ",
    "o": "ⲟ",
    "p": "ⲣ",
    "s": "5$",
    "t": "ⲧ",
    "u": "ц",
    "w": "щωⲱ",
    "x": "χжⲭ",
    "y": "чⲩ",
    "z": "2ⲍ",
}
"""What Unicode's table leaves out, in small letters: symbols, digits and letters read as others."""
_SYMBOLS: Final = "|!$@∂"  # that are read as letters
_LATIN: Final = str.maketrans({like: one for one, all_ in _LIKE.items() for like in all_})
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("ø", "o"), ("ł", "l"), ("đ", "d"))


def cleaned(text: str) -> str:
    """A name as it is shown: one line, in whole characters, with nothing that cannot be seen."""
    plain = unicodedata.normalize("NFKC", text[: 4 * NAME_LENGTH]).translate(_INVISIBLE)
    shown = line(_few_accents(plain.replace(MARK, " ")), NAME_LENGTH)
    return shown if any(unicodedata.category(one)[0] in "LNS" for one in shown) else ""


def _few_accents(text: str) -> str:
    kept: list[str] = []
    accents = 0
    for one in text:
        accents = accents + 1 if unicodedata.category(one)[0] == "M" else 0
        if accents <= MOST_ACCENTS:
            kept.append(one)
    return "".join(kept)


def skeleton(name: str) -> str:
    """What a name looks like: the same for all that a reader would take for each other."""
    bare = _NUMBER.sub("", cleaned(name))
    read = "".join(map(_read, bare))
    for pair, one in _PAIRS:
        read = read.replace(pair, one)
    return (read or unicodedata.normalize("NFKD", bare.casefold()))[:SKELETON]


@cache
def _confusables() -> dict[str, str]:
    """What characters look like, by Unicode's table."""
    text = files(__package__).joinpath("confusables.txt").read_text("utf-8")
    lines = (line.split(";") for line in text.splitlines() if not line.startswith("#"))
    return {_characters(like): _characters(one) for like, one in lines}


def _characters(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


@lru_cache(maxsize=4096)
def _read(one: str) -> str:
    """The plain letters and digits that a character is read as."""
    seen: set[str] = set()
    while one not in seen:  # what it looks like may look like something else, in small letters
        seen.add(one)
        apart = unicodedata.normalize("NFKD", one)
        one = "".join(map(_plain, apart)).casefold()
    letters = (like for like in one if unicodedata.category(like)[0] in "LN" or like in _SYMBOLS)
    return "".join(letters).translate(_LATIN)


def _plain(one: str) -> str:
    """What a single character looks like, or the letter it is named after."""
    if one in _confusables():
        return _confusables()[one]
    named = _NAMED_AFTER.fullmatch(unicodedata.name(one, ""))
    return next(filter(None, named.groups())) if named and not one.isascii() else one


def numbered(name: str, number: int) -> str:
    """A name with the number that tells it apart, the first one without."""
    return name if number == 1 else f"{name} {MARK}{number}"


def told_apart(name: str, number: int, others: Iterable[str]) -> str:
    """A name with the first number, from `number` on, that no similar name at the table has."""
    taken = {_parted(other)[1] for other in others if skeleton(other) == skeleton(name)}
    return numbered(name, next(free for free in count(number) if free not in taken))


def renumbered(shown: str, others: Iterable[str]) -> str:
    """A name as it is shown, with the next number that no similar name at the table has."""
    name, number = _parted(shown)
    return isolated(told_apart(name, number, others))


def _parted(shown: str) -> tuple[str, int]:
    """A name as it is shown, in two parts: the name and its number."""
    bare = shown.strip("".join(ISOLATED))
    found = _SHOWN_NUMBER.fullmatch(bare)
    return (found[1], int(found[2])) if found else (bare, 1)


def isolated(name: str) -> str:
    """A name that may stand in any sentence: one from right to left keeps to itself."""
    turns = any(unicodedata.bidirectional(one) in ("R", "AL", "AN") for one in name)
    return name.join(ISOLATED) if turns else name
