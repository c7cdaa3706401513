"""Try the known ways to cheat with clocks, leaving and ratings against a server of one's own.

Each cheat is played by scripts from addresses of 127/8, with the limits as shipped. It works if it
takes a choice, time or rating from another player, or gives any, against the rules of
docs/reference/fair-play.md.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import httpx
from worker import Worker

from server.proxy import free
from ziggurat.server.game.rows import RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.ratings.recount import recount
from ziggurat.server.sessions.store import Store

NEW = 1500
FAR = 0.1  # seconds between what the victim sees and the click
MINUTE = 60.0
WAIT_TIMEOUT_S = 120.0  # seconds for what has to happen

RATED = {"seat-0-kind": "me", "seat-1-kind": "open", "start": "listed", "rated": "yes"}
State = dict[str, Any]


class Verdict(NamedTuple):
    """What came of a cheat."""

    works: bool
    seen: str


@dataclass
class Visitor:
    """A client with a cookie jar and an address of its own."""

    server: str
    name: str
    address: str

    def __post_init__(self) -> None:
        transport = httpx.HTTPTransport(local_address=self.address)
        self.client = httpx.Client(base_url=self.server, transport=transport, timeout=30)
        self.post("/me", name=self.name)

    def post(self, path: str, **form: str) -> httpx.Response:
        """Send a form."""
        return self.client.post(path, data=form)

    def makes(self, game: str = "amytis", **form: str) -> str:
        """The id of a new table."""
        answer = self.post(f"/new/{game}", **form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/g/")

    def sits(self, game: str) -> None:
        """Take a free seat of an open table."""
        assert self.post(f"/g/{game}/sit").status_code == 303

    def state(self, game: str) -> State:
        """What this visitor may know of a game."""
        state: State = self.client.get(f"/g/{game}/state.json").json()
        return state

    def asks(self, game: str, kind: str, rev: int = 0, **more: object) -> str:
        """Send a message about a game; the word of the refusal, or nothing."""
        message = {"t": kind, "rev": rev, **more}
        answer = self.client.post(f"/g/{game}/choice", json=message)
        return str(answer.json().get("why", ""))

    def plays(self, game: str) -> None:
        """One turn, the first choice each time."""
        seat, until = None, time.monotonic() + WAIT_TIMEOUT_S
        while time.monotonic() < until:
            state = self.state(game)
            if seat is not None and (state["to_move"] != seat or state["over"]):
                return
            if state["choices"]:
                seat = state["to_move"]
                self.asks(game, "choose", state["rev"], id=state["choices"][0])
            elif seat is not None and state["end_turn"]:
                self.asks(game, "end", state["rev"])
            else:
                time.sleep(0.05)
        raise TimeoutError(f"{self.name} was never asked to move")

    def waits(self, game: str) -> None:
        """Until there is something to choose."""
        until = time.monotonic() + WAIT_TIMEOUT_S
        while not self.state(game)["choices"] and time.monotonic() < until:
            time.sleep(0.05)

    def code(self) -> str:
        """A code by which another device becomes this visitor."""
        self.post("/me/code")
        page = self.client.get("/me").text
        return page.partition("/me/come?code=")[2][:8]

    def token(self, game: str) -> str:
        """The keys to seats of a game, as the browser keeps them."""
        return str(self.client.cookies.get(f"seat-{game}") or "")


class Cheats:
    """Nine ways to cheat."""

    def __init__(self, server: str, store: Store, rows: int) -> None:
        self.server = server
        self.store = store
        self.rows = rows
        self.hosts = count(2)

    def come(self, name: str, address: str = "") -> Visitor:
        """A new client, at an address of its own."""
        number = next(self.hosts)
        return Visitor(
            self.server, name, address or f"127.0.{number // 250 + 1}.{number % 250 + 1}"
        )

    def table(self, clock: str, rated: bool = True) -> tuple[Visitor, Visitor, str]:
        """Mallory and Bob at a new table."""
        mallory, bob = self.come("Mallory"), self.come("Bob")
        game = mallory.makes(**RATED | {"clock": clock, "rated": "yes" if rated else ""})
        bob.sits(game)
        return mallory, bob, game

    def everybody(self, game: str, *visitors: Visitor) -> None:
        """Let all players take a turn, in any order."""
        waited, until = {one.name for one in visitors}, time.monotonic() + WAIT_TIMEOUT_S
        while waited and time.monotonic() < until:
            for one in visitors:
                if one.state(game)["choices"]:
                    one.plays(game)
                    waited.discard(one.name)
        assert not waited, f"{waited} were never asked to move in {game}"

    def ratings(self, game: str, kind: str = "amytis") -> list[int | None]:
        """The ratings of the accounts at a table, by seat."""
        known = [self.store.ratings.of(one.person) for one in self.store.setup(game).players]
        return [one[kind].points if kind in one else None for one in known]

    def again(self) -> Verdict:
        """A rematch seats an absent player, and their time runs."""
        mallory, bob, game = self.table("1m+0s")
        self.everybody(game, mallory, bob)
        for one in (bob, mallory):
            one.asks(game, "leave")
        before = self.ratings(game)
        bob.client.close()
        lost = 0
        for _ in range(2):
            answer = mallory.post(f"/g/{game}/again")
            if answer.status_code != 303:
                break  # the first rematch has not even begun
            game = answer.headers["location"].removeprefix("/g/")
            for kind in ("choose", "leave", "offer"):
                mallory.asks(game, kind, id="take:pile-1")
            time.sleep(5)
            lost += len(self.store.rows(game))
        people = self.store.setup(game).people
        works = lost > 0 or len(people) > 1
        return Verdict(works, f"{lost} rows while Bob is away, ratings stay {before}")

    def stale(self) -> Verdict:
        """Proposals and their withdrawal make every click of the other stale."""
        mallory, bob, game = self.table("10m+15s")
        stop: list[bool] = []
        sent = 0

        def annoys() -> None:
            nonlocal sent
            while not stop:
                rev = mallory.state(game).get("rev", 0)  # the rate limit answers without one
                for kind in ("offer", "decline", "leave", "back"):
                    sent += not mallory.asks(game, kind, rev)

        mallory.plays(game)
        flood = Thread(target=annoys)
        flood.start()
        stale = clicks = 0
        until = time.monotonic() + 15
        while time.monotonic() < until and clicks < 40:
            state = bob.state(game)
            if not state["choices"] and not state["end_turn"]:
                time.sleep(0.05)
                continue
            time.sleep(FAR)
            more = {"id": state["choices"][0]} if state["choices"] else {}
            clicks += 1
            kind = "choose" if more else "undo"
            stale += bob.asks(game, kind, state["rev"], **more) == "stale"
        stop.append(True)
        flood.join()
        return Verdict(stale > 0, f"{stale} of {clicks} clicks stale, {sent} rows of Mallory")

    def endless(self) -> Verdict:
        """Back at once after running out of time, with new time, before the bot has chosen."""
        ways = ((False, "1m+0s"), (False, "1m+5s"), (True, "1m+5s"))
        with ThreadPoolExecutor(len(ways)) as pool:
            verdicts = list(pool.map(lambda way: self._returns(*way), ways))
        return Verdict(any(one.works for one in verdicts), "; ".join(one.seen for one in verdicts))

    def _returns(self, rated: bool, clock: str) -> Verdict:
        """Run out of time, and try to come back all the time."""
        mallory, _, game = self.table(clock, rated)
        state = mallory.state(game)
        mallory.asks(game, "choose", state["rev"], id=state["choices"][0])  # time runs
        until = time.monotonic() + MINUTE + 30
        while time.monotonic() < until:
            mallory.asks(game, "back")
            time.sleep(0.3)
        rows = self.store.rows(game)
        late = next(number for number, row in enumerate(rows) if row.kind == RowKind.LATE)
        back = [number for number, row in enumerate(rows) if row.kind == RowKind.BACK]
        turns = [n for n, row in enumerate(rows) if row.kind == RowKind.END and row.seat == 0]
        early = bool(back) and not any(late < turn < back[0] for turn in turns)
        session = Session(self.store.setup(game), rows)
        left = session.times.left[0] if session.times else 0.0
        most = 0.0 if rated or clock.endswith("+0s") else 5.0
        works = early or left > most or (rated and bool(back))
        return Verdict(works, f"{clock}{' rated' * rated}: {len(back)} returns, {left:.0f} s left")

    def wins(self) -> Verdict:
        """Play as a new account, and merge it into the main account before a game is won."""
        main = self.come("Main")
        other, bob, game = self.table("3d")
        self.everybody(game, other, bob)
        answer = other.post("/me/come", code=main.code(), name=main.name)
        for one in (bob, other):
            one.asks(game, "leave")
        mine = main.client.get("/me").text
        works = answer.status_code != 409 or "1576" in mine
        return Verdict(
            works, f"joining answered {answer.status_code}, ratings {self.ratings(game)}"
        )

    def selves(self) -> Verdict:
        """Join one's second self at a table of three, so that a lost game does not count."""
        mallory, second, bob = (self.come(name) for name in ("Mallory", "Second", "Bob"))
        form = RATED | {"seat-2-kind": "open", "clock": "3d"}
        game = mallory.makes("uxmal", **form)
        for one in (second, bob):
            one.sits(game)
        self.everybody(game, mallory, second, bob)
        answer = second.post("/me/come", code=mallory.code(), name=mallory.name)
        for one in (mallory, second, bob):
            one.asks(game, "leave")
        ratings = self.ratings(game, "uxmal")
        won = ratings[2]
        why = self.store.setup(game).unrated
        told = f"joining answered {answer.status_code}, ratings {ratings} {why}"
        return Verdict(answer.status_code != 409 or not won or won <= NEW, told)

    def farm(self) -> Verdict:
        """Win against one's second self again and again."""
        home = f"127.0.9.{next(self.hosts) % 250 + 1}"
        one, other = self.come("Farmer", home), self.come("Sheep", home)
        near = self._farmed(one, other, 4)
        one, other = self.come("Farmer"), self.come("Sheep")
        empty = self._farmed(one, other, 4, turns=0)
        far = self._farmed(one, other, 12)
        board = [entry.person.id for entry in self.store.ratings.board("amytis", 100)]
        farmer = self.store.users.by_key(hashed(str(one.client.cookies.get("me"))))
        listed = farmer is not None and farmer.id in board
        works = near is not None or empty is not None or far is None or far >= 1800 or listed
        told = f"one address {near}, no turn {empty}, 12 games from two addresses {far}"
        return Verdict(works, f"{told}, on the board: {listed}")

    def _farmed(self, one: Visitor, other: Visitor, games: int, turns: int = 1) -> int | None:
        """The rating of an account that wins some games in a row."""
        game = ""
        for _ in range(games):
            game = one.makes(**RATED | {"clock": "3d"})
            other.sits(game)
            for _ in range(turns):
                self.everybody(game, one, other)
            for who in (other, one):
                who.asks(game, "leave")
        return self.ratings(game)[0]

    def puppet(self) -> Verdict:
        """Let a bot play a rated game, and come back before each choice of the other."""
        mallory, bob, game = self.table("3d")
        mallory.plays(game)
        for _ in range(4):
            bob.plays(game)
            mallory.asks(game, "leave")
            bob.waits(game)
            mallory.asks(game, "back")
        for one in (bob, mallory):
            one.asks(game, "leave")
        ratings = self.ratings(game)
        bots = sum(row.kind == RowKind.CHOOSE and row.seat == 0 for row in self.store.rows(game))
        mine = ratings[0]
        return Verdict(
            mine is None or mine >= NEW, f"{bots} choices of her seat, ratings {ratings}"
        )

    def free(self) -> Verdict:
        """Leave on one's own turn and come back after having thought for free."""
        mallory, bob, game = self.table("10m+0s", rated=False)
        gained = 0
        for _ in range(3):
            mallory.asks(game, "leave")
            gained += mallory.asks(game, "back") == ""
            bob.waits(game)
            mallory.asks(game, "back")
            bob.plays(game)
        return Verdict(gained > 0, f"{gained} of 3 returns in the middle of her own turn")

    def used_up(self) -> Verdict:
        """Use up the rows of a game, so that the other cannot undo."""
        mallory, bob, game = self.table("3d", rated=False)
        mallory.plays(game)
        key = {"cookie": f"seat-{game}={mallory.token(game)}"}
        doors = [
            httpx.Client(
                base_url=self.server, transport=httpx.HTTPTransport(local_address=f"127.0.8.{n}")
            )
            for n in range(1, 9)
        ]

        def writes(door: httpx.Client) -> None:
            until = time.monotonic() + 300
            while time.monotonic() < until and len(self.store.rows(game, self.rows)) == 0:
                for kind in ("leave", "back"):
                    message = {"t": kind, "rev": 0}
                    answer = door.post(f"/g/{game}/choice", json=message, headers=key)
                    if answer.status_code == 429:
                        time.sleep(1)
                    if answer.json().get("why") == "enough":
                        return

        with ThreadPoolExecutor(len(doors)) as pool:
            list(pool.map(writes, doors))
        written = len(self.store.rows(game))
        state = bob.state(game)
        chose = bob.asks(game, "choose", state["rev"], id=state["choices"][0])
        undone = bob.asks(game, "undo", bob.state(game)["rev"])
        return Verdict(
            bool(chose or undone), f"{written} rows, then Bob's undo: {undone or 'done'}"
        )


