"""The cards of Uxmal, and the idol tiles on their track: drawn once and used many times."""

from ziggurat.art.banner import several
from ziggurat.art.stone import bead, figure, plaque
from ziggurat.art.theme import var
from ziggurat.games.uxmal.components import CARDS_OF, IDOL_IDS, IDOLS, TILES
from ziggurat.games.uxmal.view.art import KINDS, SEATS, idol_glyph
from ziggurat.games.uxmal.view.ground import SPACE_HEIGHT, SPACE_WIDTH
from ziggurat.markup.element import Element, Value, at, el, g, path, rect, use

CARD_WIDTH, CARD_HEIGHT = 56, 80
CARD_STEP = 3  # how far the cards of a stack peep out
CARDS = max(CARDS_OF)
CHIP_WIDTH, CHIP_HEIGHT = 21, 27
EARN_SCALE = 1.15
PILE_WIDTH, PILE_HEIGHT = 19, 24
IDOL_SIDE = 47
REWARDED = 2  # ranks whose cards score
READY = 3  # most priests to be placed
READY_PITCH, READY_SCALE = 24.5, 0.55

_SPACE_BEADS = ((0,), (-4, 4), (-8, 0, 8), (-11, -3.7, 3.7, 11))


def card_defs() -> list[Element]:
    """All of it, each part under its name."""
    return [
        *(space_art(space) for space in range(IDOLS)),
        *(idol_art(idol) for idol in IDOL_IDS),
        idol_selected_art(),
        *(chip_art(idol) for idol in IDOL_IDS),
        *(earn_art(idol, cards) for idol in IDOL_IDS for cards in (1, 2)),
        card_blank_art(),
        *(card_art(idol) for idol in IDOL_IDS),
        *(no_card_art(idol) for idol in IDOL_IDS),
        *(count_art(number) for number in range(TILES + 1)),
        *(pile_art(number) for number in range(CARDS + 1)),
        *(ready_art(seat, count) for seat in range(SEATS) for count in range(1, READY + 1)),
    ]


def space_art(space: int) -> Element:
    """A space of the popularity track; beads tell its rank as Maya scribes wrote it."""
    x, y, rank = SPACE_WIDTH - 13, 17, space + 1
    if rank == IDOLS:
        mark = rect(x - 3.5, y - 11, 7, 22, rx=3, fill=var("cream"), stroke=var("cream-ink"))
    else:
        mark = g(*(bead(x, y + dy, 3.4) for dy in _SPACE_BEADS[space]))
    side: dict[str, Value] = {"width": SPACE_WIDTH, "height": SPACE_HEIGHT, "rx": 8}
    edge = var("gold-edge" if rank <= REWARDED else "engraving")
    return g(
        el("rect", fill=var("pit"), stroke=edge, stroke_width=2, **side),
        el("rect", fill="url(#grain)", **side),
        mark,
        id=f"space-art-{rank}",
    )


def pile_art(number: int) -> Element:
    """The cards left of an idol, beside its tile."""
    size: dict[str, Value] = {"rx": 3, "stroke": var("card-edge"), "stroke_width": 1.4}
    cards = [
        rect(step, -step, PILE_WIDTH, PILE_HEIGHT, fill=var("card"), **size)
        for step in (0, 3)[:number]
    ]
    ink = var("card-ink")
    count = figure(PILE_WIDTH / 2, PILE_HEIGHT / 2, str(number), 17, fill=ink)
    return g(*reversed(cards), count, id=f"pile-art-{number}")


def idol_art(idol: str) -> Element:
    """An idol tile, carved thick."""
    kind, side = KINDS[idol], IDOL_SIDE
    edge = var(f"{kind}-edge")
    return g(
        rect(2, 3, side, side + 5, rx=6, fill=var("shadow"), opacity=0.25),
        rect(0, 0, side, side + 4, rx=6, fill=edge),
        rect(0, 0, side, side, rx=6, fill=var(kind)),
        rect(0, 0, side, side, rx=6, fill="url(#sheen)"),
        rect(3, 3, side - 6, side - 6, rx=4, fill="none", stroke=edge, stroke_dasharray="5 2"),
        rect(0, 0, side, side + 4, rx=6, fill="none", stroke=edge, stroke_width=1.4),
        idol_glyph(idol, side / 2, side / 2 + 0.5, 1.05),
        id=f"idol-art-{idol}",
    )


