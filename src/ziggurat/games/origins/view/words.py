"""What Origins says: prompts, names of choices, rules in short, the final count."""

from ziggurat.core.bits import members
from ziggurat.core.choices import place as place_of
from ziggurat.core.steps import a_of, b_of
from ziggurat.games.origins.components import (
    ACTION_IDS,
    BASE_IDS,
    BASIC_IDS,
    BONUS_IDS,
    BOTTOM,
    COLOUR_IDS,
    DISTRICT_IDS,
    DRAFT_IDS,
    FIRST_SPEAKER,
    GOODS,
    KIND_IDS,
    MARKET_IDS,
    NO_DIE,
    NOTHING,
    OF_CHOICE,
    PARTS,
    PERKS,
    RECRUIT_IDS,
    RESERVE_IDS,
    SHIP_IDS,
    SIGN_IDS,
    SITE_IDS,
    SLOT_IDS,
    SPEAKER_IDS,
    SUPPLY_IDS,
    TEMPLE_IDS,
    TOP_GAIN,
    TOWER_IDS,
    WAY_IDS,
    WORKER_IDS,
)
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.geometry import CELL_IDS, SEAT_IDS
from ziggurat.games.origins.payments import building_wisdom, recruit_wisdom
from ziggurat.games.origins.rules.citizens import FREE
from ziggurat.games.origins.rules.visit import toll
from ziggurat.games.origins.state import (
    Origins,
)
from ziggurat.games.origins.verbs import (
    ADVANCE,
    AS,
    ATTACK,
    CLOSE,
    DO,
    DONE,
    POPULATION,
    RAISE,
    WORKER,
)
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.log import kind_of
from ziggurat.games.origins.view.reckoning import (
    die,
    fitting,
    fitting_with,
    in_hand,
    open_targets,
    tile_name,
)
from ziggurat.i18n.messages import Words

CELL_NUMBERS = {name: n for n, name in enumerate(CELL_IDS)}  # a city may grow in many places
SEAT_NUMBERS = {name: n for n, name in enumerate(SEAT_IDS)}
PILE_IDS = [f"pile-{colour}" for colour in COLOUR_IDS]
FLOOR_IDS = [f"floors-{colour}" for colour in COLOUR_IDS]

GOLD = GOODS - 1


def question(seen: Origins, words: Words) -> str:
    """What is asked of the seat that has to choose."""
    asking, now, seat = str(GAME.asking(seen)), seen.top(), GAME.to_move(seen)
    message, first = f"prompt-{asking}", a_of(now)
    match asking:
        case "acting":
            return _acting(seen, words)
        case "visiting":
            return words.say(message, worker=worker(seen, seat, first, words))
        case "choosing":
            return _choosing(seen, b_of(now), words)
        case "joker":
            kind, amount = first % GOODS, first // GOODS
            return words.say(message, goods=names.goods(kind, amount, words))
        case "gaining":
            kinds = " / ".join(names.good(kind, words) for kind in members(first))
            return words.say(message, count=b_of(now), kinds=kinds)
        case "warring":
            return words.say(message, may=_may(seen), spaces=first)
        case "climbing":
            return words.say(message, steps=first)
        case "way":
            tile = words.say("building", tile=in_hand(seen, seat) or "farm")
            return words.say(message, tile=tile, ways=words.say("ways", ways=_ways(seen)))
        case "laying":
            tile = words.say("building", tile=in_hand(seen, seat) or "farm")
            return words.say(message, tile=tile)
        case "using":
            tile = tile_name(seen.tile_at(seat, first))
            return words.say(message, tile=words.say("building", tile=tile))
        case "recruiting":
            return words.say(message, free="yes" if first == FREE else "no")
        case _:
            return words.say(message)


def _acting(seen: Origins, words: Words) -> str:
    """The actions that are possible now."""
    verbs = [verb for verb in (WORKER, CLOSE, RAISE, POPULATION) if open_targets(seen, verb)]
    if not verbs:
        return words.say("prompt-acting-pass")
    acts = ", ".join(words.say("act", act=verb.name) for verb in verbs)
    return words.say("prompt-acting", acts=_capital(acts))


