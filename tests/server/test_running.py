"""Run in public: health, numbers for a monitor, proxies, and the files that are shipped."""

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import ClassVar

import httpx
import pytest
from websockets.sync.client import connect

from server.asgi import TestClient
from server.play import FirstChoice, tab
from server.proxy import NAME, program, proxied
from server.serving import serving
from ziggurat.art.theme import THEMES
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server import prewarm
from ziggurat.server.app import create_app
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import StoreFailed
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.http.security import STRICT
from ziggurat.server.lobby.store import LobbyStore
from ziggurat.server.render.regions import Viewer
from ziggurat.server.run import configured
from ziggurat.server.sessions.store import Store

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
FAR = "203.0.113.7"


@contextmanager
def worker(url: str, proxy: str = "127.0.0.1") -> Iterator[int]:
    """The app under uvicorn as it is run, at a port."""
    app = create_app(url, FirstChoice())
    with serving(configured(app, "127.0.0.1", 0, "warning", proxy)) as port:
        yield port


class TestHealth:
    def test_a_process_that_serves_says_so(self, client: TestClient) -> None:
        assert [client.get(door).status_code for door in ("/health", "/ready")] == [200, 200]

    def test_without_a_database_it_is_alive_and_not_ready(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def gone(store: Store) -> None:
            raise StoreFailed("gone")

        monkeypatch.setattr(Store, "ping", gone)
        assert [client.get(door).status_code for door in ("/health", "/ready")] == [200, 503]

    def test_it_is_alive_while_pages_wait_for_a_database_that_hangs(
        self, url: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Few pages run at the same time, but a page that waits does not count."""
        free = threading.Event()
        with worker(url) as port, ThreadPoolExecutor() as browsers:
            monkeypatch.setattr(LobbyStore, "listed", lambda _: free.wait(20) and ())
            pages = [
                browsers.submit(httpx.get, f"http://127.0.0.1:{port}/lobby", timeout=30)
                for _ in range(CONFIG.http.max_concurrent_pages)
            ]
            time.sleep(0.3)  # until they wait
            health = httpx.get(f"http://127.0.0.1:{port}/health", timeout=5)
            free.set()
            assert {page.result().status_code for page in pages} == {200}
        assert health.status_code == 200

    def test_robots_stay_away_from_games(self, client: TestClient) -> None:
        assert "Disallow: /g/\n" in client.get("/robots.txt").text


def test_every_game_is_drawn_before_anybody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, str]] = []

    def noted(session: Session, viewer: Viewer) -> None:
        drawn.append((session.setup.game, viewer.lang))

    boxes: list[tuple[str, str, str]] = []
    monkeypatch.setattr(prewarm, "render_view", noted)
    monkeypatch.setattr(prewarm, "box_address", lambda *box: boxes.append(box))
    prewarm.warm()
    assert sorted(drawn) == sorted(product(playable(), LANGUAGES))
    assert sorted(boxes) == sorted(product(playable(), LANGUAGES, THEMES))


class TestForwarded:
    ASKS: ClassVar = {"x-forwarded-for": FAR, "x-forwarded-proto": "https"}

    def test_a_proxy_is_believed(self, url: str, store: Store, setup: Setup) -> None:
        """By TLS: cookies are for TLS only, and browsers come by TLS again."""
        store.create(setup)
        with worker(url) as port:
            here = f"http://127.0.0.1:{port}"
            answer = httpx.get(f"{here}/g/abc?k=Ada", headers=self.ASKS)
            assert answer.status_code == 303 and "Secure" in answer.headers["set-cookie"]
            assert answer.headers["strict-transport-security"] == STRICT
            plain = httpx.get(f"{here}/g/abc?k=Ada")
            assert "Secure" not in plain.headers["set-cookie"]
            assert "strict-transport-security" not in plain.headers

    def test_nobody_else_is(self, url: str, store: Store, setup: Setup) -> None:
        store.create(setup)
        with worker(url, proxy="192.0.2.1") as port:
            answer = httpx.get(f"http://127.0.0.1:{port}/g/abc?k=Ada", headers=self.ASKS)
        assert "Secure" not in answer.headers["set-cookie"]
        assert "strict-transport-security" not in answer.headers

    @pytest.mark.parametrize(("proxy", "address"), [("127.0.0.1", FAR), ("192.0.2.1", "127.0.0.1")])
    def test_limits_count_whom_a_believed_proxy_names(
        self, url: str, proxy: str, address: str
    ) -> None:
        app = create_app(url, FirstChoice())
        with serving(configured(app, "127.0.0.1", 0, "warning", proxy)) as port:
            httpx.get(f"http://127.0.0.1:{port}/health", headers=self.ASKS)
            assert list(app.state.rate_limits.known) == [address]


class TestMetrics:
    @pytest.fixture
    def watched(self, url: str, store: Store, setup: Setup) -> Iterator[TestClient]:
        pytest.importorskip(
            "prometheus_client", reason="the group 'app' is not installed as a whole"
        )
        store.create(setup)
        app = create_app(url, FirstChoice(), metrics=0)
        with TestClient(app, follow_redirects=False) as client:
            yield client

    def test_they_say_what_is_done_and_how_long_it_takes(self, watched: TestClient) -> None:
        port = watched.app.state.publisher.port  # type: ignore[attr-defined] # of Starlette
        watched.get("/g/nothing")
        with tab(watched, token="Ada") as ada:
            ada.play_turn()
            assert ada.refusal("choose", id="take:pile-3", rev=0) == "stale"
            told = dict(
                line.rsplit(" ", 1)
                for line in httpx.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
                if not line.startswith("#")
            )
        assert float(told["ziggurat_sockets"]) == 1 == float(told["ziggurat_games"])
        assert float(told['ziggurat_answers_total{status="404"}']) == 1
        assert float(told['ziggurat_refusals_total{why="stale"}']) == 1
        changes = float(told["ziggurat_change_seconds_count"])
        assert changes >= 2 and changes == float(told['ziggurat_change_seconds_bucket{le="+Inf"}'])
        assert 0 < float(told["ziggurat_lag_seconds"]) < 5
        assert float(told["process_resident_memory_bytes"]) > 1e6

    def test_they_are_not_for_visitors(self, watched: TestClient) -> None:
        assert watched.get("/metrics").status_code == 404
        server = watched.app.state.publisher.server  # type: ignore[attr-defined] # of Starlette
        assert server.server_address[0] == "127.0.0.1"


class TestProxy:
    def test_the_shipped_configuration_serves_by_tls(
        self, url: str, store: Store, setup: Setup, tmp_path: Path
    ) -> None:
        nginx = program()
        if nginx is None:
            pytest.skip("no nginx on this machine: tools/proxy says how to get it")
        store.create(setup)
        app = create_app(url, FirstChoice())
        config = configured(app, "127.0.0.1", 0, "warning")
        with serving(config) as port, proxied(nginx, [port, 1], tmp_path) as proxy:
            here = f"https://localhost:{proxy.port}"
            with httpx.Client(verify=proxy.trust, headers={"host": NAME}) as client:
                spoofed = {"x-forwarded-for": FAR, "x-forwarded-proto": "http"}
                page = client.get(f"{here}/g/abc?k=Ada", headers=spoofed)
                assert page.status_code == 303 and "Secure" in page.headers["set-cookie"]
                assert page.headers["strict-transport-security"] == STRICT
                assert FAR not in app.state.rate_limits.known
                assert client.get(f"{here}/ready").status_code == 404
                assert client.post(f"{here}/play/amytis").status_code == 303
                foreign = {"origin": "https://elsewhere.example"}
                assert client.post(f"{here}/play/amytis", headers=foreign).status_code == 403
            plain = httpx.get(f"http://localhost:{proxy.plain}/g/abc?k=Ada", headers={"host": NAME})
            assert plain.headers["location"] == f"https://{NAME}/g/abc?k=Ada"
            socket = f"wss://localhost:{proxy.port}/ws/abc?k=Ada"
            ours = {"origin": here}
            with connect(socket, ssl=proxy.trust, additional_headers=ours) as tab:
                assert '"t":"view"' in str(tab.recv(timeout=10)).replace(" ", "")
        logged = proxy.log.read_text(encoding="utf-8")
        assert '"GET /g/abc" 301' in logged and '"GET /g/abc" 303' in logged
        assert "Ada" not in logged and "127.0.0.1" not in logged, "neither keys nor addresses"

    def test_a_worker_that_is_away_puts_no_key_into_the_log(self, tmp_path: Path) -> None:
        nginx = program()
        if nginx is None:
            pytest.skip("no nginx on this machine: tools/proxy says how to get it")
        with proxied(nginx, [1, 1], tmp_path) as proxy:
            here = f"https://localhost:{proxy.port}/g/abc/join?k=Ada"
            with httpx.Client(verify=proxy.trust, headers={"host": NAME}) as client:
                assert client.get(here).status_code == 502
        logs = {path.name: path.read_text("utf-8") for path in tmp_path.glob("*.log")}
        assert len(logs) == 3 and not [name for name, said in logs.items() if "Ada" in said]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_units_are_understood_by_systemd(tmp_path: Path) -> None:
    units = []
    for unit in sorted(DEPLOY.glob("ziggurat*")):
        text = unit.read_text(encoding="utf-8")
        text = text.replace("/opt/ziggurat/.venv/bin/ziggurat", sys.executable)
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
        units.append(str(tmp_path / unit.name))
    told = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    assert len(units) == 4 and (told.returncode, told.stderr) == (0, "")


class TestRestart:
    """deploy/restart, with a systemctl and a curl that only write down what they are asked."""

    @pytest.fixture
    def asked(self, tmp_path: Path) -> Path:
        """What was asked of them; a worker whose port is in `down` does not come back."""
        asked = tmp_path / "asked"
        for name, then in (
            ("systemctl", ""),
            ("curl", f'! grep -qs "${{*: -1}}" "{tmp_path}/down"'),
            ("sleep", ""),
        ):
            program = tmp_path / "bin" / name
            program.parent.mkdir(exist_ok=True)
            program.write_text(f'#!/bin/bash\necho {name} "$@" >> "{asked}"\n{then}\n')
            program.chmod(0o755)
        return asked

    def run(self, asked: Path, *ports: str) -> "subprocess.CompletedProcess[str]":
        path = f"{asked.parent / 'bin'}:{os.environ['PATH']}"
        command = [str(DEPLOY / "restart"), *ports]
        return subprocess.run(command, env={"PATH": path}, capture_output=True, text=True)

    def test_the_next_one_is_restarted_when_the_one_before_is_ready(self, asked: Path) -> None:
        assert self.run(asked, "8001", "8002").returncode == 0
        said = [line.split() for line in asked.read_text().splitlines()]
        assert [line[-1] for line in said] == [
            "ziggurat@8001",
            "http://127.0.0.1:8001/ready",
            "ziggurat@8002",
            "http://127.0.0.1:8002/ready",
        ]
        assert [line[:2] for line in said if line[0] == "systemctl"] == [
            ["systemctl", "restart"]
        ] * 2

    def test_the_others_are_left_alone_when_one_does_not_come_back(self, asked: Path) -> None:
        (asked.parent / "down").write_text("http://127.0.0.1:8001/ready\n")
        done = self.run(asked, "8001", "8002")
        assert (done.returncode, "8001 is not ready" in done.stderr) == (1, True)
        assert "8002" not in asked.read_text()

    def test_it_wants_to_know_whom(self, asked: Path) -> None:
        done = self.run(asked)
        assert (done.returncode, "name the ports" in done.stderr) == (1, True)
        assert not asked.exists()
