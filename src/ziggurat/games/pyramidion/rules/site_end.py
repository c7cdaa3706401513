"""The end of a site: High Priests, discards, sundial, Abu Simbel. (pp. 6, 8)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, first
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.pyramidion.components import ABU_SIMBEL as ABU_SIMBEL_SITE
from ziggurat.games.pyramidion.components import NOTHING, NUMBERS, STATUE, WORKER
from ziggurat.games.pyramidion.events import CLOSED, EXCHANGED, KEPT
from ziggurat.games.pyramidion.goods import ONE, of
from ziggurat.games.pyramidion.options import EXCHANGES_REPEATED, PRIEST_NOT_HIMSELF
from ziggurat.games.pyramidion.reasons import NOT_HIMSELF, NOT_YOUR_CARD
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import ABU_SIMBEL, EXCHANGING, KEEPING, PRAYER
from ziggurat.games.pyramidion.verbs import DECLINE, EXCHANGE, KEEP

WORKERS: Final[int] = NUMBERS["workers-for-a-statue"]


@final
class Prayers(Effect[Pyramidion]):
    """Each High Priest still lying there gives his player a card back. (p. 8; R-23)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """All that lie there now, even if one is taken back by another."""
        while state.praying != 0:
            priest = first(state.praying)
            state.praying &= ~BIT[priest]
            for seat in range(state.seats):
                if state.played[seat] & BIT[priest] != 0:
                    state.then(step(PRAYER, seat, priest))


@final
class Prayer(Effect[Pyramidion]):
    """One High Priest's player takes a card back, if any is left to take. (p. 8)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """The player chooses which."""
        if keepable(state, seat_of(now), a_of(now)) != 0:
            state.then(step(KEEPING, seat_of(now), a_of(now)))


@final
class Keeping(Decision[Pyramidion]):
    """Take back one of your cards lying on the site. (p. 8; R-23)"""

    def choices(self, state: Pyramidion, now: i64, out: Choices) -> None:
        """The High Priest himself too, unless it was agreed otherwise."""
        out.add_each(KEEP, keepable(state, seat_of(now), a_of(now)))

    def why_not(self, state: Pyramidion, now: i64, choice: i64) -> Refusal | None:
        """It is not a card of his that lies here, or it is the High Priest."""
        if not KEEP.names(choice):
            return None
        card = BIT[KEEP.target(choice)]
        if state.played[seat_of(now)] & card == 0:
            return Refusal(NOT_YOUR_CARD)
        keeps = keepable(state, seat_of(now), a_of(now))
        return Refusal(NOT_HIMSELF) if keeps & card == 0 else None

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """All have seen what he holds now."""
        seat = seat_of(now)
        card = KEEP.target(choice)
        state.lift(card)
        state.hand[seat] |= BIT[card]
        state.open[seat] |= BIT[card]
        state.tell(KEPT, seat, card)


@final
class SiteEnd(Effect[Pyramidion]):
    """All cards played there are discarded, and a sundial is put on the site. (p. 6)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """The table is clear for the next site."""
        site = state.site
        clear_site(state)
        state.sundials |= BIT[site]
        state.tell(CLOSED, NOBODY, site)
        if site == ABU_SIMBEL_SITE:
            state.then(step(ABU_SIMBEL))


@final
class AbuSimbel(Effect[Pyramidion]):
    """Afterwards all may change three workers into a statue, in play order. (p. 8; R-27)"""

    def run(self, state: Pyramidion, now: i64) -> None:
        """Also who played no card there; statues are limited."""
        turn = a_of(now)
        if turn < state.seats:
            state.then(step(ABU_SIMBEL, seat_of(now), turn + 1))
            if has_exchange(state, state.order[turn]):
                state.then(step(EXCHANGING, state.order[turn]))


@final
class Exchanging(Decision[Pyramidion]):
    """Whether to change three workers into a statue. (p. 8; R-27)"""

    def __init__(self) -> None:
        super().__init__(EXCHANGE, DECLINE)

    def play(self, state: Pyramidion, now: i64, choice: i64) -> None:
        """Once, or by option as often as one likes."""
        if DECLINE.names(choice):
            return
        seat = seat_of(now)
        state.stocks[seat] -= WORKERS * ONE[WORKER]
        state.supply += WORKERS * ONE[WORKER]
        state.stock_up(seat, STATUE)
        state.tell(EXCHANGED, seat, WORKERS)
        if state.has(EXCHANGES_REPEATED) and has_exchange(state, seat):
            state.then(now)


def keepable(state: Pyramidion, seat: i64, priest: i64) -> i64:
    """The cards a High Priest's player may take back."""
    cards = state.played[seat]
    if state.has(PRIEST_NOT_HIMSELF):
        cards &= ~BIT[priest]
    return cards


def clear_site(state: Pyramidion) -> None:
    """Discard what lies there and forget the activation."""
    cards = state.lying()
    while cards != 0:
        state.discard(first(cards))
        cards &= cards - 1
    for mask in range(len(state.copies)):
        state.copies[mask] = NOTHING
    for category in range(len(state.wild)):
        state.wild[category] = 0
    for seat in range(len(state.plays)):
        state.plays[seat] = 0
    state.trading = 0
    state.raising = 0
    state.passed = 0
    state.history = 0
    state.ankh = 0
    state.site = NOTHING


def has_exchange(state: Pyramidion, seat: i64) -> bool:
    """Whether a player has the workers and the supply a statue."""
    return of(state.stocks[seat], WORKER) >= WORKERS and of(state.supply, STATUE) > 0
