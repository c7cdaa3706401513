"""Worlds in which rare things happen: what falls from the sky, and what is missing."""

from collections import Counter

from games.origins.oracle import Oracle
from games.origins.oracle_box import (
    CITIZEN_TOP,
    COLOURS,
    KINDS,
    LAST_SPACE,
    MOST_BASES,
    PALACE,
    SIGNS,
    SOLO_ROUNDS,
    TABLE_EDGE,
    TEMPLE_TOP,
    TEMPLES,
)
from games.origins.oracle_city import Player, Tile, block
from games.origins.oracle_table import move
from ziggurat.core.rng import Rng


def begin(oracle: Oracle, world: str, pick: Rng) -> None:
    """Before the first turn: Cities that stand already, piles that are nearly empty."""
    if "scarce" in world:
        impoverish(oracle, pick)
    if "grown" in world:
        for player in oracle.players:
            grow(oracle, player, pick)
            climb(oracle, player, pick)
    if "wide" in world:
        for player in oracle.players:
            stretch(oracle, player, pick)


def pour(oracle: Oracle, player: Player, pick: Rng) -> None:
    """Before a turn: goods, other dice, a token or a Zodiac card now and then."""
    for kind in player.goods:
        if not pick.below(3):
            player.goods[kind] += int(pick.below(3))
    for die in player.dice():
        if not pick.below(6):
            die.value = 1 + int(pick.below(CITIZEN_TOP))
    if not pick.below(12):
        player.tokens += 1
    if not pick.below(6):
        bestow(oracle, player, TEMPLES[pick.below(len(TEMPLES))], pick)


def bestow(oracle: Oracle, player: Player, temple: str, pick: Rng) -> None:
    """A Zodiac card out of the box, instead of the one of a Temple."""
    left = [sign for sign in SIGNS if sign not in oracle.signs.values()]
    oracle.signs[temple] = left[pick.below(len(left))]
    oracle.holders[temple] = player.seat


def impoverish(oracle: Oracle, pick: Rng) -> None:
    """Few tiles face down, few dice in the supply, few floors, little gold."""
    for pile in oracle.piles.values():
        for kind in list(pile.unseen):
            while pile.unseen[kind] and pick.below(6):
                pile.unseen[kind] -= 1
    if not pick.below(3):
        for colour in COLOURS:
            oracle.supply[colour] = min(oracle.supply[colour], int(pick.below(4)))
    if not pick.below(3):
        for card in oracle.cards:
            oracle.cards[card] *= int(pick.below(2))


def grow(oracle: Oracle, player: Player, pick: Rng) -> None:
    """Some tiles out of the piles, laid close together; bases, Advisors, older dice."""
    for _ in range(int(pick.below(9))):
        kinds = [kind for kind in KINDS if oracle.piles[KINDS[kind].colour].unseen[kind]]
        if not kinds:
            break
        kind = kinds[pick.below(len(kinds))]
        if "mage-tower" in kinds and not pick.below(4):
            kind = "mage-tower"
        oracle.piles[KINDS[kind].colour].unseen[kind] -= 1
        room = sorted(player.room(), key=lambda cell: (-company(player, cell), cell))
        player.city[room[pick.below(min(3, len(room)))]] = Tile(kind, not pick.below(4))
    player.bases += [None] * int(pick.below(MOST_BASES - len(player.bases) + 1))
    for colour in COLOURS:
        if colour not in player.advisors and not pick.below(4):
            player.advisors.append(colour)
    for die in player.dice():
        die.value = 1 + int(pick.below(CITIZEN_TOP))


def stretch(oracle: Oracle, player: Player, pick: Rng) -> None:
    """A double row of tiles from the Palace to the edge of the table."""
    down, right = ((0, 1), (0, -1), (1, 0), (-1, 0))[pick.below(4)]
    row, column = PALACE
    for _ in range(TABLE_EDGE // 2 + 1):
        for cell in ((row, column), (row + right, column + down)):
            kinds = [kind for kind in KINDS if oracle.piles[KINDS[kind].colour].unseen[kind]]
            if cell not in player.city and kinds:
                kind = kinds[pick.below(len(kinds))]
                oracle.piles[KINDS[kind].colour].unseen[kind] -= 1
                player.city[cell] = Tile(kind, not pick.below(4))
        row, column = row + down, column + right


def company(player: Player, cell: tuple[int, int]) -> int:
    """The most tiles in a block around a place."""
    row, column = cell
    corners = [(row - up, column - left) for up in (0, 1) for left in (0, 1)]
    return max(sum(part in player.city for part in block(corner)) for corner in corners)


def climb(oracle: Oracle, player: Player, pick: Rng) -> None:
    """Somewhere on the tracks, and with a Zodiac card now and then."""
    move(oracle.military, player.seat, int(pick.below(LAST_SPACE + 1)))
    for temple in TEMPLES:
        move(oracle.steps[temple], player.seat, int(pick.below(TEMPLE_TOP + 1)))
        if not pick.below(4):
            bestow(oracle, player, temple, pick)


def scramble(oracle: Oracle, pick: Rng) -> None:
    """A last round after any game whatever: everything that counts lies anyhow."""
    oracle.round = SOLO_ROUNDS if oracle.seats == 1 else int(oracle.options["last_round"])
    for player in oracle.players:
        for _ in range(3):
            grow(oracle, player, pick)
        climb(oracle, player, pick)
        player.goods["gold"] = int(pick.below(12))
        player.towers = {colour: 1 + int(pick.below(7)) for colour in COLOURS}
        for source in ("military", "buildings", "districts"):
            player.earned[source] = int(pick.below(4)) * int(pick.below(40))
        for seat in player.blocks():
            if pick.below(2):
                colour = COLOURS[pick.below(len(COLOURS))]
                player.seats[seat] = (colour, 1 + int(pick.below(CITIZEN_TOP)))
    if not pick.below(4):
        oracle.cards = dict.fromkeys(oracle.cards, 0)
    if not pick.below(4):
        for colour in COLOURS[int(pick.below(2)) :: 2]:
            oracle.floors[colour] = 0
    if not pick.below(6):
        oracle.supply = Counter(dict.fromkeys(COLOURS, 0))
        oracle.row = oracle.row[: int(pick.below(6))]
    if not pick.below(4):
        for temple in TEMPLES:
            move(oracle.steps[temple], int(pick.below(oracle.seats)), TEMPLE_TOP)
    if not pick.below(4):  # nearly the same for all: ties
        first = oracle.players[0]
        for player in oracle.players[1:]:
            player.goods, player.towers = dict(first.goods), dict(first.towers)
            player.earned, player.seats = Counter(first.earned), {}
            player.advisors = list(first.advisors)
            for temple in TEMPLES:
                move(oracle.steps[temple], player.seat, oracle.step(first, temple))
        first.seats = {}
