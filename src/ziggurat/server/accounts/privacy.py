"""Privacy: what is stored about visitors, in words, and one's own data as a file."""

import asyncio
import json

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ziggurat.server.accounts import privacy_page as pages
from ziggurat.server.accounts.export import export
from ziggurat.server.http.client_limits import PICTURE, may_draw
from ziggurat.server.http.request_context import host_of, me_of, visit_of

FILE = "ziggurat.json"


async def page(request: Request) -> Response:
    """What is stored about visitors, and for how long."""
    return HTMLResponse(pages.privacy(visit_of(request)))


async def export_me(request: Request) -> Response:
    """Everything that is stored about the visitor, as a file."""
    may_draw(request, PICTURE)
    me = await me_of(request)
    data = await asyncio.to_thread(export, host_of(request).store.engine, me.id) if me else None
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
