"""How the package is built: compiled where a C compiler is there, plain Python where none is.

Hatchling calls it for `pip install .` and `pip wheel .` alike. What was compiled is kept in
build/engine: the whole engine by the sources it was made from, so that a change of pages, words or
styles compiles nothing, and its parts for tools/compile.py. Nothing else is written beside the
sources; `pip install -e .` runs them as they lie, so it is never compiled.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build reads this file alone
from engine import COMPILER, engine_of, why_plain

KEPT = 4  # whole engines


class Compiling(BuildHookInterface[Any]):
    """Puts the compiled engine into the wheel, beside its sources."""

    def dependencies(self) -> list[str]:
        """What a build has to install first: nothing more where nothing is compiled."""
        return [] if why_plain() or engine_of(Path(self.root)).exists() else COMPILER

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile a copy of the sources; a compiler that is there and fails stops the build."""
        reason = "an editable install is never compiled" if version == "editable" else why_plain()
        if reason:
            self.app.display_info(f"The engine stays plain Python: {reason}.")
            return
        engine = engine_of(Path(self.root))
        if not engine.exists():
            self._compile(engine)
        os.utime(engine)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in engine.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(library)] = str(library.relative_to(engine))

    def _compile(self, engine: Path) -> None:
        """Compile into a folder that is kept for the next build."""
        engine.parent.mkdir(parents=True, exist_ok=True)
        script = Path(self.root, "tools", "compile.py")
        with (
            TemporaryDirectory(prefix="ziggurat-") as copy,
            TemporaryDirectory(prefix="half-", dir=engine.parent) as half,
        ):
            shutil.copytree(
                Path(self.root, "src", "ziggurat"),
                Path(copy, "ziggurat"),
                ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
            )
            built = Path(half, "built")
            environment = {"ZIGGURAT_CACHE": str(engine.parent.resolve())} | os.environ
            done = subprocess.run(
                [sys.executable, str(script), str(built)], cwd=copy, env=environment
            )
            if done.returncode:
                sys.exit("The engine did not compile. ZIGGURAT_PLAIN=1 builds it as plain Python.")
            with suppress(OSError):  # the same was built at the same time
                built.replace(engine)
        for old in sorted(engine.parent.glob("whole-*"), key=os.path.getmtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)