def _choosing(seen: Origins, site: int, words: Words) -> str:
    """What can be done at a meeting place, or done as well."""
    if open_targets(seen, DONE):
        return words.say("prompt-choosing-more", site=site + 1)
    parts = [one % PARTS for one in open_targets(seen, DO)]
    bonus = "yes" if PARTS - 1 in parts else "no"
    return words.say("prompt-choosing", site=site + 1, bonus=bonus)


def _ways(seen: Origins) -> str:
    """As what a tile can be laid."""
    found = [WAY_IDS[one] for one in open_targets(seen, AS)]
    if len(found) == len(WAY_IDS):
        return "all"
    return next(way for way in ("cover", "building", "farm") if way in found)


def _may(seen: Origins) -> str:
    """Advance, attack, or either."""
    if not open_targets(seen, ADVANCE):
        return "attack"
    return "both" if open_targets(seen, ATTACK) else "advance"


def worker(seen: Origins, seat: int, number: int, words: Words) -> str:
    """A worker of a seat."""
    match kind_of(number):
        case "freeman":
            return names.base(seen, seat, number, words)
        case "archon":
            return words.say("the-archon")
        case _:
            return names.speaker(seen, number - FIRST_SPEAKER, words)


def label(text: str, seen: Origins, words: Words) -> str:
    """The name of a choice."""
    verb, target = text.partition(":")[0], place_of(text)
    mover = GAME.to_move(seen)
    seat = mover if 0 <= mover < seen.seats else 0
    return (
        _of_a_turn(verb, target, seen, seat, words)
        or _of_tiles(verb, target, seen, seat, words)
        or _of_chance(verb, target, words)
        or words.say(f"choice-{verb}")
    )


def _of_a_turn(verb: str, target: str, seen: Origins, seat: int, words: Words) -> str:
    """Workers, places, goods, dice."""
    message = f"choice-{verb}"
    match verb:
        case "worker":
            number = WORKER_IDS.index(target)
            name = worker(seen, seat, number, words)
            return words.say(message, worker=kind_of(number), name=name)
        case "visit":
            return _visit(seen, seat, SITE_IDS.index(target), words)
        case "do":
            return _do(target, seen, words)
        case "gold":
            return _gold(int(target), seen, words)
        case "gain" | "spend":
            return words.say(message, good=names.good(BASIC_IDS.index(target), words))
        case "climb":
            return words.say(message, temple=names.temple(TEMPLE_IDS.index(target), words))
        case "recruit":
            return words.say(message, recruit=_recruit(seen, seat, target, words))
        case "speaker":
            number = SPEAKER_IDS.index(target)
            return words.say(message, speaker=names.speaker(seen, number, words))
        case "die":
            citizen = names.base(seen, seat, BASE_IDS.index(target), words)
            return words.say(message, citizen=citizen)
        case "draft":
            return words.say(message, citizen=names.drafted(seen, DRAFT_IDS.index(target), words))
        case "colour":
            return words.say(message, colour=COLOUR_IDS[SUPPLY_IDS.index(target)])
        case "reset" | "turn":
            return words.say(message, number=SHIP_IDS.index(target) + 1)
        case "raise":
            colour = TOWER_IDS.index(target)
            gold = names.towers_of(seen, seat)[colour]
            return words.say(message, colour=COLOUR_IDS[colour], gold=gold)
        case "population":
            return words.say(message, food=names.next_base(seen, seat))
        case _:
            return ""


def _visit(seen: Origins, seat: int, site: int, words: Words) -> str:
    """A meeting place with what it offers, and what the worker pays."""
    shown: dict[str, str | int] = {
        "number": site + 1,
        "top": gains(site, words),
        "bottom": words.say("action", action=ACTION_IDS[BOTTOM[site]]),
    }
    due = 0
    if GAME.asking(seen) == "visiting":
        due = toll(seen, seat, a_of(seen.top()), site)
    if due:
        return words.say("choice-visit-toll", wisdom=due, **shown)
    return words.say("choice-visit", **shown)


