"""Colours: one table for light and dark, as CSS variables or as literals.

The server gets everything the drawings need from `css()`: the variables of both themes and the
states of `board.css` (choice, focus, last move...). A file that stands alone has no style sheet:
`literal` writes the colours of one theme into its markup instead.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

THEMES = ("light", "dark")


class Shade(NamedTuple):
    """One token: its value by day and by night."""

    light: str
    dark: str


def _same(value: str) -> Shade:
    return Shade(value, value)


PAGE = {
    "bg": Shade("#ece2cc", "#17130f"),
    "panel": Shade("#fbf7ec", "#221c16"),
    "ink": Shade("#2a2017", "#f1e6d0"),
    "muted": Shade("#6b5b48", "#b3a288"),
    "line": Shade("#d3c3a0", "#43382a"),
    "accent": Shade("#a63c17", "#e2793f"),
    "accent-ink": Shade("#fff8ee", "#1c0f06"),
    "no": Shade("#8c2f1b", "#ff9c7d"),
    "hl": Shade("#0a7a5c", "#5fe0b0"),
    "focus": Shade("#0a5bb5", "#7db8ff"),
    "serif": _same(
        "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,"
        "'Book Antiqua',Georgia,serif"
    ),
    "sans": _same("system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"),
}
"""Colours of the page, and its type faces."""

RINGS = {
    "ring": _same("#0a7a5c"),
    "ring-focus": _same("#0a5bb5"),
    "ring-selected": _same("#a63c17"),
    "ring-no": _same("#8c2f1b"),
    "cream": _same("#fff6df"),
    "cream-ink": _same("#33261a"),
}
"""Marks of what can be chosen: always on a cream halo, therefore the same by day and by night."""

TABLE = {
    "sand": Shade("#e4d3ac", "#2a2219"),
    "ground": Shade("#d6bf90", "#352b1f"),
    "pit": Shade("#c3a976", "#2b231a"),
    "platform": Shade("#bfa673", "#4b3e2c"),
    "platform-edge": Shade("#97804f", "#2e261b"),
    "platform-lit": Shade("#dcc897", "#655439"),
    "platform-ink": Shade("#2f2413", "#f0e2c0"),
    "engraving": Shade("#7d6739", "#83704d"),
    "stone": Shade("#cbbb98", "#8d7f66"),
    "stone-edge": Shade("#86744f", "#4c4231"),
    "stone-ink": Shade("#3a2e1f", "#1d1710"),
    "stone-light": Shade("#efe4c8", "#c9bb9c"),
    "card": Shade("#faf1da", "#e3d5b6"),
    "card-edge": Shade("#b79b62", "#7c673d"),
    "card-ink": Shade("#3a2c18", "#2d2213"),
    "shadow": Shade("#3c2a10", "#000000"),
    "gold": Shade("#e9b23c", "#cf9d34"),
    "gold-edge": Shade("#8f6410", "#6f4d0d"),
    "gold-ink": Shade("#3d2704", "#2b1b02"),
    "gold-light": Shade("#ffe7a6", "#f5d98f"),
    "wood": Shade("#a9713f", "#96642f"),
    "wood-edge": Shade("#5f3a18", "#4a2c10"),
    "wood-ink": Shade("#2b1706", "#221204"),
    "wood-light": Shade("#f0d3ac", "#e6c699"),
    "granite": Shade("#a8adb1", "#8f959a"),
    "granite-edge": Shade("#585f66", "#444a50"),
    "granite-ink": Shade("#1f2429", "#171b1f"),
    "granite-light": Shade("#eceff0", "#dfe3e5"),
    "turquoise": Shade("#46b5a4", "#3aa08f"),
    "turquoise-edge": Shade("#14695d", "#105449"),
    "turquoise-ink": Shade("#05312b", "#032822"),
    "turquoise-light": Shade("#d2f3ec", "#c0e9e0"),
}
"""The board and what lies on it, apart from coloured kinds; gold is also the first kind."""

KINDS = {
    "green": (Shade("#8fb04f", "#7e9d45"), "#4d6a1c", "#1f300a", "#e2efb9"),
    "blue": (Shade("#5fa3d3", "#5292c0"), "#235a86", "#05131f", "#d3ebfa"),
    "orange": (Shade("#ea9440", "#d38336"), "#9a4f0c", "#3f1c02", "#ffe2ba"),
    "pink": (Shade("#e08bab", "#cb7b9a"), "#8d3558", "#3d0f22", "#fde0ea"),
    "terracotta": (Shade("#cf6649", "#bd5b40"), "#7b2c18", "#150401", "#ffd5c5"),
    "violet": (Shade("#a678b0", "#966a9f"), "#553060", "#230c29", "#eedaf2"),
}
"""Coloured kinds: face, then edge, ink and light tone, which are the same by day and by night."""

SEATS = (
    (Shade("#146c7c", "#2a94a6"), "disc"),
    (Shade("#c2410c", "#e0602a"), "lozenge"),
    (Shade("#5b3a8c", "#8a63c4"), "square"),
    (Shade("#444444", "#8f8f8f"), "triangle"),
)
"""Colours of seats 0 to 3, each always shown with its shape."""


def _tokens() -> dict[str, Shade]:
    tokens = PAGE | RINGS | TABLE
    for kind, (face, edge, ink, light) in KINDS.items():
        tokens[kind] = face
        tokens[f"{kind}-edge"] = _same(edge)
        tokens[f"{kind}-ink"] = _same(ink)
        tokens[f"{kind}-light"] = _same(light)
    for seat, (shade, _) in enumerate(SEATS):
        tokens[f"seat-{seat}"] = shade
    return tokens


TOKENS: dict[str, Shade] = _tokens()
CHANGING = [token for token, shade in TOKENS.items() if shade.light != shade.dark]
_VARIABLE = re.compile(r"var\(--([a-z0-9-]+)\)")


def var(token: str) -> str:
    """The CSS variable of a token, for an attribute like `fill`."""
    return f"var(--{token})"


def colour(token: str, theme: str) -> str:
    """The literal value of a token in one theme."""
    return TOKENS[token][THEMES.index(theme)]


def shape(seat: int) -> str:
    """The shape that goes with a seat's colour."""
    return SEATS[seat][1]


@cache
def css() -> str:
    """Everything the drawings need from a page: both themes, then the states of pieces."""
    return f"{variables()}\n{files(__package__).joinpath('board.css').read_text('utf-8')}"


def variables() -> str:
    """The tokens as CSS variables, dark if the system or `data-theme` says so."""
    light, dark = declarations("light"), declarations("dark", CHANGING)
    return (
        f":root{{color-scheme:light;{light}}}\n"
        "@media (prefers-color-scheme:dark){"
        f":root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}"
    )


def literal(markup: str, theme: str) -> str:
    """The same markup with the colours of one theme written in."""
    return _VARIABLE.sub(lambda found: colour(found[1], theme), markup)


def declarations(theme: str, tokens: Iterable[str] = TOKENS) -> str:
    """The tokens of one theme as CSS declarations."""
    return "".join(f"--{token}:{colour(token, theme)};" for token in tokens)
