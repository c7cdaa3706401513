"""Sent regions: the markup a tab has, and what has to be sent so that it shows another view."""

from collections.abc import Mapping, Sequence

from ziggurat.markup.patches import Parts, Patch, patch
from ziggurat.server.render.regions import Shown


class SentRegions:
    """Encodes views as the differences from what was sent before."""

    def __init__(self, names: Sequence[str]) -> None:
        self.takes_patches = False  # whether the tab can apply patches
        self._parts: dict[str, Parts] = {}
        self._names = names  # of the players, as last sent
        self._patched: set[str] = set()  # regions sent by the socket instead of the page

    def came_with_page(self, shown: Shown) -> None:
        """The tab has these regions from its page."""
        self._parts = shown.parts

    def differences(self, shown: Shown, names: Sequence[str]) -> dict[str, Parts]:
        """The regions of a view that the tab does not have."""
        if self._names != names:  # part of all fragments, and make none differ
            self._names = names
            self._parts = dict.fromkeys(self._parts, ())
            self._patched.clear()
        gone: dict[str, Parts] = dict.fromkeys(self._parts.keys() - shown.parts.keys(), ())
        wanted = gone | shown.parts  # log entries of taken-back turns are removed
        return {name: one for name, one in wanted.items() if self._parts.get(name) != one}

    def encode(self, regions: Mapping[str, Parts]) -> dict[str, Patch | str]:
        """Regions as sent: patches if the tab can apply them."""
        return {name: self._region(name, now) for name, now in regions.items()}

    def remember(self, regions: Mapping[str, Parts]) -> None:
        """The tab has these regions from now on."""
        self._parts |= regions
        self._patched |= regions.keys()

    def _region(self, name: str, now: Parts) -> Patch | str:
        if not self.takes_patches:
            return "".join(now)
        return patch(self._parts[name] if name in self._patched else (), now)
