"""Names of people: cleaned of what nobody sees, and compared by what they look like.

Two names that look alike have one skeleton; whoever comes second gets a number beside the name.
"""

import re
import unicodedata
from typing import Final

from ziggurat.server.limits import NAME_LENGTH, line

MARK: Final = "#"  # before the number; in no name
SKELETON: Final = 64  # characters
MOST_ACCENTS: Final = 2  # on one letter: more would grow over other lines
ISOLATED: Final = ("\u2068", "\u2069")  # first strong isolate, and its end

_NUMBER: Final = re.compile(r"(?<=\w)[\W_]+\d+$")  # typed where ours would stand
_BLANKS: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # letters of no ink
_LIKE: Final = {
    "a": "аαɑ4",
    "b": "вβьъ8",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еєεэ3",
    "g": "ɡցզ9",
    "h": "нһհ",
    "j": "јϳ",
    "k": "кκ",
    "l": "i1|!ıιіӏɩլ7",
    "m": "мμ",
    "n": "пηиո",
    "o": "0оοσөօ",
    "p": "рρ",
    "q": "ԛգ",
    "r": "гя",
    "s": "ѕ5$ꜱ",
    "t": "тτ",
    "u": "υцս",
    "v": "ѵν",
    "w": "шщԝω",
    "x": "хχж",
    "y": "уγч",
    "z": "2ʐ",
}
"""Letters and digits of several scripts that are read as one of ours, in small letters."""
_LATIN: Final = str.maketrans({like: one for one, all_ in _LIKE.items() for like in all_})
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("ø", "o"), ("ł", "l"), ("đ", "d"))


def cleaned(text: str) -> str:
    """A name as it is shown: one line, in whole characters, with nothing that cannot be seen."""
    plain = unicodedata.normalize("NFKC", text[: 4 * NAME_LENGTH]).translate(_BLANKS)
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
    bare = unicodedata.normalize("NFKD", _NUMBER.sub("", cleaned(name)).casefold())
    letters = "".join(one for one in bare if unicodedata.category(one)[0] in "LN" or one in "|!$")
    read = letters.translate(_LATIN)
    for pair, one in _PAIRS:
        read = read.replace(pair, one)
    return (read or bare)[:SKELETON]


def numbered(name: str, number: int) -> str:
    """A name with the number that tells it apart, the first one without."""
    return name if number == 1 else f"{name} {MARK}{number}"


def isolated(name: str) -> str:
    """A name that may stand in any sentence: one from right to left keeps to itself."""
    turns = any(unicodedata.bidirectional(one) in ("R", "AL", "AN") for one in name)
    return name.join(ISOLATED) if turns else name
