"""Build a building or a Farm; the market slides and is refilled. (p. 14-15)"""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from ziggurat.core.bits import BIT
from ziggurat.core.choices import Choices
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import NOBODY, Chance, Decision, Effect
from ziggurat.core.steps import a_of, b_of, seat_of, step
from ziggurat.games.origins.components import (
    AS_BUILDING,
    AS_COVER,
    AS_FARM,
    KIND_COLOUR,
    KIND_STONE,
    KINDS,
    MARKET_SPACES,
    NOTHING,
    STONE,
    VIRGO,
    WISDOM,
)
from ziggurat.games.origins.events import BUILT, FARMED, REFILLED, RETURNED, REVEALED
from ziggurat.games.origins.geometry import CELLS, FIRST_BUILDING, FIRST_FARM, NO_TILE, WIDTH
from ziggurat.games.origins.payments import (
    building_wisdom,
    gold_for_stone,
    is_affordable,
    kind_in,
    payment,
)
from ziggurat.games.origins.possible import is_useful
from ziggurat.games.origins.reasons import (
    BUILDING_TOO_DEAR,
    CELL_TAKEN,
    NO_FARM,
    NO_VIRGO,
    NOT_BESIDE_A_TILE,
    OTHER_BUILDING,
)
from ziggurat.games.origins.refusals import why_no_pick
from ziggurat.games.origins.rules.abilities import NO_TOWERS, use
from ziggurat.games.origins.rules.setup import offer_pile, turn_up
from ziggurat.games.origins.state import FARMS, HOUSES, OWNER_OF_RESERVED, Origins, without
from ziggurat.games.origins.steps import (
    ABILITY,
    GIVING_BACK,
    LAYING,
    REFILLING,
    REVEALING,
    USING,
    WAY,
)
from ziggurat.games.origins.verbs import AS, BUILD, DONE, DRAW, PICK, USE


@final
class Building(Decision[Origins]):
    """Choose a tile of the market, or one set aside by a Construction Yard. (Build 1; annex)"""

    def __init__(self) -> None:
        super().__init__(PICK)

    def choices(self, state: Origins, now: i64, out: Choices) -> None:
        """Any: every tile can at least be a Farm."""
        reserve = KINDS if len(state.reserved) > 0 else 0
        self.offer(state, now, PICK, 0, MARKET_SPACES + reserve, out)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """No tile lies there."""
        return why_no_pick(state, seat_of(now), PICK.target(choice))

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """It stays where it is until it is laid."""
        state.then(step(WAY, seat_of(now), PICK.target(choice)))


@final
class Way(Decision[Origins]):
    """As a building, as a Farm for nothing, or with Virgo over a Farm. (Build; Farm; annex)"""

    def __init__(self) -> None:
        super().__init__(AS)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """Step: the source. It is too dear; or no Virgo, or no own Farm to cover."""
        seat = seat_of(now)
        if AS.target(choice) == AS_FARM:
            return None
        if AS.target(choice) == AS_BUILDING:
            return None if is_affordable(state, seat, a_of(now)) else Refusal(BUILDING_TOO_DEAR)
        if not state.holds(seat, VIRGO):
            return Refusal(NO_VIRGO)
        return Refusal(NO_FARM) if state.house_count(seat, FARMS) == 0 else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """First the wisdom beside it, then the stone on it. (Build 2-3)"""
        seat = seat_of(now)
        source = a_of(now)
        state.then(step(LAYING, seat, source, AS.target(choice)))
        if AS.target(choice) == AS_BUILDING:
            kept = gold_for_stone(state, seat, source)
            state.then(
                payment(seat, WISDOM, building_wisdom(state, seat, source), kept),
                payment(seat, STONE, KIND_STONE[kind_in(state, source)]),
            )


