"""The documentation is true: its code runs, its links lead somewhere, its commands exist."""

import doctest
import re
import shlex
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
import typer

import ziggurat
from building import tool
from ziggurat.cli import app

ROOT = Path(__file__).resolve().parents[1]
SOURCE = Path(ziggurat.__file__).parent
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md")), *sorted(SOURCE.glob("*/*.md"))]
CARDS = sorted(SOURCE.glob("games/*/SPEC.md"))
GAMES = [path.parent.name for path in CARDS]
EXAMPLES = [path for path in PAGES if ">>> " in path.read_text("utf-8")]
KINDS = ("tutorials", "how-to", "reference", "explanation", "measurements", "decisions")
WIDTH = 100
MADE = DOCS / "measurements" / "ladder.md"  # by `ziggurat ladder`
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
HASHED = ("chain", "draw", "fingerprint", "player", "seal")  # texts of decision 11, no commands
LINK = re.compile(r"\]\(([^)\s]+)\)")


def name(path: Path) -> str:
    """A page as the name of a test."""
    return str(path.relative_to(ROOT))


def blocks(text: str, *languages: str) -> list[str]:
    """The code blocks of a page in some languages."""
    return [code for _, language, code in FENCE.findall(text) if language in languages]


def prose(text: str) -> list[str]:
    """The lines of a page that are neither code nor tables."""
    lines = FENCE.sub("", text).splitlines()
    return [line for line in lines if not line.lstrip().startswith("|")]


