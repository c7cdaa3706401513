"""Games in memory: as many as are in use, and each of them once."""

import asyncio
import gc
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest

from server.limits import set_limit
from server.play import FirstChoice
from ziggurat.server.config import CONFIG, Retry
from ziggurat.server.errors import Refused, Reject, StoreFailed
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.render.regions import Viewer
from ziggurat.server.sessions import execution, session_cache
from ziggurat.server.sessions.archive import store_result
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.sessions.store import ChatLine, Store


class Onlooker:
    """A subscriber that keeps a game in use."""

    seats: Sequence[int] = ()

    def presence_changed(self) -> None:
        """Nothing to do."""

    def changed(self) -> None:
        """Nothing to do."""

    def chat_received(self, line: ChatLine) -> None:
        """Nothing to do."""

    def permissions_changed(self, person: str) -> None:
        """Nothing to do."""


@pytest.fixture
def two_games_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    set_limit(monkeypatch, session_cache, "game.max_sessions", 2)


@pytest.fixture
def games(store: Store, setup: Setup) -> Sequence[str]:
    names = ("one", "two", "three", "four")
    for name in names:
        store.create(replace(setup, id=name))
    return names


def test_one_more_game_opens_when_all_in_memory_are_in_use(
    url: str, games: Sequence[str], two_games_fit: None
) -> None:
    async def scene() -> list[str]:
        host = SessionManager(Store(url), FirstChoice())
        for game in games:
            (await host.open(game)).join(Onlooker())
        await host.close()
        return list(host.sessions.recent)

    assert asyncio.run(scene()) == list(games)


def test_the_game_asked_for_longest_ago_makes_room(
    url: str, games: Sequence[str], two_games_fit: None
) -> None:
    async def scene() -> list[str]:
        host = SessionManager(Store(url), FirstChoice())
        for game in ("one", "two", "one", "three"):
            await host.open(game)
        await host.close()
        return list(host.sessions.recent)

    assert asyncio.run(scene()) == ["one", "three"]


def test_a_game_that_made_room_while_somebody_held_it_stays_one_game(
    url: str, games: Sequence[str], two_games_fit: None
) -> None:
    async def scene() -> None:
        host = SessionManager(Store(url), FirstChoice())
        held = await host.open("one")
        for game in ("two", "three", "four"):
            await host.open(game)
        assert "one" not in host.sessions.recent
        assert await host.open("one") is held
        await host.close()

    asyncio.run(scene())


def test_nothing_drawn_is_kept_of_games_nobody_looks_on_at(
    url: str, games: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A drawing takes 200 kB: one address could have had thousands of them made and kept."""
    set_limit(monkeypatch, session_cache, "game.max_rendered_sessions", 1)

    async def scene() -> list[int]:
        host = SessionManager(Store(url), FirstChoice())
        onlooker = Onlooker()
        lives = [await host.open(game) for game in games]
        lives[3].join(onlooker)
        for live in lives:
            live.view(Viewer(0, "en"))
        await host.open("three")
        kept = [len(live.views) for live in lives]
        lives[3].leave(onlooker)
        await host.close()
        return [*kept, len(lives[3].views)]

    assert asyncio.run(scene()) == [0, 1, 1, 1, 0]


def test_so_many_drawings_of_a_game_are_kept(url: str, games: Sequence[str]) -> None:
    async def scene() -> int:
        host = SessionManager(Store(url), FirstChoice())
        live = await host.open("one")
        for number in range(2 * CONFIG.game.max_cached_views):
            live.view(Viewer(0, "en", look=str(number)))
        await host.close()
        return len(live.views)

    assert asyncio.run(scene()) == CONFIG.game.max_cached_views


def test_lines_of_chat_are_passed_on_once_and_not_remembered_for_ever(
    url: str, games: Sequence[str]
) -> None:
    heard: list[int] = []

    class Listener(Onlooker):
        def chat_received(self, line: ChatLine) -> None:
            heard.append(line.number)

    async def scene() -> int:
        host = SessionManager(Store(url), FirstChoice())
        live = await host.open("one")
        live.join(Listener())
        for number in range(1_000):
            for _ in range(2):
                live.chat_received(ChatLine(number, 0, "again"))
            if (
                number >= CONFIG.game.remembered_chat_lines // 2
            ):  # as when the last ones are read again
                live.chat_received(
                    ChatLine(number - CONFIG.game.remembered_chat_lines // 2, 0, "again")
                )
        await host.close()
        return len(live.spoken)

    assert asyncio.run(scene()) <= 2 * CONFIG.game.remembered_chat_lines
    assert heard == list(range(1_000))


def test_a_game_whose_end_could_not_be_written_is_over_all_the_same(
    url: str, store: Store, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played is shown at once, and the result is written as soon as that is possible."""
    store.create(setup)
    set_limit(monkeypatch, execution, "game.result_retry", Retry(0.01, 0.02))
    faults = iter(range(3))

    def fails_at_first(store: Store, session: Session) -> None:
        if session.over and next(faults, None) is not None:
            raise StoreFailed("the disk is full")
        store_result(store, session)

    monkeypatch.setattr(session_cache, "store_result", fails_at_first)
    shown: list[bool] = []

    async def scene() -> None:
        host = SessionManager(Store(url), FirstChoice())
        live = await host.open(setup.id)
        onlooker = Onlooker()
        monkeypatch.setattr(onlooker, "changed", lambda: shown.append(live.session.over))
        live.join(onlooker)
        for seat in (0, 1):
            await host.act(live, partial(Session.leave, seats={seat}))
        assert shown[-1] and store.result(setup.id) is None
        while store.result(setup.id) is None:
            await asyncio.sleep(0.01)
        await host.close()

    asyncio.run(asyncio.wait_for(scene(), 20))


def test_a_refusal_nobody_waits_for_leaves_no_trace(
    url: str, games: Sequence[str], caplog: pytest.LogCaptureFixture
) -> None:
    """A tab goes away while its message is refused."""

    async def scene() -> None:
        host = SessionManager(Store(url), FirstChoice())
        live = await host.open(games[0])
        asked, answered = asyncio.Event(), asyncio.Event()

        def refuse(session: Session) -> Changeset:
            answered.set()
            raise Refused(Reject.STALE, "too late")

        async def ask() -> None:
            asked.set()
            await host.act(live, refuse)

        async with live.lock:  # another worker is first
            asking = asyncio.create_task(ask())
            await asked.wait()
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        await asyncio.wait_for(answered.wait(), 10)
        await asyncio.sleep(0)
        gc.collect()
        await host.close()

    asyncio.run(scene())
    assert "never retrieved" not in caplog.text
