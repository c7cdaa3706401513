"""A player's turn: one action, and another one with a Superiority token."""

from typing import final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, first
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.origins.components import (
    ARCHON,
    BASES,
    COLOURS,
    FIRST_SPEAKER,
    FOOD,
    GOLD,
    NOTHING,
    SITES,
    WISDOM,
)
from ziggurat.games.origins.endings import announce
from ziggurat.games.origins.events import SPENT
from ziggurat.games.origins.geometry import CORNERS_OF_A_ROW
from ziggurat.games.origins.payments import payment, population_food
from ziggurat.games.origins.reasons import ALL_BASES, BASE_TOO_DEAR
from ziggurat.games.origins.refusals import why_no_seat, why_no_tower, why_no_worker
from ziggurat.games.origins.state import Origins, value_of
from ziggurat.games.origins.steps import (
    ACTING,
    AFTER_ACTION,
    EXTRA,
    PASSING,
    POPULATION,
    ROUND_END,
    SEATING,
    SUPERIORITY,
    TOWER,
    TURN,
    VISITING,
)
from ziggurat.games.origins.verbs import CLOSE, DONE, PASS, RAISE, TOKEN, WORKER
from ziggurat.games.origins.verbs import POPULATION as GROW


@final
class Turn(Effect[Origins]):
    """Clockwise, each player who has not passed has a turn, until all have. (Round)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: whose turn it would be."""
        announce(state)
        seat = a_of(now)
        for _ in range(state.seats):
            if state.passed & BIT[seat] == 0:
                state.extra = 0
                state.then(step(ACTING, seat))
                return
            seat = state.after(seat)
        state.then(step(ROUND_END))


@final
class Acting(Decision[Origins]):
    """Visit a place, complete a District, raise a tower, grow the population, or pass. (Turn)"""

    def __init__(self, opens: bool = True) -> None:
        super().__init__(opens=opens)

    def choices(self, state: Origins, now: i64, out: Choices) -> None:
        """The first piece of each action that is possible; passing always is."""
        seat = seat_of(now)
        offer_workers(state, seat, out)
        if state.unused(seat) != 0:
            for row in range(CORNERS_OF_A_ROW):
                seats = state.free_seats(seat, row)
                if seats != 0:
                    out.add_each(CLOSE, seats, CORNERS_OF_A_ROW * row)
        for colour in range(COLOURS):
            if (
                state.floors[colour] > 0
                and state.good(seat, GOLD) >= (state.towers[COLOURS * seat + colour])
            ):
                out.add(RAISE.on(colour))
        if state.population[seat] < BASES and state.can_pay(
            seat, FOOD, population_food(state, seat)
        ):
            out.add(GROW.on())
        out.add(PASS.on())

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """What a worker, a seat of power, a tower or a base lacks."""
        seat = seat_of(now)
        if WORKER.names(choice):
            return why_no_worker(state, seat, WORKER.target(choice))
        if CLOSE.names(choice):
            return why_no_seat(state, seat, CLOSE.target(choice))
        if RAISE.names(choice):
            return why_no_tower(state, seat, RAISE.target(choice))
        if not GROW.names(choice):
            return None
        if state.population[seat] == BASES:
            return Refusal(ALL_BASES)
        food = population_food(state, seat)
        return None if state.can_pay(seat, FOOD, food) else Refusal(BASE_TOO_DEAR, food)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """After any action but a pass a token may be spent."""
        seat = seat_of(now)
        if PASS.names(choice):
            state.then(step(PASSING, seat))
            return
        state.then(step(AFTER_ACTION, seat))
        if WORKER.names(choice):
            state.then(step(VISITING, seat, WORKER.target(choice)))
        elif CLOSE.names(choice):
            state.then(step(SEATING, seat, CLOSE.target(choice)))
        elif RAISE.names(choice):
            state.then(step(TOWER, seat, RAISE.target(choice)))
        else:
            price = payment(seat, FOOD, population_food(state, seat))
            state.then(price, step(POPULATION, seat))


@final
class AfterAction(Effect[Origins]):
    """After an action a Superiority token may be spent, one in a turn. (Superiority, p. 20)"""

    def run(self, state: Origins, now: i64) -> None:
        """Also one just won."""
        seat = seat_of(now)
        announce(state)
        if state.extra == 0 and state.tokens[seat] > 0:
            state.then(step(SUPERIORITY, seat))
        else:
            state.then(step(TURN, NOBODY, state.after(seat)))


@final
class Superiority(Decision[Origins]):
    """Spend a token for another action, which may be to pass. (Superiority, p. 20)"""

    def __init__(self) -> None:
        super().__init__(TOKEN, DONE)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """The token goes back to the supply."""
        seat = seat_of(now)
        if TOKEN.names(choice):
            state.spend_token(seat)
            state.tell(SPENT, seat)
            state.then(step(EXTRA, seat))
        else:
            state.then(step(TURN, NOBODY, state.after(seat)))


def offer_workers(state: Origins, seat: i64, out: Choices) -> None:
    """Unused workers that can pay for some place; the Archon pays nothing. (Visit 1-2)"""
    lowest = state.ships[0]
    for site in range(SITES):
        lowest = min(lowest, state.ships[site])
    needed = lowest - state.good(seat, WISDOM) - state.good(seat, GOLD)
    bases = state.unused(seat)
    while bases != 0:
        base = first(bases)
        bases &= bases - 1
        if value_of(state.freeman(seat, base)) >= needed:
            out.add(WORKER.on(base))
    if state.archons[seat] == NOTHING:
        out.add(WORKER.on(ARCHON))
    for speaker in range(len(state.speakers)):
        if (
            state.holders[speaker] == seat
            and state.podiums[speaker] == NOTHING
            and state.speakers[speaker] >= needed
        ):
            out.add(WORKER.on(FIRST_SPEAKER + speaker))
