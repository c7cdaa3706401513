"""What Origins says: every question, choice, event and rule, in every language."""

import pytest

from games.origins.view.playing import RECORDS, VIEW, asked, replayed
from laws.pages import offers
from ziggurat.core.events import EVERYBODY, Event, EventType
from ziggurat.core.rules import NOBODY
from ziggurat.games.origins import events
from ziggurat.games.origins.components import (
    BASES,
    COLOUR_IDS,
    KIND_IDS,
    MARKET_IDS,
    SIGN_IDS,
    SITE_IDS,
    TEMPLE_IDS,
    WAY_IDS,
)
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.state import ENDING_IDS
from ziggurat.i18n.messages import LANGUAGES, Words

ENGLISH = Words("en", "origins")
FRENCH = Words("fr", "origins")
LONGEST_BUTTON = 24
NAMES = ["Ada", "Balam", "Citlali", "Dov"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_gets_a_line(lang: str) -> None:
    words = Words(lang, "origins")
    games = [replayed(path.stem) for path in sorted(RECORDS.glob("*.game"))]
    told = [event for game in games for _, found in game for event in found]
    assert {event.kind for event in told} == {one.name for one in GAME.events}
    for event in told:
        line = VIEW.sentence(event, NAMES, words)
        assert line and not line.endswith("."), event


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", ["building", "help-of-tile"])
def test_every_building_has_a_name_and_a_rule_of_its_own(message: str, lang: str) -> None:
    words = Words(lang, "origins")
    kinds = (*KIND_IDS, "agora", "palace", "farm")
    assert len({words.say(message, tile=name) for name in kinds}) == len(kinds)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", ["zodiac", "help-of-sign"])
def test_every_zodiac_card_has_a_name_and_a_rule_of_its_own(message: str, lang: str) -> None:
    words = Words(lang, "origins")
    assert len({words.say(message, sign=name) for name in SIGN_IDS}) == len(SIGN_IDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "place",
    [
        *SITE_IDS,
        *MARKET_IDS,
        *TEMPLE_IDS,
        *SIGN_IDS,
        *("base-1", "archon", "speaker-1", "ship-2", "recruit-3", "card-1", "tower-red"),
        *("supply-blue", "seat-9-9", "population", "advance", "attack", "reserve-mint"),
        *("pass", "done", "token", "hold"),
    ],
)
def test_every_kind_of_place_has_its_rule(place: str, lang: str) -> None:
    assert VIEW.help(place, next(asked("acting")), Words(lang, "origins"))


def test_a_tile_of_the_city_tells_what_it_does_and_an_empty_place_does_not() -> None:
    state = next(asked("using"))
    text = next(offer.text for offer in offers("origins", state, ENGLISH) if ":" in offer.text)
    assert VIEW.help(text.partition(":")[2], state, ENGLISH)
    assert VIEW.help("cell-0-0", state, ENGLISH) == ""


@pytest.mark.parametrize(
    ("told", "seat", "numbers", "line"),
    [
        (events.VISITED, 0, (0, 2, 0), "Ada sends a Freeman to encounter site 3"),
        (events.VISITED, 1, (6, 0, 0), "Balam sends the Archon to encounter site 1"),
        (events.VISITED, 0, (8, 4, 0), "Ada sends a Speaker to encounter site 5"),
        (events.PAID, 0, (2, 2, 1), "Ada pays 2 Wisdom, 1 Gold"),
        (events.PAID, 0, (0, 0, 3), "Ada pays 3 Gold"),
        (events.ADVANCED, 1, (4, 1, 0), "Balam advances to space 4 and gains 1 Superiority token"),
        (events.ATTACKED, 0, (5, 2, 0), "Ada attacks: 2 weaker armies"),
        (events.CLIMBED, 0, (2, 3, 0), "Ada climbs to step 3 in the Sea Temple"),
        (events.BUILT, 0, (3, 210, 0), "Ada builds the Mint"),
        (events.USED, 0, (30, 199, 0), "Ada uses the Agora"),
        (events.RETURNED, NOBODY, (0, 0, 0), "The Granary returns to the bottom of its pile"),
        (events.LOWERED, 1, (0, 3, 0), "Balam lowers a Freeman to 3"),
        (events.ADVISED, 0, (1, 4, 2), "Ada’s yellow Freeman becomes Advisor 3"),
        (events.ADVISED, 1, (1, 3, 0), "Balam’s orange Freeman becomes Advisor 1"),
        (events.RETIRED, 1, (1, 3, 0), "Balam’s orange Freeman returns to the supply"),
        (events.MATCHED, 0, (1, 2, 0), "Ada scores District card 2 and takes 2 Gold"),
        (events.BUILT_UP, 1, (3, 4, 0), "Balam builds level 4 of the orange tower"),
        (events.BEGAN, NOBODY, (2, 1, 0), "Round 2 starts with Balam"),
        (events.LOST, 0, (0, 7, 0), "The Zodiac card Aries returns to its Temple"),
    ],
)
def test_log_lines_say_who_what_and_how_many(
    told: EventType, seat: int, numbers: tuple[int, int, int], line: str
) -> None:
    assert VIEW.sentence(Event(told, seat, *numbers, EVERYBODY), NAMES, ENGLISH) == line


@pytest.mark.parametrize("ending", range(len(ENDING_IDS)))
@pytest.mark.parametrize("told", [events.ANNOUNCED, events.LIFTED])
def test_every_ending_is_announced_and_taken_back(told: EventType, ending: int) -> None:
    said = VIEW.sentence(Event(told, NOBODY, ending, 0, 0, EVERYBODY), NAMES, ENGLISH)
    assert ENGLISH.say("ending", ending=ENDING_IDS[ending]) in said


def test_an_event_of_another_game_gets_no_line() -> None:
    assert VIEW.sentence(Event(EventType("sneezed"), 0, 0, 0, 0, EVERYBODY), NAMES, ENGLISH) == ""


def test_a_turn_is_asked_for_what_is_possible() -> None:
    verbs = {
        "worker": "send a worker",
        "close": "close a District",
        "raise": "build a tower level",
        "population": "grow your population",
    }
    seen: set[str] = set()
    for state in asked("acting"):
        possible = {offer.text.partition(":")[0] for offer in offers("origins", state, ENGLISH)}
        prompt = VIEW.prompt(state, ENGLISH)
        for verb, said in verbs.items():
            assert (said in prompt.lower() or said in prompt) == (verb in possible)
        seen |= possible
    assert {*verbs, "pass"} <= seen


def test_a_place_tells_the_wisdom_it_takes() -> None:
    tolls = 0
    for state in asked("visiting"):
        for offer in offers("origins", state, ENGLISH):
            after = state.copy()
            told = after.listen()
            GAME.play(after, GAME.catalogue.ids[offer.text])
            paid = sum(e["amount"] + e["gold"] for e in told if e.kind == "paid")
            # Who may choose how much of it is Gold pays later.
            if paid or GAME.asking(after) != "joker":
                due = f"for {paid} Wisdom" in offer.label
                assert due == bool(paid)
                tolls += bool(paid)
    assert tolls


def test_dice_that_look_alike_are_told_apart() -> None:
    state = next(asked("acting"))
    seat = int(GAME.to_move(state))
    assert "(" not in VIEW.label("worker:base-1", state, ENGLISH)
    state.freemen[int(BASES) * seat + 1] = state.freemen[int(BASES) * seat]
    labels = [VIEW.label(f"worker:base-{n}", state, ENGLISH) for n in (1, 2)]
    assert labels[0].endswith("(1)") and labels[1].endswith("(2)")


def test_french_buttons_are_short() -> None:
    names = ("pass", "token", "hold", "done", "add", "advance", "attack", "do-pisces")
    buttons = [FRENCH.say(f"choice-{name}") for name in names]
    buttons += [FRENCH.say("choice-as", way=way) for way in WAY_IDS]
    assert not [button for button in buttons if len(button) > LONGEST_BUTTON]


def test_a_worker_too_low_is_told_the_wisdom_it_lacks() -> None:
    said = ENGLISH.say("why-toll-too-high", wisdom=2)
    assert "asks for 2 Wisdom, more than you can pay" in said


def test_a_panel_says_who_has_passed() -> None:
    state = next(asked("acting"))
    assert "worker" in VIEW.standing(state, 0, ENGLISH)
    state.passed = 1
    assert VIEW.standing(state, 0, ENGLISH) == "passed"


def test_colours_of_the_box_are_named_alike() -> None:
    for lang in LANGUAGES:
        words = Words(lang, "origins")
        assert len({words.say("colour", colour=name) for name in COLOUR_IDS}) == len(COLOUR_IDS)
