"""Set-up, from the moment something is drawn, rolled or chosen. (Set-up 3-23)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Chance, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.origins.components import (
    BASES,
    CARD_GOLD,
    COLOURS,
    DISTRICT_TOWERS,
    DISTRICTS,
    DRAFT_DICE,
    KIND_COLOUR,
    KINDS,
    MARKET_SPACES,
    MOST_ROLLED,
    NO_DIE,
    NOTHING,
    RECRUITS,
    SIGNS,
    SITES,
    SPEAKER_WEIGHT,
    TEMPLES,
)
from ziggurat.games.origins.events import (
    BEGAN,
    DEALT,
    DRAFTED,
    EXPOSED,
    OFFERED,
    PLACED,
    REFILLED,
    REVEALED,
    ROLLED,
    SPOKE,
)
from ziggurat.games.origins.reasons import DIE_GONE, DIE_TOO_HIGH
from ziggurat.games.origins.rules.solo import may_draft
from ziggurat.games.origins.state import Origins, colour_of, die_of, lies, value_of
from ziggurat.games.origins.steps import (
    BONUS_TILE,
    DRAFT_DIE,
    DRAFTING,
    FIRST_CARD,
    FIRST_CITIZEN,
    FIRST_PREVIEW,
    FIRST_ROUND,
    FIRST_SPEAKER,
    FIRST_TILE,
    TURN,
    ZODIAC_CARD,
)
from ziggurat.games.origins.verbs import BONUS, DISTRICT, DRAFT, DRAW, ROLL, SIGN

FIRST_PLAYER: Final = 0
DICE_OF_A_PLAYER: Final = 2


@final
class Opening(Effect[Origins]):
    """What lies on the main board comes first, then the starting dice. (Set-up 3-10)"""

    def run(self, state: Origins, now: i64) -> None:
        """Each of these steps calls the next of its kind until all are there."""
        state.then(
            step(BONUS_TILE),
            step(ZODIAC_CARD),
            step(FIRST_TILE),
            step(FIRST_PREVIEW),
            step(FIRST_CITIZEN),
            step(FIRST_SPEAKER),
        )


@final
class BonusTile(Chance[Origins]):
    """One of the five bonus tiles, at random, at each meeting place. (Set-up 3-4)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """Any colour that lies nowhere yet."""
        for colour in range(COLOURS):
            if not lies(state.bonuses, colour):
                out.add(BONUS.on(colour))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the site. Its Mothership has the same colour and shows 1."""
        site = a_of(now)
        state.bonuses[site] = BONUS.target(choice)
        state.tell(PLACED, NOBODY, site, state.bonuses[site])
        if site + 1 < SITES:
            state.then(step(BONUS_TILE, NOBODY, site + 1))


@final
class ZodiacCard(Chance[Origins]):
    """One Zodiac card face up at each temple; the others go back to the box. (Set-up 5)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """Any card that lies nowhere yet."""
        for sign in range(SIGNS):
            if not lies(state.signs, sign):
                out.add(SIGN.on(sign))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the temple."""
        temple = a_of(now)
        state.signs[temple] = SIGN.target(choice)
        state.tell(DEALT, NOBODY, temple, state.signs[temple])
        if temple + 1 < TEMPLES:
            state.then(step(ZODIAC_CARD, NOBODY, temple + 1))


@final
class FirstTile(Chance[Origins]):
    """The first tile of each pile, in any order, on the market. (Set-up 6-7)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """All piles are equally high, so every tile of a colour not there yet is as likely."""
        for kind in range(KINDS):
            if not is_shown(state, KIND_COLOUR[kind]):
                out.add(DRAW.on(kind), state.unseen[kind])

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the space of the market, from the top."""
        space = a_of(now)
        kind = DRAW.target(choice)
        state.unseen[kind] -= 1
        state.market[space] = kind
        state.tell(REFILLED, NOBODY, space, kind)
        if space + 1 < MARKET_SPACES:
            state.then(step(FIRST_TILE, NOBODY, space + 1))


@final
class FirstPreview(Chance[Origins]):
    """Then the first tile of each pile is turned up. (Set-up 7)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """Step: the colour; any tile of its pile."""
        offer_pile(state, a_of(now), out)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """It lies on its pile."""
        turn_up(state, DRAW.target(choice))
        if a_of(now) + 1 < COLOURS:
            state.then(step(FIRST_PREVIEW, NOBODY, a_of(now) + 1))


@final
class FirstCitizen(Chance[Origins]):
    """A Citizen of each colour, rolled without sixes, the lowest on the left. (Set-up 8)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """A six is rolled again."""
        offer_roll(out)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the colour. Of equals the one whose building lies lowest comes first."""
        die = die_of(a_of(now), ROLL.target(choice) + 1)
        space: i64 = 0
        while state.recruits[space] != NO_DIE and not is_before(state, die, state.recruits[space]):
            space += 1
        for at in range(RECRUITS - 1, space, -1):
            state.recruits[at] = state.recruits[at - 1]
        state.recruits[space] = die
        state.supply[colour_of(die)] -= 1
        state.tell(ROLLED, NOBODY, space, colour_of(die), value_of(die))
        if a_of(now) + 1 < COLOURS:
            state.then(step(FIRST_CITIZEN, NOBODY, a_of(now) + 1))


