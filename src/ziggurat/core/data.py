"""Component files: facts in TOML, each with its provenance, checked when they are read."""

import tomllib
from importlib import resources
from typing import Any, Final

from ziggurat.core.errors import DataError

STATUSES: Final = ("rulebook", "public", "derived", "reconstructed")
SOURCE: Final = {"title", "edition", "pages", "status", "note"}
COMMON: Final = {"copies": int, "page": int, "status": str, "text": str}

Fields = dict[str, type]
Component = dict[str, Any]


def read_components(
    package: str, name: str, tables: dict[str, Fields]
) -> dict[str, list[Component]]:
    """The rows of a game's component file; raises DataError for violations of its schema."""
    text = resources.files(package).joinpath("data", name).read_text(encoding="utf-8")
    return checked(name, text, tables)


def checked(name: str, text: str, tables: dict[str, Fields]) -> dict[str, list[Component]]:
    """The rows of a component file's text, after every check."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: not TOML: {error}") from error
    _check_source(name, content.pop("source", None))
    totals = content.pop("totals", {})
    if set(content) != set(tables):
        raise DataError(f"{name}: tables are {sorted(content)}, expected {sorted(tables)}")
    for table, fields in tables.items():
        _check_rows(name, table, content[table], fields)
    _check_totals(name, totals, content)
    return content


def _check_source(name: str, source: object) -> None:
    """Every file says where its facts come from."""
    if not isinstance(source, dict) or set(source) != SOURCE:
        raise DataError(f"{name}: [source] must have exactly {', '.join(sorted(SOURCE))}")
    if source["status"] not in STATUSES:
        raise DataError(f"{name}: source status is one of {', '.join(STATUSES)}")


def _check_rows(name: str, table: str, rows: object, fields: Fields) -> None:
    """Rows have the promised fields, known extras, and ids of their own."""
    if not isinstance(rows, list):
        raise DataError(f"{name}: [[{table}]] must be a list of rows")
    allowed = fields | COMMON
    seen: set[object] = set()
    for number, row in enumerate(rows, start=1):
        if not isinstance(row, dict):
            raise DataError(f"{name}: [[{table}]] must be a list of rows")
        where = f"{name}: {table} {row.get('id', number)}"
        missing = [key for key in fields if key not in row]
        unknown = [key for key in row if key not in allowed]
        if missing or unknown:
            raise DataError(f"{where}: missing {missing}, unknown {unknown}")
        for key, value in row.items():
            if not isinstance(value, allowed[key]) or isinstance(value, bool):
                raise DataError(f"{where}: {key} must be {allowed[key].__name__}")
        if row.get("status", STATUSES[0]) not in STATUSES:
            raise DataError(f"{where}: status is one of {', '.join(STATUSES)}")
        if row.get("id") in seen:
            raise DataError(f"{where}: this id stands twice")
        seen.add(row.get("id", number))


def _check_totals(name: str, totals: object, content: dict[str, list[Component]]) -> None:
    """As many pieces as the component list says."""
    if not isinstance(totals, dict) or not set(totals) <= set(content):
        raise DataError(f"{name}: [totals] must count some of {', '.join(sorted(content))}")
    for table, total in totals.items():
        found = sum(row.get("copies", 1) for row in content[table])
        if found != total:
            raise DataError(f"{name}: {found} of {table}, the component list says {total}")
