"""Names of the things on the table of Teotihuacan: tiles, discs, masks, squares, players."""

from collections.abc import Sequence

from ziggurat.games.teotihuacan.components import (
    BONUS_IDS,
    BUILDINGS,
    COLOUR_IDS,
    KINDS,
    MASK_COLOUR_IDS,
    MASK_POINTS,
    MASKS_OF_A_COLOUR,
    MATERIAL,
    MATERIAL_IDS,
    NOTHING,
    PYRAMID,
    REWARD_IDS,
    SIDE_IDS,
    SIZE,
    SPACE_IDS,
    TEMPLE,
    WORSHIP_IDS,
)
from ziggurat.games.teotihuacan.geometry import DISTRICT_IDS, SPOT_IDS
from ziggurat.games.teotihuacan.state import RIVAL, Teotihuacan
from ziggurat.games.teotihuacan.view.plan import level_of
from ziggurat.games.teotihuacan.view.reckoning import laid_in
from ziggurat.i18n.messages import Words


def player(seen: Teotihuacan, number: int, words: Words) -> str:
    """First player; in the solo variant the second is the Rival."""
    if seen.is_solo() and number == RIVAL:
        return words.say("the-rival")
    return words.player(number)


def capital(text: str) -> str:
    """A name that starts a line or stands alone."""
    return text[:1].upper() + text[1:]


def tile(number: int, words: Words) -> str:
    """Size-2 wood building, Green temple, Red pyramid tile."""
    return capital(tile_within(number, words))


def tile_within(number: int, words: Words) -> str:
    """A tile inside a sentence: size-2 wood building."""
    if number < BUILDINGS:
        return words.say("building", material=MATERIAL_IDS[MATERIAL[number]], size=SIZE[number])
    if number < PYRAMID:
        return words.say("temple", colour=COLOUR_IDS[number - TEMPLE])
    return words.say("pyramid-tile", colour=COLOUR_IDS[number - PYRAMID])


def pyramid_tile(colour: str, words: Words) -> str:
    """A pyramid tile of one of the colours, or the white one."""
    return capital(words.say("pyramid-tile", colour=colour))


def lot(number: int, count: int, words: Words) -> str:
    """A tile of the market, and how many there are."""
    if number < BUILDINGS:
        material, size = MATERIAL_IDS[MATERIAL[number]], SIZE[number]
        return words.say("lot-building", material=material, size=size, count=count)
    return words.say("lot", tile=tile(number, words), count=count)


def material(kind: int, words: Words) -> str:
    """Wood, stone or gold."""
    return words.say("material", kind=MATERIAL_IDS[kind])


def cubes(kind: int, count: int, words: Words) -> str:
    """3 wood."""
    return words.say("cubes", kind=MATERIAL_IDS[kind], count=count)


def goods(kind: int, number: int, words: Words) -> str:
    """3 wood, 1 disc, 1 green worship tile."""
    if kind < KINDS:
        return cubes(kind, number, words)
    if kind == KINDS:
        return words.say("discs", count=number)
    return words.say("worship-tiles", colour=COLOUR_IDS[kind - KINDS - 1], count=number)


def worship(number: int, words: Words) -> str:
    """What a worship tile is called."""
    return words.say("worship", tile=WORSHIP_IDS[number])


def shown(seen: Teotihuacan, place: int, words: Words) -> str:
    """A face-up worship tile, or a pile in the set-up."""
    found, colour = seen.shown[place], COLOUR_IDS[place // 2]
    if found == NOTHING:
        return words.say("worship-pile", colour=colour)
    return worship(found, words)


def mask(number: int, words: Words) -> str:
    """A mask tile with its points."""
    colour = MASK_COLOUR_IDS[number // MASKS_OF_A_COLOUR]
    return words.say("mask", colour=colour, points=MASK_POINTS[number])


def mask_pile(colour: int, left: Sequence[int], words: Words) -> str:
    """The masks of a colour that are left."""
    values = ", ".join(str(MASK_POINTS[one]) for one in left)
    return words.say("mask-pile", colour=MASK_COLOUR_IDS[colour], values=values or "–")


def bonus(number: int, words: Words) -> str:
    """A bonus disc."""
    return words.say("bonus", bonus=BONUS_IDS[number])


def reward(number: int, words: Words) -> str:
    """A reward of the base."""
    return words.say("reward", reward=REWARD_IDS[number])


def side(number: int, words: Words) -> str:
    """A side of the player board."""
    return words.say("side", side=SIDE_IDS[number])


def district(number: int, words: Words) -> str:
    """A District."""
    return words.say("district", district=DISTRICT_IDS[number])


def spot(number: int, words: Words) -> str:
    """A space of the pyramid: Level 1, north-west."""
    return capital(spot_within(number, words))


def spot_within(number: int, words: Words) -> str:
    """A space of the pyramid inside a sentence: level 1, north-west."""
    where = SPOT_IDS[number].rpartition("-")[2]
    return words.say("spot", level=level_of(number), where=where)


def space_name(number: int) -> str:
    """A1."""
    return SPACE_IDS[number].upper()


def space(seen: Teotihuacan, number: int, words: Words) -> str:
    """An action space: its bonus while no disc covers it, else the height of its stack."""
    height = seen.height(number)
    found = bonus(seen.bonuses[number], words)
    return words.say("space", space=space_name(number), height=height, bonus=found)


def city(seen: Teotihuacan, owner: int, title: str, words: Words) -> str:
    """A city in one line, for screen readers."""
    laid = laid_in(seen, owner)
    buildings = sum(1 for one in laid if one.tile < BUILDINGS)
    return words.say(
        "city",
        title=title,
        side=side(seen.sides[owner], words),
        buildings=buildings,
        temples=len(laid) - buildings,
    )


def standing(seen: Teotihuacan, seat: int, words: Words) -> str:
    """What a player can act with, in few letters: the goods are shown beside it."""
    passed = "yes" if seen.passed >> seat & 1 else "no"
    return words.say("standing", passed=passed, discs=seen.ready[seat])
