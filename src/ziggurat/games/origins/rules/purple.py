"""Purple buildings. (Annex: building tiles)"""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Decision, Effect
from ziggurat.core.steps import a_of, seat_of, step
from ziggurat.games.origins.components import (
    BASES,
    CASTLE,
    CIRCLE_POINTS,
    KIND_BASE,
    KIND_COLOUR,
    KIND_EACH,
    MARKET_SPACES,
    NOTHING,
)
from ziggurat.games.origins.events import RECOLOURED, RESERVED
from ziggurat.games.origins.possible import can_recolour, house_colours
from ziggurat.games.origins.reasons import MARKET_GAP, NO_OTHER_COLOUR, SAME_COLOUR, SUPPLY_OUT
from ziggurat.games.origins.refusals import why_no_die
from ziggurat.games.origins.rules.citizens import COMPULSORY, FREE
from ziggurat.games.origins.state import (
    FROM_BUILDINGS,
    OWNER_OF_RESERVED,
    Origins,
    colour_of,
    die_of,
    value_of,
)
from ziggurat.games.origins.steps import (
    COURT_COLOUR,
    COURT_DIE,
    INVITING,
    RECRUITING,
    REFILLING,
    SETTING_ASIDE,
)
from ziggurat.games.origins.verbs import COLOUR, DIE, PICK


@final
class Castle(Effect[Origins]):
    """A point, and three for each District completed. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Also the one just completed."""
        seat = seat_of(now)
        points = KIND_BASE[CASTLE] + KIND_EACH[CASTLE] * state.districts_of(seat)
        state.earn(seat, points, FROM_BUILDINGS)


@final
class ConstructionYard(Effect[Origins]):
    """Take a tile of the market for nothing, to be built later. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Which one is asked."""
        state.then(step(SETTING_ASIDE, seat_of(now)))


@final
class SettingAside(Decision[Origins]):
    """Choose the tile of the Construction Yard. (Annex)"""

    def __init__(self) -> None:
        super().__init__(PICK)

    def choices(self, state: Origins, now: i64, out: Choices) -> None:
        """Any of the market."""
        self.offer(state, now, PICK, 0, MARKET_SPACES, out)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """No tile of the market lies there."""
        space = PICK.target(choice)
        gap = space >= MARKET_SPACES or state.market[space] == NOTHING
        return Refusal(MARKET_GAP) if gap else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """It lies beside the player board; the market is refilled at once."""
        seat = seat_of(now)
        kind = state.market[PICK.target(choice)]
        state.market[PICK.target(choice)] = NOTHING
        state.reserved = append(state.reserved, kind + OWNER_OF_RESERVED * seat)
        state.tell(RESERVED, seat, kind)
        state.then(step(REFILLING, NOBODY, KIND_COLOUR[kind]))


@final
class Courthouse(Effect[Origins]):
    """Change the colour of an unused die, not its value. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Which one is asked."""
        state.then(step(COURT_DIE, seat_of(now)))


@final
class CourtDie(Decision[Origins]):
    """Choose the die of the Courthouse. (Annex)"""

    def __init__(self) -> None:
        super().__init__(DIE)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Nobody unused is there, or the supply has no other colour."""
        seat = seat_of(now)
        base = DIE.target(choice)
        refusal = why_no_die(state, seat, base)
        if refusal is None and not can_recolour(state, seat, base):
            return Refusal(NO_OTHER_COLOUR)
        return refusal

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Then its new colour."""
        state.then(step(COURT_COLOUR, seat_of(now), DIE.target(choice)))


@final
class CourtColour(Decision[Origins]):
    """Choose its new colour among the dice of the supply. (Annex)"""

    def __init__(self) -> None:
        super().__init__(COLOUR)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Step: the base. It has that colour, or the supply has none."""
        colour = COLOUR.target(choice)
        if colour == colour_of(state.freeman(seat_of(now), a_of(now))):
            return Refusal(SAME_COLOUR)
        return Refusal(SUPPLY_OUT) if state.supply[colour] == 0 else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """The two dice change places."""
        seat = seat_of(now)
        die = state.freeman(seat, a_of(now))
        colour = COLOUR.target(choice)
        state.supply[colour] -= 1
        state.supply[colour_of(die)] += 1
        state.freemen[BASES * seat + a_of(now)] = die_of(colour, value_of(die))
        state.tell(RECOLOURED, seat, a_of(now), colour)


@final
class Estate(Effect[Origins]):
    """Recruit a Citizen for nothing. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """A free base is needed as ever."""
        state.then(step(RECRUITING, seat_of(now), FREE, COMPULSORY))


@final
class Forum(Effect[Origins]):
    """Take a Speaker. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """From the recruitment area."""
        state.then(step(INVITING, seat_of(now)))


@final
class StoneCircle(Effect[Origins]):
    """Points for the number of colours of one's buildings. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """None for one, ten for all five."""
        seat = seat_of(now)
        state.earn(seat, CIRCLE_POINTS[house_colours(state, seat)], FROM_BUILDINGS)
