"""What lies still on the main board: the slab, plates of actions, tracks, the market, the hall."""

from typing import Final

from ziggurat.art.ground import hollow, slab
from ziggurat.art.stone import figure
from ziggurat.art.theme import var
from ziggurat.art.woodcut import glyph
from ziggurat.games.origins.components import (
    ACTION_IDS,
    ATTACK_GAIN,
    BOTTOM,
    COLOUR_IDS,
    FINAL_POINTS,
    GOOD_IDS,
    MARKET_SPACES,
    MARKET_WISDOM,
    PERKS,
    RECRUIT_WISDOM,
    RECRUITS,
    SITES,
    SPACES,
    TEMPLE_IDS,
    TEMPLE_POINTS,
    TEMPLES,
    THRESHOLDS,
    TOP_GAIN,
)
from ziggurat.games.origins.view.effects import engraved, points, row
from ziggurat.games.origins.view.pieces import chip
from ziggurat.games.origins.view.plan import (
    ARMY_HEIGHT,
    ARMY_Y,
    BAR,
    EDGE,
    HALL_WIDTH,
    HALL_X,
    HEIGHT,
    INSIDE,
    LOT,
    LOT_SCALE,
    LOW_HEIGHT,
    LOW_Y,
    PART_HEIGHT,
    PART_TOPS,
    PART_WIDTH,
    PART_X,
    SEAT,
    SHRINE,
    SIDE,
    SITE,
    SITE_HEIGHT,
    SITES_TOP,
    SPACE,
    STAND_HEIGHT,
    STAND_Y,
    STEP,
    TEMPLE_HEIGHT,
    WIDTH,
    lot_place,
    seat_place,
    site_x,
    space_x,
    step_x,
    temple_y,
)
from ziggurat.games.origins.view.tiles import FACE, octagon
from ziggurat.markup.element import Element, at, el, g, path, rect, use

DEEDS: Final = {
    "military": "advance & attack",
    "build": "tile",
    "climb": "stone to step step card",
    "recruit": "die to base",
    "feed": "food to die | advance",
}
"""The signs of the lower main actions."""

TEMPLE_TONES: Final = {"forest": "green", "mountain": "granite", "sea": "blue"}
CARD_SCALE: Final = 0.6
CARD_X: Final = 33  # from the side to the card of a Temple
PERK_IDS: Final = [*GOOD_IDS, "any"]


def ground_defs() -> list[Element]:
    """What the board repeats, and the whole board."""
    return [part_art(), bed_art(), steps_art(), below_art(), board_art()]


def board_art() -> Element:
    """Everything that does not move."""
    return g(
        *slab(WIDTH, HEIGHT, EDGE),
        *(site_art(site) for site in range(SITES)),
        *army_art(),
        *(temple_art(temple) for temple in range(TEMPLES)),
        *market_art(),
        *hall_art(),
        id="main-board",
    )


def bed_art() -> Element:
    """The ground of a meeting place: plates of two actions, and where workers stand."""
    return g(
        *hollow(0, 0, SITE, SITE_HEIGHT),
        *(use("part", PART_X, top) for top in PART_TOPS),
        rect(4, STAND_Y, SITE - 8, STAND_HEIGHT, rx=6, fill=var("pit"), opacity=0.75),
        id="site-bed",
    )


def site_art(site: int) -> Element:
    """A meeting place and the signs of its two actions."""
    lines = (gains(site), DEEDS[ACTION_IDS[BOTTOM[site]]])
    x, wide, high = PART_X + PART_WIDTH / 2, PART_WIDTH - 10, PART_HEIGHT - 10
    signs = [
        row(line, "stone", x, top + PART_HEIGHT / 2 - 1, wide, high)
        for top, line in zip(PART_TOPS, lines, strict=True)
    ]
    return at(site_x(site), SITES_TOP, use("site-bed"), *signs)


def gains(site: int) -> str:
    """What the upper action brings, sign by sign."""
    first = PERKS * site
    names = [[name] * TOP_GAIN[first + n] for n, name in enumerate(PERK_IDS)]
    return " ".join(name for some in names for name in some)


def part_art() -> Element:
    """The plate of a main action."""
    wide, high = PART_WIDTH, PART_HEIGHT - 2
    return g(
        rect(0, 2, wide, high, rx=7, fill=var("platform-edge")),
        rect(0, 0, wide, high, rx=7, fill=var("stone"), stroke=var("stone-edge")),
        rect(0, 0, wide, high, rx=7, fill="url(#sheen)"),
        path(
            f"M3 {high - 8}V9Q3 3 9 3H{wide - 9}",
            fill="none",
            stroke="#fff",
            stroke_width=1.4,
            opacity=0.5,
        ),
        id="part",
    )


def army_art() -> list[Element]:
    """The military track: spaces with the bonus of an attack below, thresholds between."""
    last = int(SPACES) - 1
    bars = [space_x(n) - BAR / 2 for n in range(1, last + 1) if THRESHOLDS[n] > THRESHOLDS[n - 1]]
    walls = "".join(f"M{x:g} {ARMY_Y + 4}V{ARMY_Y + ARMY_HEIGHT - 4}" for x in bars)
    beds = [rounded(space_x(n) + 1.5, ARMY_Y + 4, SPACE - 3, 43, 6) for n in range(last + 1)]
    tones = ("platform", "platform-lit")
    return [
        *hollow(SIDE, ARMY_Y, INSIDE, ARMY_HEIGHT),
        *(
            path("".join(beds[n::2]), fill=var(tone), stroke=var("platform-edge"))
            for n, tone in enumerate(tones)
        ),
        *(chip_ for n in range(last + 1) for chip_ in spoils(n)),
        path(walls, stroke=var("terracotta-edge"), stroke_width=5, stroke_linecap="round"),
        path(walls, stroke=var("terracotta"), stroke_width=2.4, stroke_linecap="round"),
        points(FINAL_POINTS, space_x(last) + SPACE / 2, ARMY_Y + 57, 0.8),
    ]


