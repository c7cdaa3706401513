"""What the README shows is true."""

import doctest
import re
from pathlib import Path

import pytest

from ziggurat.cli import app

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/reference/library.md"])
def test_the_games_in_the_documents_play(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_reference_names_every_command() -> None:
    text = (ROOT / "docs" / "reference" / "command-line.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`ziggurat (\w+)", text))
    assert {command.name for command in app.registered_commands} <= named


def test_the_readme_fits_on_two_screens() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) < 120


def test_links_in_the_documents_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")]
    broken = [
        (page.name, link)
        for page in pages
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
        if not (page.parent / link).exists()
    ]
    assert broken == []


def test_documents_speak_of_the_project_alone() -> None:
    machine = re.compile(r"/(work|root|home|tmp)/\w")
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *(ROOT / "src").rglob("*.md")]
    assert [page.name for page in pages if machine.search(page.read_text("utf-8"))] == []
