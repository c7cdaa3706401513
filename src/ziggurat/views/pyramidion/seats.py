"""A line for each player of Pyramidion: what is in reserve, and the totals on the active site."""

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
LINE = 38
MIDDLE = LINE / 2
TOKEN_X, HAND_X = 22, 58
TROOPS_X, TROOPS_PITCH, TROOPS_SCALE = 105, 43, 0.6
BOATS_X = 194
PASSED_X = 230
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
    return [*drawn, passed(seen, order, words), totals(standing(seen), order, words)]


def line(seen: Pyramidion, seat: int, y: float, viewer: int, words: Words) -> Element:
    """One player: cards in hand, troops in reserve, boats."""
    mine = seat == viewer
    return g(
        use(f"line-{seat}"),
        *([use("acting")] if GAME.to_move(seen) == seat else []),
        named(labels.player(seen, seat, mine, words), *reserves(seen, seat, mine)),
        id=f"player-{seat}",
        transform=move(0, y),
    )


def passed(seen: Pyramidion, order: list[int], words: Words) -> Element:
    """A word behind the belongings of those who play no more here."""
    said = [
        el("text", words.say("passed"), x=PASSED_X, y=n * LINE + MIDDLE + 5)
        for n, seat in enumerate(order)
        if seen.passed >> seat & 1
    ]
    return g(*said, font_size=15, font_weight=400, font_style="italic")


def reserves(seen: Pyramidion, seat: int, mine: bool) -> list[Child]:
    """Cards in hand, troops in reserve and boats, each with its count."""
    left = [int(TROOPS_OF_A_KIND - seen.placed(seat, troop)) for troop in (TORTURERS, NEGOTIATORS)]
    counts: list[tuple[float, int]] = [
        (HAND_X, int(seen.hand_size(seat))),
        *((TROOPS_X + TROOPS_PITCH * n, troops) for n, troops in enumerate(left)),
    ]
    points: list[Child] = []
    if mine or is_over(seen):
        points.append(use(f"points-{points_of(seen, seat)}", BOATS_X + 20, MIDDLE))
    else:
        counts.append((BOATS_X + 2, int(count(seen.loaded[seat]))))
    return [*points, banner.counts(counts, MIDDLE)]


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
