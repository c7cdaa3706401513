"""What lies before a player: goods, tokens, workers, Zodiac cards, tiles set aside.

It is as wide as what lies there wants, so that a small screen shows it large.
"""

from ziggurat.art.paragraph import paragraph
from ziggurat.art.stone import figure
from ziggurat.art.theme import var
from ziggurat.games.origins import verbs
from ziggurat.games.origins.components import (
    BASE_IDS,
    GOLD_IDS,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    NOTHING,
    RESERVE_IDS,
    SIGN_IDS,
    WAY_IDS,
)
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.dice import SIDE, die_name
from ziggurat.games.origins.view.hall import speaker
from ziggurat.games.origins.view.reckoning import (
    freeman,
    held_signs,
    held_speakers,
    in_hand,
    offers,
    reserve,
)
from ziggurat.games.origins.view.spots import count, counted, lifted, small, twice
from ziggurat.games.origins.view.zodiac_art import HEIGHT as CARD_HEIGHT
from ziggurat.games.origins.view.zodiac_art import WIDTH as CARD_WIDTH
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Child,
    Element,
    Spot,
    drawing,
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

HEIGHT = 100
GOOD_X, GOOD_Y = 60, 48
TOKEN_X = 134
WORKERS_X, WORKER = 160, 40
FEWEST = 3  # workers there is always room for
TOP, LOW = 25, 72  # the two lines of things
CARDS_WIDTH = 156  # of cards and answers: their room stays when there are none
CARD = Spot(0, 0, CARD_WIDTH, CARD_HEIGHT, 7, CARD_WIDTH - 6, 6)
EMPTY_TEXT_SIZE, EMPTY_TEXT_LETTERS, EMPTY_TEXT_LEADING = 16, 14, 20
PLATE_X, PLATE_Y = 38, 48
PLATES = 4  # side by side
LARGE = 2  # how many of them can be large
TILE_SCALE, TILE = 0.56, 42


def hand(seen: Origins, seat: int, title: str, words: Words) -> Element:
    """A player's own things, and what a question of its own is answered with."""
    x = cards_x(seen, seat)
    return drawing(
        x + CARDS_WIDTH,
        HEIGHT,
        store(seen, seat, words),
        *(answers(seen, seat, x, words) or [treasures(seen, seat, x, words)]),
        label=title,
    )


@memoized_by_fields(
    "seats bastion speakers holders podiums", "goods tokens population freemen posts archons"
)
def store(seen: Origins, seat: int, words: Words) -> list[Element]:
    """Goods and tokens, then workers."""
    counts = counted(*goods(seen, seat, words), *tokens(seen, seat, words), ink="ink")
    return [counts, *workers(seen, seat, words)]


def cards_x(seen: Origins, seat: int) -> int:
    """Where cards begin: after the bases above, after Speakers and tiles set aside below."""
    bases = max(FEWEST, seen.population[seat])
    below = WORKER * (1 + len(held_speakers(seen, seat))) + TILE * len(set(reserve(seen, seat)))
    return WORKERS_X + max(WORKER * bases, below) + 4


def goods(seen: Origins, seat: int, words: Words) -> list[Element]:
    """Stone, Food, Wisdom and Gold, with how many there are."""
    return [good(seen, seat, kind, words) for kind in range(GOODS)]


def good(seen: Origins, seat: int, kind: int, words: Words) -> Element:
    """One good; where any of three may be taken, its chip is the choice."""
    amount = seen.good(seat, kind)
    return _good(seat, kind, amount, names.goods(kind, amount, words))


