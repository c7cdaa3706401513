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
    seats = range(int(seen.seats))
    return {
        "round": int(seen.round),
        "last_round": int(SOLO_ROUNDS if seen.is_solo() else seen.last_round),
        "bastion": int(seen.bastion),
        "token_spent": bool(seen.extra),
        "announced": [ENDING_IDS[n] for n in members(int(seen.announced))],
        "sites": [site(seen, n) for n in range(len(SITE_IDS))],
        "market": [named(KIND_IDS, int(kind)) for kind in seen.market],
        "piles": {name: pile(seen, colour) for colour, name in enumerate(COLOUR_IDS)},
        "recruits": [die(int(citizen)) for citizen in seen.recruits],
        "supply": {name: int(seen.supply[n]) for n, name in enumerate(COLOUR_IDS)},
        "draft": [die(int(citizen)) for citizen in seen.draft],
        "speakers": [speaker(seen, n) for n in range(len(seen.speakers))],
        "cards": [
            {"card": named(DISTRICT_IDS, int(card)), "gold": int(gold)}
            for card, gold in zip(seen.cards, seen.card_gold, strict=True)
        ],
        "floors": {name: int(seen.floors[n]) for n, name in enumerate(COLOUR_IDS)},
        "military": {
            "spaces": [int(space) for space in seen.force],
            "stack": [int(marker) for marker in seen.force_order],
        },
        "temples": {name: temple(seen, n) for n, name in enumerate(TEMPLE_IDS)},
        "cities": [player(seen, owner) for owner in seats],
        "scores": [int(seen.score(owner)) for owner in seats],
        "goal": int(goal(seen)) if seen.is_solo() else None,
    }


def named(ids: list[str], number: int) -> str | None:
    """A thing by its id, None for none."""
    return None if number == NOTHING else ids[number]


def die(number: int) -> dict[str, object] | None:
    """A die by its colour and value, None for none."""
    if number == NO_DIE:
        return None
    return {"colour": COLOUR_IDS[colour_of(number)], "value": int(value_of(number))}


def site(seen: Origins, number: int) -> dict[str, object]:
    """A meeting place: its bonus tile, its Mothership, and who stands there."""
    seats = range(int(seen.seats))
    workers = [
        *(
            (owner, base)
            for owner in seats
            for base in range(BASES)
            if at(seen, owner, base) == number
        ),
        *((owner, int(ARCHON)) for owner in seats if seen.archons[owner] == number),
        *(
            (int(seen.holders[n]), int(FIRST_SPEAKER) + n)
            for n in range(len(seen.speakers))
            if seen.podiums[n] == number
        ),
    ]
    return {
        "bonus": named(BONUS_IDS, int(seen.bonuses[number])),
        "ship": int(seen.ships[number]),
        "workers": [
            {"seat": owner, "worker": WORKER_IDS[worker]} for owner, worker in sorted(workers)
        ],
    }


def at(seen: Origins, owner: int, base: int) -> int:
    """Where the Freeman of a base stands."""
    return int(seen.posts[int(BASES) * owner + base])


def pile(seen: Origins, colour: int) -> dict[str, object]:
    """The tiles of a colour: face up on the pile, face down, known to lie under it."""
    own = [kind for kind in range(len(KIND_IDS)) if KIND_COLOUR[kind] == colour]
    return {
        "preview": named(KIND_IDS, int(seen.previews[colour])),
        "unseen": {KIND_IDS[kind]: int(seen.unseen[kind]) for kind in own if seen.unseen[kind]},
        "under": [KIND_IDS[kind] for kind in seen.under if kind in own],
    }


def speaker(seen: Origins, number: int) -> dict[str, object]:
    """A Speaker: its value, who holds it, where it stands."""
    holder = int(seen.holders[number])
    return {
        "value": int(seen.speakers[number]),
        "seat": None if holder == NOTHING else holder,
        "site": named(SITE_IDS, int(seen.podiums[number])),
    }


def temple(seen: Origins, number: int) -> dict[str, object]:
    """A temple: its Zodiac card, who has it, the steps, and of equals the lower marker first."""
    keeper = int(seen.keepers[number])
    seats = int(seen.seats)
    return {
        "sign": named(SIGN_IDS, int(seen.signs[number])),
        "keeper": None if keeper == NOTHING else keeper,
        "steps": [int(seen.climbed[int(TEMPLES) * owner + number]) for owner in range(seats)],
        "stack": [int(seen.climb_order[seats * number + n]) for n in range(seats)],
    }


def player(seen: Origins, owner: int) -> dict[str, object]:
    """All that belongs to a seat."""
    return {
        "passed": bool(seen.passed >> owner & 1),
        "goods": {name: int(seen.goods[int(GOODS) * owner + n]) for n, name in enumerate(GOOD_IDS)},
        "tokens": int(seen.tokens[owner]),
        "bases": int(seen.population[owner]),
        "freemen": {
            name: freeman(seen, owner, base)
            for base, name in enumerate(BASE_IDS)
            if seen.freeman(owner, base) != NO_DIE
        },
        "archon": named(SITE_IDS, int(seen.archons[owner])),
        "speakers": [SPEAKER_IDS[n] for n in range(len(seen.speakers)) if seen.holders[n] == owner],
        "advisors": [
            COLOUR_IDS[seen.advisors[int(ADVISORS) * owner + n]]
            for n in range(seen.advisors_of(owner))
        ],
        "towers": {
            name: int(seen.towers[int(COLOURS) * owner + n]) for n, name in enumerate(COLOUR_IDS)
        },
        "scored": [SLOT_IDS[slot] for slot in members(int(seen.closed[owner]))],
        "seats": {
            SEAT_IDS[seated // CORNER_OF_SEATED]: die(int(seated % OWNER_OF_SEATED))
            for seated in seen.seated
            if seated // OWNER_OF_SEATED % 8 == owner
        },
        "city": {
            CELL_IDS[cell]: tile(int(seen.tile_at(owner, cell)))
            for cell in range(len(CELL_IDS))
            if seen.tile_at(owner, cell) != NO_TILE
        },
        "reserve": [
            KIND_IDS[aside % OWNER_OF_RESERVED]
            for aside in seen.reserved
            if aside // OWNER_OF_RESERVED == owner
        ],
        "earned": {
            name: int(seen.earned[int(SOURCES) * owner + n]) for n, name in enumerate(SOURCE_IDS)
        },
    }


def freeman(seen: Origins, owner: int, base: int) -> dict[str, object]:
    """A Freeman: his die, and where he stands."""
    found = die(int(seen.freeman(owner, base))) or {}
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
