"""Trace the clicks of a game at a checkout's app: run by `tools/structure.py`, as a pytest file.

The current folder is the checkout, and its own test client plays: two tabs at Amytis. The counts of
each click are written as JSON to the file that CLICKS names.
"""

import json
import os
import re
import sys
import threading
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from server.asgi import TestClient
from server.play import tab

SOURCE = str(Path.cwd() / "src") + os.sep
CLICKS = 8  # the first ones fill caches
CHOICE = re.compile(r'data-choice="([^"]*)"')


class Trace:
    """Counts the calls of the checkout's own functions in all threads, while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.calls: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Count one call; the signature is that of a profile function."""
        if self.on and event == "call" and frame.f_code.co_filename.startswith(SOURCE):
            self.calls[frame.f_code.co_filename, frame.f_code.co_qualname] += 1

    def counts(self) -> dict[str, int]:
        """The numbers of files, folders, functions and calls."""
        files = {Path(file) for file, _ in self.calls}
        folders = {file.parent for file in files}
        calls = self.calls.total()
        return {"files": len(files), "folders": len(folders)} | {
            "functions": len(self.calls),
            "calls": calls,
        }


TRACE = Trace()
threading.setprofile(TRACE)  # for the threads of the app, which start later


def click(tabs: list[Any], last: Any) -> tuple[Any, str]:
    """The first legal choice of the seat to move, or its End turn, until both tabs show it."""
    offers = ((tab, CHOICE.findall(tab.regions["list"])) for tab in tabs)
    mover, found = next(((tab, found) for tab, found in offers if found), (last, []))
    revision = mover.view["rev"]
    if found:
        mover.act("choose", id=found[0])
    else:
        mover.act("end")
    for each in tabs:
        while each.view["rev"] <= revision:
            each.hear("view")
    return mover, found[0] if found else "end of turn"


def test_clicks(client: TestClient) -> None:
    """Play some clicks and write down what each has called; it asserts nothing."""
    told = []
    with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
        mover = ada
        for _ in range(CLICKS):
            TRACE.calls.clear()
            sys.setprofile(TRACE)
            TRACE.on = True
            mover, name = click([ada, balam], mover)
            TRACE.on = False
            sys.setprofile(None)
            told.append({"name": name, **TRACE.counts()})
    Path(os.environ["CLICKS"]).write_text(json.dumps(told), encoding="utf-8")