@memoized
def _good(seat: int, kind: int, amount: int, label: str) -> Element:
    x, y = GOOD_X * (kind % 2 + 0.5), 2 + GOOD_Y * (kind // 2 + 0.5)
    parts = [
        use(f"good-{GOOD_IDS[kind]}", transform=twice(-14, 0, 1.08)),
        count(24, 0, amount, 40),  # nearer to its own good than to the next
    ]
    name = f"s{seat}-{GOOD_IDS[kind]}"
    return lifted(small(name, x, y, GOOD_X - 4, GOOD_Y - 6, *parts, label=label))


def tokens(seen: Origins, seat: int, words: Words) -> list[Element]:
    """Tokens of Superiority on each other, and the Bastion."""
    held = int(seen.tokens[seat])
    drawn = []
    if held:
        stack = [use("superiority", transform=twice(0, -3 * n)) for n in range(min(held, 3))]
        number = [count(0, 34, held, 26)] if held > 1 else []
        label = words.say("tokens", count=held)
        drawn.append(small("token", TOKEN_X, TOP + 2, 36, 40, *stack, *number, label=label))
    if seen.bastion == seat and not seen.is_solo():
        tile = piece("bastion", use("bastion-art", TOKEN_X, LOW))
        drawn.append(labelled_group(words.say("bastion"), tile))
    return drawn


def workers(seen: Origins, seat: int, words: Words) -> list[Element]:
    """Freemen on their bases, faint while they work; the Archon; Speakers."""
    bases = [base(seen, seat, n, words) for n in range(seen.population[seat])]
    speakers = [
        speaker(one, WORKERS_X + WORKER * (n + 1.5), LOW, seen.speakers[one], words)
        for n, one in enumerate(held_speakers(seen, seat))
    ]
    return [*bases, *archon(seen, seat, words), *speakers]


def base(seen: Origins, seat: int, number: int, words: Words) -> Element:
    """A base with its Freeman, or without."""
    one = freeman(seen, seat, number)
    parts: list[Child] = [use(f"base-{seat}", transform=twice())]
    if one is not None:
        parts.append(use(die_name(*names.named_die(one)), transform=twice()))
    away = seen.posts[len(BASE_IDS) * seat + number] != NOTHING
    figures = g(*parts, opacity=0.4) if away else piece(f"f{seat}-{number}", g(*parts))
    x, label = WORKERS_X + WORKER * (number + 0.5), names.base(seen, seat, number, words)
    name = f"s{seat}-{BASE_IDS[number]}"
    return lifted(small(name, x, TOP - 2, WORKER - 2, SIDE + 14, figures, label=label), 0)


def archon(seen: Origins, seat: int, words: Words) -> list[Element]:
    """The Archon while it has not worked."""
    if seen.archons[seat] != NOTHING:
        return []
    figure_ = piece(f"archon-{seat}", g(use(f"pawn-{seat}"), transform=twice(0, 17, 0.82)))
    x, label = WORKERS_X + WORKER / 2, words.say("archon")
    return [small(f"s{seat}-archon", x, LOW, WORKER - 4, 46, figure_, label=label)]


@memoized_by_fields("signs keepers reserved")
def treasures(seen: Origins, seat: int, x: float, words: Words) -> list[Element]:
    """Zodiac cards, and before them tiles set aside by a Construction Yard."""
    cards = [
        zodiac(one, f"s{seat}-{SIGN_IDS[one]}", x + 52 * n, words)
        for n, one in enumerate(held_signs(seen, seat))
    ]
    none = [] if cards else [no_card(x + CARDS_WIDTH / 2, words.say("zodiac-none"))]
    kinds = sorted(set(reserve(seen, seat)))
    first = x - TILE * (len(kinds) - 0.5) - 1
    tiles = [aside(seat, kind, first + TILE * n, words) for n, kind in enumerate(kinds)]
    return [*cards, *none, *tiles]


@memoized
def no_card(x: float, none: str) -> Element:
    """Words where cards will lie."""
    written = paragraph(
        none, x, HEIGHT / 2, EMPTY_TEXT_SIZE, EMPTY_TEXT_LETTERS, EMPTY_TEXT_LEADING
    )
    return g(written, text_anchor="middle", font_size=EMPTY_TEXT_SIZE, fill=var("muted"))


def zodiac(number: int, name: str, x: float, words: Words) -> Element:
    """A Zodiac card in hand."""
    face = piece(f"z-{SIGN_IDS[number]}", use(f"zodiac-{SIGN_IDS[number]}"))
    label = names.sign(number, words)
    return spotted(CARD, labelled_group(label, face, id=name, transform=move(x, 20)))


def aside(seat: int, kind: int, x: float, words: Words) -> Element:
    """A tile set aside."""
    tile = use(f"t-{KIND_IDS[kind]}", transform=twice(scale=TILE_SCALE))
    label = words.say("set-aside", tile=names.building(kind, words))
    return small(f"s{seat}-{RESERVE_IDS[kind]}", x, LOW, TILE, TILE, tile, label=label)


def answers(seen: Origins, seat: int, x: float, words: Words) -> list[Element]:
    """Ways to lay the tile in hand, or how much Gold to pay with: shown while they are asked."""
    ways = offers(seen, seat, verbs.AS)
    if ways:
        return [way(seen, seat, one, x + 24 + 52 * n, words) for n, one in enumerate(ways)]
    found = offers(seen, seat, verbs.GOLD)
    size = 1.4 if len(found) <= LARGE else 1
    return [payment(seat, one, n, x, size) for n, one in enumerate(found)]


def way(seen: Origins, seat: int, number: int, x: float, words: Words) -> Element:
    """A tile as a building, as a Farm, over a Farm."""
    name, held = WAY_IDS[number], in_hand(seen, seat)
    art = "farm" if name == "farm" else held
    under = [use("t-farm", transform=twice(5, 5, 0.66))] if name == "cover" else []
    tile = use(f"t-{art}", transform=twice(scale=0.66))
    label = words.say("choice-as", way=name)
    return small(f"s{seat}-{name}", x, HEIGHT / 2, 50, 50, *under, tile, label=label)


def payment(seat: int, gold: int, place: int, left: float, size: float) -> Element:
    """So much Gold in a payment; a few plates are larger than many."""
    x = left + size * PLATE_X * (place % PLATES + 0.5)
    y = HEIGHT / 2 if size > 1 else 2 + PLATE_Y * (place // PLATES + 0.5)
    parts = [
        rect(-34, -40, 68, 80, rx=12, fill=var("card"), stroke=var("card-edge"), stroke_width=2),
        use("good-gold", transform=twice(0, -6, 0.9), opacity=None if gold else 0.3),
        figure(0, 24, GOLD_IDS[gold], 28, fill=var("card-ink")),
    ]
    plate = g(*parts, transform=move(0, 0, size))
    width, height = size * (PLATE_X - 4), size * (PLATE_Y - 8)
    return small(f"s{seat}-{GOLD_IDS[gold]}", x, y, width, height, plate)
