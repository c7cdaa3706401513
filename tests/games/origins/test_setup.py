"""The set-up: what lies where, and in which order it is drawn."""

import pytest

from games.origins.positions import asked, draw, play, player, targets, texts, told
from ziggurat.core.choices import Choices
from ziggurat.games.origins.components import COLOUR_IDS, KIND_COLOUR, KIND_IDS
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.state import Origins


def after(question: str, seats: int = 2) -> Origins:
    """A new table at this question of the set-up, the first outcome taken each time."""
    state = GAME.setup({}, seats)
    while asked(state) != question:
        play(state, texts(state)[0])
    return state


def test_the_order_of_the_set_up() -> None:
    """Set-up 3-23."""
    state = GAME.setup({}, 4)
    order = []
    while asked(state) != "acting":
        order.append(asked(state))
        play(state, texts(state)[0])
    assert order == [
        *["bonus-tile"] * 5,
        *["zodiac-card"] * 3,
        *["first-tile"] * 5,
        *["first-preview"] * 5,
        *["first-citizen"] * 5,
        *["first-speaker"] * 4,
        *["first-card"] * 6,
        *["draft-die"] * 10,
        *["drafting"] * 8,
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_is_where_it_begins(seats: int) -> None:
    """Set-up 15-20."""
    state = GAME.setup({}, seats)
    draw(state)
    table = told(state)
    assert [site["ship"] for site in table["sites"]] == [1] * 5
    assert {site["bonus"] for site in table["sites"]} == {f"bonus-{c}" for c in COLOUR_IDS}
    assert len({track["sign"] for track in table["temples"].values()}) == 3
    assert all(track["stack"] == list(range(seats)) for track in table["temples"].values())
    assert table["military"] == {
        "spaces": [0] * max(seats, 2),
        "stack": list(range(max(seats, 2))),
    }
    assert table["bastion"] == 0 and table["scores"] == [0] * seats
    for seat in range(seats):
        mine = player(state, seat)
        assert mine["goods"] == {"stone": 1, "food": 1, "wisdom": 1, "gold": 1}
        assert mine["city"] == {"cell-9-10": "agora", "cell-10-10": "palace"}
        assert set(mine["towers"].values()) == {1} and mine["bases"] == 2
        assert mine["archon"] is None and mine["tokens"] == 0


def test_each_bonus_tile_lies_somewhere() -> None:
    """Set-up 3: at random, none twice."""
    state = GAME.setup({}, 2)
    assert len(texts(state)) == 5
    play(state, "bonus:bonus-blue")
    assert targets(state, "bonus") == [
        *("bonus-red", "bonus-purple", "bonus-orange", "bonus-yellow")
    ]


def test_the_market_has_a_building_of_each_colour() -> None:
    """Set-up 6-7: the first tile of each pile, mixed; then the next ones are turned up."""
    state = after("first-tile")
    out = Choices()
    GAME.fill(state, out)
    assert len(out) == 30 and out.total == 75
    play(state, "draw:arena")
    GAME.fill(state, out)
    assert len(out) == 24 and out.total == 60, "no second red one"
    while asked(state) == "first-tile":
        play(state, texts(state)[0])
    assert {KIND_COLOUR[KIND_IDS.index(kind)] for kind in told(state)["market"]} == set(range(5))
    for colour in COLOUR_IDS:
        assert asked(state) == "first-preview"
        play(state, texts(state)[-1])
        pile = told(state)["piles"][colour]
        assert pile["preview"] is not None and sum(pile["unseen"].values()) == 13


def test_citizens_are_rolled_without_sixes_and_ascend() -> None:
    """Set-up 8."""
    state = after("first-citizen")
    for value in (5, 1, 4, 2, 3):
        assert texts(state) == [f"roll:{n}" for n in range(1, 6)]
        play(state, f"roll:{value}")
    assert [one["value"] for one in told(state)["recruits"]] == [1, 2, 3, 4, 5]


def test_speakers_have_faces_of_their_own() -> None:
    """Components: 2, 2, 3, 3, 4, 5."""
    state = after("first-speaker")
    weights = {GAME.catalogue.text(choice): weight for choice, weight in GAME.outcomes(state)}
    assert weights == {"roll:2": 2, "roll:3": 2, "roll:4": 1, "roll:5": 1}


def test_two_dice_of_each_colour_are_drafted() -> None:
    """Set-up 21."""
    state = after("drafting")
    assert [one["colour"] for one in told(state)["draft"]] == [c for c in COLOUR_IDS for _ in "xx"]
    assert len(targets(state, "draft")) == 10
    play(state, "draft:draft-4")
    assert len(targets(state, "draft")) == 9
    assert player(state)["freemen"]["base-1"]["colour"] == "purple"
