"""Prometheus metrics on a separate local port."""

import asyncio
import time
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from ziggurat.server.config import CONFIG
from ziggurat.server.http.protocols import connections
from ziggurat.server.sessions.manager import SessionManager
from ziggurat.server.tally import BOUNDS, Times

LOOPBACK: Final = "127.0.0.1"


class Numbers(Collector):
    """Collector that reads the session manager in its own thread."""

    def __init__(self, host: SessionManager, loop: asyncio.AbstractEventLoop) -> None:
        self.host = host
        self.loop = loop

    def collect(self) -> Iterator[Metric]:
        """All metrics at one moment."""
        asked = time.perf_counter()
        counting = asyncio.run_coroutine_threadsafe(self._count(asked), self.loop)
        yield from counting.result(CONFIG.http.metrics_timeout_s)

    def describe(self) -> list[Metric]:
        """No metrics in advance: the session manager may not exist yet."""
        return []

    async def _count(self, asked: float) -> list[Metric]:
        host, tally, lag = self.host, self.host.tally, time.perf_counter() - asked
        games = list(host.sessions.referenced.values())
        gauges: dict[str, tuple[str, float]] = {
            "games": ("games in memory", len(games)),
            "sockets": ("tabs that look on", sum(len(one.listeners) for one in games)),
            "connections": ("open connections", sum(connections.values())),
            "bots_asked": ("questions to bots that are open", tally.thinking),
            "lag_seconds": ("how long this very question had to wait", lag),
        }
        told: list[Metric] = [
            GaugeMetricFamily(f"ziggurat_{name}", help_, value=value)
            for name, (help_, value) in gauges.items()
        ]
        answers = CounterMetricFamily("ziggurat_answers", "answers to requests", labels=["status"])
        for status, number in sorted(tally.answers.items()):
            answers.add_metric([str(status)], number)
        refusals = CounterMetricFamily("ziggurat_refusals", "refused choices", labels=["why"])
        for why, number in sorted(tally.refusals.items()):
            refusals.add_metric([why], number)
        gone = CounterMetricFamily("ziggurat_gone", "persons replaced by bots", labels=["how"])
        for how, number in sorted(tally.gone.items()):
            gone.add_metric([how], number)
        return [
            *told,
            answers,
            refusals,
            gone,
            _histogram("request_seconds", "until a request was answered", tally.requests),
            _histogram("change_seconds", "until a change was on disk and made", tally.changes),
            _histogram("thought_seconds", "until a bot had chosen", tally.thoughts),
        ]


def _histogram(name: str, help_: str, times: Times) -> Metric:
    bounds = [*map(str, BOUNDS), "+Inf"]
    buckets = list(zip(bounds, accumulate(times.counts), strict=True))
    return HistogramMetricFamily(f"ziggurat_{name}", help_, buckets=buckets, sum_value=times.total)


class Publisher:
    """The metrics endpoint."""

    def __init__(self, host: SessionManager, port: int) -> None:
        registry = CollectorRegistry()
        registry.register(Numbers(host, asyncio.get_running_loop()))
        ProcessCollector(registry=registry)
        self.server, self.thread = start_http_server(port, LOOPBACK, registry)
        self.port = int(self.server.server_port)

    def close(self) -> None:
        """Stop the endpoint."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
