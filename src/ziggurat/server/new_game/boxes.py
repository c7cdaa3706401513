"""The pictures on the boxes: drawn once, and kept by browsers for ever."""

from functools import cache

from ziggurat.server.http.assets import mark
from ziggurat.views import standalone


@cache
def box_picture(key: str, lang: str, theme: str) -> bytes:
    """The picture on a game's box, in one language and one theme."""
    return standalone.box(key, lang, theme).encode()


@cache
def box_address(key: str, lang: str, theme: str) -> str:
    """Where that picture is; another picture has another address."""
    return f"/box/{key}.svg?lang={lang}&theme={theme}&v={mark(box_picture(key, lang, theme))}"
