"""Known vulnerabilities in the libraries of a public server: `python tools/audit.py [FILE]`.

pip-audit asks PyPI for its advisories. Where they cannot be reached, or an index does not know a
library, that is said and nothing fails; a vulnerability fails.
"""

import json
import subprocess
import sys
from pathlib import Path

LOCKED = Path(__file__).resolve().parent.parent / ".ci" / "requirements-app.txt"
PATIENCE = 120  # seconds for all libraries
AUDIT = ["-m", "pip_audit", "--require-hashes", "--disable-pip", "--progress-spinner", "off"]


def asked(file: Path) -> str:
    """What pip-audit finds, in JSON; nothing if it finds no index."""
    command = [sys.executable, *AUDIT, "--timeout", "10", "--format", "json", "-r", str(file)]
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE).stdout
    except subprocess.TimeoutExpired:
        return ""


def told(found: str) -> tuple[int, list[str]]:
    """How many libraries are vulnerable, and what there is to say."""
    try:
        libraries = json.loads(found)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return 0, ["The libraries were not audited: no index with advisories can be reached."]
    known = [one for one in libraries if "skip_reason" not in one]
    bad = [one for one in known if one["vulns"]]
    lines = [
        f"{one['name']} {one['version']}: {flaw['id']}, corrected in {flaw['fix_versions']}"
        for one in bad
        for flaw in one["vulns"]
    ]
    if missing := len(libraries) - len(known):
        lines.append(f"{missing} of {len(libraries)} libraries were not audited: the index has no")
        lines[-1] += " advisories for them."
    if known:
        lines.append(f"{len(known)} libraries were audited, {len(bad)} have vulnerabilities.")
    return len(bad), lines


def main(words: list[str]) -> int:
    """Ask, say and judge."""
    bad, lines = told(asked(Path(words[0]) if words else LOCKED))
    print(*lines, sep="\n")
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
