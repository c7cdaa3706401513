"""Compile the engine: `python tools/compile.py FOLDER`, run beside a copy of the package.

With gcc there is one C file for each module, and as many are compiled at once as there are cores;
calls between them are inlined when they are linked. What was compiled before from the same C files
in the same way is taken from ZIGGURAT_CACHE, if that names a folder. With another compiler
everything is one C file: without inlining the engine would be a fifth slower. (A library for each
game would link faster after a change of one game; it was measured to cost an eighth to a sixth of
the speed, since calls between libraries are never inlined.)

With ZIGGURAT_PGO=1 it is compiled twice: first so that it counts which way every branch goes
while games are played, then with what was counted (gcc only). ZIGGURAT_OPTIMISE=1 asks less of the
C compiler than the usual 3: the same games, slower, after half the wait.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

COMPILED = ("core", "games", "bots")
# The part of the views that every drawing spends its time in: making, writing and keeping elements,
# and what every open choice brings.
ALSO = (
    "markup/element.py",
    "markup/memo.py",
    "views/anchors.py",
    "views/gains.py",
    "games/*/view/reckoning.py",
)
# Calls inside the library may be inlined only if nothing can be put in their place: a third of
# the speed.
GIVEN = os.environ.get("CFLAGS", "")
FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []
LESSON = """
from ziggurat import registry
from ziggurat.arena.match import play_match
from ziggurat.arena.series import Series, play_series

for key in registry.keys():
    rules = registry.load(key)
    for seats in range(rules.min_seats, rules.max_seats + 1):
        list(play_series(Series(key, ("random",) * seats, 400)))
    play_match(key, ("mcts-400",) * rules.usual_seats())
"""


def modules(package: Path = Path("ziggurat")) -> list[str]:
    """The modules to compile; what a package exports stays Python, to be patched and looked at."""
    roots = [package / part for part in COMPILED]
    found = [path for root in roots for path in sorted(root.rglob("*.py"))]
    found = [path for path in found if path.parent not in roots or path.stem != "__init__"]
    found = [path for path in found if "view" not in path.parts]
    also = [path for part in ALSO for path in sorted(package.glob(part))]
    return [str(path) for path in (*found, *also)]


def compiler() -> str:
    """What the C compiler says of itself."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout


def linked() -> list[str]:
    """How gcc optimises across C files when it links: with as many processes as make can run."""
    return [f"-flto={os.cpu_count() if shutil.which('make') else 1}", "-fno-fat-lto-objects"]


def cached(key: str, suffix: str) -> Path | None:
    """Where something with this key is kept between builds, if anything is."""
    folder = os.environ.get("ZIGGURAT_CACHE")
    return Path(folder, key + suffix) if folder and not os.environ.get("ZIGGURAT_PGO") else None


def key_of(*texts: object, files: Sequence[str] = ()) -> str:
    """One name for what is compiled, from what, and how."""
    digest = hashlib.sha256(repr(texts).encode())
    for path in files:
        digest.update(path.encode() + b"\0" + Path(path).read_bytes() + b"\0")
    return digest.hexdigest()[:40]


def keep(made: Path, place: Path | None) -> None:
    """Keep a file for the next build; another build may do the same at the same time."""
    if place is not None:
        place.parent.mkdir(parents=True, exist_ok=True)
        half = place.with_name(f"{place.name}.{os.getpid()}")
        shutil.copyfile(made, half)
        half.replace(place)


class Builder(build_ext):  # type: ignore[misc] # setuptools ships no types
    """Compiles and links as many things at once as there are cores, each only if it is new."""

    def build_extensions(self) -> None:
        """Every C file first, then every library."""
        tool: Any = self.compiler
        versions = compiler(), sys.version, metadata.version("mypy")
        self.how = versions, tool.compiler_so, tool.linker_so
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            wanted = [(one, source) for one in self.extensions for source in one.sources]
            wanted.sort(key=lambda pair: -Path(pair[1]).stat().st_size)  # the longest first
            objects = defaultdict[str, list[tuple[str, str]]](list)
            for name, made in pool.map(lambda pair: self._object(*pair), wanted):
                objects[name].append(made)
            finished = [(one, sorted(objects[one.name])) for one in self.extensions]
            list(pool.map(lambda pair: self._library(*pair), finished))

    def _object(self, extension: Extension, source: str) -> tuple[str, tuple[str, str]]:
        """The object file of one C file, with its key."""
        key = key_of(self.how, extension.extra_compile_args, files=[source, *extension.depends])
        place = cached(key, ".o")
        if place is None or not place.exists():
            tool: Any = self.compiler
            (made,) = tool.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
                depends=extension.depends,
            )
            keep(Path(made), place)
            return extension.name, (key, made)
        place.touch()  # it is in use
        return extension.name, (key, str(place))

    def _library(self, extension: Extension, objects: list[tuple[str, str]]) -> None:
        """The library of one extension, in its place."""
        target = Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        key = key_of(self.how, extension.name, [key for key, _ in objects])
        place = cached(key, ".so")
        if place is None or not place.exists():
            tool: Any = self.compiler
            tool.link_shared_object(
                [path for _, path in objects],
                str(target),
                libraries=self.get_libraries(extension),
                export_symbols=self.get_export_symbols(extension),
                extra_postargs=extension.extra_link_args,
                build_temp=self.build_temp,
                target_lang="c",
            )
            keep(target, place)
            return
        place.touch()
        shutil.copyfile(place, target)


def build(extensions: list[Extension], folder: str, *flags: str) -> None:
    """Let the C compiler work."""
    os.environ["CFLAGS"] = " ".join([GIVEN, *FLAGS, *flags])
    command = Builder(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = folder, "objects"
    command.force = True
    command.ensure_finalized()
    command.run()


def forget(days: int = 30) -> None:
    """Delete what no build has used for a month."""
    folder = Path(os.environ.get("ZIGGURAT_CACHE", "nowhere"))
    for path in (*folder.glob("*.o*"), *folder.glob("*.so*")):
        if time.time() - path.stat().st_mtime > days * 24 * 3600:
            path.unlink(missing_ok=True)


def main(folder: str) -> None:
    """Compile, after a lesson if one is wanted."""
    options = ["--follow-imports=silent", "--cache-dir=cache"]
    by_parts = "Free Software Foundation" in compiler()
    extensions = mypycify(
        [*options, *modules()],
        opt_level=os.environ.get("ZIGGURAT_OPTIMISE", "3"),
        debug_level="0",
        strip_asserts=True,
        target_dir="c",
        group_name="ziggurat",
        multi_file=by_parts,
    )
    if by_parts:
        library = max(extensions, key=lambda one: len(one.sources))
        library.extra_compile_args = [*library.extra_compile_args, *linked()]
        library.extra_link_args = [*library.extra_link_args, *linked()]
    if not os.environ.get("ZIGGURAT_PGO"):
        build(extensions, folder)
        forget()
        return
    build(extensions, ".", "-fprofile-generate")
    subprocess.run([sys.executable, "-c", LESSON], check=True)
    # Modules that only hand on to the library were not counted: that is no mistake.
    build(extensions, folder, "-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")


if __name__ == "__main__":
    main(sys.argv[1])
