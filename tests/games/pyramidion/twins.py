"""Twin worlds: two tables that look the same to one seat walk together and must go on doing so.

PYTHONPATH=tests python -m games.pyramidion.twins 10000
"""

import json
import sys
from collections.abc import Iterator
from itertools import islice

from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.rng import Rng
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import rule_of, seat_of
from ziggurat.games.pyramidion.facts import facts
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.steps import DEALING
from ziggurat.games.pyramidion.verbs import PASS

MOST = 500  # positions of a game


def walk(seats: int, viewer: int, seed: int, lazy: bool = False) -> Iterator[int]:
    """A random game and its twin; after each step how many decks the round has had.

    The lazy pass whenever they may and recruit, so that decks run out.
    """
    pick = Rng(seed)
    options = {o.key: o.values[pick.below(len(o.values))] for o in GAME.options}
    state = GAME.setup(options if seed % 2 else {}, seats)
    twin = state.copy()
    while GAME.to_move(state) != NOBODY:
        mine, theirs = offers(state), offers(twin)
        if is_secret_deal(state, viewer):
            first, second = one_of(mine, pick), one_of(theirs, pick)
        else:
            both = sorted(set(mine) & set(theirs))
            if not both:  # the viewer sees what this twin cannot show: take another
                GAME.play(state, one_of(in_mind(mine, lazy), pick))
                twin = GAME.guess(GAME.hide(state, viewer), viewer, pick)
                continue
            first = second = one_of(in_mind(both, lazy), pick)
        if int(GAME.to_move(state)) == viewer:
            assert mine == theirs == GAME.choices(GAME.hide(state, viewer))
        assert heard(state, first, viewer) == heard(twin, second, viewer)
        compare(state, twin, viewer)
        if pick.below(8) == 0:
            twin = GAME.guess(GAME.hide(state, viewer), viewer, pick)
            compare(state, twin, viewer)
        yield len(state.born)


def offers(state: Pyramidion) -> list[int]:
    """All that can be chosen, by a seat or by chance."""
    out = Choices()
    GAME.fill(state, out)
    return out.numbers()


def is_secret_deal(state: Pyramidion, viewer: int) -> bool:
    """Whether a card comes that this viewer does not see."""
    now = state.top()
    return bool(rule_of(now) == DEALING and seat_of(now) != viewer)


def in_mind(choices: list[int], lazy: bool) -> list[int]:
    """What a player thinks of: the lazy pass."""
    return [int(PASS.on())] if lazy and PASS.on() in choices else choices


def one_of(choices: list[int], pick: Rng) -> int:
    """Any of them."""
    return choices[pick.below(len(choices))]


def heard(state: Pyramidion, choice: int, viewer: int) -> list[Event]:
    """Play a choice; what the viewer hears of it."""
    events = state.listen()
    GAME.play(state, choice)
    state.events = None
    return [event for event in events if event.seen_by(viewer)]


def compare(state: Pyramidion, twin: Pyramidion, viewer: int) -> None:
    """The two look the same to the viewer, byte for byte."""
    assert GAME.to_move(state) == GAME.to_move(twin)
    assert GAME.asking(state) == GAME.asking(twin)
    if GAME.to_move(state) == NOBODY:
        return  # the game is over: hands are shown, and differ
    seen, other = GAME.hide(state, viewer), GAME.hide(twin, viewer)
    assert seen.flat() == other.flat()
    assert json.dumps(facts(seen, viewer)) == json.dumps(facts(other, viewer))


def main(wanted: int) -> None:
    """Compare so many positions for every kind of viewer."""
    positions = seed = decks = 0
    while positions < wanted:
        seats = 2 + seed % 3
        viewer = (*range(seats), NOBODY)[seed % (seats + 1)]
        lazy = seats == 4 and seed % 4 < 2
        for number in islice(walk(seats, viewer, seed, lazy), MOST):
            positions += 1
            decks = max(decks, number)
        seed += 1
    print(f"{positions} positions of {seed} games, no difference, up to {decks} decks")


if __name__ == "__main__":
    main(int(sys.argv[1]))
