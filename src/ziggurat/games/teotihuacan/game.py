"""Founders of Teotihuacan: options, set-up, outcome."""

from typing import Final, final

from ziggurat.core.bits import count
from ziggurat.core.game import Game, Outcome, places
from ziggurat.core.rules import NOBODY, Rule
from ziggurat.core.steps import step
from ziggurat.games.teotihuacan import steps
from ziggurat.games.teotihuacan.components import DISCS, HANDICAP, HANDICAP_IDS, ROUNDS
from ziggurat.games.teotihuacan.events import EVENTS
from ziggurat.games.teotihuacan.options import OPTIONS, SIDE, SOLO_HANDICAP, agreed
from ziggurat.games.teotihuacan.reasons import REASONS
from ziggurat.games.teotihuacan.rules.bonus import (
    Constructing,
    GiftKind,
    GiftSquare,
    Influencing,
)
from ziggurat.games.teotihuacan.rules.building import Building, Masks, Setting
from ziggurat.games.teotihuacan.rules.cubes import Cubes, Paying, Replacing
from ziggurat.games.teotihuacan.rules.favour import Favour, Returning, Swapping
from ziggurat.games.teotihuacan.rules.offering import Exchange, Offering, Repeating, Used
from ziggurat.games.teotihuacan.rules.production import (
    Producers,
    Producing,
    Production,
    Second,
    Small,
)
from ziggurat.games.teotihuacan.rules.pyramid import Pyramid, Spot
from ziggurat.games.teotihuacan.rules.rewards import Indicated, Indicating, Reward, Sized
from ziggurat.games.teotihuacan.rules.round import (
    BonusDisc,
    BonusDiscs,
    DiscsBack,
    FirstPlayer,
    Market,
    RoundEnd,
    Sun,
)
from ziggurat.games.teotihuacan.rules.scoring import Districts
from ziggurat.games.teotihuacan.rules.setup import (
    Board,
    Boards,
    Opening,
    Starting,
    StartTile,
    Unveiling,
)
from ziggurat.games.teotihuacan.rules.solo import (
    RivalBuilding,
    RivalCard,
    RivalDisc,
    RivalMask,
    RivalPyramid,
    RivalTemple,
)
from ziggurat.games.teotihuacan.rules.temple import Temple
from ziggurat.games.teotihuacan.rules.turn import (
    Afterwards,
    Architect,
    Bonus,
    Half,
    Main,
    Stacking,
    Turn,
)
from ziggurat.games.teotihuacan.rules.worship import (
    Adoration,
    Adoring,
    AnyPile,
    Drawing,
    Refilling,
    Revealing,
)
from ziggurat.games.teotihuacan.state import Teotihuacan, new_table
from ziggurat.games.teotihuacan.verbs import CATALOGUE

VERSION: Final = 3
DRAWS_SINCE: Final = 2  # version 3 opened choices and left chance as it was
CHOICES_A_TURN: Final = 200  # see the spec card
CHOICES_OF_SET_UP: Final = 75

