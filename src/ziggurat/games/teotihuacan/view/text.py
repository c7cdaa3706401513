"""The table of Teotihuacan as lines of text, for terminals."""

from itertools import zip_longest

from ziggurat.core.bits import members
from ziggurat.core.rules import NOBODY
from ziggurat.games.teotihuacan.components import (
    BOARD_ROWS,
    BUILDINGS,
    COLOUR_IDS,
    COLOURS,
    KINDS,
    MASK_COLOUR_IDS,
    MASK_LETTERS,
    MASK_POINTS,
    MASKS_OF_A_COLOUR,
    MATERIAL,
    MATERIAL_IDS,
    MOST_DISCS,
    NOTHING,
    ROUNDS,
    SIZE,
    SPACES,
    TEMPLE,
)
from ziggurat.games.teotihuacan.facts import squares
from ziggurat.games.teotihuacan.geometry import CITY, COVERS, COVERS_LOW, SIDE, SPOTS
from ziggurat.games.teotihuacan.state import (
    PYRAMID_COLOURS,
    RIVAL,
    Teotihuacan,
    row_of_laid,
    seat_of_laid,
    tile_of_laid,
)
from ziggurat.games.teotihuacan.view import names
from ziggurat.games.teotihuacan.view.market import in_stock
from ziggurat.games.teotihuacan.view.plan import COLUMNS, PITCH, PYRAMID, spot_place
from ziggurat.games.teotihuacan.view.reckoning import cubes_in, owned
from ziggurat.i18n.messages import Words

SEAT_MARKS = ("●", "◆", "■", "▲")
RIVAL_MARK = "★"
SIDE_MARKS = ("▼", "◀", "▲", "▶")
MATERIAL_STYLES = {"wood": "bright_red", "stone": "white", "gold": "yellow"}
COLOUR_STYLES = {"green": "green", "blue": "blue", "red": "red", "white": "bright_white"}
MASK_STYLES = {"yellow": "yellow", "turquoise": "cyan", "purple": "magenta"}
SHORT = 44


def table_text(seen: Teotihuacan, seat: int, words: Words) -> str:
    """The city beside the stacks and the market, then a line for each player: 80 columns."""
    mine = 0 if seat == NOBODY else seat
    seats = seen.seats
    head = words.say("region-board", round=seen.round, rounds=ROUNDS[seats - 1])
    rows = zip_longest(_city(seen, mine), _shared(seen, words), fillvalue="")
    lines = [f"[bold]{head}[/]", *(f"{left}   {right}".rstrip() for left, right in rows), ""]
    lines += [_player(seen, (mine + n) % seats, words) for n in range(seats)]
    if seen.is_solo():
        lines.append(
            words.say(
                "rival-says",
                points=seen.rival_points,
                handicap=seen.handicap,
                discs=seen.rival_discs,
            )
        )
    lines += [
        f"  {words.say('worship-held', tile=names.worship(t, words), count=n)}"
        for t, n in owned(seen, mine)
    ]
    return "\n".join(lines)


def _city(seen: Teotihuacan, owner: int) -> list[str]:
    """Twelve rows of squares: tiles as capitals, cubes as small squares, masks as letters."""
    cells = [["· "] * SIDE for _ in range(SIDE)]
    printed = BOARD_ROWS[seen.boards[owner]]
    for row, column in CITY:
        letter = printed[row][column]
        if letter in MASK_LETTERS:
            style = MASK_STYLES[MASK_COLOUR_IDS[MASK_LETTERS.index(letter)]]
            cells[row][column] = f"[dim {style}]{letter} [/]"
    for kind, name in enumerate(MATERIAL_IDS):
        for square in cubes_in(seen, owner, kind):
            row, column = CITY[square]
            cells[row][column] = f"[{MATERIAL_STYLES[name]}]▪ [/]"
    for laid in seen.laid:
        if seat_of_laid(laid) == owner:
            at = row_of_laid(laid)
            for square in squares(COVERS[at], COVERS_LOW[at]):
                row, column = CITY[square]
                cells[row][column] = _tile(tile_of_laid(laid))
    _add_pyramid(seen, owner, cells)
    top = "   " + " ".join(COLUMNS) + f"  {SIDE_MARKS[seen.sides[owner]]}"
    return [top, *(f"{n + 1:2} {''.join(row)} " for n, row in enumerate(cells))]


