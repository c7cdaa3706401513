"""What lies before another player: the city, and below it all they have, small."""

from ziggurat.art.ground import hollow, slab
from ziggurat.art.theme import var
from ziggurat.games.origins.components import (
    ADVISORS,
    COLOUR_IDS,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    NOTHING,
    SIGN_IDS,
)
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.city import FIELD, MARGIN, WIDTH, field
from ziggurat.games.origins.view.dice import die_name
from ziggurat.games.origins.view.pieces import chip
from ziggurat.games.origins.view.reckoning import (
    freeman,
    held_signs,
    held_speakers,
    reserve,
    unused,
)
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, at, drawing, el, g, piece, use
from ziggurat.markup.memo import memoized_by_fields

LINE = 42
HEIGHT = WIDTH + 3 * LINE + 8
LINES = tuple(WIDTH + LINE * (n + 0.5) for n in range(3))
SMALL_CARD = 0.6


def table_defs() -> list[Element]:
    """The slab under a city with three lines of things."""
    return [
        g(
            *slab(WIDTH, HEIGHT, 8),
            *hollow(MARGIN - 3, MARGIN - 3, FIELD + 6, FIELD + 6),
            id="table-ground",
        )
    ]


def table(seen: Origins, owner: int, title: str, words: Words) -> Element:
    """The table of another player."""
    label = f"{names.city(seen, owner, title, words)}; {names.store(seen, owner, words)}"
    return drawing(
        WIDTH,
        HEIGHT,
        use("table-ground"),
        field(seen, owner, own=False),
        store(seen, owner),
        label=label,
    )


@memoized_by_fields(
    "bastion signs keepers speakers holders podiums reserved",
    "goods tokens population freemen posts archons advisors towers",
)
def store(seen: Origins, owner: int) -> Element:
    """All that a player has besides the city."""
    return g(
        *belongings(seen, owner),
        *people(seen, owner),
        *heights(seen, owner),
        fill=var("platform-ink"),
        font_family=var("serif"),
        font_weight=700,
        font_size=24,
    )


def counted(x: float, y: float, value: int) -> Element:
    """A number beside what it counts."""
    return el("text", str(value), x=x, y=y + 8)


def belongings(seen: Origins, owner: int) -> list[Child]:
    """Goods, tokens, Zodiac cards, the Bastion."""
    y = LINES[0]
    drawn: list[Child] = []
    for kind in range(int(GOODS)):
        drawn += [
            chip(GOOD_IDS[kind], 26 + 62 * kind, y, 1.2),
            counted(44 + 62 * kind, y, seen.good(owner, kind)),
        ]
    if seen.tokens[owner]:
        drawn += [use("superiority", 280, y), counted(297, y, seen.tokens[owner])]
    if seen.bastion == owner:
        drawn.append(piece("bastion", use("bastion-art", 332, y)))
    drawn += [
        piece(
            f"z-{SIGN_IDS[one]}",
            at(354 + 30 * n, y - 17, use(f"zodiac-{SIGN_IDS[one]}"), scale=SMALL_CARD),
        )
        for n, one in enumerate(held_signs(seen, owner))
    ]
    return drawn


def people(seen: Origins, owner: int) -> list[Child]:
    """Freemen who have not worked, the Archon, Speakers, tiles set aside."""
    y, x = LINES[1], 26
    drawn: list[Child] = []
    for base in unused(seen, owner):
        one = freeman(seen, owner, base)
        assert one is not None
        die = use(die_name(*names.named_die(one)))
        drawn.append(piece(f"f{owner}-{base}", g(die, transform=f"translate({x} {y})")))
        x += 36
    if seen.archons[owner] == NOTHING:
        drawn.append(piece(f"archon-{owner}", at(x, y + 16, use(f"pawn-{owner}"), scale=0.74)))
        x += 34
    for number in held_speakers(seen, owner):
        die = use(die_name("white", seen.speakers[number]))
        drawn.append(piece(f"speaker-{number}", g(die, transform=f"translate({x} {y})")))
        x += 36
    drawn += [
        at(430 - 38 * n, y, use(f"t-{KIND_IDS[kind]}"), scale=0.52)
        for n, kind in enumerate(reserve(seen, owner)[:3])
    ]
    return drawn


def heights(seen: Origins, owner: int) -> list[Child]:
    """Towers, Advisors, how many bases are in play."""
    y = LINES[2]
    drawn: list[Child] = []
    for colour, high in enumerate(names.towers_of(seen, owner)):
        x = 24 + 46 * colour
        drawn += [use(f"floor-{COLOUR_IDS[colour]}", x, y - 4), counted(x + 15, y, high)]
    first = ADVISORS * owner
    sitting = list(seen.advisors[first : first + int(ADVISORS)])
    drawn += [
        at(268 + 28 * n, y, use(f"die-{COLOUR_IDS[one]}-6"), scale=0.8)
        for n, one in enumerate(sitting)
        if one != NOTHING
    ]
    bases = seen.population[owner]
    drawn += [at(406, y - 8, use(f"base-{owner}"), scale=0.7), counted(424, y, bases)]
    return drawn
