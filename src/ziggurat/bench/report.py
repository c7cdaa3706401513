"""All measurements of one run, as tables of numbers and ratios."""

import json
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from ziggurat import registry
from ziggurat.bench import drawing, engine, load, peers

PEERS = "peers, and we, stepped from Python"


def run_benchmarks(only: str | None, *, quick: bool, as_json: bool) -> None:
    """Measure one game or all, and say what came out."""
    keys = [only] if only else registry.keys()
    for key in keys:
        registry.load(key)  # an unknown key is refused before anything is measured
    numbers: dict[str, Any] = {
        "engine": {key: engine.measure(key, quick=quick) for key in keys},
        "interpreted": engine.interpreted(keys, quick=quick),
        "drawing": {key: drawing.measure(key) for key in keys},
        "server": {key: load.measure(key, quick=quick) for key in keys},
        "peers": peers.measure(),
    }
    numbers["same_games"] = all(
        numbers["engine"][key]["checksum"] == numbers["interpreted"][key]["checksum"]
        for key in keys
    )
    if as_json:
        print(json.dumps(numbers, indent=2))
    else:
        _print(numbers, keys)


def _print(numbers: dict[str, Any], keys: list[str]) -> None:
    console = Console()
    rows = Grid("", *keys, title="engine")
    for name, label in (
        ("stepped_per_second", "random games stepped from Python, choices/s"),
        ("choices_per_second", "random play in the compiled loop, choices/s"),
        ("search_opening_per_second", "tree search, opening, iterations/s"),
        ("search_middle_per_second", "tree search, middle, iterations/s"),
        ("search_end_per_second", "tree search, near the end, iterations/s"),
        ("setup_microseconds", "new table, µs"),
        ("copy_microseconds", "copy, µs"),
    ):
        own = [numbers["engine"][key][name] for key in keys]
        plain = [numbers["interpreted"][key][name] for key in keys]
        rows.add_row(label, *(_figure(value) for value in own))
        rows.add_row("  interpreted", *(_figure(value) for value in plain))
    compiled = all(numbers["engine"][key]["compiled"] for key in keys)
    rows.add_row("compiled", *("yes" if compiled else "no" for _ in keys))
    rows.add_row("same games interpreted", *(str(numbers["same_games"]) for _ in keys))
    for part in ("drawing", "server"):
        for name in numbers[part][keys[0]]:
            values = (_figure(numbers[part][key][name]) for key in keys)
            rows.add_row(name.replace("_", " "), *values)
    console.print(rows)
    _print_peers(console, numbers, keys)


def _print_peers(console: Console, numbers: dict[str, Any], keys: list[str]) -> None:
    if not numbers["peers"]:
        console.print("Other engines: not installed (pip install 'ziggurat[bench]').")
        return
    ratios = Grid("engine", "decisions/s", *(f"{key} ÷ it" for key in keys), title=PEERS)
    for name, speed in numbers["peers"].items():
        own = (numbers["engine"][key] for key in keys)
        cells = (
            f"{row['stepped_per_second'] / speed:.1f}"
            f" (compiled loop {row['choices_per_second'] / speed:.1f})"
            for row in own
        )
        ratios.add_row(name, _figure(speed), *cells)
    console.print(ratios)


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
