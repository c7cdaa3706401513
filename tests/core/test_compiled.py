"""The compiled half of the tests runs compiled code."""

import os
import shlex
import shutil
import sys
import sysconfig
from importlib import import_module
from pathlib import Path

import pytest

import ziggurat
from ziggurat.core import is_compiled

SOURCES = Path(__file__).resolve().parents[2] / "src" / "ziggurat"
INSTALLED = Path(ziggurat.__file__).resolve().parent
COMPILED = ("core", "games", "bots")
COMPILER = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]

installed_only = pytest.mark.skipif(SOURCES == INSTALLED, reason="the sources run as they are")
compiler_only = pytest.mark.skipif(
    bool(os.environ.get("ZIGGURAT_PLAIN")) or shutil.which(COMPILER) is None,
    reason="without a C compiler, or with ZIGGURAT_PLAIN, the engine is plain Python",
)


def engine() -> list[str]:
    """The modules the build compiles: all of the engine but what its three packages export."""
    paths = [path for part in COMPILED for path in sorted((SOURCES / part).rglob("*.py"))]
    names = [path.relative_to(SOURCES.parent).with_suffix("").parts for path in paths]
    return [
        ".".join(name).removesuffix(".__init__")
        for name in names
        if len(name) > 3 or name[-1] != "__init__"
    ]


@installed_only
@compiler_only
def test_the_whole_engine_is_compiled() -> None:
    plain = [name for name in engine() if str(import_module(name).__file__).endswith(".py")]
    assert not plain and is_compiled()


@installed_only
def test_nothing_is_read_from_the_sources() -> None:
    """One interpreted module among compiled ones would be tested in their place."""
    loaded = {name: module for name, module in sys.modules.items() if name.startswith("ziggurat")}
    files = {name: getattr(module, "__file__", None) for name, module in loaded.items()}
    strangers = [n for n, file in files.items() if file and Path(file).is_relative_to(SOURCES)]
    assert "ziggurat.core" in loaded and not strangers
