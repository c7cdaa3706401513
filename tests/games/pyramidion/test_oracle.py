"""Every site of some random games against a second opinion."""

from typing import Any

import pytest

from games.pyramidion.oracle import TOKENS, minimum, most, placer, points, survivors
from games.pyramidion.positions import asked
from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.pick import Pick
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.games.pyramidion.components import (
    KIND_IDS,
    NEGOTIATORS,
    REVOLT_TOKEN_IDS,
    SITE_IDS,
    TORTURERS,
)
from ziggurat.games.pyramidion.facts import facts
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.state import Pyramidion


def sites(seats: int, seed: int) -> list[tuple[Any, list[Event]]]:
    """A random game, site by site: the facts before the last card or pass, and what followed."""
    pick, out = Pick(seed), Choices()
    options = {option.key: option.values[pick.below(2)] for option in GAME.options}
    state = GAME.setup({**options, "goal": "10"}, seats)
    found: dict[tuple[int, int], tuple[Any, list[Event]]] = {}
    events = state.listen()
    while (mover := GAME.fill(state, out)) != NOBODY:
        before = state.copy()
        events.clear()
        GAME.play(state, pick.weighted(out) if mover == CHANCE else pick.choice(out))
        if before.site != -1:
            agree_on_numbers(before)
        here = int(before.round), int(before.site)
        if is_over(before, state):
            found[here] = (facts(before, NOBODY), list(events))
        elif here in found and asked(before)[0] in ("revolt-token", "deploying"):
            found[here][1].extend(events)
    return list(found.values())


def is_over(before: Pyramidion, after: Pyramidion) -> bool:
    """Whether this choice, a pass without recruiting, was the last of a site."""
    return (
        asked(before)[0] in ("playing", "recruiting")
        and before.hand[int(GAME.to_move(before))] == after.hand[int(GAME.to_move(before))]
        and asked(after)[0] not in ("playing", "recruiting", "dealing")
    )


def agree_on_numbers(state: Pyramidion) -> None:
    """Totals, leaders and minima of a site as the facts have them."""
    active: Any = facts(state, NOBODY)["active"]
    everybody = list(range(int(state.seats)))
    for category in ("influence", "negotiation", "bargaining"):
        assert active["leaders"][category] == most(active, category, everybody)
        for seat in everybody:
            assert active["totals"][seat][category] == points(active, seat, category)
    assert active["minima"] == [minimum(active, "influence"), minimum(active, "negotiation")]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_sites_agree_with_the_oracle(seats: int, seed: int) -> None:
    resolved = sites(seats, seed)
    assert len(resolved) > 3
    for table, events in resolved:
        told = {event.kind: event for event in events}
        drawn = [REVOLT_TOKEN_IDS[e["token"]] for e in events if e.kind == "revolted"]
        active, master = survivors(table["active"], drawn)
        site = table["sites"][SITE_IDS.index(active["site"])]
        fallen = {int(e.seat) for e in events if e.kind == "crushed"}
        both = zip(table["active"]["played"], active["played"], strict=True)
        assert fallen == {seat for seat, (had, has) in enumerate(both) if had and not has}
        paid = sorted(
            KIND_IDS[e["kind"]] for e in events if e.kind == "gained" and e.seat == master
        )
        if master is not None and all(table["supply"].values()):
            assert paid == sorted(kind for token in drawn for kind in TOKENS[token]["reward"])
        torturers = [e.seat for e in events if e.kind == "deployed" and e["troop"] == TORTURERS]
        wanted = placer(active, "influence")
        free = wanted is not None and site["torturers"] != wanted and spare(table, wanted)
        assert torturers == ([wanted] if free else [])
        for event in events:
            if event.kind == "deployed" and event["troop"] == NEGOTIATORS:
                assert event.seat == placer(active, "negotiation")
        winner = most(active, "bargaining", list(range(len(active["played"]))))
        has_goods = any(site["resources"].values())
        assert ("won" in told) == (winner is not None and has_goods)
        assert "won" not in told or told["won"].seat == winner


def spare(table: Any, seat: int) -> bool:
    """Whether a player has torturers left in reserve."""
    owners: list[int | None] = [site["torturers"] for site in table["sites"]]
    return owners.count(seat) < 5
