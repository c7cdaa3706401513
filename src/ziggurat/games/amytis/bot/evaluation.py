"""How a city of Amytis looks before the end."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.weights import Tables, Weights, read_tables
from ziggurat.core.bits import BIT, count, first
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.games.amytis.components import (
    ARCHITECTS,
    BUILDINGS,
    COLOURS,
    COLUMNS,
    FIRST_PATTERN,
    LINED,
    LINES,
    PATTERNS,
    PAWNS,
    PILE_HEIGHT,
    PLACES,
    PROJECT_POINTS,
    SIZE_OF,
)
from ziggurat.games.amytis.rules.scoring import favour_points, project_points
from ziggurat.games.amytis.state import Amytis

TABLES: Final = read_tables("amytis")
TURNS: Final[i64] = 200  # nearly all ways a turn can go: a tile is worth nothing until it is laid
TAKEN_AT_THE_END: Final = 0.6  # the part of the tiles, about; it ends with two empty piles
HEIGHTS: Final = 5  # stacks of 0, 1, 2, 3 tiles, and of more


def _completing() -> list[int]:
    """For each set of the nine piles, those where one more architect makes a line."""
    lines = [sum(2**pile for pile in line) for line in LINES]
    found = []
    for mask in range(512):
        gaps = [line & ~mask for line in lines]
        found.append(sum({gap for gap in gaps if gap.bit_count() == 1}))
    return found


COMPLETING: Final = vec[i64](_completing())


@final
class AmytisWeights:
    """What things in and around a city are worth, in points; most fade as the piles go down."""

    def __init__(self, told: Weights) -> None:
        self.hope = told.one("hope")  # a held project one tile short, as a share of its points,
        self.hope_early = told.one("hope-early")  # and how much more of it at first
        self.held = told.one("held")  # a project held
        self.one_short = told.one("one-short")  # architects one short of a line,
        self.two_ways = told.one("two-ways")  # and if two piles would complete one
        self.out = told.many("architects-out", ARCHITECTS)  # 0 to 3 architects on the board
        self.favour = told.many("favour", COLUMNS + 1)  # a pawn on a column, or the bottom row
        self.visible = told.many("visible", BUILDINGS)  # a building that is visible
        self.stack = told.many("stack", HEIGHTS)  # a stack of a height
        self.colour = told.one("colour")  # a tile of the colour that is visible most often


@final
class AmytisEvaluation(Evaluation):
    """Points on the track, projects done and nearly done, favours, and what may still come."""

    def __init__(self, game: Game[Any], seed: int = 0, tables: Tables = TABLES) -> None:
        super().__init__(game, seed)
        self.win_scale = 20.0
        self.temperature = 2.0
        self.tempo = 6.0
        self.width = TURNS
        self.narrow = TURNS
        self.reply_width = 48
        self.reply_narrow = 48
        self.weights = AmytisWeights(tables.of(2))

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what its projects, architects, pawns and tiles promise."""
        table = cast(Amytis, state)
        points = table.track(seat) + project_points(table, seat) + favour_points(table, seat)
        if table.depth == 0:
            return float(points)
        weights = self.weights
        left = share_left(table)
        hope = weights.hope + weights.hope_early * left
        hopes = 0.0
        held = table.held[seat]
        while held != 0:
            hopes += promise(table.colours[seat], first(held), hope)
            hopes += weights.held * left
            held &= held - 1
        hopes += architects(table, seat, weights)
        return float(points) + hopes + left * city(table, seat, weights)

    def progress(self, state: State) -> float:
        """The tiles that have been taken, of those taken in a whole game."""
        if state.depth == 0:
            return 1.0
        return min((1.0 - share_left(cast(Amytis, state))) / TAKEN_AT_THE_END, 1.0)


def share_left(table: Amytis) -> float:
    """The part of the tiles that is still in the piles."""
    tiles: i64 = 0
    for pile in range(PLACES):
        tiles += table.left[pile]
    return float(tiles) / float(PLACES * PILE_HEIGHT)


def promise(colours: i64, card: i64, hope: float) -> float:
    """A share of a project's points, the larger the fewer tiles are missing."""
    missing: i64 = 9
    way = FIRST_PATTERN[card]
    end = FIRST_PATTERN[card + 1]
    while way < end:
        lacking = count(PATTERNS[way] & ~colours)
        if lacking < missing:
            missing = lacking
        way += 1
    share = 1.0
    while missing > 0:
        share *= hope
        missing -= 1
    return share * float(PROJECT_POINTS[card])


def architects(table: Amytis, seat: i64, weights: AmytisWeights) -> float:
    """What the architects on the main board promise; a line, or all four, will be taken back."""
    mine = table.architects[seat]
    out = SIZE_OF[mine]
    if LINED[mine] == 1 or out == ARCHITECTS:
        return weights.out[0]
    worth = weights.out[out]
    if table.pawns_placed(seat) == PAWNS:
        return worth
    ways = SIZE_OF[COMPLETING[mine] & table.free_piles()]
    if ways > 0:
        worth += weights.one_short
    if ways > 1:
        worth += weights.two_ways
    return worth


def city(table: Amytis, seat: i64, weights: AmytisWeights) -> float:
    """What pawns, stacks and visible tiles may still be good for."""
    worth = weights.favour[COLUMNS] * float(table.bottom[seat])
    for column in range(COLUMNS):
        if table.favours[seat] & BIT[column] != 0:
            worth += weights.favour[column]
    for building in range(BUILDINGS):
        worth += weights.visible[building] * float(table.visible(seat, building))
    highest: i64 = HEIGHTS - 1
    for site in range(PLACES):
        height = table.height(seat, site)
        worth += weights.stack[height if height < highest else highest]
    most: i64 = 0
    for colour in range(COLOURS):
        tiles = SIZE_OF[table.sites_in(seat, colour)]
        if tiles > most:
            most = tiles
    return worth + weights.colour * float(most)


def evaluation(game: Game[Any], seed: int, tables: Tables = TABLES) -> Evaluation:
    """The evaluation bots use for Amytis."""
    return AmytisEvaluation(game, seed, tables)