def idol_selected_art() -> Element:
    """What marks the idol that is venerated or cursed."""
    side: dict[str, Value] = {"width": IDOL_SIDE, "height": IDOL_SIDE + 4, "rx": 6, "fill": "none"}
    return g(
        el("rect", stroke=var("cream"), stroke_width=7, **side),
        el("rect", stroke=var("ring-selected"), stroke_width=4, **side),
        id="idol-selected",
    )


def chip_art(idol: str) -> Element:
    """A card no larger than a finger nail, for counts and for what a place earns."""
    kind = KINDS[idol]
    return g(
        rect(
            0,
            0,
            CHIP_WIDTH,
            CHIP_HEIGHT,
            rx=3.5,
            fill=var(kind),
            stroke=var("cream"),
            stroke_width=2.2,
        ),
        rect(-1, -1, CHIP_WIDTH + 2, CHIP_HEIGHT + 2, rx=4.5, fill="none", stroke=var("cream-ink")),
        idol_glyph(idol, CHIP_WIDTH / 2, CHIP_HEIGHT / 2, 0.47),
        id=f"chip-{idol}",
    )


def earn_art(idol: str, cards: int) -> Element:
    """The cards a place would bring: one, or two that overlap."""
    steps = (-2.5, 2.5) if cards > 1 else (0,)
    chips = (use(f"chip-{idol}", step, step) for step in steps)
    return g(*chips, transform=f"scale({EARN_SCALE})", id=f"earn-{idol}-{cards}")


def card_blank_art() -> Element:
    """A card under the top one of a stack."""
    return rect(
        0,
        0,
        CARD_WIDTH,
        CARD_HEIGHT,
        rx=6,
        fill=var("card"),
        stroke=var("card-edge"),
        stroke_width=1.6,
        id="card-blank",
    )


def card_art(idol: str) -> Element:
    """A card: papyrus with the idol in a field of its colour."""
    kind = KINDS[idol]
    width, height = CARD_WIDTH, CARD_HEIGHT
    return g(
        rect(3, 4, width, height, rx=6, fill=var("shadow"), opacity=0.2),
        use("card-blank"),
        rect(4, 4, width - 8, height - 8, rx=4, fill=var(kind), stroke=var(f"{kind}-edge")),
        rect(4, 4, width - 8, height - 8, rx=4, fill="url(#sheen)"),
        path(
            f"M10 62H{width - 10}M10 67H{width - 10}",
            stroke=var(f"{kind}-edge"),
            stroke_width=1.6,
            stroke_dasharray="6 3",
        ),
        idol_glyph(idol, width / 2, 33, 1.1),
        id=f"card-art-{idol}",
    )


def no_card_art(idol: str) -> Element:
    """Where cards of an idol would lie."""
    return g(
        rect(
            0,
            0,
            CARD_WIDTH,
            CARD_HEIGHT,
            rx=6,
            fill="none",
            stroke=var("muted"),
            stroke_width=1.6,
            stroke_dasharray="5 4",
        ),
        at(
            CARD_WIDTH / 2,
            CARD_HEIGHT / 2,
            use(f"glyph-{idol}"),
            scale=0.8,
            fill=var("panel"),
            color=var("muted"),
        ),
        opacity=0.55,
        id=f"no-card-{idol}",
    )


def count_art(number: int) -> Element:
    """How many cards or tiles there are."""
    return g(plaque(0, 0, str(number), 17), id=f"count-{number}")


def ready_art(seat: int, count: int) -> Element:
    """The priests a player can still place, in a short row."""
    priests = several(f"token-{seat}", count, across=READY_PITCH)
    return at(0, 0, *priests, scale=READY_SCALE, id=f"ready-art-{seat}-{count}")
