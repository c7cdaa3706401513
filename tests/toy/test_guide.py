"""The guide to adding a game shows the toy as it is."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_guide_shows_the_toy() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    rules = (ROOT / "tests" / "toy" / "rules.py").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    assert shown
    assert all(block in rules for block in shown)
