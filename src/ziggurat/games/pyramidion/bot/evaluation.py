"""How a harbour of Pyramidion looks before the end."""

import math
from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.bots.weights import MOST_SEATS, Tables, Weights, read_tables
from ziggurat.core.bits import BIT, count, first, members
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.games.pyramidion.components import (
    BARGAINING,
    BOAT_COSTS,
    BOAT_POINTS,
    CARDS,
    CATEGORIES,
    DECK,
    GIZA,
    GODDESS_VALUE,
    GODDESSES,
    INFLUENCE,
    NEGOTIATION,
    NOTHING,
    ORDINARY,
    PRINTED,
    PRINTED_NUMBERS,
    REVOLT_TOKENS,
    REVOLT_VALUES,
    SHARES,
    SITES,
    SPECIALS,
    STATUE,
    THEBES,
    TORTURERS,
    TROOP_KINDS,
)
from ziggurat.games.pyramidion.goods import ONE, amount, of
from ziggurat.games.pyramidion.rules.activating import sites_a_round
from ziggurat.games.pyramidion.rules.ending import boat_points, torturers_point
from ziggurat.games.pyramidion.rules.playing import MOST_OF_TWO
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.totals import minimum, revolts, total

TABLES: Final = read_tables("pyramidion")
PIECES: Final = 5  # of one kind; more are worth nothing
# What an unseen card shows in each category, on average.
MEAN_HIDDEN_CARD: Final = vec[float](
    [
        sum(float(PRINTED_NUMBERS[CARDS * category + card]) for card in members(DECK))
        / float(count(DECK))
        for category in range(CATEGORIES)
    ]
)
STRONG: Final = 4.0  # a card that is strong in a category
USUAL_REVOLT: Final = sum(float(value) for value in REVOLT_VALUES) / float(REVOLT_TOKENS)


@final
class PyramidionWeights:
    """What goods, troops, cards and leads are worth, in points."""

    def __init__(self, told: Weights) -> None:
        # A resource, the first of its kind, the second, …: boats want a mixture.
        self.resource = told.many("resource", PIECES)
        self.statue = told.one("statue")
        self.won = told.one("won")  # the part of that for resources on a site, for who wins it,
        self.fitting = told.one("fitting")  # and of what they would make of the boats
        self.torturers = told.one("torturers")  # a troop brings or takes a resource each round,
        self.negotiators = told.one("negotiators")
        self.troop_early = told.one("troop-early")  # and more of them while the goal is far
        self.thebes = told.one("thebes")  # torturers that bring a card each round
        self.paid = told.one("paid")  # negotiators on a site that will have resources next round
        self.displaced = told.one("displaced")  # the part of a troop its owner fears to lose
        self.most_torturers = told.one("most-torturers")  # the point for them, while they may go
        self.ahead = told.one("ahead")  # for each troop of torturers more than a rival has
        self.card = told.one("card")  # a card in hand, while all sites are to come,
        self.card_late = told.one("card-late")  # and the share of it that is left at last
        self.first_card = told.one("first-card")  # a hand that is not empty
        self.strength = told.many("strength", CATEGORIES)  # a point printed on a card in hand
        self.special = told.one("special")  # a card in hand with a power
        # To be the strongest on the sites to come; bargaining for each resource of the richest.
        self.later = told.many("later", CATEGORIES)
        self.later_edge = told.one("later-edge")  # how much a point more in hand tells there
        self.loaded_soon = told.one("loaded-soon")  # the part of a boat's points, if it can sail
        self.nearly = told.one("nearly")  # for each resource it lacks, the share of that,
        self.helped = told.one("helped")  # and for each that torturers may supply
        self.second = told.one("second-boat")  # the same part of a boat for what is left then
        self.contested = told.one("contested")  # the share left if a rival can load it first
        self.goal = told.one("goal")  # to be able to reach the goal
        self.commit = told.one("commit")  # the part of what a hand could add that is played here,
        self.commit_late = told.one("commit-late")  # and more on the last site
        self.edge = told.one("edge")  # how much a point more tells,
        self.bias = told.one("bias")  # and what an even contest is worth
        self.overtakes = told.one("overtakes")  # the last one playing takes the lead so often,
        self.gap = told.one("gap")  # for each point that takes
        self.revolt = told.one("revolt")  # how much a point of influence tells in a revolt
        self.first = told.one("first")  # to be the first in play order
        self.first_next = told.one("first-next")  # and to be it in the next round


