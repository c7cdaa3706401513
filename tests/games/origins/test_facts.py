"""What a seat may know, as plain data."""

import json

from games.origins.positions import (
    advisors,
    aside,
    freeman,
    new,
    play,
    player,
    posted,
    put,
    seated,
    told,
)


def test_a_city_by_its_ids() -> None:
    """Buildings, Farms, grey tiles; dice on seats of power; tiles set aside."""
    state = new()
    put(state, "mint", "cell-9-11")
    put(state, "farm", "cell-10-11")
    seated(state, "seat-9-10", "blue", 4)
    aside(state, "forum")
    mine = player(state)
    assert mine["city"]["cell-9-11"] == "mint" and mine["city"]["cell-10-11"].startswith("farm-")
    assert mine["seats"] == {"seat-9-10": {"colour": "blue", "value": 4}}
    assert mine["reserve"] == ["forum"] and player(state, 1)["reserve"] == []
    assert player(state, 1)["seats"] == {}


def test_workers_by_place() -> None:
    """Freemen, Archon and Speakers, with their owner."""
    state = new()
    freeman(state, 1, "red", 3)
    freeman(state, 2, "blue", 2, seat=1)
    posted(state, 1, "site-2")
    posted(state, 2, "site-2", seat=1)
    state.archons[1] = 1
    state.holders[0], state.podiums[0] = 1, 1
    assert told(state)["sites"][1]["workers"] == [
        {"seat": 0, "worker": "base-1"},
        {"seat": 1, "worker": "base-2"},
        {"seat": 1, "worker": "archon"},
        {"seat": 1, "worker": "speaker-1"},
    ]
    assert player(state)["freemen"]["base-1"] == {"colour": "red", "value": 3, "site": "site-2"}


def test_facts_are_plain_data() -> None:
    """They can be written as JSON."""
    state = new(3)
    advisors(state, "red", "yellow")
    play(state, "pass")
    table = json.loads(json.dumps(told(state)))
    assert table["cities"][0]["passed"] and table["cities"][0]["advisors"] == ["red", "yellow"]
    assert table["goal"] is None and table["announced"] == []
