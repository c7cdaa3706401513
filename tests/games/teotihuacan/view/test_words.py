"""What Teotihuacan says: every question, choice, event and rule, in every language."""

import pytest

from games.teotihuacan.view.playing import GAMES, VIEW, asked, steps
from ziggurat.core.events import EVERYBODY, Event, EventType
from ziggurat.core.rules import NOBODY
from ziggurat.games.teotihuacan import events
from ziggurat.games.teotihuacan.components import (
    ACTION_IDS,
    BONUS_IDS,
    MATERIAL_IDS,
    REWARD_IDS,
    TILE_IDS,
    WORSHIP_IDS,
)
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.geometry import SPOT_IDS
from ziggurat.i18n.messages import LANGUAGES, Words

ENGLISH = Words("en", "teotihuacan")
NAMES = ["Ada", "Balam", "Citlali", "Dov"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_gets_a_line(lang: str) -> None:
    words = Words(lang, "teotihuacan")
    told = [
        e for seats, seed, options in GAMES for _, es in steps(seats, seed, options) for e in es
    ]
    assert {event.kind for event in told} >= {
        one.name for one in GAME.events if one is not events.DEALT
    } - {"rival-masked"}
    for event in told:
        assert VIEW.sentence(event, NAMES, words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "place",
    [
        *WORSHIP_IDS,
        *TILE_IDS,
        *ACTION_IDS,
        *SPOT_IDS,
        *MATERIAL_IDS,
        *("produce", "construction", "influence", "pass", "done", "rest", "again"),
        *("masks-yellow", "pile-red", "slot-blue"),
    ],
)
def test_every_kind_of_place_has_its_rule(place: str, lang: str) -> None:
    assert VIEW.help(place, next(asked("stacking")), Words(lang, "teotihuacan"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bonus_and_reward_is_explained_in_words_of_its_own(lang: str) -> None:
    words = Words(lang, "teotihuacan")
    for message, ids in (("bonus", BONUS_IDS), ("reward", REWARD_IDS), ("worship", WORSHIP_IDS)):
        argument = "tile" if message == "worship" else message
        for name in (message, f"help-{message}"):
            said = {words.say(name, **{argument: one}) for one in ids}
            assert len(said) == len(ids), name


def test_an_open_bonus_is_explained_and_a_covered_one_is_not() -> None:
    stacking = next(asked("stacking"))
    assert VIEW.help("a1-1", stacking, ENGLISH).startswith("Bonus")
    stacking.stack(0, 1)
    assert VIEW.help("a1-1", stacking, ENGLISH) == ""
    assert VIEW.help("a1", stacking, ENGLISH).startswith("Your Power is the height")


@pytest.mark.parametrize(
    ("told", "seat", "numbers", "line"),
    [
        (events.STACKED, 0, (4, 2, 3), "Ada places 2 discs on B2 (Power 3)"),
        (
            events.BUILT,
            1,
            (TILE_IDS.index("wood-2"), 0, 0),
            "Balam builds a size-2 wood building at a1",
        ),
        (events.SPENT, 0, (2, 5, 0), "Ada spends 1 gold from f1"),
        (
            events.RAISED,
            0,
            (14, 9, 0),
            "Ada builds a red pyramid tile (level 1, north-west)",
        ),
        (events.TURNED, 1, (3, 0, 0), "Balam’s architect moves to the left"),
        (events.COUNTED, 0, (2, 14, 0), "Ada scores 14 points for the south-east District"),
        (events.BEGAN, NOBODY, (2, 1, 0), "Round 2: Balam goes first"),
        (events.RIVAL_STACKED, NOBODY, (0, 2, 0), "The Rival places 1 disc on A1 (Power 2)"),
    ],
)
def test_log_lines_say_who_what_and_how_many(
    told: EventType, seat: int, numbers: tuple[int, int, int], line: str
) -> None:
    assert VIEW.sentence(Event(told, seat, *numbers, EVERYBODY), NAMES, ENGLISH) == line


def test_an_event_of_another_game_gets_no_line() -> None:
    assert VIEW.sentence(Event(EventType("sneezed"), 0, 0, 0, 0, EVERYBODY), NAMES, ENGLISH) == ""


def test_alone_the_second_player_is_the_rival() -> None:
    state = next(s for s, _ in steps(1, 1) if s.first == 1)
    begins = Event(events.BEGAN, NOBODY, 2, 1, 0, EVERYBODY)
    assert VIEW.sentence(begins, ["Ada"], ENGLISH) == "Round 2: the Rival goes first"
    assert "Rival" in VIEW.text(state, 0, ENGLISH)


def test_a_panel_says_who_has_passed() -> None:
    state = next(asked("stacking"))
    assert VIEW.standing(state, 0, ENGLISH) == "6 discs"
    state.passed = 1
    assert VIEW.standing(state, 0, ENGLISH) == "passed"


def test_gold_is_named_where_it_may_stand_for_something() -> None:
    said = {VIEW.prompt(s, ENGLISH) for seed in range(1, 4) for s in asked("paying", 3, seed)}
    for prompt in said:
        assert ("2 gold can replace" in prompt) == ("wood" in prompt or "stone" in prompt)
    assert any("of any kind" in prompt for prompt in said)


def test_what_is_optional_can_be_skipped_and_a_repetition_is_done() -> None:
    said = {
        str(GAME.asking(state)): VIEW.label("done", state, ENGLISH)
        for seed in range(1, 4)
        for state, _ in steps(3, seed)
    }
    assert said["bonus"] == said["producing"] == said["returning"] == "Skip"
    assert said["replacing"] == said["repeating"] == said["small"] == "Done"


def test_two_copies_of_a_worship_tile_are_told_apart_by_where_they_lie() -> None:
    state = next(asked("stacking"))
    state.shown[1] = state.shown[0]
    slot, pile = (VIEW.label(f"worship:{one}-green", state, ENGLISH) for one in ("slot", "pile"))
    assert slot == pile.replace("on the pile", "beside the pile") != pile
    state.shown[1] = state.shown[0] + 1
    assert "pile" not in VIEW.label("worship:slot-green", state, ENGLISH)