@final
class PyramidionEvaluation(Evaluation):
    """Boats, what the stock can load, troops, cards in hand, and leads on the active site."""

    def __init__(self, game: Game[Any], seed: int = 0, tables: Tables = TABLES) -> None:
        super().__init__(game, seed)
        self.win_scale = 3.0
        self.temperature = 0.3
        self.weights = [PyramidionWeights(tables.of(seats)) for seats in range(MOST_SEATS + 1)]

    def points(self, state: State, seat: i64) -> float:
        """What the seat has, and what it may hope for."""
        table = cast(Pyramidion, state)
        points = float(boat_points(table, seat))
        if table.depth == 0:
            return points + float(torturers_point(table, seat))
        weights = self.weights[table.seats]
        stock = table.stocks[seat]
        boats = harbour(table, seat, stock, weights)
        points += stock_worth(stock, weights) + boats
        points += troops(table, seat, weights)
        points += hand(table, seat, weights)
        if table.order[0] == seat:
            points += weights.first
        if first_next(table) == seat:
            points += weights.first_next
        if table.site != NOTHING:
            points += site_hopes(table, seat, weights, boats)
        return points

    def progress(self, state: State) -> float:
        """How near the best is to the goal, and how near the last round is."""
        table = cast(Pyramidion, state)
        if table.depth == 0:
            return 1.0
        rounds = float(max(table.round - 1, 0)) / float(table.last_round)
        return 1.0 - max(way_to_go(table), 0.0) * (1.0 - rounds)


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
    """Troops on the sites, and the point for the most torturers."""
    worth = 0.0
    early = weights.troop_early * way_to_go(table)
    for site in range(SITES):
        for troop in range(TROOP_KINDS):
            if table.owner(site, troop) == seat:
                worth += early + troop_worth(table, site, troop, weights)
    mine = table.placed(seat, TORTURERS)
    rival: i64 = 0
    for other in range(table.seats):
        if other != seat:
            rival = max(rival, table.placed(other, TORTURERS))
    worth += weights.ahead * float(max(-2, min(2, mine - rival)))
    return worth + weights.most_torturers * float(torturers_point(table, seat))


def troop_worth(table: Pyramidion, site: i64, troop: i64, weights: PyramidionWeights) -> float:
    """What a troop on a site brings in a round."""
    if troop == TORTURERS:
        return weights.torturers + (weights.thebes if site == THEBES else 0.0)
    coming = table.distribution
    if table.sites[site] != 0 or (coming != NOTHING and SHARES[SITES * coming + site] != 0):
        return weights.negotiators + weights.paid
    return weights.negotiators


def way_to_go(table: Pyramidion) -> float:
    """The part of the goal that the best is still away from it."""
    most: i64 = 0
    for seat in range(table.seats):
        most = max(most, boat_points(table, seat))
    return float(table.goal - most) / float(table.goal)


def first_next(table: Pyramidion) -> i64:
    """Who will be the first in the next round, as far as is known."""
    for seat in range(table.seats):
        if table.tokens[seat] == 0:
            return seat
    if table.seats == 2:
        if table.tokens[0] == 1:
            return 1
        if table.tokens[1] == 1:
            return 0
        if table.sundials & BIT[GIZA] == 0 and table.site != GIZA:
            return table.order[1]
    return table.order[0]


