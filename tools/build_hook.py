"""How the package is built: compiled where a C compiler is there, plain Python where none is.

Hatchling calls it for `pip install .` and `pip wheel .` alike. Nothing is written into the sources;
`pip install -e .` runs them as they lie, so it is never compiled.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy==2.4.1", "librt==0.16.0", "setuptools>=77"]


def why_plain() -> str:
    """What keeps the engine from being compiled here: '' if nothing does."""
    if os.environ.get("ZIGGURAT_PLAIN"):
        return "ZIGGURAT_PLAIN is set"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(command)[0]) is None:
        return f"there is no C compiler ({command})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        return f"Python's headers are missing ({header})"
    return ""


class Compiling(BuildHookInterface[Any]):
    """Puts the compiled engine into the wheel, beside its sources."""

    def dependencies(self) -> list[str]:
        """What a build has to install first: nothing more where nothing is compiled."""
        return [] if why_plain() else COMPILER

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile a copy of the sources; a compiler that is there and fails stops the build."""
        reason = "an editable install is never compiled" if version == "editable" else why_plain()
        if reason:
            self.app.display_info(f"The engine stays plain Python: {reason}.")
            return
        self.folder = Path(mkdtemp(prefix="ziggurat-"))
        sources, built = self.folder / "ziggurat", self.folder / "built"
        shutil.copytree(
            Path(self.root, "src", "ziggurat"),
            sources,
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
        )
        script = Path(self.root, "tools", "compile.py")
        done = subprocess.run([sys.executable, str(script), str(built)], cwd=self.folder)
        if done.returncode:
            self.finalize(version, build_data, "")
            sys.exit("The engine did not compile. ZIGGURAT_PLAIN=1 builds it as plain Python.")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in built.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(library)] = str(library.relative_to(built))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Forget the copy."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)
