"""Compile the engine: `python tools/compile.py FOLDER`, run beside a copy of the package."""

import os
import sys
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution

COMPILED = ("core", "games", "bots")
# Calls inside the library may be inlined only if nothing can be put in their place: a third of
# the speed.
FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []


def modules() -> list[str]:
    """The modules to compile; what a package exports stays Python, to be patched and looked at."""
    roots = [Path("ziggurat", part) for part in COMPILED]
    found = [path for root in roots for path in sorted(root.rglob("*.py"))]
    return [str(path) for path in found if path.parent not in roots or path.stem != "__init__"]


def main(folder: str) -> None:
    """Translate to C, and let the C compiler work."""
    options = ["--follow-imports=silent", "--cache-dir=cache"]
    extensions = mypycify(
        [*options, *modules()], strip_asserts=True, target_dir="c", group_name="ziggurat"
    )
    os.environ["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), *FLAGS])
    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = folder, "objects"
    command.force = command.parallel = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(sys.argv[1])
