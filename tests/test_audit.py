"""The audit fails for a vulnerability, and for nothing else."""

import json

import pytest

from building import tool

audit = tool("audit")
FLAW = {"id": "PYSEC-1", "fix_versions": ["2.0"], "aliases": [], "description": ""}
SOUND = {"name": "click", "version": "8", "vulns": []}
BAD = {"name": "h11", "version": "0.9", "vulns": [FLAW]}
UNKNOWN = {"name": "anyio", "skip_reason": "Dependency not found on PyPI"}


def said(*libraries: object) -> tuple[int, str]:
    bad, lines = audit.told(json.dumps({"dependencies": libraries, "fixes": []}))
    return int(bad), " ".join(lines)


def test_a_vulnerability_fails_and_is_named() -> None:
    bad, text = said(SOUND, BAD, UNKNOWN)
    assert bad == 1 and "h11 0.9: PYSEC-1, corrected in ['2.0']" in text
    assert "2 libraries were audited, 1 have vulnerabilities" in text


def test_what_no_index_knows_is_not_taken_for_sound() -> None:
    assert said(UNKNOWN) == (
        0,
        "1 of 1 libraries were not audited: the index has no advisories for them.",
    )
    assert "1 of 2 libraries were not audited" in said(SOUND, UNKNOWN)[1]


@pytest.mark.parametrize("found", ["", "Traceback (most recent call last):", "[]", "{}"])
def test_without_an_index_it_says_so_and_fails_nothing(found: str) -> None:
    bad, lines = audit.told(found)
    assert bad == 0 and "not audited" in lines[0]
