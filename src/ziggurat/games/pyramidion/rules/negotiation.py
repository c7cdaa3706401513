"""Phase 3: negotiation of resources. (p. 4)"""

from typing import final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Reason, Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.pyramidion.components import KINDS, NEGOTIATORS, SITES, SUPPLY
from ziggurat.games.pyramidion.events import TOOK
from ziggurat.games.pyramidion.goods import ONE, kinds, of
from ziggurat.games.pyramidion.reasons import NONE_LYING, NOT_NEGOTIATED, SUPPLY_OUT
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import NEGOTIATING
from ziggurat.games.pyramidion.verbs import TAKE


@final
class Negotiation(Effect[Pyramidion]):
    """In play order, each troop of negotiators brings its owner a resource. (p. 4; R-34)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """The last to choose is put on the agenda first."""
        turn = state.seats - 1
        while turn >= 0:
            seat = state.order[turn]
            site = SITES - 1
            while site >= 0:
                if state.owner(site, NEGOTIATORS) == seat and state.sites[site] != 0:
                    state.then(step(NEGOTIATING, seat, site))
                site -= 1
            turn -= 1


@final
class Negotiating(Decision[Pyramidion]):
    """The owner takes a resource of his choice from the site of his troop. (p. 4)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any kind that lies there."""
        offer_goods(state, a_of(now), out)

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It does not lie on the site of his troop."""
        return why_no_goods(state, a_of(now), choice, NOT_NEGOTIATED)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It goes to his stock."""
        take_goods(state, seat_of(now), choice)


def offer_goods(state: Pyramidion, site: i64, out: Choices) -> None:
    """Add each kind of resource that lies on a site."""
    out.add_each(TAKE, kinds(state.sites[site]), KINDS * site)


def take_goods(state: Pyramidion, seat: i64, choice: i64) -> None:
    """The chosen resource goes from its site to a player's stock."""
    site = TAKE.target(choice) // KINDS
    kind = TAKE.target(choice) % KINDS
    state.sites[site] -= ONE[kind]
    state.stocks[seat] += ONE[kind]
    state.tell(TOOK, seat, site, kind)


def why_no_goods(state: Pyramidion, site: i64, choice: i64, elsewhere: Reason) -> Refusal | None:
    """Why a resource cannot be taken from a site: it lies elsewhere, or none of it lies there."""
    if not TAKE.names(choice):
        return None
    place = TAKE.target(choice)
    if place // KINDS != site:
        return Refusal(elsewhere, site)
    kind = place % KINDS
    return None if of(state.sites[site], kind) > 0 else Refusal(NONE_LYING, kind, site)


def why_no_supply(state: Pyramidion, choice: i64, elsewhere: Reason) -> Refusal | None:
    """Why a resource cannot be taken from the supply: it lies elsewhere, or the supply is out."""
    if not TAKE.names(choice):
        return None
    place = TAKE.target(choice)
    if place // KINDS != SUPPLY:
        return Refusal(elsewhere)
    kind = place % KINDS
    return None if of(state.supply, kind) > 0 else Refusal(SUPPLY_OUT, kind)
