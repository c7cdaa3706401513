"""How the package is built and installed: compiled or plain, with and without optional groups."""

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

import ziggurat
from building import ROOT, tool
from ziggurat import registry
from ziggurat.core.errors import MissingExtra
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.extras import needs

LIBRARY = str(sysconfig.get_config_var("EXT_SUFFIX"))


def hook() -> ModuleType:
    """What decides whether the package is compiled."""
    return tool("engine")


compiler_needed = pytest.mark.skipif(bool(hook().why_plain()), reason=str(hook().why_plain()))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The project with an engine of one module, and what draws."""
    folder = tmp_path / "checkout"
    core = folder / "src" / "ziggurat" / "core"
    core.mkdir(parents=True)
    shutil.copytree(ROOT / "tools", folder / "tools")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    (core.parent / "__init__.py").write_text('__version__ = "0.1.0"\n')
    (core / "__init__.py").write_text("")
    (core / "engine.py").write_text("def double(number: int) -> int:\n    return number * 2\n")
    (core.parent / "markup").mkdir()
    shutil.copy(ROOT / "src" / "ziggurat" / "markup" / "element.py", core.parent / "markup")
    return folder


def wheel(
    checkout: Path, target: Path, **environment: str
) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """Build a wheel; what was said, and the names inside."""
    told = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)],
        cwd=checkout,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    return told, [name for path in target.glob("*.whl") for name in ZipFile(path).namelist()]


def test_without_a_compiler_or_headers_the_engine_stays_plain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = hook()
    monkeypatch.delenv("ZIGGURAT_PLAIN", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert plain.why_plain() == "there is no C compiler (no-such-compiler -pthread)"
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: "nowhere")
    assert plain.why_plain().startswith("Python's headers are missing")
    monkeypatch.setenv("ZIGGURAT_PLAIN", "1")
    assert plain.why_plain() == "ZIGGURAT_PLAIN is set"


def test_a_wheel_without_a_compiler_is_pure_and_says_so(checkout: Path, tmp_path: Path) -> None:
    told, names = wheel(checkout, tmp_path / "plain", CC="no-such-compiler")
    assert told.returncode == 0, told.stderr
    said = "The engine stays plain Python: there is no C compiler (no-such-compiler)."
    assert (told.stdout + told.stderr).splitlines().count(said) == 1
    assert "ziggurat/core/engine.py" in names
    assert [name for name in names if name.endswith(LIBRARY)] == []


@compiler_needed
def test_a_compiled_wheel_leaves_the_sources_alone(checkout: Path, tmp_path: Path) -> None:
    before = sorted(checkout.rglob("*"))
    watched, log = tmp_path / "watched-cc", tmp_path / "calls"
    watched.write_text(f'#!/bin/sh\necho "$@" >> {log}\nexec cc "$@"\n')
    watched.chmod(0o755)
    told, names = wheel(checkout, tmp_path / "compiled", CC=str(watched))
    assert told.returncode == 0, told.stderr
    assert f"ziggurat/core/engine{LIBRARY}" in names and "ziggurat/core/engine.py" in names
    assert f"ziggurat__mypyc{LIBRARY}" in names and f"ziggurat/markup/element{LIBRARY}" in names
    shutil.rmtree(checkout / "build")
    assert sorted(checkout.rglob("*")) == before
    calls = [call for call in log.read_text().splitlines() if call != "--version"]
    assert all("-fno-semantic-interposition" in call for call in calls), "a third of the speed"
    assert any("-O3" in call and "ziggurat" in call for call in calls)
    joined = [call for call in calls if f"ziggurat__mypyc{LIBRARY}" in call]
    assert all("-flto" in call for call in joined) and len(joined) == 1, "a fifth of the speed"


@compiler_needed
def test_only_what_changed_is_compiled_again(checkout: Path, tmp_path: Path) -> None:
    """Pages and words compile nothing; a module its own C file, and the library is linked."""
    watched, log = tmp_path / "watched-cc", tmp_path / "calls"
    watched.write_text(f'#!/bin/sh\necho "$@" >> {log}\nexec cc "$@"\n')
    watched.chmod(0o755)
    package = checkout / "src" / "ziggurat"

    def compiled(name: str) -> list[str]:
        """The C files that another wheel takes, which has the same libraries in it."""
        log.write_text("")
        told, names = wheel(checkout, tmp_path / name, CC=str(watched))
        assert told.returncode == 0, told.stderr
        assert f"ziggurat/core/engine{LIBRARY}" in names
        found = re.findall(r"-c (\S+\.c) ", log.read_text())
        return [Path(one).name.removeprefix("__native_ziggurat___") for one in found]

    assert "core___engine.c" in compiled("first")
    (package / "server").mkdir()
    (package / "server" / "page.py").write_text("PAGE = 1\n")
    (package / "server" / "page.css").write_text("p {}\n")
    (package / "markup" / "words.en.ftl").write_text("yes = Yes\n")
    assert compiled("pages") == [] and log.read_text() == "", "not even looked for"
    engine = package / "core" / "engine.py"
    engine.write_text(engine.read_text().replace("* 2", "* 3"))
    assert compiled("engine") == ["core___engine.c"]
    engine.write_text(engine.read_text().replace("* 3", "* 2"))
    assert compiled("back") == [] and log.read_text() == ""


@compiler_needed
def test_an_engine_that_does_not_compile_stops_the_build(checkout: Path, tmp_path: Path) -> None:
    engine = checkout / "src" / "ziggurat" / "core" / "engine.py"
    engine.write_text('def double(number: int) -> int:\n    return "two"\n')
    told, names = wheel(checkout, tmp_path / "broken")
    assert told.returncode != 0 and names == []
    assert "engine.py:2" in told.stdout + told.stderr
    assert "The engine did not compile. ZIGGURAT_PLAIN=1 builds it as plain Python." in told.stderr


def imported(path: Path) -> set[str]:
    """The libraries a file imports, by their first names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name.partition(".")[0] for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def test_what_is_compiled_needs_only_what_a_build_has() -> None:
    """A build has the compiler and nothing of the optional groups: it would stop there."""
    there = {*sys.stdlib_module_names, "ziggurat", "librt", "mypy_extensions"}
    compiled = tool("compile").modules(ROOT / "src" / "ziggurat")
    assert len(compiled) > 100
    assert {path: missing for path in compiled if (missing := imported(Path(path)) - there)} == {}


