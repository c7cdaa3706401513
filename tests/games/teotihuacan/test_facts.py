"""What is told to those who read facts."""

from games.teotihuacan.positions import (
    asked,
    bare,
    city,
    cubes,
    give,
    new,
    offer,
    play,
    put,
    raised,
    shows,
    stack,
    told,
    turn,
)

ANNA, OTHER = 0, 1


def test_a_table_in_play() -> None:
    state = new()
    bare(state, "a2", "bonus-power")
    stack(state, "a2", OTHER)
    play(turn(state), "discs:a2-2")
    table = told(state)
    assert table["spaces"]["a2"] == {"bonus": "bonus-power", "discs": [1, 0, 0], "height": 4}
    assert (table["space"], table["power"], table["bonus"]) == ("a2", 4, None)
    assert table["cities"][ANNA]["discs"] == 4 and table["rival"] is None


def test_a_city() -> None:
    state = new()
    put(state, ANNA, "temple-blue", "6,0 6,1 6,2 7,1")
    cubes(state, ANNA, "gold", "11,11")
    raised(state, ANNA, "red", "level-nw")
    give(state, ANNA, "red-ten")
    mine = city(state)
    assert mine["tiles"] == [
        {
            "tile": "temple-blue",
            "square": "sq-6-0",
            "look": "r0",
            "squares": ["sq-6-0", "sq-6-1", "sq-6-2", "sq-7-1"],
        }
    ]
    assert mine["cubes"] == {"sq-11-11": "gold"}
    assert mine["pyramid"] == {"base-centre": "white", "level-nw": "red"}
    assert mine["worship"] == {"red-ten": 1} and city(state, OTHER)["worship"] == {}
    assert mine["earned"] == dict.fromkeys(
        ("bonus", "masks", "pyramid", "rewards", "worship", "favour", "districts"), 0
    )


def test_worship_piles_and_what_lies_aside() -> None:
    state = new()
    shows(state, "slot-red", "red-ten")
    offer(state, "green-influence")
    table = told(state)
    assert asked(state) == "influencing" and table["aside"] == ["green-influence"]
    assert table["worship"]["red"]["slot"] == "red-ten"
    assert sum(table["worship"]["red"]["unseen"].values()) == 10
    play(state, "done")
    table = told(state)
    assert table["aside"] == [] and table["worship"]["green"]["under"] == ["green-influence"]


def test_the_account_while_paying() -> None:
    state = new()
    cubes(state, ANNA, "wood", "0,0 0,1 0,2")
    offer(state, "green-any")
    assert told(state)["due"]["any"] == 2
    play(state, "rest")
    assert told(state)["due"] is None
