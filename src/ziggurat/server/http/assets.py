"""Static assets with content hashes in their URLs, cached forever by browsers.

All style sheets of a page are one response and so are all its scripts:
`/static/theme.css+style.css?v=…`.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import PurePath
from typing import Final

from rjsmin import jsmin
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ziggurat.art.theme import css

FOR_EVER: Final = "public, max-age=31536000, immutable"
AS_IT_IS: Final = "no-cache"  # requested without its hash: must be revalidated
THEME: Final = "theme.css"
MEDIA: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}


async def assets(request: Request) -> Response:
    """Several files of one kind as one response."""
    names = tuple(str(request.path_params["names"]).split("+"))
    kinds = {PurePath(name).suffix for name in names}
    if len(kinds) != 1 or len(set(names)) != len(names) or not set(names) <= known():
        raise HTTPException(404)
    content = bundle(*names)
    return Response(
        content,
        media_type=MEDIA[PurePath(names[0]).suffix],
        headers=cache_control(content, request),
    )


async def favicon(request: Request) -> Response:
    """The icon, for browsers that ask for it without reading the page."""
    return Response(static("icon-192.png"), media_type=MEDIA[".png"])


def cache_control(content: bytes, request: Request) -> dict[str, str]:
    """Cache-Control of a response: immutable at the URL with its content hash."""
    fits = request.query_params.get("v") == content_hash(content)
    return {"cache-control": FOR_EVER if fits else AS_IT_IS}


def content_hash(content: bytes) -> str:
    """Content hash for URLs."""
    return sha256(content).hexdigest()[:8]


@cache
def asset(*names: str) -> str:
    """The URL of a bundle of files of one kind."""
    return f"/static/{'+'.join(names)}?v={content_hash(bundle(*names))}"


def styles_and_scripts(names: Iterable[str]) -> tuple[list[str], list[str]]:
    """The style sheets and the scripts among assets: what one bundle can hold."""
    styles, scripts = ([name for name in names if name.endswith(end)] for end in (".css", ".js"))
    return styles, scripts


def bundles(names: Sequence[str]) -> str:
    """The URLs of the bundles of these assets, separated by blanks, for scripts that load them."""
    return " ".join(asset(*group) for group in styles_and_scripts(names) if group)


@cache
def known() -> frozenset[str]:
    """The names of all files served to browsers."""
    there = files("ziggurat.server.http").joinpath("static").iterdir()
    return frozenset(one.name for one in there if PurePath(one.name).suffix in MEDIA) | {THEME}


@lru_cache(maxsize=64)  # requests may use any order
def bundle(*names: str) -> bytes:
    """Several files concatenated, without comments."""
    return b"".join(_slim(name) for name in names)


def static(name: str) -> bytes:
    """A file, unchanged."""
    if name == THEME:
        return css().encode()
    return files("ziggurat.server.http").joinpath("static", name).read_bytes()


def _slim(name: str) -> bytes:
    content = static(name)
    if name.endswith(".css"):
        bare = re.sub(r"/\*.*?\*/", "", content.decode(), flags=re.DOTALL)
        return re.sub(r"\s*([{};,])\s*|(?<=:) ", r"\1", bare).replace(";}", "}").encode()
    if name.endswith(".js"):
        code = jsmin(content.decode())
        return f"{{{code}}}\n".encode()  # a block scope for each file
    return content
