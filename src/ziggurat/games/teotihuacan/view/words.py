"""What Teotihuacan says: prompts, names of choices, rules in short, the final count."""

from ziggurat.core.choices import place as place_of
from ziggurat.core.steps import a_of, b_of
from ziggurat.games.teotihuacan.accounts import ANY, due
from ziggurat.games.teotihuacan.boards import REWARD_AT
from ziggurat.games.teotihuacan.components import (
    ACTION_IDS,
    BOARD_IDS,
    BONUS_IDS,
    BUILDINGS,
    CARD_IDS,
    KINDS,
    MATERIAL,
    MATERIAL_IDS,
    MOST_DISCS,
    NOTHING,
    PYRAMID,
    REWARD_IDS,
    SHOWN_IDS,
    SIZE,
    SLOT,
    SPACE_IDS,
    SPACES_OF_A_ZONE,
    STONE,
    TILE_IDS,
    WOOD,
    WORSHIP_IDS,
    ZONES,
)
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.geometry import (
    BASE_SPOTS,
    DISTRICTS,
    PAIR_IDS,
    SPOT_IDS,
    SQUARE_IDS,
)
from ziggurat.games.teotihuacan.rules.temple import due_for
from ziggurat.games.teotihuacan.state import (
    FROM_DISTRICTS,
    SOURCE_IDS,
    Teotihuacan,
    tile_of_laid,
)
from ziggurat.games.teotihuacan.view import names
from ziggurat.games.teotihuacan.view.plan import square_name
from ziggurat.games.teotihuacan.view.reckoning import (
    covers,
    in_hand,
    is_pyramid,
    pairs,
    row_of,
)
from ziggurat.i18n.messages import Words

PAIR_NUMBERS = {name: n for n, name in enumerate(PAIR_IDS)}  # a page may name a hundred of them
# What is done once or not at all; elsewhere "done" ends a repetition.
OPTIONAL = ("bonus", "constructing", "influencing", "indicating", "sized", "producing", "returning")
SQUARE_NUMBERS = {name: n for n, name in enumerate(SQUARE_IDS)}


def question(seen: Teotihuacan, words: Words) -> str:
    """What is asked of the seat that has to choose."""
    asking, now = str(GAME.asking(seen)), seen.top()
    message = f"prompt-{asking}"
    match asking:
        case "setting" | "spot":
            return words.say(message, tile=names.tile_within(a_of(now), words))
        case "half":
            bonus = "no" if seen.bonus == NOTHING else "yes"
            space = names.space_name(seen.space)
            return words.say(message, space=space, power=seen.power, bonus=bonus)
        case "building" | "constructing":
            return words.say(message, power=seen.power)
        case "temple" | "pyramid":
            free = "yes" if a_of(now) else "no"
            return words.say(message, power=seen.power, free=free)
        case "bonus":
            return words.say(message, bonus=names.bonus(seen.bonus, words))
        case "paying":
            account = a_of(now)
            named = due(account, WOOD) or due(account, STONE)
            return words.say(message, due=owed(account, words), gold="yes" if named else "no")
        case "indicating":
            return words.say(message, second="yes" if b_of(now) else "no")
        case "producing" | "replacing":
            laid = seen.laid[a_of(now)] if asking == "producing" else a_of(now)
            return words.say(message, tile=names.tile(tile_of_laid(laid), words))
        case "gift-square":
            return words.say(message, kind=MATERIAL_IDS[a_of(now)])
        case "sized":
            return words.say(message, size=a_of(now))
        case "repeating":
            return words.say(message, tile=names.worship(a_of(now), words))
        case _:
            return words.say(message)


def owed(account: int, words: Words) -> str:
    """Cubes of an account: 2 wood, 1 gold."""
    parts = [names.cubes(n, due(account, n), words) for n in range(KINDS) if due(account, n)]
    if due(account, ANY):
        parts.append(words.say("cubes-any", count=due(account, ANY)))
    return ", ".join(parts) or "–"


