"""Every component of Uxmal once, in every state, for the sheet of all drawings."""

from ziggurat.art.frames import MARGIN, component
from ziggurat.art.stone import TILE, pawn, token
from ziggurat.core.rules import NOBODY
from ziggurat.core.state import numbers
from ziggurat.games.uxmal.components import IDOL_IDS, PHASES, SLOTS, TILES, TURNS
from ziggurat.games.uxmal.state import NORMAL_BREAK, new_table
from ziggurat.games.uxmal.view import board, hand, names, side
from ziggurat.games.uxmal.view.art import KINDS, MARK_SCALE, PRIEST_AT, SEATS
from ziggurat.games.uxmal.view.card_art import CARD_HEIGHT, CARD_WIDTH, CARDS
from ziggurat.games.uxmal.view.ground import BOARD_HEIGHT, BOARD_WIDTH, QUARTER, WALL
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, at, g, use
from ziggurat.views.anchors import badge, outlines
from ziggurat.views.gains import scoring

RISE = 2 * MARGIN  # room for what stands on a tile
LAID = 27  # tiles of the scene: two complete levels and half of the third


def components(words: Words) -> list[tuple[str, Element]]:
    """Name and drawing of every component."""
    return [
        *tiles(words),
        *turns(words),
        *quarters(words),
        *states(words),
        *priests(words),
        *cards(words),
        *scores(words),
    ]


def tiles(words: Words) -> list[tuple[str, Element]]:
    """All 29 tiles, and the reserve from full to empty."""
    drawn = [
        _framed(names.tile_name(TURNS * n, words), TILE, TILE, use(f"face-{TURNS * n}"))
        for n in range(TILES)
    ]
    reserves = [
        _framed(words.say("reserve", count=n), TILE, TILE, hand.reserve(n, words))
        for n in (int(SLOTS), 2, 1, 0)
    ]
    return [*drawn, *reserves]


def turns(words: Words) -> list[tuple[str, Element]]:
    """One tile in its four turns; the idols stay upright."""
    return [
        _framed(words.say("blank-at", turn=turn), TILE, TILE, use(f"face-{turn}"))
        for turn in range(TURNS)
    ]


def quarters(words: Words) -> list[tuple[str, Element]]:
    """Each idol carved, printed, as an idol tile, venerated or cursed."""
    drawn = []
    for n, idol in enumerate(IDOL_IDS):
        picture = g(
            use(f"field-{idol}"),
            use(f"print-{idol}", QUARTER + 8),
            use(f"idol-art-{idol}", 0, QUARTER + 8),
            at(QUARTER + 8, QUARTER + 8, use(f"idol-art-{idol}"), use("idol-selected")),
        )
        drawn.append(_framed(names.idol_name(n, words), 2 * QUARTER + 8, 2 * QUARTER, picture))
    return drawn


def states(words: Words) -> list[tuple[str, Element]]:
    """A place with a tile in hand: free, possible with what it earns, pointed at."""
    earned = board.earned([(0, 2), (1, 1), (4, 2)])
    spot = board.SLOT_SPOT
    possible: list[Child] = [*outlines(spot), *earned, *badge(scoring(7), spot)]
    return [
        _framed(words.say("slot", place="a1–b2", level=1), TILE, TILE, use("notch")),
        _framed(words.say("help-slot"), TILE, TILE, use("notch"), *possible),
        _framed(words.say("help-held"), TILE, TILE, use("face-0", opacity=0.86), *possible),
    ]


def priests(words: Words) -> list[tuple[str, Element]]:
    """Every player's priest: on a quarter, walking, as a choice; and where one can go."""
    drawn = []
    for seat, idol in enumerate(IDOL_IDS[:SEATS]):
        stands = use(f"priest-{seat}")
        states: list[list[Element]] = [
            [stands],
            [stands, use("selected")],
            [stands, *outlines(board.PRIEST_SPOT)],
            [use("socket", class_="ring")],
        ]
        parts = [
            at(n * (QUARTER + 10), 0, use(f"field-{idol}"), _mark(*state))
            for n, state in enumerate(states)
        ]
        drawn.append(_framed(words.player(seat), 4 * QUARTER + 30, QUARTER, *parts))
    pieces = [g(token(s, 20 + 50 * s, 20), pawn(s, 20 + 50 * s, 96)) for s in range(SEATS)]
    return [*drawn, _framed(words.say("ready", count=SEATS), 4 * QUARTER, TILE, *pieces)]


def _mark(*children: Child) -> Element:
    """Marks in the corner of a quarter."""
    corner = PRIEST_AT * MARK_SCALE
    return at(corner, corner, *children, scale=MARK_SCALE)


def cards(words: Words) -> list[tuple[str, Element]]:
    """Cards of each idol: none, one, many, on offer, as a choice; and every number of a pile."""
    width = CARD_WIDTH + MARGIN
    drawn = []
    for n, idol in enumerate(IDOL_IDS):
        counts = [at(i * width, 0, *hand.stack(i, idol, 0)) for i in range(1, 4)]
        chosen = at(4 * width, 0, *hand.stack(3, idol, 1), *outlines(hand.CARD_SPOT))
        offers = [at((5 + k - 1) * width, 0, hand.offer(n, k, False, words)) for k in (1, 2)]
        name = names.idol_name(n, words)
        drawn.append(
            _framed(name, 7 * width, CARD_HEIGHT, use(f"no-card-{idol}"), *counts, chosen, *offers)
        )
    piles = [use(f"pile-art-{n}", n * 30) for n in range(CARDS + 1)]
    chips = [
        use(f"earn-{idol}-{k}", i * 34, 40 * k) for i, idol in enumerate(KINDS) for k in (1, 2)
    ]
    small = _framed(words.say("help-pile"), 300, 120, *piles, *chips)
    return [*drawn, small]


def scores(words: Words) -> list[tuple[str, Element]]:
    """The track, the pyramid of points, the bare board."""
    spaces = [use(f"space-art-{n + 1}", n * 80) for n in range(len(IDOL_IDS))]
    return [
        _framed(words.say("help-idol"), 400, 62, *spaces),
        _framed(words.say("region-points"), side.WIDTH, side.POINTS_HEIGHT, use("points-pyramid")),
        _framed(words.say("region-pyramid", phase=1), BOARD_WIDTH, BOARD_HEIGHT, use("board")),
        (words.say("region-pyramid", phase=PHASES), scene(words)),
    ]


def scene(words: Words) -> Element:
    """A board with tiles of all three levels and priests of four players."""
    table = new_table(SEATS, NORMAL_BREAK, True)
    table.track = numbers(len(IDOL_IDS))
    for idol in range(len(IDOL_IDS)):
        table.track[idol] = idol
    for slot in range(LAID):
        table.cover(slot, TURNS * slot + slot % TURNS)
    for seat, place in enumerate((9, 20, 36, 63)):
        table.priests[place] = seat
    table.phase = PHASES
    return board.pyramid(table, NOBODY, "", words)


def _framed(name: str, width: float, height: float, *children: Child) -> tuple[str, Element]:
    """A component with room for a priest above and a wall below."""
    return component(name, width, height, *children, above=RISE, below=MARGIN + WALL)
