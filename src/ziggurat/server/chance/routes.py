"""Verifiable chance routes: the commitment of a game, and the record checker."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ziggurat.core.record import is_sealed
from ziggurat.server.chance import pages
from ziggurat.server.config import CONFIG
from ziggurat.server.http.client_limits import limit_drawings
from ziggurat.server.http.security import form_fields
from ziggurat.server.http.shell import RequestContext
from ziggurat.server.identity.tokens import is_id
from ziggurat.server.request_context import game_client_of, manager_of, page_context
from ziggurat.verifying import BadRecord, CheckResult, Ending, Verdict, verify


async def of_game(request: Request) -> Response:
    """The commitment of a game; once it is over also the secret and the checks."""
    session = (await game_client_of(request)).live.session
    visit, setup = page_context(request, session.setup.game), session.setup
    if not (session.over and setup.seal):
        return HTMLResponse(pages.sealed_page(visit, setup, session.fingerprint))
    limit_drawings(request, CONFIG.http.picture_cost)
    verdict = await _verified(request, str(session.opened()))
    return HTMLResponse(pages.opened_page(visit, setup, verdict))


async def _verified(request: Request, text: str, noted: str = "", seen: str = "") -> Verdict:
    """Verify a record; games of this server are also compared with the stored rows."""
    verdict = await asyncio.to_thread(verify, text, noted, seen)
    game = verdict.record.id
    result = (
        await asyncio.to_thread(manager_of(request).store.result, game) if is_id(game) else None
    )
    stored = result.fingerprint if result else ""
    if not (stored and verdict.fingerprint) or verdict.ending is Ending.CUT:
        return verdict
    fits = stored == verdict.fingerprint
    return replace(verdict, stored=CheckResult.FITS if fits else CheckResult.DIFFERS)


async def show_form(request: Request) -> Response:
    """The form of the record checker."""
    return HTMLResponse(pages.record_form(page_context(request)))


async def check_record(request: Request) -> Response:
    """Check a submitted record."""
    limit_drawings(request, CONFIG.http.picture_cost)
    visit, given = page_context(request), await form_fields(request, CONFIG.http.max_record_bytes)
    text = given.get("record", "")
    noted, seen = (given.get(field, "").strip().lower() for field in ("seal", "fingerprint"))
    if not text.strip():
        return _refused(visit, given, visit.words.say("verify-empty"))
    if any(one and not is_sealed(one) for one in (noted, seen)):
        return _refused(visit, given, visit.words.say("verify-no-seal"))
    try:
        verdict = await _verified(request, text, noted, seen)
    except BadRecord as bad:
        fault = visit.words.say("verify-unfit", part=bad.part.value, line=bad.line)
        return _refused(visit, given, fault)
    return HTMLResponse(pages.record_form(visit, given, verdict=verdict))


def _refused(visit: RequestContext, given: Mapping[str, str], fault: str) -> Response:
    return HTMLResponse(pages.record_form(visit, given, fault), status_code=400)
