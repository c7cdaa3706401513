"""Compile the engine: `python tools/compile.py FOLDER`, run beside a copy of the package.

With ZIGGURAT_PGO=1 it is compiled twice: first so that it counts which way every branch goes
while games are played, then with what was counted (gcc only). ZIGGURAT_OPTIMISE=1 asks less of the
C compiler than the usual 3: the same games, slower, after half the wait.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension

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
from ziggurat.games import registry
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


def build(extensions: list[Extension], folder: str, *flags: str) -> None:
    """Let the C compiler work."""
    os.environ["CFLAGS"] = " ".join([GIVEN, *FLAGS, *flags])
    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = folder, "objects"
    command.force = command.parallel = True
    command.ensure_finalized()
    command.run()


def main(folder: str) -> None:
    """Compile, after a lesson if one is wanted."""
    options = ["--follow-imports=silent", "--cache-dir=cache"]
    extensions = mypycify(
        [*options, *modules()],
        opt_level=os.environ.get("ZIGGURAT_OPTIMISE", "3"),
        debug_level="0",
        strip_asserts=True,
        target_dir="c",
        group_name="ziggurat",
    )
    if not os.environ.get("ZIGGURAT_PGO"):
        build(extensions, folder)
        return
    build(extensions, ".", "-fprofile-generate")
    subprocess.run([sys.executable, "-c", LESSON], check=True)
    # Modules that only hand on to the library were not counted: that is no mistake.
    build(extensions, folder, "-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")


if __name__ == "__main__":
    main(sys.argv[1])
