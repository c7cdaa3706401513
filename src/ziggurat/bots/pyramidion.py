"""How a harbour of Pyramidion looks before the end."""

from typing import Any, Final, cast, final

from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.weights import MOST_SEATS, Tables, Weights, read_tables
from ziggurat.core.bits import BIT, count, first
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.games.pyramidion.components import (
    BARGAINING,
    BOAT_COSTS,
    BOAT_POINTS,
    CARDS,
    CATEGORIES,
    INFLUENCE,
    NEGOTIATION,
    NEGOTIATORS,
    NOTHING,
    ORDINARY,
    PRINTED,
    PRINTED_NUMBERS,
    SITES,
    SPECIALS,
    STATUE,
    TORTURERS,
)
from ziggurat.games.pyramidion.goods import ONE, amount, of
from ziggurat.games.pyramidion.reckoning import minimum, total
from ziggurat.games.pyramidion.rules.activating import sites_a_round
from ziggurat.games.pyramidion.rules.ending import boat_points, torturers_point
from ziggurat.games.pyramidion.state import Pyramidion

TABLES: Final = read_tables("pyramidion")
PIECES: Final = 5  # of one kind; more are worth nothing
FAR: Final[i64] = 5  # leads are counted up to so many points
MANY: Final[i64] = 5  # and cards that may change them up to so many


@final
class PyramidionWeights:
    """What goods, troops, cards and leads are worth, in points."""

    def __init__(self, told: Weights) -> None:
        # A resource, the first of its kind, the second, …: boats want a mixture.
        self.resource = told.many("resource", PIECES)
        self.statue = told.one("statue")
        self.on_site = told.one("on-site")  # a resource on a site, for who wins it
        self.fitting = told.one("fitting")  # and of what it would make of the best boat
        self.torturers = told.one("torturers")  # a troop brings or takes a resource each round,
        self.negotiators = told.one("negotiators")
        self.troop_early = told.one("troop-early")  # and more of them while the goal is far
        self.card = told.one("card")  # a card in hand, while all sites are to come,
        self.card_late = told.one("card-late")  # and the share of it that is left at last
        self.first_card = told.one("first-card")  # a hand that is not empty
        self.strength = told.many("strength", CATEGORIES)  # a point printed on a card in hand
        self.special = told.one("special")  # a card in hand with a power
        self.loaded_soon = told.one("loaded-soon")  # the part of a boat's points, if it can sail
        self.nearly = told.one("nearly")  # for each resource it lacks, the share of that,
        self.helped = told.one("helped")  # and for each that torturers may supply
        self.second = told.one("second-boat")  # the same part of the second best boat
        self.holds = told.one("holds")  # a lead lasts so often while others may still play,
        self.margin = told.one("margin")  # for each point of it more,
        self.threat = told.one("threat")  # and for each card of a rival
        self.catches_up = told.one("catches-up")  # a seat behind takes the lead so often,
        self.gap = told.one("gap")  # for each point it is behind,
        self.reserve = told.one("reserve")  # and for each card in its hand
        self.first = told.one("first")  # to be the first in play order


@final
class PyramidionEvaluation(Evaluation):
    """Boats, what the stock can load, troops, cards in hand, and leads on the active site."""

    def __init__(self, game: Game[Any], seed: int = 0, tables: Tables = TABLES) -> None:
        super().__init__(game, seed)
        self.spread = 3.0
        self.heat = 0.3
        self.weights = [PyramidionWeights(tables.of(seats)) for seats in range(MOST_SEATS + 1)]

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for."""
        table = cast(Pyramidion, state)
        points = float(boat_points(table, seat) + torturers_point(table, seat))
        if table.depth == 0:
            return points
        weights = self.weights[table.seats]
        stock = table.stocks[seat]
        boats = harbour(table, seat, stock, weights)
        points += stock_worth(stock, weights) + boats
        points += troops(table, seat, weights)
        points += hand(table, seat, weights)
        if table.order[0] == seat:
            points += weights.first
        if table.site != NOTHING:
            points += site_hopes(table, seat, weights, boats)
        return points


def stock_worth(stock: i64, weights: PyramidionWeights) -> float:
    """Resources by kind, each further one worth less; statues stand in for any."""
    worth = weights.statue * float(of(stock, STATUE))
    for kind in range(ORDINARY):
        held = of(stock, kind)
        piece: i64 = 0
        while piece < held and piece < PIECES:
            worth += weights.resource[piece]
            piece += 1
    return worth


def troops(table: Pyramidion, seat: i64, weights: PyramidionWeights) -> float:
    """Troops on the sites, worth more the longer the game will last."""
    most: i64 = 0
    for other in range(table.seats):
        most = max(most, boat_points(table, other))
    torturers = float(table.placed(seat, TORTURERS))
    negotiators = float(table.placed(seat, NEGOTIATORS))
    early = weights.troop_early * float(table.goal - most) / float(table.goal)
    worth = weights.torturers * torturers + weights.negotiators * negotiators
    return worth + early * (torturers + negotiators)


def hand(table: Pyramidion, seat: i64, weights: PyramidionWeights) -> float:
    """Cards in hand: how many, how strong, and what sites there are to play them on."""
    size = table.hand_size(seat)
    if size == 0:
        return 0.0
    to_come = sites_to_come(table)
    worth = weights.card * float(size) * (weights.card_late + to_come)
    cards = table.hand[seat]
    strength = weights.special * float(count(cards & SPECIALS))
    while cards != 0:
        card = first(cards)
        cards &= cards - 1
        for category in range(CATEGORIES):
            strength += weights.strength[category] * float(PRINTED_NUMBERS[CARDS * category + card])
    return worth + to_come * (strength + weights.first_card)


def sites_to_come(table: Pyramidion) -> float:
    """The part of this round's sites that will be activated after the one at hand."""
    wanted = sites_a_round(table.seats)
    done = count(table.sundials)
    if table.site != NOTHING:
        done += 1
    return float(wanted - done) / float(wanted)


