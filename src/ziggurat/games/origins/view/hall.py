"""What can be taken from the main board: tiles of the market, Citizens, Speakers; supplies."""

from ziggurat.art.stone import figure
from ziggurat.art.theme import var
from ziggurat.games.origins.components import (
    COLOUR_IDS,
    COLOURS,
    KIND_IDS,
    MARKET_IDS,
    MARKET_SPACES,
    NO_DIE,
    NOTHING,
    RECRUIT_IDS,
    RECRUITS,
    SPEAKER_IDS,
    SUPPLY_IDS,
)
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.dice import SIDE, die_name
from ziggurat.games.origins.view.plan import (
    LOT_SCALE,
    SEAT,
    lot_place,
    pile_place,
    seat_place,
)
from ziggurat.games.origins.view.reckoning import die
from ziggurat.games.origins.view.spots import count, small, twice
from ziggurat.games.origins.view.tiles import FACE
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, g, labelled_group, memoized, move, piece, use
from ziggurat.markup.memo import memoized_by_fields

LOT = FACE * LOT_SCALE + 2  # how large a tile to build is
BELOW = (22, -23)  # on a pile, how many tiles lie below: clear of its sign and its stones


@memoized_by_fields("market previews unseen under")
def market(seen: Origins, words: Words) -> list[Element]:
    """Five tiles to build, and the next one of each colour."""
    return [
        *(lot(seen, space, words) for space in range(MARKET_SPACES)),
        *(pile(seen, colour, words) for colour in range(COLOURS)),
    ]


def lot(seen: Origins, space: int, words: Words) -> Element:
    """A space of the market."""
    kind = seen.market[space]
    if kind == NOTHING:
        return g(id=MARKET_IDS[space], transform=move(*lot_place(space)))
    return _lot(space, KIND_IDS[kind], names.lot(seen, space, words))


@memoized
def _lot(space: int, name: str, label: str) -> Element:
    tile = piece(f"m-{name}", use(f"t-{name}", transform=twice(scale=LOT_SCALE)))
    return small(MARKET_IDS[space], *lot_place(space), LOT, LOT, tile, label=label, corner=40)


def pile(seen: Origins, colour: int, words: Words) -> Element:
    """The pile of a colour: its first tile face up, how many lie below."""
    kind = seen.previews[colour]
    name = "" if kind == NOTHING else KIND_IDS[kind]
    return _pile(colour, name, names.below(seen, colour), names.pile(seen, colour, words))


@memoized
def _pile(colour: int, name: str, below: int, label: str) -> Element:
    x, y = pile_place(colour)
    parts: list[Element] = []
    if name:
        parts = [piece(f"p-{name}", use(f"t-{name}", transform=move(0, 0, LOT_SCALE)))]
    elif below:
        back = use(f"t-back-{COLOUR_IDS[colour]}", transform=move(0, 0, LOT_SCALE))
        parts = [back]
    if below:
        parts += [use("below", *BELOW), figure(*BELOW, f"+{below}", 14, fill=var("cream"))]
    return labelled_group(label, *parts, id=f"pile-{COLOUR_IDS[colour]}", transform=move(x, y))


@memoized_by_fields("recruits speakers holders supply")
def hall(seen: Origins, words: Words) -> list[Element]:
    """Citizens to recruit, free Speakers, the supply."""
    speakers = [
        speaker(n, *seat_place(n + 1, 1), value, words)
        for n, value in enumerate(seen.speakers)
        if value and seen.holders[n] == NOTHING
    ]
    return [
        *(recruit(seen, space, words) for space in range(RECRUITS)),
        *speakers,
        *(supply(seen, colour, words) for colour in range(COLOURS)),
    ]


def recruit(seen: Origins, space: int, words: Words) -> Element:
    """A Citizen who can be recruited, or an empty space."""
    found = seen.recruits[space]
    if found == NO_DIE:
        return g(id=RECRUIT_IDS[space], transform=move(*seat_place(space, 0)))
    return _recruit(space, *names.named_die(die(found)), names.recruit(seen, space, words))


@memoized
def _recruit(space: int, colour: str, value: int, label: str) -> Element:
    x, y = seat_place(space, 0)
    parts = piece(f"r-{colour}", use(die_name(colour, value), transform=twice()))
    return small(RECRUIT_IDS[space], x, y, SIDE + 4, SIDE + 6, parts, label=label)


def speaker(number: int, x: float, y: float, value: int, words: Words, scale: float = 1) -> Element:
    """A Speaker, wherever it waits."""
    art = piece(f"speaker-{number}", use(die_name("white", value), transform=twice(scale=scale)))
    label = words.say("speaker", value=value)
    return small(SPEAKER_IDS[number], x, y, SIDE + 4, SIDE + 6, art, label=label)


def supply(seen: Origins, colour: int, words: Words) -> Element:
    """How many Citizens of a colour are left in the supply."""
    left = seen.supply[colour]
    return _supply(colour, left, words.say("supply", colour=COLOUR_IDS[colour], count=left))


@memoized
def _supply(colour: int, left: int, label: str) -> Element:
    x, y = seat_place(colour, 2)
    name = COLOUR_IDS[colour]
    parts = [
        use(f"cube-{name}", transform=twice(-8, 0, 0.5), opacity=None if left else 0.35),
        count(18, 0, left, 28),
    ]
    return small(SUPPLY_IDS[colour], x, y, SEAT - 2, 27, *parts, label=label)
