"""The table of Pyramidion as lines of text, for terminals."""

from textwrap import wrap

from ziggurat.core.bits import members
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    MINIMA,
    NOTHING,
    SITE_IDS,
    TROOP_KINDS,
)
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.totals import minimum
from ziggurat.games.pyramidion.view import labels, names
from ziggurat.games.pyramidion.view.hand import in_order
from ziggurat.games.pyramidion.view.reckoning import Standing, standing
from ziggurat.games.pyramidion.view.words import shares
from ziggurat.i18n.messages import Words

WIDTH = 80
INDENT = "  "
SEAT_MARKS = ("○", "◇", "□", "△")
TROOP_MARKS = ("N", "T")
NAME = 12  # letters of a site


def table_text(seen: Pyramidion, seat: int, words: Words) -> str:
    """Sites, players, the active site, the harbour and the own hand: 80 columns."""
    lines = [*_heading(seen, words), *_sites(seen, words), *_players(seen, seat, words)]
    if seen.site != NOTHING:
        lines += _active(seen, words)
    lines += _harbour(seen, words)
    if seen.distribution != NOTHING:
        lines += _line(words.say("text-next"), shares(seen.distribution, words))
    if seat != NOBODY:
        cards = in_order(members(seen.hand[seat]))
        lines += _line(words.say("text-hand"), "; ".join(names.card_name(c, words) for c in cards))
    return "\n".join(lines)


def _line(title: str, content: str) -> list[str]:
    """A bold title, then as many lines as the content takes."""
    first, *others = wrap(f"{title}: {content}", WIDTH, subsequent_indent=INDENT)
    head, colon, rest = first.partition(":")
    return [f"[bold]{head}[/]{colon}{rest}", *others]


def _heading(seen: Pyramidion, words: Words) -> list[str]:
    order = " ".join(SEAT_MARKS[seat] for seat in seen.order)
    title = words.say("round", round=seen.round)
    return [
        f"[bold]{title}[/]   {words.say('text-order')}: {order}",
        *_line(words.say("text-supply"), names.goods(seen.supply, words)),
    ]


def _sites(seen: Pyramidion, words: Words) -> list[str]:
    return [line for site in range(len(SITE_IDS)) for line in _site(seen, site, words)]


def _site(seen: Pyramidion, site: int, words: Words) -> list[str]:
    """A site: > while it is active, * once it has been, minima, troops, resources."""
    state = ">" if seen.site == site else "*" if seen.sundials >> site & 1 else " "
    owners = [seen.owner(site, troop) for troop in range(TROOP_KINDS)]
    troops = "".join(
        f"{mark}{SEAT_MARKS[owner]}" if owner != NOTHING else "  "
        for mark, owner in zip(TROOP_MARKS, owners, strict=True)
    )
    minima = f"{MINIMA[2 * site]}/{MINIMA[2 * site + 1]}"
    lying = names.goods(seen.sites[site], words)
    head = f"{state} {names.site_name(site, words):{NAME}} {minima} {troops}  "
    return wrap(head + lying, WIDTH, subsequent_indent=INDENT * 2, drop_whitespace=False)


def _players(seen: Pyramidion, seat: int, words: Words) -> list[str]:
    """A line or two for each player."""
    lines = []
    for one in range(seen.seats):
        lines += wrap(
            f"{SEAT_MARKS[one]} {labels.player(seen, one, one == seat, words)}",
            WIDTH,
            subsequent_indent=INDENT,
        )
    return lines


def _active(seen: Pyramidion, words: Words) -> list[str]:
    """The active site with what lies there, player by player."""
    title = words.say(
        "text-active",
        site=names.site_name(seen.site, words),
        influence=minimum(seen, 0),
        negotiation=minimum(seen, 1),
    )
    stand = standing(seen)
    lines = [f"[bold]{title}[/]"]
    for seat in range(seen.seats):
        lines += wrap(
            f"{SEAT_MARKS[seat]} {_played(seen, stand, seat, words)}",
            WIDTH,
            subsequent_indent=INDENT,
        )
    return lines


def _played(seen: Pyramidion, stand: Standing, seat: int, words: Words) -> str:
    """What a player has on the site, what it adds up to, and whether he has passed."""
    parts = [labels.lying(seen, card, words) for card in members(seen.played[seat])]
    parts.append(labels.totals(stand, seat, words))
    if seen.passed >> seat & 1:
        parts.append(words.say("passed"))
    return "; ".join(parts)


def _harbour(seen: Pyramidion, words: Words) -> list[str]:
    """The boats in the row, and the one of Karnak with its player."""
    lines = [f"[bold]{words.say('text-harbour')}[/]"]
    waiting = [(" ", boat) for boat in members(seen.row)]
    if seen.private_boat != NOTHING:
        waiting.append((SEAT_MARKS[seen.private_seat], seen.private_boat))
    for mark, boat in waiting:
        line = f"{mark} {BOAT_IDS[boat]:8}{names.boat_name(boat, words)}"
        lines += wrap(line, WIDTH, subsequent_indent=INDENT * 2, drop_whitespace=False)
    return lines
