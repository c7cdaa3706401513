"""Text: untrusted text as one line."""

import unicodedata
from typing import Final

UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Characters that are not seen, turn the text around, or stand for something of ours."""


def single_line(text: str, length: int) -> str:
    """Untrusted text as one line of bounded length, without invisible characters."""
    seen = (" " if unicodedata.category(one) in UNSEEN else one for one in text[: 10 * length])
    return " ".join("".join(seen).split())[:length].strip()
