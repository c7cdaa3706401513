"""Catalogue routes: box covers."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ziggurat.art.theme import THEMES
from ziggurat.server.catalogue.boxes import box_picture
from ziggurat.server.catalogue.playable import requested_game
from ziggurat.server.http import cookies
from ziggurat.server.http.assets import cache_control


async def box(request: Request) -> Response:
    """The box cover of a game in one language and theme."""
    key, theme = requested_game(request), request.query_params.get("theme", THEMES[0])
    if theme not in THEMES:
        raise HTTPException(400)
    picture = box_picture(key, cookies.requested_language(request), theme)
    return Response(picture, media_type="image/svg+xml", headers=cache_control(picture, request))
