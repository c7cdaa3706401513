"""Phase 7: boats are loaded. (p. 7)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, first
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.pyramidion.components import (
    BOAT_COSTS,
    BOAT_POINTS,
    NOTHING,
    ORDINARY,
    PRINTED,
    STATUE,
    TORTURERS,
)
from ziggurat.games.pyramidion.events import LOADED, REPLACED, SCORED, SUPPLIED
from ziggurat.games.pyramidion.freight import (
    BORROWED,
    PLEDGE,
    account_of,
    can_pay,
    covers,
    due_of,
    free_statues,
    is_due,
    less,
    suppliers,
)
from ziggurat.games.pyramidion.goods import ONE, of
from ziggurat.games.pyramidion.reasons import (
    CANNOT_PAY,
    NEEDED_ELSEWHERE,
    NO_STATUE,
    NOT_DUE,
    NOT_IN_HARBOUR,
    NOT_YOUR_TORTURERS,
    SPEND_THE_STATUE,
    STILL_DUE,
    SUPPLY_OUT,
    THEIR_BOAT,
    TORTURERS_USED,
)
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import BOARDING, FREIGHT, LOADING
from ziggurat.games.pyramidion.verbs import DECLINE, LOAD, SHIP, TORTURER
from ziggurat.games.pyramidion.verbs import STATUE as STATUE_FOR


@final
class Loading(Effect[Pyramidion]):
    """In play order one boat at a time, until nobody wants to or none is left. (p. 7; R-31)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Step: the turn, and how many in a row have declined; who can load none declines."""
        turn = a_of(now)
        declined = b_of(now)
        while declined < state.seats:
            seat = state.order[turn]
            turn = turn + 1 if turn + 1 < state.seats else 0
            if loadable(state, seat) != 0:
                state.then(step(BOARDING, seat, turn, declined))
                return
            declined += 1


@final
class Boarding(Decision[Pyramidion]):
    """Choose a boat to load, one of the row or your own of Karnak; or decline. (p. 7)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Boats that can be paid, whatever the means."""
        out.add_each(LOAD, loadable(state, seat_of(now)))
        out.add(DECLINE.on())

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It is not in the harbour, belongs to another, or cannot be paid."""
        if not LOAD.names(choice):
            return None
        seat = seat_of(now)
        boat = LOAD.target(choice)
        if state.row & BIT[boat] == 0 and state.private_boat != boat:
            return Refusal(NOT_IN_HARBOUR)
        if state.private_boat == boat and state.private_seat != seat:
            return Refusal(THEIR_BOAT, state.private_seat)
        return Refusal(CANNOT_PAY) if loadable(state, seat) & BIT[boat] == 0 else None

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """The others follow; a loaded boat gives everybody another turn."""
        seat = seat_of(now)
        if DECLINE.names(choice):
            state.then(step(LOADING, NOBODY, a_of(now), b_of(now) + 1))
            return
        boat = LOAD.target(choice)
        state.then(
            step(FREIGHT, seat, account_of(BOAT_COSTS[boat]), boat),
            step(LOADING, NOBODY, a_of(now), 0),
        )


