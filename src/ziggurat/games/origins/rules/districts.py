"""Complete a District: a die on a seat of power, a card, abilities. (p. 18)"""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.origins.components import (
    BASES,
    DISTRICT_FIRST,
    DISTRICT_LATER,
    GOLD,
    LEO,
    MOST_CITIZEN,
    NO_DIE,
    SCORPIO,
    SIGN_VALUE,
    WISDOM,
)
from ziggurat.games.origins.components import LIBRA as LIBRA_CARD
from ziggurat.games.origins.events import CLOSED, MATCHED
from ziggurat.games.origins.geometry import (
    AGORA,
    BLOCK,
    CORNERS_OF_A_ROW,
    DIGITS,
    FITS,
    WIDTH,
    cell_of,
)
from ziggurat.games.origins.possible import can_recruit, is_useful
from ziggurat.games.origins.reasons import (
    ACTIVATED_ALREADY,
    CARD_FITS_NOT,
    NO_SUCH_CARD,
    NOT_AROUND,
    NOT_OF_ITS_COLOUR,
)
from ziggurat.games.origins.refusals import why_no_die, why_no_use
from ziggurat.games.origins.rules.abilities import NO_TOWERS, use
from ziggurat.games.origins.rules.citizens import OPTIONAL, PAID_FOR
from ziggurat.games.origins.state import (
    CORNER_OF_SEATED,
    FROM_DISTRICTS,
    OWNER_OF_SEATED,
    Origins,
    colour_of,
    die_of,
    value_of,
)
from ziggurat.games.origins.steps import ACTIVATING, ACTIVATION, LIBRA, MATCHING, RECRUITING
from ziggurat.games.origins.verbs import CARD, DIE, DONE, USE

ALL_FOUR: Final = 15


@final
class Seating(Decision[Origins]):
    """Put an unused Freeman's die on the seat of power; its base is free. (District 1-2)"""

    def __init__(self) -> None:
        super().__init__(DIE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Step: the corner. Never a Speaker, the Archon or a Freeman on the main board."""
        return why_no_die(state, seat_of(now), DIE.target(choice))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Then cards, abilities and Libra, in this order; Scorpio and Leo at once. (Annex)"""
        seat = seat_of(now)
        corner = a_of(now)
        base = DIE.target(choice)
        die = state.freeman(seat, base)
        if state.holds(seat, SCORPIO):
            state.gain(seat, WISDOM, SIGN_VALUE[SCORPIO])
        value = value_of(die)
        if state.holds(seat, LEO):
            value = min(value + SIGN_VALUE[LEO], MOST_CITIZEN)
        state.freemen[BASES * seat + base] = NO_DIE
        state.taken[WIDTH * seat + corner // CORNERS_OF_A_ROW] |= BIT[corner % CORNERS_OF_A_ROW]
        seated = die_of(colour_of(die), value) + OWNER_OF_SEATED * seat
        state.seated = append(state.seated, seated + CORNER_OF_SEATED * corner)
        state.tell(CLOSED, seat, corner, base, value)
        state.then(step(ACTIVATING, seat, corner, ALL_FOUR), step(LIBRA, seat))
        if matching(state, seat, corner) != 0:
            state.then(step(MATCHING, seat, corner))


@final
class Matching(Decision[Origins]):
    """A card whose pattern the four buildings show may be scored. (District 3, p. 18)"""

    def __init__(self) -> None:
        super().__init__(CARD, DONE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Step: the corner. The buildings do not show it; taking none is allowed."""
        if DONE.names(choice):
            return None
        slot = CARD.target(choice)
        if slot >= len(state.cards):
            return Refusal(NO_SUCH_CARD)
        fits = matching(state, seat_of(now), a_of(now)) & BIT[slot] != 0
        return None if fits else Refusal(CARD_FITS_NOT)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """The higher points the first time, the lower ones later; all the gold on it."""
        if DONE.names(choice):
            return
        seat = seat_of(now)
        slot = CARD.target(choice)
        card = state.cards[slot]
        again = state.closed[seat] & BIT[slot] != 0
        state.closed[seat] |= BIT[slot]
        state.tell(MATCHED, seat, slot, state.card_gold[slot])
        state.gain(seat, GOLD, state.card_gold[slot])
        state.card_gold[slot] = 0
        points = DISTRICT_LATER[card] if again else DISTRICT_FIRST[card]
        state.earn(seat, points, FROM_DISTRICTS)


@final
class Activating(Effect[Origins]):
    """All buildings around the seat of the die's colour, and the Agora, are activated. (4)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the corner, and the set of those not used yet."""
        if activated(state, seat_of(now), a_of(now), b_of(now)) != 0:
            state.then(step(ACTIVATION, seat_of(now), a_of(now), b_of(now)))


@final
class Activation(Decision[Origins]):
    """In any order, and none has to be used. (District 4; add a building, p. 15)"""

    def choices(self, state: Origins, now: i64, out: Choices) -> None:
        """Those that would change something."""
        found = activated(state, seat_of(now), a_of(now), b_of(now))
        for place in range(BLOCK):
            if found & BIT[place] != 0:
                out.add(USE.on(cell_of(a_of(now), place)))
        out.add(DONE.on())

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """It is elsewhere, used, of another colour, or would change nothing."""
        if not USE.names(choice):
            return None
        seat = seat_of(now)
        cell = USE.target(choice)
        colour = colour_of(state.seated[len(state.seated) - 1])
        for place in range(BLOCK):
            if cell_of(a_of(now), place) == cell:
                if b_of(now) & BIT[place] == 0:
                    return Refusal(ACTIVATED_ALREADY)
                if state.tile_at(seat, cell) != AGORA and state.colour_at(seat, cell) != colour:
                    return Refusal(NOT_OF_ITS_COLOUR)
                return why_no_use(state, seat, cell, NO_TOWERS)
        return Refusal(NOT_AROUND)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Then the others."""
        if DONE.names(choice):
            return
        seat = seat_of(now)
        left = b_of(now)
        for place in range(BLOCK):
            if cell_of(a_of(now), place) == USE.target(choice):
                left &= ~BIT[place]
        state.then(step(ACTIVATING, seat, a_of(now), left))
        use(state, seat, USE.target(choice), False)


@final
class Libra(Effect[Origins]):
    """Libra: after a District one may recruit a Citizen and pay for it. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Asked if it can be done."""
        seat = seat_of(now)
        if state.holds(seat, LIBRA_CARD) and can_recruit(state, seat, False):
            state.then(step(RECRUITING, seat, PAID_FOR, OPTIONAL))


def matching(state: Origins, seat: i64, corner: i64) -> i64:
    """The set of slots whose card shows the four buildings around a seat of power."""
    block: i64 = 0
    for place in range(BLOCK):
        block = DIGITS * block + state.colour_at(seat, cell_of(corner, place)) + 1
    found: i64 = 0
    for slot in range(len(state.cards)):
        if FITS[block] & BIT[state.cards[slot]] != 0:
            found |= BIT[slot]
    return found


def activated(state: Origins, seat: i64, corner: i64, places: i64) -> i64:
    """Which of these tiles around a seat of power its die, the last one placed, activates."""
    colour = colour_of(state.seated[len(state.seated) - 1])
    found: i64 = 0
    for place in range(BLOCK):
        cell = cell_of(corner, place)
        if (
            places & BIT[place] != 0
            and (state.colour_at(seat, cell) == colour or state.tile_at(seat, cell) == AGORA)
            and is_useful(state, seat, cell, NO_TOWERS)
        ):
            found |= BIT[place]
    return found
