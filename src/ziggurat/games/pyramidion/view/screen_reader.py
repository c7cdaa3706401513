"""What no picture of Pyramidion names: open cards, what was played, decks and discards."""

from collections.abc import Iterable

from ziggurat.core.bits import count, members
from ziggurat.games.pyramidion.components import BOAT_IDS, NOTHING, SITE_IDS
from ziggurat.games.pyramidion.state import Pyramidion, unknown_of
from ziggurat.games.pyramidion.view import names
from ziggurat.games.pyramidion.view.words import shares
from ziggurat.i18n.messages import Words
from ziggurat.views.screen_reader import says


def undrawn(seen: Pyramidion, seat: int, words: Words) -> list[tuple[str, list[str]]]:
    """The round, the site being played for, hands as far as they are known, boats, decks."""
    return [
        (words.say("region-sites"), _round(seen, words)),
        (words.say("aloud-hands"), _hands(seen, words)),
        (words.say("aloud-boats"), _boats(seen, words)),
        (words.say("aloud-gone"), _gone(seen, words)),
    ]


def _round(seen: Pyramidion, words: Words) -> list[str]:
    """Sites that are over, torturers that have supplied, and what happened at the active one."""
    sites = range(len(SITE_IDS))
    over = (names.site_name(one, words) for one in sites if seen.sundials >> one & 1)
    used = (names.site_name(one, words) for one in sites if seen.used >> one & 1)
    lines = [
        words.say("round", round=seen.round),
        *says(words.say("sundial"), over, words),
        *says(words.say("aloud-supplied"), used, words),
    ]
    if seen.site == NOTHING:
        return lines
    for owner in range(seen.seats):
        plays = words.say("aloud-plays", count=seen.plays[owner])
        lines += says(words.player(owner), [plays], words)
        if seen.passed >> owner & 1:
            lines.append(words.say("aloud-passed", player=words.player(owner)))
    lines += says(words.say("aloud-history"), _cards(members(seen.history), words), words)
    return [*lines, *([words.say("ankh")] if seen.ankh else [])]


def _hands(seen: Pyramidion, words: Words) -> list[str]:
    """The cards a seat may know of each hand, and those that all have seen."""
    lines = []
    for owner in range(seen.seats):
        player = words.player(owner)
        lines += says(player, _cards(members(seen.hand[owner]), words), words)
        shown = _cards(members(seen.open[owner]), words)
        lines += says(words.say("aloud-open", player=player), shown, words)
        unknown = [str(unknown_of(counts, owner)) for counts in seen.unknown]
        lines += says(words.say("aloud-unknown", player=player), unknown, words)
    return lines


def _cards(cards: Iterable[int], words: Words) -> list[str]:
    return [names.card_name(card, words) for card in cards]


def _boats(seen: Pyramidion, words: Words) -> list[str]:
    """Who may load the boat of Karnak; what has sailed, what is left, what is discarded."""
    lines = []
    if seen.private_seat != NOTHING:
        lines.append(words.say("boat-reserved", seat=words.player(seen.private_seat)))
    for owner in range(seen.seats):
        lines += says(words.player(owner), _named(seen.loaded[owner], words), words)
    lines.append(words.say("boat-deck", count=count(seen.boats)))
    return [*lines, *says(words.say("aloud-adrift"), _named(seen.adrift, words), words)]


def _named(boats: int, words: Words) -> list[str]:
    return [f"{BOAT_IDS[boat]}, {names.boat_name(boat, words)}" for boat in members(boats)]


def _gone(seen: Pyramidion, words: Words) -> list[str]:
    """Cards and distributions that were discarded, and how many distributions are left."""
    spent = [shares(card, words) for card in members(seen.spent)]
    return [
        *says(words.say("aloud-cards"), _cards(members(seen.discards), words), words),
        words.say("aloud-distributions", count=count(seen.distributions)),
        *(words.say("aloud-spent", shares=one) for one in spent),
    ]
