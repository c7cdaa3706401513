"""A host removes names, chat messages and people by the command line, while workers serve."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from cli.test_commands import Run, run
from server.play import FirstChoice
from server.postgres import Postgres
from server.test_bus import Onlooker, until
from server.test_privacy import LINE, NAME, everything, played
from ziggurat.server.game.rows import RowKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.names import DELETED
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.sessions.presence import EVERYBODY
from ziggurat.server.sessions.store import Store
from ziggurat.server.storage.backup import backup, restore
from ziggurat.server.storage.bus import PostgresBus
from ziggurat.server.storage.database import connected

__all__ = ["run"]  # a fixture


@pytest.fixture
def moderate(run: Run, either: str) -> Run:
    """`ziggurat moderate` on the database of the test."""
    return lambda *words: run("moderate", *words, "--database", either)


class TestCommands:
    def test_it_lists_people_and_messages(self, moderate: Run, kept: Store, setup: Setup) -> None:
        me, game = played(kept, setup)
        code, out, _ = moderate("people")
        assert code == 0 and out.split()[0] == me and NAME in out
        code, out, _ = moderate("chat", "--json")
        lines = json.loads(out)
        assert [(one["seat"], one["name"], one["person"]) for one in lines] == [
            (1, "Balam", ""),
            (0, NAME, me),
        ]
        assert LINE in moderate("chat", "--game", game.id)[1]
        assert moderate("chat", "--game", "elsewhere")[1] == ""

    def test_a_terminal_is_not_moved_by_what_was_said(
        self, moderate: Run, kept: Store, setup: Setup
    ) -> None:
        _, game = played(kept, setup)
        kept.say(game.id, 0, "\x1b[2J\u202egone")
        assert not {"\x1b", "\u202e"} & set(moderate("chat")[1])

    def test_a_message_is_removed_and_the_others_stay(
        self, moderate: Run, kept: Store, setup: Setup
    ) -> None:
        _, game = played(kept, setup)
        said = next(line for line in kept.chat(game.id) if line.text == LINE)
        assert moderate("remove-message", str(said.number))[0] == 0
        assert [line.text for line in kept.chat(game.id)] == ["so what"]
        assert LINE not in everything(kept)

    def test_a_name_is_replaced_and_deleted_from_games(
        self, moderate: Run, kept: Store, setup: Setup
    ) -> None:
        me, game = played(kept, setup)
        assert moderate("rename", me, "Percy")[0] == 0
        assert kept.users.named([me])[me].name == "Percy"
        assert kept.setup(game.id).names == [DELETED, "Balam"]
        assert kept.setup(game.id).players[0].person == me, "the seat is still theirs"
        assert NAME not in everything(kept)

    def test_the_name_of_one_seat_is_removed(
        self, moderate: Run, kept: Store, setup: Setup
    ) -> None:
        _, game = played(kept, setup)
        assert moderate("remove-name", game.id, "1")[0] == 0
        assert kept.setup(game.id).names == [NAME, DELETED]

    def test_a_person_is_deleted_and_a_bot_plays_on(
        self, moderate: Run, kept: Store, setup: Setup
    ) -> None:
        me, game = played(kept, setup, over=False)
        assert moderate("delete", me)[0] == 0
        left = everything(kept)
        assert NAME not in left and LINE not in left
        assert kept.rows(game.id)[-1].kind == RowKind.LEAVE

    def test_every_action_is_logged_without_names_and_texts(
        self, moderate: Run, kept: Store, setup: Setup
    ) -> None:
        me, game = played(kept, setup)
        number = kept.chat(game.id)[0].number
        moderate("remove-message", str(number))
        moderate("remove-name", game.id, "1")
        moderate("rename", me, "Percy")
        moderate("delete", me)
        told = json.loads(moderate("log", "--json")[1])
        assert [(one["action"], one["target"]) for one in reversed(told)] == [
            ("remove-line", f"{game.id} {number}"),
            ("remove-name", f"{game.id} 1"),
            ("rename", me),
            ("delete", me),
        ]

    @pytest.mark.parametrize(
        "words",
        [
            ("rename", "nobody", "Percy"),
            ("delete", "nobody"),
            ("remove-message", "99"),
            ("remove-name", "nowhere", "0"),
            ("remove-name", "abc", "7"),
        ],
    )
    def test_what_is_not_there_is_refused_in_one_line(
        self, moderate: Run, kept: Store, setup: Setup, words: tuple[str, ...]
    ) -> None:
        played(kept, setup)
        before = everything(kept)
        code, out, err = moderate(*words)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith("ziggurat: there is no ")
        assert everything(kept) == before

    def test_a_name_that_nobody_sees_is_refused(
        self, moderate: Run, kept: Store, setup: Setup
    ) -> None:
        me, _ = played(kept, setup)
        code, _, err = moderate("rename", me, "\u3164")
        assert (code, "visible" in err) == (2, True)
        assert kept.users.named([me])[me].name == NAME


def test_the_log_goes_on_after_a_restored_backup(
    postgres: Postgres, store: Store, setup: Setup, tmp_path: Path
) -> None:
    _, game = played(store, setup)
    store.moderation.remove_name(game.id, 1)
    backup(store.engine, tmp_path / "all.gz")
    url = postgres.fresh()
    engine = connected(url)
    restore(engine, tmp_path / "all.gz")
    engine.dispose()
    again = Store(url)
    try:
        again.moderation.remove_name(game.id, 0)
        assert [one.target for one in again.moderation.actions(9)] == ["abc 0", "abc 1"]
    finally:
        again.close()


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[SessionManager]:
    """A worker on any database."""
    host = SessionManager(Store(url), FirstChoice())
    if isinstance(host.store.bus, PostgresBus):
        assert await asyncio.to_thread(host.store.bus.ready.wait, 10)
    yield host
    await host.close()


def test_a_running_worker_hears_of_it_on_every_database(
    either: str, kept: Store, setup: Setup
) -> None:
    """Another process does it: with SQLite nothing but the database tells the worker."""

    async def serve() -> None:
        me, game = await asyncio.to_thread(played, kept, setup)
        async with serving(either) as host:
            live, onlooker = await host.open(game.id), Onlooker(1)
            live.listeners.add(onlooker)
            await asyncio.to_thread(kept.moderation.rename, me, "Percy")
            while live.session.setup.names[0] != DELETED or EVERYBODY not in onlooker.people:
                await until(onlooker)
            onlooker.people.clear()
            number = kept.chat(game.id)[0].number
            await asyncio.to_thread(kept.moderation.remove_line, number)
            while EVERYBODY not in onlooker.people:
                await until(onlooker)

    asyncio.run(serve())


def test_nobody_else_is_told(either: str, kept: Store, setup: Setup) -> None:
    """Only tabs at games from which something was removed connect again."""

    async def serve() -> None:
        me, game = await asyncio.to_thread(played, kept, setup)
        other = replace(setup, id="other")
        await asyncio.to_thread(kept.create, other)
        async with serving(either) as host:
            mine, theirs = Onlooker(0), Onlooker(0)
            (await host.open(game.id)).listeners.add(mine)
            (await host.open("other")).listeners.add(theirs)
            await asyncio.to_thread(kept.moderation.rename, me, "Percy")
            while EVERYBODY not in mine.people:
                await until(mine)
            assert EVERYBODY not in theirs.people

    asyncio.run(serve())
