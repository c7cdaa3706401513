"""What The Architects of Amytis says: prompts, names, rules, log lines, the final count."""

import re
from collections.abc import Sequence

from ziggurat.core.bits import count
from ziggurat.core.choices import place as place_of
from ziggurat.core.events import Event
from ziggurat.games.amytis.components import (
    BOTTOM_ROW,
    BUILDING_IDS,
    COLOUR_IDS,
    COLOURS,
    FAVOUR_IDS,
    PAWNS,
    PROJECT_IDS,
    PROJECTS,
    SIDES,
    TILE_IDS,
)
from ziggurat.games.amytis.game import GAME
from ziggurat.games.amytis.state import Amytis
from ziggurat.i18n.messages import Words

COLOUR_OF_LETTER = {name[0].upper(): name for name in COLOUR_IDS}
SEATS = range(2)
OWNED_SITE = re.compile(r"s(\d)-site-(\d)")  # of a city


def a_tile(tile: int, words: Words) -> str:
    """A tile inside a sentence: a green Garden."""
    return _tile("a-tile", tile, words)


def tile_name(tile: int, words: Words) -> str:
    """A tile by itself: Garden, green."""
    return _tile("tile", tile, words)


def _tile(message: str, tile: int, words: Words) -> str:
    building, colour = BUILDING_IDS[tile // COLOURS], COLOUR_IDS[tile % COLOURS]
    return words.say(message, building=building, colour=colour)


def place_name(place: int, words: Words) -> str:
    """One of nine places: row 1, column 2."""
    return words.say("place-in-grid", row=place // 3 + 1, column=place % 3 + 1)


def pattern_name(card: int, words: Words) -> str:
    """The colours of a project, row by row."""
    rows = [
        " ".join(
            words.say("colour", colour=COLOUR_OF_LETTER[letter])
            if letter in COLOUR_OF_LETTER
            else words.say("any-colour")
            for letter in row
        )
        for row in PROJECTS[card]["pattern"]
    ]
    return " / ".join(rows)


def card_name(message: str, card: int, words: Words) -> str:
    """A project with what it pays, in one of the sentences about cards."""
    points = PROJECTS[card]["points"]
    return words.say(message, pattern=pattern_name(card, words), points=points)


def standing(seen: Amytis, seat: int, words: Words) -> str:
    """What matters of a player: 4 projects, 3 pawns."""
    done, pawns = count(seen.validated[seat]), PAWNS - seen.pawns_placed(seat)
    return words.say("standing", projects=done, pawns=pawns)


def building_name(building: int, words: Words) -> str:
    """Garden, Market..."""
    return words.say("building", building=BUILDING_IDS[building])


def side_of(seen: Amytis, building: int) -> str:
    """Which side of a building's card is in play."""
    return SIDES[seen.sides >> building & 1]


def effect_of(seen: Amytis, building: int, words: Words) -> str:
    """What a building scores in this game."""
    return effect_text(building, side_of(seen, building), words)


def effect_text(building: int, side: str, words: Words) -> str:
    """What one side of a building's card says."""
    return words.say(f"effect-{BUILDING_IDS[building]}-{side}")


def question(seen: Amytis, words: Words) -> str:
    """What is asked of the seat that has to choose."""
    asking = GAME.asking(seen)
    if asking == "laying":
        return words.say("prompt-laying", tile=a_tile(seen.hand, words))
    if asking == "palace":
        verbs = {text.partition(":")[0] for text in map(GAME.catalogue.text, GAME.choices(seen))}
        kinds = ["project"] * bool(verbs - {"points"}) + ["points"] * ("points" in verbs)
        return words.say("prompt-palace", open="-".join(kinds))
    return words.say(f"prompt-{asking}")


def label(text: str, seen: Amytis, words: Words) -> str:
    """The name of a choice."""
    verb, target = text.partition(":")[0], place_of(text)
    match verb:
        case "take":
            return _take_label(int(target[-1]), seen, words)
        case "lay":
            return _lay_label(int(target[-1]), seen, words)
        case "project":
            return card_name("choice-project", PROJECT_IDS.index(target), words)
        case "deal":
            pattern = pattern_name(PROJECT_IDS.index(target), words)
            return words.say("choice-deal", pattern=pattern)
        case "reveal":
            return words.say("choice-reveal", tile=a_tile(TILE_IDS.index(target), words))
        case "favour":
            return words.say(f"favour-{target}")
        case "points":
            done = sum(int(mask).bit_count() for mask in seen.validated)
            return words.say("choice-points", points=done)
        case _:
            return words.say(f"choice-{verb}")


def _take_label(pile: int, seen: Amytis, words: Words) -> str:
    place = place_name(pile, words)
    return words.say("choice-take", tile=a_tile(seen.tops[pile], words), place=place)


def _lay_label(site: int, seen: Amytis, words: Words) -> str:
    seat, place = GAME.to_move(seen), place_name(site, words)
    height = seen.height(seat, site)
    if not height:
        return words.say("choice-lay", place=place)
    covered = a_tile(seen.tile_on(seat, site), words)
    return words.say("choice-lay-over", tile=covered, height=height, place=place)


def help_text(place: str, seen: Amytis, words: Words) -> str:
    """The rule that goes with a place of the table, or with a choice that has none."""
    kind, _, number = place.rpartition("-")
    if place in FAVOUR_IDS:
        return words.say("help-favour")
    if kind == "building":
        return _building_help(BUILDING_IDS.index(number), seen, words)
    if kind == "pile":
        tile = seen.tops[int(number)]
        return words.say("help-pile") if tile < 0 else _building_help(tile // COLOURS, seen, words)
    if owned := OWNED_SITE.fullmatch(place):
        tile = seen.tile_on(int(owned[1]), int(owned[2]))
        return "" if tile < 0 else _building_help(tile // COLOURS, seen, words)
    if kind == "site":
        return "" if seen.hand < 0 else _building_help(seen.hand // COLOURS, seen, words)
    if kind == "hand":
        holds = seen.hand >= 0 and int(number) == GAME.to_move(seen)
        return _building_help(seen.hand // COLOURS, seen, words) if holds else ""
    if kind in ("card", "reserve", "pawns"):
        return words.say(f"help-{kind}")
    return words.say(f"help-{place}") if place in ("deck", "points") else ""


def _building_help(building: int, seen: Amytis, words: Words) -> str:
    name, effect = building_name(building, words), effect_of(seen, building, words)
    return words.say("help-building", building=name, effect=effect)


def sentence(event: Event, names: Sequence[str], words: Words) -> str:
    """The line an event gets in the log."""
    name = names[event.seat] if event.seat < len(names) else ""
    message = f"event-{event.kind}"
    match event.kind:
        case "took" | "revealed":
            tile, where = a_tile(event["tile"], words), place_name(event["pile"], words)
            return words.say(message, name=name, tile=tile, place=where)
        case "laid":
            tile, where = a_tile(event["tile"], words), place_name(event["site"], words)
            return words.say(message, name=name, tile=tile, place=where)
        case "scored":
            building = building_name(event["building"], words)
            return words.say(message, name=name, points=event["points"], building=building)
        case "gained" | "dealt" | "validated" | "refilled":
            pattern, points = pattern_name(event["card"], words), PROJECTS[event["card"]]["points"]
            return words.say(message, name=name, pattern=pattern, points=points)
        case "favoured":
            favour = words.say(f"favour-{FAVOUR_IDS[event['space']]}")
            return words.say(message, name=name, favour=favour)
        case "counted" | "recalled" | "last-turn":
            return words.say(message, name=name, **event.numbers())
        case _:
            return ""


def favour_name(space: int, seen: Amytis, words: Words) -> str:
    """A favour with who holds it."""
    favour = words.say(f"favour-{FAVOUR_IDS[space]}")
    if space == BOTTOM_ROW:
        first, second = seen.bottom
        one, other = map(words.player, SEATS)
        return words.say(
            "favour-row", favour=favour, one=one, first=first, other=other, second=second
        )
    owner = favour_owner(space, seen)
    if owner is None:
        return words.say("favour-free", favour=favour)
    return words.say("favour-held", favour=favour, player=words.player(owner))


def favour_owner(space: int, seen: Amytis) -> int | None:
    """Who holds a column of the favour board."""
    return next((seat for seat in SEATS if seen.favours[seat] >> space & 1), None)
