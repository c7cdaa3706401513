"""A player's banner: mark and points on a plate, pieces in a row, counts beside what they count."""

from collections.abc import Sequence

from ziggurat.art.stone import figure, token
from ziggurat.art.theme import var
from ziggurat.markup.element import Element, Value, el, rect, use

PLATE_WIDTH, PLATE_HEIGHT = 106, 48
MARK_X, MARK_SCALE = 24, 1.3
POINTS_X, POINTS_SIZE = 72, 31
DIGIT = 10  # width of a digit
COUNT_DX, COUNT_DY = 12, 6  # from the middle of a thing to the foot of its count


def nameplate(seat: int, points: int) -> list[Element]:
    """A seat's mark and points on a plate; the middle of its left edge is the origin."""
    return [
        rect(
            0,
            -PLATE_HEIGHT / 2,
            PLATE_WIDTH,
            PLATE_HEIGHT,
            rx=10,
            fill=var("card"),
            stroke=var("card-edge"),
            stroke_width=2,
        ),
        token(seat, MARK_X, 0, MARK_SCALE),
        figure(POINTS_X, 0, str(points), POINTS_SIZE, fill=var("card-ink")),
    ]


def ground(x: float, y: float, width: float, height: float, **attributes: Value) -> Element:
    """The panel under a line of things that belong to one player."""
    look: dict[str, Value] = {"fill": var("panel"), "stroke": var("line"), "stroke_width": 1.4}
    return rect(x, y, width, height, rx=8, **look, **attributes)


def several(art: str, count: int, across: float = 0, down: float = 0) -> list[Element]:
    """Repeat a piece a number of times at a fixed distance."""
    return [use(art, n * across, n * down) for n in range(count)]


def counts(things: Sequence[tuple[float, int]], y: float) -> Element:
    """A count beside pieces in a row, as one text element with a position for each digit."""
    placed = [
        (x + COUNT_DX + DIGIT * nth, digit)
        for x, value in things
        for nth, digit in enumerate(str(value))
    ]
    places = " ".join(f"{x:g}" for x, _ in placed)
    return el("text", "".join(digit for _, digit in placed), x=places, y=y + COUNT_DY)
