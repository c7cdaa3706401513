"""Tables of Uxmal set up by hand, and read back."""

from games.by_text import ByText
from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.steps import step
from ziggurat.games.uxmal import steps
from ziggurat.games.uxmal.components import (
    IDOL_IDS,
    LETTERS,
    QUARTER_IDS,
    QUARTERS,
    SLOT_IDS,
    SLOTS_BELOW,
    TURNS,
)
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.rules.tiles import situations
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.verbs import CLAIM

FAVOURITES_FIRST = "JSAMT"
PRIESTS = "abcd"  # of seats 0 to 3, in a map

BY_TEXT = ByText(GAME)
texts, play = BY_TEXT.texts, BY_TEXT.play


def idol(letter: str) -> int:
    """The number of an idol, by its letter: J, S, A, M, T."""
    return LETTERS.index(letter)


def quarter(name: str) -> int:
    """The number of a quarter, by its id."""
    return QUARTER_IDS.index(name)


def new(seats: int = 2, track: str = FAVOURITES_FIRST, **options: str) -> Uxmal:
    """A table after the set-up, with this order of the idols."""
    state = GAME.setup({key.strip("_"): value for key, value in options.items()}, seats)
    play(state, *(f"order:{IDOL_IDS[idol(letter)]}" for letter in track))
    return state


def turn_of(state: Uxmal, seat: int) -> Uxmal:
    """The same table at the start of this seat's turn."""
    state.depth = 0
    state.then(step(steps.TURN, seat))
    GAME.settle(state)
    return state


def put(state: Uxmal, tile: int, slot: str, turn: int = 0) -> None:
    """Lay a tile by hand, out of the reserve."""
    state.cover(SLOT_IDS.index(slot), TURNS * (tile - 1) + turn)
    state.reserve.take(tile - 1)


def fill_level(state: Uxmal, level: int, leave: int = 0) -> None:
    """Lay the lowest tiles of the reserve, unturned, on free slots of a level, all but so many."""
    first, end = SLOTS_BELOW[level - 1], SLOTS_BELOW[level]
    free = [slot for slot in range(first, end) if state.laid[slot] < 0]
    for slot in free[: len(free) - leave]:
        put(state, state.reserve.flat().index(1) + 1, SLOT_IDS[slot])


def at_phase(phase: int, leave: int = 1, seats: int = 2, **options: str) -> Uxmal:
    """A table in this phase, seat 0 to move, so many slots still free on its level."""
    state = new(seats, FAVOURITES_FIRST, **options)
    for level in range(1, phase):
        fill_level(state, level)
    state.phase = phase
    fill_level(state, phase, leave)
    return turn_of(state, 0)


def finish_level(state: Uxmal) -> list[Event]:
    """Lay the last tile of a level, take its first claim; what happened."""
    events = play(state, "build", first_draw(state))
    events += play(state, texts(state)[0])
    if GAME.asking(state) == "claiming":
        events += play(state, texts(state)[0])
    return events


def first_draw(state: Uxmal) -> str:
    """The first tile that can be drawn."""
    trial = state.copy()
    play(trial, "build")
    return texts(trial)[0]


def give(state: Uxmal, seat: int, cards: str) -> None:
    """Cards from the piles into a hand, by their letters."""
    for letter in cards:
        state.gain(seat, idol(letter), 1)


def hand(state: Uxmal, seat: int) -> str:
    """A hand as letters."""
    return "".join(LETTERS[n] * int(state.cards(seat, n)) for n in range(len(IDOL_IDS)))


def track(state: Uxmal) -> str:
    """The popularity track as letters, the favourite first."""
    return "".join(LETTERS[n] for n in state.track)


def claims(state: Uxmal, tile: int, slot: str, turn: int) -> set[str]:
    """The situations a tile would bring about there."""
    found = situations(state, SLOT_IDS.index(slot), TURNS * (tile - 1) + turn)
    return {CLAIM.targets[n] for n in range(len(CLAIM.targets)) if found >> n & 1}


def showing(state: Uxmal, letter: str, level: int, count: int) -> list[int]:
    """So many quarters of a level that show this idol (`_` for a blank)."""
    found = [
        place
        for place in range(QUARTERS)
        if state.visible[place] == LETTERS.index(letter) and state.levels[place] == level
    ]
    assert len(found) >= count, f"only {len(found)} {letter} on level {level}"
    return found[:count]


def stand(state: Uxmal, seat: int, *places: int) -> None:
    """Put ready priests of a seat on these quarters."""
    for place in places:
        state.ready[seat] -= 1
        state.priests[place] = seat


def map_of(drawing: str) -> Uxmal:
    """A pyramid from a map: `.` base, `1` to `3` a free quarter of a level, `a` to `d` a priest."""
    state = new(4)
    rows = [line.split() for line in drawing.strip().splitlines()]
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            place = quarter(f"q-{x}-{y}")
            if mark in PRIESTS:
                stand(state, PRIESTS.index(mark), place)
            state.levels[place] = 0 if mark == "." else int(mark) if mark.isdigit() else 1
    return state


def random_game(state: Uxmal, seed: int) -> list[list[Event]]:
    """Play at random to the end; the events of each choice."""
    pick, out = Rng(seed), Choices()
    told = []
    while (mover := GAME.fill(state, out)) != NOBODY:
        choose = pick.weighted if mover == CHANCE else pick.choice
        told.append(play(state, GAME.catalogue.text(int(choose(out)))))
    return told
