"""The compiled half of the tests runs compiled code."""

import os
import re
import shlex
import shutil
import sys
import sysconfig
from importlib import import_module
from pathlib import Path

import pytest

import ziggurat
from building import ROOT, tool
from ziggurat.core import is_compiled

SOURCES = ROOT.resolve() / "src" / "ziggurat"
INSTALLED = Path(ziggurat.__file__).resolve().parent
COMPILER = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]

installed_only = pytest.mark.skipif(SOURCES == INSTALLED, reason="the sources run as they are")
compiler_only = pytest.mark.skipif(
    bool(os.environ.get("ZIGGURAT_PLAIN")) or shutil.which(COMPILER) is None,
    reason="without a C compiler, or with ZIGGURAT_PLAIN, the engine is plain Python",
)


def meant() -> set[str]:
    """The modules that the build compiles."""
    paths = [Path(path).relative_to(SOURCES.parent) for path in tool("compile").modules(SOURCES)]
    return {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths}


@installed_only
@compiler_only
def test_all_that_is_meant_to_be_compiled_is() -> None:
    plain = [name for name in meant() if str(import_module(name).__file__).endswith(".py")]
    assert not plain and is_compiled()


@installed_only
@compiler_only
def test_nothing_else_is_compiled() -> None:
    """The server and the command line are tested as plain Python only."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    libraries = [path.relative_to(INSTALLED.parent) for path in INSTALLED.rglob(f"*{suffix}")]
    names = {".".join(path.parts).removesuffix(suffix) for path in libraries}
    assert {name.removesuffix(".__init__") for name in names} == meant()


def test_what_is_compiled_is_tested_compiled() -> None:
    """Each compiled package has its tests in the second run of `make test`, as is decided."""
    (run,) = re.findall(
        r"pytest .*-o pythonpath=tests (.*)", (ROOT / "Makefile").read_text("utf-8")
    )
    packages = {name.split(".")[1] for name in meant()}
    assert packages == {"core", "games", "bots", "markup", "views"}
    assert {f"tests/{package}" for package in packages} <= set(run.split())
    decision = (ROOT / "docs" / "decisions" / "0007-what-is-compiled.md").read_text("utf-8")
    (told,) = re.findall(r"against the compiled build: ([^(]*)", decision)
    assert re.findall("`(.*?)`", told) == run.split()


@installed_only
def test_nothing_is_read_from_the_sources() -> None:
    """One interpreted module among compiled ones would be tested in their place."""
    loaded = {name: module for name, module in sys.modules.items() if name.startswith("ziggurat")}
    files = {name: getattr(module, "__file__", None) for name, module in loaded.items()}
    strangers = [n for n, file in files.items() if file and Path(file).is_relative_to(SOURCES)]
    assert "ziggurat.core" in loaded and not strangers
