"""What no picture of Origins names: cities tile by tile, workers, Advisors, who stands on whom."""

from collections.abc import Iterable

from ziggurat.core.bits import members
from ziggurat.core.rules import NOBODY
from ziggurat.games.origins.components import (
    ADVISORS,
    BASES,
    COLOUR_IDS,
    KIND_IDS,
    NO_DIE,
    NOTHING,
    TEMPLES,
)
from ziggurat.games.origins.geometry import CELL_IDS, FIRST_FARM, NO_TILE
from ziggurat.games.origins.state import OWNER_OF_RESERVED, Origins
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.reckoning import freeman, held_speakers, seats_in
from ziggurat.i18n.messages import Words
from ziggurat.views.screen_reader import counted, says


def undrawn(seen: Origins, seat: int, words: Words) -> list[tuple[str, list[str]]]:
    """City by city, then who is where, then the tiles face down."""
    mine, seats = 0 if seat == NOBODY else seat, seen.seats
    owners = [(mine + n) % seats for n in range(seats)]
    return [
        *(
            (words.say("region-city-of", player=words.player(owner)), _city(seen, owner, words))
            for owner in owners
        ),
        *(
            (words.say("region-hand-of", player=words.player(owner)), _board(seen, owner, words))
            for owner in owners
        ),
        (words.say("aloud-orders"), _orders(seen, words)),
        (words.say("aloud-piles"), _piles(seen, words)),
    ]


def _city(seen: Origins, owner: int, words: Words) -> list[str]:
    """Each tile and each seat of power, by its place seen from the Palace."""
    lines = []
    for cell in range(len(CELL_IDS)):
        found = seen.tile_at(owner, cell)
        if found == NO_TILE:
            continue
        tile = names.tile_at(seen, owner, cell)
        said = words.say("building", tile=tile)
        if found >= FIRST_FARM:
            kind = names.building(found - FIRST_FARM, words)
            said = words.say("aloud-farm", farm=said, tile=kind)
        lines += says(names.where(cell, words), [said], words)
    for seated in seats_in(seen, owner):
        where = names.from_palace(seated.row, seated.column, words)
        lines += says(
            words.say("aloud-seat", where=where), [names.citizen(seated.die, words)], words
        )
    return lines


def _board(seen: Origins, owner: int, words: Words) -> list[str]:
    """Freemen, Archon and Speakers with their meeting places; Advisors, bases, cards, tokens."""
    lines = []
    for base in range(BASES):
        one = freeman(seen, owner, base)
        if one is not None:
            post = seen.posts[BASES * owner + base]
            lines += says(names.citizen(one, words), [_post(post, words)], words)
    lines += says(words.say("archon"), [_post(seen.archons[owner], words)], words)
    for number in held_speakers(seen, owner):
        podium = _post(seen.podiums[number], words)
        lines += says(names.speaker(seen, number, words), [podium], words)
    first = ADVISORS * owner
    advisors = seen.advisors[first : first + seen.advisors_of(owner)]
    lines += says(words.say("aloud-advisors"), _colours(advisors, words), words)
    lines += [
        words.say("tokens", count=seen.tokens[owner]),
        words.say("aloud-bases", count=seen.population[owner]),
    ]
    scored = (str(slot + 1) for slot in members(seen.closed[owner]))
    lines += says(words.say("aloud-scored"), scored, words)
    aside = (
        names.building(one % OWNER_OF_RESERVED, words)
        for one in seen.reserved
        if one // OWNER_OF_RESERVED == owner
    )
    lines += says(words.say("aloud-aside"), aside, words)
    passed = [words.say("aloud-passed", player=words.player(owner))]
    return [*lines, *(passed if seen.passed >> owner & 1 else [])]


def _post(site: int, words: Words) -> str:
    """The meeting place of a worker, or that he is at home."""
    return words.say("aloud-home") if site == NOTHING else words.say("site", number=site + 1)


def _colours(numbers: Iterable[int], words: Words) -> list[str]:
    return [words.say("colour", colour=COLOUR_IDS[number]) for number in numbers]


def _orders(seen: Origins, words: Words) -> list[str]:
    """Who begins; of equals on a track the lower marker first; who keeps a Zodiac card."""
    seats = seen.seats
    bastion = names.player(seen, seen.bastion, words)
    lines = says(words.say("aloud-begins"), [bastion], words)
    army = (names.player(seen, marker, words) for marker in seen.force_order)
    lines += says(words.say("aloud-army"), army, words)
    for number in range(TEMPLES):
        temple = names.temple(number, words)
        order = seen.climb_order[seats * number : seats * (number + 1)]
        lines += says(temple, (words.player(marker) for marker in order), words)
        keeper = seen.keepers[number]
        if keeper != NOTHING:
            lines += says(words.say("aloud-keeper", temple=temple), [words.player(keeper)], words)
    if seen.extra:
        lines.append(words.say("aloud-spent"))
    return lines


def _piles(seen: Origins, words: Words) -> list[str]:
    """The buildings face down, those known to lie under their pile, the dice of the set-up."""
    kinds = [names.building(kind, words) for kind in range(len(KIND_IDS))]
    lines = counted(kinds, seen.unseen, words)
    under = (names.building(kind, words) for kind in seen.under)
    draft = (
        names.drafted(seen, number, words)
        for number, found in enumerate(seen.draft)
        if found != NO_DIE
    )
    return [
        *lines,
        *says(words.say("aloud-under"), under, words),
        *says(words.say("aloud-draft"), draft, words),
    ]
