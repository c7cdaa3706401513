"""The special characters. (p. 8)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, first
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.pyramidion.components import (
    GODDESSES,
    KINDS,
    MASK_OF,
    MERCHANT,
    NOTHING,
    PHILOSOPHER_CARD,
    POWER_OF,
    SUPPLY,
    TROOP_KINDS,
)
from ziggurat.games.pyramidion.events import ADDED, BLESSED, COPIED, DISCARDED
from ziggurat.games.pyramidion.goods import ONE, kinds
from ziggurat.games.pyramidion.options import COPIES_LYING_CARDS, GODDESS_COPIES
from ziggurat.games.pyramidion.reasons import (
    COPIES_ITSELF,
    GONE_AGAIN,
    NO_MERCHANT,
    NO_TROOP,
    NOT_A_SUBSIDY,
    NOT_LYING,
    NOT_PLAYED_HERE,
    NOT_THE_VIZIERS,
    TROOP_ELSEWHERE,
)
from ziggurat.games.pyramidion.rules.negotiation import (
    offer_goods,
    take_goods,
    why_no_goods,
    why_no_supply,
)
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import (
    CATEGORY,
    COPYING,
    DRAWING,
    POWER,
    REQUISITION,
    SUBSIDY,
    THEFT,
)
from ziggurat.games.pyramidion.totals import type_of
from ziggurat.games.pyramidion.verbs import CATEGORY as CATEGORY_IS
from ziggurat.games.pyramidion.verbs import COPY, DISCARD, TAKE, TROOP

THE_PHILOSOPHER: Final[int] = 2**PHILOSOPHER_CARD

# In every step here, a is the card that has the power: its own, or one it copies.


@final
class Goddess(Effect[Pyramidion]):
    """She counts in one category, chosen at once; by option she copies a card. (pp. 5, 8; R-18)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """The page says choose, the table of powers says copy."""
        if not state.has(GODDESS_COPIES):
            state.then(step(CATEGORY, seat_of(now), a_of(now)))
        elif copyable(state) != 0:
            state.then(step(COPYING, seat_of(now), a_of(now)))


@final
class Category(Decision[Pyramidion]):
    """Influence, negotiation or bargaining. (p. 5)"""

    def __init__(self) -> None:
        super().__init__(CATEGORY_IS)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """A token on the card shows it."""
        category = CATEGORY_IS.target(choice)
        state.wild[category] |= BIT[a_of(now)]
        state.tell(BLESSED, seat_of(now), a_of(now), category)


@final
class Philosopher(Effect[Pyramidion]):
    """He copies a card played earlier on this site; without one he has no effect. (p. 8; R-19)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """The player chooses at once."""
        if copyable(state) != 0:
            state.then(step(COPYING, seat_of(now), a_of(now)))


@final
class Copying(Decision[Pyramidion]):
    """The card stands for another one from now on, whatever becomes of that one. (p. 8; R-19)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Anybody's card."""
        out.add_each(COPY, copyable(state))

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It was not played here, does not lie here any more, or copies by itself."""
        if not COPY.names(choice):
            return None
        card = BIT[COPY.target(choice)]
        if state.history & card == 0:
            return Refusal(NOT_PLAYED_HERE)
        if card & copyable(state) != 0:
            return None
        return Refusal(COPIES_ITSELF if state.lying() & card != 0 else GONE_AGAIN)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """A special card's effect takes place at once, for the one who copies it."""
        seat = seat_of(now)
        card = a_of(now)
        copied = COPY.target(choice)
        state.copies[MASK_OF[card]] = copied
        state.tell(COPIED, seat, card, copied)
        if POWER_OF[copied] != NOTHING:
            state.then(step(POWER + POWER_OF[copied], seat, card))


@final
class HighPriest(Effect[Pyramidion]):
    """When the site is resolved, its player will take a card back. (p. 8)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """If he still lies there."""
        state.praying |= BIT[a_of(now)]


@final
class Bandit(Decision[Pyramidion]):
    """Discard any card lying on the site. (p. 8; R-21)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Anybody's, the Bandit himself too."""
        out.add_each(DISCARD, state.lying())

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It does not lie here."""
        return why_not_discarded(state, choice)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """What it has done is done; what lasts, ends."""
        discard(state, seat_of(now), choice)


@final
class Guard(Decision[Pyramidion]):
    """Discard any card lying on the site, or send a troop of this site home. (p. 8; R-21)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Anybody's card, the Guard himself too; either kind of troop."""
        out.add_each(DISCARD, state.lying())
        for troop in range(TROOP_KINDS):
            if state.owner(state.site, troop) != NOTHING:
                out.add(TROOP.on(TROOP_KINDS * state.site + troop))

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """The card does not lie here, or the troop is not here."""
        if not TROOP.names(choice):
            return why_not_discarded(state, choice)
        place = TROOP.target(choice)
        if place // TROOP_KINDS != state.site:
            return Refusal(TROOP_ELSEWHERE, state.site)
        return Refusal(NO_TROOP) if state.troops[place] == NOTHING else None

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """One or the other."""
        if TROOP.names(choice):
            state.send_home(TROOP.target(choice))
        else:
            discard(state, seat_of(now), choice)