@final
class Freight(Decision[Pyramidion]):
    """Torturers and statues may stand in for resources; then the boat sails. (p. 7; R-32)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Only what leaves the boat payable; a statue taken at Thebes is spent at once."""
        seat = seat_of(now)
        due = a_of(now)
        if due & BORROWED == 0:
            offer_torturers(state, seat, due, out)
        for kind in range(ORDINARY):
            if due_of(due, kind) > 0 and can_replace(state, seat, due, kind):
                out.add(STATUE_FOR.on(kind))
        if covers(state.stocks[seat], due):
            out.add(SHIP.on())

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """What is not due, not there, or needed for something else."""
        seat = seat_of(now)
        due = a_of(now)
        if TORTURER.names(choice):
            return why_no_torturers(state, seat, due, TORTURER.target(choice))
        if STATUE_FOR.names(choice):
            return why_no_statue(state, seat, due, STATUE_FOR.target(choice))
        if not SHIP.names(choice) or covers(state.stocks[seat], due):
            return None
        return Refusal(SPEND_THE_STATUE if due & BORROWED != 0 else STILL_DUE)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """Nothing is paid before the boat sails, but torturers are used up."""
        seat = seat_of(now)
        due = a_of(now)
        boat = b_of(now)
        if SHIP.names(choice):
            ship(state, seat, due, boat)
            return
        if TORTURER.names(choice):
            place = TORTURER.target(choice)
            state.used |= BIT[place // 2]
            state.tell(SUPPLIED, seat, place // 2, PRINTED[place])
            due = due | BORROWED if PRINTED[place] == STATUE else less(due, PRINTED[place])
        else:
            kind = STATUE_FOR.target(choice)
            state.tell(REPLACED, seat, kind)
            due = less(due, kind)
            due = due & ~BORROWED if due & BORROWED != 0 else due + PLEDGE
        state.then(step(FREIGHT, seat, due, boat))


def offer_torturers(state: Pyramidion, seat: i64, due: i64, out: Choices) -> None:
    """Add every resource that unused troops of torturers can take from the supply."""
    helpers = suppliers(state, seat)
    sites = helpers
    while sites != 0:
        site = first(sites)
        for place in range(2 * site, 2 * site + 2):
            if can_supply(state, seat, due, place, helpers & ~BIT[site]):
                out.add(TORTURER.on(place))
        sites &= sites - 1


def can_supply(state: Pyramidion, seat: i64, due: i64, place: i64, others: i64) -> bool:
    """Whether the supply has this resource, the boat a use for it, and the boat still sails."""
    kind = PRINTED[place]
    stock = state.stocks[seat]
    statues = free_statues(stock, due)
    if of(state.supply, kind) == 0:
        return False
    if kind == STATUE:
        return is_due(due) and can_pay(state.supply, stock, due, statues + 1, others)
    return due_of(due, kind) > 0 and can_pay(state.supply, stock, less(due, kind), statues, others)


def can_replace(state: Pyramidion, seat: i64, due: i64, kind: i64) -> bool:
    """Whether a statue, borrowed or own, can stand in for this kind and the boat still sail."""
    statues = free_statues(state.stocks[seat], due)
    if due & BORROWED == 0:
        statues -= 1
    helpers = suppliers(state, seat)
    return statues >= 0 and can_pay(
        state.supply, state.stocks[seat], less(due, kind), statues, helpers
    )


def loadable(state: Pyramidion, seat: i64) -> i64:
    """The boats a player is able to load."""
    boats = state.row
    if state.private_boat != NOTHING and state.private_seat == seat:
        boats |= BIT[state.private_boat]
    found: i64 = 0
    stock = state.stocks[seat]
    helpers = suppliers(state, seat)
    while boats != 0:
        due = account_of(BOAT_COSTS[first(boats)])
        if can_pay(state.supply, stock, due, of(stock, STATUE), helpers):
            found |= boats & -boats
        boats &= boats - 1
    return found


def ship(state: Pyramidion, seat: i64, due: i64, boat: i64) -> None:
    """Pay what is due, and take the boat."""
    paid = (of(state.stocks[seat], STATUE) - free_statues(state.stocks[seat], due)) * ONE[STATUE]
    for kind in range(ORDINARY):
        paid += due_of(due, kind) * ONE[kind]
    state.stocks[seat] -= paid
    state.supply += paid
    state.row &= ~BIT[boat]
    if state.private_boat == boat:
        state.private_boat = NOTHING
        state.private_seat = NOTHING
    state.loaded[seat] |= BIT[boat]
    state.tell(LOADED, seat, boat, paid)
    state.tell(SCORED, seat, BOAT_POINTS[boat], boat)


def why_no_torturers(state: Pyramidion, seat: i64, due: i64, place: i64) -> Refusal | None:
    """Why torturers cannot supply this resource now; None if they can."""
    site = place // 2
    kind = PRINTED[place]
    if due & BORROWED != 0:
        return Refusal(SPEND_THE_STATUE)
    if state.owner(site, TORTURERS) != seat:
        return Refusal(NOT_YOUR_TORTURERS, site)
    if state.used & BIT[site] != 0:
        return Refusal(TORTURERS_USED, site)
    if of(state.supply, kind) == 0:
        return Refusal(SUPPLY_OUT, kind)
    if not is_due(due) or (kind != STATUE and due_of(due, kind) == 0):
        return Refusal(NOT_DUE, kind)
    others = suppliers(state, seat) & ~BIT[site]
    return None if can_supply(state, seat, due, place, others) else Refusal(NEEDED_ELSEWHERE)


def why_no_statue(state: Pyramidion, seat: i64, due: i64, kind: i64) -> Refusal | None:
    """Why no statue can stand in for this kind; None if one can."""
    if due_of(due, kind) == 0:
        return Refusal(NOT_DUE, kind)
    if due & BORROWED == 0 and free_statues(state.stocks[seat], due) == 0:
        return Refusal(NO_STATUE)
    return None if can_replace(state, seat, due, kind) else Refusal(NEEDED_ELSEWHERE)
