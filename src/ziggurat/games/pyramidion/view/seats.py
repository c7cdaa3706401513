"""A banner for each player of Pyramidion: who, what is in reserve, the totals on the site."""

from ziggurat.art import banner
from ziggurat.art.theme import var
from ziggurat.core.bits import count
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import (
    NEGOTIATORS,
    NOTHING,
    TORTURERS,
    TROOPS_OF_A_KIND,
)
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.view import labels
from ziggurat.games.pyramidion.view.reckoning import Standing, is_over, points_of, standing
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el, g, labelled_group, memoized, move, use
from ziggurat.markup.memo import memoized_by_fields

WIDTH = 440
LINE = 48
MIDDLE = LINE / 2
PERSON, PERSON_AT = 38, 5  # who it is: as wide as it is high, from the corner
NAME_X, NAME_Y, NAME_SIZE = 52, 17, 15
RESERVES_Y = 33
HAND_X = 66
TROOPS_X, TROOPS_PITCH, TROOPS_SCALE = 113, 43, 0.6
BOATS_X, POINTS_DX, POINTS_SCALE = 204, 25, 0.85
PASSED_X = 298  # where the word ends
TOTAL_X, TOTAL_PITCH = 322, 43
LEADER_SCALE = 0.76


def lines(seen: Pyramidion, viewer: int, words: Words) -> list[Element]:
    """All players clockwise, the viewer first."""
    seats = seen.seats
    first = 0 if viewer == NOBODY else viewer
    order = [(first + n) % seats for n in range(seats)]
    drawn = [line(seen, seat, n * LINE, viewer, words) for n, seat in enumerate(order)]
    if seen.site == NOTHING:
        return drawn
    return [*drawn, totals(seen, tuple(order), words)]


def line(seen: Pyramidion, seat: int, y: float, viewer: int, words: Words) -> Element:
    """One player: cards in hand, troops in reserve, boats."""
    mine = seat == viewer
    label, counted = labels.player(seen, seat, mine, words), counts_of(seen, seat)
    worth = points_of(seen, seat) if mine or is_over(seen) else None
    passed = bool(seen.site != NOTHING and seen.passed >> seat & 1)
    return a_line(seat, y, label, counted, worth, GAME.to_move(seen) == seat, passed, words)


@memoized
def a_line(
    seat: int,
    y: float,
    label: str,
    counted: tuple[int, ...],
    worth: int | None,
    acting: bool,
    passed: bool,
    words: Words,
) -> Element:
    """The same from what all may know, and points if they are given."""
    return g(
        use(f"line-{seat}"),
        *([use("acting")] if acting else []),
        banner_of(seat, passed, words),
        labelled_group(label, *reserves(counted, worth)),
        id=f"player-{seat}",
        transform=move(0, y),
    )


def banner_of(seat: int, passed: bool, words: Words) -> Element:
    """Who it is, and whether they play no more here; the line names them for the ear."""
    said = [
        el("text", words.say("passed"), x=PASSED_X, text_anchor="end", font_style="italic"),
    ]
    return g(
        el("text", words.player(seat), x=NAME_X, font_family=var("serif")),
        *(said if passed else []),
        font_size=NAME_SIZE,
        transform=move(0, NAME_Y),
        aria_hidden="true",
    )


def counts_of(seen: Pyramidion, seat: int) -> tuple[int, ...]:
    """Cards in hand, troops of both kinds in reserve, boats."""
    left = [TROOPS_OF_A_KIND - seen.placed(seat, troop) for troop in (TORTURERS, NEGOTIATORS)]
    return seen.hand_size(seat), *left, count(seen.loaded[seat])


def reserves(counted: tuple[int, ...], worth: int | None) -> list[Child]:
    """Cards in hand, troops in reserve and boats, each with its count; or what boats are worth."""
    hand, *troops, boats = counted
    counts: list[tuple[float, int]] = [
        (HAND_X, hand),
        *((TROOPS_X + TROOPS_PITCH * n, left) for n, left in enumerate(troops)),
    ]
    if worth is None:
        return [banner.counts([*counts, (BOATS_X + 2, boats)], RESERVES_Y)]
    place = move(BOATS_X + POINTS_DX, RESERVES_Y, POINTS_SCALE)
    return [use(f"points-{worth}", transform=place), banner.counts(counts, RESERVES_Y)]


@memoized_by_fields("site agreed played copies wild trading raising")
def totals(seen: Pyramidion, order: tuple[int, ...], words: Words) -> Element:
    """The totals of all players by category."""
    stand = standing(seen)
    rows = [total(stand, seat, n * LINE + MIDDLE, words) for n, seat in enumerate(order)]
    return g(*rows, font_size=21, text_anchor="middle")


def total(stand: Standing, seat: int, y: float, words: Words) -> Element:
    """A player's totals; gold under those that would win now."""
    cells: list[Child] = []
    numbers = []
    for n, points in enumerate(stand.totals[seat]):
        x = TOTAL_X + n * TOTAL_PITCH
        leads = stand.leaders[n] == seat
        wins = leads and stand.enough[n]
        if leads:
            art = "leader" if wins else "leader-short"
            cells.append(use(art, transform=move(x, y, LEADER_SCALE)))
        numbers.append(el("tspan", str(points), x=x, fill=var("gold-ink") if wins else None))
    return labelled_group(labels.totals(stand, seat, words), *cells, el("text", *numbers, y=y + 7))
