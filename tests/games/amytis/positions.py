"""Positions of Amytis drawn as text, and turns played on them.

A city is nine cells, row by row; rows may be parted by `/` or by lines:
`Wg3` is a stack of three with a green wall on top, `Wg` is that wall alone,
`O` is any orange tile, `2` a stack of two, `.` an empty site.
"""

from typing import Final

from ziggurat.core.events import Event
from ziggurat.core.rules import CHANCE
from ziggurat.core.steps import step
from ziggurat.games.amytis.components import (
    BUILDING_IDS,
    FAVOUR_IDS,
    PLACES,
    PROJECT_IDS,
    TILE_IDS,
)
from ziggurat.games.amytis.game import GAME
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.steps import COUNTING, TURN

COLOURS: Final = "gbop"
BUILDINGS: Final = "GMWPRT"
ANY_BUILDING: Final = "T"
ANY_COLOUR: Final = "g"
EMPTY_CITY: Final = ". . . / . . . / . . ."


def tile(text: str) -> int:
    """`Wg`: a green wall."""
    return BUILDINGS.index(text[0]) * len(COLOURS) + COLOURS.index(text[1])


def cells(text: str) -> list[str]:
    """The nine cells of a drawing."""
    found = text.replace("/", " ").split()
    assert len(found) == PLACES, text
    return found


def build(state: Amytis, seat: int, drawing: str) -> None:
    """Lay the tiles of a drawing in a city."""
    for site, cell in enumerate(cells(drawing)):
        if cell == ".":
            continue
        if cell.isdecimal():
            cell = ANY_BUILDING + ANY_COLOUR + cell
        if len(cell) == 1:
            cell = ANY_BUILDING + cell.lower()
        state.put_on(seat, site, tile(cell))
        state.heights[seat * PLACES + site] = int(cell[2:] or 1)


def scene(
    city: str = EMPTY_CITY,
    other: str = EMPTY_CITY,
    *,
    seat: int = 0,
    side: str = "a",
    board: str = EMPTY_CITY,
    held: str = "",
    done: str = "",
    their_done: str = "",
    display: str = "",
    favours: str = "",
    their_favours: str = "",
    limit: str = "4",
) -> Amytis:
    """A turn of `seat` begins; `city` is its own, `other` the opponent's.

    On the board `0` and `1` are architects of the seats, `_` is an empty pile.
    """
    options = dict.fromkeys(BUILDING_IDS, side) | {"bottom_row_limit": limit}
    state = GAME.setup(options, 2)
    state.depth = 0
    build(state, seat, city)
    build(state, 1 - seat, other)
    for pile, cell in enumerate(cells(board)):
        state.tops[pile] = tile("Tg")
        if cell == "_":
            state.left[pile] = 0
            state.tops[pile] = -1
        elif cell != ".":
            state.architects[int(cell)] |= 2**pile
    state.held[seat] = cards(state, held)
    state.validated[seat] = cards(state, done)
    state.validated[1 - seat] = cards(state, their_done)
    state.display = cards(state, display or "18 19 20")
    pawns(state, seat, favours)
    pawns(state, 1 - seat, their_favours)
    state.then(step(TURN, seat))
    GAME.settle(state)
    return state


def cards(state: Amytis, numbers: str) -> int:
    """A set of project cards, taken out of the deck."""
    found = 0
    for number in numbers.split():
        card = PROJECT_IDS.index(f"card-{number}")
        state.deck.take(card)
        found |= 2**card
    return found


def pawns(state: Amytis, seat: int, spaces: str) -> None:
    """Pawns on the favour board; the bottom row may be named several times."""
    for space in spaces.split():
        column = FAVOUR_IDS.index(space)
        if space == "bottom-row":
            state.bottom[seat] += 1
        else:
            state.favours[seat] |= 2**column


def play(state: Amytis, choices: str) -> list[Event]:
    """Play choices by name, each of them open; what happened."""
    heard = state.listen()
    for text in choices.split():
        assert text in open_now(state)
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        GAME.play(state, choice)
    state.events = None
    return heard


def open_now(state: Amytis) -> list[str]:
    """The names of all that can be chosen, by a seat or by chance."""
    listed = GAME.choices(state) or [choice for choice, _ in GAME.outcomes(state)]
    return [GAME.catalogue.text(choice) for choice in listed]


def turn(state: Amytis, piece: str, site: int, then: str = "", pile: int = 0) -> list[Event]:
    """Take this tile from a pile, lay it on a site, and go on with further choices."""
    state.tops[pile] = tile(piece)
    return play(state, f"take:pile-{pile} lay:site-{site} {then}")


def points(events: list[Event]) -> int:
    """The points scored in a turn."""
    return sum(event["points"] for event in events if event.kind == "scored")


def gain(city: str, piece: str, site: int, side: str = "a", board: str = EMPTY_CITY) -> int:
    """The points a tile brings when it is laid in a city."""
    return points(turn(scene(city, side=side, board=board), piece, site, pile=free(board)))


def free(board: str) -> int:
    """The first pile of a drawing without an architect."""
    return cells(board).index(".")


def validated(state: Amytis, seat: int = 0) -> list[str]:
    """The numbers of the projects a player has validated."""
    return [
        name.removeprefix("card-")
        for card, name in enumerate(PROJECT_IDS)
        if state.validated[seat] >> card & 1
    ]


def piles_open(state: Amytis) -> str:
    """The main board: `x` where a tile can be taken, `.` where none can."""
    marks = ["x" if f"take:pile-{pile}" in open_now(state) else "." for pile in range(PLACES)]
    return " / ".join(" ".join(marks[row : row + 3]) for row in (0, 3, 6))


def counted(state: Amytis) -> tuple[int, int]:
    """Count at once: the final points of seat 0 for projects and for favours."""
    state.depth = 0
    state.then(step(COUNTING))
    GAME.settle(state)
    return int(state.counted[0]), int(state.counted[1])


def favour(space: str, city: str = EMPTY_CITY, done: str = "") -> int:
    """What a pawn on one space of the favour board pays at the end."""
    return counted(scene(city, favours=space, done=done))[1]


def is_waiting_for_chance(state: Amytis) -> bool:
    """Whether the box has to choose."""
    return int(GAME.to_move(state)) == CHANCE


def names(mask: int, ids: list[str] = TILE_IDS) -> list[str]:
    """The ids of a set."""
    return [name for number, name in enumerate(ids) if mask >> number & 1]
