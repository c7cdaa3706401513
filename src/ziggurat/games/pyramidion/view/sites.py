"""The sites of Pyramidion with what lies there, the general supply and the play order."""

from ziggurat.art.paragraph import paragraph
from ziggurat.art.stone import token
from ziggurat.art.theme import var
from ziggurat.games.pyramidion.components import (
    KIND_IDS,
    NOTHING,
    ORDER_IDS,
    SITE_IDS,
    TORTURERS,
    TROOP_IDS,
    TROOP_KINDS,
)
from ziggurat.games.pyramidion.goods import unpacked
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.view import labels
from ziggurat.games.pyramidion.view.names import TROOPS, site_name
from ziggurat.games.pyramidion.view.names import goods as packed_name
from ziggurat.games.pyramidion.view.reckoning import slots
from ziggurat.games.pyramidion.view.site_art import (
    HEIGHT,
    NAME_X,
    NAME_Y,
    WIDTH,
    slot_place,
    troop_place,
)
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Child,
    Element,
    Spot,
    drawing,
    el,
    g,
    labelled_group,
    memoized,
    move,
    piece,
    rect,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

COLUMNS = 2
MARGIN, GAP_X, GAP_Y = 5, 6, 4
BOARD_WIDTH = 2 * MARGIN + COLUMNS * WIDTH + GAP_X
STRIP_Y = MARGIN + len(SITE_IDS) // COLUMNS * (HEIGHT + GAP_Y)
STRIP_HEIGHT = 54
BOARD_HEIGHT = STRIP_Y + STRIP_HEIGHT + 1

SUPPLY_X, SUPPLY_PITCH, SUPPLY_Y = 26, 41, 20
ORDER_X, ORDER_PITCH, ORDER_Y = 284, 42, 26
COUNT_X, COUNT_Y = 12, 10
SHADE = 0.4
EMPTY_TEXT_SIZE, EMPTY_TEXT_LETTERS, EMPTY_TEXT_LEADING = (
    24,
    15,
    30,
)  # words in place of a site: seen small only
ANCHORS = ("id", "data-p", "role", "aria-label")  # that only one of two drawings may have

TROOP_SPOT = 19
PLATE_SPOT = Spot(0, 0, WIDTH, HEIGHT - 2, 9)
SUPPLY_SPOT = Spot(-20, -18, 40, 52, 9)


@memoized_by_fields("seats sites sundials site troops used supply order tokens")
def board(seen: Pyramidion, words: Words) -> Element:
    """Eight plates in two columns over a strip with the supply and the play order."""
    plates = [plate(seen, site, words) for site in range(len(SITE_IDS))]
    strip = [
        use(f"strip-{seen.seats}", MARGIN, STRIP_Y),
        supply(seen, words),
        *play_order(seen, words),
    ]
    return drawing(
        BOARD_WIDTH,
        BOARD_HEIGHT,
        g(
            g(*plates, class_="plates", font_family=var("serif"), font_size=17),
            g(*strip, font_family=var("sans"), font_size=15, text_anchor="middle"),
            font_weight=700,
            fill=var("platform-ink"),
        ),
        label=words.say("region-sites"),
    )


@memoized_by_fields("sites sundials site troops used")
def active(seen: Pyramidion, words: Words) -> Element:
    """The active site by itself, only to be looked at; between two activations its place."""
    site = seen.site
    if site == NOTHING:
        none = words.say("site-none")
        written = paragraph(
            none, WIDTH / 2, HEIGHT / 2, EMPTY_TEXT_SIZE, EMPTY_TEXT_LETTERS, EMPTY_TEXT_LEADING
        )
        face = g(written, font_size=EMPTY_TEXT_SIZE, text_anchor="middle", fill=var("muted"))
        return drawing(WIDTH, HEIGHT, use("site-bed"), face, label=none)
    shown = mute(plate(seen, site, words))
    shown.attributes |= {"transform": None, "font-family": var("serif"), "font-size": 17}
    shown.attributes |= {"font-weight": 700, "fill": var("platform-ink")}
    return drawing(WIDTH, HEIGHT, shown, label=labels.site(seen, site, words))


def mute(element: Element) -> Element:
    """A copy to be looked at only: what one of two drawings may have is left to the other."""
    own = {name: value for name, value in element.attributes.items() if name not in ANCHORS}
    inside = [one if isinstance(one, str) else mute(one) for one in element.children]
    return Element(element.tag, own, inside)


def plate_place(site: int) -> tuple[float, float]:
    """Where a plate lies."""
    row, column = divmod(site, COLUMNS)
    return MARGIN + column * (WIDTH + GAP_X), MARGIN + row * (HEIGHT + GAP_Y)


