"""What the drawings work out from a table: who would win the site, what a player can load."""

from typing import NamedTuple

from ziggurat.core.bits import members
from ziggurat.core.steps import a_of, b_of, rule_of, seat_of
from ziggurat.games.pyramidion.components import (
    BOAT_COSTS,
    BOAT_POINTS,
    CATEGORIES,
    NEGOTIATION,
    NOTHING,
    ORDINARY,
    PRINTED,
    STATUE,
)
from ziggurat.games.pyramidion.freight import (
    account_of,
    can_pay,
    due_of,
    free_statues,
    lacking,
    suppliers,
)
from ziggurat.games.pyramidion.goods import of, unpacked
from ziggurat.games.pyramidion.rules.ending import boat_points, final_extra
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import FREIGHT
from ziggurat.games.pyramidion.totals import minimum, total
from ziggurat.i18n.messages import Words
from ziggurat.views.view import Due


class Standing(NamedTuple):
    """The totals of every seat by category, and who leads in each."""

    totals: list[list[int]]
    leaders: list[int]  # a seat or NOTHING
    enough: list[bool]  # whether the leader reaches the minimum


class Means(NamedTuple):
    """Whether a boat can be loaded, and with what help."""

    covered: tuple[int, ...]  # kinds of which the stock has enough
    ready: bool
    statues: bool
    torturers: bool


class FreightDue(NamedTuple):
    """A boat being loaded: by whom, and what is still due for it."""

    seat: int
    boat: int
    kinds: dict[int, int]
    statues: int  # pledged so far


def standing(seen: Pyramidion) -> Standing:
    """Who would win the active site if it were resolved now."""
    seats = range(seen.seats)
    totals = [[total(seen, seat, c) for c in range(CATEGORIES)] for seat in seats]
    leaders = [leader_of([row[c] for row in totals]) for c in range(CATEGORIES)]
    enough = [
        seat != NOTHING and (c > NEGOTIATION or totals[seat][c] >= minimum(seen, c))
        for c, seat in enumerate(leaders)
    ]
    return Standing(totals, leaders, enough)


def leader_of(points: list[int]) -> int:
    """Who has strictly the most, at least 1; or NOTHING."""
    most = max(points)
    return points.index(most) if most and points.count(most) == 1 else int(NOTHING)


def means(seen: Pyramidion, seat: int, boat: int) -> Means:
    """How far a player is from loading a boat, the simplest means first."""
    supply, stock = seen.supply, seen.stocks[seat]
    account = account_of(BOAT_COSTS[boat])
    short = lacking(stock, account)
    kinds = range(ORDINARY)
    covered = tuple(k for k in kinds if due_of(account, k) and not due_of(short, k))
    if not short:
        return Means(covered, True, False, False)
    statues, helpers = of(stock, STATUE), suppliers(seen, seat)
    for own, others in ((statues, 0), (0, helpers), (statues, helpers)):
        if can_pay(supply, stock, account, own, others):
            return Means(covered, True, own != 0, others != 0)
    return Means(covered, False, False, False)


def freight(seen: Pyramidion) -> FreightDue | None:
    """The boat being loaded, None if there is none."""
    now = seen.top()
    if seen.depth == 0 or rule_of(now) != FREIGHT:
        return None
    seat, account = seat_of(now), a_of(now)
    stock = seen.stocks[seat]
    due = {k: due_of(account, k) for k in range(ORDINARY) if due_of(account, k)}
    pledged = of(stock, STATUE) - free_statues(stock, account)
    return FreightDue(seat, b_of(now), due, pledged)


def slots(seen: Pyramidion, site: int) -> list[tuple[int, int]]:
    """The kinds a site has room for with how many lie there: the printed ones come first."""
    lying = unpacked(seen.sites[site])
    printed = [PRINTED[2 * site], PRINTED[2 * site + 1]]
    others = [kind for kind, amount in enumerate(lying) if amount and kind not in printed]
    return [(kind, lying[kind]) for kind in (*printed, *others)]


def gone(seen: Pyramidion, seat: int) -> list[int]:
    """Cards played on the active site that lie there no more and are not in the viewer's hand."""
    mine = seen.hand[seat] if seat < seen.seats else 0
    return members(seen.history & ~seen.lying() & ~mine)


def is_over(seen: Pyramidion) -> bool:
    """Whether the game has ended."""
    return bool(seen.depth == 0)


def points_of(seen: Pyramidion, seat: int) -> int:
    """The points of a player's boats; the final count adds what the torturers bring."""
    return int(boat_points(seen, seat) + (final_extra(seen, seat) if is_over(seen) else 0))


def sources(words: Words) -> list[str]:
    """Boats, and the torturers' point."""
    return [words.say("count-boats"), words.say("count-torturers")]


def tally(seen: Pyramidion, seat: int) -> list[int]:
    """Points by source if the game ended now; a boat that is being loaded sails for sure."""
    boat = loading(seen, seat)
    boats = boat_points(seen, seat) + (0 if boat is None else BOAT_POINTS[boat])
    return [boats, final_extra(seen, seat)]


def due(seen: Pyramidion, seat: int) -> list[Due]:
    """Others may place more torturers."""
    if is_over(seen):
        return ["now", "now"]
    return ["now" if loading(seen, seat) is None else "sure", "open"]


def loading(seen: Pyramidion, seat: int) -> int | None:
    """The boat a player is loading."""
    now = seen.top()
    return b_of(now) if rule_of(now) == FREIGHT and seat_of(now) == seat else None


def goods(seen: Pyramidion, seat: int) -> list[int]:
    """Resources in stock, kind by kind."""
    return unpacked(seen.stocks[seat])
