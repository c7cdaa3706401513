"""The pages about the code name what is there."""

import re
from pathlib import Path

import ziggurat

ROOT = Path(__file__).resolve().parents[1]
SOURCE = Path(ziggurat.__file__).parent


def named(page: str) -> set[str]:
    """The words a page sets in code type."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return {word for code in re.findall(r"`([^`\n]+)`", text) for word in re.split(r"\W+", code)}


def test_architecture_names_every_package() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= named("explanation/architecture.md")


def test_the_servers_page_names_every_package_and_module() -> None:
    server = SOURCE / "server"
    steps = server / "storage" / "migrations"  # named by their number
    files = (path for path in server.rglob("*.py") if steps not in path.parents)
    modules = {path.stem for path in files} - {"__init__"}
    packages = {path.parent.name for path in server.glob("*/__init__.py")}
    assert modules | packages <= named("reference/server-modules.md")
