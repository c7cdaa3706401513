"""What a seat may know of a table of Origins, as plain data. Keys: SPEC.md beside it."""

from ziggurat.core.bits import members
from ziggurat.games.origins.components import (
    ADVISORS,
    ARCHON,
    BASE_IDS,
    BASES,
    BONUS_IDS,
    COLOUR_IDS,
    COLOURS,
    DISTRICT_IDS,
    FIRST_SPEAKER,
    GOOD_IDS,
    GOODS,
    KIND_COLOUR,
    KIND_IDS,
    NO_DIE,
    NOTHING,
    SIGN_IDS,
    SITE_IDS,
    SLOT_IDS,
    SOLO_ROUNDS,
    SPEAKER_IDS,
    TEMPLE_IDS,
    TEMPLES,
    WORKER_IDS,
)
from ziggurat.games.origins.geometry import (
    AGORA,
    CELL_IDS,
    FIRST_BUILDING,
    FIRST_FARM,
    NO_TILE,
    PALACE,
    SEAT_IDS,
)
from ziggurat.games.origins.rules.solo import goal
from ziggurat.games.origins.state import (
    CORNER_OF_SEATED,
    ENDING_IDS,
    OWNER_OF_RESERVED,
    OWNER_OF_SEATED,
    SOURCE_IDS,
    SOURCES,
    Origins,
    colour_of,
    value_of,
)


def facts(seen: Origins, seat: int) -> dict[str, object]:
    """Everything but the order of the building piles is public."""
    seats = range(seen.seats)
    return {
        "round": seen.round,
        "last_round": SOLO_ROUNDS if seen.is_solo() else seen.last_round,
        "bastion": seen.bastion,
        "token_spent": bool(seen.extra),
        "announced": [ENDING_IDS[n] for n in members(seen.announced)],
        "sites": [site(seen, n) for n in range(len(SITE_IDS))],
        "market": [named(KIND_IDS, kind) for kind in seen.market],
        "piles": {name: pile(seen, colour) for colour, name in enumerate(COLOUR_IDS)},
        "recruits": [die(citizen) for citizen in seen.recruits],
        "supply": {name: seen.supply[n] for n, name in enumerate(COLOUR_IDS)},
        "draft": [die(citizen) for citizen in seen.draft],
        "speakers": [speaker(seen, n) for n in range(len(seen.speakers))],
        "cards": [
            {"card": named(DISTRICT_IDS, card), "gold": gold}
            for card, gold in zip(seen.cards, seen.card_gold, strict=True)
        ],
        "floors": {name: seen.floors[n] for n, name in enumerate(COLOUR_IDS)},
        "military": {
            "spaces": list(seen.force),
            "stack": list(seen.force_order),
        },
        "temples": {name: temple(seen, n) for n, name in enumerate(TEMPLE_IDS)},
        "cities": [player(seen, owner) for owner in seats],
        "scores": [seen.score(owner) for owner in seats],
        "goal": goal(seen) if seen.is_solo() else None,
    }


def named(ids: list[str], number: int) -> str | None:
    """A thing by its id, None for none."""
    return None if number == NOTHING else ids[number]


def die(number: int) -> dict[str, object] | None:
    """A die by its colour and value, None for none."""
    if number == NO_DIE:
        return None
    return {"colour": COLOUR_IDS[colour_of(number)], "value": value_of(number)}


def site(seen: Origins, number: int) -> dict[str, object]:
    """A meeting place: its bonus tile, its Mothership, and who stands there."""
    seats = range(seen.seats)
    workers = [
        *(
            (owner, base)
            for owner in seats
            for base in range(BASES)
            if at(seen, owner, base) == number
        ),
        *((owner, ARCHON) for owner in seats if seen.archons[owner] == number),
        *(
            (seen.holders[n], FIRST_SPEAKER + n)
            for n in range(len(seen.speakers))
            if seen.podiums[n] == number
        ),
    ]
    return {
        "bonus": named(BONUS_IDS, seen.bonuses[number]),
        "ship": seen.ships[number],
        "workers": [
            {"seat": owner, "worker": WORKER_IDS[worker]} for owner, worker in sorted(workers)
        ],
    }


