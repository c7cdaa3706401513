"""The military track and the three Temples with their markers and Zodiac cards."""

from ziggurat.art.stone import token
from ziggurat.art.woodcut import glyph
from ziggurat.core.steps import a_of
from ziggurat.games.origins.components import (
    FINAL_SPACE,
    NOTHING,
    SIGN_IDS,
    TEMPLE_IDS,
    TEMPLES,
)
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.verbs import ADVANCE, ATTACK
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.effects import engraved
from ziggurat.games.origins.view.ground import CARD_SCALE, CARD_X
from ziggurat.games.origins.view.plan import (
    ARMY_Y,
    INSIDE,
    SIDE,
    SPACE,
    STEP,
    TEMPLE_HEIGHT,
    WIDTH,
    space_x,
    step_x,
    temple_y,
)
from ziggurat.games.origins.view.reckoning import asked, offers, stacks
from ziggurat.games.origins.view.spots import count, small
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, at, g, labelled_group, move, piece, rect, use
from ziggurat.markup.memo import memoized_by_fields

MARKER = 0.74  # of a token on the military track
CLIMBER = 0.66  # of one in a Temple


@memoized_by_fields("seats round announced force force_order")
def army(seen: Origins, words: Words) -> list[Element]:
    """The markers on the military track, and which round it is."""
    drawn = [
        piece(f"army-{owner}", marker(owner, space, level))
        for space, pile in stacks(list(seen.force_order), list(seen.force)).items()
        for level, owner in enumerate(pile)
    ]
    track = labelled_group(names.army(seen, words), *drawn, id="army")
    return [round_mark(seen, words), track]


def round_mark(seen: Origins, words: Words) -> Element:
    """Which round it is, below the start of the track; red if the game ends with it."""
    ending = [glyph("cut-hourglass", "terracotta", 10, 0, 0.62)]
    return labelled_group(
        words.say("region-board", round=seen.round),
        *(ending if seen.announced else [engraved("cut-hourglass", 10, 0, 0.62)]),
        count(26, 0, seen.round, 15),
        transform=move(space_x(0), ARMY_Y + 57),
    )


def marker(owner: int, space: int, level: int) -> Element:
    """A marker in its stack."""
    return token(owner, space_x(space) + SPACE / 2, ARMY_Y + 37 - 10 * level, MARKER)


def marches(seen: Origins, seat: int) -> list[Element]:
    """The next space to advance to, the own space to attack from."""
    found = []
    if offers(seen, seat, ADVANCE):
        spaces = a_of(seen.top()) if asked(seen, seat) == "warring" else 1
        space = min(seen.force[seat] + spaces, int(FINAL_SPACE))
        found.append(bed("advance", space, use(f"token-{seat}", transform="scale(1.5)")))
    if offers(seen, seat, ATTACK):
        found.append(bed("attack", seen.force[seat]))
    return found


def bed(name: str, space: int, ghost: Element | None = None) -> Element:
    """A space of the military track that can be chosen."""
    place = small(name, space_x(space) + SPACE / 2, ARMY_Y + 25, SPACE + 1, 46)
    if ghost is not None and place.spot is not None:
        place.spot = place.spot._replace(empty=True, preview=g(ghost, class_="ghost"))
    return place


@memoized_by_fields("seats climbed climb_order signs keepers")
def temples(seen: Origins, words: Words) -> list[Element]:
    """The three Temples."""
    return [part for number in range(TEMPLES) for part in temple(seen, number, words)]


def temple(seen: Origins, number: int, words: Words) -> list[Element]:
    """A Temple: its card, faint while a player holds it, and the markers on its steps."""
    seats = seen.seats
    steps = [seen.climbed[TEMPLES * owner + number] for owner in range(seats)]
    order = list(seen.climb_order[seats * number : seats * (number + 1)])
    climbers = [
        piece(f"climber-{number}-{owner}", climber(owner, step, level, len(pile)))
        for step, pile in stacks(order, steps).items()
        for level, owner in enumerate(pile)
    ]
    row = g(*card(seen, number), *climbers, transform=move(0, temple_y(number)))
    width, height = INSIDE - 1, TEMPLE_HEIGHT - 2
    mark = small(
        TEMPLE_IDS[number],
        WIDTH / 2,
        temple_y(number) + TEMPLE_HEIGHT / 2 - 0.5,
        width,
        height,
        rect(-width, -height, 2 * width, 2 * height, fill="none", pointer_events="all"),
        label=names.temple_row(seen, number, words),
    )
    return [row, mark]


def climber(owner: int, step: int, level: int, count: int) -> Element:
    """A marker on a step; those of a stack show behind each other."""
    x = step_x(step) + STEP / 2 + 8 * (level - (count - 1) / 2)
    return token(owner, x, 15 - 2 * level, CLIMBER)


def card(seen: Origins, number: int) -> list[Element]:
    """The Zodiac card of a Temple, or who holds it."""
    sign, keeper = seen.signs[number], seen.keepers[number]
    if sign == NOTHING:
        return []
    name = SIGN_IDS[sign]
    face = at(SIDE + CARD_X, 2, use(f"zodiac-{name}"), scale=CARD_SCALE)
    if keeper == NOTHING:
        return [piece(f"z-{name}", face)]
    face.attributes["opacity"] = 0.5
    return [face, token(keeper, SIDE + CARD_X + 14, TEMPLE_HEIGHT / 2, 0.8)]
