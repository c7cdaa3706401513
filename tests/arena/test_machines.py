"""Games played by other machines: the same as here, also when one of them is lost."""

import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from typer.testing import CliRunner

from ziggurat.arena.executors import executor_for
from ziggurat.arena.machines import AHEAD, Machines, connect, run_job, sources
from ziggurat.arena.series import Series, play_series
from ziggurat.arena.trial import Trial, play_trial
from ziggurat.bots.weights import read_tables
from ziggurat.cli import app
from ziggurat.core.errors import MissingExtra, ZigguratError

pytestmark = pytest.mark.xdist_group("ray")
ROOT = Path(__file__).parents[2]
HERE = str(Path.cwd())
SMALL = {"num_cpus": 1, "object_store_memory": 80 * 2**20}  # a container's shared memory is small


def until(condition: Callable[[], Any], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.02)


class TestRefused:
    def test_a_machine_with_another_version_says_so(self) -> None:
        agreed, said = run_job("another", HERE, (), b"")
        assert not agreed
        assert said.startswith(f"{socket.gethostname()} has another version of Ziggurat")

    def test_a_machine_without_the_program_says_so(self, tmp_path: Path) -> None:
        agreed, said = run_job(sources(), HERE, ("mine=no-such-command",), b"")
        assert not agreed and "command not found for mine: 'no-such-command'" in said
        agreed, said = run_job(sources(), str(tmp_path / "nowhere"), ("mine=true",), b"")
        assert not agreed and "nowhere" in said

    def test_a_machine_like_this_one_plays(self) -> None:
        assert run_job(sources(), HERE, (), pickle.dumps((abs, -3))) == (True, 3)

    @pytest.mark.parametrize("address", ["", "here", "ray://here:1", ":1", "here:", "here:x"])
    def test_what_is_no_address(self, address: str) -> None:
        pytest.importorskip("ray")
        with pytest.raises(ZigguratError, match="HOST:PORT or auto"), connect(address):
            pass

    def test_where_nobody_listens(self) -> None:
        pytest.importorskip("ray")
        with socket.socket() as closed:
            closed.bind(("127.0.0.1", 0))
            address = f"127.0.0.1:{closed.getsockname()[1]}"
            words = ["simulate", "amytis", "--bots", "greedy", "--ray", address]
            done = CliRunner().invoke(app, words)
        assert isinstance(done.exception, ZigguratError)
        assert str(done.exception).startswith(f"no Ray cluster answers at {address}")

    def test_where_somebody_else_listens(self) -> None:
        pytest.importorskip("ray")
        with socket.create_server(("127.0.0.1", 0)) as other:
            address = f"127.0.0.1:{other.getsockname()[1]}"

            def greet() -> None:
                with other.accept()[0] as caller:
                    caller.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

            threading.Thread(target=greet).start()
            with pytest.raises(ZigguratError, match="is not Ray"), connect(address):
                pass

    def test_without_ray(self) -> None:
        wanted = r"ray is missing: pip install 'ziggurat\[ray\]'"
        hidden = patch.dict(sys.modules, {"ray": None})
        with hidden, pytest.raises(MissingExtra, match=wanted), connect("auto"):
            pass

    def test_processes_here_or_machines_there(self) -> None:
        with (
            pytest.raises(ZigguratError, match="use either --jobs or --ray"),
            executor_for(2, "auto"),
        ):
            pass


class Failed(Exception):
    """What Ray raises for a mistake in a task."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class Died(Exception):
    """What Ray raises for a process that was lost too often."""


class Pretended:
    """Ray's part of a cluster with one processor, whose last job always ends first."""

    exceptions = SimpleNamespace(RayTaskError=Failed, RayError=Died)

    def __init__(self) -> None:
        self.under_way: list[str] = []
        self.most = 0
        self.handed_out = 0

    def remote(self, task: Callable[..., Any]) -> Any:
        def hand_out(*words: Any) -> str:
            self.handed_out += 1
            name = f"task {self.handed_out}"
            self.tasks[name] = lambda: task(*words)
            self.under_way.append(name)
            self.most = max(self.most, len(self.under_way))
            return name

        self.tasks: dict[str, Callable[[], Any]] = {}
        return SimpleNamespace(options=lambda **how: SimpleNamespace(remote=hand_out))

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def wait(self, names: list[str]) -> tuple[list[str], list[str]]:
        assert sorted(names) == sorted(self.under_way)
        return [self.under_way.pop()], self.under_way

    def get(self, name: str) -> Any:
        try:
            return self.tasks.pop(name)()
        except Died:
            raise
        except Exception as error:
            raise Failed(error) from error


