"""What Uxmal says: prompts, names of choices, rules in short, log lines, the final count."""

from collections.abc import Sequence

from ziggurat.core.choices import look as look_of
from ziggurat.core.choices import place as place_of
from ziggurat.core.events import Event
from ziggurat.core.steps import a_of
from ziggurat.games.uxmal.components import (
    CARD_IDS,
    CARD_POINTS,
    CORNERS,
    IDOL_IDS,
    IDOLS,
    LOOKS,
    NO_TILE,
    PHASES,
    PRIEST_POINTS,
    PRINT_FACES,
    QUARTER_IDS,
    RANKS_THAT_SCORE,
    REJECTED,
    SLOT_IDS,
    SPACE_IDS,
    TILE_IDS,
    TURNS,
)
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.paths import costs_from
from ziggurat.games.uxmal.state import IN_HAND, Uxmal
from ziggurat.games.uxmal.view import names
from ziggurat.games.uxmal.view.ground import level_of, quarter_name
from ziggurat.games.uxmal.view.reckoning import chosen, earnings, matches
from ziggurat.i18n.messages import Words


def question(seen: Uxmal, words: Words) -> str:
    """What is asked of the seat that has to choose."""
    asking = GAME.asking(seen)
    message = f"prompt-{asking}"
    about = a_of(seen.top())
    match asking:
        case "acting":
            return words.say(message, actions=_open_actions(seen, words))
        case "laying":
            return words.say(message, level=seen.phase)
        case "walking":
            return words.say(message, place=quarter_name(about))
        case "paying":
            return words.say(message, due=about)
        case "ranking":
            return words.say(message, idol=names.the_idol(about, words))
        case _:
            return words.say(message)


def _open_actions(seen: Uxmal, words: Words) -> str:
    """The actions that can be taken now: draw a tile, place or move a priest, move an idol."""
    texts = map(GAME.catalogue.text, GAME.choices(seen))
    verbs = dict.fromkeys(text.partition(":")[0] for text in texts)
    *first, last = (words.say("action", action=verb) for verb in verbs)
    return names.either([", ".join(first), last], words) if first else last


def label(text: str, seen: Uxmal, words: Words) -> str:
    """The name of a choice."""
    verb, target = text.partition(":")[0], place_of(text)
    message = f"choice-{verb}"
    match verb:
        case "lay":
            return _lay_label(SLOT_IDS.index(target), LOOKS.index(look_of(text)), seen, words)
        case "claim":
            return _claim_label(target, seen, words)
        case "place" | "walk":
            quarter = names.short_quarter(seen, QUARTER_IDS.index(target), words)
            return words.say(message, quarter=quarter)
        case "to":
            return _to_label(QUARTER_IDS.index(target), seen, words)
        case "pay":
            return words.say(message, idol=names.idol_name(CARD_IDS.index(target), words))
        case "idol" | "order":
            idol = IDOL_IDS.index(target)
            name = names.the_idol if verb == "idol" else names.idol_name
            return words.say(message, idol=name(idol, words))
        case "rank":
            return _rank_label(SPACE_IDS.index(target), seen, words)
        case "print":
            turn = words.say("blank-at", turn=LOOKS.index(look_of(text)))
            idols = [IDOL_IDS.index(name) for name in target.split("-")]
            return words.say(message, idols=names.idols_name(idols, words), turn=turn)
        case "draw":
            face = TURNS * TILE_IDS.index(target)
            return words.say(message, tile=names.tile_name(face, words))
        case _:
            return words.say(message)


def _lay_label(slot: int, turn: int, seen: Uxmal, words: Words) -> str:
    several = seen.drawn != NO_TILE and len(matches(seen, slot, turn)) > 1
    found = earnings(seen, slot, turn) if several else []
    place, turned = names.slot_name(slot), words.say("blank-at", turn=turn)
    if not found:
        return words.say("choice-lay", place=place, turn=turned)
    cards = names.either([names.cards_name(idol, n, words) for idol, n in found], words)
    return words.say("choice-lay-matches", place=place, turn=turned, cards=cards)


def _claim_label(target: str, seen: Uxmal, words: Words) -> str:
    name, _, number = target.partition("-")
    idol, cards = IDOL_IDS.index(name), int(number)
    said, left = names.cards_name(idol, cards, words), seen.piles[idol]
    if left < cards:
        return words.say("choice-claim-short", cards=said, left=left)
    return words.say("choice-claim", cards=said)


def _to_label(place: int, seen: Uxmal, words: Words) -> str:
    start, quarter = chosen(seen, "walking"), names.short_quarter(seen, place, words)
    if start is None:
        return quarter
    cost = costs_from(seen, start, seen.hand(GAME.to_move(seen)))[place]
    return words.say("choice-to", quarter=quarter, cost=cost)