def label(text: str, seen: Teotihuacan, words: Words) -> str:
    """The name of a choice."""
    verb, target = text.partition(":")[0], place_of(text)
    message = f"choice-{verb}"
    match verb:
        case "discs":
            return _discs_label(target, seen, words)
        case "half":
            zone = seen.space // SPACES_OF_A_ZONE
            action = zone + (ZONES if target == "influence" else 0)
            name = target if seen.space == NOTHING else ACTION_IDS[action]
            return words.say(f"action-{name}")
        case "action":
            return words.say(f"action-{target}")
        case "bonus":
            if seen.bonus == NOTHING:
                return words.say(message)
            return words.say("choice-bonus-this", bonus=names.bonus(seen.bonus, words))
        case "take":
            return _take_label(TILE_IDS.index(target), seen, words)
        case "set":
            return _set_label(PAIR_NUMBERS[text.partition(":")[2]], seen, words)
        case "spot":
            return _spot_label(SPOT_IDS.index(target), seen, words)
        case "spend" | "cube":
            return _square_label(verb, SQUARE_NUMBERS[target], seen, words)
        case "kind":
            return words.say(message, kind=target)
        case "worship":
            return _worship_label(SHOWN_IDS.index(target), seen, words)
        case "offer" | "return" | "reveal":
            return words.say(message, tile=names.worship(WORSHIP_IDS.index(target), words))
        case "disc":
            return words.say(message, bonus=names.bonus(BONUS_IDS.index(target), words))
        case "board":
            return words.say(message, board=BOARD_IDS.index(target))
        case "card":
            return words.say(message, card=card(CARD_IDS.index(target), words))
        case "done" if GAME.asking(seen) in OPTIONAL:
            return words.say("choice-skip")
        case _:
            return words.say(message)


def card(number: int, words: Words) -> str:
    """A card of the Rival: a zone, and which stack of it."""
    zone, _, stack = CARD_IDS[number].partition("-")
    return words.say("card", zone=zone.upper(), stack=stack)


def _discs_label(target: str, seen: Teotihuacan, words: Words) -> str:
    name, _, discs = target.partition("-")
    space = SPACE_IDS.index(name)
    zone = space // SPACES_OF_A_ZONE
    return words.say(
        "choice-discs",
        count=int(discs),
        space=names.space_name(space),
        power=seen.height(space) + int(discs),
        construction=words.say(f"action-{ACTION_IDS[zone]}"),
        influence=words.say(f"action-{ACTION_IDS[zone + ZONES]}"),
    )


def _take_label(tile: int, seen: Teotihuacan, words: Words) -> str:
    name = names.tile(tile, words)
    if GAME.asking(seen) not in ("temple", "pyramid"):
        return words.say("choice-take", tile=name)
    account = due_for(seen, seen.top(), tile) if tile >= BUILDINGS else 0
    return words.say("choice-take-for", tile=name, due=owed(account, words))


def _set_label(pair: int, seen: Teotihuacan, words: Words) -> str:
    tile = in_hand(seen, GAME.to_move(seen)) if GAME.asking(seen) == "setting" else None
    if tile is None or is_pyramid(tile) or row_of(tile, pair) < 0:
        square, look = pairs()[pair]
        return words.say("choice-set", squares=f"{square_name(square)} ({look})")
    squares = " ".join(square_name(n) for n in covers(tile, pair))
    return words.say("choice-set", squares=squares)


def _spot_label(spot: int, seen: Teotihuacan, words: Words) -> str:
    name, seat = names.spot(spot, words), GAME.to_move(seen)
    if not 0 <= seat < seen.seats:
        return words.say("choice-spot", spot=name)
    if spot < BASE_SPOTS:
        reward = REWARD_AT[BASE_SPOTS * seen.boards[seat] + spot]
        return words.say("choice-spot-reward", spot=name, reward=names.reward(reward, words))
    return words.say("choice-spot", spot=name)


