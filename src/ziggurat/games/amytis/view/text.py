"""The table of Amytis as lines of text, for terminals."""

from ziggurat.core.bits import members
from ziggurat.core.rules import NOBODY
from ziggurat.games.amytis.components import (
    COLOURS,
    COLUMNS,
    FAVOUR_IDS,
    NO_TILE,
    PROJECT_POINTS,
    PROJECTS,
)
from ziggurat.games.amytis.facts import owner_of
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.view import words as said
from ziggurat.i18n.messages import Words

WIDTH = 17  # of a cell: the longest name of a building, a number and marks
COLOUR_STYLES = ("green", "blue", "dark_orange", "magenta")
COLOUR_MARKS = ("●", "★", "▲", "■")
SEAT_MARKS = ("○", "◇")
LETTERS = dict(zip("GBOP", range(4), strict=True))


def table_text(seen: Amytis, seat: int, words: Words) -> str:
    """Main board, the own city, the other city, then projects and favours: 80 columns."""
    mine = 0 if seat == NOBODY else seat
    piles = _grid(words.say("region-piles"), [_pile(seen, pile, words) for pile in range(9)])
    own, other = (_city(seen, owner, words) for owner in (mine, 1 - mine))
    lines = [*piles, "", *own, "", *other]
    lines.append(_cards(words.say("region-display"), seen.display, words))
    lines += [_cards(SEAT_MARKS[owner], seen.held[owner], words) for owner in (mine, 1 - mine)]
    lines += _favours(seen, words)
    if seen.hand != NO_TILE:
        lines.append(words.say("in-hand", tile=said.tile_name(seen.hand, words)))
    return "\n".join(lines)


def _city(seen: Amytis, owner: int, words: Words) -> list[str]:
    """A city under its owner's mark and points."""
    title = f"{SEAT_MARKS[owner]} {words.say('points', points=seen.total(owner))}"
    return _grid(title, [_site(seen, owner, site, words) for site in range(9)])


def _grid(title: str, cells: list[str]) -> list[str]:
    """A title over nine cells in three rows."""
    rows = ["".join(cells[row * 3 : row * 3 + 3]) for row in range(3)]
    return [f"[bold]{title:{3 * WIDTH}}[/]", *rows]


def _pile(seen: Amytis, pile: int, words: Words) -> str:
    """A pile: its top, how many are left, and who stands there."""
    marks = "".join(
        mark for owner, mark in enumerate(SEAT_MARKS) if seen.architects[owner] >> pile & 1
    )
    return _cell(seen.tops[pile], seen.left[pile], marks, words)


def _site(seen: Amytis, owner: int, site: int, words: Words) -> str:
    """A site: its visible tile and the height of the stack."""
    return _cell(seen.tile_on(owner, site), seen.height(owner, site), "", words)


def _cell(tile: int, number: int, marks: str, words: Words) -> str:
    """A tile in its colour, padded to a column."""
    if tile == NO_TILE:
        return f"{'·' if number == 0 else '?'} {marks}".ljust(WIDTH)
    colour = tile % COLOURS
    name = said.tile_name(tile, words).partition(",")[0]
    plain = f"{COLOUR_MARKS[colour]} {name} {number}{marks}"
    return f"[{COLOUR_STYLES[colour]}]{plain}[/]" + " " * max(1, WIDTH - len(plain))


def _cards(title: str, mask: int, words: Words) -> str:
    """Project cards, each as its pattern and its points."""
    return words.say("aloud-is", thing=title, value="   ".join(map(_card, members(mask))))


def _card(card: int) -> str:
    rows = ("".join(_mark(letter) for letter in row) for row in PROJECTS[card]["pattern"])
    return f"{'/'.join(rows)} {PROJECT_POINTS[card]}"


def _mark(letter: str) -> str:
    """One cell of a pattern."""
    if letter not in LETTERS:
        return "·"
    colour = LETTERS[letter]
    return f"[{COLOUR_STYLES[colour]}]{COLOUR_MARKS[colour]}[/]"


def _favours(seen: Amytis, words: Words) -> list[str]:
    """The favours that are taken, each on a line with the marks of its owners."""
    taken = [
        (SEAT_MARKS[owner], FAVOUR_IDS[column])
        for column in range(COLUMNS)
        if (owner := owner_of(seen, column)) is not None
    ]
    row = "".join(SEAT_MARKS[owner] * seen.bottom[owner] for owner in range(2))
    if row:
        taken.append((row, FAVOUR_IDS[COLUMNS]))
    title = words.say("aloud-is", thing=words.say("region-favours"), value="" if taken else "–")
    return [title.rstrip(), *(f"  {marks} {words.say(f'favour-{key}')}" for marks, key in taken)]