def named(page: str) -> set[str]:
    """The words a page sets in code type."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return {word for code in re.findall(r"`([^`\n]+)`", text) for word in re.split(r"\W+", code)}


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and mkdocs make them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text("utf-8")), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.strip().replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("page", EXAMPLES, ids=name)
def test_examples_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_all_python_in_the_pages_is_tried() -> None:
    """Each block is an example that runs, or shows a file that tests run."""
    files = [*(ROOT / "tests" / "toy").rglob("*.py"), *(DOCS / "examples").glob("*.py")]
    shown = "\n".join(path.read_text("utf-8") for path in files)
    found = {page: blocks(page.read_text("utf-8"), "python", "py") for page in PAGES}
    assert sum(map(len, found.values())) > 20
    assert not [
        (name(page), code)
        for page, codes in found.items()
        for code in codes
        if code not in shown and not (">>> " in code and page in EXAMPLES)
    ]


@pytest.mark.parametrize("page", [*PAGES, *CARDS], ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not target.is_dir(), f"{link}: a site has no page for a folder"
        assert not anchor or anchor in anchors(target), link


def test_pages_named_in_the_code_exist() -> None:
    """Such as the page that an error message sends its reader to."""
    texts = [path.read_text("utf-8") for path in SOURCE.rglob("*.py")]
    pages = {page for text in texts for page in re.findall(r"\bdocs/[\w/-]+\.md\b", text)}
    assert "docs/reference/limits.md" in pages
    assert [page for page in sorted(pages) if not (ROOT / page).exists()] == []


@cache
def commands() -> Mapping[str, set[str]]:
    """The commands of `ziggurat`, with those below them, and their options."""
    found: dict[str, set[str]] = {}

    def walk(command: object, path: str) -> None:
        found[path] = {flag for one in command.params for flag in (*one.opts, *one.secondary_opts)}  # type: ignore[attr-defined]
        for word, below in getattr(command, "commands", {}).items():
            walk(below, f"{path} {word}".strip())

    walk(typer.main.get_command(app), "")
    return found


def told(page: Path) -> Iterator[str]:
    """The shell commands of a page: lines of console blocks, and code in its text."""
    text = page.read_text("utf-8").replace("\\\n", " ")
    for code in blocks(text, "console"):
        lines = re.sub(r" # .*| {2,}#.*", "", code).splitlines()
        yield from (part.strip() for line in lines for part in re.split(r"&&|\|", line))
    yield from re.findall(r"`([^`\n]+)`", FENCE.sub("", text))


def fault(command: str) -> str:
    """What is wrong with a command; '' if it exists, or is not ours."""
    plain = re.sub(r"^([#$>] +)*(\w+=\S+ +)*", "", command)
    try:
        words = shlex.split(plain)
    except ValueError:  # half of a quotation: no command
        return ""
    while words and words[0] in ("sudo", "set", ".venv/bin/python", "python", "python3"):
        words = words[1:]
    if not words:
        return ""
    first, rest = words[0], words[1:]
    if first == "make" and rest and re.fullmatch("[a-z]+", rest[0]):
        targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
        return "" if rest[0] in targets else f"no target {rest[0]}"
    if re.fullmatch(r"(tools|deploy)/[\w/.-]+", first):
        return "" if (ROOT / first).exists() else f"no file {first}"
    if Path(first).name != "ziggurat" or first.startswith(("/", "src")) or not rest:
        return ""
    if rest[0] in HASHED or not re.fullmatch(r"[a-z]+|-.*", rest[0]):
        return ""
    known, path = commands(), ""
    while rest and f"{path} {rest[0]}".strip() in known:
        path = f"{path} {rest.pop(0)}".strip()
    if not path and not rest[0].startswith("-"):
        return f"no command {rest[0]}"
    flags = {flag.partition("=")[0] for flag in rest if re.match(r"--\w", flag)}
    missing = flags - known[path] - {"--help"}
    return f"no option {sorted(missing)} of ziggurat {path}" if missing else ""


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_exist(page: Path) -> None:
    faults = {command: fault(command) for command in told(page)}
    assert {command: why for command, why in faults.items() if why} == {}


def test_a_command_that_does_not_exist_is_found() -> None:
    wrong = ("make nothing", "$ ziggurat nothing", "ziggurat serve --nothing", "python tools/no.py")
    assert all(map(fault, wrong))
    right = ("make play", "# .venv/bin/ziggurat moderate log", "ziggurat serve --port 1", "ls -l")
    assert not any(map(fault, right))


@pytest.mark.parametrize("page", sorted({*PAGES} - {MADE}), ids=name)
def test_lines_are_wrapped(page: Path) -> None:
    long = [line for line in prose(page.read_text("utf-8")) if len(line) > WIDTH]
    assert [line for line in long if not re.search(r"!?\[[^\]]*\]\(\S+\)\S*$", line)] == []


def test_every_page_is_of_one_kind() -> None:
    pages = [path.relative_to(DOCS) for path in DOCS.rglob("*.md")]
    assert {path.parts[0] for path in pages} == set(KINDS)
    assert all((DOCS / path).read_text("utf-8").startswith("# ") for path in pages)


def test_the_site_has_every_page() -> None:
    """`mkdocs build --strict` says the same in `make docs`."""
    nav = re.findall(r"(\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    made = ["docs/reference/api.md", "gallery.md"]
    assert sorted(nav) == sorted([*map(name, [*PAGES, *CARDS]), *made])


def test_every_decision_is_listed() -> None:
    records = {path.name for path in (DOCS / "decisions").glob("0*.md")}
    listed = (DOCS / "decisions" / "README.md").read_text("utf-8")
    assert records == set(re.findall(r"\((0\S+\.md)\)", listed))


def test_architecture_names_every_package() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= named("explanation/architecture.md")


def ways() -> list[tuple[str, str, str]]:
    """The rows of "Find your way": what to change, a path, and the name to search for there."""
    text = (DOCS / "explanation" / "architecture.md").read_text("utf-8")
    _, _, section = text.partition("## Find your way")
    rows = re.findall(r"^\| ([^*|]+) \| (.+) \|$", section.partition("\n## ")[0], re.MULTILINE)
    cell = re.compile(r"`([^`]*[./][^`]*)`(?: \((`\w+`(?:, `\w+`)*)\))?")
    return [(what, path, names) for what, where in rows for path, names in cell.findall(where)]


@pytest.mark.parametrize(("what", "path", "names"), ways())
def test_the_way_to_a_change_leads_there(what: str, path: str, names: str) -> None:
    """Of a path for games, each game has a file; a name to search for is in one of them."""
    places = [path.replace("<game>", game) for game in (GAMES if "<game>" in path else [""])]
    beside = [
        list(SOURCE.glob(place.rstrip("/"))) or list(SOURCE.rglob(f"view/{place}"))
        for place in places
    ]
    assert all(beside) or list(SOURCE.rglob(path)), f"{what}: {path} is not there"
    texts = [found.read_text("utf-8") for some in beside for found in some if found.is_file()]
    for word in re.findall(r"`(\w+)`", names):
        if texts:
            assert any(re.search(rf"\b{word}\b", text) for text in texts), f"{path}: no {word}"


def test_the_table_of_ways_is_read() -> None:
    assert len(ways()) > 50
    assert ("a colour", "art/theme.py", "`Shade`") in ways()


def test_the_servers_page_names_every_package_and_module() -> None:
    server = SOURCE / "server"
    steps = server / "storage" / "migrations"  # named by their number
    files = (path for path in server.rglob("*.py") if steps not in path.parents)
    modules = {path.stem for path in files} - {"__init__"}
    packages = {path.parent.name for path in server.glob("*/__init__.py")}
    assert modules | packages <= named("reference/server-modules.md")


def test_the_page_of_the_client_names_every_script_and_style() -> None:
    static = SOURCE / "server" / "http" / "static"
    files = {path.name for path in static.iterdir() if path.suffix in (".js", ".css")}
    text = (DOCS / "reference" / "client.md").read_text("utf-8")
    assert files <= set(re.findall(r"`([\w.]+)`", text))


def test_the_page_of_limits_is_that_of_the_configuration() -> None:
    """`python tools/limits_page.py` writes it."""
    limits = tool("limits_page")
    assert limits.PAGE.read_text("utf-8") == limits.page()


def test_decisions_have_one_number_each() -> None:
    numbers = [path.name[:4] for path in sorted((DOCS / "decisions").glob("0*.md"))]
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]


# Names of others, of the tutorials' own files, and beginnings of names.
NOT_OURS = {"translate_vec_create_from_iterable", "process_open_fds", "has_", "my_bot.py"}
OF_TUTORIALS = re.compile(r"medlar|tests/games/<game>/test_<chapter>\.py")
CODE_KINDS = (".py", ".js", ".css", ".toml", ".ftl", ".txt", ".ts", ".conf", ".service", ".yml")
CODE_WORD = re.compile(r"@?([A-Za-z_][\w.]*)(\([^`]*\))?")
CODE_PATH = re.compile(r"[\w<>*./-]+\.(py|js|css|toml|ftl|txt|md|jsonl|ts|conf)")


@cache
def project() -> tuple[list[str], set[str]]:
    """The paths of all files of the project, and all words of its code and configuration."""
    folders = [ROOT / name for name in ("src", "tests", "tools", "docs", "deploy", ".ci")]
    files = [*ROOT.glob("*"), *(path for folder in folders for path in folder.rglob("*"))]
    others = (path for path in files if path != Path(__file__) and "node_modules" not in path.parts)
    paths = [path for path in others if path.is_file()]
    read = (path for path in paths if path.suffix in CODE_KINDS or path.name == "Makefile")
    words = {word for path in read for word in re.findall(r"\w+", path.read_text("utf-8"))}
    return [path.relative_to(ROOT).as_posix() for path in paths], words


def is_there(code: str) -> bool:
    """Whether a file or a name that a page sets in code type exists; True for anything else."""
    paths, words = project()
    if code in NOT_OURS or OF_TUTORIALS.search(code) or code.startswith("ziggurat_"):
        return True
    if CODE_PATH.fullmatch(code):
        parts = re.split(r"<\w+>|\*", code)
        plain = r"[\w.-]+".join(map(re.escape, parts))
        return any(re.search(rf"(^|/){plain}$", path) for path in paths)
    found = CODE_WORD.fullmatch(code)
    if found is None or not re.search(r"_|[a-z][A-Z]|\.|\(|^[A-Z][a-z]", code):
        return True  # no name, or a plain word
    return all(one in words for one in found[1].split(".") if one)


@pytest.mark.parametrize(
    "page", [path for path in PAGES if path.parent.name != "measurements"], ids=name
)
def test_files_and_names_exist(page: Path) -> None:
    text = FENCE.sub("", page.read_text("utf-8"))
    assert [code for code in re.findall(r"`([^`\n]+)`", text) if not is_there(code)] == []


def test_a_file_or_name_that_does_not_exist_is_found() -> None:
    wrong = ("no/such.py", "games/<game>/no.py", "NoSuchClass", "no_such_name", "Table.no_such()")
    assert not any(map(is_there, wrong))
    right = ("core/game.py", "games/<game>/view/words.<lang>.ftl", "Table", "make play", "take")
    assert all(map(is_there, right))


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    packages = {re.split(r"[\[><=]", one)[0].lower() for group in groups for one in group}
    text = (DOCS / "reference" / "dependencies.md").read_text("utf-8").lower()
    assert {one for one in packages - {"ziggurat"} if one not in text} == set()
