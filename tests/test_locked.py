"""The files of `.ci` that name versions: whole, with hashes, and of one mind."""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
SERVED = ("app", "postgres")  # the groups a public server installs
HASHED = ".ci/requirements-app.txt"


def pinned() -> dict[str, str]:
    """The versions of the constraints, by canonical name."""
    lines = (ROOT / ".ci" / "constraints.txt").read_text("utf-8").splitlines()
    pairs = [line.split("==") for line in lines if not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in pairs}


def hashed() -> dict[str, tuple[str, list[str]]]:
    """The version and the hashes of each package of the hashed file, by canonical name."""
    text = (ROOT / HASHED).read_text("utf-8").replace("\\\n", " ")
    found: dict[str, tuple[str, list[str]]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            need, *hashes = re.split(r"\s+--hash=", line.strip())
            one = Requirement(need)
            version = str(one.specifier).removeprefix("==")
            found[canonicalize_name(one.name)] = version, hashes
    return found


def needed() -> set[str]:
    """Everything the served groups need here, directly or not, by canonical name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = project["optional-dependencies"]
    direct = [*project["dependencies"], *(one for group in SERVED for one in groups[group])]
    found, left = set[str](), [Requirement(one) for one in direct]
    while left:
        one = left.pop()
        if (name := canonicalize_name(one.name)) not in found or one.extras:
            found.add(name)
            left += _needs_of(one)
    return found


def _needs_of(one: Requirement) -> Iterator[Requirement]:
    for text in requires(one.name) or ():
        need = Requirement(text)
        asked = [{"extra": extra} for extra in (*one.extras, "")]
        if need.marker is None or any(need.marker.evaluate(extra) for extra in asked):
            yield need


def test_every_dependency_of_a_public_server_has_a_version_and_hashes() -> None:
    there = {name for name, (version, hashes) in hashed().items() if version and hashes}
    assert {"brotli", "psycopg-binary", "h11"} <= needed()
    assert needed() - there == set()


def test_every_hash_is_a_sha256() -> None:
    hashes = [one for _, some in hashed().values() for one in some]
    assert len(hashes) > 1000, "those of all files of a release, not only of one platform's"
    assert [one for one in hashes if not re.fullmatch(r"sha256:[0-9a-f]{64}", one)] == []


def test_hashed_versions_are_those_of_the_constraints() -> None:
    elsewhere = {"colorama", "tzdata"}  # asked for on Windows only
    versions = {name: version for name, (version, _) in hashed().items() if name not in elsewhere}
    assert versions == {name: pinned().get(name) for name in versions}


def test_the_hashed_file_names_no_place_to_install_from() -> None:
    assert "://" not in (ROOT / HASHED).read_text("utf-8")


def test_the_guide_installs_by_hash_and_nothing_beside() -> None:
    guide = (ROOT / "docs" / "how-to" / "running.md").read_text("utf-8")
    installs = re.findall(r"pip install (.+)", guide)
    assert installs
    assert {one for one in installs if "--no-deps" not in one} == {f"--require-hashes -r {HASHED}"}
