"""Names of what lies on the table, for screen readers."""

from ziggurat.core.bits import count
from ziggurat.games.pyramidion.components import (
    CATEGORY_IDS,
    MINIMA,
    NEGOTIATORS,
    NOTHING,
    SITE_IDS,
    TORTURERS,
    TROOP_KINDS,
    TROOPS_OF_A_KIND,
)
from ziggurat.games.pyramidion.rules.ending import boat_points, torturers_point
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.view import names
from ziggurat.games.pyramidion.view.reckoning import Means, Standing, is_over
from ziggurat.i18n.messages import Words


def site(seen: Pyramidion, number: int, words: Words) -> str:
    """A site with its minima, what lies there, and whether it can still be activated."""
    owners = [
        words.say("troop-of", troop=names.TROOPS[kind], owner=words.player(owner))
        for kind, owner in enumerate(seen.owner(number, kind) for kind in range(TROOP_KINDS))
        if owner != NOTHING
    ]
    name = words.say(
        "site-label",
        site=SITE_IDS[number],
        influence=MINIMA[2 * number],
        negotiation=MINIMA[2 * number + 1],
        lying=", ".join([names.goods(seen.sites[number], words), *owners]),
    )
    if seen.site == number:
        return words.say("site-active", site=name)
    return words.say("site-done", site=name) if seen.sundials >> number & 1 else name


def position(turn: int, seat: int, claimed: int | None, words: Words) -> str:
    """A position in the play order, and who has claimed it."""
    name = words.say("order-label", position=turn + 1, seat=words.player(seat))
    if claimed is None:
        return name
    return words.say("order-claimed", position=name, seat=words.player(claimed))


def player(seen: Pyramidion, seat: int, mine: bool, words: Words) -> str:
    """What all may know of a player; his points only if they are the viewer's own."""
    boats = count(seen.loaded[seat])
    if mine or is_over(seen):
        harbour = words.say("boats-known", count=boats, points=boat_points(seen, seat))
    else:
        harbour = words.say("boats-hidden", count=boats)
    return words.say(
        "player-label",
        seat=words.player(seat),
        cards=seen.hand_size(seat),
        stock=names.goods(seen.stocks[seat], words),
        torturers=TROOPS_OF_A_KIND - seen.placed(seat, TORTURERS),
        negotiators=TROOPS_OF_A_KIND - seen.placed(seat, NEGOTIATORS),
        boats=harbour,
        extra=torturers_point(seen, seat),
    )


def standing(seen: Pyramidion, seat: int, words: Words) -> str:
    """What matters of a player: 3 cards, 1 boat, whether they have passed."""
    boats = count(seen.loaded[seat])
    has = words.say("standing", cards=seen.hand_size(seat), boats=boats)
    gone = seen.site != NOTHING and seen.passed >> seat & 1
    return f"{has} · {words.say('passed')}" if gone else has


def lying(seen: Pyramidion, card: int, words: Words) -> str:
    """A card on the active site with what was chosen for it."""
    name = names.card_name(card, words)
    meaning = seen.meaning(card)
    if meaning != card:
        name = words.say("card-copying", card=name, copied=names.card_name(meaning, words))
    for number, category in enumerate(CATEGORY_IDS):
        if seen.wild[number] >> card & 1:
            name = words.say("card-blessed", card=name, category=category)
    if seen.raising >> card & 1:
        name = words.say("card-raising", card=name)
    return name


def totals(stand: Standing, seat: int, words: Words) -> str:
    """A player's totals on the active site, and what they would win."""
    parts = []
    for number, category in enumerate(CATEGORY_IDS):
        name = words.say("number", category=category, value=stand.totals[seat][number])
        if stand.leaders[number] == seat:
            name = words.say("wins" if stand.enough[number] else "leads", total=name)
        parts.append(name)
    return ", ".join(parts)


def boat(number: int, help_: Means | None, words: Words) -> str:
    """A boat in the harbour, and whether the viewer can load it."""
    name = names.boat_name(number, words)
    if help_ is None or not help_.ready:
        return name
    return words.say("boat-means", boat=name, means=means(help_))


def means(help_: Means) -> str:
    """The key of the words for a way to load a boat."""
    if help_.statues and help_.torturers:
        return "both"
    if help_.statues:
        return "statues"
    return "torturers" if help_.torturers else "stock"


def revolt(seen: Pyramidion, cards: int, words: Words) -> str:
    """How many revolt cards lie there, and how strong the tokens drawn so far make the revolt."""
    return words.say("revolt-label", cards=cards, value=seen.uprising)


def gone(card: int, words: Words) -> str:
    """A card played here that lies here no more."""
    return words.say("card-gone", card=names.card_name(card, words))


def active(seen: Pyramidion, words: Words) -> str:
    """The site being played for, or the round between two sites."""
    if seen.site == NOTHING:
        return words.say("round", round=seen.round)
    return names.site_name(seen.site, words)
