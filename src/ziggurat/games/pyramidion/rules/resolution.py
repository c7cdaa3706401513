"""Resolving a site: revolt, torturers, negotiators, merchants. (pp. 5-6)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first, up_to
from ziggurat.core.choices import Choices
from ziggurat.core.rules import NOBODY, Chance, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.pyramidion.components import (
    BARGAINING,
    INFLUENCE,
    KINDS,
    NEGOTIATION,
    NOTHING,
    NUMBERS,
    PHILAE,
    REVOLT_TOKENS,
    REVOLT_VALUES,
    REWARDS,
)
from ziggurat.games.pyramidion.components import NEGOTIATORS as NEGOTIATOR_TROOP
from ziggurat.games.pyramidion.components import TORTURERS as TORTURER_TROOP
from ziggurat.games.pyramidion.events import CRUSHED, GAINED, MASTERED, REVOLTED, WON
from ziggurat.games.pyramidion.goods import available, of
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import (
    DEPLOYING,
    MERCHANTS,
    NEGOTIATORS,
    PRAYERS,
    REVOLT,
    REVOLT_TOKEN,
    SITE_END,
    TORTURERS,
    UPRISING,
)
from ziggurat.games.pyramidion.steps import PHILAE as PHILAE_POWER
from ziggurat.games.pyramidion.totals import leader, minimum, revolts, total
from ziggurat.games.pyramidion.verbs import DECLINE, DEPLOY
from ziggurat.games.pyramidion.verbs import REVOLT as REVOLT_IS

PHILAE_RAISE: Final[int] = NUMBERS["philae-raise"]


@final
class Resolution(Effect[Pyramidion]):
    """When all have passed: revolt, torturers, negotiators, merchants. (p. 5)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Each step counts the cards that still lie there. (R-13)"""
        state.then(
            step(REVOLT),
            step(TORTURERS),
            step(NEGOTIATORS),
            step(MERCHANTS),
            step(PRAYERS),
            step(SITE_END),
        )


@final
class Revolt(Effect[Pyramidion]):
    """For each revolt card a revolt token is turned up. (p. 5; R-14)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """No card, no revolt, not even at Philae. (R-15)"""
        cards = revolts(state)
        if cards > 0:
            tokens = cards if cards < REVOLT_TOKENS else REVOLT_TOKENS
            state.then(step(REVOLT_TOKEN, NOBODY, tokens), step(PHILAE_POWER), step(UPRISING))


@final
class RevoltToken(Chance[Pyramidion]):
    """Revolt tokens are drawn, so many, and add up. (p. 5)"""

    def outcomes(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any that does not lie on the site yet."""
        out.add_each(REVOLT_IS, up_to(REVOLT_TOKENS) & ~state.drawn)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It is this one, and the next follows."""
        token = REVOLT_IS.target(choice)
        state.drawn |= BIT[token]
        state.uprising += REVOLT_VALUES[token]
        state.tell(REVOLTED, NOBODY, token, REVOLT_VALUES[token])
        if a_of(now) > 1:
            state.then(step(REVOLT_TOKEN, NOBODY, a_of(now) - 1))


@final
class Philae(Effect[Pyramidion]):
    """At Philae each revolt token counts 2 more. (p. 8; R-15)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Elsewhere nothing."""
        if state.site == PHILAE:
            state.uprising += PHILAE_RAISE * count(state.drawn)


@final
class Uprising(Effect[Pyramidion]):
    """Whose influence is below the revolt loses his cards; the most is paid. (p. 5; R-12)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """All are compared at once; then the influence of those who stood is counted anew."""
        stood: i64 = 0
        for seat in range(state.seats):
            if total(state, seat, INFLUENCE) >= state.uprising:
                stood |= BIT[seat]
        for seat in range(state.seats):
            if stood & BIT[seat] == 0:
                lose_cards(state, seat)
        master = leader(state, INFLUENCE, stood)
        if master != NOTHING:
            state.tell(MASTERED, master, state.uprising)
            pay(state, master)
        state.drawn = 0
        state.uprising = 0


@final
class Torturers(Effect[Pyramidion]):
    """Strictly the most influence, and enough of it, places a troop of torturers. (p. 6; R-10)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """The former troop goes home only when a new one comes."""
        seat = placer(state, INFLUENCE, TORTURER_TROOP)
        if seat != NOTHING:
            state.deploy(seat, TORTURER_TROOP)


@final
class Negotiators(Effect[Pyramidion]):
    """Strictly the most negotiation, and enough of it, may place negotiators. (p. 6; R-08)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """The winner is asked."""
        seat = placer(state, NEGOTIATION, NEGOTIATOR_TROOP)
        if seat != NOTHING:
            state.then(step(DEPLOYING, seat))


@final
class Deploying(Decision[Pyramidion]):
    """Whether to place the troop of negotiators. (p. 6; R-10)"""

    def __init__(self) -> None:
        super().__init__(DEPLOY, DECLINE)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """The former troop goes home."""
        if DEPLOY.names(choice):
            state.deploy(seat_of(now), NEGOTIATOR_TROOP)


@final
class Merchants(Effect[Pyramidion]):
    """Strictly the most bargaining wins all resources of the site. (p. 6)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Not won, they stay for later rounds."""
        seat = leader(state, BARGAINING, up_to(state.seats))
        if seat != NOTHING and state.sites[state.site] != 0:
            state.tell(WON, seat, state.site, state.sites[state.site])
            state.stocks[seat] += state.sites[state.site]
            state.sites[state.site] = 0


def lose_cards(state: Pyramidion, seat: i64) -> None:
    """A player discards all his cards of this site."""
    if state.played[seat] != 0:
        state.tell(CRUSHED, seat, count(state.played[seat]))
    while state.played[seat] != 0:
        state.discard(first(state.played[seat]))


def pay(state: Pyramidion, seat: i64) -> None:
    """The master of the revolt takes what the tokens show, if the supply has it. (R-33)"""
    tokens = state.drawn
    while tokens != 0:
        reward = available(REWARDS[first(tokens)], state.supply)
        state.supply -= reward
        state.stocks[seat] += reward
        for kind in range(KINDS):
            if of(reward, kind) > 0:
                state.tell(GAINED, seat, kind, of(reward, kind))
        tokens &= tokens - 1


def placer(state: Pyramidion, category: i64, troop: i64) -> i64:
    """Who places a troop here, or NOTHING."""
    seat = leader(state, category, up_to(state.seats))
    if seat == NOTHING or total(state, seat, category) < minimum(state, category):
        return NOTHING
    return seat if state.has_troop_for(seat, state.site, troop) else NOTHING
