"""Origins: First Builders: options, set-up, outcome."""

from typing import Final, final

from ziggurat.core.game import Game, Outcome, places
from ziggurat.core.rules import Rule
from ziggurat.core.steps import step
from ziggurat.games.origins import steps
from ziggurat.games.origins.events import EVENTS
from ziggurat.games.origins.options import LAST_ROUND, LAST_ROUNDS, OPTIONS, agreed
from ziggurat.games.origins.reasons import REASONS
from ziggurat.games.origins.rules.abilities import Agora
from ziggurat.games.origins.rules.blue import (
    ForestTemple,
    MountainTemple,
    Obelisk,
    Sanctuary,
    SeaTemple,
    Statue,
)
from ziggurat.games.origins.rules.building import (
    Ability,
    Building,
    GivingBack,
    Laying,
    Refilling,
    Revealing,
    Using,
    Way,
)
from ziggurat.games.origins.rules.citizens import (
    Adding,
    AddingSpeaker,
    Feed,
    Feeding,
    Hiring,
    Inviting,
    Raising,
    Recruiting,
    Rolling,
    Sliding,
)
from ziggurat.games.origins.rules.districts import (
    Activating,
    Activation,
    Libra,
    Matching,
    Seating,
)
from ziggurat.games.origins.rules.growth import Capricorn, Population, Tower
from ziggurat.games.origins.rules.military import (
    Advancing,
    Attacking,
    Exchanging,
    Plunder,
    War,
    Warring,
)
from ziggurat.games.origins.rules.orange import (
    ArtistsSalon,
    AstronomyTower,
    Copying,
    Fountain,
    Healer,
    MageTower,
    Portal,
    PortalAgain,
    PortalDie,
    Resetting,
)
from ziggurat.games.origins.rules.passing import (
    ComingHome,
    Gemini,
    Passing,
    Promoting,
    Promotion,
)
from ziggurat.games.origins.rules.purple import (
    Castle,
    ConstructionYard,
    CourtColour,
    CourtDie,
    Courthouse,
    Estate,
    Forum,
    SettingAside,
    StoneCircle,
)
from ziggurat.games.origins.rules.red import (
    Arena,
    Armory,
    Equestrian,
    Fortress,
    Outpost,
    Spoils,
    Veteran,
    Veterans,
)
from ziggurat.games.origins.rules.resources import Gaining, Joker, Paying, Resources
from ziggurat.games.origins.rules.round import (
    Bastion,
    EndCheck,
    FallBack,
    NewRound,
    RoundEnd,
    SpeakerRoll,
    SpeakersBack,
    Zodiac,
)
from ziggurat.games.origins.rules.scoring import Count
from ziggurat.games.origins.rules.setup import (
    BonusTile,
    DraftDie,
    Drafting,
    FirstCard,
    FirstCitizen,
    FirstPreview,
    FirstRound,
    FirstSpeaker,
    FirstTile,
    Opening,
    ZodiacCard,
)
from ziggurat.games.origins.rules.solo import Holding, Keeping, Neighbour, goal
from ziggurat.games.origins.rules.temples import Climbing, Elsewhere, GoldStep
from ziggurat.games.origins.rules.turn import Acting, AfterAction, Superiority, Turn
from ziggurat.games.origins.rules.visit import Arriving, Choosing, Meeting, Ship, Visiting
from ziggurat.games.origins.rules.yellow import (
    Granary,
    Harbor,
    Market,
    Mint,
    Quarry,
    Workshop,
)
from ziggurat.games.origins.state import ENDING_IDS, Origins, new_table
from ziggurat.games.origins.verbs import CATALOGUE

VERSION: Final = 1
# See the spec card: turns of a seat in a round and in a game, and choices of a turn.
VISITS_A_ROUND: Final = 12
OTHER_TURNS: Final = 120
CHOICES_A_TURN: Final = 80

ABILITIES: Final[list[Rule[Origins]]] = [
    *(Granary(), Harbor(), Market(), Mint(), Quarry(), Workshop()),
    *(Armory(), Arena(), Outpost(), Equestrian(), Fortress(), Veterans()),
    *(Castle(), ConstructionYard(), Courthouse(), Estate(), Forum(), StoneCircle()),
    *(ForestTemple(), MountainTemple(), Obelisk(), Sanctuary(), SeaTemple(), Statue()),
    *(ArtistsSalon(), AstronomyTower(), Fountain(), Portal(), Healer(), MageTower()),
]

