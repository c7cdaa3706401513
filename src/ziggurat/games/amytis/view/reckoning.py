"""What points and goods a player of Amytis has: by the game's own rules."""

from collections.abc import Sequence

from ziggurat.core.bits import members
from ziggurat.core.steps import rule_of, seat_of
from ziggurat.games.amytis.components import (
    ARCHITECTS,
    BUILDING_IDS,
    NO_TILE,
    PALACE,
    PAWNS,
    PROJECT_POINTS,
    VALIDATED_PROJECTS,
)
from ziggurat.games.amytis.rules.effects import PER_PALACE
from ziggurat.games.amytis.rules.projects import is_built
from ziggurat.games.amytis.rules.scoring import PER, favour_points, project_points
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.steps import PALACE_POINTS, VALIDATING
from ziggurat.i18n.messages import Words
from ziggurat.views.view import Due

PROJECTS, FAVOURS = 6, 7  # sources after the six buildings
PROJECT_FAVOUR = 2**VALIDATED_PROJECTS
GOODS = ("architect", "pawn")


def sources(words: Words) -> list[str]:
    """Buildings one by one, projects, favours."""
    buildings = [words.say("building", building=name) for name in BUILDING_IDS]
    return [*buildings, words.say("count-projects"), words.say("count-favours")]


def tally(seen: Amytis, seat: int) -> list[int]:
    """Points by source if the game ended now."""
    first = len(BUILDING_IDS) * seat
    points = list(seen.earned[first : first + len(BUILDING_IDS)])
    points += [project_points(seen, seat), favour_points(seen, seat)]
    waiting = _waiting(seen, seat)
    if PALACE_POINTS in waiting:
        points[PALACE] += PER_PALACE * seen.visible(seat, PALACE)
    if VALIDATING in waiting:
        held, city = members(seen.held[seat]), seen.colours[seat]
        built = [card for card in held if is_built(city, card)]
        points[PROJECTS] += sum(int(PROJECT_POINTS[card]) for card in built)
        if seen.favours[seat] & PROJECT_FAVOUR:
            points[FAVOURS] += PER[VALIDATED_PROJECTS] * len(built)
    return points


def due(seen: Amytis, seat: int) -> list[Due]:
    """Favours that look at stacks may change; the others only grow."""
    if seen.depth == 0:
        return ["now"] * (FAVOURS + 1)
    rows: list[Due] = ["now"] * len(BUILDING_IDS)
    if PALACE_POINTS in _waiting(seen, seat):
        rows[PALACE] = "sure"
    return [*rows, "sure", "open" if seen.favours[seat] & ~PROJECT_FAVOUR else "sure"]


def goods(seen: Amytis, seat: int) -> Sequence[int]:
    """Architects in reserve, and pawns for favours."""
    return ARCHITECTS - seen.architects_out(seat), PAWNS - seen.pawns_placed(seat)


def _waiting(seen: Amytis, seat: int) -> set[int]:
    """The rules that wait for a player who has laid a palace and takes a card."""
    if seen.hand != NO_TILE:
        return set()  # the tile may cover what counts
    agenda = seen.agenda[: seen.depth]
    return {rule_of(step) for step in agenda if seat_of(step) == seat}
