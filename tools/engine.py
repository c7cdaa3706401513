"""Where the compiled engine is kept, and what keeps it from being compiled."""

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

COMPILER = ["mypy==2.4.1", "librt==0.16.0", "setuptools>=77"]
# Packages that nothing of the engine may import.
APART = ("server", "cli", "bench", "arena", "analysis")


def why_plain() -> str:
    """What keeps the engine from being compiled here: '' if nothing does."""
    if os.environ.get("ZIGGURAT_PLAIN"):
        return "ZIGGURAT_PLAIN is set"
    if shutil.which(shlex.split(command())[0]) is None:
        return f"there is no C compiler ({command()})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        return f"Python's headers are missing ({header})"
    return ""


def command() -> str:
    """The C compiler."""
    return os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")


def engine_of(root: Path) -> Path:
    """Where the engine is kept that is compiled from these sources, here, in this way."""
    package = root / "src" / "ziggurat"
    sources = [
        path for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in APART
    ]
    ways = [os.environ.get(f"ZIGGURAT_{name}", "") for name in ("OPTIMISE", "PGO")]
    ways += [sys.version, sysconfig.get_platform(), command(), os.environ.get("CFLAGS", "")]
    digest = hashlib.sha256(repr((COMPILER, ways)).encode())
    for path in sorted([*sources, *(root / "tools").glob("compile.py")]):
        digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return root / "build" / "engine" / f"whole-{digest.hexdigest()[:40]}"
