"""The central board: three zones, each with what is built above and what is done below its spaces.

Above lie the tiles that can be taken, the worship tiles beside their temples; between the halves
the stacks of discs; below the Influence actions, the favour track, and the sun on its way.
"""

from ziggurat.art.stone import token
from ziggurat.games.teotihuacan.components import (
    ACTION_IDS,
    KINDS,
    MATERIAL_IDS,
    ROUNDS,
    WORSHIP_IDS,
    ZONES,
)
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.games.teotihuacan.view import names
from ziggurat.games.teotihuacan.view.central import (
    FIRST_X,
    SIDE,
    SUN_Y,
    TRACK,
    TRACK_STEP,
    WIDTH,
    sun_x,
)
from ziggurat.games.teotihuacan.view.market import market, naming, plate, spot
from ziggurat.games.teotihuacan.view.plan import HEIGHT
from ziggurat.games.teotihuacan.view.reckoning import aside, asked
from ziggurat.games.teotihuacan.view.stacks import disc_name, rungs, stacks
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import (
    Element,
    drawing,
    g,
    labelled_group,
    memoized,
    move,
    piece,
    spotted,
    use,
)
from ziggurat.markup.memo import memoized_by_fields

HEAP = spot(64, 64)
MOST_ASIDE = 2  # worship tiles in use there is room for


def board(seen: Teotihuacan, seat: int, words: Words) -> Element:
    """The whole central board."""
    asks = asked(seen, seat)
    return drawing(
        WIDTH,
        HEIGHT,
        use("central"),
        sun(seen, words),
        market(seen, *naming(seen, asks), words),
        stacks(seen, words),
        *(rungs(seen, seat) if asks == "stacking" else []),
        below(seen, *naming(seen, asks), tuple(aside(seen)), words),
        label=title(seen, words),
    )


@memoized_by_fields("favour")
def below(
    seen: Teotihuacan, asks: str, here: int, used: tuple[int, ...], words: Words
) -> list[Element]:
    """The Influence actions, on one of them the worship tiles in use, and the favour track."""
    plates = [influence(asks, here, zone, used, words) for zone in range(ZONES)]
    return [*plates, favour(seen, words)]


def title(seen: Teotihuacan, words: Words) -> str:
    """Round 2 of 4."""
    return words.say("region-board", round=seen.round, rounds=rounds(seen))


def rounds(seen: Teotihuacan) -> int:
    """How many rounds this game has."""
    return ROUNDS[seen.seats - 1]


@memoized_by_fields("seats round first")
def sun(seen: Teotihuacan, words: Words) -> list[Element]:
    """The sun on its way to the eclipse, and who begins the round."""
    first = seen.first
    if disc_name(seen, first) == "disc-rival":
        marker = use("disc-rival", transform=move(FIRST_X, SUN_Y - 3, 0.62))
    else:
        marker = token(first, FIRST_X, SUN_Y, 0.72)
    who = words.say("first-player", player=names.player(seen, first, words))
    return [
        use(f"rounds-{rounds(seen)}"),
        piece("sun", use("sun-art", sun_x(max(seen.round, 1)), SUN_Y)),
        labelled_group(who, piece("first-player", marker)),
    ]


def influence(asks: str, here: int, zone: int, used: tuple[int, ...], words: Words) -> Element:
    """The plate of an Influence action, with cubes to take or the worship tiles in use."""
    action = ZONES + zone
    parts: list[Element] = []
    if ACTION_IDS[action] == "production":
        parts = [heap(kind) for kind in range(KINDS)]
    elif ACTION_IDS[action] == "offering":
        parts = [offered(tile, n, words) for n, tile in enumerate(used[-MOST_ASIDE:])]
    return plate(asks, here, action, parts)


@memoized
def heap(kind: int) -> Element:
    """The cubes of a kind."""
    name = MATERIAL_IDS[kind]
    return spotted(HEAP, g(use(f"heap-{name}"), id=name, transform=move(102 + 66 * kind, 16)))


def offered(tile: int, number: int, words: Words) -> Element:
    """A worship tile being offered."""
    art = use(f"art-{WORSHIP_IDS[tile]}", transform=move(128 + 88 * number, 2, 1.6))
    return labelled_group(names.worship(tile, words), art)


def favour(seen: Teotihuacan, words: Words) -> Element:
    """The tokens on the favour track."""
    steps = ", ".join(str(step) for step in seen.favour)
    tokens = [
        piece(f"favour-{owner}", favour_token(step, owner))
        for owner, step in enumerate(seen.favour)
    ]
    return labelled_group(words.say("favour-tokens", steps=steps), *tokens)


def favour_token(step: int, owner: int) -> Element:
    """A player's token; four share a space."""
    x = SIDE + (step + 0.5) * TRACK_STEP + 10 * (2 * (owner % 2) - 1)
    return token(owner, x, TRACK + 34 + 18 * (owner // 2), 0.62)
