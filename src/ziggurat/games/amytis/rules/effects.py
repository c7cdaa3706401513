"""The effects of the buildings, side A and side B. (pp. 7-8)"""

from typing import Final, final

from mypy_extensions import i64

from ziggurat.core.bits import BIT, count
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.amytis.components import (
    BUILDINGS,
    COLOURS,
    CORNERS,
    GARDEN,
    MARKET,
    OUTER,
    RESIDENCE,
    SIZE_OF,
    THEATRE,
    WALL,
    effect_points,
)
from ziggurat.games.amytis.components import PALACE as PALACE_BUILDING
from ziggurat.games.amytis.events import GAINED
from ziggurat.games.amytis.reasons import NO_POINTS, NOT_ON_DISPLAY
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.steps import DEALING, PALACE, PALACE_POINTS
from ziggurat.games.amytis.verbs import DECK, POINTS, PROJECT

PER_EQUAL_STACK: Final[int] = effect_points("garden-a")[0]
PER_TILE_OF_STACK: Final[int] = effect_points("garden-b")[0]
PER_TILE_OF_COLOUR: Final[int] = effect_points("market-a")[0]
PER_TILE_OF_OTHER_COLOUR: Final[int] = effect_points("market-b")[0]
PER_OUTER_WALL: Final[int] = effect_points("wall-a")[0]
BY_CORNER_WALLS: Final = effect_points("wall-b")
PER_PALACE: Final[int] = effect_points("palace-a")[0]
PER_VALIDATED: Final[int] = effect_points("palace-b")[0]
PER_BUILDING: Final[int] = effect_points("residence-a")[0]
PER_RESIDENCE_AND_MARKET: Final[int] = effect_points("residence-b")[0]
PER_ARCHITECT: Final[int] = effect_points("theatre-a")[0]
PER_OWN_ARCHITECT: Final[int] = effect_points("theatre-b")[0]


@final
class GardenA(Effect[Amytis]):
    """A point for each of your stacks as high as the one just raised, itself included. (p. 7)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Empty sites are no stacks."""
        seat = seat_of(now)
        height = state.height(seat, b_of(now))
        state.earn(seat, GARDEN, PER_EQUAL_STACK * state.stacks(seat, height))


@final
class GardenB(Effect[Amytis]):
    """Two points for each tile of the stack just raised. (p. 8)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Hidden tiles count here."""
        seat = seat_of(now)
        state.earn(seat, GARDEN, PER_TILE_OF_STACK * state.height(seat, b_of(now)))


@final
class MarketA(Effect[Amytis]):
    """Two points for each visible tile of this market's colour, itself included. (p. 7)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Count the colour."""
        seat = seat_of(now)
        same = SIZE_OF[state.sites_in(seat, a_of(now) % COLOURS)]
        state.earn(seat, MARKET, PER_TILE_OF_COLOUR * same)


@final
class MarketB(Effect[Amytis]):
    """A point for each visible tile of another colour than this market's. (p. 8)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Count the others, whatever they are."""
        seat = seat_of(now)
        others = count(state.colours[seat]) - SIZE_OF[state.sites_in(seat, a_of(now) % COLOURS)]
        state.earn(seat, MARKET, PER_TILE_OF_OTHER_COLOUR * others)


@final
class WallA(Effect[Amytis]):
    """Two points for each visible wall on the rim of your city. (p. 7)"""

    def run(self, state: Amytis, now: i64) -> None:
        """The centre does not count, not even for the wall just laid there."""
        seat = seat_of(now)
        state.earn(seat, WALL, PER_OUTER_WALL * SIZE_OF[state.sites_of(seat, WALL) & OUTER])


@final
class WallB(Effect[Amytis]):
    """1, 4, 8 or 10 points for 1, 2, 3 or 4 visible walls in the corners. (p. 8)"""

    def run(self, state: Amytis, now: i64) -> None:
        """None in a corner, nothing."""
        seat = seat_of(now)
        state.earn(seat, WALL, BY_CORNER_WALLS[SIZE_OF[state.sites_of(seat, WALL) & CORNERS]])


