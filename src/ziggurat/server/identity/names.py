"""User names: normalisation, and detection of names that look alike.

Names that look alike share a skeleton; each later user gets a number.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from itertools import count
from typing import Final

from ziggurat.server.config import CONFIG
from ziggurat.server.text import single_line

MARK: Final = "#"  # separates name and number; not allowed in names
MAX_SKELETON_CHARS: Final = 64  # characters
MAX_ACCENTS_PER_LETTER: Final = 2  # per letter: more would overlap other lines
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
and blanks. Those of category Cf are removed by `single_line`."""
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
_SYMBOLS: Final = "|!$@∂"  # read as letters
_LATIN: Final = str.maketrans({like: one for one, all_ in _LIKE.items() for like in all_})
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("ø", "o"), ("ł", "l"), ("đ", "d"))


def cleaned(text: str) -> str:
    """Normalise a name: one line, complete characters, nothing invisible."""
    most = CONFIG.accounts.max_name_chars
    plain = unicodedata.normalize("NFKC", text[: 4 * most]).translate(_INVISIBLE)
    shown = single_line(_few_accents(plain.replace(MARK, " ")), most)
    return shown if any(unicodedata.category(one)[0] in "LNS" for one in shown) else ""


def _few_accents(text: str) -> str:
    kept: list[str] = []
    accents = 0
    for one in text:
        accents = accents + 1 if unicodedata.category(one)[0] == "M" else 0
        if accents <= MAX_ACCENTS_PER_LETTER:
            kept.append(one)
    return "".join(kept)


def skeleton(name: str) -> str:
    """The skeleton of a name: equal for names that readers confuse."""
    bare = _NUMBER.sub("", cleaned(name))
    read = "".join(map(_read, bare))
    for pair, one in _PAIRS:
        read = read.replace(pair, one)
    return (read or unicodedata.normalize("NFKD", bare.casefold()))[:MAX_SKELETON_CHARS]


@cache
def _confusables() -> dict[str, str]:
    """Unicode's table of confusable characters."""
    text = files(__package__).joinpath("confusables.txt").read_text("utf-8")
    lines = (line.split(";") for line in text.splitlines() if not line.startswith("#"))
    return {_characters(like): _characters(one) for like, one in lines}


def _characters(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


@lru_cache(maxsize=4096)
def _read(one: str) -> str:
    """The plain letters and digits a character is confusable with."""
    seen: set[str] = set()
    while one not in seen:  # a replacement may be confusable itself, in lower case
        seen.add(one)
        apart = unicodedata.normalize("NFKD", one)
        one = "".join(map(_plain, apart)).casefold()
    letters = (like for like in one if unicodedata.category(like)[0] in "LN" or like in _SYMBOLS)
    return "".join(letters).translate(_LATIN)


def _plain(one: str) -> str:
    """The confusable replacement of one character, or the base letter in its Unicode name."""
    if one in _confusables():
        return _confusables()[one]
    named = _NAMED_AFTER.fullmatch(unicodedata.name(one, ""))
    return next(filter(None, named.groups())) if named and not one.isascii() else one


def numbered_name(name: str, number: int) -> str:
    """A name with its number; number 1 is omitted."""
    return name if number == 1 else f"{name} {MARK}{number}"


def told_apart(name: str, number: int, others: Iterable[str]) -> str:
    """The name with the first number from `number` on that makes it unique at the table."""
    taken = {_parted(other)[1] for other in others if skeleton(other) == skeleton(name)}
    return numbered_name(name, next(free for free in count(number) if free not in taken))


def renumbered(shown: str, others: Iterable[str]) -> str:
    """A displayed name with the next number that makes it unique at the table."""
    name, number = _parted(shown)
    return isolated(told_apart(name, number, others))


def _parted(shown: str) -> tuple[str, int]:
    """Split a displayed name into name and number."""
    bare = shown.strip("".join(ISOLATED))
    found = _SHOWN_NUMBER.fullmatch(bare)
    return (found[1], int(found[2])) if found else (bare, 1)


def isolated(name: str) -> str:
    """The name in bidi isolates, so that a right-to-left name leaves the sentence intact."""
    turns = any(unicodedata.bidirectional(one) in ("R", "AL", "AN") for one in name)
    return name.join(ISOLATED) if turns else name


DELETED: Final = "\ue00a"  # placeholder of a deleted name; pages replace it by a phrase
