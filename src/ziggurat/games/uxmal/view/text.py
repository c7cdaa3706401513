"""The table of Uxmal as lines of text, for terminals."""

from itertools import zip_longest

from ziggurat.core.rules import NOBODY
from ziggurat.games.uxmal.components import (
    BLANK,
    IDOLS,
    NO_IDOL,
    NO_PRIEST,
    NO_TILE,
    PHASES,
    PRIEST_POINTS,
    QUARTERS,
    RANKS_THAT_SCORE,
    SIDE,
    TURNS,
)
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.view import names
from ziggurat.games.uxmal.view.ground import COLUMNS
from ziggurat.games.uxmal.view.reckoning import forecast
from ziggurat.i18n.messages import Words

STYLES = ("yellow", "red", "blue", "magenta", "green")
SEAT_MARKS = ("●", "◆", "■", "▲")
LEVEL_MARKS = ("·", "¹", "²", "³")
LETTERS = 3  # of an idol's name
CELL = LETTERS + 3


def table_text(seen: Uxmal, seat: int, words: Words) -> str:
    """The pyramid beside the track, a line for each player, the tile in hand: 80 columns."""
    mine = 0 if seat == NOBODY else seat
    head = f"[bold]{words.say('region-pyramid', phase=seen.phase)}[/]"
    rows = zip_longest(_pyramid(seen, words), _track(seen, words), fillvalue="")
    lines = [head, *(f"{left}   {right}".rstrip() for left, right in rows), ""]
    seats = seen.seats
    lines += [_player(seen, (mine + n) % seats, words) for n in range(seats)]
    lines.append(words.say("reserve", count=seen.reserve.total))
    if seen.drawn != NO_TILE:
        tile = names.tile_name(TURNS * seen.drawn, words)
        lines.append(words.say("held", tile=tile))
    return "\n".join(lines)


def _pyramid(seen: Uxmal, words: Words) -> list[str]:
    """Eight rows of quarters: idol, level, and who stands there."""
    cells = [_quarter(seen, place, words) for place in range(QUARTERS)]
    head = "  " + "".join(letter.ljust(CELL) for letter in COLUMNS)
    rows = [f"{y + 1} " + "".join(cells[y * SIDE : (y + 1) * SIDE]) for y in range(SIDE)]
    return [head, *rows]


def _quarter(seen: Uxmal, place: int, words: Words) -> str:
    idol, priest = seen.visible[place], seen.priests[place]
    level = LEVEL_MARKS[seen.levels[place]]
    mark = " " if priest == NO_PRIEST else SEAT_MARKS[priest]
    if idol == BLANK:
        return f"{' ' * (LETTERS - 1)}–{level}{mark} "
    style = f"bold {STYLES[idol]}" if seen.levels[place] else f"dim {STYLES[idol]}"
    return f"[{style}]{names.idol_name(idol, words)[:LETTERS]:{LETTERS}}{level}[/]{mark} "


def _track(seen: Uxmal, words: Words) -> list[str]:
    """The idols by rank, each with the cards left in its pile and the points of a priest."""
    return [
        f"{space + 1} [{STYLES[idol]}]{names.idol_name(idol, words):8}[/]"
        f"{seen.piles[idol]}  {_priest_points(space)}".rstrip()
        for space, idol in enumerate(seen.track)
        if idol != NO_IDOL
    ]


def _priest_points(space: int) -> str:
    """What a priest scores on an idol of that rank, level by level."""
    if space >= RANKS_THAT_SCORE:
        return ""
    levels = range(PHASES)
    return "/".join(str(PRIEST_POINTS[n * RANKS_THAT_SCORE + space]) for n in levels)


def _player(seen: Uxmal, seat: int, words: Words) -> str:
    """A player in one line: points, those to come, priests to place, cards."""
    cards = [
        f"[{STYLES[idol]}]{names.idol_name(idol, words)} {seen.cards(seat, idol)}[/]"
        for idol in range(IDOLS)
        if seen.cards(seat, idol)
    ]
    points = words.say("points", points=seen.score(seat))
    ready = words.say("ready", count=seen.ready[seat])
    soon = f"(+{forecast(seen, seat)})"
    return f"{SEAT_MARKS[seat]} {points} {soon}, {ready}: {', '.join(cards) or '–'}"
