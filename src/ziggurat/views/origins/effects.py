"""What a building does, as a line or two of small signs: `2◆ / tile` is two points for each."""

from typing import Final

from ziggurat.views.origins.dice import TONES
from ziggurat.views.stone import figure, polygon
from ziggurat.views.svg import Element, Value, at, g, move, path, rect, use
from ziggurat.views.theme import var
from ziggurat.views.woodcut import glyph

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
    "stone-circle": ("colours", "v0 v1 v3 v6 v10"),
    "temple-forest": ("+2 forest", "gold to step"),
    "temple-mountain": ("+2 mountain", "gold to step"),
    "temple-sea": ("+2 sea", "gold to step"),
    "obelisk": ("obelisk", "v1 v2 v4 v7"),
    "sanctuary": ("card", "v3 v6 v10"),
    "statue": ("+1 temple",),
    "artists-salon": ("v3 /", "colours"),
    "astronomy-tower": ("wisdom", "+ wisdom / advisor"),
    "fountain": ("wisdom", "ship to 1"),
    "portal": ("die", "+1 +2"),
    "healer": ("v1", "+ v1 / die"),
    "mage-tower": ("copy",),
    "agora": ("gold / district",),
}
"""Lines of signs by building; `v2` is two points, `tile.red` a red tile."""

CHIPS: Final = ("stone", "food", "wisdom", "gold", "any")
"""On plates of stone goods have their own colours."""

_WIDTHS: Final = {"/": 8, "+": 9, "|": 7, "&": 11, "to": 16, "up": 15, "swap": 20, "colours": 44}
ICON: Final = 23  # width of a sign
DIGIT: Final = 9.5
MOST: Final = 1.5  # times their own size, signs are large enough


def effect(name: str, tone: str, width: float, height: float) -> Element:
    """The signs of a building around the origin, as large as there is room."""
    lines = [line.split() for line in EFFECTS[name]]
    high = height / len(lines)
    first = -high * (len(lines) - 1) / 2
    return g(
        *(
            at(0, first + n * high, *row(line, tone), scale=fitting(line, width, high))
            for n, line in enumerate(lines)
        )
    )


def fitting(line: list[str], width: float, height: float) -> float:
    """How large a line of signs may be."""
    return round(min(width / sum(map(breadth, line)), height / ICON, MOST), 2)


def engraved(name: str, x: float, y: float, scale: float) -> Element:
    """A woodcut cut straight into the board, to be read by day and by night."""
    return use(name, transform=move(x, y, scale), fill=var("ground"), color=var("platform-ink"))


def row(signs: list[str], tone: str) -> list[Element]:
    """Signs side by side, their middle at the origin."""
    x = -sum(map(breadth, signs)) / 2
    drawn = []
    for name in signs:
        wide = breadth(name)
        drawn.append(at(x + wide / 2, 0, sign(name, tone)))
        x += wide
    return drawn


def breadth(name: str) -> float:
    """How much room a sign takes."""
    if name in _WIDTHS:
        return _WIDTHS[name]
    return ICON if name[-1].isalpha() or name[0] in "v" else DIGIT * len(name)


def sign(name: str, tone: str) -> Element:
    """One sign around the origin."""
    kind, _, colour = name.partition(".")
    ink = var(f"{tone}-ink")
    if name[0] == "v" and not name[1:].isalpha():
        return points(name[1:].replace("#", ""), tone)
    if colour:
        own = TONES[colour]
        art = path(
            "M-4.6 -11H4.6L11 -4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6Z"
            if kind == "tile"
            else "M-9 -9H9V9H-9Z",
            fill=var(own),
            stroke=ink,
            stroke_width=2,
            stroke_linejoin="round",
        )
        return g(art, glyph(f"sign-{colour}", own, 0, 0, 0.5))
    if tone == "stone" and name in CHIPS:
        return use(f"good-{name}", transform="scale(.92)")
    if name in ("to", "up", "swap"):
        return glyph(f"cut-{name}", tone, 0, 0, 0.8)
    if name == "colours":
        return g(*(_dot(n, tone) for n in range(len(TONES))))
    if name == "hold":
        return g(glyph("cut-tile", tone, 0, -2, 0.8), path(_TRAY, fill="none", stroke=ink, **_LINE))
    if name == "shield":
        return path(_SHIELD, fill=var(f"{tone}-light"), stroke=ink, **_LINE)
    if name[-1].isalpha():
        return glyph(f"cut-{name}", tone, 0, 0, 0.9)
    return figure(0, 0, name, 16, fill=ink, font_family=var("sans"))


def _dot(number: int, tone: str) -> Element:
    """One of the five colours in a row, as small dice."""
    colour, own = [*TONES.items()][number]
    return at(
        10.5 * (number - 2),
        0,
        rect(-5, -5, 10, 10, rx=2, fill=var(own), stroke=var(f"{tone}-ink"), stroke_width=1.6),
        glyph(f"sign-{colour}", own, 0, 0, 0.24),
    )


def points(value: str, tone: str = "gold") -> Element:
    """Points, or as many as a die shows."""
    size = 13 if len(value) > 1 else 15
    ink = var("gold-ink")
    return g(
        path(
            polygon(4, 12.6),
            fill=var("gold-light"),
            stroke=var(f"{tone}-ink"),
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
        figure(0, 0, value, size, fill=ink, font_family=var("sans")),
    )


_LINE: Final[dict[str, Value]] = {
    "stroke_width": 2.2,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
_TRAY: Final = "M-11 4V11H11V4"
_SHIELD: Final = "M-8 -9H8V1C8 7 3 10 0 12C-3 10 -8 7 -8 1ZM-8 -2H8"