def hand(table: Pyramidion, seat: i64, weights: PyramidionWeights) -> float:
    """Cards in hand: how many, how strong, and what sites there are to play them on."""
    to_come = sites_to_come(table)
    size = table.hand_size(seat)
    worth = weights.card * float(size) * (weights.card_late + to_come)
    if size == 0 or to_come == 0.0:
        return worth
    strength = weights.first_card + weights.special * float(count(table.hand[seat] & SPECIALS))
    for category in range(CATEGORIES):
        mine = in_hand(table, seat, category, table.hand[seat])
        theirs = 0.0
        for other in range(table.seats):
            if other != seat:
                known = table.hand[other] & table.open[other]
                theirs = max(theirs, in_hand(table, other, category, known))
        stake = weights.later[category]
        if category == BARGAINING:
            stake *= float(richest(table))
        strength += weights.strength[category] * mine
        strength += stake * likely(weights.later_edge * (mine - theirs))
    return worth + to_come * strength


def richest(table: Pyramidion) -> i64:
    """How many resources the site has that has most of those still to be activated."""
    most: i64 = 0
    for site in range(SITES):
        if table.sundials & BIT[site] == 0 and table.site != site:
            most = max(most, amount(table.sites[site]))
    return most


def likely(edge: float) -> float:
    """From never to always, by an advantage: even chances at 0."""
    return 1.0 / (1.0 + math.exp(-edge))


def in_hand(table: Pyramidion, seat: i64, category: i64, known: i64) -> float:
    """What a hand has in a category: the cards known, and the others as they usually are."""
    found = MEAN_HIDDEN_CARD[category] * float(table.hand_size(seat) - count(known))
    if known & GODDESSES != 0:
        found += float(GODDESS_VALUE)
    while known != 0:
        found += float(PRINTED_NUMBERS[CARDS * category + first(known)])
        known &= known - 1
    return found


def sites_to_come(table: Pyramidion) -> float:
    """The part of this round's sites that will be activated after the one at hand."""
    wanted = sites_a_round(table.seats)
    done = count(table.sundials)
    if table.site != NOTHING:
        done += 1
    return float(wanted - done) / float(wanted)


def harbour(table: Pyramidion, seat: i64, stock: i64, weights: PyramidionWeights) -> float:
    """The most promising boat for a stock, and the next one for what it leaves."""
    supplied = torturers_supply(table, seat)
    boats = table.row
    if table.private_boat != NOTHING and table.private_seat == seat:
        boats |= BIT[table.private_boat]
    best = 0.0
    chosen: i64 = NOTHING
    left = boats
    while left != 0:
        boat = first(left)
        promise = boat_promise(table, seat, stock, supplied, boat, weights)
        if promise > best:
            best = promise
            chosen = boat
        left &= left - 1
    if chosen == NOTHING:
        return 0.0
    worth = best
    if best >= weights.loaded_soon * float(BOAT_POINTS[chosen]):
        points = boat_points(table, seat) + torturers_point(table, seat) + BOAT_POINTS[chosen]
        if points >= table.goal:
            worth += weights.goal
    stock = without(stock, BOAT_COSTS[chosen])
    left = boats & ~BIT[chosen]
    best = 0.0
    while left != 0:
        best = max(best, boat_promise(table, seat, stock, 0, first(left), weights))
        left &= left - 1
    return worth + weights.second * best


def boat_promise(
    table: Pyramidion,
    seat: i64,
    stock: i64,
    supplied: i64,
    boat: i64,
    weights: PyramidionWeights,
) -> float:
    """A part of a boat's points, the less the more is missing, or if a rival may be faster."""
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
    if boat != table.private_boat:
        for turn in range(table.seats):
            other = table.order[turn]
            if other == seat:
                break
            if short(table.stocks[other], BOAT_COSTS[boat]) <= 0:
                return promise * weights.contested
    return promise


def short(stock: i64, cost: i64) -> i64:
    """How many resources a stock lacks for a boat, statues used."""
    missing = -of(stock, STATUE)
    for kind in range(ORDINARY):
        missing += max(0, of(cost, kind) - of(stock, kind))
    return missing