def gains(site: int, words: Words) -> str:
    """What the upper action of a place brings."""
    first = PERKS * site
    parts = [
        names.goods(kind, TOP_GAIN[first + kind], words)
        for kind in range(GOODS)
        if TOP_GAIN[first + kind]
    ]
    if TOP_GAIN[first + OF_CHOICE]:
        parts.append(words.say("good", good="any"))
    return ", ".join(parts)


def _do(target: str, seen: Origins, words: Words) -> str:
    """An action of a meeting place."""
    if target == "pisces":
        return words.say("choice-do-pisces")
    site, part = divmod(DO.targets.index(target), PARTS)
    if part == 0:
        return words.say("choice-do", part="top", what=gains(site, words))
    if part == 1:
        action = words.say("action", action=ACTION_IDS[BOTTOM[site]])
        return words.say("choice-do", part="bottom", what=_capital(action))
    colour = seen.bonuses[site]
    name = "yellow" if colour == NOTHING else COLOUR_IDS[colour]
    return words.say("choice-do", part="bonus", what=words.say("bonus", colour=name))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _gold(gold: int, seen: Origins, words: Words) -> str:
    """A payment: so much in gold, the rest in kind."""
    due = 0
    if GAME.asking(seen) == "joker":
        due = a_of(seen.top())
    kind, rest = due % GOODS, due // GOODS - gold
    said = names.goods(kind, max(rest, 0), words)
    return words.say("choice-gold", gold=gold, kind="some" if rest > 0 else "none", rest=said)


def _recruit(seen: Origins, seat: int, target: str, words: Words) -> str:
    """A Citizen, and its Wisdom unless it is free."""
    space = RECRUIT_IDS.index(target)
    found = seen.recruits[space]
    if found == NO_DIE:
        return words.say("site", number=space + 1)
    one = names.citizen(die(found), words)
    free = GAME.asking(seen) == "recruiting" and a_of(seen.top()) == FREE
    wisdom = 0 if free else recruit_wisdom(seen, seat, space)
    return words.say("recruit", citizen=one, wisdom=wisdom)


def _of_tiles(verb: str, target: str, seen: Origins, seat: int, words: Words) -> str:
    """Buildings, Districts, cards."""
    message = f"choice-{verb}"
    match verb:
        case "pick":
            return words.say(message, lot=_lot(seen, seat, target, words))
        case "as":
            return words.say(message, way=target)
        case "build":
            return _build(seen, seat, CELL_NUMBERS[target], words)
        case "use":
            cell = CELL_NUMBERS[target]
            tile = words.say("building", tile=names.tile_at(seen, seat, cell))
            return words.say(message, tile=tile, where=names.where(cell, words))
        case "close":
            return _close(seen, seat, SEAT_NUMBERS[target], words)
        case "card":
            return words.say(message, district=_card(seen, seat, target, words))
        case _:
            return ""


def _lot(seen: Origins, seat: int, target: str, words: Words) -> str:
    """A tile that can be built, and its price for this seat."""
    if target in RESERVE_IDS:
        tile = names.building(RESERVE_IDS.index(target), words)
        return words.say("set-aside", tile=tile)
    space = MARKET_IDS.index(target)
    if seen.market[space] == NOTHING:
        return words.say("building", tile="farm")
    if GAME.asking(seen) != "building":
        return names.building(seen.market[space], words)
    return names.lot(seen, space, words, building_wisdom(seen, seat, space))


def _build(seen: Origins, seat: int, cell: int, words: Words) -> str:
    """A place for a tile, and how many District cards it would fit there."""
    where = names.where(cell, words)
    held = in_hand(seen, seat) if GAME.asking(seen) == "laying" else None
    fits = 0 if held is None else len(fitting_with(seen, seat, cell, held))
    if fits:
        return words.say("choice-build-fits", where=where, count=fits)
    return words.say("choice-build", where=where)


def _close(seen: Origins, seat: int, corner: int, words: Words) -> str:
    """A seat of power, its four tiles, the best card they fit."""
    tiles = names.around(seen, seat, corner, words)
    where = names.where_seat(corner, words)
    slots = fitting(seen, seat, corner)
    if not slots:
        return words.say("choice-close", tiles=tiles, where=where)
    best = max(slots, key=lambda slot: names.worth(seen, slot, seat))
    return words.say(
        "choice-close-fits",
        tiles=tiles,
        where=where,
        points=names.worth(seen, best, seat),
        gold=seen.card_gold[best],
    )


