"""Bot driver: lets the bots of a session choose as long as they are to move."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from zlib import crc32

from ziggurat.server.bots.pool import BotRunner, MoveRequest
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Refused, Reject
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.session import Session
from ziggurat.server.retries import backoff
from ziggurat.server.sessions.background import BackgroundTasks
from ziggurat.server.sessions.cached_session import CachedSession
from ziggurat.server.tally import Tally

log = logging.getLogger(__name__)


Request = Callable[[Session], Changeset]
Run = Callable[[CachedSession, Request], Awaitable[None]]  # executes a request


class BotDriver:
    """One task per session in which a bot is to move."""

    def __init__(self, bots: BotRunner, run: Run, tally: Tally) -> None:
        self.bots = bots
        self.run = run
        self.tally = tally
        self.stopped = False
        self.tasks = BackgroundTasks()

    async def stop(self) -> None:
        """Cancel all tasks and wait for them; none starts afterwards."""
        self.stopped = True
        await self.tasks.close()

    def close(self) -> None:
        """Release the bots."""
        self.bots.close()

    def wake(self, live: CachedSession) -> None:
        """Let the bot choose that is to move, if there is one."""
        if not self.stopped and live.playing is None and _bot_is_to_move(live.session):
            live.playing = self.tasks.start(self._play(live))

    async def _play(self, live: CachedSession) -> None:
        """Let bots choose as long as they are to move; retry after errors."""
        attempts = backoff(CONFIG.bots.turn_retry)
        try:
            while _bot_is_to_move(live.session):
                try:
                    await self._play_turn(live)
                    attempts = backoff(CONFIG.bots.turn_retry)
                except Exception:
                    log.exception("game %s waits for its bot", live.session.setup.id)
                    pause = next(attempts)
                    if pause == CONFIG.bots.turn_retry.longest_s and not live.listeners:
                        # The next subscriber triggers a retry at once; otherwise it runs later.
                        asyncio.get_running_loop().call_later(
                            CONFIG.bots.idle_retry_s, self.wake, live
                        )
                        return
                    await asyncio.sleep(pause)
        finally:
            live.playing = None

    def watch(self, live: CachedSession) -> None:
        """Watch bots driven by another worker: if it is gone, they play here after a while."""
        if not _bot_is_to_move(live.session) or live.playing is not None:
            return
        position = live.session.position

        def check() -> None:
            if live.session.position != position:
                return  # the game continued
            self.wake(live)

        asyncio.get_running_loop().call_later(CONFIG.bots.remote_grace_s, check)

    async def _play_turn(self, live: CachedSession) -> None:
        seat, position = live.session.acting, live.session.position
        if live.session.waits:  # a player left after completing the turn
            await self._bot_acts(live, lambda one: one.end({seat}, position))
            return
        for text in await self._think(live):  # at once: the tab sets the pace
            session = live.session
            if session.position != position or session.acting != seat or not session.is_bot(seat):
                return  # the position changed: the bot starts over
            if not await self._choose(live, seat, position, text):
                return
            position = live.session.position

    async def _choose(self, live: CachedSession, seat: int, position: int, text: str) -> bool:
        """Make a bot's choice; False if the position changed meanwhile."""
        return await self._bot_acts(live, lambda one: one.choose({seat}, position, text, ends=True))

    async def _bot_acts(self, live: CachedSession, request: Request) -> bool:
        """Execute a bot's request; False if the position changed meanwhile."""
        try:
            await self.run(live, request)
        except Refused as refused:
            if refused.why is not Reject.STALE:
                raise
            return False
        finally:
            live.changed()
        return True

    async def _think(self, live: CachedSession) -> list[str]:
        """The choices of the bot to move: computed, or scripted in a lesson."""
        session, seat = live.session, live.session.acting
        if scripted := session.scripted():
            return [scripted]
        seed = crc32(f"{session.setup.id} {session.revision}".encode())  # never that of the match
        record, game = str(session.table.record), session.setup.id
        question = MoveRequest(record, seat, session.bot(seat), seed, live.asker, game=game)
        with self.tally.thinks():
            return await self.bots.choose(question)


def _bot_is_to_move(session: Session) -> bool:
    if session.gathers:
        return False
    return not session.over and session.is_bot(session.acting)
