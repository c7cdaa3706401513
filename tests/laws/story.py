"""Golden playthroughs: a game told step by step, so that a change of rules is a readable diff."""

import json
from collections.abc import Iterator
from typing import Any

from laws.worlds import World, facts, worlds
from ziggurat.core.choices import Choices
from ziggurat.core.errors import short_list
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY

SEED = 1
FIRST, LAST = 40, 6  # steps told in full at the beginning and at the end


def stories(key: str) -> dict[str, str]:
    """A file name and a text for each seat count, with the default options."""
    return {
        f"{world.key}-{world.seats}.txt": told(world)
        for world in worlds(key)
        if world.name == "default"
    }


def told(world: World) -> str:
    """The whole story of one seeded game; its long middle is left out."""
    steps = list(play(world))
    head, tail = steps[: FIRST + 1], steps[max(FIRST + 1, len(steps) - LAST) :]
    left_out = len(steps) - len(head) - len(tail)
    middle = [f"\n… {left_out} steps …"] if left_out else []
    return "\n".join([*head, *middle, *tail]) + "\n"


def play(world: World) -> Iterator[str]:
    """The opening, one paragraph a step, and the ending."""
    game, state, pick, out = world.game, world.setup(), Rng(SEED), Choices()
    options = " ".join(f"{key}={value}" for key, value in world.options)
    yield f"game {game.key} {game.version} for {world.seats}\noptions {options}\n\n" + opening(
        world, state
    )
    number = 0
    while (mover := int(game.fill(state, out))) != NOBODY:
        number += 1
        choice = int(pick.weighted(out) if mover == CHANCE else pick.choice(out))
        before = views(world, state)
        who = "chance" if mover == CHANCE else f"seat {mover}"
        lines = [f"\n{number}. {who}, {game.asking(state)}: {listed(game, mover, out)}"]
        events = state.listen()
        game.play(state, choice)
        state.events = None
        lines.append(f"> {game.catalogue.text(choice)}")
        lines += [f"  {event}" + audience(event.audience) for event in events]
        lines += [f"  {change}" for change in changes(before, views(world, state))]
        yield "\n".join(lines)
    outcome = game.outcome(state)
    assert outcome is not None
    yield f"\n= {outcome.scores} places {outcome.places}, {outcome.reason}"


def listed(game: Game[Any], mover: int, out: Choices) -> str:
    """What is open: choices by verb, outcomes of chance by number and weight."""
    if mover == CHANCE:
        return f"{len(out)} outcomes, {out.total} in all"
    verbs: dict[str, list[str]] = {}
    for choice in out.numbers():
        verb, _, target = game.catalogue.text(choice).partition(":")
        verbs.setdefault(verb, []).append(target)
    return "; ".join(
        f"{verb} {short_list(targets)}" if any(targets) else verb for verb, targets in verbs.items()
    )


def opening(world: World, state: Any) -> str:
    """All a spectator may know of the new table."""
    table = facts(world.key, world.game.hide(state, NOBODY), NOBODY)
    return "\n".join(f"{key}: {json.dumps(value)}" for key, value in table.items())


def views(world: World, state: Any) -> dict[str, object]:
    """Every fact under its path; a seat's own where it knows more than a spectator."""
    hide = world.game.hide
    found = dict(leaves(facts(world.key, hide(state, NOBODY), NOBODY)))
    for seat in range(world.seats):
        for path, value in leaves(facts(world.key, hide(state, seat), seat)):
            if found.get(path) != value:
                found[f"seat {seat} sees {path}"] = value
    return found


def leaves(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Plain values with their paths; lists of plain values stay whole."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for number, item in enumerate(value):
            yield from leaves(item, f"{path}.{number}")
    else:
        yield path, value


def changes(before: dict[str, object], after: dict[str, object]) -> Iterator[str]:
    """What a step did to the table, in the order of the facts."""
    for path in {**before, **after}:
        old, new = before.get(path), after.get(path)
        if old != new:
            yield f"{path}: {json.dumps(old)} -> {json.dumps(new)}"


def audience(mask: int) -> str:
    """Who heard an event, unless all did."""
    seats = [str(seat) for seat in range(4) if mask >> seat & 1]
    return "" if mask >> NOBODY & 1 else f"  (heard by {', '.join(seats)})"
