"""Games in memory: as many as are in use, and each of them once."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from server.play import FirstChoice
from ziggurat.server.host import host as hosting
from ziggurat.server.host.host import Host
from ziggurat.server.play.rows import Setup
from ziggurat.server.store.store import Said, Store


class Onlooker:
    """Somebody who keeps a game in use."""

    seats: Sequence[int] = ()

    def met(self) -> None:
        """Nothing to do."""

    def changed(self) -> None:
        """Nothing to do."""

    def said(self, line: Said) -> None:
        """Nothing to do."""

    def moved(self, person: str) -> None:
        """Nothing to do."""


@pytest.fixture
def two_games_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_SESSIONS", 2)


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
        host = Host(Store(url), FirstChoice())
        for game in games:
            (await host.open(game)).join(Onlooker())
        await host.close()
        return list(host.live)

    assert asyncio.run(scene()) == list(games)


def test_the_game_asked_for_longest_ago_makes_room(
    url: str, games: Sequence[str], two_games_fit: None
) -> None:
    async def scene() -> list[str]:
        host = Host(Store(url), FirstChoice())
        for game in ("one", "two", "one", "three"):
            await host.open(game)
        await host.close()
        return list(host.live)

    assert asyncio.run(scene()) == ["one", "three"]


def test_a_game_that_made_room_while_somebody_held_it_stays_one_game(
    url: str, games: Sequence[str], two_games_fit: None
) -> None:
    async def scene() -> None:
        host = Host(Store(url), FirstChoice())
        held = await host.open("one")
        for game in ("two", "three", "four"):
            await host.open(game)
        assert "one" not in host.live
        assert await host.open("one") is held
        await host.close()

    asyncio.run(scene())
