"""What a seat may know of a table of Pyramidion, as plain data. Keys: SPEC.md beside it."""

from ziggurat.core.bits import count, members
from ziggurat.core.steps import a_of, b_of, rule_of, seat_of
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    CARD_IDS,
    CATEGORY_IDS,
    DISTRIBUTION_IDS,
    KIND_IDS,
    MINIMA,
    NEGOTIATORS,
    NOTHING,
    ORDER_IDS,
    ORDINARY,
    REVOLT_TOKEN_IDS,
    SITE_IDS,
    TORTURERS,
    boat_ids,
    card_ids,
)
from ziggurat.games.pyramidion.freight import BORROWED, due_of, free_statues
from ziggurat.games.pyramidion.goods import unpacked
from ziggurat.games.pyramidion.options import NO_GOAL
from ziggurat.games.pyramidion.rules.ending import boat_points, torturers_point
from ziggurat.games.pyramidion.state import Pyramidion, unknown_of
from ziggurat.games.pyramidion.steps import FREIGHT
from ziggurat.games.pyramidion.totals import leader, minimum, revolts, total


def facts(seen: Pyramidion, seat: int) -> dict[str, object]:
    """Everything is public but the cards of other hands, which are counted."""
    seats = range(seen.seats)
    return {
        "round": seen.round,
        "last_round": seen.last_round,
        "goal": None if seen.goal == NO_GOAL else seen.goal,
        "order": list(seen.order),
        "tokens": [named(ORDER_IDS, seen.tokens[owner]) for owner in seats],
        "supply": resources(seen.supply),
        "stocks": [resources(seen.stocks[owner]) for owner in seats],
        "sites": [site_facts(seen, site) for site in range(len(SITE_IDS))],
        "boats": boat_facts(seen),
        "points": [boat_points(seen, owner) for owner in seats],
        "torturers_point": [torturers_point(seen, owner) for owner in seats],
        "distribution": {
            "next": named(DISTRIBUTION_IDS, seen.distribution),
            "deck": count(seen.distributions),
            "discards": [DISTRIBUTION_IDS[card] for card in members(seen.spent)],
        },
        "hands": [hand_facts(seen, owner) for owner in seats],
        "deck": seen.deck_size(),
        "discards": card_ids(seen.discards),
        "active": active_facts(seen),
        "freight": freight_facts(seen),
    }


def named(ids: list[str], number: int) -> str | None:
    """The id of a thing, None for NOTHING."""
    return None if number == NOTHING else ids[number]


def owner_or_none(seat: int) -> int | None:
    """A seat, None for NOTHING."""
    return None if seat == NOTHING else seat


def resources(goods: int) -> dict[str, int]:
    """How many there are of each kind."""
    return dict(zip(KIND_IDS, unpacked(goods), strict=True))


def site_facts(seen: Pyramidion, site: int) -> dict[str, object]:
    """A site at rest."""
    return {
        "id": SITE_IDS[site],
        "resources": resources(seen.sites[site]),
        "influence": MINIMA[2 * site],
        "negotiation": MINIMA[2 * site + 1],
        "negotiators": owner_or_none(seen.owner(site, NEGOTIATORS)),
        "torturers": owner_or_none(seen.owner(site, TORTURERS)),
        "sundial": bool(seen.sundials >> site & 1),
        "supplied": bool(seen.used >> site & 1),
    }


def boat_facts(seen: Pyramidion) -> dict[str, object]:
    """The harbour, and the boats that have left it."""
    return {
        "row": boat_ids(seen.row),
        "deck": count(seen.boats),
        "discards": boat_ids(seen.adrift),
        "private": named(BOAT_IDS, seen.private_boat),
        "private_seat": owner_or_none(seen.private_seat),
        "loaded": [boat_ids(seen.loaded[owner]) for owner in range(seen.seats)],
    }


def hand_facts(seen: Pyramidion, owner: int) -> dict[str, object]:
    """What is known of a hand; the unknown cards by the deck of this round they came from."""
    return {
        "size": seen.hand_size(owner),
        "cards": card_ids(seen.hand[owner]),
        "open": card_ids(seen.open[owner]),
        "unknown": [unknown_of(counts, owner) for counts in seen.unknown],
    }


def active_facts(seen: Pyramidion) -> dict[str, object] | None:
    """The site being activated, None between sites."""
    if seen.site == NOTHING:
        return None
    seats = range(seen.seats)
    everybody = 2 ** int(seen.seats) - 1
    return {
        "site": SITE_IDS[seen.site],
        "minima": [minimum(seen, category) for category in range(2)],
        "played": [[lying(seen, card) for card in members(seen.played[s])] for s in seats],
        "plays": [seen.plays[owner] for owner in seats],
        "passed": [bool(seen.passed >> owner & 1) for owner in seats],
        "totals": [
            {name: total(seen, owner, n) for n, name in enumerate(CATEGORY_IDS)} for owner in seats
        ],
        "leaders": {
            name: owner_or_none(leader(seen, n, everybody)) for n, name in enumerate(CATEGORY_IDS)
        },
        "history": card_ids(seen.history),
        "ankh": bool(seen.ankh),
        "revolts": revolts(seen),
        "revolt_tokens": [REVOLT_TOKEN_IDS[token] for token in members(seen.drawn)],
        "uprising": seen.uprising,
        "lifted": resources(seen.lifted),
    }


def lying(seen: Pyramidion, card: int) -> dict[str, object]:
    """A card on the site, and what was chosen for it."""
    categories = [name for n, name in enumerate(CATEGORY_IDS) if seen.wild[n] >> card & 1]
    return {
        "card": CARD_IDS[card],
        "counts_as": CARD_IDS[seen.meaning(card)],
        "category": categories[0] if categories else None,
        "raises": bool(seen.raising >> card & 1),
    }


def freight_facts(seen: Pyramidion) -> dict[str, object] | None:
    """The boat being loaded and what is still due for it, None otherwise."""
    now = seen.top()
    if seen.depth == 0 or rule_of(now) != FREIGHT:
        return None
    stock = seen.stocks[seat_of(now)]
    return {
        "boat": BOAT_IDS[b_of(now)],
        "due": {KIND_IDS[kind]: due_of(a_of(now), kind) for kind in range(ORDINARY)},
        "statues_left": free_statues(stock, a_of(now)),
        "borrowed": a_of(now) & BORROWED != 0,
    }
