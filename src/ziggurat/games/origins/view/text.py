"""The table of Origins as lines of text, for terminals."""

from ziggurat.core.rules import NOBODY
from ziggurat.games.origins.components import (
    COLOUR_IDS,
    KIND_COLOUR,
    KIND_IDS,
    NO_DIE,
    NOTHING,
    SITES,
    TEMPLES,
)
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.reckoning import (
    Die,
    die,
    freeman,
    held_signs,
    held_speakers,
    seats_in,
    tiles_in,
    unused,
    window,
)
from ziggurat.i18n.messages import Words

SEAT_MARKS = ("●", "◆", "■", "▲")
STYLES = {
    "red": "red",
    "purple": "magenta",
    "blue": "blue",
    "orange": "bright_red",
    "yellow": "yellow",
}
SHORT = 60


def table_text(seen: Origins, seat: int, words: Words) -> str:
    """Places, tracks, what can be taken; then the city and a line or two for each player."""
    mine = 0 if seat == NOBODY else seat
    seats = seen.seats
    lines = [
        f"[bold]{words.say('region-board', round=seen.round)}[/]",
        *(_site(seen, site, words) for site in range(SITES)),
        *(_short(names.temple_row(seen, n, words)) for n in range(TEMPLES)),
        names.army(seen, words),
        *_market(seen, words),
        _hall(seen),
        *_cards(seen, mine, words),
        "",
        *_city(seen, mine),
        "",
    ]
    for n in range(seats):
        lines += _player(seen, (mine + n) % seats, words)
    return "\n".join(lines)


def _short(text: str) -> str:
    """A text no longer than a line."""
    return text if len(text) <= 78 else f"{text[:77]}…"


def _site(seen: Origins, number: int, words: Words) -> str:
    """A meeting place."""
    return _short(names.site(seen, number, words))


def _market(seen: Origins, words: Words) -> list[str]:
    """The tiles of the market, each with its price."""
    return [
        f"  [{_style(kind)}]■[/] {names.lot(seen, space, words)[:SHORT]}"
        for space, kind in enumerate(seen.market)
        if kind != NOTHING
    ]


def _style(kind: int) -> str:
    """The colour of a kind of building."""
    return STYLES[COLOUR_IDS[KIND_COLOUR[kind]]]


def _die(one: Die) -> str:
    """A die in its colour."""
    return f"[bold {STYLES[COLOUR_IDS[one.colour]]}]{one.value}[/]"


def _hall(seen: Origins) -> str:
    """Citizens to recruit, and Speakers."""
    citizens = " ".join(_die(die(one)) for one in seen.recruits if one != NO_DIE)
    speakers = " ".join(
        str(value) for n, value in enumerate(seen.speakers) if seen.holders[n] == NOTHING
    )
    return f"  {citizens}   [bold]{speakers}[/]"


def _cards(seen: Origins, seat: int, words: Words) -> list[str]:
    """The District cards."""
    return [
        f"  {_short(names.district(seen, slot, seat, words))}"
        for slot, card in enumerate(seen.cards)
        if card != NOTHING
    ]


def _city(seen: Origins, owner: int) -> list[str]:
    """The city: two letters a tile, in its colour."""
    shown = window(seen, owner)
    cells = {(row, column): name for row, column, name in tiles_in(seen, owner)}
    dice = {(one.row, one.column): one.die for one in seats_in(seen, owner)}
    lines = []
    for row in range(shown.top, shown.top + shown.rows):
        line = ""
        for column in range(shown.left, shown.left + shown.columns):
            name = cells.get((row, column))
            line += "·  " if name is None else _tile(name)
            seat = dice.get((row, column))
            line = line if seat is None else line[:-1] + _die(seat)
        lines.append(f"  {line}".rstrip())
    return lines


def _tile(name: str) -> str:
    """Two letters of a tile, then room for a die."""
    letters = name[:2].capitalize()
    if name not in KIND_IDS:
        return f"{letters} "
    return f"[{_style(KIND_IDS.index(name))}]{letters}[/] "


def _player(seen: Origins, owner: int, words: Words) -> list[str]:
    """Mark, points, goods; then workers, towers and cards."""
    found = [freeman(seen, owner, base) for base in unused(seen, owner)]
    dice = " ".join(_die(one) for one in found if one is not None)
    archon = " A" if seen.archons[owner] == NOTHING else ""
    speakers = "".join(f" {seen.speakers[n]}" for n in held_speakers(seen, owner))
    towers = " ".join(
        f"[{STYLES[name]}]{high}[/]"
        for name, high in zip(COLOUR_IDS, names.towers_of(seen, owner), strict=True)
    )
    signs = ", ".join(names.sign(one, words) for one in held_signs(seen, owner))
    head = f"{SEAT_MARKS[owner]} {seen.score(owner):3}  {names.store(seen, owner, words)}"
    return [head, f"       {dice}{archon}{speakers}  |  {towers}  |  {signs}"]
