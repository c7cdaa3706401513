"""Measure the branch coverage of the core, the games and the sessions; fail if it is too low.

    python tools/coverage_gate.py [--report FILE]

Tracing takes three to four times as long as the tests alone, so only tests that execute this code
are run. `--report` judges an existing JSON report instead.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
REPORT: Final = ROOT / "build" / "coverage" / "report.json"
LEAST_PERCENT: Final = 95.0
PACKAGE: Final = "src/ziggurat/"
GROUPS: Final = {
    "core": ("core/",),
    "games": ("games/",),
    "sessions": ("server/game/", "server/sessions/", "server/realtime/"),
}
# Tests of the rules, and laws that execute what tests of single games do not.
RULE_TESTS: Final = (
    "tests/core",
    "tests/games",
    "tests/test_verifying.py",
    *(f"tests/bots/test_{name}.py" for name in ("evaluations", "weights", "progress")),
    *(f"tests/bots/test_{name}.py" for name in ("amytis", "origins", "teotihuacan")),
    "tests/laws/test_screen_reader.py",
    "tests/laws/test_events.py::test_what_is_told_has_its_line_in_the_log",
    "tests/laws/test_reasons.py::test_a_choice_in_question_has_a_reason_exactly_if_it_is_closed",
    "tests/laws/test_views.py::test_box_and_gallery_use_only_art_that_is_there",
    "tests/laws/test_views.py::test_every_choice_of_the_catalogue_can_be_named",
    "tests/laws/test_views.py::test_the_table_is_described_to_every_viewer",
    "tests/laws/test_words.py",
)
SESSION_NAMES: Final = (
    *("session", "requests", "rows", "clocks", "leaving", "agreed_undo", "rated", "fair_play"),
    *("host", "foresight", "lesson", "why", "aloud", "telling", "presence", "socket", "hostile"),
    *("app", "closing", "faults", "limits", "moderation", "patches", "privacy", "protocols"),
    *("watch", "workers", "bus", "two_workers", "resume", "store"),
)
SESSION_TESTS: Final = (
    *(f"tests/server/test_{name}.py" for name in SESSION_NAMES),
    "tests/server/test_versions.py::TestRules",
)
# Two runs, so that tests of the server do not trace the rules. Each traces its groups only.
RUNS: Final = ((("core", "games"), RULE_TESTS), (("sessions",), SESSION_TESTS))
# Slow comparisons with other programs and with golden files: they execute nothing more.
IGNORED: Final = ("oracle", "records", "rewritten", "secrets", "variants")
DESELECTED: Final = (
    "tests/games/teotihuacan/test_ahead.py"
    "::test_every_sequence_that_begins_with_the_bonus_is_foreseen",
    "tests/games/pyramidion/view/test_view.py"
    "::test_everything_that_is_asked_and_offered_has_a_name_and_a_rule",
)


class Share(NamedTuple):
    """How many lines and branches there are, and how many of them were executed."""

    lines: int = 0
    executed: int = 0
    branches: int = 0
    taken: int = 0

    def __add__(self, other: object) -> "Share":
        assert isinstance(other, Share)
        return Share(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))

    @property
    def of_lines(self) -> float:
        """The share of lines that were executed, in percent."""
        return 100 * self.executed / self.lines if self.lines else 100.0

    @property
    def of_branches(self) -> float:
        """The share of branches that were taken, in percent."""
        return 100 * self.taken / self.branches if self.branches else 100.0

    @property
    def enough(self) -> bool:
        """Whether both shares are."""
        return min(self.of_lines, self.of_branches) >= LEAST_PERCENT


def measure() -> None:
    """Run the tests with tracing and write the report; end with them if one fails."""
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    for number, (groups, tests) in enumerate(RUNS):
        words = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "loadgroup"]
        words += [f"--cov=ziggurat.{name}" for group in groups for name in sources(group)]
        words += ["--cov-config=pyproject.toml", f"--cov-report=json:{REPORT}"]
        words += ["--cov-append"] if number else []
        words += [f"--ignore-glob=tests/games/*/test_{name}.py" for name in IGNORED]
        words += [f"--deselect={name}" for name in DESELECTED]
        done = subprocess.run([*words, *tests], cwd=ROOT)
        if done.returncode:
            raise SystemExit(done.returncode)


def sources(group: str) -> list[str]:
    """The packages of a group, as names inside the project's package."""
    folders = (folder for folder in GROUPS[group] if (ROOT / PACKAGE / folder).is_dir())
    return [folder.strip("/").replace("/", ".") for folder in folders]


def shares(report: dict[str, Any]) -> dict[str, Share]:
    """The share of each file, by its path inside the package."""
    found = {}
    for name, one in report["files"].items():
        summary = one["summary"]
        found[name.partition(PACKAGE)[2] or name] = Share(
            summary["num_statements"],
            summary["covered_lines"],
            summary["num_branches"],
            summary["covered_branches"],
        )
    return found


def total(files: Iterable[Share]) -> Share:
    """The share of several files together."""
    return sum(files, Share())


def verdict(files: dict[str, Share]) -> Iterator[tuple[str, Share]]:
    """Each group with its share; a group without a file counts as not executed."""
    for group, folders in GROUPS.items():
        mine = [share for name, share in files.items() if name.startswith(folders)]
        yield group, total(mine) if mine else Share(1, 0, 1, 0)


def row(name: str, share: Share) -> str:
    """A line of the table."""
    return f"{name:50} {share.of_lines:7.1f} % {share.of_branches:9.1f} %"


def main() -> int:
    """Measure and print; the exit code."""
    parser = argparse.ArgumentParser(prog="coverage_gate", description=__doc__)
    parser.add_argument("--report", type=Path)
    asked = parser.parse_args()
    if asked.report is None:
        measure()
    files = shares(json.loads((asked.report or REPORT).read_text(encoding="utf-8")))
    groups = list(verdict(files))
    weak = sorted(name for name, share in files.items() if not share.enough)
    print(f"{'file below ' + format(LEAST_PERCENT, '.0f') + ' %':50} {'lines':>9} {'branches':>11}")
    for name in weak:
        print(row(name, files[name]))
    print(f"\n{'coverage':50} {'lines':>9} {'branches':>11}")
    for group, share in groups:
        print(row(group, share))
    low = [group for group, share in groups if not share.enough]
    if low:
        print(f"Below {LEAST_PERCENT:.0f} %: {', '.join(low)}.", file=sys.stderr)
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
