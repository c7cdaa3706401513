"""What optional groups need: `python tools/needs.py app png`, one requirement a line, for pip.

pip has no way to install only what a project needs: the project itself would be built as well.
"""

import re
import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


def needs(groups: list[str], file: Path = PROJECT) -> list[str]:
    """The requirements of the project and of some groups; a group may name others of its own."""
    project = tomllib.loads(file.read_text("utf-8"))["project"]
    found: list[str] = list(project["dependencies"])
    left, seen = list(groups), set[str]()
    while left:
        group = left.pop(0)
        if group in seen:
            continue
        seen.add(group)
        for wish in project["optional-dependencies"][group]:
            if own := re.fullmatch(rf"{project['name']}\[(.+)\]", wish):
                left += own[1].split(",")
            else:
                found.append(wish)
    return found


if __name__ == "__main__":
    print(*needs(sys.argv[1:]), sep="\n")
