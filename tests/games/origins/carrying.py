"""The oracle's table put on the engine's, for worlds of rare things; and the engine's read."""

from typing import Any, Final

from librt.vecs import append

from games.origins.oracle import Oracle
from games.origins.oracle_box import (
    CARDS,
    COLOURS,
    KINDS,
    MOST_BASES,
    RESOURCES,
    SIGNS,
    SOURCES,
    TEMPLES,
)
from games.origins.oracle_city import Cell, Player, Tile
from games.origins.oracle_table import FOREIGNER, Track

NOTHING: Final = -1
WIDTH: Final = 21
CORNERS: Final = WIDTH - 1  # seats of power in a row
KIND_IDS: Final = list(KINDS)
CARD_IDS: Final = list(CARDS)
AGORA, PALACE, FARM = 31, 32, 33  # a Building is 1 + kind
ENDING_IDS: Final = ("three-temples", "no-gold", "few-floors", "no-citizens", "last-round")


def die(colour: str, value: int) -> int:
    """A die as the engine keeps it."""
    return COLOURS.index(colour) + 8 * value


def put(row: Any, numbers: list[int]) -> None:
    """Other numbers in a row of the same length."""
    assert len(row) == len(numbers)
    for at, number in enumerate(numbers):
        row[at] = number


def padded(numbers: list[int], size: int, value: int = NOTHING) -> list[int]:
    """A row filled up."""
    return numbers + [value] * (size - len(numbers))


def stacked(track: Track) -> list[int]:
    """All markers, of those on one space the lower first."""
    return [1 if seat == FOREIGNER else seat for stack in track.values() for seat in stack]


def carry(oracle: Oracle, state: Any) -> None:
    """All that a world may change, put on the engine's table."""
    put(state.ships, oracle.ships)
    put(state.market, padded([KIND_IDS.index(kind) for kind in oracle.market], 5))
    piles = list(oracle.piles.values())
    put(state.previews, [KIND_IDS.index(p.preview) if p.preview else NOTHING for p in piles])
    put(state.unseen, [oracle.piles[KINDS[kind].colour].unseen[kind] for kind in KINDS])
    put(state.recruits, padded([die(*pair) for pair in oracle.row], 5, 0))
    put(state.supply, [oracle.supply[colour] for colour in COLOURS])
    put(state.card_gold, list(oracle.cards.values()))
    put(state.floors, [oracle.floors[colour] for colour in COLOURS])
    markers = [*range(oracle.seats), *([FOREIGNER] if oracle.seats == 1 else [])]
    put(state.force, [oracle.strength(marker) for marker in markers])
    put(state.force_order, stacked(oracle.military))
    for at, temple in enumerate(TEMPLES):
        for seat, player in enumerate(oracle.players):
            state.climbed[len(TEMPLES) * seat + at] = oracle.step(player, temple)
            state.climb_order[oracle.seats * at + seat] = stacked(oracle.steps[temple])[seat]
        holder = oracle.holders[temple]
        state.keepers[at] = NOTHING if holder is None else holder
        state.signs[at] = SIGNS.index(oracle.signs[temple])
    state.seated = state.seated[:0]
    for player in oracle.players:
        carry_player(player, state)


def carry_player(player: Player, state: Any) -> None:
    """What is one player's."""
    seat = player.seat
    for at, kind in enumerate(RESOURCES):
        state.goods[len(RESOURCES) * seat + at] = player.goods[kind]
    state.tokens[seat] = player.tokens
    state.population[seat] = len(player.bases)
    for base in range(MOST_BASES):
        found = player.bases[base] if base < len(player.bases) else None
        state.freemen[MOST_BASES * seat + base] = die(found.colour, found.value) if found else 0
    for at, colour in enumerate(COLOURS):
        advisor = COLOURS.index(player.advisors[at]) if at < len(player.advisors) else NOTHING
        state.advisors[len(COLOURS) * seat + at] = advisor
        state.towers[len(COLOURS) * seat + at] = player.towers[colour]
        state.houses[(len(COLOURS) + 1) * seat + at] = player.colours()[colour]
    state.houses[(len(COLOURS) + 1) * seat + len(COLOURS)] = len(player.farms())
    for (row, column), tile in player.city.items():
        state.put_tile(seat, WIDTH * row + column, tile_number(tile))
    for (row, column), taken in player.seats.items():
        corner = CORNERS * row + column
        state.seated = append(state.seated, die(*taken) + 64 * seat + 512 * corner)
        state.taken[WIDTH * seat + row] |= 1 << column
    for at, source in enumerate(SOURCES):
        state.earned[len(SOURCES) * seat + at] = player.earned[source]


def tile_number(tile: Tile) -> int:
    """A tile of a City as the engine keeps it."""
    if tile.kind in KINDS:
        return (FARM if tile.is_farm else 1) + KIND_IDS.index(tile.kind)
    return AGORA if tile.kind == "agora" else PALACE


# The way back: what lies on the engine's table, as plain data.