RULES: Final[dict[int, Rule[Origins]]] = {
    steps.OPENING: Opening(),
    steps.BONUS_TILE: BonusTile(),
    steps.ZODIAC_CARD: ZodiacCard(),
    steps.FIRST_TILE: FirstTile(),
    steps.FIRST_PREVIEW: FirstPreview(),
    steps.FIRST_CITIZEN: FirstCitizen(),
    steps.FIRST_SPEAKER: FirstSpeaker(),
    steps.FIRST_CARD: FirstCard(),
    steps.DRAFT_DIE: DraftDie(),
    steps.DRAFTING: Drafting(),
    steps.FIRST_ROUND: FirstRound(),
    steps.TURN: Turn(),
    steps.ACTING: Acting(opens=True),
    steps.AFTER_ACTION: AfterAction(),
    steps.SUPERIORITY: Superiority(),
    steps.EXTRA: Acting(),
    steps.VISITING: Visiting(),
    steps.ARRIVING: Arriving(),
    steps.MEETING: Meeting(),
    steps.CHOOSING: Choosing(),
    steps.SHIP: Ship(),
    steps.PAYING: Paying(),
    steps.JOKER: Joker(),
    steps.GAINING: Gaining(),
    steps.RESOURCES: Resources(),
    steps.WAR: War(),
    steps.WARRING: Warring(),
    steps.ADVANCING: Advancing(),
    steps.ATTACKING: Attacking(),
    steps.EXCHANGING: Exchanging(),
    steps.PLUNDER: Plunder(),
    steps.BUILDING: Building(),
    steps.WAY: Way(),
    steps.LAYING: Laying(),
    steps.REFILLING: Refilling(),
    steps.REVEALING: Revealing(),
    steps.GIVING_BACK: GivingBack(),
    steps.ABILITY: Ability(),
    steps.USING: Using(),
    steps.CLIMBING: Climbing(),
    steps.ELSEWHERE: Elsewhere(),
    steps.GOLD_STEP: GoldStep(),
    steps.RECRUITING: Recruiting(),
    steps.HIRING: Hiring(),
    steps.ADDING: Adding(),
    steps.SLIDING: Sliding(),
    steps.ROLLING: Rolling(),
    steps.FEED: Feed(),
    steps.FEEDING: Feeding(),
    steps.RAISING: Raising(),
    steps.INVITING: Inviting(),
    steps.ADDING_SPEAKER: AddingSpeaker(),
    steps.SEATING: Seating(),
    steps.MATCHING: Matching(),
    steps.ACTIVATING: Activating(),
    steps.ACTIVATION: Activation(),
    steps.LIBRA: Libra(),
    steps.TOWER: Tower(),
    steps.CAPRICORN: Capricorn(),
    steps.POPULATION: Population(),
    steps.PASSING: Passing(),
    steps.GEMINI: Gemini(),
    steps.COMING_HOME: ComingHome(),
    steps.PROMOTION: Promotion(),
    steps.PROMOTING: Promoting(),
    steps.ROUND_END: RoundEnd(),
    steps.SPEAKERS_BACK: SpeakersBack(),
    steps.SPEAKER_ROLL: SpeakerRoll(),
    steps.BASTION: Bastion(),
    steps.FALL_BACK: FallBack(),
    steps.ZODIAC: Zodiac(),
    steps.END_CHECK: EndCheck(),
    steps.NEW_ROUND: NewRound(),
    steps.COUNT: Count(),
    steps.HOLDING: Holding(),
    steps.NEIGHBOUR: Neighbour(),
    steps.KEEPING: Keeping(),
    **{steps.ABILITY_OF_KIND + kind: rule for kind, rule in enumerate(ABILITIES)},
    steps.AGORA: Agora(),
    steps.VETERAN: Veteran(),
    steps.COURT_DIE: CourtDie(),
    steps.COURT_COLOUR: CourtColour(),
    steps.SETTING_ASIDE: SettingAside(),
    steps.RESETTING: Resetting(),
    steps.PORTAL_DIE: PortalDie(),
    steps.PORTAL_AGAIN: PortalAgain(),
    steps.COPYING: Copying(),
    steps.SPOILS: Spoils(),
}


@final
class OriginsGame(Game[Origins]):
    """One to four archons raise cities under the eyes of the Builders."""

    def setup(self, options: dict[str, str], seats: int) -> Origins:
        """The first player sits in seat 0."""
        self.check_seats(seats)
        chosen = self.complete(options, seats)
        state = new_table(seats, agreed(chosen), int(chosen[LAST_ROUND]))
        state.then(step(steps.OPENING))
        self.settle(state)
        return state

    def outcome(self, state: Origins) -> Outcome | None:
        """The most points win, then the most building tiles, else shared. (Final count)"""
        if state.depth > 0:
            return None
        scores = tuple(state.score(seat) for seat in range(state.seats))
        if state.is_solo():
            if scores[0] >= goal(state):
                return Outcome(scores, (1,), "goal-reached")
            return Outcome(scores, (2,), "goal-missed")
        tiles = [state.tiles_of(seat) for seat in range(state.seats)]
        standing = places(list(zip(scores, tiles, strict=True)))
        return Outcome(scores, standing, ENDING_IDS[state.ending])

    def bound(self, seats: int) -> int:
        """Every worker and every die, floor and base is a turn of its own, as long as can be."""
        rounds = max(int(value) for value in LAST_ROUNDS)
        turns = rounds * VISITS_A_ROUND + OTHER_TURNS
        return seats * (2 + CHOICES_A_TURN * turns)


GAME: Final = OriginsGame("origins", VERSION, (1, 4), CATALOGUE, EVENTS, OPTIONS, RULES, REASONS)
