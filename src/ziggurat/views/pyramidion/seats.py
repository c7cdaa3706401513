"""A banner for each player of Pyramidion: who, what is in reserve, the totals on the site."""

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
from ziggurat.views import banner
from ziggurat.views.pyramidion import labels
from ziggurat.views.pyramidion.reckoning import Standing, is_over, points_of, standing
from ziggurat.views.svg import Child, Element, el, g, move, named, use
from ziggurat.views.theme import var
from ziggurat.views.words import Words

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
    seats = int(seen.seats)
    first = 0 if viewer == NOBODY else viewer
    order = [(first + n) % seats for n in range(seats)]
    drawn = [line(seen, seat, n * LINE, viewer, words) for n, seat in enumerate(order)]
    if seen.site == NOTHING:
        return drawn
    return [*drawn, totals(standing(seen), order, words)]


def line(seen: Pyramidion, seat: int, y: float, viewer: int, words: Words) -> Element:
    """One player: cards in hand, troops in reserve, boats."""
    mine = seat == viewer
    return g(
        use(f"line-{seat}"),
        *([use("acting")] if GAME.to_move(seen) == seat else []),
        banner_of(seen, seat, words),
        named(labels.player(seen, seat, mine, words), *reserves(seen, seat, mine)),
        id=f"player-{seat}",
        transform=move(0, y),
    )


def banner_of(seen: Pyramidion, seat: int, words: Words) -> Element:
    """Who it is, and whether they play no more here; the line names them for the ear."""
    gone = seen.site != NOTHING and seen.passed >> seat & 1
    said = [
        el("text", words.say("passed"), x=PASSED_X, text_anchor="end", font_style="italic"),
    ]
    return g(
        el("text", words.player(seat), x=NAME_X, font_family=var("serif")),
        *(said if gone else []),
        font_size=NAME_SIZE,
        transform=move(0, NAME_Y),
        aria_hidden="true",
    )


def reserves(seen: Pyramidion, seat: int, mine: bool) -> list[Child]:
    """Cards in hand, troops in reserve and boats, each with its count."""
    left = [int(TROOPS_OF_A_KIND - seen.placed(seat, troop)) for troop in (TORTURERS, NEGOTIATORS)]
    counts: list[tuple[float, int]] = [
        (HAND_X, int(seen.hand_size(seat))),
        *((TROOPS_X + TROOPS_PITCH * n, troops) for n, troops in enumerate(left)),
    ]
    points: list[Child] = []
    if mine or is_over(seen):
        worth = f"points-{points_of(seen, seat)}"
        points.append(use(worth, transform=move(BOATS_X + POINTS_DX, RESERVES_Y, POINTS_SCALE)))
    else:
        counts.append((BOATS_X + 2, int(count(seen.loaded[seat]))))
    return [*points, banner.counts(counts, RESERVES_Y)]


def totals(stand: Standing, order: list[int], words: Words) -> Element:
    """The totals of all players by category."""
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
    return named(labels.totals(stand, seat, words), *cells, el("text", *numbers, y=y + 7))
