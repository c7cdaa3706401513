"""What a building does, as a line or two of small signs: `2◆ / tile` is two points for each."""

from typing import Final

from ziggurat.art.stone import figure, polygon
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph
from ziggurat.games.origins.view.dice import TONES
from ziggurat.games.origins.view.glyphs import OCTAGON
from ziggurat.markup.element import Element, Value, at, el, g, move, path, rect, use

EFFECTS: Final = {
    "granary": ("food", "+ food / farm"),
    "harbor": ("v2 / tile.yellow",),
    "market": ("v4 / die.yellow",),
    "mint": ("gold",),
    "quarry": ("stone", "+ stone / empty"),
    "workshop": ("any",),
    "armory": ("advance advance", "& attack"),
    "arena": ("v2 / tile.red", "v2 / die.red"),
    "outpost": ("advance | attack",),
    "equestrian": ("advance advance", "stone | food / shield"),
    "fortress": ("advance / tile.red",),
    "veterans": ("die to v#", "die −1"),
    "castle": ("v1", "+ v3 / district"),
    "construction-yard": ("tile to", "hold"),
    "courthouse": ("die swap die",),
    "estate": ("die to base",),
    "forum": ("speaker",),
    "stone-circle": ("colours", "=0-1-3-6-10"),
    "temple-forest": ("+2 forest", "gold to step"),
    "temple-mountain": ("+2 mountain", "gold to step"),
    "temple-sea": ("+2 sea", "gold to step"),
    "obelisk": ("obelisk", "=1-2-4-7"),
    "sanctuary": ("card", "=3-6-10"),
    "statue": ("+1 temple",),
    "artists-salon": ("v3 /", "colours"),
    "astronomy-tower": ("wisdom", "+ wisdom / advisor"),
    "fountain": ("wisdom", "ship to 1"),
    "portal": ("die", "+1 +2"),
    "healer": ("v1", "+ v1 / die"),
    "mage-tower": ("copy",),
    "agora": ("gold / district",),
}
"""Lines of signs by building; `v2` is two points, `=3-6-10` points that grow, `tile.red` a tile."""

CHIPS: Final = ("stone", "food", "wisdom", "gold", "any")
"""On plates of stone goods have their own colours."""

_WIDTHS: Final = {"/": 8, "+": 11, "|": 7, "&": 11, "to": 16, "up": 15, "swap": 20, "colours": 44}
ICON: Final = 23  # width of a sign
DIGIT: Final = 11
GAP: Final = 4  # between two numbers on a plate
LETTERS: Final = 19  # size of numbers and signs of reckoning
SPARE: Final = 8  # a line of numbers may be so much wider: it comes near the edge
MAX_SCALE: Final = 1.5  # times their own size, signs are large enough


WORTHS: Final = ("", *(str(n) for n in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15)))
"""Points that are printed somewhere; none are as many as a die shows."""


def effect_defs() -> list[Element]:
    """Points in a lozenge; its rim is in the ink of the place that uses it."""
    return [worth_art(value) for value in WORTHS]


