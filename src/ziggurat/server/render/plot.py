"""Plots: time series as lines in a stretched frame."""

from collections.abc import Sequence
from typing import NamedTuple

from ziggurat.markup.element import Element, el

PLOT_UNITS = 1000  # units of a picture that is stretched to its frame
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)  # grid steps
MAX_GRID_STEPS = 4


class Reach(NamedTuple):
    """The range of a frame's vertical axis."""

    least: int
    most: int

    def height(self, number: float) -> float:
        """The vertical place of a number, 0 at the top and 1 at the bottom."""
        return (self.most - number) / (self.most - self.least)

    def grid(self) -> list[Element]:
        """Grid lines at round numbers, labelled at the left."""
        span = self.most - self.least
        step = next((one for one in STEPS if span <= MAX_GRID_STEPS * one), span)
        drawn: list[Element] = []
        for number in range(self.least - self.least % -step, self.most + 1, step):
            y = percent(self.height(number))
            drawn += [
                el("line", x1=0, x2="100%", y1=y, y2=y, class_="grid"),
                el("text", str(number), x=-6, y=y, dy=4, text_anchor="end"),
            ]
        return drawn


def percent(share: float) -> str:
    """A share as CSS percentage."""
    return f"{100 * share:.1f}%"


def polyline(
    places: Sequence[tuple[float, float]], colour: str, dashes: str | None = None
) -> Element:
    """A polyline through places, each between 0 and 1 from the left and from the top."""
    drawn = el(
        "polyline",
        points=" ".join(f"{PLOT_UNITS * x:.0f},{PLOT_UNITS * y:.0f}" for x, y in places),
        fill="none",
        stroke=colour,
        stroke_dasharray=dashes,
        stroke_width=3.5,
        stroke_linejoin="round",
        vector_effect="non-scaling-stroke",
    )
    return el(
        "svg",
        drawn,
        viewBox=f"0 0 {PLOT_UNITS} {PLOT_UNITS}",
        preserveAspectRatio="none",
        width="100%",
        height="100%",
        overflow="visible",
    )
