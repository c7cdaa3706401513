"""The meeting places: Motherships, bonus tiles, the workers who came, dice to draft."""

from ziggurat.games.origins.components import (
    COLOUR_IDS,
    DRAFT_DICE,
    DRAFT_IDS,
    NO_DIE,
    NOTHING,
    PARTS,
    SHIP_IDS,
    SITE_IDS,
    SITES,
)
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.verbs import DO
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.dice import die_name
from ziggurat.games.origins.view.pieces import BONUS, SHIP
from ziggurat.games.origins.view.plan import (
    BONUS_X,
    BONUS_Y,
    PART_HEIGHT,
    PART_TOPS,
    PART_WIDTH,
    PART_X,
    SHIP_X,
    SHIP_Y,
    SITE,
    SITE_HEIGHT,
    SITES_TOP,
    STAND_HEIGHT,
    STAND_Y,
    site_x,
)
from ziggurat.games.origins.view.reckoning import at_work, die, offers
from ziggurat.games.origins.view.spots import small, twice
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, Spot, at, g, labelled_group, move, piece, spotted, use
from ziggurat.markup.memo import memoized_by_fields

PLACE = Spot(0, 0, SITE, SITE_HEIGHT - 1, 8, SITE - 16, 16)
TOP, BOTTOM = (
    Spot(PART_X, y, PART_WIDTH, PART_HEIGHT - 2, 7, PART_WIDTH - 8, y + 8, priced=True)
    for y in PART_TOPS
)
EXTRA = Spot(BONUS_X, BONUS_Y, BONUS, BONUS, 6, BONUS_X + BONUS - 6, BONUS_Y + 6)
WORKER = 0.6  # of a die at work
ROW = 5  # workers side by side
DRAFTED = 0.95


@memoized_by_fields("seats round bonuses ships freemen posts archons speakers podiums draft")
def sites(seen: Origins, words: Words) -> list[Element]:
    """All meeting places."""
    return [*(site(seen, number, words) for number in range(SITES)), *drafts(seen, words)]


def deeds(seen: Origins, seat: int) -> list[Element]:
    """What a player can do at the meeting places now."""
    parts = offers(seen, seat, DO)
    return [part(number) for number in parts if number < SITES * PARTS]


def site(seen: Origins, number: int, words: Words) -> Element:
    """A meeting place."""
    colour = seen.bonuses[number]
    tile = [] if colour == NOTHING else [use(f"bonus-{COLOUR_IDS[colour]}", BONUS_X, BONUS_Y)]
    place = labelled_group(
        names.site(seen, number, words),
        *tile,
        *ship(seen, number, colour),
        *workers(seen, number),
        id=SITE_IDS[number],
        transform=move(site_x(number), SITES_TOP),
    )
    return spotted(PLACE, place)


def ship(seen: Origins, number: int, colour: int) -> list[Element]:
    """The Mothership in the colour of its bonus tile."""
    if colour == NOTHING:
        return []
    side = 2 * SHIP
    return [
        small(
            SHIP_IDS[number],
            SHIP_X,
            SHIP_Y,
            side,
            side,
            use(f"ship-{COLOUR_IDS[colour]}", transform=twice()),
            use(f"dial-{seen.ships[number]}", transform=twice()),
        )
    ]


def part(number: int) -> Element:
    """An action of a meeting place that can be taken now."""
    number, which = divmod(number, PARTS)
    name = DO.targets[number * PARTS + which]
    where = move(site_x(number), SITES_TOP)
    return spotted((TOP, BOTTOM, EXTRA)[which], g(id=name, transform=where))


def workers(seen: Origins, number: int) -> list[Element]:
    """All visitors of a site: Freemen on their bases, Archons, Speakers."""
    drawn = [freeman(seen, owner, base) for owner, base in at_work(seen, number)]
    drawn += [
        piece(f"archon-{owner}", at(0, 13, use(f"pawn-{owner}"), scale=0.54))
        for owner, where in enumerate(seen.archons)
        if where == number
    ]
    drawn += [
        piece(f"speaker-{n}", at(0, 0, use(die_name("white", seen.speakers[n])), scale=WORKER))
        for n, where in enumerate(seen.podiums)
        if where == number
    ]
    return [at(*stand(n, len(drawn)), one) for n, one in enumerate(drawn)]


def freeman(seen: Origins, owner: int, base: int) -> Element:
    """A die on the base of its owner."""
    art = use(die_name(*names.face(seen, owner, base)))
    return piece(f"f{owner}-{base}", g(use(f"base-{owner}"), art, transform=move(0, 0, WORKER)))


def stand(number: int, count: int) -> tuple[float, float]:
    """Where one of several workers stands."""
    row = max(ROW, -(-count // 2))
    pitch = (SITE - 12) / row
    return 6 + pitch * (number % row + 0.5), STAND_Y + 13 + 24 * (number // row)


def drafts(seen: Origins, words: Words) -> list[Element]:
    """The dice of the set-up over all places: they are chosen, so they are no part of a picture."""
    if seen.round > 0:
        return []
    return [at(site_x(n), SITES_TOP, *draft(seen, n, words)) for n in range(SITES)]


def draft(seen: Origins, number: int, words: Words) -> list[Element]:
    """The dice of the set-up that lie at this place."""
    each = 1 if seen.is_solo() else DRAFT_DICE
    drawn = []
    for n in range(each * number, each * (number + 1)):
        found = seen.draft[n]
        if found != NO_DIE:
            x = SITE / 2 + 46 * (n % each - (each - 1) / 2)
            art = use(die_name(*names.named_die(die(found))), transform=twice(scale=DRAFTED))
            y = STAND_Y + STAND_HEIGHT / 2
            drawn.append(
                small(DRAFT_IDS[n], x, y, 40, 40, art, label=names.citizen(die(found), words))
            )
    return drawn