def _rank_label(space: int, seen: Uxmal, words: Words) -> str:
    idol = chosen(seen, "ranking")
    if idol is None:
        return words.say("choice-rank", rank=space + 1)
    steps = seen.space_of(idol) - space
    return words.say(
        "choice-venerate" if steps > 0 else "choice-curse",
        idol=names.the_idol(idol, words),
        rank=space + 1,
    )


def help_text(place: str, seen: Uxmal, words: Words) -> str:
    """The rule that goes with a place of the table."""
    kind, _, number = place.rpartition("-")
    if place in SPACE_IDS:
        return space_help(SPACE_IDS.index(place), words)
    if place in SLOT_IDS:
        return words.say("help-slot")
    if place in QUARTER_IDS:
        return words.say("help-quarter")
    if place in IDOL_IDS:
        return words.say("help-idol")
    if kind in IDOL_IDS:
        return words.say("help-claim")
    if number in IDOL_IDS:
        return words.say("help-pile" if kind == "pile" else "help-card")
    if kind == "ready":
        return words.say("help-ready")
    return words.say(f"help-{place}") if place in ("build", "held") else ""


def space_help(space: int, words: Words) -> str:
    """What a rank of the track is worth."""
    if space >= RANKS_THAT_SCORE:
        return words.say("help-space-low")
    one, two, three = (PRIEST_POINTS[level * RANKS_THAT_SCORE + space] for level in range(PHASES))
    priests = words.say("help-space", one=one, two=two, three=three)
    card = CARD_POINTS[space]
    if not card:
        return priests
    falls_to = IDOLS - REJECTED + space + 1
    return f"{priests} {words.say('help-favourite', card=card, rank=falls_to)}"


def sentence(event: Event, players: Sequence[str], words: Words) -> str:
    """The line an event gets in the log."""
    name = players[event.seat] if event.seat < len(players) else ""
    message = f"event-{event.kind}"
    match event.kind:
        case "drew":
            tile = names.tile_name(TURNS * event["tile"], words)
            return words.say(message, name=name, tile=tile)
        case "laid":
            tile = names.tile_name(event["face"], words)
            place, level = names.slot_name(event["slot"]), level_of(event["slot"])
            return words.say(message, name=name, tile=tile, place=place, level=level)
        case "lifted":
            place = quarter_name(event["quarter"])
            return words.say(message, name=name, place=place, level=event["level"])
        case "gained":
            return _gained(name, event["idol"], event["taken"], event["claimed"], words)
        case "discarded":
            cards = names.cards_name(event["idol"], event["cards"], words)
            return words.say(message, name=name, cards=cards)
        case "placed":
            return words.say(message, name=name, place=quarter_name(event["quarter"]))
        case "walked":
            here, there = quarter_name(event["start"]), quarter_name(event["end"])
            return words.say(message, name=name, start=here, place=there, cost=event["cost"])
        case "venerated" | "cursed":
            idol, start, rank = names.the_idol(event["idol"], words), event["start"], event["end"]
            return words.say(message, name=name, idol=idol, start=start + 1, rank=rank + 1)
        case "scored":
            return _scored(name, event["points"], event["idol"], event["quarter"], words)
        case "completed":
            return words.say(message, name=name, phase=event["level"])
        case "recalled" | "retired":
            return words.say(message, name=name, count=event["priests"])
        case _:
            return _announced(event, words)


def _gained(name: str, idol: int, taken: int, due: int, words: Words) -> str:
    if not taken:
        return words.say("event-gained-none", name=name, idol=names.idol_name(idol, words))
    message = "event-gained" if taken == due else "event-gained-short"
    return words.say(message, name=name, cards=names.cards_name(idol, taken, words))


def _scored(name: str, points: int, idol: int, place: int, words: Words) -> str:
    if place == IN_HAND:
        idols = names.idol_name(idol, words)
        return words.say("event-scored-cards", name=name, points=points, idol=idols)
    return words.say(
        "event-scored-priest",
        name=name,
        points=points,
        idol=names.the_idol(idol, words),
        place=quarter_name(place),
    )


def _announced(event: Event, words: Words) -> str:
    """What happens to all: the set-up and the rejection of the favourites."""
    message = f"event-{event.kind}"
    match event.kind:
        case "ordered":
            idol = names.idol_name(event["idol"], words)
            return words.say(message, idol=idol, rank=event["space"] + 1)
        case "printed":
            face = CORNERS * event["face"]
            shown = [PRINT_FACES[face + corner] for corner in range(CORNERS)]
            idols = names.idols_name([idol for idol in shown if idol < IDOLS], words)
            return words.say(message, idols=idols, place=names.slot_name(event["space"]))
        case "rejected":
            both = [names.idol_name(event[place], words) for place in ("first", "second")]
            return words.say(message, first=both[0], second=both[1])
        case _:
            return ""