@final
class PalaceA(Effect[Amytis]):
    """Take a project, then a point for each of your visible palaces. (p. 7)"""

    def run(self, state: Amytis, now: i64) -> None:
        """The card comes first."""
        seat = seat_of(now)
        state.then(step(PALACE_POINTS, seat))
        if state.has_projects_to_take():
            state.then(step(PALACE, seat))


@final
class PalaceB(Effect[Amytis]):
    """Take a project, or a point for each project validated so far by either player. (p. 8)"""

    def run(self, state: Amytis, now: i64) -> None:
        """The player chooses which."""
        state.then(step(PALACE, seat_of(now), 1))


@final
class Palace(Decision[Amytis]):
    """Take one of the projects on display, or the top card of the deck. (pp. 7-8)"""

    def choices(self, state: Amytis, now: i64, out: Choices) -> None:
        """On side B, or the points instead."""
        out.add_each(PROJECT, state.display)
        if state.deck.total > 0:
            out.add(DECK.on())
        if a_of(now) == 1:
            out.add(POINTS.on())

    def why_not(self, state: Amytis, now: i64, choice: i64) -> Refusal | None:
        """It lies elsewhere, or this side of the card pays no points instead."""
        if PROJECT.names(choice) and state.display & BIT[PROJECT.target(choice)] == 0:
            return Refusal(NOT_ON_DISPLAY)
        if POINTS.names(choice) and a_of(now) == 0:
            return Refusal(NO_POINTS)
        return None

    def play(self, state: Amytis, now: i64, choice: i64) -> None:
        """The display is completed at the end of the turn. (R-08)"""
        seat = seat_of(now)
        if POINTS.names(choice):
            done = count(state.validated[0]) + count(state.validated[1])
            state.earn(seat, PALACE_BUILDING, PER_VALIDATED * done)
        elif DECK.names(choice):
            state.then(step(DEALING, seat))
        else:
            card = PROJECT.target(choice)
            state.display &= ~BIT[card]
            state.held[seat] |= BIT[card]
            state.tell(GAINED, seat, card)


@final
class PalacePoints(Effect[Amytis]):
    """A point for each of your visible palaces, the new one included. (p. 7)"""

    def run(self, state: Amytis, now: i64) -> None:
        """Whatever their colour."""
        seat = seat_of(now)
        state.earn(seat, PALACE_BUILDING, PER_PALACE * state.visible(seat, PALACE_BUILDING))


@final
class ResidenceA(Effect[Amytis]):
    """A point for each different building visible in your city. (p. 7)"""

    def run(self, state: Amytis, now: i64) -> None:
        """The residence itself always counts."""
        seat = seat_of(now)
        kinds: i64 = 0
        for building in range(BUILDINGS):
            if state.sites_of(seat, building) != 0:
                kinds += 1
        state.earn(seat, RESIDENCE, PER_BUILDING * kinds)


@final
class ResidenceB(Effect[Amytis]):
    """Two points for each visible residence and each visible market. (p. 8)"""

    def run(self, state: Amytis, now: i64) -> None:
        """This residence included."""
        seat = seat_of(now)
        both = state.visible(seat, RESIDENCE) + state.visible(seat, MARKET)
        state.earn(seat, RESIDENCE, PER_RESIDENCE_AND_MARKET * both)


@final
class TheatreA(Effect[Amytis]):
    """A point for each architect on the main board, whoever owns it. (p. 7)"""

    def run(self, state: Amytis, now: i64) -> None:
        """The one that took this tile stands there already."""
        standing = state.architects_out(0) + state.architects_out(1)
        state.earn(seat_of(now), THEATRE, PER_ARCHITECT * standing)


@final
class TheatreB(Effect[Amytis]):
    """Two points for each of your own architects on the main board. (p. 8)"""

    def run(self, state: Amytis, now: i64) -> None:
        """The one that took this tile stands there already."""
        seat = seat_of(now)
        state.earn(seat, THEATRE, PER_OWN_ARCHITECT * state.architects_out(seat))
