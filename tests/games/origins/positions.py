"""Tables of Origins set up by hand, and read back."""

from typing import Any

from games.by_text import ByText
from ziggurat.core.bits import BIT
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import step
from ziggurat.games.origins import steps
from ziggurat.games.origins.components import (
    ADVISORS,
    BASES,
    COLOUR_IDS,
    COLOURS,
    DISTRICT_IDS,
    GOOD_IDS,
    GOODS,
    KIND_COLOUR,
    KIND_IDS,
    NO_DIE,
    NOTHING,
    SIGN_IDS,
    SITE_IDS,
    TEMPLE_IDS,
    TEMPLES,
)
from ziggurat.games.origins.facts import facts
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.geometry import CELL_IDS, FIRST_BUILDING, FIRST_FARM, SEAT_IDS, WIDTH
from ziggurat.games.origins.rules.abilities import use
from ziggurat.games.origins.rules.actions import act, act_bonus
from ziggurat.games.origins.state import (
    CORNER_OF_SEATED,
    FARMS,
    HOUSES,
    OWNER_OF_RESERVED,
    OWNER_OF_SEATED,
    Origins,
    die_of,
)

QUIET_SIGNS = ("leo", "virgo", "cancer")

BY_TEXT = ByText(GAME)
texts, targets, play, draw, asked = (
    BY_TEXT.texts,
    BY_TEXT.targets,
    BY_TEXT.play,
    BY_TEXT.draw,
    BY_TEXT.asked,
)


def new(seats: int = 2, signs: tuple[str, ...] = QUIET_SIGNS, **options: str) -> Origins:
    """A table of the first round, nobody with a die, a card or a resource; seat 0 to move."""
    state = GAME.setup(options, seats)
    draw(state)
    while GAME.asking(state) == "drafting":
        play(state, texts(state)[0])
    for temple, sign in enumerate(signs):
        state.signs[temple] = SIGN_IDS.index(sign)
    for colour in range(COLOURS):
        state.bonuses[colour] = COLOURS - 1 - colour  # no place has the tile of its like
    for seat in range(seats):
        for base in range(2):
            gone = state.freemen[BASES * seat + base]
            state.supply[gone % 8] += 1
            state.freemen[BASES * seat + base] = NO_DIE
        goods(state, seat, stone=0, food=0, wisdom=0, gold=0)
    sells(state, "mint", "fortress", "castle", "obelisk", "healer")
    return turn(state)


def turn(state: Origins, seat: int = 0) -> Origins:
    """The same table at the start of this seat's turn."""
    state.depth = 0
    state.then(step(steps.TURN, NOBODY, seat))
    GAME.settle(state)
    return state


def begin(state: Origins, *agenda: int, seat: int = 0) -> list[Event]:
    """These steps now, then the end of the seat's action; what happens at once."""
    state.depth = 0
    state.then(step(steps.AFTER_ACTION, seat))
    for packed in reversed(agenda):
        state.then(packed)
    return settle(state)


def settle(state: Origins) -> list[Event]:
    """Run what nobody chooses; what happened."""
    heard = state.listen()
    GAME.settle(state)
    state.events = None
    return heard


def main_action(state: Origins, action: int, seat: int = 0) -> list[Event]:
    """This seat begins the lower action of a place."""
    state.depth = 0
    state.then(step(steps.AFTER_ACTION, seat))
    act(state, seat, action)
    return settle(state)


def bonus_action(state: Origins, action: int, seat: int = 0) -> list[Event]:
    """This seat begins the action of a bonus tile."""
    state.depth = 0
    state.then(step(steps.AFTER_ACTION, seat))
    act_bonus(state, seat, action)
    return settle(state)


def use_tile(state: Origins, cell: str, seat: int = 0, built: bool = False) -> list[Event]:
    """This seat uses the ability of the tile in a cell."""
    state.depth = 0
    state.then(step(steps.AFTER_ACTION, seat))
    heard = state.listen()
    use(state, seat, CELL_IDS.index(cell), built)
    GAME.settle(state)
    state.events = None
    return heard


def goods(state: Origins, seat: int = 0, **amounts: int) -> None:
    """A seat has so many of these resources."""
    for name, amount in amounts.items():
        state.goods[GOODS * seat + GOOD_IDS.index(name)] = amount


def has(state: Origins, seat: int = 0) -> dict[str, int]:
    """The resources of a seat."""
    found: dict[str, int] = player(state, seat)["goods"]
    return found


def freeman(state: Origins, base: int, colour: str, value: int, seat: int = 0) -> None:
    """A Freeman stands on a base (from 1), unused; his die comes from the supply."""
    state.population[seat] = max(state.population[seat], base)
    state.supply[COLOUR_IDS.index(colour)] -= 1
    state.freemen[BASES * seat + base - 1] = die_of(COLOUR_IDS.index(colour), value)
    state.posts[BASES * seat + base - 1] = NOTHING


def posted(state: Origins, base: int, site: str, seat: int = 0) -> None:
    """The Freeman of a base stands at a meeting place."""
    state.posts[BASES * seat + base - 1] = SITE_IDS.index(site)


