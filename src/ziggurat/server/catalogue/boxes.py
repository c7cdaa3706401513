"""Box covers, drawn once and cached forever by browsers."""

from functools import cache

from ziggurat.server.http.assets import content_hash
from ziggurat.views import standalone


@cache
def box_picture(key: str, lang: str, theme: str) -> bytes:
    """The cover of a game's box in one language and theme."""
    return standalone.box_drawing(key, lang, theme).encode()


@cache
def box_address(key: str, lang: str, theme: str) -> str:
    """The URL of a cover; it changes with the picture."""
    return (
        f"/box/{key}.svg?lang={lang}&theme={theme}&v={content_hash(box_picture(key, lang, theme))}"
    )
