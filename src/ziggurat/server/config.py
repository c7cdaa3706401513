"""Every limit, timeout and retry of the server, in one immutable object with units and reasons.

`CONFIG` is what this process runs with. An operator changes values with the environment variable
`ZIGGURAT_LIMITS`, so bot processes have the same ones.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, NamedTuple, TypeVar

from ziggurat.core.errors import BadOption

T = TypeVar("T")

VARIABLE: Final = "ZIGGURAT_LIMITS"
HOUR_S: Final = 3600.0
DAY_S: Final = 24 * HOUR_S


class Rate(NamedTuple):
    """Parameters of a token bucket: burst and refill per second."""

    burst: float
    per_second: float


class Retry(NamedTuple):
    """Parameters of a backoff: the first delay, doubled up to the longest."""

    first_s: float
    longest_s: float


def limit(default: T, what: str) -> T:
    """A field with its default and its description."""
    return field(default=default, metadata={"what": what})


@dataclass(frozen=True)
class AddressLimits:
    """Per client address (IPv6: per /64 network); some also per account."""

    requests: Rate = limit(Rate(300, 30), "HTTP requests; beyond it 429 with Retry-After")
    drawings: Rate = limit(Rate(120, 20), "rendered views; a page gets 429, a tab skips views")
    changes: Rate = limit(Rate(600, 20), "changes of games; a tab waits, a script gets 429")
    games: Rate = limit(Rate(40, 1 / 15), "games created; beyond it 429")
    people: Rate = limit(Rate(40, 1 / 30), "profiles created or renamed; beyond it 429")
    codes: Rate = limit(Rate(10, 1 / 60), "login codes tried; beyond it 429")
    sockets: int = limit(120, "concurrent sockets; beyond it closed with code 1013")
    tabs: int = limit(12, "concurrent sockets of one seat; beyond it closed with code 1013")


@dataclass(frozen=True)
class HttpConfig:
    """Connections, requests and pages."""

    request_timeout_s: float = limit(10.0, "a request has to arrive completely within")
    response_timeout_s: float = limit(40.0, "a response has to be produced and taken within")
    close_timeout_s: float = limit(5.0, "a closing connection has to be flushed within")
    keep_alive_s: int = limit(5, "an idle connection is kept for")
    shutdown_timeout_s: int = limit(1, "open sockets are closed within, when the worker stops")
    ready_timeout_s: float = limit(2.0, "the database has to answer /ready within")
    metrics_timeout_s: float = limit(5.0, "a busy worker has to answer /metrics within")
    slow_page_s: float = limit(1.0, "a page that takes longer no longer counts as concurrent")
    page_retry: Retry = limit(Retry(5, 80), "reload of a page that answered 503")
    max_connections_per_address: int = limit(250, "concurrent connections; beyond it cut")
    max_clients: int = limit(20_000, "client addresses whose rates are remembered (LRU)")
    max_concurrent_pages: int = limit(4, "pages processed at the same time")
    max_body_bytes: int = limit(8_000, "length of a form; beyond it 413")
    max_record_bytes: int = limit(200_000, "length of a record to verify; beyond it 413")
    max_form_fields: int = limit(100, "fields of a form; beyond it 400")
    picture_cost: int = limit(4, "cost of a whole picture, in rendered views")
    min_compressed_bytes: int = limit(500, "shorter responses are sent uncompressed")
    parse_chunk_bytes: int = limit(2_048, "bytes of a socket parsed at a time")
    listen_backlog: int = limit(2_048, "connections that wait to be accepted")
    accept_batch: int = limit(16, "connections accepted in one iteration of the event loop")
    reserved_files: int = limit(100, "file descriptors kept for the database and bots")


@dataclass(frozen=True)
class RealtimeConfig:
    """Sockets of tabs, and presence."""

    messages: Rate = limit(Rate(200, 50), "messages of a tab; beyond it reading pauses")
    control_frames: Rate = limit(Rate(60, 2), "control frames of a socket; beyond it cut")
    chat_lines: Rate = limit(Rate(5, 0.5), "chat lines of a seat; beyond it refused as `slow`")
    max_message_chars: int = limit(2_000, "length of a message; beyond it `too-long`")
    max_chat_chars: int = limit(300, "length of a chat line; beyond it `too-long`")
    max_queued_messages: int = limit(300, "messages waiting for a tab; beyond it closed")
    pause_reading_at: int = limit(32, "messages waiting for a tab before reading pauses")
    max_narrated_positions: int = limit(12, "positions narrated at once; older ones are skipped")
    max_compressors: int = limit(1_500, "sockets with a compression window, 180 kB each (LRU)")
    write_timeout_s: float = limit(20.0, "a tab has to take a message within")
    farewell_timeout_s: float = limit(1.0, "a tab has to take the reason of a close within")
    ping_interval_s: float = limit(20.0, "the server pings a socket every")
    ping_timeout_s: float = limit(20.0, "a socket has to answer a ping within")
    delay_notice_s: float = limit(3.0, "a tab is notified of a delay after")
    publish_interval_s: float = limit(15.0, "a worker repeats who is connected every")
    worker_timeout_s: float = limit(45.0, "a silent worker counts as gone after")
    max_attended_games: int = limit(20_000, "games with a known time of the last presence (LRU)")
    store_retry: Retry = limit(
        Retry(0.5, 16), "message while the database is unavailable; the longest delay is the last"
    )
    draw_retry: Retry = limit(Retry(0.5, 16), "rendering after an exception")


@dataclass(frozen=True)
class GameConfig:
    """Sessions and clocks."""

    max_sessions: int = limit(500, "sessions in memory (LRU; sessions with subscribers stay)")
    max_rendered_sessions: int = limit(50, "sessions without subscribers that keep their views")
    max_cached_views: int = limit(16, "rendered views per session, 200 kB each")
    remembered_chat_lines: int = limit(200, "chat lines remembered, so that none is sent twice")
    max_rows_per_seat: int = limit(
        2_500, "rows of a seat; beyond it `enough`, except choosing, ending the turn and leaving"
    )
    max_conflicts: int = limit(8, "conflicts with other workers before a request is `stale`")
    max_leave_attempts: int = limit(5, "attempts to leave a game that others change")
    max_games_left: int = limit(1_000, "running games left when an account is deleted")
    max_clock_s: float = limit(60 * DAY_S, "time of a seat that may be chosen")
    proposal_interval_s: float = limit(10.0, "seconds between two proposals of a seat")
    connect_timeout_s: float = limit(180.0, "clocks start without absent players after")
    recheck_s: float = limit(60.0, "a game whose clock does not run is checked every")
    flag_grace_s: float = limit(1.0, "a move sent in time may arrive later by")
    result_retry: Retry = limit(Retry(1, 32), "writing the result of a finished game")
    reload_retry: Retry = limit(Retry(1, 32), "reading a game again after a notification")


@dataclass(frozen=True)
class BotConfig:
    """Bot processes and their turns."""

    answer_timeout_s: float = limit(60.0, "a process that has not answered is killed after")
    min_think_s: float = limit(0.1, "shortest time to think of a level with a budget, under load")
    remote_grace_s: float = limit(10.0, "a bot of another worker is taken over after")
    idle_retry_s: float = limit(
        600.0, "a failing bot of a game without subscribers is asked again after"
    )
    max_fast_in_a_row: int = limit(20, "fast requests served before a slow one")
    max_programs: int = limit(4, "running external programs per process (LRU)")
    turn_retry: Retry = limit(Retry(1, 32), "a bot's turn after an error")


@dataclass(frozen=True)
class LobbyConfig:
    """Open tables and games to watch."""

    open_for_s: float = limit(24 * HOUR_S, "an open table is listed for")
    watchable_for_s: float = limit(6 * HOUR_S, "a game is listed after its last change for")
    absent_after_s: float = limit(60.0, "an open table without a connected player is hidden after")
    read_delay_s: float = limit(0.3, "changes within this time share one read")
    notify_gap_s: float = limit(0.001, "pause between two subscribers")
    max_listed_per_game: int = limit(60, "tables listed per game, and games to watch")
    max_tables_read: int = limit(200, "open tables read per game, before those below")
    max_open_per_user: int = limit(3, "open tables listed per account")
    max_open_per_address: int = limit(9, "open tables listed per address")
    read_retry: Retry = limit(Retry(1, 32), "reading the lobby after an error")


@dataclass(frozen=True)
class AccountConfig:
    """Profiles, devices and leaderboards."""

    max_name_chars: int = limit(24, "length of a name; longer ones are cut")
    login_code_s: float = limit(600.0, "a login code is valid for")
    max_devices: int = limit(20, "devices of a profile; the oldest is signed out")
    max_blocked: int = limit(500, "profiles that one profile mutes or blocks")
    max_number_attempts: int = limit(5, "attempts to assign a number that others take")
    max_running_listed: int = limit(60, "running games listed on a page of games")
    max_remembered_games: int = limit(60, "games whose seats a browser keeps in cookies")
    max_ranked: int = limit(100, "profiles on a leaderboard")
    max_curve_games: int = limit(100, "games of a rating curve")


@dataclass(frozen=True)
class StorageConfig:
    """The database and its writer."""

    busy_timeout_ms: int = limit(5_000, "a locked SQLite file is waited for, in milliseconds")
    poll_interval_s: float = limit(1.0, "the bus looks for a shutdown, or connects again, every")
    heartbeat_s: float = limit(0.5, "while a clock runs a worker writes a heartbeat every")
    max_gap_s: float = limit(1.0, "a longer gap between heartbeats is downtime, no clock runs")
    max_due_games: int = limit(100, "games whose clocks are checked per heartbeat")
    burst_window_s: float = limit(0.004, "jobs that follow each other within are batched")
    gather_s: float = limit(0.004, "a batch waits for more jobs")
    idle_s: float = limit(1.0, "the writer keeps its connection for")
    max_jobs_per_transaction: int = limit(200, "jobs in one transaction")
    rows_per_statement: int = limit(500, "rows per statement of a restore")
    max_line_bytes: int = limit(256 * 1024, "length of a line of a backup")


@dataclass(frozen=True)
class ServerConfig:
    """All limits, timeouts and retries, by part of the server."""

    address: AddressLimits = AddressLimits()
    http: HttpConfig = HttpConfig()
    realtime: RealtimeConfig = RealtimeConfig()
    game: GameConfig = GameConfig()
    bots: BotConfig = BotConfig()
    lobby: LobbyConfig = LobbyConfig()
    accounts: AccountConfig = AccountConfig()
    storage: StorageConfig = StorageConfig()


class Limit(NamedTuple):
    """One limit: its full name, its value and its description."""

    name: str
    value: Any
    what: str


def entries(config: ServerConfig) -> Iterator[Limit]:
    """All limits of a configuration, in reading order."""
    for part in fields(config):
        section = getattr(config, part.name)
        for one in fields(section):
            value = getattr(section, one.name)
            yield Limit(f"{part.name}.{one.name}", value, one.metadata["what"])


def parse(text: str) -> ServerConfig:
    """The defaults with changes as `name=value`, separated by blanks; a pair has a comma."""
    config = ServerConfig()
    known = {one.name: one.value for one in entries(config)}
    for change in text.split():
        name, _, value = change.partition("=")
        if name not in known:
            raise BadOption(f"{VARIABLE}: no limit {name!r}; docs/reference/limits.md lists them")
        part, _, own = name.partition(".")
        section = replace(getattr(config, part), **{own: _read(name, value, known[name])})
        config = replace(config, **{part: section})
    return config


def _read(name: str, text: str, default: Any) -> Any:
    """A positive value of the type of the default."""
    try:
        if isinstance(default, Rate | Retry):
            value = type(default)(*map(float, text.split(",")))
            positive = min(value) > 0
        else:
            value = type(default)(text)
            positive = value > 0
        if positive:
            return value
    except (TypeError, ValueError):
        pass
    pair = isinstance(default, Rate | Retry)
    expected = ",".join(default._fields) if pair else type(default).__name__
    raise BadOption(f"{VARIABLE}: {name} must be positive, {expected}, not {text!r}")


def setting_text(value: Any) -> str:
    """A value as it is written in `ZIGGURAT_LIMITS`."""
    return ",".join(map(_number, value)) if isinstance(value, tuple) else _number(value)


def _number(value: float) -> str:
    return f"{value:.6g}"


CONFIG: Final = parse(os.environ.get(VARIABLE, ""))
ENDLESS: Final = Rate(1e9, 1e9)
NO_LIMITS: Final = AddressLimits(
    ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, sockets=10**9, tabs=10**9
)