@final
class FirstSpeaker(Chance[Origins]):
    """As many Speakers as players, rolled. (Set-up 9)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """By the faces of the white dice."""
        out.add_counted(ROLL, SPEAKER_WEIGHT)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the Speaker."""
        speaker = a_of(now)
        state.speakers[speaker] = ROLL.target(choice) + 1
        state.tell(SPOKE, NOBODY, speaker, state.speakers[speaker])
        if speaker + 1 < len(state.speakers):
            state.then(step(FIRST_SPEAKER, NOBODY, speaker + 1))
        else:
            state.then(step(FIRST_CARD))


@final
class FirstCard(Chance[Origins]):
    """District cards with two gold each; their towers add floors to the reserve. (Set-up 10-12)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """Any card not drawn."""
        for card in range(DISTRICTS):
            if not lies(state.cards, card):
                out.add(DISTRICT.on(card))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the slot."""
        slot = a_of(now)
        card = DISTRICT.target(choice)
        state.cards[slot] = card
        state.card_gold[slot] = CARD_GOLD
        for colour in range(COLOURS):
            state.floors[colour] += DISTRICT_TOWERS[COLOURS * card + colour]
        state.tell(EXPOSED, NOBODY, slot, card)
        if slot + 1 < len(state.cards):
            state.then(step(FIRST_CARD, NOBODY, slot + 1))
        else:
            state.then(step(DRAFT_DIE))


@final
class DraftDie(Chance[Origins]):
    """Two Citizens of each colour are rolled without sixes; one each in the solo. (Set-up 21)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """A six is rolled again."""
        offer_roll(out)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: the die; they are rolled colour by colour."""
        at = a_of(now)
        colour = at if state.is_solo() else at // DRAFT_DICE
        state.draft[at] = die_of(colour, ROLL.target(choice) + 1)
        state.supply[colour] -= 1
        state.tell(OFFERED, NOBODY, at, colour, ROLL.target(choice) + 1)
        if at + 1 < len(state.draft):
            state.then(step(DRAFT_DIE, NOBODY, at + 1))
        else:
            state.then(step(DRAFTING, FIRST_PLAYER))


@final
class Drafting(Decision[Origins]):
    """Each takes a die in turn order, then another one in reverse. (Set-up 22)"""

    def __init__(self) -> None:
        super().__init__(DRAFT)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """It is gone; or alone, among the two highest. (Solo)"""
        at = DRAFT.target(choice)
        if at >= len(state.draft) or state.draft[at] == NO_DIE:
            return Refusal(DIE_GONE)
        return Refusal(DIE_TOO_HIGH) if state.is_solo() and not may_draft(state, at) else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Step: how many dice were taken before."""
        at = DRAFT.target(choice)
        seat = seat_of(now)
        base = state.free_base(seat)
        state.freemen[BASES * seat + base] = state.draft[at]
        state.draft[at] = NO_DIE
        state.tell(DRAFTED, seat, at, base)
        taken = a_of(now) + 1
        if taken == DICE_OF_A_PLAYER * state.seats:
            state.then(step(FIRST_ROUND))
        elif taken < state.seats:
            state.then(step(DRAFTING, taken, taken))
        else:
            state.then(step(DRAFTING, DICE_OF_A_PLAYER * state.seats - 1 - taken, taken))


@final
class FirstRound(Effect[Origins]):
    """The dice left go to the supply, and the first player begins. (Set-up 23)"""

    def run(self, state: Origins, now: i64) -> None:
        """Whoever sits first has the Bastion."""
        for at in range(len(state.draft)):
            if state.draft[at] != NO_DIE:
                state.supply[colour_of(state.draft[at])] += 1
                state.draft[at] = NO_DIE
        state.round = 1
        state.tell(BEGAN, NOBODY, state.round, state.bastion)
        state.then(step(TURN, NOBODY, state.bastion))


def is_shown(state: Origins, colour: i64) -> bool:
    """Whether a building of this colour lies on the market."""
    return any(
        state.market[space] != NOTHING and KIND_COLOUR[state.market[space]] == colour
        for space in range(MARKET_SPACES)
    )


def offer_pile(state: Origins, colour: i64, out: Choices) -> None:
    """Any tile of a pile that nobody has seen."""
    for kind in range(KINDS):
        if KIND_COLOUR[kind] == colour and state.unseen[kind] > 0:
            out.add(DRAW.on(kind), state.unseen[kind])


def turn_up(state: Origins, kind: i64) -> None:
    """This tile turned out to be the first of its pile."""
    state.unseen[kind] -= 1
    state.previews[KIND_COLOUR[kind]] = kind
    state.tell(REVEALED, NOBODY, kind)


def offer_roll(out: Choices) -> None:
    """The faces of a Citizen die but the six, which is rolled again."""
    for face in range(MOST_ROLLED):
        out.add(ROLL.on(face))


def is_before(state: Origins, die: i64, other: i64) -> bool:
    """Whether a die lies left of another: it is lower, or its building lies lower. (Set-up 8)"""
    if value_of(die) != value_of(other):
        return value_of(die) < value_of(other)
    return height_of(state, colour_of(die)) > height_of(state, colour_of(other))


def height_of(state: Origins, colour: i64) -> i64:
    """Where the building of a colour lies on the market, counted from the top."""
    space: i64 = 0
    while KIND_COLOUR[state.market[space]] != colour:
        space += 1
    return space
