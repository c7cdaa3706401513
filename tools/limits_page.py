"""Write docs/reference/limits.md from the server's configuration: `python tools/limits_page.py`.

`tests/test_docs.py` fails while the page differs from the configuration.
"""

from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from ziggurat.server.config import Rate, Retry, ServerConfig, entries, setting_text

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "limits.md"
START: Final = """# Limits

Every limit, timeout and retry of the server ([client](client.md#a-lost-connection) has those of the
browser, and `bots/levels.py` the time a bot may think). `server/config.py` defines them, and
`python tools/limits_page.py` writes this page from it. `ziggurat serve --list-limits` prints the
values in force.

The environment variable `ZIGGURAT_LIMITS` changes them for a worker and its bot processes. It lists
`name=value`, separated by blanks:

```console
ZIGGURAT_LIMITS="address.sockets=300 address.games=80,0.1" ziggurat serve
```

| kind of value | meaning |
|---|---|
| rate, `burst,rate` | a token bucket: the burst, then the refill per second |
| retry, `first,longest` | exponential backoff from the first to the longest delay, in seconds |
| name ending in `_s`, `_ms` | seconds, milliseconds |
| name ending in `_bytes`, `_chars` | bytes, characters |
| all others | a number |
"""
HEAD: Final = """
| name | default | kind | what |
|---|---|---|---|
"""


def kind(value: Any) -> str:
    """The kind of a value in one word."""
    return "rate" if isinstance(value, Rate) else "retry" if isinstance(value, Retry) else ""


def page() -> str:
    """The page: a table for each part of the server."""
    config = ServerConfig()
    parts = [START]
    found = list(entries(config))
    for part in fields(config):
        summary = (type(getattr(config, part.name)).__doc__ or "").strip()
        parts.append(f"\n## {part.name}\n\n{summary}\n{HEAD}")
        parts += [
            f"| `{one.name}` | {setting_text(one.value)} | {kind(one.value)} | {one.what} |\n"
            for one in found
            if one.name.startswith(f"{part.name}.")
        ]
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