def _card(seen: Origins, seat: int, target: str, words: Words) -> str:
    """A District card in a slot."""
    slot = SLOT_IDS.index(target)
    if slot >= len(seen.cards) or seen.cards[slot] == NOTHING:
        return words.say("region-districts")
    return names.district(seen, slot, seat, words)


def _of_chance(verb: str, target: str, words: Words) -> str:
    """What is drawn and rolled."""
    message = f"choice-{verb}"
    match verb:
        case "bonus":
            colour = COLOUR_IDS[BONUS_IDS.index(target)]
            return words.say(message, bonus=words.say("bonus", colour=colour))
        case "sign":
            return words.say(message, sign=names.sign(SIGN_IDS.index(target), words))
        case "draw":
            return words.say(message, tile=names.building(KIND_IDS.index(target), words))
        case "roll":
            return words.say(message, value=target)
        case "district":
            return words.say(message, pattern=names.pattern(DISTRICT_IDS.index(target), words))
        case _:
            return ""


HELPS = (
    (SPEAKER_IDS, "help-speaker"),
    (DO.targets, ""),
    (SITE_IDS, "help-visit"),
    (SHIP_IDS, "help-ship"),
    (TEMPLE_IDS, "help-climb"),
    (RECRUIT_IDS, "help-recruit"),
    (SLOT_IDS, "help-card"),
    (TOWER_IDS, "help-tower"),
    (SUPPLY_IDS, "help-supply"),
    (SEAT_IDS, "help-close"),
    (DRAFT_IDS, "help-draft"),
    (FLOOR_IDS, "help-tower"),
    (("gold",), "help-gold-paid"),
)
"""Rules by the kind of place they are about."""


def help_text(place: str, seen: Origins, words: Words) -> str:
    """The rule that goes with a place of the table."""
    if place in SIGN_IDS:
        return words.say("help-of-sign", sign=place)
    if place in MARKET_IDS:
        kind = seen.market[MARKET_IDS.index(place)]
        return "" if kind == NOTHING else words.say("help-of-tile", tile=KIND_IDS[kind])
    if place in RESERVE_IDS:
        return words.say("help-of-tile", tile=KIND_IDS[RESERVE_IDS.index(place)])
    if place in PILE_IDS:
        kind = int(seen.previews[PILE_IDS.index(place)])
        return "" if kind == NOTHING else words.say("help-of-tile", tile=KIND_IDS[kind])
    if place.startswith("advisors-"):
        return words.say("help-advisors")
    if place in CELL_IDS:
        return _cell_help(CELL_NUMBERS[place], seen, words)
    if place in WAY_IDS:
        return _way_help(place, seen, words)
    if place in BASE_IDS:
        return _base_help(seen, words)
    for ids, message in HELPS:
        if place in ids:
            return words.say(message) if message else ""
    message = f"help-{place}"
    return words.say(message) if words.has(message) else ""


def _base_help(seen: Origins, words: Words) -> str:
    """What a Freeman is sent for."""
    match GAME.asking(seen):
        case "acting":
            return words.say("help-freeman")
        case "seating":
            return words.say("help-close")
        case _:
            return words.say("help-worker")


def _way_help(way: str, seen: Origins, words: Words) -> str:
    """What the tile in hand would be."""
    if way == "cover":
        return words.say("help-of-sign", sign="virgo")
    held = in_hand(seen, GAME.to_move(seen))
    return words.say("help-of-tile", tile=held if way == "building" and held else "farm")


def _cell_help(cell: int, seen: Origins, words: Words) -> str:
    """What the building in a cell of the city that acts can do."""
    seat = GAME.to_move(seen)
    if not 0 <= seat < seen.seats or not seen.tile_at(seat, cell):
        return ""
    return words.say("help-of-tile", tile=names.tile_at(seen, seat, cell))
