"""Every component of Teotihuacan once, in every state, for the sheet of all drawings."""

from ziggurat.art.frames import component
from ziggurat.games.teotihuacan.components import (
    BOARD_IDS,
    BONUS_IDS,
    CARD_IDS,
    COLOUR_IDS,
    MASK_IDS,
    MATERIAL_IDS,
    MOST_SEATS,
    PYRAMID,
    REWARD_IDS,
    SHAPE,
    TILE_IDS,
    WORSHIP_IDS,
    WORSHIPS,
)
from ziggurat.games.teotihuacan.view import names, side
from ziggurat.games.teotihuacan.view.art import MASK_HEIGHT, MASK_WIDTH
from ziggurat.games.teotihuacan.view.central import STACKS_HEIGHT, WELL
from ziggurat.games.teotihuacan.view.central import WIDTH as BOARD_WIDTH
from ziggurat.games.teotihuacan.view.city import spot_mark
from ziggurat.games.teotihuacan.view.plan import HEIGHT, PITCH, SPACE, WIDTH
from ziggurat.games.teotihuacan.view.shapes import cells, extent
from ziggurat.games.teotihuacan.view.stacks import at_level
from ziggurat.games.teotihuacan.view.worship_art import HEIGHT as WORSHIP_HEIGHT
from ziggurat.games.teotihuacan.view.worship_art import WIDTH as WORSHIP_WIDTH
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, at, use
from ziggurat.views.anchors import badge, outlines
from ziggurat.views.gains import scoring

Drawn = list[tuple[str, Element]]


def components(words: Words) -> Drawn:
    """Name and drawing of every component."""
    return [
        *tiles(words),
        *pyramid_tiles(words),
        *cubes(words),
        *discs(words),
        *masks(words),
        *worship(words),
        *rewards(words),
        *states(words),
        *boards(words),
        *rival(words),
    ]


def tiles(words: Words) -> Drawn:
    """Every building and temple in each of its looks."""
    drawn = []
    for tile, shape in enumerate(SHAPE):
        side = max(extent(tile, look)[2] for look in cells(shape)) * PITCH + 8
        parts = [
            use(f"{TILE_IDS[tile]}-{look}", n % 4 * side - left * PITCH, n // 4 * side)
            for n, look in enumerate(cells(shape))
            for left in (extent(tile, look)[0],)
        ]
        across, down = min(len(parts), 4), -(-len(parts) // 4)
        drawn.append(component(names.tile(tile, words), across * side, down * side, *parts))
    return drawn


def pyramid_tiles(words: Words) -> Drawn:
    """A pyramid tile of each colour."""
    return [
        component(names.pyramid_tile(colour, words), SPACE, SPACE, use(f"tile-{colour}"))
        for colour in (*COLOUR_IDS, "white")
    ]


def cubes(words: Words) -> Drawn:
    """A cube of each kind, and one of any kind."""
    named = [(names.material(n, words), kind) for n, kind in enumerate(MATERIAL_IDS)]
    named.append((words.say("cubes-any", count=1), "any"))
    return [component(name, 24, 24, use(f"cube-{kind}", 12, 12)) for name, kind in named]


def discs(words: Words) -> Drawn:
    """Bonus discs, and discs of every player and of the Rival."""
    bonuses = [
        component(names.bonus(n, words), 44, 40, use(f"art-{name}", 22, 16))
        for n, name in enumerate(BONUS_IDS)
    ]
    stacks = [
        component(words.player(seat), 44, 90, use(f"discs-{seat}-3", 22, 14))
        for seat in range(MOST_SEATS)
    ]
    lone = component(words.say("the-rival"), 44, 40, use("disc-rival", 22, 16))
    return [*bonuses, *stacks, lone]


def masks(words: Words) -> Drawn:
    """The fifteen mask tiles."""
    return [
        component(names.mask(n, words), MASK_WIDTH, MASK_HEIGHT, use(f"art-{name}"))
        for n, name in enumerate(MASK_IDS)
    ]


def worship(words: Words) -> Drawn:
    """All worship tiles, and the backs."""
    faces = [
        component(
            names.worship(n, words), WORSHIP_WIDTH, WORSHIP_HEIGHT, use(f"art-{WORSHIP_IDS[n]}")
        )
        for n in range(WORSHIPS)
    ]
    backs = [
        component(
            words.say("worship-pile", colour=colour),
            WORSHIP_WIDTH,
            WORSHIP_HEIGHT,
            use(f"worship-back-{colour}"),
        )
        for colour in COLOUR_IDS
    ]
    return [*faces, *backs]


def rewards(words: Words) -> Drawn:
    """The rewards of the base."""
    return [
        component(names.reward(n, words), SPACE, SPACE, use(f"art-{name}"))
        for n, name in enumerate(REWARD_IDS)
    ]


def states(words: Words) -> Drawn:
    """Places that can be chosen: a square, a cube, a space of the pyramid, a stack."""
    tile = names.tile(PYRAMID, words)
    spot = spot_mark(0, 0, use("tile-green", opacity=0.6))
    return [
        component(
            words.say("prompt-gift-square", kind="wood"), PITCH, PITCH, use("socket", class_="ring")
        ),
        component(
            words.say("choice-rest"),
            PITCH,
            PITCH,
            use("cube-gold", PITCH / 2, PITCH / 2),
            use("cell", class_="ring"),
        ),
        component(
            words.say("prompt-spot", tile=tile),
            SPACE,
            SPACE,
            *outlines(spot),
            *badge(scoring(2), spot),
        ),
        component(
            words.say("prompt-stacking"),
            WELL,
            STACKS_HEIGHT,
            use("well"),
            use("art-bonus-power", *at_level(1)),
            *(use(f"rung-{n}", *at_level(n), class_="ring") for n in (2, 3, 4)),
        ),
    ]


def boards(words: Words) -> Drawn:
    """The five cities before anything is built, the bare central board."""
    cities = [
        component(f"{words.say('region-city')} {name}", WIDTH, HEIGHT, use(f"city-{name}"))
        for name in BOARD_IDS
    ]
    bare = component(
        words.say("region-board", round=0, rounds=4), BOARD_WIDTH, HEIGHT, use("central")
    )
    return [*cities, bare]


def rival(words: Words) -> Drawn:
    """The cards of the Rival, and the reminder of prices."""
    cards = [
        component(
            words.say("region-rival"),
            side.CARD_WIDTH,
            side.CARD_HEIGHT,
            at(0, 0, side.rival_card(n, words)),
        )
        for n in range(len(CARD_IDS))
    ]
    return [*cards, (words.say("region-prices"), side.prices(words))]
