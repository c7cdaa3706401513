"""What lies beside the board of Uxmal: the other players' things, and the pyramid of points."""

from ziggurat.art.banner import counts
from ziggurat.art.stone import bead, figure
from ziggurat.art.theme import var
from ziggurat.games.uxmal.components import (
    CARD_POINTS,
    IDOL_IDS,
    IDOLS,
    NO_IDOL,
    PHASES,
    PRIEST_POINTS,
    RANKS_THAT_SCORE,
)
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.view import names
from ziggurat.games.uxmal.view.reckoning import scoring_cells
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Child,
    Element,
    Value,
    at,
    drawing,
    g,
    labelled_group,
    memoized,
    move,
    piece,
    rect,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

WIDTH = 360
ROW_WIDTH, ROW = 250, 36
READY_X = 10
CHIPS_X, CHIPS_Y, CHIP_PITCH = 58, 4, 39
CHIP_MIDDLE, COUNT_Y = 11, 14  # of a small card, and of its count
TEXT = 17

LEVELS, RANKS = int(PHASES), int(RANKS_THAT_SCORE)
CELL, TIER, STEP, OVERHANG = 78, 38, 16, 6
TIERS_X, TIERS_Y = 84, 46
HEAD_SCALE = 0.86
POINTS_X, POINTS_SIZE = 16, 24
BEADS_X, BEADS_PITCH = 14, 9
CARD_LINE, CARD_SCALE = 42, 0.4
POINTS_HEIGHT = TIERS_Y + LEVELS * TIER + CARD_LINE
TOKENS_X, TOKENS_PITCH, TOKENS_IN_A_ROW = 38, 29, 3
TOKEN_SCALE = 0.62


def before(seen: Uxmal, seat: int, words: Words) -> Element:
    """What another player has: priests and cards."""
    return priests_and_cards(seen, seat, names.player_label(seen, seat, words))


@memoized_by_fields("", "hands ready")
def priests_and_cards(seen: Uxmal, seat: int, label: str) -> Element:
    """The same under a name that tells all of it."""
    middle, ready = ROW / 2, seen.ready[seat]
    place: dict[str, Value] = {"id": f"ready-{seat}"}
    priests = use(f"ready-art-{seat}-{ready}", READY_X, middle, **place) if ready else g(**place)
    held = [idol for idol in range(IDOLS) if seen.cards(seat, idol)]
    cards = [cards_of(seen, seat, idol) for idol in held]
    amounts = [(float(idol * CHIP_PITCH + CHIP_MIDDLE), seen.cards(seat, idol)) for idol in held]
    row = labelled_group(
        label,
        priests,
        at(
            CHIPS_X,
            CHIPS_Y,
            use("chip-line"),
            *cards,
            *([counts(amounts, COUNT_Y)] if amounts else []),
            id=f"hand-{seat}",
        ),
        fill=var("ink"),
        font_size=TEXT,
        font_family=var("sans"),
        font_weight=700,
    )
    return drawing(ROW_WIDTH, ROW, row, label=label)


def cards_of(seen: Uxmal, seat: int, idol: int) -> Element:
    """A small card; it is new whenever a player holds more or less of it, so that it flies."""
    count, name = seen.cards(seat, idol), IDOL_IDS[idol]
    return piece(
        f"s{seat}-{name}-{count}", use(f"chip-{name}", transform=move(idol * CHIP_PITCH, 0))
    )


@memoized_by_fields("track priests visible levels")
def points(seen: Uxmal, words: Words) -> Element:
    """The pyramid of points, and on it every priest that would score now."""
    heads = [
        use(f"field-{IDOL_IDS[idol]}", transform=move(x, 2, HEAD_SCALE))
        for space, idol in enumerate(seen.track)
        if idol != NO_IDOL and space < RANKS
        for x in (TIERS_X + space * CELL - 2,)
    ]
    cells = [
        cell(level, space, tuple(seats), words)
        for (level, space), seats in sorted(scoring_cells(seen).items())
    ]
    return drawing(
        WIDTH,
        POINTS_HEIGHT,
        use("points-pyramid"),
        *heads,
        *cells,
        label=words.say("region-points"),
    )


@memoized
def cell(level: int, space: int, seats: tuple[int, ...], words: Words) -> Element:
    """The priests of one level on the idol of one rank."""
    rows = (len(seats) - 1) // TOKENS_IN_A_ROW
    tokens: list[Child] = [
        use(
            f"token-{seat}",
            n % TOKENS_IN_A_ROW * TOKENS_PITCH,
            (n // TOKENS_IN_A_ROW - rows / 2) * TOKENS_PITCH,
        )
        for n, seat in enumerate(seats)
    ]
    x, y = TIERS_X + space * CELL + TOKENS_X, tier_y(level) + TIER / 2 - 2
    return labelled_group(
        names.cell_label(level, space, seats, words), *tokens, transform=move(x, y, TOKEN_SCALE)
    )


def tier_y(level: int) -> int:
    """Where a level of the pyramid of points begins: the highest one on top."""
    return TIERS_Y + (LEVELS - level) * TIER


def chip_line() -> Element:
    """A place for the cards of each idol, faint."""
    chips = [use(f"chip-{name}", n * CHIP_PITCH) for n, name in enumerate(IDOL_IDS)]
    return g(*chips, opacity=0.2, id="chip-line")


def points_art() -> Element:
    """Three steps of stone with the points of a priest, and below those of a card."""
    tiers: list[Child] = []
    for level in range(LEVELS, 0, -1):
        tiers.append(tier(level))
    return g(*tiers, *card_line(), id="points-pyramid")


def tier(level: int) -> Element:
    """One step of the pyramid of points."""
    y, out = tier_y(level), (LEVELS - level) * STEP + OVERHANG
    width = RANKS * CELL + 2 * out
    edge = var("stone-edge")
    first = (level - 1) * RANKS
    numbers = [
        figure(
            TIERS_X + space * CELL + POINTS_X,
            y + TIER / 2 - 2,
            str(PRIEST_POINTS[first + space]),
            POINTS_SIZE,
            fill=var("stone-ink"),
        )
        for space in range(RANKS)
    ]
    beads = [bead(BEADS_X + BEADS_PITCH * n, y + TIER / 2, 3.6) for n in range(level)]
    return g(
        rect(TIERS_X - out, y, width, TIER, rx=5, fill=edge),
        rect(TIERS_X - out, y, width, TIER - 5, rx=5, fill=var("stone")),
        rect(TIERS_X - out, y, width, TIER - 5, rx=5, fill="url(#sheen)"),
        *numbers,
        *beads,
    )


def card_line() -> list[Element]:
    """What a card of the first and of the second idol is worth."""
    y = TIERS_Y + LEVELS * TIER + CARD_LINE / 2
    return [
        g(
            use("card-blank", transform=move(TIERS_X + space * CELL + 4.8, y - 16, CARD_SCALE)),
            figure(TIERS_X + space * CELL + POINTS_X, y, str(CARD_POINTS[space]), 20),
        )
        for space in range(RANKS)
        if CARD_POINTS[space]
    ]
