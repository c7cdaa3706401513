"""What no picture of Teotihuacan names: where things lie in the cities; stacks, piles, reserve."""

from ziggurat.core.bits import members
from ziggurat.core.rules import NOBODY
from ziggurat.games.teotihuacan.components import (
    BOARD_ROWS,
    COLOUR_IDS,
    COLOURS,
    KINDS,
    MASK_COLOUR_IDS,
    MASK_LETTERS,
    MOST_DISCS,
    NOTHING,
    PYRAMID,
    SPACES,
    TILES,
    WORSHIP_IDS,
    WORSHIPS,
)
from ziggurat.games.teotihuacan.facts import squares
from ziggurat.games.teotihuacan.geometry import CITY, COVERS, COVERS_LOW
from ziggurat.games.teotihuacan.state import (
    IN_BOX,
    IN_RESERVE,
    PYRAMID_COLOURS,
    Teotihuacan,
    row_of_laid,
    seat_of_laid,
    tile_of_laid,
)
from ziggurat.games.teotihuacan.view import names
from ziggurat.games.teotihuacan.view.plan import square_name
from ziggurat.games.teotihuacan.view.reckoning import cubes_in
from ziggurat.i18n.messages import Words
from ziggurat.views.screen_reader import counted, says


def undrawn(seen: Teotihuacan, seat: int, words: Words) -> list[tuple[str, list[str]]]:
    """The turn, then city by city, then what all share."""
    mine, seats = 0 if seat == NOBODY else seat, seen.seats
    owners = [(mine + n) % seats for n in range(seats)]
    return [
        (words.say("aloud-turn"), _turn(seen, words)),
        *(
            (words.say("region-city-of", player=words.player(owner)), _city(seen, owner, words))
            for owner in owners
        ),
        (words.say("text-stacks"), _stacks(seen, words)),
        (words.say("aloud-piles"), _piles(seen, words)),
        (words.say("aloud-reserve"), _tiles(seen, IN_RESERVE, words)),
        (words.say("aloud-box"), _tiles(seen, IN_BOX, words)),
    ]


def _turn(seen: Teotihuacan, words: Words) -> list[str]:
    """The action space in use, its Power, and the bonus disc still to be used."""
    where = "–" if seen.space == NOTHING else names.space_name(seen.space)
    lines = [words.say("aloud-power", space=where, power=seen.power)]
    return lines if seen.bonus == NOTHING else [*lines, names.bonus(seen.bonus, words)]


def _city(seen: Teotihuacan, owner: int, words: Words) -> list[str]:
    """Tiles, cubes, masks printed on the board, pyramid, and stored tiles."""
    lines = []
    for laid in (one for one in seen.laid if seat_of_laid(one) == owner):
        row = row_of_laid(laid)
        covered = squares(COVERS[row], COVERS_LOW[row])
        name = names.tile(tile_of_laid(laid), words)
        lines += says(name, map(square_name, covered), words)
    for kind in range(KINDS):
        cubes = map(square_name, cubes_in(seen, owner, kind))
        lines += says(names.material(kind, words), cubes, words)
    printed = BOARD_ROWS[seen.boards[owner]]
    for letter, colour in zip(MASK_LETTERS, MASK_COLOUR_IDS, strict=True):
        there = (
            square_name(square)
            for square, (row, column) in enumerate(CITY)
            if printed[row][column] == letter
        )
        lines += says(words.say("aloud-masks", colour=colour), there, words)
    for tile in range(PYRAMID_COLOURS):
        spots = members(seen.pyramids[PYRAMID_COLOURS * owner + tile])
        lines += says(_pyramid(tile, words), (names.spot(spot, words) for spot in spots), words)
    kept = list(seen.worship[WORSHIPS * owner : WORSHIPS * (owner + 1)])
    lines += says(words.say("aloud-worship"), counted(_worships(words), kept, words), words)
    taken = (names.mask(mask, words) for mask in members(seen.taken[owner]))
    lines += says(words.say("aloud-taken"), taken, words)
    starting = (_pyramid(tile, words) for tile in members(seen.starting[owner]))
    lines += says(words.say("aloud-starting"), starting, words)
    passed = [words.say("aloud-passed", player=words.player(owner))]
    return [*lines, *(passed if seen.passed >> owner & 1 else [])]


def _pyramid(colour: int, words: Words) -> str:
    """A tile of the pyramid; after the three colours comes the white centre."""
    if colour < COLOURS:
        return names.tile(PYRAMID + colour, words)
    return names.pyramid_tile("white", words)


def _worships(words: Words) -> list[str]:
    return [names.worship(tile, words) for tile in range(len(WORSHIP_IDS))]


def _stacks(seen: Teotihuacan, words: Words) -> list[str]:
    """Each action space: its bonus disc, and whose discs lie on it, the lowest first."""
    lines = []
    for space in range(SPACES):
        if seen.bonuses[space] == NOTHING:
            continue
        owners = [seen.stacks[MOST_DISCS * space + n] for n in range(MOST_DISCS)]
        discs = [names.player(seen, owner, words) for owner in owners if owner != NOTHING]
        bonus = names.bonus(seen.bonuses[space], words)
        lines += says(names.space_name(space), [bonus, *discs], words)
    return lines


def _piles(seen: Teotihuacan, words: Words) -> list[str]:
    """The worship tiles of each colour that are hidden, and those known to lie at the bottom."""
    lines = []
    for colour, name in enumerate(COLOUR_IDS):
        pile = seen.pile(colour)
        title = words.say("worship-pile", colour=name)
        lines += says(title, counted(_worships(words), pile.middle.counts, words), words)
        below = (names.worship(tile, words) for tile in pile.below)
        lines += says(words.say("aloud-below", pile=title), below, words)
    return lines


def _tiles(seen: Teotihuacan, place: int, words: Words) -> list[str]:
    """How many of each tile lie in a place."""
    there = [seen.stock[TILES * place + tile] for tile in range(TILES)]
    return counted([names.tile(tile, words) for tile in range(TILES)], there, words)
