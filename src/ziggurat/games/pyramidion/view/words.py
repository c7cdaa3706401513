"""What Pyramidion says: prompts, names of choices, rules, the final count."""

from ziggurat.core.choices import place as place_of
from ziggurat.core.steps import a_of
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    CARD_IDS,
    COLOUR_IDS,
    DISTRIBUTION_IDS,
    DISTRIBUTIONS_DATA,
    KIND_IDS,
    ORDER_IDS,
    REVOLT_TOKEN_IDS,
    SITE_IDS,
    TOKENS_DATA,
    TROOP_IDS,
    TROOP_KINDS,
    packed_goods,
)
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.options import GODDESS_COPIES
from ziggurat.games.pyramidion.rules.engraver import giving_site
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.view import names
from ziggurat.i18n.messages import Words

TWO = 2  # players, who have rules of their own
SUPPLY = "supply"


def question(seen: Pyramidion, words: Words) -> str:
    """What is asked of the seat that has to choose."""
    asking = GAME.asking(seen)
    match asking:
        case "negotiating":
            return words.say("prompt-negotiating", place=names.at_site(a_of(seen.top()), words))
        case "swapping":
            place = names.from_site(giving_site(seen, seen.top()), words)
            return words.say("prompt-swapping", place=place)
        case "requisition":
            return words.say("prompt-requisition", place=names.from_site(seen.site, words))
        case "playing" | "deploying":
            must = asking == "playing" and not may_pass(seen)
            message = "prompt-playing-must" if must else f"prompt-{asking}"
            return words.say(message, place=names.at_site(seen.site, words))
        case _:
            return words.say(f"prompt-{asking}")


def may_pass(seen: Pyramidion) -> bool:
    """Whether the one to play a card may pass instead: two players must play one first."""
    return seen.seats > TWO or seen.plays[GAME.to_move(seen)] > 0


def label(text: str, seen: Pyramidion, words: Words) -> str:
    """The name of a choice."""
    verb, target = text.partition(":")[0], place_of(text)
    message = f"choice-{verb}"
    match verb:
        case "play" | "recruit" | "copy" | "keep" | "deal":
            return words.say(message, card=names.a_card(CARD_IDS.index(target), words))
        case "discard":
            return _discard_label(CARD_IDS.index(target), seen, words)
        case "activate" | "swap":
            return words.say(message, site=names.site_name(SITE_IDS.index(target), words))
        case "take":
            return _take_label(target, seen, words)
        case "troop":
            return _troop_label(TROOP_IDS.index(target), seen, words)
        case "torturer":
            site, kind = split_goods(target)
            place = names.at_site(SITE_IDS.index(site), words)
            return words.say(message, place=place, goods=names.a_kind(kind, words))
        case "load" | "boat":
            return words.say(message, boat=names.boat_name(BOAT_IDS.index(target), words))
        case "decline":
            own = f"choice-decline-{GAME.asking(seen)}"
            return words.say(own if words.has(own) else message)
        case _:
            return _plain_label(message, target, words)


def _plain_label(message: str, target: str, words: Words) -> str:
    """The name of a choice that needs no look at the table."""
    match message:
        case "choice-category":
            return words.say(message, category=target)
        case "choice-token":
            return words.say(message, position=ORDER_IDS.index(target) + 1)
        case "choice-statue":
            return words.say(message, goods=names.a_kind(KIND_IDS.index(target), words))
        case "choice-follow":
            return words.say(message, seat=words.player(COLOUR_IDS.index(target)))
        case "choice-distribution":
            return words.say(message, number=DISTRIBUTION_IDS.index(target) + 1)
        case "choice-revolt":
            return words.say(message, token=token_name(REVOLT_TOKEN_IDS.index(target), words))
        case _:
            return words.say(message)


def token_name(token: int, words: Words) -> str:
    """A revolt token: its strength and what it pays."""
    row = TOKENS_DATA[token]
    reward = names.goods(packed_goods(row["reward"]), words)
    return words.say("revolt-token", value=row["value"], reward=reward)


def split_goods(target: str) -> tuple[str, int]:
    """Where a resource is, and which kind it is: giza-camel."""
    where, _, kind = target.rpartition("-")
    return where, KIND_IDS.index(kind)


def _take_label(target: str, seen: Pyramidion, words: Words) -> str:
    where, kind = split_goods(target)
    some, asking = names.a_kind(kind, words), GAME.asking(seen)
    if where == SUPPLY:
        message = "choice-take-subsidy" if asking == "subsidy" else "choice-take-supply"
        return words.say(message, goods=some)
    message = "choice-take-swapping" if asking == "swapping" else "choice-take"
    return words.say(message, goods=some, place=names.from_site(SITE_IDS.index(where), words))


def _discard_label(card: int, seen: Pyramidion, words: Words) -> str:
    owner = next((s for s in range(seen.seats) if seen.played[s] >> card & 1), 0)
    name, owned = names.a_card(card, words), words.player(owner)
    return words.say("choice-discard", card=name, owner=owned)


def _troop_label(place: int, seen: Pyramidion, words: Words) -> str:
    site, troop = divmod(place, TROOP_KINDS)
    owner = max(seen.owner(site, troop), 0)
    return words.say(
        "choice-troop",
        troop=names.TROOPS[troop],
        owner=words.player(owner),
        place=names.at_site(site, words),
    )


def help_text(place: str, seen: Pyramidion, words: Words) -> str:
    """The rule that goes with a place of the table, or with a choice that has none."""
    if place in SITE_IDS:
        return words.say(f"power-{place}")
    if place in CARD_IDS:
        return power(CARD_IDS.index(place), seen, words)
    if place in BOAT_IDS:
        return words.say("help-boat")
    if place in TROOP_IDS:
        return words.say(f"help-{place.rpartition('-')[2]}")
    if place in ORDER_IDS:
        return words.say("help-order")
    if place.rpartition("-")[2] in KIND_IDS:
        return _goods_help(place, seen, words)
    return _other_help(place, seen, words)


def power(card: int, seen: Pyramidion, words: Words) -> str:
    """What a character does."""
    name = names.character(card)
    copies = name == "goddess" and seen.has(GODDESS_COPIES)
    return words.say("power-goddess-copy" if copies else f"power-{name}")


def _goods_help(place: str, seen: Pyramidion, words: Words) -> str:
    """A resource: where it comes from, or how it helps to load a boat."""
    if GAME.asking(seen) != "freight":
        return words.say(f"help-goods-{place.rpartition('-')[2]}")
    return words.say("help-statue" if place in KIND_IDS else "help-supplying")


def _other_help(place: str, seen: Pyramidion, words: Words) -> str:
    """Categories, cards of other kinds, and choices without a place."""
    kind = place.rpartition("-")[0]
    if kind in ("distribution", "revolt-token"):
        return words.say(f"help-{kind}")
    if place == "pass" and seen.seats == TWO:
        return words.say("help-pass-two")
    if place == "revolt":
        return words.say("power-revolt")
    own = f"help-{place}-{GAME.asking(seen)}"
    if words.has(own):
        return words.say(own)
    message = f"help-{place}"
    return words.say(message) if words.has(message) else ""


@names.remembered
def shares(card: int, words: Words) -> str:
    """What a distribution card brings to which site."""
    return "; ".join(
        words.say("distribution-share", site=site, goods=names.goods(packed_goods(given), words))
        for site, given in DISTRIBUTIONS_DATA[card]["place"].items()
    )