def _tile(tile: int) -> str:
    """A square of a building or temple."""
    if tile < BUILDINGS:
        name = MATERIAL_IDS[MATERIAL[tile]]
        return f"[bold {MATERIAL_STYLES[name]}]{name[0].upper()} [/]"
    return f"[bold {COLOUR_STYLES[COLOUR_IDS[tile - TEMPLE]]}]▲ [/]"


def _add_pyramid(seen: Teotihuacan, owner: int, cells: list[list[str]]) -> None:
    """The tiles of the pyramid, higher ones over lower ones."""
    for y in range(3, 9):
        for x in range(3, 9):
            cells[y][x] = "  "
    colours = [*COLOUR_IDS, "white"]
    found = {
        spot: colour
        for n, colour in enumerate(colours)
        for spot in range(SPOTS)
        if seen.pyramids[PYRAMID_COLOURS * owner + n] >> spot & 1
    }
    for spot in sorted(found):
        left, top = spot_place(spot)
        column, row = 3 + round((left - PYRAMID) / PITCH), 3 + round((top - PYRAMID) / PITCH)
        for dy in range(2):
            for dx in range(2):
                cells[row + dy][column + dx] = f"[{COLOUR_STYLES[found[spot]]}]■ [/]"


def _shared(seen: Teotihuacan, words: Words) -> list[str]:
    """Stacks, market, worship tiles and masks."""
    lines = [words.say("text-stacks")]
    lines += [_stack(seen, n, words) for n in range(SPACES) if seen.bonuses[n] != NOTHING]
    market = [_market(seen, range(9), words), _market(seen, range(9, 15), words)]
    masks = [
        f"[{MASK_STYLES[name]}]{_values(seen, n)}[/]" for n, name in enumerate(MASK_COLOUR_IDS)
    ]
    return [*lines, *market, words.say("text-masks", values=" · ".join(masks))]


def _market(seen: Teotihuacan, tiles: range, words: Words) -> str:
    """Tiles of the market by letter, size and number."""
    found = []
    for tile in tiles:
        if tile < BUILDINGS:
            name = MATERIAL_IDS[MATERIAL[tile]]
            style, mark = MATERIAL_STYLES[name], f"{name[0].upper()}{SIZE[tile]}"
        else:
            colour = COLOUR_IDS[(tile - TEMPLE) % COLOURS]
            style, mark = COLOUR_STYLES[colour], "▲" if tile < TEMPLE + COLOURS else "■"
        found.append(f"[{style}]{mark}×{in_stock(seen, tile)}[/]")
    return " ".join(found)


def _values(seen: Teotihuacan, colour: int) -> str:
    """The masks of a pile, the best first."""
    left = [n for n in members(seen.masks) if n // MASKS_OF_A_COLOUR == colour]
    return " ".join(str(MASK_POINTS[n]) for n in left) or "–"


def _stack(seen: Teotihuacan, space: int, words: Words) -> str:
    """A space with its discs, and the bonus while it is uncovered."""
    owners = [seen.stacks[MOST_DISCS * space + n] for n in range(MOST_DISCS)]
    marks = "".join(_mark(seen, owner) for owner in owners if owner != NOTHING)
    said = marks or names.bonus(seen.bonuses[space], words)
    return f"{names.space_name(space)} {seen.height(space)} {said}"[:SHORT]


def _mark(seen: Teotihuacan, owner: int) -> str:
    return RIVAL_MARK if seen.is_solo() and owner == RIVAL else SEAT_MARKS[owner]


def _player(seen: Teotihuacan, seat: int, words: Words) -> str:
    """A player in one line: points, discs, cubes, favour."""
    cubes = ", ".join(names.cubes(n, seen.cubes_of(seat, n), words) for n in range(KINDS))
    points = words.say("points", points=seen.score(seat))
    discs = words.say("discs-ready", count=seen.ready[seat])
    step = words.say("text-favour", step=seen.favour[seat])
    return f"{SEAT_MARKS[seat]} {points}, {discs}: {cubes}, {step}"