@final
class Laying(Decision[Origins]):
    """Add the tile to the city, edge to edge with another, never turned. (Build 4; Farm)"""

    def choices(self, state: Origins, now: i64, out: Choices) -> None:
        """Step: the source and the way."""
        seat = seat_of(now)
        if b_of(now) == AS_COVER:
            for cell in range(CELLS):
                if state.tile_at(seat, cell) >= FIRST_FARM:
                    out.add(BUILD.on(cell))
            return
        for row in range(WIDTH):
            beside = state.frontier[WIDTH * seat + row]
            if beside != 0:
                out.add_each(BUILD, beside, WIDTH * row)

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """It is no Farm to cover; or a tile lies there, or none beside it."""
        if not BUILD.names(choice):
            return None
        seat = seat_of(now)
        cell = BUILD.target(choice)
        tile = state.tile_at(seat, cell)
        if b_of(now) == AS_COVER:
            return Refusal(NO_FARM) if tile < FIRST_FARM else None
        if tile != NO_TILE:
            return Refusal(CELL_TAKEN)
        beside = state.frontier[WIDTH * seat + cell // WIDTH] & BIT[cell % WIDTH]
        return Refusal(NOT_BESIDE_A_TILE) if beside == 0 else None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """Then the market is refilled, a covered Farm given back, the ability offered."""
        seat = seat_of(now)
        cell = BUILD.target(choice)
        kind = take_tile(state, seat, a_of(now))
        if b_of(now) == AS_FARM:
            state.put_tile(seat, cell, FIRST_FARM + kind)
            state.houses[HOUSES * seat + FARMS] += 1
            state.tell(FARMED, seat, kind, cell)
        else:
            state.then(step(ABILITY, seat, cell))
            if b_of(now) == AS_COVER:
                state.houses[HOUSES * seat + FARMS] -= 1
                state.then(step(GIVING_BACK, seat, state.tile_at(seat, cell) - FIRST_FARM))
            state.put_tile(seat, cell, FIRST_BUILDING + kind)
            state.houses[HOUSES * seat + KIND_COLOUR[kind]] += 1
            state.tell(BUILT, seat, kind, cell)
        if a_of(now) < MARKET_SPACES:
            state.then(step(REFILLING, NOBODY, KIND_COLOUR[kind]))


@final
class Refilling(Effect[Origins]):
    """Tiles slide up, and the first of the pile of that colour comes below them. (Build 5-6)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the colour taken. From an empty pile nothing comes."""
        colour = a_of(now)
        to: i64 = 0
        for space in range(MARKET_SPACES):
            kind = state.market[space]
            if kind != NOTHING:
                state.market[space] = NOTHING
                state.market[to] = kind
                to += 1
        if state.previews[colour] != NOTHING:
            show(state, state.previews[colour])
            state.previews[colour] = NOTHING
            turn_next(state, colour)


@final
class Revealing(Chance[Origins]):
    """The next tile of the pile is turned up. (Build 6)"""

    def outcomes(self, state: Origins, now: i64, out: Choices) -> None:
        """Step: the colour."""
        offer_pile(state, a_of(now), out)

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """It lies on its pile."""
        turn_up(state, DRAW.target(choice))


@final
class GivingBack(Effect[Origins]):
    """Virgo: the covered Farm goes under its pile, or into a gap if that is empty. (Annex)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: its tile."""
        kind = a_of(now)
        colour = KIND_COLOUR[kind]
        state.tell(RETURNED, seat_of(now), kind)
        if state.previews[colour] != NOTHING:
            state.under = append(state.under, kind)
        elif state.market[MARKET_SPACES - 1] == NOTHING:
            show(state, kind)
        else:
            state.previews[colour] = kind
            state.tell(REVEALED, NOBODY, kind)


@final
class Ability(Effect[Origins]):
    """After adding a building one may use its ability. (Add a building, p. 15)"""

    def run(self, state: Origins, now: i64) -> None:
        """Step: the cell. Not asked if it would change nothing."""
        if is_useful(state, seat_of(now), a_of(now), NO_TOWERS):
            state.then(step(USING, seat_of(now), a_of(now)))


@final
class Using(Decision[Origins]):
    """Use it or not. (Add a building, p. 15)"""

    def choices(self, state: Origins, now: i64, out: Choices) -> None:
        """Step: the cell."""
        out.add(USE.on(a_of(now)))
        out.add(DONE.on())

    def why_not(self, state: Origins, now: i64, choice: i64) -> Refusal | None:
        """It is another one."""
        if USE.names(choice) and USE.target(choice) != a_of(now):
            return Refusal(OTHER_BUILDING)
        return None

    def play(self, state: Origins, now: i64, choice: i64) -> None:
        """As just built: Aquarius may add to a Temple. (Annex)"""
        if USE.names(choice):
            use(state, seat_of(now), a_of(now), True)


def take_tile(state: Origins, seat: i64, source: i64) -> i64:
    """Take a tile off the market, or from those set aside."""
    kind = kind_in(state, source)
    if source < MARKET_SPACES:
        state.market[source] = NOTHING
    else:
        at: i64 = 0
        while state.reserved[at] != kind + OWNER_OF_RESERVED * seat:
            at += 1
        state.reserved = without(state.reserved, at)
    return kind


def show(state: Origins, kind: i64) -> None:
    """A tile comes to the uppermost empty space of the market."""
    space: i64 = 0
    while state.market[space] != NOTHING:
        space += 1
    state.market[space] = kind
    state.tell(REFILLED, NOBODY, space, kind)


def turn_next(state: Origins, colour: i64) -> None:
    """The next tile of a pile: unknown ones first, then those known to lie under it."""
    if state.face_down(colour) > 0:
        state.then(step(REVEALING, NOBODY, colour))
        return
    for at in range(len(state.under)):
        kind = state.under[at]
        if KIND_COLOUR[kind] == colour:
            state.under = without(state.under, at)
            state.previews[colour] = kind
            state.tell(REVEALED, NOBODY, kind)
            return
