"""Sent regions: the markup a tab has, and what has to be sent so that it shows another view.

A tab that reconnects reports a checksum for each region it has. A report is only ever compared with
what the tab may see: it can save bytes, and never shows more.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from ziggurat.markup.patches import Fragments, Patch, patch
from ziggurat.server.render.regions import RenderedView

REPORT: Final = re.compile(r"([\w-]{1,40})\.(-?)(\d{1,10})", re.ASCII)
UNKNOWN: Final[Fragments] = (
    "\0",
)  # stands for what the tab has in another form; no region equals it


class SentRegions:
    """Encodes views as the differences from what was sent before."""

    def __init__(self, names: Sequence[str]) -> None:
        self.takes_patches = False  # whether the tab can apply patches
        self._parts: dict[str, Fragments] = {}
        self._names = names  # of the players, as last sent
        self._patched: set[str] = set()  # regions sent by the socket instead of the page
        self._of_page = False  # whether the tab's regions are those of its page
        self._reported: list[re.Match[str]] = []  # of a reconnected tab, until its first view

    def came_with_page(self, shown: RenderedView) -> None:
        """The tab has these regions from its page."""
        self._parts, self._of_page = shown.parts, True

    def resume(self, report: str) -> None:
        """The tab has shown a view before: its regions as `name.checksum`, separated by commas.

        A minus before the checksum says that the region came with the page, not in parts.
        """
        self._reported = [one for each in report.split(",") if (one := REPORT.fullmatch(each))]

    def _compare(self, shown: RenderedView) -> None:
        """Take over the reported regions that are the same in this view."""
        for name, of_page, checksum in (one.groups() for one in self._reported):
            same = name in shown.parts and checksum == str(shown.checksum(name))
            self._parts[name] = shown.parts[name] if same else UNKNOWN
            if same and not of_page:
                self._patched.add(name)
        self._reported = []

    def differences(self, shown: RenderedView, names: Sequence[str]) -> dict[str, Fragments]:
        """The regions of a view that the tab does not have."""
        if self._reported:
            self._compare(shown)
        if self._names != names:  # part of all fragments, and make none differ
            self._names = names
            self._parts = dict.fromkeys(self._parts, UNKNOWN)
            self._patched.clear()
        gone: dict[str, Fragments] = dict.fromkeys(self._parts.keys() - shown.parts.keys(), ())
        wanted = gone | shown.parts  # log entries of taken-back turns are removed
        return {name: one for name, one in wanted.items() if self._parts.get(name) != one}

    def of_page(self, shown: RenderedView, regions: Mapping[str, Fragments]) -> dict[str, str]:
        """Reports of the regions that the tab has from its page, so that it can repeat them."""
        if not self._of_page:
            return {}
        kept = [name for name in shown.parts if name not in regions]
        return {name: f"-{shown.checksum(name)}" for name in kept}

    def encode(self, regions: Mapping[str, Fragments]) -> dict[str, Patch | str]:
        """Regions as sent: patches if the tab can apply them."""
        return {name: self._region(name, now) for name, now in regions.items()}

    def remember(self, regions: Mapping[str, Fragments]) -> None:
        """The tab has these regions from now on."""
        self._parts |= regions
        self._patched |= regions.keys()
        self._of_page = False

    def _region(self, name: str, now: Fragments) -> Patch | str:
        if not self.takes_patches:
            return "".join(now)
        return patch(self._parts[name] if name in self._patched else (), now)
