"""How a harbour of Pyramidion looks before the end."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.bits import BIT, count, first
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.games.pyramidion.components import (
    BARGAINING,
    BOAT_COSTS,
    BOAT_POINTS,
    INFLUENCE,
    KINDS,
    NEGOTIATION,
    NEGOTIATORS,
    NOTHING,
    ORDINARY,
    SITES,
    STATUE,
    TORTURERS,
)
from ziggurat.games.pyramidion.goods import of
from ziggurat.games.pyramidion.reckoning import minimum, total
from ziggurat.games.pyramidion.rules.ending import boat_points, torturers_point
from ziggurat.games.pyramidion.state import Pyramidion

# What a resource is worth in points, the first of its kind, the second, …: boats want a mixture.
WORTH: Final = vec[float]([0.42, 0.36, 0.22, 0.12, 0.06])
STATUE_WORTH: Final = 0.45
TROOP: Final = 0.75  # brings or takes a resource each round
CARD: Final = 0.14  # a card in hand, while sites are left to play it on
NEARLY: Final = 0.55  # a boat that lacks one resource, as a share of one that lacks none
LOADED_SOON: Final = 0.35  # the part of a boat's points that being able to load it is worth
HOLDS: Final = 0.6  # a lead on a site lasts so often while others may still play
CATCHES_UP: Final = 0.12  # a seat behind takes the lead so often


@final
class PyramidionEvaluation(Evaluation):
    """Boats, what the stock can load, troops, cards in hand, and leads on the active site."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.spread = 3.0

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for."""
        table = cast(Pyramidion, state)
        points = float(boat_points(table, seat) + torturers_point(table, seat))
        if table.depth == 0:
            return points
        points += stock_worth(table.stocks[seat]) + best_boat(table, seat)
        points += TROOP * float(table.placed(seat, TORTURERS) + table.placed(seat, NEGOTIATORS))
        open_sites = float(SITES - count(table.sundials)) / float(SITES)
        points += CARD * float(table.hand_size(seat)) * (0.3 + open_sites)
        if table.site != NOTHING:
            points += site_hopes(table, seat)
        return points


def stock_worth(stock: i64) -> float:
    """Resources by kind, each further one worth less; statues stand in for any."""
    worth = STATUE_WORTH * float(of(stock, STATUE))
    for kind in range(ORDINARY):
        held = of(stock, kind)
        piece: i64 = 0
        while piece < held and piece < len(WORTH):
            worth += WORTH[piece]
            piece += 1
    return worth


def best_boat(table: Pyramidion, seat: i64) -> float:
    """The most promising boat of the row: its points, the less the more is missing."""
    best = 0.0
    stock = table.stocks[seat]
    boats = table.row
    if table.private_boat != NOTHING and table.private_seat == seat:
        boats |= BIT[table.private_boat]
    while boats != 0:
        boat = first(boats)
        missing = -of(stock, STATUE)
        for kind in range(ORDINARY):
            lacking = of(BOAT_COSTS[boat], kind) - of(stock, kind)
            if lacking > 0:
                missing += lacking
        promise = LOADED_SOON * float(BOAT_POINTS[boat])
        while missing > 0:
            promise *= NEARLY
            missing -= 1
        best = max(best, promise)
        boats &= boats - 1
    return best


def site_hopes(table: Pyramidion, seat: i64) -> float:
    """What the lead in each category on the active site promises."""
    hopes = chance_to_lead(table, seat, BARGAINING, 1) * site_worth(table.sites[table.site])
    if table.owner(table.site, TORTURERS) != seat:
        hopes += TROOP * chance_to_lead(table, seat, INFLUENCE, minimum(table, INFLUENCE))
    if table.owner(table.site, NEGOTIATORS) != seat:
        hopes += TROOP * chance_to_lead(table, seat, NEGOTIATION, minimum(table, NEGOTIATION))
    return hopes


def chance_to_lead(table: Pyramidion, seat: i64, category: i64, needed: i64) -> float:
    """How likely the seat ends with strictly the most, and enough, in a category."""
    mine = total(table, seat, category)
    rival: i64 = 0
    playing = False
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            theirs = total(table, other, category)
            if theirs > rival:
                rival = theirs
            if table.passed & BIT[other] == 0:
                playing = True
        other += 1
    if mine > rival and mine >= needed:
        return HOLDS if playing else 1.0
    return 0.0 if table.passed & BIT[seat] != 0 else CATCHES_UP


def site_worth(goods: i64) -> float:
    """The resources lying on a site."""
    worth = 0.0
    for kind in range(KINDS):
        worth += WORTH[1] * float(of(goods, kind))
    return worth


def evaluation(game: Game[Any], seed: int) -> Evaluation:
    """The evaluation bots use for Pyramidion."""
    return PyramidionEvaluation(game, seed)
