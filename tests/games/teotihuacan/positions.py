"""Tables of Teotihuacan set up by hand, and read back."""

from typing import Any

from games.by_text import ByText
from ziggurat.core.bits import BIT
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import step
from ziggurat.games.teotihuacan import steps
from ziggurat.games.teotihuacan.components import (
    ACTION_IDS,
    BONUS_IDS,
    COLOUR_IDS,
    MATERIAL_IDS,
    MOST_DISCS,
    NOTHING,
    PYRAMID,
    SHAPE,
    SHOWN_IDS,
    SIDE_IDS,
    SPACE_IDS,
    TILE_IDS,
    TILES,
    WORSHIP_IDS,
    WORSHIPS,
)
from ziggurat.games.teotihuacan.facts import facts
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.geometry import (
    COVERS,
    COVERS_LOW,
    NUMBER,
    PAIR_IDS,
    PAIRS,
    ROW,
    SPOT_IDS,
    SQUARE_IDS,
    words,
)
from ziggurat.games.teotihuacan.places import FROM_RESERVE, source
from ziggurat.games.teotihuacan.rules.building import cover
from ziggurat.games.teotihuacan.state import PYRAMID_COLOURS, Teotihuacan, row_of_laid

DISCS = ["bonus-points"] + ["bonus-influence", "bonus-construction"] * 2
DISCS += ["bonus-resource", "bonus-power"] * 2

BY_TEXT = ByText(GAME)
texts, targets, play, draw, asked = (
    BY_TEXT.texts,
    BY_TEXT.targets,
    BY_TEXT.play,
    BY_TEXT.draw,
    BY_TEXT.asked,
)


def new(seats: int = 2, **options: str) -> Teotihuacan:
    """A table of the first round with discs and worship tiles, nothing built, seat 0 to move."""
    state = GAME.setup(options, seats)
    while GAME.asking(state) != "start-tile":
        play(state, texts(state)[0])
    state.depth = 0
    for seat in range(seats):
        state.starting[seat] = 0
    state.then(step(steps.UNVEILING))
    GAME.settle(state)
    draw(state)
    for space in range(len(SPACE_IDS)):
        if state.bonuses[space] != NOTHING:
            bare(state, SPACE_IDS[space], "bonus-points")
    return state


def bare(state: Teotihuacan, space: str, bonus: str) -> None:
    """This bonus disc lies on a space, and nothing else."""
    at = SPACE_IDS.index(space)
    state.bonuses[at] = BONUS_IDS.index(bonus)
    for n in range(MOST_DISCS):
        state.stacks[MOST_DISCS * at + n] = NOTHING


def stack(state: Teotihuacan, space: str, *owners: int) -> None:
    """Discs of these seats lie on the bonus disc of a space."""
    for owner in owners:
        state.stack(SPACE_IDS.index(space), owner)


def architect(state: Teotihuacan, seat: int, side: str) -> None:
    """An architect stands on this side."""
    state.sides[seat] = SIDE_IDS.index(side)


def turn(state: Teotihuacan, seat: int = 0) -> Teotihuacan:
    """The same table at the start of this seat's turn."""
    state.depth = 0
    state.then(step(steps.TURN, NOBODY, seat))
    GAME.settle(state)
    return state


def act(state: Teotihuacan, action: str, power: int = 4, seat: int = 0) -> Teotihuacan:
    """The same table, this seat doing an action with so much Power, its turn ending afterwards."""
    state.depth = 0
    state.space = 3 * (ACTION_IDS.index(action) % 3)
    state.power = power
    state.then(
        step(steps.RULE_OF_ACTION[ACTION_IDS.index(action)], seat), step(steps.ARCHITECT, seat)
    )
    GAME.settle(state)
    return state


def offer(state: Teotihuacan, worship: str, power: int = 2, seat: int = 0) -> list[Event]:
    """This seat has a worship tile, and offers it."""
    give(state, seat, worship)
    act(state, "offering", power, seat)
    return play(state, f"offer:{worship}")


def reward(state: Teotihuacan, spot: str, seat: int = 0, board: str = "board-a") -> list[Event]:
    """This seat covers a space of the base in play; what happens at once."""
    state.depth = 0
    state.then(step(steps.REWARD, seat, SPOT_IDS.index(spot)), step(steps.ARCHITECT, seat))
    heard = state.listen()
    GAME.settle(state)
    state.events = None
    return heard