CHEATS: tuple[Callable[[Cheats], Verdict], ...] = (
    Cheats.endless,
    Cheats.used_up,
    Cheats.again,
    Cheats.stale,
    Cheats.wins,
    Cheats.selves,
    Cheats.farm,
    Cheats.puppet,
    Cheats.free,
)


def tried_out(cheat: Callable[[Cheats], Verdict], cheats: Cheats) -> Verdict:
    """Try one and say at once what came of it."""
    verdict = cheat(cheats)
    told, first = "WORKS" if verdict.works else "fails", str(cheat.__doc__).splitlines()[0]
    print(f"{told}  {cheat.__name__:8} {first}\n       {verdict.seen}", flush=True)
    return verdict


async def besiege(rows: int, only: str) -> int:
    """Try all of them; how many work."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.sqlite3"
        worker = Worker(free(), database, Path(folder), cold=True)
        try:
            await worker.wait()
            store = Store(database)
            cheats = Cheats(f"http://127.0.0.1:{worker.port}", store, rows)
            tried = [one for one in CHEATS if only in ("", one.__name__)]
            with ThreadPoolExecutor(3) as pool:
                verdicts = list(pool.map(lambda one: tried_out(one, cheats), tried))
            recounted = recount(store)
            print(f"recount: {recounted.games} games, {recounted.differed} numbers differed")
            print("faults in the log:", *(worker.faults() or ["none"]), sep="\n  ")
            store.close()
            return sum(one.works for one in verdicts) + recounted.differed
        finally:
            worker.close()


def main() -> None:
    """Try to cheat."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=2_600, help="that one player writes at most")
    parser.add_argument("--only", default="", help="the name of one cheat")
    given = parser.parse_args()
    sys.exit(asyncio.run(besiege(given.rows, given.only)))
