"""The picture on the box of Pyramidion: the great pyramid waits for its last stone."""

from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, Value, circle, drawing, g, move, path, rect, use

WIDTH, HEIGHT = 640, 440
SUN = (476, 104, 74)
TOP, FOOT = 92, 330  # of the great pyramid
PEAK = (320, 40)
SLOPE = 1.06  # how far a side runs out for each unit down
COURSE = 17
SHADE = 0.36  # of the width: the side that lies in shadow
BANK = 322


def box(words: Words) -> Element:
    """The picture; the art it uses is in the definitions of the game."""
    return drawing(
        WIDTH,
        HEIGHT,
        *sky(),
        *far_pyramids(),
        *great_pyramid(),
        *last_stone(),
        *river(),
        *boats(),
        *palms(),
        label=words.say("game-title"),
    )


def sky() -> list[Element]:
    """Sand as far as one sees, and a great sun behind the peak."""
    x, y, radius = SUN
    rings = [
        circle(x, y, radius * factor, fill=var("gold"), opacity=opacity)
        for factor, opacity in ((2.1, 0.12), (1.5, 0.2), (1, 1))
    ]
    return [
        rect(0, 0, WIDTH, HEIGHT, fill=var("sand")),
        *rings,
        rect(0, 0, WIDTH, HEIGHT, fill="url(#grain)"),
    ]


def far_pyramids() -> list[Element]:
    """The pyramids of others."""
    return [
        path(
            "M-40 330L84 176L208 330Z", fill=var("ground"), stroke=var("engraving"), stroke_width=2
        ),
        path("M84 176L130 330H208Z", fill=var("platform-edge"), opacity=0.45),
        path(
            "M470 330L566 208L680 330Z", fill=var("ground"), stroke=var("engraving"), stroke_width=2
        ),
        path("M566 208L606 330H680Z", fill=var("platform-edge"), opacity=0.45),
    ]


def side(y: float) -> float:
    """How far a side of the great pyramid stands from its middle at a height."""
    return (y - PEAK[1]) * SLOPE


def great_pyramid() -> list[Element]:
    """Courses of stone up to a flat top."""
    middle = PEAK[0]
    courses: list[Element] = []
    for n, y in enumerate(range(TOP, FOOT, COURSE)):
        wide = side(y + COURSE / 2)
        split = middle + wide * SHADE
        foot = y + COURSE
        joints = "".join(
            f"M{x:g} {y}V{foot}"
            for x in range(int(middle - wide) + 14 + n % 2 * 18, int(split), 36)
        )
        courses += [
            path(
                f"M{middle - wide:g} {y}H{middle + wide:g}V{foot}H{middle - wide:g}Z",
                fill=var("stone"),
                stroke=var("stone-edge"),
                stroke_width=1.6,
            ),
            path(f"M{split:g} {y}H{middle + wide:g}V{foot}H{split:g}Z", fill="#000", opacity=0.24),
            path(joints, stroke=var("stone-edge"), stroke_width=1.4),
            path(
                f"M{middle - wide + 1:g} {y + 1.5}H{split:g}",
                stroke=var("stone-light"),
                stroke_width=2,
            ),
        ]
    return courses


def last_stone() -> list[Element]:
    """The pyramidion, hanging on its ropes over the place where it belongs."""
    x, y = PEAK
    return [
        path(
            f"M{x} -10V{y - 18}M{x} {y - 18}L{x - 34} {y + 26}M{x} {y - 18}L{x + 34} {y + 26}",
            fill="none",
            stroke=var("cream-ink"),
            stroke_width=2.4,
        ),
        path(
            f"M{x} {y - 14}L{x + 44} {y + 34}H{x - 44}Z",
            fill=var("gold"),
            stroke=var("gold-edge"),
            stroke_width=2.4,
        ),
        path(f"M{x} {y - 14}L{x + 44} {y + 34}H{x + 14}Z", fill=var("gold-edge"), opacity=0.55),
        glyph("glyph-ankh", "gold", x - 6, y + 18, 0.8),
    ]


def river() -> list[Element]:
    """The bank and the Nile."""
    waves = "".join(
        f"M{x} {y}q9 -7 18 0t18 0" for y in (370, 396, 424) for x in range(20 - y % 40, WIDTH, 92)
    )
    return [
        rect(0, BANK, WIDTH, HEIGHT - BANK, fill=var("platform")),
        rect(0, BANK, WIDTH, HEIGHT - BANK, fill="url(#grain)"),
        path(f"M0 352C120 338 220 352 330 346S540 340 640 350V{HEIGHT}H0Z", fill=var("blue")),
        path(waves, fill="none", stroke=var("blue-light"), stroke_width=2.4, opacity=0.8),
    ]


def boats() -> list[Element]:
    """Three boats, laden with what the pyramid needs."""
    return [
        laden(128, 380, 0.72, ("wood", "camel")),
        laden(548, 376, 0.66, ("statue", "stone")),
        laden(334, 392, 1, ("stone", "worker", "food")),
    ]


def laden(x: float, y: float, size: float, cargo: tuple[str, ...]) -> Element:
    """A boat of reeds under sail with its cargo on deck."""
    line: dict[str, Value] = {
        "stroke": var("orange-ink"),
        "stroke_width": 2.4,
        "stroke_linejoin": "round",
    }
    deck: list[Child] = [
        use(f"goods-{kind}", transform=move(34 * n - 17 * len(cargo) + 17, 4, 0.92))
        for n, kind in enumerate(cargo)
    ]
    return g(
        path("M0 12V-92", stroke_width=5, stroke=var("orange-ink")),
        path(SAIL, fill=var("cream"), **line),
        path("M-41 -64C-14 -58 14 -58 41 -64M-40 -40C-14 -34 14 -34 40 -40", fill="none", **line),
        glyph("glyph-ankh", "terracotta", 0, -50, 1.1),
        *deck,
        path(HULL, fill=var("orange"), **line),
        path("M-62 18C-36 32 36 32 62 18", fill="none", **line),
        transform=move(x, y, size),
    )


SAIL = (
    "M-40 -88C-14 -82 14 -82 40 -88C44 -64 44 -44 40 -22"
    "C14 -28 -14 -28 -40 -22C-44 -44 -44 -64 -40 -88Z"
)
HULL = (
    "M-84 -18C-66 14 -36 20 0 20C36 20 64 12 80 -30C84 -32 90 -30 92 -26"
    "C84 22 48 42 0 42C-48 42 -80 22 -90 -12C-90 -16 -88 -18 -84 -18Z"
)


def palms() -> list[Element]:
    """Trees on the bank."""
    return [
        glyph("glyph-cairo", "green", 40, 300, 3.4),
        glyph("glyph-cairo", "green", 604, 306, 2.8),
    ]