def square(row: int, column: int) -> int:
    """The number of a square."""
    return NUMBER[(row, column)]


def squares(text: str) -> list[tuple[int, int]]:
    """`0,3 0,4` as rows and columns."""
    return [(int(y), int(x)) for y, x in (pair.split(",") for pair in text.split())]


def pair_of(tile: str, text: str) -> str:
    """How a tile lies on exactly these squares: its first square and look."""
    wanted = words(squares(text))
    shape = int(SHAPE[TILE_IDS.index(tile)])
    for pair in range(PAIRS):
        row = ROW[PAIRS * shape + pair]
        if row >= 0 and (COVERS[row], COVERS_LOW[row]) == wanted:
            return PAIR_IDS[pair]
    raise AssertionError(f"{tile} cannot lie on {text}")


def put(state: Teotihuacan, seat: int, tile: str, text: str) -> None:
    """A building or temple of the reserve lies on these squares already; no cubes around it."""
    pair = PAIR_IDS.index(pair_of(tile, text))
    laid = state.lay(seat, TILE_IDS.index(tile), pair, source(FROM_RESERVE))
    cover(state, seat, int(row_of_laid(laid)))


def cubes(state: Teotihuacan, seat: int, kind: str, text: str) -> None:
    """Cubes of a kind lie on these squares."""
    for place in squares(text):
        state.put_cube(seat, MATERIAL_IDS.index(kind), square(*place))


def fill(state: Teotihuacan, seat: int, **kinds: int) -> None:
    """So many cubes of each kind, on the first squares without tile or cube."""
    for kind, number in kinds.items():
        free = [n for n in range(len(SQUARE_IDS)) if is_free(state, seat, n)]
        for n in free[:number]:
            state.put_cube(seat, MATERIAL_IDS.index(kind), n)


def is_free(state: Teotihuacan, seat: int, n: int) -> bool:
    """Whether a square has neither tile nor cube."""
    word = state.covered[2 * seat + n // 54]
    return word & BIT[n % 54] == 0 and state.cube_on(seat, n) == NOTHING


def raised(state: Teotihuacan, seat: int, colour: str, *spots: str) -> None:
    """Pyramid tiles of the reserve lie on these spots already."""
    n = COLOUR_IDS.index(colour)
    for spot in spots:
        state.pyramids[PYRAMID_COLOURS * seat + n] |= BIT[SPOT_IDS.index(spot)]
        state.stock[TILES + PYRAMID + n] -= 1


def give(state: Teotihuacan, seat: int, *tiles: str) -> None:
    """Worship tiles of the piles lie beside a player board."""
    for tile in tiles:
        n = WORSHIP_IDS.index(tile)
        if state.pile(n // 7).middle.counts[n] > 0:
            state.pile(n // 7).take(n)
        state.worship[WORSHIPS * seat + n] += 1


def shows(state: Teotihuacan, place: str, worship: str) -> None:
    """This worship tile lies face up there; what lay there goes back."""
    n, at = WORSHIP_IDS.index(worship), SHOWN_IDS.index(place)
    if state.shown[at] != NOTHING:
        state.pile(at // 2).middle.put(state.shown[at])
    if state.pile(n // 7).middle.counts[n] > 0:
        state.pile(n // 7).middle.take(n)
    state.shown[at] = n


def build(state: Teotihuacan, tile: str, text: str) -> list[Event]:
    """Take a tile and place it on exactly these squares."""
    heard = play(state, f"take:{tile}")
    return heard + play(state, f"set:{pair_of(tile, text)}")


def told(state: Teotihuacan) -> Any:
    """The facts, as loose data."""
    return facts(state, NOBODY)


def city(state: Teotihuacan, seat: int = 0) -> Any:
    """The facts of one city."""
    return told(state)["cities"][seat]


def lying(state: Teotihuacan, kind: str, seat: int = 0) -> str:
    """The squares with cubes of a kind: `0,2 1,4`."""
    found = [name for name, cube in city(state, seat)["cubes"].items() if cube == kind]
    return " ".join(name.removeprefix("sq-").replace("-", ",") for name in found)


def scored(events: list[Event]) -> list[int]:
    """The points told."""
    return [event["points"] for event in events if event.kind == "scored"]
