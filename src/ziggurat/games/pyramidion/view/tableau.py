"""The activation in progress: the site, all players' totals, one's own cards, the harbour."""

from collections.abc import Sequence

from ziggurat.art.stone import token
from ziggurat.art.theme import var
from ziggurat.core.bits import count, members
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    BOATS_DATA,
    CARD_IDS,
    CATEGORY_IDS,
    NEGOTIATION,
    NOTHING,
    REVOLT_TOKEN_IDS,
    SITE_IDS,
)
from ziggurat.games.pyramidion.options import NO_GOAL
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.totals import minimum, revolts
from ziggurat.games.pyramidion.view import boat_art, labels
from ziggurat.games.pyramidion.view.boat_art import cost_place
from ziggurat.games.pyramidion.view.card_art import SMALL_HEIGHT, SMALL_WIDTH, face_of
from ziggurat.games.pyramidion.view.players import stock, strip
from ziggurat.games.pyramidion.view.reckoning import Means, freight, gone, means
from ziggurat.games.pyramidion.view.seats import LINE, TOTAL_PITCH, TOTAL_X, WIDTH, lines
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Child,
    Element,
    Spot,
    at,
    drawing,
    g,
    labelled_group,
    memoized,
    move,
    piece,
    spotted,
    text,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

HEAD = 58
NAME_X, NAME_Y, ROUND_Y = 52, 26, 45
SIGN_X, SIGN_Y = 27, 28
MARKS_X, MARKS_PITCH = 176, 30
GONE_SCALE = 0.62
CATEGORY_Y, MINIMUM_Y = 19, 51
CATEGORY_SPOT = Spot(-17, -18, 34, 33, 9)  # free of its neighbours and of the minima
RAISE_SPOT = Spot(TOTAL_X - 22, 24, TOTAL_PITCH + 44, 32, 7, over=2)

OWN = 140
OWN_STOCK, OWN_CARDS = 1.3, 1.5  # how much larger one's own things are drawn
OWN_X, OWN_Y, STRIP_Y = 10, 2, 52

HARBOUR = 110
BOAT_X, BOAT_PITCH, BOAT_Y = 6, 72, 4
BOAT_SPOT = Spot(0, 0, boat_art.WIDTH, boat_art.HEIGHT, 6, 15, -8, size=0.9, priced=True)
ROW_OF_BOATS = 5


def tableau(seen: Pyramidion, viewer: int, words: Words) -> Element:
    """What all have for which site, what the viewer has played, and the boats to load."""
    due = freight(seen)
    loading = None if due is None else due.boat
    below = HEAD + int(seen.seats) * LINE
    foot = below + OWN
    return drawing(
        WIDTH,
        foot + HARBOUR,
        g(
            head(seen, tuple(gone(seen, viewer)), revolts(seen), words),
            at(0, HEAD, *lines(seen, viewer, words)),
            at(0, below, *own(seen, viewer, words)),
            harbour(seen, viewer, loading, foot, words),
            font_family=var("sans"),
            font_weight=700,
            font_size=17,
            fill=var("ink"),
        ),
        label=words.say("region-tableau"),
    )


def own(seen: Pyramidion, viewer: int, words: Words) -> list[Element]:
    """The viewer's stock and cards, large; a spectator sees the first player's."""
    seat = 0 if viewer == NOBODY else viewer
    width = (WIDTH - 2 * OWN_X) / OWN_CARDS
    cards = strip(seen, seat, seat == viewer, width, words)
    return [
        use("own-ground"),
        at(OWN_X, OWN_Y, stock(seen, seat), scale=OWN_STOCK),
        at(OWN_X, STRIP_Y, cards if cards.children else use("card-bed"), scale=OWN_CARDS),
    ]


@memoized_by_fields("site round goal raising drawn uprising")
def head(seen: Pyramidion, lost: tuple[int, ...], revolting: int, words: Words) -> list[Element]:
    """The active site with what lies on it beside the cards, and the three categories."""
    site = seen.site
    sign = "giza" if site == NOTHING else SITE_IDS[site]
    lines = [
        use("head-slab"),
        use(
            f"glyph-{sign}",
            transform=move(SIGN_X, SIGN_Y, 1.35),
            fill=var("platform-lit"),
            color=var("platform-ink"),
        ),
        text(
            NAME_X,
            NAME_Y,
            labels.active(seen, words),
            20,
            text_anchor="start",
            font_family=var("serif"),
        ),
        text(NAME_X, ROUND_Y, subtitle(seen, words), 14, text_anchor="start", font_weight=400),
    ]
    if site == NOTHING:
        return [g(*lines, fill=var("platform-ink"))]
    return [
        g(*lines, *categories(), minima(seen, words), fill=var("platform-ink")),
        *site_marks(seen, lost, revolting, words),
    ]


def subtitle(seen: Pyramidion, words: Words) -> str:
    """Which round it is while a site is active; what the game is played to between sites."""
    if seen.site != NOTHING:
        return words.say("round", round=seen.round)
    if seen.goal == NO_GOAL:
        return words.say("goal-all-boats")
    return words.say("goal-points", points=seen.goal)


def categories() -> list[Element]:
    """The heads of the three columns of totals."""
    return [category(n, name) for n, name in enumerate(CATEGORY_IDS)]


@memoized
def category(n: int, name: str) -> Element:
    """The head of one column."""
    head = at(TOTAL_X + n * TOTAL_PITCH, CATEGORY_Y, use(f"head-{name}"), id=name)
    return spotted(CATEGORY_SPOT, head)