def without(libraries: list[str], code: str) -> subprocess.CompletedProcess[str]:
    """Run Python as if some libraries were not installed."""
    hidden = f"import sys; sys.modules.update(dict.fromkeys({libraries})); "
    return subprocess.run(
        [sys.executable, "-c", hidden + code],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )


APP = ["typer", "rich", "starlette", "uvicorn", "websockets", "sqlalchemy", "fluent"]


def test_a_game_needs_none_of_the_optional_groups() -> None:
    game = "import ziggurat as z; t = z.play_match('uxmal', ['greedy', 'random']); print(t.over)"
    assert without(APP, game).stdout == "True\n"
    title = "import ziggurat as z; print(z.games()[0].title, z.Table('amytis')._repr_svg_())"
    assert without(APP, title).stdout == "amytis None\n"


@pytest.mark.parametrize(
    ("hidden", "code", "said"),
    [
        (["typer"], "from ziggurat.__main__ import main; main()", "typer is missing"),
        (
            ["uvicorn"],
            "sys.argv[1:] = ['serve']; from ziggurat.__main__ import main; main()",
            "uvicorn is missing",
        ),
    ],
)
def test_the_command_line_names_the_missing_group(hidden: list[str], code: str, said: str) -> None:
    told = without(hidden, code)
    assert told.returncode in (1, 2)
    assert told.stderr == f"ziggurat: {said}: pip install 'ziggurat[app]'\n"


def test_a_picture_names_the_missing_group() -> None:
    told = without(["fluent"], "import ziggurat as z; z.Table('amytis').svg()")
    assert told.stderr.endswith(
        "MissingExtra: fluent.runtime is missing: pip install 'ziggurat[app]'\n"
    )


def test_a_mistake_of_our_own_is_not_a_missing_group() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"ziggurat\.nowhere"), needs("app"):
        importlib.import_module("ziggurat.nowhere")
    with pytest.raises(MissingExtra, match="no_such_library is missing"), needs("app"):
        importlib.import_module("no_such_library")


def test_the_games_are_listed_with_seats_and_options() -> None:
    amytis = next(game for game in ziggurat.games("fr") if game.key == "amytis")
    assert amytis.title == "Les Architectes d’Amytis"
    assert amytis.seats == (2, 2) and amytis.options["garden"] == ("a", "b")
    assert [game.key for game in ziggurat.games()] == ziggurat.game_keys()


def test_a_game_without_words_is_listed_by_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "medlar", registry.Parts("ziggurat.games.amytis"))
    assert ("medlar", "medlar") in [(game.key, game.title) for game in ziggurat.games()]


@pytest.mark.parametrize(("served", "usual"), [((1, 4), 2), ((2, 4), 2), ((3, 5), 3), ((1, 1), 1)])
def test_two_sit_down_when_nobody_says(served: tuple[int, int], usual: int) -> None:
    amytis = registry.load("amytis")
    game: Game[State] = Game("medlar", 1, served, amytis.catalogue, [], [], {})
    assert game.usual_seats() == usual


def test_the_project_asks_for_ranges_not_pins() -> None:
    """A library that pins what it needs cannot be installed beside another."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = project["optional-dependencies"]
    asked = [*project["dependencies"], *groups["app"], *groups["postgres"], *groups["png"]]
    assert [wish for wish in asked if "==" in wish or ">=" not in wish] == []
