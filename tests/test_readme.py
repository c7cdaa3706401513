"""The README is short, and the pages speak of the project alone."""

import re
from pathlib import Path

from ziggurat.cli import app

ROOT = Path(__file__).parent.parent


def test_the_reference_names_every_command() -> None:
    text = (ROOT / "docs" / "reference" / "command-line.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`ziggurat (\w+)", text))
    assert {command.name for command in app.registered_commands} <= named


def test_the_readme_fits_on_two_screens() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) < 120


def test_documents_speak_of_the_project_alone() -> None:
    machine = re.compile(r"/(work|root|home|tmp)/\w")
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *(ROOT / "src").rglob("*.md")]
    assert [page.name for page in pages if machine.search(page.read_text("utf-8"))] == []