def without(stock: i64, cost: i64) -> i64:
    """What a boat leaves of a stock: what is lacking is paid by statues, or by others."""
    left: i64 = 0
    lacking: i64 = 0
    for kind in range(ORDINARY):
        rest = of(stock, kind) - of(cost, kind)
        if rest > 0:
            left += rest * ONE[kind]
        else:
            lacking -= rest
    return left + max(0, of(stock, STATUE) - lacking) * ONE[STATUE]


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
    """What the lead in each category on the active site promises, and what it threatens."""
    stock = table.stocks[seat]
    goods = table.sites[table.site]
    hopes = 0.0
    if goods != 0:
        more = stock_worth(stock + goods, weights) - stock_worth(stock, weights)
        worth = weights.won * more
        worth += weights.fitting * (harbour(table, seat, stock + goods, weights) - boats)
        hopes = chance_to_lead(table, seat, BARGAINING, 1, weights) * worth
    early = weights.troop_early * way_to_go(table)
    for troop in range(TROOP_KINDS):
        category = INFLUENCE if troop == TORTURERS else NEGOTIATION
        needed = minimum(table, category)
        worth = early + troop_worth(table, table.site, troop, weights)
        if troop == TORTURERS:
            worth += weights.ahead
        if table.owner(table.site, troop) != seat:
            hopes += worth * chance_to_lead(table, seat, category, needed, weights)
        else:
            feared = 0.0
            for other in range(table.seats):
                if other != seat:
                    feared = max(feared, chance_to_lead(table, other, category, needed, weights))
            hopes -= weights.displaced * worth * feared
    return hopes


def chance_to_lead(
    table: Pyramidion, seat: i64, category: i64, needed: i64, weights: PyramidionWeights
) -> float:
    """How likely the seat ends with strictly the most, and enough, in a category."""
    part = weights.commit + weights.commit_late * (1.0 - sites_to_come(table))
    mine = total(table, seat, category)
    more = could_add(table, seat, category, table.hand[seat])
    rebels = float(revolts(table)) * USUAL_REVOLT
    rival: i64 = 0
    threat = 0.0
    playing = False
    for other in range(table.seats):
        if other != seat:
            theirs = total(table, other, category)
            rival = max(rival, theirs)
            known = table.hand[other] & table.open[other]
            force = float(theirs) + part * could_add(table, other, category, known)
            if rebels > 0.0:
                force *= withstands(table, other, rebels, weights)
            threat = max(threat, force)
            if table.passed & BIT[other] == 0:
                playing = True
    stands = withstands(table, seat, rebels, weights) if rebels > 0.0 else 1.0
    if rebels == 0.0:
        needed = max(needed, rival + 1)
    if float(mine) + more < float(needed):
        return 0.0
    if not playing and rebels == 0.0:
        if mine >= needed:
            return 1.0
        return max(0.0, min(1.0, weights.overtakes + weights.gap * float(needed - mine)))
    strength = float(mine) + part * more
    edge = min(strength - threat, strength - float(needed) + 1.0)
    return stands * likely(weights.bias + weights.edge * edge)


def withstands(table: Pyramidion, seat: i64, rebels: float, weights: PyramidionWeights) -> float:
    """How likely a seat has the influence to keep its cards in a revolt."""
    return likely(weights.revolt * (float(total(table, seat, INFLUENCE)) - rebels + 0.5))


def could_add(table: Pyramidion, seat: i64, category: i64, known: i64) -> float:
    """What a hand could still add here; two players stop at five cards."""
    if table.passed & BIT[seat] != 0:
        return 0.0
    more = in_hand(table, seat, category, known)
    if table.seats > 2:
        return more
    return min(more, STRONG * float(MOST_OF_TWO - table.plays[seat]))


def evaluation(game: Game[Any], seed: int, tables: Tables = TABLES) -> Evaluation:
    """The evaluation bots use for Pyramidion."""
    return PyramidionEvaluation(game, seed, tables)
