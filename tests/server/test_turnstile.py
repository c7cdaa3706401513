"""Round robin by address: a flooding client delays only itself."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from ziggurat.server.config import CONFIG
from ziggurat.server.http.fair_scheduler import FairScheduler

MOST = CONFIG.http.max_concurrent_pages
Pass = Callable[[str], Coroutine[Any, Any, None]]


def order(*who: tuple[str, bool]) -> list[str]:
    """In which order they pass who come at the same moment, each with a turn of the loop."""
    passed: list[str] = []

    async def scene() -> None:
        turnstile = FairScheduler()

        async def go(address: str, short: bool) -> None:
            await turnstile.pass_through(address, short)
            passed.append(address)

        await asyncio.gather(*(go(*one) for one in who))
        assert not turnstile.waiting

    asyncio.run(scene())
    return passed


def test_addresses_take_turns() -> None:
    busy, other = ("busy", True), ("other", True)
    assert order(busy, busy, busy, busy, other) == ["busy", "busy", "other", "busy", "busy"]


def test_messages_go_before_pages() -> None:
    page, tab = ("page", False), ("tab", True)
    assert order(page, page, page, tab, tab) == ["page", "tab", "tab", "page", "page"]


def test_only_one_passes_in_a_turn_of_the_loop() -> None:
    async def scene() -> list[int]:
        turnstile, turn, passed = FairScheduler(), 0, list[int]()

        async def go() -> None:
            await turnstile.pass_through("busy")
            passed.append(turn)

        tasks = [asyncio.create_task(go()) for _ in range(5)]
        while len(passed) < 5:
            turn += 1
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        return passed

    passed = asyncio.run(scene())
    assert passed == sorted(set(passed))


def test_who_went_away_has_no_turn() -> None:
    async def scene() -> None:
        turnstile = FairScheduler()
        tasks = [asyncio.create_task(turnstile.pass_through("busy")) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [task.cancelled() for task in tasks] == [False, True, False]

    asyncio.run(asyncio.wait_for(scene(), 10))


def test_few_pages_are_at_work_and_messages_pass_them() -> None:
    async def scene() -> list[str]:
        turnstile, passed, done = FairScheduler(), list[str](), asyncio.Event()

        async def page(number: int) -> None:
            await turnstile.pass_through(f"{number}")
            with turnstile.page():
                passed.append("page")
                await done.wait()

        async def message() -> None:
            await turnstile.pass_through("tab", short=True)
            passed.append("message")

        pages = [asyncio.create_task(page(number)) for number in range(MOST + 3)]
        await asyncio.sleep(0.05)  # many turns of the loop
        assert passed == ["page"] * MOST
        await message()
        done.set()
        await asyncio.gather(*pages)
        assert not turnstile.waiting and turnstile.pages == 0
        return passed

    assert asyncio.run(scene()) == ["page"] * MOST + ["message"] + ["page"] * 3