def reading(state: Any) -> dict[str, Any]:
    """Everything on the engine's table, in the shape of the oracle's look."""
    seats = int(state.seats)
    return {
        "round": int(state.round),
        "bastion": int(state.bastion),
        "announced": [name for n, name in enumerate(ENDING_IDS) if state.announced >> n & 1],
        "bonuses": [COLOURS[n] for n in state.bonuses if n != NOTHING],
        "ships": list(state.ships),
        "market": [KIND_IDS[n] for n in state.market if n != NOTHING],
        "piles": {colour: pile(state, n) for n, colour in enumerate(COLOURS)},
        "row": [shown(n) for n in state.recruits if n],
        "supply": dict(zip(COLOURS, state.supply, strict=True)),
        "orators": [
            [int(value), some(holder), some(place)]
            for value, holder, place in zip(
                state.speakers, state.holders, state.podiums, strict=True
            )
            if value
        ],
        "cards": {
            CARD_IDS[card]: int(gold)
            for card, gold in zip(state.cards, state.card_gold, strict=True)
            if card != NOTHING
        },
        "floors": dict(zip(COLOURS, state.floors, strict=True)),
        "military": stacks(list(state.force), list(state.force_order), seats),
        "temples": {
            temple: {
                "sign": None if state.signs[n] == NOTHING else SIGNS[state.signs[n]],
                "holder": some(state.keepers[n]),
                "steps": stacks(
                    [state.climbed[len(TEMPLES) * seat + n] for seat in range(seats)],
                    list(state.climb_order[seats * n : seats * (n + 1)]),
                    seats,
                ),
            }
            for n, temple in enumerate(TEMPLES)
        },
        "cities": [player_of(state, seat) for seat in range(seats)],
        "scores": [int(state.score(seat)) for seat in range(seats)],
    }


def some(number: int) -> int | None:
    """A number, or none."""
    return None if number == NOTHING else int(number)


def shown(number: int) -> list[Any]:
    """The colour and value of a die."""
    return [COLOURS[number % 8], int(number // 8 % 8)]


def pile(state: Any, colour: int) -> dict[str, Any]:
    """The tiles of a colour."""
    own = [kind for kind in KINDS if KINDS[kind].colour == COLOURS[colour]]
    unseen = {kind: int(state.unseen[KIND_IDS.index(kind)]) for kind in own}
    return {
        "preview": None if (n := state.previews[colour]) == NOTHING else KIND_IDS[n],
        "unseen": {kind: n for kind, n in unseen.items() if n},
        "under": [KIND_IDS[n] for n in state.under if KIND_IDS[n] in own],
    }


def stacks(spaces: list[int], order: list[int], seats: int) -> Track:
    """The markers on each space, from the bottom."""
    found: Track = {}
    for marker in order:
        found.setdefault(int(spaces[marker]), []).append(marker if marker < seats else FOREIGNER)
    return found


def player_of(state: Any, seat: int) -> dict[str, Any]:
    """What is one player's."""
    at = MOST_BASES * seat
    houses = list(state.houses[6 * seat : 6 * seat + 6])
    advisors = state.advisors[5 * seat : 5 * seat + 5]
    earned = dict(zip(SOURCES, state.earned[9 * seat : 9 * seat + 9], strict=True))
    seated = {spot(n // 512, CORNERS): n for n in state.seated if n // 64 % 8 == seat}
    assert set(spots(state.taken, seat)) == seated.keys()
    return {
        "goods": dict(zip(RESOURCES, state.goods[4 * seat : 4 * seat + 4], strict=True)),
        "tokens": int(state.tokens[seat]),
        "bases": [
            [*shown(state.freemen[base]), some(state.posts[base])] if state.freemen[base] else None
            for base in range(at, at + int(state.population[seat]))
        ],
        "archon": some(state.archons[seat]),
        "advisors": [COLOURS[n] for n in advisors if n != NOTHING],
        "towers": dict(zip(COLOURS, state.towers[5 * seat : 5 * seat + 5], strict=True)),
        "passed": bool(state.passed >> seat & 1),
        "reserved": sorted(KIND_IDS[n % 32] for n in state.reserved if n // 32 == seat),
        "city": {
            (row, column): tile_of(state.tile_at(seat, WIDTH * row + column))
            for row, column in spots(state.occupied, seat)
        },
        "room": set(spots(state.frontier, seat)),
        "buildings": dict(zip(COLOURS, houses, strict=False)),
        "farms": int(houses[5]),
        "seats": {corner: tuple(shown(n)) for corner, n in seated.items()},
        "blocks": [(r, c) for r in range(CORNERS) for c in bits(state.free_seats(seat, r))],
        "scored": sorted(CARD_IDS[state.cards[slot]] for slot in bits(state.closed[seat])),
        "earned": {source: points for source, points in earned.items() if points},
    }


def bits(row: int) -> list[int]:
    """The members of a set."""
    return [n for n in range(WIDTH) if row >> n & 1] if row else []


def spot(number: int, width: int) -> Cell:
    """A cell or a seat of power by its number."""
    return number // width, number % width


def spots(rows: Any, seat: int) -> list[Cell]:
    """The cells or seats of power of one player in a set."""
    own = rows[WIDTH * seat : WIDTH * (seat + 1)]
    return [(row, column) for row, found in enumerate(own) for column in bits(found)]


def tile_of(number: int) -> Tile:
    """A tile of a City."""
    if number in (AGORA, PALACE):
        return Tile("agora" if number == AGORA else "palace", False)
    return Tile(KIND_IDS[(number - 1) % 32], number >= FARM)