def rounded(x: float, y: float, width: float, height: float, corner: float) -> str:
    """A rectangle with round corners as a part of a path."""
    across, down = width - 2 * corner, height - 2 * corner
    turn = f"a{corner:g} {corner:g} 0 0 1"
    return (
        f"M{x + corner:.4g} {y:.4g}h{across:.4g}{turn} {corner:g} {corner:g}v{down:.4g}"
        f"{turn} -{corner:g} {corner:g}h-{across:.4g}{turn} -{corner:g} -{corner:g}v-{down:.4g}"
        f"{turn} {corner:g} -{corner:g}Z"
    )


def spoils(space: int) -> list[Element]:
    """What an attack from a space of the military track brings."""
    first = PERKS * space
    got = [n for n in range(PERKS) for _ in range(ATTACK_GAIN[first + n])]
    x, y = space_x(space) + SPACE / 2, ARMY_Y + 57
    if got == [int(PERKS) - 1]:
        return [
            chip("any", x - 10, y, 0.55),
            engraved("cut-to", x, y, 0.5),
            chip("gold", x + 10, y, 0.55),
        ]
    return [
        chip(PERK_IDS[kind], x + 15 * (n - (len(got) - 1) / 2), y, 0.62)
        for n, kind in enumerate(got)
    ]


def steps_art() -> Element:
    """The steps of a Temple with their points, in the ink of the place that uses them."""
    beds = [
        rect(
            step_x(n) - step_x(0) + 1,
            0,
            STEP - 2,
            TEMPLE_HEIGHT - 1,
            rx=5,
            fill_opacity=round(0.2 + 0.02 * n, 2),
        )
        for n, _ in enumerate(TEMPLE_POINTS)
    ]
    worth = [
        el("text", str(points), x=(n + 0.5) * STEP, y=TEMPLE_HEIGHT - 4)
        for n, points in enumerate(TEMPLE_POINTS)
        if points
    ]
    return g(
        g(*beds, fill="currentColor", stroke=var("platform-edge"), stroke_opacity=0.6),
        g(
            *worth,
            fill=var("platform-ink"),
            font_family=var("serif"),
            font_weight=700,
            font_size=14,
            text_anchor="middle",
        ),
        id="temple-steps",
    )


def temple_art(temple: int) -> Element:
    """A Temple: its sign, the bed of its card, its steps."""
    name = TEMPLE_IDS[temple]
    tone = TEMPLE_TONES[name]
    y = temple_y(temple)
    shrine = (SIDE, y, SHRINE - 2, TEMPLE_HEIGHT - 1)
    return g(
        rect(*shrine, rx=6, fill=var(tone), stroke=var(f"{tone}-edge")),
        rect(*shrine, rx=6, fill="url(#sheen)"),
        glyph(f"cut-{name}", tone, SIDE + 17, y + TEMPLE_HEIGHT / 2, 1.1),
        at(SIDE + CARD_X, y + 2, use("no-zodiac"), scale=CARD_SCALE),
        use("temple-steps", step_x(0), y, color=var(tone)),
    )


def market_art() -> list[Element]:
    """Where tiles of the market lie, with their Wisdom; the piles below."""
    bed = octagon(FACE * LOT_SCALE, 20 * LOT_SCALE)
    beds = [
        at(
            *lot_place(n),
            path(bed, fill=var("pit"), stroke=var("engraving"), stroke_width=1.2),
            at(0, -44, *price(MARKET_WISDOM[n])),
        )
        for n in range(MARKET_SPACES)
    ]
    return [*hollow(SIDE, LOW_Y, LOT * len(COLOUR_IDS) + 2, LOW_HEIGHT), *beds]


def below_art() -> Element:
    """The ground of how many tiles lie below the first of a pile."""
    return g(
        rect(-14, -9, 28, 18, rx=6, fill=var("cream-ink"), stroke=var("cream"), stroke_width=1.5),
        id="below",
    )


def hall_art() -> list[Element]:
    """Citizens to recruit with their Wisdom, Speakers, dice in the supply."""
    beds = [
        at(
            *seat_place(n, 0),
            rect(-17, -17, 34, 36, rx=8, fill=var("pit"), stroke=var("engraving")),
            at(0, -27, *price(RECRUIT_WISDOM[n])),
        )
        for n in range(RECRUITS)
    ]
    x, y = seat_place(0, 1)
    return [
        *hollow(HALL_X, LOW_Y, HALL_WIDTH, LOW_HEIGHT),
        *beds,
        engraved("cut-speaker", x, y, 0.95),
        rect(HALL_X + SEAT, y - 18, 4 * SEAT - 5, 38, rx=8, fill=var("pit"), opacity=0.75),
    ]


def price(wisdom: int) -> list[Element]:
    """What something costs in Wisdom."""
    if not wisdom:
        return [figure(0, 0, "0", 14, fill=var("platform-ink"))]
    return [
        figure(-8, 0, str(wisdom), 14, fill=var("platform-ink")),
        chip("wisdom", 6, 0, 0.55),
    ]
