"""Pyramidion: options, set-up, what a seat sees, outcome."""

from typing import Final, final

from ziggurat.core.game import Game, Outcome, places
from ziggurat.core.rng import Rng
from ziggurat.core.rules import Rule
from ziggurat.core.steps import step
from ziggurat.games.pyramidion import knowledge, steps
from ziggurat.games.pyramidion.events import EVENTS
from ziggurat.games.pyramidion.options import (
    ALL_BOATS,
    BOATS_BREAK_TIES,
    GOAL,
    LAST_ROUND,
    NO_GOAL,
    OPTIONS,
    agreed,
)
from ziggurat.games.pyramidion.reasons import REASONS
from ziggurat.games.pyramidion.rules.activating import Activating, Karnak, Sites
from ziggurat.games.pyramidion.rules.characters import (
    Bandit,
    Category,
    Copying,
    Goddess,
    Guard,
    HighPriest,
    Philosopher,
    Politician,
    Requisition,
    SlaveTrader,
    Subsidy,
    Theft,
    Thief,
    Vizier,
)
from ziggurat.games.pyramidion.rules.dealing import Dealing, Drawing, Hands, Thebes
from ziggurat.games.pyramidion.rules.ending import ENDINGS, NewRound, RoundEnd, ranking
from ziggurat.games.pyramidion.rules.engraver import Engraver, Swapping
from ziggurat.games.pyramidion.rules.loading import Boarding, Freight, Loading
from ziggurat.games.pyramidion.rules.negotiation import Negotiating, Negotiation
from ziggurat.games.pyramidion.rules.play_order import PlayOrder
from ziggurat.games.pyramidion.rules.playing import Playing, Recruiting, Turn
from ziggurat.games.pyramidion.rules.resolution import (
    Deploying,
    Merchants,
    Negotiators,
    Philae,
    Resolution,
    Revolt,
    RevoltToken,
    Torturers,
    Uprising,
)
from ziggurat.games.pyramidion.rules.round import (
    Boat,
    Distribution,
    NextDistribution,
    Renewal,
    Round,
)
from ziggurat.games.pyramidion.rules.setup import FirstOrder, Opening, new_table
from ziggurat.games.pyramidion.rules.site_end import (
    AbuSimbel,
    Exchanging,
    Keeping,
    Prayer,
    Prayers,
    SiteEnd,
)
from ziggurat.games.pyramidion.rules.sites import (
    Alexandria,
    Cairo,
    Gift,
    Giza,
    Luxor,
    OrderToken,
    SendingHome,
)
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.verbs import CATALOGUE

VERSION: Final = 1
CHOICES_A_ROUND: Final = 1000  # about 110 cards can be played, with at most six choices each

RULES: Final[dict[int, Rule[Pyramidion]]] = {
    steps.OPENING: Opening(),
    steps.FIRST_ORDER: FirstOrder(),
    steps.ROUND: Round(),
    steps.RENEWAL: Renewal(),
    steps.BOAT: Boat(),
    steps.DISTRIBUTION: Distribution(),
    steps.NEXT_DISTRIBUTION: NextDistribution(),
    steps.NEGOTIATION: Negotiation(),
    steps.NEGOTIATING: Negotiating(),
    steps.HANDS: Hands(),
    steps.THEBES: Thebes(),
    steps.DEALING: Dealing(),
    steps.SITES: Sites(),
    steps.PLAY_ORDER: PlayOrder(),
    steps.LOADING: Loading(),
    steps.ROUND_END: RoundEnd(),
    steps.NEW_ROUND: NewRound(),
    steps.ACTIVATING: Activating(),
    steps.KARNAK: Karnak(),
    steps.TURN: Turn(),
    steps.PLAYING: Playing(reveals=True),
    steps.RECRUITING: Recruiting(reveals=True),
    steps.DRAWING: Drawing(),
    steps.GODDESS: Goddess(),
    steps.HIGH_PRIEST: HighPriest(),
    steps.BANDIT: Bandit(),
    steps.GUARD: Guard(),
    steps.VIZIER: Vizier(),
    steps.THIEF: Thief(),
    steps.PHILOSOPHER: Philosopher(),
    steps.SLAVE_TRADER: SlaveTrader(),
    steps.ENGRAVER: Engraver(),
    steps.POLITICIAN: Politician(),
    steps.CATEGORY: Category(),
    steps.COPYING: Copying(),
    steps.REQUISITION: Requisition(),
    steps.THEFT: Theft(),
    steps.SWAPPING: Swapping(),
    steps.SUBSIDY: Subsidy(),
    steps.GIZA: Giza(),
    steps.ORDER_TOKEN: OrderToken(),
    steps.LUXOR: Luxor(),
    steps.ALEXANDRIA: Alexandria(),
    steps.GIFT: Gift(),
    steps.CAIRO: Cairo(),
    steps.SENDING_HOME: SendingHome(),
    steps.RESOLUTION: Resolution(),
    steps.REVOLT: Revolt(),
    steps.REVOLT_TOKEN: RevoltToken(),
    steps.PHILAE: Philae(),
    steps.UPRISING: Uprising(),
    steps.TORTURERS: Torturers(),
    steps.NEGOTIATORS: Negotiators(),
    steps.DEPLOYING: Deploying(),
    steps.MERCHANTS: Merchants(),
    steps.PRAYERS: Prayers(),
    steps.PRAYER: Prayer(),
    steps.KEEPING: Keeping(),
    steps.SITE_END: SiteEnd(),
    steps.ABU_SIMBEL: AbuSimbel(),
    steps.EXCHANGING: Exchanging(),
    steps.BOARDING: Boarding(),
    steps.FREIGHT: Freight(),
}


@final
class PyramidionGame(Game[Pyramidion]):
    """Two to four foremen supply the great pyramid of Giza."""

    def setup(self, options: dict[str, str], seats: int) -> Pyramidion:
        """The colours of empty seats stay in the box."""
        self.check_seats(seats)
        chosen = self.complete(options, seats)
        goal = NO_GOAL if chosen[GOAL] == ALL_BOATS else int(chosen[GOAL])
        state = new_table(seats, agreed(chosen), goal, int(chosen[LAST_ROUND]))
        state.then(step(steps.OPENING))
        self.settle(state)
        return state

    def hide(self, state: Pyramidion, seat: int) -> Pyramidion:
        """Hands are secret."""
        return knowledge.hide(state, seat)

    def guess(self, state: Pyramidion, seat: int, pick: Rng) -> Pyramidion:
        """Hands that could be."""
        return knowledge.guess(state, seat, pick)

    def outcome(self, state: Pyramidion) -> Outcome | None:
        """Points, then cards in hand, then boats, then play order. (p. 7; R-37)"""
        if state.depth > 0:
            return None
        by_hand = not state.has(BOATS_BREAK_TIES)
        ranks = [ranking(state, seat, by_hand) for seat in range(state.seats)]
        scores = tuple(rank[0] for rank in ranks)
        return Outcome(scores, places(ranks), ENDINGS[state.ended])

    def bound(self, seats: int) -> int:
        """As many rounds as the longest option allows."""
        longest = max(
            int(value) for option in OPTIONS for value in option.values if option.key == LAST_ROUND
        )
        return longest * CHOICES_A_ROUND


GAME: Final = PyramidionGame(
    "pyramidion", VERSION, (2, 4), CATALOGUE, EVENTS, OPTIONS, RULES, REASONS
)
