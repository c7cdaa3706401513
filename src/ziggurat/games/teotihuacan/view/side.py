"""What lies beside the boards: the Rival of the solo variant, and a reminder of what tiles cost."""

from ziggurat.art.cards import papyrus
from ziggurat.art.stone import figure
from ziggurat.art.theme import var
from ziggurat.core.bits import members
from ziggurat.games.teotihuacan.components import (
    CARD_IDS,
    COLOURS,
    COST,
    KINDS,
    MASK_IDS,
    MATERIAL_IDS,
    MORE,
    NOTHING,
    PYRAMID,
    SIZE,
    TEMPLE,
    TILE_IDS,
)
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.games.teotihuacan.view.art import price
from ziggurat.games.teotihuacan.view.plan import PITCH
from ziggurat.games.teotihuacan.view.shapes import extent, flat_look
from ziggurat.games.teotihuacan.view.words import card
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Element,
    at,
    drawing,
    g,
    labelled_group,
    memoized,
    move,
    piece,
    use,
)

WIDTH = 360
RIVAL_HEIGHT = 84
ROW = 44
PRICED = (int(TEMPLE), int(TEMPLE) + 1, int(TEMPLE) + 2, int(PYRAMID))
CARD_WIDTH, CARD_HEIGHT = 50, 70


def rival(seen: Teotihuacan, words: Words) -> Element:
    """The Rival: its discs, the card it drew, its points, its masks."""
    discs = int(seen.rival_discs)
    said = words.say(
        "rival-says",
        points=seen.rival_points,
        handicap=seen.handicap,
        discs=discs,
    )
    stack = [use("disc-rival", 0, -8 * n) for n in range(discs)]
    drawn = seen.rival_card
    face = [] if drawn == NOTHING else [rival_card(drawn, words)]
    points = str(seen.rival_points)
    more = [figure(200, 60, f"+{seen.handicap}", 18, fill=var("ink"))] if seen.handicap else []
    taken = [
        at(WIDTH - 48 - 24 * n, 18, piece(MASK_IDS[mask], use(f"art-{MASK_IDS[mask]}")))
        for n, mask in enumerate(members(seen.rival_masks))
    ]
    return drawing(
        WIDTH,
        RIVAL_HEIGHT,
        labelled_group(said, at(30, 58, *stack, id="discs-rival")),
        at(84, 6, *face),
        figure(200, 32, points, 32, fill=var("ink")),
        *more,
        *taken,
        label=words.say("region-rival"),
    )


def rival_card(number: int, words: Words) -> Element:
    """A card of the Rival: a zone, its lowest or its highest stack."""
    return labelled_group(card(number, words), use(f"card-{CARD_IDS[number]}"))


def side_defs() -> list[Element]:
    """The six cards of the Rival, the lines of the reminder."""
    return [*(card_art(name) for name in CARD_IDS), *(price_art(tile) for tile in PRICED)]


def card_art(name: str) -> Element:
    """A zone, and a low or a high stack."""
    zone, _, stack = name.partition("-")
    discs = 1 if stack == "low" else 3
    return g(
        *papyrus(CARD_WIDTH, CARD_HEIGHT, drop=2),
        figure(CARD_WIDTH / 2, 16, zone.upper(), 22, fill=var("card-ink")),
        *(use("disc-rival", transform=move(CARD_WIDTH / 2, 54 - 9 * n, 0.8)) for n in range(discs)),
        id=f"card-{name}",
    )


@memoized
def prices(words: Words) -> Element:
    """Temples and pyramid tiles: size, cost, and what each Power short of it costs more."""
    rows = [use(f"price-{TILE_IDS[tile]}", 0, n * ROW) for n, tile in enumerate(PRICED)]
    return drawing(WIDTH, len(PRICED) * ROW, *rows, label=words.say("region-prices"))


def price_art(tile: int) -> Element:
    """A tile, its size, its cost, the surcharge."""
    first = KINDS * (tile - int(TEMPLE))
    cost = [(name, COST[first + n]) for n, name in enumerate(MATERIAL_IDS)]
    more = [(name, MORE[first + n]) for n, name in enumerate(MATERIAL_IDS)]
    ink = var("ink")
    return g(
        *_picture(tile),
        figure(110, ROW / 2, str(SIZE[tile]), 24, fill=ink),
        at(152, ROW / 2, *price(cost, 22)),
        figure(252, ROW / 2, "−1:", 17, fill=ink),
        figure(284, ROW / 2, "+", 17, fill=ink),
        at(304, ROW / 2, *price(more, 22)),
        id=f"price-{TILE_IDS[tile]}",
    )


def _picture(tile: int) -> list[Element]:
    """A temple, or the three pyramid tiles."""
    if tile >= PYRAMID:
        return [
            use(f"tile-{TILE_IDS[tile + n].partition('-')[2]}", transform=move(6 + 26 * n, 7, 0.44))
            for n in range(int(COLOURS))
        ]
    look, scale = flat_look(tile), 0.55
    left, top, _, down = extent(tile, look)
    y = ROW / 2 - (top + down / 2) * PITCH * scale
    return [use(f"{TILE_IDS[tile]}-{look}", transform=move(14 - left * PITCH * scale, y, scale))]
