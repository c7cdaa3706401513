"""Reject codes: one enum; each code has words in every language, and is used."""

import re
from pathlib import Path

import pytest

import ziggurat.server
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.errors import Reject
from ziggurat.server.render.words import page_texts, words_for

SERVER = Path(ziggurat.server.__file__).parent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_codes_are_the_messages(lang: str) -> None:
    """A message without a code would never be shown, a code without one would break a page."""
    told = set(re.findall(r"^(refused-[\w-]+) =", page_texts(lang), re.MULTILINE))
    assert told == {code.message for code in Reject}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", Reject)
def test_every_code_has_words(lang: str, code: Reject) -> None:
    assert re.search(r"\w+ \w+", words_for(lang).say(code.message))


def test_every_code_is_used() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    assert [code for code in Reject if f"Reject.{code.name}" not in sources] == []