def harbour(table: Pyramidion, seat: i64, stock: i64, weights: PyramidionWeights) -> float:
    """The most promising boats for a stock: their points, the less the more is missing."""
    best = 0.0
    second = 0.0
    supplied = torturers_supply(table, seat)
    boats = table.row
    if table.private_boat != NOTHING and table.private_seat == seat:
        boats |= BIT[table.private_boat]
    while boats != 0:
        boat = first(boats)
        missing = -of(stock, STATUE)
        covered: i64 = 0
        for kind in range(ORDINARY):
            lacking = of(BOAT_COSTS[boat], kind) - of(stock, kind)
            if lacking > 0:
                missing += lacking
                covered += min(lacking, of(supplied, kind))
        promise = weights.loaded_soon * float(BOAT_POINTS[boat])
        while missing > 0:
            promise *= weights.helped if covered > 0 else weights.nearly
            covered -= 1
            missing -= 1
        if promise > best:
            second = best
            best = promise
        elif promise > second:
            second = promise
        boats &= boats - 1
    return best + weights.second * second


def torturers_supply(table: Pyramidion, seat: i64) -> i64:
    """What the torturers of a seat may take at the harbour, all they could choose from."""
    supplied: i64 = 0
    for site in range(SITES):
        if table.owner(site, TORTURERS) == seat and table.used & BIT[site] == 0:
            supplied += ONE[PRINTED[2 * site]]
            if PRINTED[2 * site + 1] != PRINTED[2 * site]:
                supplied += ONE[PRINTED[2 * site + 1]]
    return supplied


def site_hopes(table: Pyramidion, seat: i64, weights: PyramidionWeights, boats: float) -> float:
    """What the lead in each category on the active site promises."""
    goods = table.sites[table.site]
    worth = weights.on_site * float(amount(goods))
    worth += weights.fitting * (harbour(table, seat, table.stocks[seat] + goods, weights) - boats)
    hopes = chance_to_lead(table, seat, BARGAINING, 1, weights) * worth
    if table.owner(table.site, TORTURERS) != seat:
        needed = minimum(table, INFLUENCE)
        hopes += weights.torturers * chance_to_lead(table, seat, INFLUENCE, needed, weights)
    if table.owner(table.site, NEGOTIATORS) != seat:
        needed = minimum(table, NEGOTIATION)
        hopes += weights.negotiators * chance_to_lead(table, seat, NEGOTIATION, needed, weights)
    return hopes


def chance_to_lead(
    table: Pyramidion, seat: i64, category: i64, needed: i64, weights: PyramidionWeights
) -> float:
    """How likely the seat ends with strictly the most, and enough, in a category."""
    mine = total(table, seat, category)
    rival: i64 = 0
    threat: i64 = 0
    playing = False
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            rival = max(rival, total(table, other, category))
            if table.passed & BIT[other] == 0:
                playing = True
                threat = max(threat, table.hand_size(other))
        other += 1
    if mine > rival and mine >= needed:
        if not playing:
            return 1.0
        chance = weights.holds + weights.margin * float(min(mine - rival - 1, FAR))
        return max(0.0, min(1.0, chance + weights.threat * float(min(threat, MANY))))
    if table.passed & BIT[seat] != 0:
        return 0.0
    behind = max(rival - mine, needed - mine - 1)
    chance = weights.catches_up + weights.gap * float(min(behind, FAR))
    chance += weights.reserve * float(min(table.hand_size(seat), MANY))
    return max(0.0, min(1.0, chance))


def evaluation(game: Game[Any], seed: int, tables: Tables = TABLES) -> Evaluation:
    """The evaluation bots use for Pyramidion."""
    return PyramidionEvaluation(game, seed, tables)
