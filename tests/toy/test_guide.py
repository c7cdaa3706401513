"""The guide to adding a game shows the toy as it is."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_guide_shows_the_toy() -> None:
    guide = (ROOT / "docs" / "how-to" / "adding-a-game.md").read_text(encoding="utf-8")
    toy = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests" / "toy").rglob("*.py"))
    shown = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    assert shown
    assert all(block in toy for block in shown)