def at(seen: Origins, owner: int, base: int) -> int:
    """Where the Freeman of a base stands."""
    return seen.posts[BASES * owner + base]


def pile(seen: Origins, colour: int) -> dict[str, object]:
    """The tiles of a colour: face up on the pile, face down, known to lie under it."""
    own = [kind for kind in range(len(KIND_IDS)) if KIND_COLOUR[kind] == colour]
    return {
        "preview": named(KIND_IDS, seen.previews[colour]),
        "unseen": {KIND_IDS[kind]: seen.unseen[kind] for kind in own if seen.unseen[kind]},
        "under": [KIND_IDS[kind] for kind in seen.under if kind in own],
    }


def speaker(seen: Origins, number: int) -> dict[str, object]:
    """A Speaker: its value, who holds it, where it stands."""
    holder = seen.holders[number]
    return {
        "value": seen.speakers[number],
        "seat": None if holder == NOTHING else holder,
        "site": named(SITE_IDS, seen.podiums[number]),
    }


def temple(seen: Origins, number: int) -> dict[str, object]:
    """A temple: its Zodiac card, who has it, the steps, and of equals the lower marker first."""
    keeper = seen.keepers[number]
    seats = seen.seats
    return {
        "sign": named(SIGN_IDS, seen.signs[number]),
        "keeper": None if keeper == NOTHING else keeper,
        "steps": [seen.climbed[TEMPLES * owner + number] for owner in range(seats)],
        "stack": [seen.climb_order[seats * number + n] for n in range(seats)],
    }


def player(seen: Origins, owner: int) -> dict[str, object]:
    """All that belongs to a seat."""
    return {
        "passed": bool(seen.passed >> owner & 1),
        "goods": {name: seen.goods[GOODS * owner + n] for n, name in enumerate(GOOD_IDS)},
        "tokens": seen.tokens[owner],
        "bases": seen.population[owner],
        "freemen": {
            name: freeman(seen, owner, base)
            for base, name in enumerate(BASE_IDS)
            if seen.freeman(owner, base) != NO_DIE
        },
        "archon": named(SITE_IDS, seen.archons[owner]),
        "speakers": [SPEAKER_IDS[n] for n in range(len(seen.speakers)) if seen.holders[n] == owner],
        "advisors": [
            COLOUR_IDS[seen.advisors[ADVISORS * owner + n]] for n in range(seen.advisors_of(owner))
        ],
        "towers": {name: seen.towers[COLOURS * owner + n] for n, name in enumerate(COLOUR_IDS)},
        "scored": [SLOT_IDS[slot] for slot in members(seen.closed[owner])],
        "seats": {
            SEAT_IDS[seated // CORNER_OF_SEATED]: die(seated % OWNER_OF_SEATED)
            for seated in seen.seated
            if seated // OWNER_OF_SEATED % 8 == owner
        },
        "city": {
            CELL_IDS[cell]: tile(seen.tile_at(owner, cell))
            for cell in range(len(CELL_IDS))
            if seen.tile_at(owner, cell) != NO_TILE
        },
        "reserve": [
            KIND_IDS[aside % OWNER_OF_RESERVED]
            for aside in seen.reserved
            if aside // OWNER_OF_RESERVED == owner
        ],
        "earned": {name: seen.earned[SOURCES * owner + n] for n, name in enumerate(SOURCE_IDS)},
    }


def freeman(seen: Origins, owner: int, base: int) -> dict[str, object]:
    """A Freeman: his die, and where he stands."""
    found = die(seen.freeman(owner, base)) or {}
    return {**found, "site": named(SITE_IDS, at(seen, owner, base))}


def tile(number: int) -> str:
    """A tile of a city: a building, `farm-` before one that lies face down, Agora or Palace."""
    if number == AGORA:
        return "agora"
    if number == PALACE:
        return "palace"
    if number >= FIRST_FARM:
        return f"farm-{KIND_IDS[number - FIRST_FARM]}"
    return KIND_IDS[number - FIRST_BUILDING]