def worth_art(value: str) -> Element:
    """A number of points."""
    size, wide = (15.5, 1.25) if len(value) > 1 else (18, 1)
    look: dict[str, Value] = {"fill": var("gold-ink"), "font_family": var("sans"), "stroke": "none"}
    number = figure(0, 0, value, size, **look)
    return g(
        path(
            polygon(4, 12.6),
            transform=f"scale({wide} 1)" if wide > 1 else None,
            fill=var("gold-light"),
            stroke="currentColor",
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
        *([number] if value else []),
        id=f"v-{value}",
    )


def points(value: int, x: float, y: float, scale: float) -> Element:
    """Points on a board."""
    return use(f"v-{value}", transform=move(x, y, scale), color=var("gold-ink"))


def effect(name: str, tone: str, y: float, width: float, height: float) -> list[Element]:
    """The signs of a building around a height, as large as there is room."""
    lines = EFFECTS[name]
    high = height / len(lines)
    first = y - high * (len(lines) - 1) / 2
    widths = [width + SPARE if line[0] == "=" else width for line in lines]
    return [
        row(line, tone, 0, first + n * high, wide, high)
        for n, (line, wide) in enumerate(zip(lines, widths, strict=True))
    ]


def engraved(name: str, x: float, y: float, scale: float) -> Element:
    """A woodcut cut straight into the board, to be read by day and by night."""
    return use(name, transform=move(x, y, scale), fill=var("ground"), color=var("platform-ink"))


def row(line: str, tone: str, x: float, y: float, width: float, height: float) -> Element:
    """A line of signs with its middle at a point, in the ink and the light of a colour."""
    signs = line.split()
    wide = sum(map(breadth, signs))
    at_, drawn = -wide / 2, []
    for name in signs:
        drawn.append(sign(name, tone, round(at_ + breadth(name) / 2, 1)))
        at_ += breadth(name)
    scale = round(min(width / wide, height / ICON, MAX_SCALE), 2)
    letters: dict[str, Value] = {}
    if any(one.tag == "text" for one in drawn):
        letters = {
            "font_family": var("sans"),
            "font_weight": 700,
            "font_size": LETTERS,
            "text_anchor": "middle",
            "stroke": "none",  # also where a ghost of it lies in a ring
        }
    return g(
        *drawn,
        transform=move(x, y, scale),
        fill=var(f"{tone}-light"),
        color=var(f"{tone}-ink"),
        **letters,
    )


def breadth(name: str) -> float:
    """How much room a sign takes."""
    if name[0] == "=":
        return DIGIT * (len(name) - 1) - (DIGIT - GAP) * name.count("-") + 3
    if name in _WIDTHS:
        return _WIDTHS[name]
    return ICON if name[-1].isalpha() or name[0] in "v" else DIGIT * len(name)


def sign(name: str, tone: str, x: float) -> Element:
    """One sign of a line."""
    if name[0] == "=":
        return growing(name[1:], x, breadth(name))
    kind, _, colour = name.partition(".")
    if name[0] == "v" and not name[1:].isalpha():
        return use(f"v-{name[1:].strip('#')}", x)
    if colour:
        return _coloured(kind, colour, x)
    if tone == "stone" and name in CHIPS:
        return use(f"good-{name}", transform=move(x, 0, 0.92))
    if name in _WIDTHS and name.isalpha() and name != "colours":
        return use(f"cut-{name}", transform=move(x, 0, 0.8))
    match name:
        case "colours":
            return at(x, 0, *(_dot(n) for n in range(len(TONES))))
        case "hold":
            tile = use("cut-tile", transform=move(0, -2, 0.8))
            return at(x, 0, tile, path(_TRAY, fill="none", stroke="currentColor", **_LINE))
        case "shield":
            return path(_SHIELD, stroke="currentColor", transform=move(x, 0), **_LINE)
        case _ if name[-1].isalpha():
            return use(f"cut-{name}", transform=move(x, 0, 0.9))
        case _:
            return el("text", name, x=x, y=6.6, fill="currentColor")


def growing(values: str, x: float, width: float) -> Element:
    """Points that grow with every thing of a kind, on one plate."""
    numbers = el(
        "text",
        values.replace("-", " "),
        y=6.8,
        fill=var("gold-ink"),
        textLength=width - 3,
        lengthAdjust="spacingAndGlyphs",
    )
    plate = rect(-width / 2, -10, width, 20, rx=4, fill=var("gold-light"), stroke="currentColor")
    letters: dict[str, Value] = {
        "font_family": var("sans"),
        "font_weight": 700,
        "font_size": LETTERS,
        "text_anchor": "middle",
    }
    return at(x, 0, plate, g(numbers, stroke="none", **letters))


def _coloured(kind: str, colour: str, x: float) -> Element:
    """A tile or a die of a colour."""
    own = TONES[colour]
    outline = OCTAGON if kind == "tile" else "M-9 -9H9V9H-9Z"
    return at(
        x,
        0,
        path(outline, fill=var(own), stroke="currentColor", stroke_width=2),
        glyph(f"sign-{colour}", own, 0, 0, 0.5),
    )


def _dot(number: int) -> Element:
    """One of the five colours in a row, as small dice."""
    colour, own = [*TONES.items()][number]
    return at(
        10.5 * (number - 2),
        0,
        rect(-5, -5, 10, 10, rx=2, fill=var(own), stroke="currentColor", stroke_width=1.6),
        glyph(f"sign-{colour}", own, 0, 0, 0.24),
    )


_LINE: Final[dict[str, Value]] = {
    "stroke_width": 2.2,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
_TRAY: Final = "M-11 4V11H11V4"
_SHIELD: Final = "M-8 -9H8V1C8 7 3 10 0 12C-3 10 -8 7 -8 1ZM-8 -2H8"
