"""Every component of Origins once, in every state, for the sheet of all drawings."""

from ziggurat.art.frames import component
from ziggurat.games.origins.components import (
    COLOUR_IDS,
    DISTRICT_IDS,
    KIND_IDS,
    MOST_SEATS,
    SIGN_IDS,
)
from ziggurat.games.origins.view import city, names, plan, tables
from ziggurat.games.origins.view.dice import SIDE, SPEAKER_FACES
from ziggurat.games.origins.view.pieces import BONUS, CARD_HEIGHT, CARD_WIDTH, GOODS, HIGHEST, SHIP
from ziggurat.games.origins.view.tiles import PITCH
from ziggurat.games.origins.view.zodiac_art import HEIGHT as SIGN_HEIGHT
from ziggurat.games.origins.view.zodiac_art import WIDTH as SIGN_WIDTH
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, use
from ziggurat.views.anchors import badge, outlines
from ziggurat.views.gains import scoring

Drawn = list[tuple[str, Element]]
FACES = range(1, 7)


def components(words: Words) -> Drawn:
    """Name and drawing of every component."""
    return [
        *tiles(words),
        *dice(words),
        *goods(words),
        *ships(words),
        *towers(words),
        *zodiac(words),
        *districts(words),
        *states(words),
        *boards(words),
    ]


def tiles(words: Words) -> Drawn:
    """Every building, the grey tiles, a Farm, the backs of the piles."""
    middle = PITCH / 2
    faces = [
        component(words.say("building", tile=name), PITCH, PITCH, use(f"t-{name}", middle, middle))
        for name in (*KIND_IDS, "agora", "palace", "farm")
    ]
    backs = [
        component(
            words.say("colour", colour=name), PITCH, PITCH, use(f"t-back-{name}", middle, middle)
        )
        for name in COLOUR_IDS
    ]
    return [*faces, *backs]


def dice(words: Words) -> Drawn:
    """Every face of every die; bases, and who is not a die."""
    pitch, middle = SIDE + 8, SIDE / 2 + 4
    citizens = [
        component(
            words.say("colour", colour=name),
            pitch * len(FACES),
            SIDE + 8,
            *(use(f"die-{name}-{n}", middle + pitch * (n - 1), middle) for n in FACES),
        )
        for name in COLOUR_IDS
    ]
    faces = [use(f"die-white-{n}", middle + pitch * i, middle) for i, n in enumerate(SPEAKER_FACES)]
    speakers = component(words.say("colour", colour="white"), pitch * 4, SIDE + 8, *faces)
    people = [
        component(
            words.player(seat),
            100,
            52,
            use(f"base-{seat}", 24, 22),
            use(f"pawn-{seat}", 74, 46),
        )
        for seat in range(MOST_SEATS)
    ]
    return [*citizens, speakers, *people]


def goods(words: Words) -> Drawn:
    """Goods, tokens, the Bastion."""
    chips = [
        component(words.say("good", good=name), 28, 28, use(f"good-{name}", 14, 14))
        for name in GOODS
    ]
    token = component(words.say("tokens", count=1), 32, 32, use("superiority", 16, 16))
    return [*chips, token, component(words.say("bastion"), 34, 34, use("bastion-art", 16, 16))]


def ships(words: Words) -> Drawn:
    """Motherships in all colours and values, bonus tiles."""
    hulls = (*COLOUR_IDS, COLOUR_IDS[0])
    drawn = [
        component(
            words.say("colour", colour=name),
            2 * SHIP,
            2 * SHIP,
            use(f"ship-{name}", SHIP, SHIP),
            use(f"dial-{n}", SHIP, SHIP),
        )
        for n, name in zip(FACES, hulls, strict=True)
    ]
    tiles_ = [
        component(words.say("bonus", colour=name), BONUS, BONUS, use(f"bonus-{name}"))
        for name in COLOUR_IDS
    ]
    return [*drawn, *tiles_]


def towers(words: Words) -> Drawn:
    """Towers of all heights."""
    return [
        component(
            words.say("tower", colour=name, floors=HIGHEST),
            34 * HIGHEST,
            100,
            *(use(f"tower-{name}-{n}", 34 * n - 17, 94) for n in range(1, HIGHEST + 1)),
        )
        for name in COLOUR_IDS
    ]


def zodiac(words: Words) -> Drawn:
    """The twelve Zodiac cards."""
    return [
        component(names.sign(n, words), SIGN_WIDTH, SIGN_HEIGHT, use(f"zodiac-{name}"))
        for n, name in enumerate(SIGN_IDS)
    ]


def districts(words: Words) -> Drawn:
    """The District cards."""
    return [
        component(names.pattern(n, words), CARD_WIDTH, CARD_HEIGHT, use(f"card-{name}"))
        for n, name in enumerate(DISTRICT_IDS)
    ]


def states(words: Words) -> Drawn:
    """Places that can be chosen: for a tile, on a seat of power."""
    middle = PITCH / 2
    spot = city.SEAT._replace(x=5, y=5, badge_x=42, badge_y=8, empty=True)
    return [
        component(
            words.say("prompt-building"), PITCH, PITCH, use("plot", middle, middle, class_="ring")
        ),
        component(
            words.say("prompt-seating"),
            48,
            48,
            use("power", 24, 24),
            *outlines(spot),
            *badge(scoring(3), spot),
        ),
    ]


def boards(words: Words) -> Drawn:
    """The bare main board, a city before anything is built, a player board."""
    return [
        component(words.say("region-board", round=0), plan.WIDTH, plan.HEIGHT, use("main-board")),
        component(
            words.say("region-city"),
            city.WIDTH,
            city.HEIGHT,
            use("city-ground"),
            use("court", 0, city.WIDTH),
        ),
        component(
            words.say("region-city-of", player=words.player(1)),
            city.WIDTH,
            tables.HEIGHT,
            use("table-ground"),
        ),
    ]
