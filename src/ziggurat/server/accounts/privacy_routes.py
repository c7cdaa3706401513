"""Privacy routes: the privacy page and the data export."""

import asyncio
import json

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ziggurat.server.accounts import privacy_page as pages
from ziggurat.server.accounts.export import export
from ziggurat.server.config import CONFIG
from ziggurat.server.http.client_limits import limit_drawings
from ziggurat.server.request_context import manager_of, page_context, user_of

FILE = "ziggurat.json"


async def show_privacy(request: Request) -> Response:
    """The privacy page."""
    return HTMLResponse(pages.privacy(page_context(request)))


async def export_me(request: Request) -> Response:
    """The data export of the current user, as a file."""
    limit_drawings(request, CONFIG.http.picture_cost)
    me = await user_of(request)
    data = await asyncio.to_thread(export, manager_of(request).store.engine, me.id) if me else None
    if data is None:
        raise HTTPException(404)
    return Response(
        json.dumps(data, indent=2, ensure_ascii=False),
        media_type="application/json",
        headers={
            "content-disposition": f'attachment; filename="{FILE}"',
            "cache-control": "no-store",
        },
    )