def minima(seen: Pyramidion, words: Words) -> Element:
    """What a troop needs here, raised or not."""
    least = [minimum(seen, category) for category in range(NEGOTIATION + 1)]
    raised = var("accent") if seen.raising else None
    return spotted(
        RAISE_SPOT,
        labelled_group(
            words.say("minima", influence=least[0], negotiation=least[1]),
            *(
                text(TOTAL_X + n * TOTAL_PITCH, MINIMUM_Y, f"≥ {value}", 16, fill=raised)
                for n, value in enumerate(least)
            ),
            id="raise",
        ),
    )


def site_marks(seen: Pyramidion, lost: Sequence[int], cards: int, words: Words) -> list[Element]:
    """Revolt on the site, and cards played here that lie here no more."""
    drawn: list[Element] = []
    tokens = members(seen.drawn)
    fists = [f"face-{REVOLT_TOKEN_IDS[token]}" for token in tokens] or ["revolt-mark"] * cards
    if fists:
        signs = [
            use(name, transform=move(MARKS_X + n * MARKS_PITCH, HEAD / 2, 0.78))
            for n, name in enumerate(fists)
        ]
        drawn.append(labelled_group(labels.revolt(seen, cards, words), *signs, id="revolt"))
    left = MARKS_X + len(fists) * MARKS_PITCH - 12
    apart = min(28, (TOTAL_X - 26 - left - SMALL_WIDTH * GONE_SCALE) / max(len(lost) - 1, 1))
    return [*drawn, *(lost_card(card, left + n * apart, words) for n, card in enumerate(lost))]


def lost_card(card: int, x: float, words: Words) -> Element:
    """A card that was played here and discarded since: it can still be copied."""
    element = labelled_group(
        labels.gone(card, words),
        use(f"small-{face_of(card)}"),
        use("gone-mark"),
        id=CARD_IDS[card],
        transform=move(x, (HEAD - SMALL_HEIGHT * GONE_SCALE) / 2, GONE_SCALE),
    )
    return piece(CARD_IDS[card], spotted(Spot(0, 0, SMALL_WIDTH, SMALL_HEIGHT, 5), element))


@memoized_by_fields("row private_boat private_seat boats supply stocks troops used")
def harbour(seen: Pyramidion, viewer: int, loading: int | None, y: float, words: Words) -> Element:
    """The boats in the row, one of them perhaps being loaded, then that of Karnak or the deck."""
    row = members(seen.row)
    drawn = [
        boat(seen, one, BOAT_X + n * BOAT_PITCH, viewer, one == loading, words)
        for n, one in enumerate(row)
    ]
    last = BOAT_X + ROW_OF_BOATS * BOAT_PITCH
    private = seen.private_boat
    if private == NOTHING:
        drawn.append(boat_deck(count(seen.boats), last, words))
    else:
        drawn += karnak(seen, private, last, viewer, private == loading, words)
    return at(0, y, *drawn, id="harbour")


def karnak(
    seen: Pyramidion, private: int, x: float, viewer: int, loading: bool, words: Words
) -> list[Element]:
    """The boat drawn at Karnak, with the token of who may load it."""
    owner = seen.private_seat
    own = viewer if viewer == owner else NOBODY
    mark = labelled_group(
        words.say("boat-reserved", seat=words.player(owner)),
        token(owner, x + boat_art.WIDTH - 10, BOAT_Y + 10, 0.9),
    )
    return [boat(seen, private, x, own, loading, words), mark]


def boat(seen: Pyramidion, one: int, x: float, viewer: int, loading: bool, words: Words) -> Element:
    """A boat that can be loaded, with ticks where the viewer has enough."""
    helps = None if viewer == NOBODY else means(seen, viewer, one)
    return piece(BOAT_IDS[one], lying(one, x, loading, helps, words))


@memoized
def lying(one: int, x: float, loading: bool, helps: Means | None, words: Words) -> Element:
    """A boat where it lies."""
    marks = means_marks(one, helps) if helps else []
    element = labelled_group(
        labels.boat(one, helps, words),
        use(f"face-{BOAT_IDS[one]}"),
        *([use("boat-loading")] if loading else []),
        *marks,
        id=BOAT_IDS[one],
        transform=move(x, BOAT_Y),
    )
    return spotted(BOAT_SPOT._replace(over=len(marks)), element)


def means_marks(one: int, helps: Means) -> list[Child]:
    """Ticks at what the stock has, and seals for the means that make the boat sail."""
    cost = BOATS_DATA[one]["cost"]
    places = [cost_place(kind, cost) for kind in helps.covered]
    seals = [
        name
        for name, shown in (
            ("means-statue", helps.statues),
            ("means-influence", helps.torturers),
            ("tick", helps.ready and not helps.statues and not helps.torturers),
        )
        if shown
    ]
    return [
        *(use("have", x, y) for x, y in places),
        *(use(name, boat_art.WIDTH - 12 - 20 * n, 94) for n, name in enumerate(seals)),
    ]


def boat_deck(boats: int, x: float, words: Words) -> Element:
    """The boats still to come."""
    return labelled_group(
        words.say("boat-deck", count=boats),
        use("boat-pile", x, BOAT_Y),
        use(f"count-{boats}", x + boat_art.WIDTH / 2, BOAT_Y + 76) if boats else g(),
    )
