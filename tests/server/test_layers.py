"""Layers: the import contract of the server leaves out no module and names none that is gone."""

import re
import tomllib
from pathlib import Path

from ziggurat import server

SOURCE = Path(server.__file__).parent
PROJECT = Path(__file__).parents[2] / "pyproject.toml"
DOCUMENT = PROJECT.parent / "docs" / "reference" / "server-modules.md"


def layers() -> list[str]:
    contracts = tomllib.loads(PROJECT.read_text())["tool"]["importlinter"]["contracts"]
    (one,) = [each for each in contracts if each["name"] == "The layers of the server"]
    return [name for layer in one["layers"] for name in layer.replace("|", ":").split(" : ")]


def modules() -> list[str]:
    found = (path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
    return [".".join(path.with_suffix("").parts) for path in found if path.stem != "__init__"]


def test_every_module_is_in_one_layer() -> None:
    for module in modules():
        within = [one for one in layers() if f"{module}.".startswith(f"{one}.")]
        assert len(within) == 1, f"{module}: {within}"


def test_every_layer_is_there() -> None:
    for one in layers():
        assert any(f"{module}.".startswith(f"{one}.") for module in modules()), one


def documented() -> set[str]:
    """The modules in the table of the documentation, by package."""
    found, package = set[str](), ""
    for line in DOCUMENT.read_text().partition("## Modules")[2].splitlines():
        cells = line.split("|")
        if len(cells) < 4 or "`" not in cells[2]:
            continue
        package = cells[1].strip(" `") or package
        names = (name.strip("/") for name in re.findall(r"`([a-z_/]+)`", cells[2]))
        found |= {f"{package}.{name}".removeprefix(".") for name in names}
    return found


def test_the_documentation_names_every_module_and_no_other() -> None:
    there = {one for one in modules() if not one.startswith("storage.migrations.")}
    assert documented() == there | {"storage.migrations"}
