"""The action spaces: bonus discs, the discs stacked on them, and those that could follow."""

from ziggurat.games.teotihuacan.components import (
    BONUS_IDS,
    MOST_DISCS,
    NOTHING,
    SPACE_IDS,
)
from ziggurat.games.teotihuacan.state import RIVAL, Teotihuacan
from ziggurat.games.teotihuacan.verbs import DISCS
from ziggurat.games.teotihuacan.view import art, names
from ziggurat.games.teotihuacan.view.central import (
    DISC_TOP,
    DOUBLE,
    STACKS_HEIGHT,
    WELL,
    well_place,
)
from ziggurat.games.teotihuacan.view.reckoning import open_targets
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, Spot, g, labelled_group, move, piece, spotted, use
from ziggurat.markup.memo import memoized_by_fields

SPACE = Spot(1, 4, WELL - 2, STACKS_HEIGHT - 8, 9)
RUNG = Spot(-19, -10, 38, 20, badge_x=21, badge_y=5, size=0.66, ringed=True, priced=True)
BONUS = Spot(-42, -26, 84, 66, 24, 34, 12, size=1.4)  # in half the scale


@memoized_by_fields("seats bonuses stacks space bonus")
def stacks(seen: Teotihuacan, words: Words) -> list[Element]:
    """All action spaces; those of larger games are closed."""
    drawn = []
    for number in range(len(SPACE_IDS)):
        if seen.bonuses[number] == NOTHING:
            drawn.append(use("lid", *well_place(number)))
        else:
            drawn.append(space(seen, number, words))
    return drawn


def rungs(seen: Teotihuacan, seat: int) -> list[Element]:
    """How many discs can be put on which spaces."""
    possible = [divmod(target, MOST_DISCS) for target in open_targets(seen, DISCS)]
    return [rung(seen, seat, number, discs + 1) for number, discs in possible]


def space(seen: Teotihuacan, number: int, words: Words) -> Element:
    """An action space: its bonus disc and the discs on it."""
    owners = [seen.stacks[MOST_DISCS * number + n] for n in range(MOST_DISCS)]
    discs = [
        piece(f"disc-{SPACE_IDS[number]}-{level}", use(disc_name(seen, owner), *at_level(level)))
        for level, owner in enumerate(owners, start=2)
        if owner != NOTHING
    ]
    well = labelled_group(
        names.space(seen, number, words),
        bonus_disc(seen, number),
        *discs,
        id=SPACE_IDS[number],
        transform=move(*well_place(number)),
    )
    if is_used(seen, number):  # not one picture any more: there is a choice in it
        well.attributes["role"] = "group"
    return spotted(SPACE, well)


def at_level(level: int) -> tuple[float, float]:
    """Where a disc lies in its stack."""
    return WELL / 2, DISC_TOP - art.STEP * (level - 1)


def disc_name(seen: Teotihuacan, owner: int) -> str:
    """The art of a player's disc, or of the Rival's."""
    return "disc-rival" if seen.is_solo() and owner == RIVAL else f"disc-{owner}"


def bonus_disc(seen: Teotihuacan, number: int) -> Element:
    """The bonus disc of a space; the one that can be used now is a choice."""
    name = f"art-{BONUS_IDS[seen.bonuses[number]]}"
    if not is_used(seen, number):
        return use(name, *at_level(1))
    x, y = at_level(1)
    disc = use(name, transform=f"scale({DOUBLE})")
    return spotted(BONUS, g(disc, id="bonus", transform=move(x, y, art.HALF)))


def is_used(seen: Teotihuacan, number: int) -> bool:
    """Whether the bonus disc of a space can be used now."""
    return bool(number == seen.space and seen.bonus != NOTHING)


def rung(seen: Teotihuacan, seat: int, number: int, discs: int) -> Element:
    """Discs on a space: the Power they give, and a ghost of them."""
    level = seen.height(number) + discs
    (x, y), (right, down) = well_place(number), at_level(level)
    mark = g(
        use(f"discs-{seat}-{discs}", class_="ghost"),
        use(f"rung-{level}", class_="ring"),
        id=f"{SPACE_IDS[number]}-{discs}",
        transform=move(x + right, y + down),
    )
    return spotted(RUNG, mark)