def advisors(state: Origins, *colours: str, seat: int = 0) -> None:
    """These colours sit in the row of Advisors."""
    for space, colour in enumerate(colours):
        state.supply[COLOUR_IDS.index(colour)] -= 1
        state.advisors[ADVISORS * seat + space] = COLOUR_IDS.index(colour)


def gives(state: Origins, sign: str, seat: int = 0) -> None:
    """A seat holds this Zodiac card, which lies at the first temple it can."""
    if SIGN_IDS.index(sign) not in list(state.signs):
        free = next(n for n in range(TEMPLES) if state.keepers[n] == NOTHING)
        state.signs[free] = SIGN_IDS.index(sign)
    state.keepers[list(state.signs).index(SIGN_IDS.index(sign))] = seat


def row(state: Origins, *dice: str) -> None:
    """The Citizens to recruit, from the left: `red-3`; the dice there before go to the supply."""
    for space in range(5):
        if state.recruits[space] != NO_DIE:
            state.supply[state.recruits[space] % 8] += 1
        state.recruits[space] = NO_DIE
    for space, name in enumerate(dice):
        colour, _, value = name.partition("-")
        state.supply[COLOUR_IDS.index(colour)] -= 1
        state.recruits[space] = die_of(COLOUR_IDS.index(colour), int(value))


def sells(state: Origins, *kinds: str) -> None:
    """The market from the top; what lay there before goes back to its pile."""
    for space in range(5):
        if state.market[space] != NOTHING:
            state.unseen[state.market[space]] += 1
            state.market[space] = NOTHING
    for space, name in enumerate(kinds):
        fetch(state, KIND_IDS.index(name))
        state.market[space] = KIND_IDS.index(name)


def fetch(state: Origins, kind: int) -> None:
    """Take a tile out of its pile, even if it is the one face up."""
    if state.unseen[kind] == 0 and state.previews[KIND_COLOUR[kind]] == kind:
        other = next(
            n
            for n in range(len(KIND_IDS))
            if KIND_COLOUR[n] == KIND_COLOUR[kind] and state.unseen[n] > 0
        )
        state.unseen[other] -= 1
        state.unseen[kind] += 1
        state.previews[KIND_COLOUR[kind]] = other
    assert state.unseen[kind] > 0, f"no {KIND_IDS[kind]} is left"
    state.unseen[kind] -= 1


def put(state: Origins, name: str, *cells: str, seat: int = 0) -> None:
    """Buildings of a kind, `farm` for any Farm, lie in these cells already."""
    for cell in cells:
        if name == "farm":
            kind = next(n for n in range(len(KIND_IDS)) if state.unseen[n] > 1)
            fetch(state, kind)
            state.put_tile(seat, CELL_IDS.index(cell), FIRST_FARM + kind)
            state.houses[HOUSES * seat + FARMS] += 1
        else:
            kind = KIND_IDS.index(name)
            fetch(state, kind)
            state.put_tile(seat, CELL_IDS.index(cell), FIRST_BUILDING + kind)
            state.houses[HOUSES * seat + KIND_COLOUR[kind]] += 1


def seated(state: Origins, corner: str, colour: str, value: int, seat: int = 0) -> None:
    """A die lies on a seat of power."""
    at = SEAT_IDS.index(corner)
    state.supply[COLOUR_IDS.index(colour)] -= 1
    state.taken[WIDTH * seat + at // 20] |= BIT[at % 20]
    die = die_of(COLOUR_IDS.index(colour), value)
    state.seated = type(state.seated)(
        [*state.seated, die + OWNER_OF_SEATED * seat + CORNER_OF_SEATED * at]
    )


def aside(state: Origins, kind: str, seat: int = 0) -> None:
    """A tile was set aside by a Construction Yard."""
    number = KIND_IDS.index(kind)
    fetch(state, number)
    state.reserved = type(state.reserved)([*state.reserved, number + OWNER_OF_RESERVED * seat])


def cards(state: Origins, *names: str) -> None:
    """These District cards lie in the first slots."""
    for slot, name in enumerate(names):
        state.cards[slot] = DISTRICT_IDS.index(name)


def at_space(state: Origins, *spaces: int) -> None:
    """The military markers stand on these spaces."""
    for marker, space in enumerate(spaces):
        state.force[marker] = space


def on_step(state: Origins, seat: int = 0, **steps_of: int) -> None:
    """The markers of a seat stand on these steps: `forest=3`."""
    for name, at in steps_of.items():
        state.climbed[TEMPLES * seat + TEMPLE_IDS.index(name)] = at


def ships(state: Origins, *values: int) -> None:
    """The Motherships show these values."""
    for site, value in enumerate(values):
        state.ships[site] = value


def told(state: Origins) -> Any:
    """The facts, as loose data."""
    return facts(state, NOBODY)


def player(state: Origins, seat: int = 0) -> Any:
    """The facts of one seat."""
    return told(state)["cities"][seat]


def die(state: Origins, base: int, seat: int = 0) -> Any:
    """The Freeman of a base (from 1), None for none."""
    return player(state, seat)["freemen"].get(f"base-{base}")


def scored(events: list[Event]) -> list[int]:
    """The points told."""
    return [event["points"] for event in events if event.kind == "scored"]


def kinds(events: list[Event]) -> list[str]:
    """What happened, by name."""
    return [event.kind for event in events]