RULES: Final[dict[int, Rule[Teotihuacan]]] = {
    steps.OPENING: Opening(),
    steps.BOARDS: Boards(),
    steps.BOARD: Board(),
    steps.STARTING: Starting(),
    steps.START_TILE: StartTile(),
    steps.UNVEILING: Unveiling(),
    steps.TURN: Turn(),
    steps.STACKING: Stacking(opens=True),
    steps.MAIN: Main(),
    steps.HALF: Half(),
    steps.AFTERWARDS: Afterwards(),
    steps.BONUS: Bonus(),
    steps.ARCHITECT: Architect(),
    steps.CONSTRUCTING: Constructing(),
    steps.INFLUENCING: Influencing(),
    steps.GIFT_KIND: GiftKind(),
    steps.GIFT_SQUARE: GiftSquare(),
    steps.BUILDING: Building(),
    steps.TEMPLE: Temple(),
    steps.PYRAMID: Pyramid(),
    steps.PAYING: Paying(),
    steps.SETTING: Setting(),
    steps.CUBES: Cubes(),
    steps.REPLACING: Replacing(),
    steps.MASKS: Masks(),
    steps.SPOT: Spot(),
    steps.REWARD: Reward(),
    steps.INDICATED: Indicated(),
    steps.INDICATING: Indicating(),
    steps.SIZED: Sized(),
    steps.ANY_PILE: AnyPile(),
    steps.ADORATION: Adoration(),
    steps.ADORING: Adoring(),
    steps.DRAWING: Drawing(),
    steps.REFILLING: Refilling(),
    steps.REVEALING: Revealing(),
    steps.PRODUCTION: Production(),
    steps.PRODUCERS: Producers(),
    steps.PRODUCING: Producing(),
    steps.SECOND: Second(),
    steps.SMALL: Small(),
    steps.OFFERING: Offering(),
    steps.EXCHANGE: Exchange(),
    steps.REPEATING: Repeating(),
    steps.USED: Used(),
    steps.FAVOUR: Favour(),
    steps.RETURNING: Returning(),
    steps.SWAPPING: Swapping(),
    steps.ROUND_END: RoundEnd(),
    steps.SUN: Sun(),
    steps.DISCS_BACK: DiscsBack(),
    steps.BONUS_DISCS: BonusDiscs(),
    steps.BONUS_DISC: BonusDisc(),
    steps.MARKET: Market(),
    steps.FIRST_PLAYER: FirstPlayer(),
    steps.DISTRICTS: Districts(),
    steps.RIVAL_CARD: RivalCard(),
    steps.RIVAL_DISC: RivalDisc(),
    steps.RIVAL_BUILDING: RivalBuilding(),
    steps.RIVAL_TEMPLE: RivalTemple(),
    steps.RIVAL_PYRAMID: RivalPyramid(),
    steps.RIVAL_MASK: RivalMask(),
}


@final
class TeotihuacanGame(Game[Teotihuacan]):
    """One to four architects lay out a city around its pyramid."""

    def setup(self, options: dict[str, str], seats: int) -> Teotihuacan:
        """All use the same side of their boards; the handicap matters to a lone player only."""
        self.check_seats(seats)
        chosen = self.complete(options, seats)
        handicap = HANDICAP[HANDICAP_IDS.index(chosen[SOLO_HANDICAP])]
        state = new_table(seats, agreed(chosen), handicap)
        state.then(step(steps.OPENING, NOBODY, 1 if chosen[SIDE] == "B" else 0))
        self.settle(state)
        return state

    def outcome(self, state: Teotihuacan) -> Outcome | None:
        """The most points win, then the most pyramid tiles, else shared. (Final count; R-63)"""
        if state.depth > 0:
            return None
        scores = tuple(state.score(seat) for seat in range(state.seats))
        if state.is_solo():
            if scores[0] > state.rival_points + state.handicap:
                return Outcome(scores, (1,), "rival-beaten")
            return Outcome(scores, (2,), "rival-ahead")
        tiles = [count(state.filled(seat)) for seat in range(state.seats)]
        standing = places(list(zip(scores, tiles, strict=True)))
        if standing.count(1) > 1:
            reason = "shared"
        elif scores.count(max(scores)) > 1:
            reason = "most-pyramid-tiles"
        else:
            reason = "most-points"
        return Outcome(scores, standing, reason)

    def bound(self, seats: int) -> int:
        """Every disc is a turn of its own, and every turn as long as can be."""
        first = DISCS[seats - 1]
        discs = sum(range(first - ROUNDS[seats - 1] + 1, first + 1))
        passes = ROUNDS[seats - 1]
        return seats * (CHOICES_OF_SET_UP + CHOICES_A_TURN * discs + passes)


GAME: Final = TeotihuacanGame(
    "teotihuacan", VERSION, (1, 4), CATALOGUE, EVENTS, OPTIONS, RULES, REASONS, DRAWS_SINCE
)