@final
class Vizier(Effect[Pyramidion]):
    """Take a resource that lies on the site. (p. 8)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Nothing, if the site is empty. (R-22)"""
        if state.sites[state.site] != 0:
            state.then(step(REQUISITION, seat_of(now)))


@final
class Requisition(Decision[Pyramidion]):
    """Which resource the Vizier takes. (p. 8)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any kind that lies there."""
        offer_goods(state, state.site, out)

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It does not lie here."""
        return why_no_goods(state, state.site, choice, NOT_THE_VIZIERS)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It goes to the player's stock."""
        take_goods(state, seat_of(now), choice)


@final
class Thief(Effect[Pyramidion]):
    """Discard a merchant lying on the site. (p. 8)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Nothing, if there is none; compulsory, if there is. (R-22)"""
        if merchants(state) != 0:
            state.then(step(THEFT, seat_of(now)))


@final
class Theft(Decision[Pyramidion]):
    """Which merchant the Thief discards. (p. 8; R-22)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Anybody's."""
        out.add_each(DISCARD, merchants(state))

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It does not lie here, or is no merchant."""
        refusal = why_not_discarded(state, choice)
        if refusal is not None or not DISCARD.names(choice):
            return refusal
        return Refusal(NO_MERCHANT) if merchants(state) & BIT[DISCARD.target(choice)] == 0 else None

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It is discarded."""
        discard(state, seat_of(now), choice)


@final
class SlaveTrader(Effect[Pyramidion]):
    """Every number on opponents' cards here is one less. (p. 8; R-16)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """As long as he lies there; see `total`."""
        state.trading |= BIT[a_of(now)]


@final
class Politician(Effect[Pyramidion]):
    """Add a resource to the site and draw a card. (p. 8; R-24)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """An empty supply does not keep him from drawing."""
        state.then(step(DRAWING, seat_of(now)))
        if state.supply != 0:
            state.then(step(SUBSIDY, seat_of(now)))


@final
class Subsidy(Decision[Pyramidion]):
    """Which resource the Politician adds. (p. 8; R-24)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """Any kind the supply has, statues too."""
        out.add_each(TAKE, kinds(state.supply), KINDS * SUPPLY)

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It comes from the supply, which may have none."""
        return why_no_supply(state, choice, NOT_A_SUBSIDY)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """It lies on the site, for whoever wins it."""
        kind = TAKE.target(choice) % KINDS
        state.supply -= ONE[kind]
        state.sites[state.site] += ONE[kind]
        state.tell(ADDED, seat_of(now), state.site, kind)


def copyable(state: Pyramidion) -> i64:
    """Cards that can be copied: never one that copies, which would only mean to choose again."""
    cards = state.lying() if state.has(COPIES_LYING_CARDS) else state.history
    cards &= ~THE_PHILOSOPHER
    if state.has(GODDESS_COPIES):
        cards &= ~GODDESSES
    return cards


def merchants(state: Pyramidion) -> i64:
    """The merchants lying on the site, and what counts as one."""
    found: i64 = 0
    cards = state.lying()
    while cards != 0:
        card = first(cards)
        if type_of(state, card) == MERCHANT:
            found |= BIT[card]
        cards &= cards - 1
    return found


def discard(state: Pyramidion, seat: i64, choice: i64) -> None:
    """The chosen card is discarded."""
    card = DISCARD.target(choice)
    state.tell(DISCARDED, seat, card)
    state.discard(card)


def why_not_discarded(state: Pyramidion, choice: i64) -> Refusal | None:
    """Why a card cannot be discarded: it does not lie on the site."""
    if DISCARD.names(choice) and state.lying() & BIT[DISCARD.target(choice)] == 0:
        return Refusal(NOT_LYING)
    return None