def dies(job: object) -> None:
    raise Died("a\nlong story")


class TestMachines:
    def test_results_come_in_order_and_few_jobs_are_handed_out_at_a_time(self) -> None:
        ray = Pretended()
        assert list(Machines(ray, ()).play(abs, range(-9, 0))) == list(range(9, 0, -1))
        assert ray.handed_out == 9
        assert ray.most == AHEAD

    def test_a_mistake_is_raised_as_it_is_here(self) -> None:
        with pytest.raises(ValueError, match="invalid literal"):
            list(Machines(Pretended(), ()).play(int, ["one"]))

    def test_what_ends_every_process_is_given_up(self) -> None:
        with pytest.raises(ZigguratError, match=r"4 times; giving up: a long story$"):
            list(Machines(Pretended(), ()).play(dies, [1]))

    def test_what_a_machine_refuses_ends_the_series(self) -> None:
        with pytest.raises(
            ZigguratError, match="lacks a program: command not found for mine: 'nothing'"
        ):
            list(Machines(Pretended(), ["greedy", "mine=nothing"]).play(abs, [1]))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines, as far as Ray can tell."""
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    surroundings = {
        "PYTHONPATH": paths,
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_worker_niceness": "0",  # else they wait for all other tests
    }
    # A short path: the names of sockets have at most 107 characters.
    with TemporaryDirectory(prefix="ray", dir="/tmp") as folder:
        surroundings["RAY_TMPDIR"] = folder  # where the address goes that another run would read
        with patch.dict(os.environ, surroundings):
            head = {**SMALL, "include_dashboard": False}
            cluster = Cluster(initialize_head=True, head_node_args=head)
        try:
            with patch.dict(os.environ, surroundings):
                cluster.lost = cluster.add_node(**SMALL)
            yield cluster
        finally:
            cluster.shutdown()


def kill(cluster: Any, machine: Any) -> None:
    """Without a last word of its processes, as if the power had failed."""
    (root,) = machine.all_processes["raylet"]
    children = Path(f"/proc/{root.process.pid}/task").glob("*/children")
    workers = [int(pid) for file in children for pid in file.read_text().split()]
    for pid in (root.process.pid, *workers):
        os.kill(pid, signal.SIGKILL)
    cluster.remove_node(machine, allow_graceful=False)


def test_a_ladder_is_the_same_file_though_a_machine_dies(cluster: Any, tmp_path: Path) -> None:
    """Both machines are in the middle of a game when one of them is killed."""
    program = f"gated-30s={sys.executable} {ROOT}/tests/arena/gated.py {tmp_path}"
    words = ["ladder", "amytis", "--bots", "random,gated-30s", "--program", program]
    words += ["--fewest", "10", "--most", "10", "--results"]
    (tmp_path / "go").touch()
    done = CliRunner().invoke(app, [*words, str(tmp_path / "here")])
    assert done.exit_code == 0, done.output
    notes = tmp_path / "begun"
    assert notes.read_text().split() == ["here"] * 10

    (tmp_path / "go").unlink()
    notes.write_text("")
    words = [sys.executable, "-m", "ziggurat", *words, str(tmp_path / "there")]
    with subprocess.Popen(
        [*words, "--ray", cluster.address],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as there:
        try:
            until(lambda: len(set(notes.read_text().split())) == 2 or there.poll() is not None)
            kill(cluster, cluster.lost)
            (tmp_path / "go").touch()
            told, said = there.communicate(timeout=60)
        finally:
            there.kill()
    assert (there.returncode, told) == (0, done.stdout), said
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()
    begun = notes.read_text().split()
    assert len(begun) == 11, "the game that was lost has been played again, and no other"
    assert sorted(map(begun.count, set(begun))) == [1, 10]


def test_series_and_trials_are_the_same_and_mistakes_are_raised(cluster: Any) -> None:
    series = Series("amytis", ("greedy", "random"), 2)
    numbers = read_tables("amytis").numbers(2)
    trial = Trial("amytis", 2, "greedy", numbers, numbers, 5, 1)
    with connect(cluster.address) as machines:
        assert list(play_series(series, machines)) == list(play_series(series))
        assert list(machines.play(play_trial, [trial])) == [play_trial(trial)]
        with pytest.raises(ValueError, match="invalid literal"):
            list(machines.play(int, ["1", "one"]))
