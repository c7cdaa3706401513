"""What Uxmal says: every question, choice, event and rule, in every language."""

import pytest

from games.uxmal.view.playing import GAMES, VIEW, decisions, steps
from laws.pages import offers
from ziggurat.core.events import EVERYBODY, Event, EventType
from ziggurat.core.rules import NOBODY
from ziggurat.games.uxmal import events
from ziggurat.games.uxmal.components import (
    IDOL_IDS,
    QUARTER_IDS,
    SLOT_IDS,
    SPACE_IDS,
    TILE_IDS,
)
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.rules.scoring import CardCount, PriestCount
from ziggurat.games.uxmal.state import IN_HAND
from ziggurat.games.uxmal.view.reckoning import forecast
from ziggurat.i18n.messages import LANGUAGES, Words

ENGLISH = Words("en", "uxmal")
NAMES = ["Ada", "Balam", "Citlali", "Dov"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_everything_that_is_asked_and_offered_has_a_name(
    seats: int, seed: int, options: dict[str, str], lang: str
) -> None:
    words = Words(lang, "uxmal")
    for state, _ in steps(seats, seed, options):
        assert VIEW.prompt(state, words)
    for number, state in enumerate(decisions(seats, seed, options)):
        if number % 2 == 0:
            open_now = offers("uxmal", state, words)
            assert len({offer.label for offer in open_now}) == len(open_now)
            assert all(o.hint for o in open_now if o.anchors(0)[0] not in QUARTER_IDS)


@pytest.mark.parametrize(
    "place",
    ["build", "held", "ready-0", SLOT_IDS[0], "jaguar-2", "pile-jaguar", "s1-card-jaguar"],
)
def test_every_kind_of_place_has_its_rule(place: str) -> None:
    assert VIEW.help(place, next(decisions(2, 1)), ENGLISH)


def test_only_actions_that_are_open_are_asked_for() -> None:
    state = next(decisions(2, 1))
    assert VIEW.prompt(state, ENGLISH) == "Choose an action: draw a tile."
    asked = {VIEW.prompt(one, ENGLISH) for one in decisions(2, 1) if GAME.asking(one) == "acting"}
    assert "Choose an action: draw a tile or place a priest." in asked
    assert "Choose an action: draw a tile, place a priest, move a priest or move an idol." in asked


def test_nothing_is_to_be_scored_once_the_game_is_over() -> None:
    assert VIEW.standing(next(decisions(2, 1)), 0, ENGLISH) == "+0 if scored now"
    *_, (end, _) = steps(2, 1)
    assert GAME.outcome(end) is not None
    assert not VIEW.standing(end, 0, ENGLISH) and not VIEW.brief(end, 0)


def test_a_space_of_the_track_tells_what_its_idol_is_worth() -> None:
    state = next(decisions(2, 1))
    first, second, third, fourth, _ = (VIEW.help(space, state, ENGLISH) for space in SPACE_IDS)
    assert "5, 7 or 9 points on level 1, 2 or 3" in first
    assert "1, 3 or 5 points on level 1, 2 or 3" in third
    assert "nothing" in fourth
    assert "scores 2 points and returns to its pile" in first and "falls to rank 4" in first
    assert "scores 1 point and returns to its pile" in second and "falls to rank 5" in second
    assert "cards" not in third


def test_a_slot_says_which_cards_one_will_choose_from() -> None:
    state = next(s for s in decisions(2, 1) if GAME.asking(s) == "acting")
    state.drawn = TILE_IDS.index("tile-3")
    assert VIEW.label("lay:l1-1-1@r1", state, ENGLISH) == (
        "Place it at c3–d4, blank top right: 2 Jaguar cards or 2 Serpent cards or 2 Macaw cards"
    )
    state.drawn = TILE_IDS.index("tile-13")
    assert VIEW.label("lay:l1-0-0@r2", state, ENGLISH) == ("Place it at a1–b2, blank bottom right")


def test_a_slot_promises_no_card_that_is_not_in_its_pile() -> None:
    state = next(s for s in decisions(2, 1) if GAME.asking(s) == "acting")
    state.drawn = TILE_IDS.index("tile-3")
    state.piles[IDOL_IDS.index("jaguar")] = 1
    state.piles[IDOL_IDS.index("serpent")] = 0
    assert VIEW.label("lay:l1-1-1@r1", state, ENGLISH) == (
        "Place it at c3–d4, blank top right: 1 Jaguar card or 2 Macaw cards"
    )
    state.piles[IDOL_IDS.index("jaguar")] = state.piles[IDOL_IDS.index("macaw")] = 0
    assert VIEW.label("lay:l1-1-1@r1", state, ENGLISH) == ("Place it at c3–d4, blank top right")


@pytest.mark.parametrize(
    ("told", "seat", "numbers", "line"),
    [
        (events.PLACED, 0, (26, 0, 0), "Ada places a priest at c4"),
        (events.WALKED, 1, (0, 9, 2), "Balam moves a priest from a1 to b2 for 2 cards"),
        (events.SCORED, 0, (5, 1, 9), "Ada scores 5 points for a priest on the Serpent at b2"),
        (events.SCORED, 1, (4, 0, IN_HAND), "Balam scores 4 points for Jaguar cards"),
        (events.GAINED, 0, (0, 1, 2), "Ada takes 1 Jaguar card, the last in the pile"),
        (events.GAINED, 0, (0, 0, 2), "Ada takes nothing: no Jaguar cards left"),
        (events.VENERATED, 0, (4, 3, 0), "Ada honours the Turtle: up from rank 4 to 1"),
        (
            events.REJECTED,
            NOBODY,
            (0, 1, 0),
            "The favourites fall from grace: Jaguar to rank 4, Serpent to rank 5",
        ),
    ],
)
def test_log_lines_say_who_what_and_how_many(
    told: EventType, seat: int, numbers: tuple[int, int, int], line: str
) -> None:
    assert VIEW.sentence(Event(told, seat, *numbers, EVERYBODY), NAMES, ENGLISH) == line


def test_an_event_of_another_game_gets_no_line() -> None:
    assert VIEW.sentence(Event(EventType("sneezed"), 0, 0, 0, 0, EVERYBODY), NAMES, ENGLISH) == ""


def test_the_points_foretold_are_those_of_the_count() -> None:
    for number, state in enumerate(decisions(4, 3)):
        if number % 6:
            continue
        counted = state.copy()
        PriestCount().run(counted, 0)
        CardCount().run(counted, 0)
        for seat in range(4):
            assert forecast(state, seat) == counted.score(seat) - state.score(seat)


def test_idols_are_named_alike_everywhere() -> None:
    names = [ENGLISH.say("idol", idol=idol) for idol in IDOL_IDS]
    assert names == ["Jaguar", "Serpent", "Macaw", "Monkey", "Turtle"]