def _square_label(verb: str, square: int, seen: Teotihuacan, words: Words) -> str:
    seat = GAME.to_move(seen)
    lies = seen.cube_on(seat, square) if 0 <= seat < seen.seats else NOTHING
    name = square_name(square)
    if lies == NOTHING:
        return words.say(f"choice-{verb}", square=name)
    return words.say(f"choice-{verb}-over", square=name, kind=MATERIAL_IDS[lies])


def _worship_label(place: int, seen: Teotihuacan, words: Words) -> str:
    tile, twin = names.shown(seen, place, words), seen.shown[place ^ 1]
    if seen.shown[place] != twin or twin == NOTHING:
        return words.say("choice-worship", tile=tile)
    where = "slot" if place % 2 == SLOT else "pile"
    return words.say("choice-worship-twin", tile=tile, where=where)


def help_text(place: str, seen: Teotihuacan, words: Words) -> str:
    """The rule that goes with a place of the table."""
    space, _, number = place.partition("-")
    if place in WORSHIP_IDS:
        return words.say("help-worship", tile=place)
    if place in SHOWN_IDS:
        tile = seen.shown[SHOWN_IDS.index(place)]
        if tile == NOTHING:
            return words.say("help-pile")
        return words.say("help-worship", tile=WORSHIP_IDS[tile])
    if (tile_id := place.removeprefix("lot-")) in TILE_IDS:
        return tile_help(TILE_IDS.index(tile_id), words)
    if place in SPOT_IDS:
        return _spot_help(SPOT_IDS.index(place), seen, words)
    if space in SPACE_IDS:
        return _space_help(SPACE_IDS.index(space), seen, words) or _stack_help(number, words)
    if place == "bonus" and seen.bonus != NOTHING:
        return words.say("help-bonus", bonus=BONUS_IDS[seen.bonus])
    if space in ("masks", "discs"):
        return words.say(f"help-{space}")
    if space == "held":
        held = in_hand(seen, int(number))
        return "" if held is None else tile_help(held, words)
    message = f"help-{place}"
    return words.say(message) if words.has(message) else ""


def tile_help(tile: int, words: Words) -> str:
    """What a tile costs and brings."""
    if tile < BUILDINGS:
        kind = MATERIAL_IDS[MATERIAL[tile]]
        return words.say("help-tile-building", size=SIZE[tile], kind=kind)
    if tile < PYRAMID:
        return words.say("help-tile-temple", tile=TILE_IDS[tile])
    return words.say("help-tile-pyramid")


def _spot_help(spot: int, seen: Teotihuacan, words: Words) -> str:
    if spot >= BASE_SPOTS:
        return words.say("help-level")
    seat = GAME.to_move(seen)
    owner = seat if 0 <= seat < seen.seats else 0
    reward = REWARD_AT[BASE_SPOTS * seen.boards[owner] + spot]
    return words.say("help-reward", reward=REWARD_IDS[reward])


def _space_help(space: int, seen: Teotihuacan, words: Words) -> str:
    """What the bonus disc of a space does, while no disc covers it."""
    bonus = seen.bonuses[space]
    if bonus == NOTHING or seen.stacks[MOST_DISCS * space] != NOTHING:
        return ""
    return words.say("help-bonus", bonus=BONUS_IDS[bonus])


def _stack_help(discs: str, words: Words) -> str:
    """What the discs on a space are for; a choice of discs tells its Power itself."""
    return "" if discs else words.say("help-stack")


def sources(words: Words) -> list[str]:
    """What scores during the game, then District by District."""
    kinds = [name for source, name in enumerate(SOURCE_IDS) if source != FROM_DISTRICTS]
    districts = [names.district(n, words) for n in range(DISTRICTS)]
    return [*(words.say(f"count-{name}") for name in kinds), *districts]
