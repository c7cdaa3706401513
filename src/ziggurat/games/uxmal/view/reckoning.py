"""What the pictures and the words of Uxmal work out from a table: by the game's own rules."""

from ziggurat.core.bits import members
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import a_of
from ziggurat.games.uxmal.components import (
    IDOLS,
    NO_PRIEST,
    NO_TILE,
    PHASES,
    QUARTERS,
    RANKS_THAT_SCORE,
    SLOTS_BELOW,
    SUPERPOSED,
    TURNS,
)
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.paths import FAR, costs_from
from ziggurat.games.uxmal.rules.scoring import hand_points, standing_points
from ziggurat.games.uxmal.rules.tiles import situations
from ziggurat.games.uxmal.state import FROM_CARDS, FROM_PRIESTS, SOURCES, Uxmal
from ziggurat.i18n.messages import Words
from ziggurat.views.view import Due


def chosen(seen: Uxmal, asking: str) -> int | None:
    """The number the waiting decision is about, if it is the one that is named."""
    return a_of(seen.top()) if GAME.asking(seen) == asking else None


def offered(seen: Uxmal) -> list[tuple[int, int]]:
    """The situations a player may claim now: idol and cards."""
    claims = chosen(seen, "claiming")
    return [] if claims is None else _listed(claims)


def matches(seen: Uxmal, slot: int, turn: int) -> list[tuple[int, int]]:
    """The situations the drawn tile would bring about on a slot: idol and cards."""
    return _listed(situations(seen, slot, TURNS * seen.drawn + turn))


def earnings(seen: Uxmal, slot: int, turn: int) -> list[tuple[int, int]]:
    """What the drawn tile would bring on a slot: the most cards of each idol its pile can give."""
    found = matches(seen, slot, turn)
    most = {idol: min(cards, int(seen.piles[idol])) for idol, cards in found}
    return [(idol, cards) for idol, cards in most.items() if cards]


def _listed(found: int) -> list[tuple[int, int]]:
    """A set of situations as idols and cards, one card before two."""
    return [(n // SUPERPOSED, n % SUPERPOSED + 1) for n in members(found)]


def free_slots(seen: Uxmal) -> list[int]:
    """The slots of the level being built that have no tile."""
    level = range(SLOTS_BELOW[seen.phase - 1], SLOTS_BELOW[seen.phase])
    return [slot for slot in level if seen.laid[slot] == NO_TILE]


def top_level(seen: Uxmal) -> int:
    """The highest level that has a tile, 0 if there is none."""
    return max(int(level) for level in seen.levels)


def open_quarters(seen: Uxmal, seat: int) -> list[int]:
    """Where a priest of that player can come to stand with the decision that waits."""
    if GAME.to_move(seen) != seat:
        return []
    start = chosen(seen, "walking")
    if start is not None:
        costs = costs_from(seen, start, seen.hand(seat))
        return [q for q in range(QUARTERS) if costs[q] != FAR and seen.is_free(q)]
    if GAME.asking(seen) != "acting" or not seen.ready[seat]:
        return []
    return [place for place in range(QUARTERS) if seen.takes_a_priest(place)]


def standing(seen: Uxmal) -> list[tuple[int, int]]:
    """Every priest on the pyramid: quarter and seat."""
    return [
        (place, seen.priests[place])
        for place in range(QUARTERS)
        if seen.priests[place] != NO_PRIEST
    ]


def forecast(seen: Uxmal, seat: int) -> int:
    """What a player would score if the phase ended now; nothing once the game is over."""
    if GAME.to_move(seen) == NOBODY:
        return 0
    return standing_points(seen, seat) + hand_points(seen, seat)


def sources(words: Words) -> list[str]:
    """Priests and cards of each phase."""
    kinds = ("count-priests", "count-cards")
    return [words.say(kind, phase=phase) for phase in range(1, PHASES + 1) for kind in kinds]


def tally(seen: Uxmal, seat: int) -> list[int]:
    """Points by source if the phase being played ended now."""
    first = PHASES * SOURCES * seat
    points = list(seen.earned[first : first + PHASES * SOURCES])
    if seen.depth:
        current = SOURCES * (seen.phase - 1)
        points[current + FROM_PRIESTS] += standing_points(seen, seat)
        points[current + FROM_CARDS] += hand_points(seen, seat)
    return points


def due(seen: Uxmal) -> list[Due]:
    """What a phase brings is open until it ends."""
    over = PHASES if seen.depth == 0 else seen.phase - 1
    settled: list[Due] = ["now"] * (int(SOURCES) * over)
    still: list[Due] = ["open"] * (int(SOURCES) * (int(PHASES) - over))
    return settled + still


def goods(seen: Uxmal, seat: int) -> list[int]:
    """Cards of each idol, and priests that can be placed."""
    first = IDOLS * seat
    return [*seen.hands[first : first + IDOLS], seen.ready[seat]]


def scoring_cells(seen: Uxmal) -> dict[tuple[int, int], list[int]]:
    """The priests that would score now: level and space, with the seats in order."""
    cells: dict[tuple[int, int], list[int]] = {}
    for place, seat in standing(seen):
        space = seen.space_of(seen.visible[place])
        if space < RANKS_THAT_SCORE:
            cells.setdefault((seen.levels[place], space), []).append(seat)
    return {cell: sorted(seats) for cell, seats in cells.items()}