def plate(seen: Pyramidion, site: int, words: Words) -> Element:
    """A site: the plate can be chosen, and so can what lies on it."""
    veiled, is_active = bool(seen.sundials >> site & 1), bool(seen.site == site)
    return g(
        stone(site, labels.site(seen, site, words), veiled, is_active, words),
        *(goods(site, slot, *lying) for slot, lying in enumerate(slots(seen, site))),
        *troops(seen, site),
        transform=move(*plate_place(site)),
    )


@memoized
def stone(site: int, label: str, veiled: bool, is_active: bool, words: Words) -> Element:
    """The plate itself."""
    name = SITE_IDS[site]
    element = labelled_group(
        label,
        use(f"plate-{name}"),
        el("text", site_name(site, words), x=NAME_X, y=NAME_Y),
        *([use("veil")] if veiled else []),
        *([use("active")] if is_active else []),
        id=name,
    )
    return spotted(PLATE_SPOT, element)


@memoized
def goods(site: int, slot: int, kind: int, amount: int) -> Element:
    """The resources of one kind on a site; the place of a printed kind is there without any."""
    x, y = slot_place(slot)
    tokens: list[Child] = []
    if amount:
        tokens.append(use(f"goods-{KIND_IDS[kind]}", x, y))
    if amount > 1:
        tokens.append(use(f"count-{amount}", x + COUNT_X, y + COUNT_Y))
    spot = Spot(x - 19, y - 21, 38, 40, 8, empty=not amount, over=int(amount > 1))
    return spotted(spot, g(*tokens, id=f"{SITE_IDS[site]}-{KIND_IDS[kind]}"))


def troops(seen: Pyramidion, site: int) -> list[Element]:
    """The troops on a site, of both kinds."""
    owners = [(troop, seen.owner(site, troop)) for troop in range(TROOP_KINDS)]
    supplied = bool(seen.used >> site & 1)
    return [a_troop(site, troop, owner, supplied) for troop, owner in owners if owner != NOTHING]


@memoized
def a_troop(site: int, troop: int, owner: int, supplied: bool) -> Element:
    """One troop in its owner's shape; torturers that have supplied something lie in shade."""
    x, y = troop_place(troop)
    anchor = TROOP_IDS[TROOP_KINDS * site + troop]
    shade = SHADE if supplied and troop == TORTURERS else None
    art = use(f"troop-{TROOPS[troop]}-{owner}", transform=move(x, y), opacity=shade)
    spot = Spot(x - TROOP_SPOT, y - TROOP_SPOT, 2 * TROOP_SPOT, 2 * TROOP_SPOT, TROOP_SPOT)
    return spotted(spot, g(piece(f"{anchor}-{owner}", art), id=anchor))


def supply(seen: Pyramidion, words: Words) -> Element:
    """How much of each kind the general supply has; its tokens are drawn with the strip."""
    goods_there = seen.supply
    drawn = [supplied(kind, amount) for kind, amount in enumerate(unpacked(goods_there))]
    label = words.say("goods-in-supply", goods=packed_name(goods_there, words))
    return g(*drawn, role="group", aria_label=label)


@memoized
def supplied(kind: int, amount: int) -> Element:
    """How much of one kind there is."""
    place = move(SUPPLY_X + kind * SUPPLY_PITCH, STRIP_Y + SUPPLY_Y)
    number, spot = el("text", str(amount), y=29), SUPPLY_SPOT
    ground = rect(spot.x, spot.y, spot.width, spot.height, fill="none", pointer_events="all")
    return spotted(spot, g(ground, number, id=f"supply-{KIND_IDS[kind]}", transform=place))


def play_order(seen: Pyramidion, words: Words) -> list[Element]:
    """Who plays first; beside it the order tokens that have been claimed for the next order."""
    claims = {seen.tokens[s]: s for s in range(seen.seats) if seen.tokens[s] != NOTHING}
    return [position(turn, seat, claims.get(turn), words) for turn, seat in enumerate(seen.order)]


@memoized
def position(turn: int, seat: int, claimed: int | None, words: Words) -> Element:
    """One position of the play order with the token of its player."""
    x, y = ORDER_X + turn * ORDER_PITCH, STRIP_Y + ORDER_Y
    claim = [] if claimed is None else [token(claimed, x + 13, y + 18, 0.62)]
    element = labelled_group(
        labels.position(turn, seat, claimed, words),
        piece(f"order-of-{seat}", token(seat, x, y - 7, 0.95)),
        *claim,
        id=ORDER_IDS[turn],
    )
    return spotted(Spot(x - 20, y - 25, 40, 52, 10), element)
