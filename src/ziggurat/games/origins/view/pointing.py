"""What a player means by pointing where only open places are drawn."""

from collections.abc import Sequence

from ziggurat.games.origins.components import PART_IDS, PARTS, SITE_IDS
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.geometry import CELL_IDS, CORNERS_OF_A_ROW, SEAT_IDS
from ziggurat.games.origins.geometry import WIDTH as CELLS
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.view.city import FIELD, MARGIN, placed
from ziggurat.games.origins.view.pieces import BONUS
from ziggurat.games.origins.view.plan import (
    BONUS_X,
    BONUS_Y,
    PART_HEIGHT,
    PART_TOPS,
    SITES_TOP,
    site_x,
)
from ziggurat.games.origins.view.reckoning import window
from ziggurat.games.origins.view.tiles import PITCH
from ziggurat.views.view import Pointed


def meant(pointed: Pointed, seen: Origins) -> Sequence[str]:
    """A place of the city, an action of a meeting place, the army's deeds; else the thing."""
    if pointed.region == "city" and not pointed.thing:
        return in_city(pointed.x, pointed.y, seen)
    if pointed.thing in SITE_IDS and GAME.asking(seen) == "choosing":
        return part_of(pointed)
    return ("advance", "attack") if pointed.thing == "army" else (pointed.thing,)


def in_city(x: float, y: float, seen: Origins) -> Sequence[str]:
    """The cell under a point while a tile is laid, else the nearest seat of power."""
    seat = GAME.to_move(seen)
    if not 0 <= seat < seen.seats or not _within(x, y):
        return ("",)
    shown = window(seen, seat)
    left, top, scale = placed(shown)
    across, down = (x - left) / (PITCH * scale), (y - top) / (PITCH * scale)
    if GAME.asking(seen) == "laying":
        row, column = int(down // 1) + shown.top, int(across // 1) + shown.left
        inside = 0 <= row < CELLS and 0 <= column < CELLS
        return (CELL_IDS[CELLS * row + column],) if inside else ("",)
    row, column = round(down) - 1 + shown.top, round(across) - 1 + shown.left
    inside = 0 <= row < CORNERS_OF_A_ROW and 0 <= column < CORNERS_OF_A_ROW
    return (SEAT_IDS[CORNERS_OF_A_ROW * row + column],) if inside else ("",)


def _within(x: float, y: float) -> bool:
    """Whether a point lies on the field of a city."""
    return MARGIN <= x < MARGIN + FIELD and MARGIN <= y < MARGIN + FIELD


def part_of(pointed: Pointed) -> Sequence[str]:
    """The action of a meeting place under a point, or all three of them."""
    site = SITE_IDS.index(pointed.thing)
    x, y = pointed.x - site_x(site), pointed.y - SITES_TOP
    names = [f"{pointed.thing}-{part}" for part in PART_IDS]
    for part, top in enumerate(PART_TOPS):
        if top <= y < top + PART_HEIGHT:
            return (names[part],)
    if BONUS_X <= x < BONUS_X + BONUS and BONUS_Y <= y < BONUS_Y + BONUS:
        return (names[PARTS - 1],)
    return names
