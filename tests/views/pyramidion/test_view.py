"""The view of Pyramidion over whole random games: anchors, names, sizes, flights."""

import re
from collections import Counter

import pytest

from games.pyramidion.positions import BLUE, RED, activate, hold, lay, play, table
from views.pyramidion.playing import (
    GAMES,
    VIEW,
    decisions,
    drawings,
    markup,
    offers,
    steps,
    texts,
)
from ziggurat.core.choices import place
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import (
    BOAT_POINTS,
    CARD_IDS,
    CARDS_DATA,
    NOTHING,
    SITE_IDS,
)
from ziggurat.games.pyramidion.game import GAME
from ziggurat.views.anchors import attach
from ziggurat.views.gallery import gallery
from ziggurat.views.pyramidion.names import cost_of
from ziggurat.views.pyramidion.reckoning import means, standing
from ziggurat.views.standalone import box, picture
from ziggurat.views.svg import serialise, walk
from ziggurat.views.words import LANGUAGES, Words

ENGLISH = Words("en", "pyramidion")
NAMES = ["Ada", "Balam", "Chione", "Djer"]
MOST_BYTES = 20 * 1024
MOST_ELEMENTS = 600
NEARLY_ALL = 0.9
PLACELESS = {"pass", "decline", "deploy", "exchange", "ship"}
MARKUP = re.compile(r"\[/?[a-z ]*\]")


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_choice_has_one_anchor_or_is_a_button(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    for state in decisions(seats, seed, options):
        seat = int(GAME.to_move(state))
        pictures = drawings(state, seat, ENGLISH)
        unplaced = attach(pictures, offers(GAME.hide(state, seat), ENGLISH), seat)
        placed = [
            str(element.attributes["data-choice"])
            for picture in pictures
            for element in walk(picture)
            if "data-choice" in element.attributes
        ]
        assert {offer.text for offer in unplaced} <= PLACELESS
        assert sorted(placed + [offer.text for offer in unplaced]) == sorted(texts(state))


def test_the_games_tried_here_ask_everything() -> None:
    asked = {GAME.asking(state) for game in GAMES for state in decisions(*game)}
    assert asked == {
        "activating", "bandit", "boarding", "category", "copying", "deploying", "engraver",
        "exchanging", "freight", "gift", "guard", "keeping", "negotiating", "order-token",
        "playing", "recruiting", "requisition", "sending-home", "subsidy", "swapping", "theft",
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_a_view_stays_small_in_nearly_all_positions(
    seats: int, seed: int, options: dict[str, str], lang: str
) -> None:
    words = Words(lang, "pyramidion")
    sizes = []
    for state in decisions(seats, seed, options, every=7):
        seat = int(GAME.to_move(state))
        pictures = drawings(state, seat, words)
        attach(pictures, offers(GAME.hide(state, seat), words), seat)
        sizes.append(sum(len(serialise(one)) for one in pictures))
        assert sum(1 for one in pictures for _ in walk(one)) <= MOST_ELEMENTS
    assert sum(size <= MOST_BYTES for size in sizes) >= NEARLY_ALL * len(sizes)
    assert max(sizes) <= 1.2 * MOST_BYTES


@pytest.mark.parametrize("seat", [0, 3, NOBODY])
def test_ids_and_pieces_are_unique_and_every_use_has_its_art(seat: int) -> None:
    art = {str(e.attributes["id"]) for e in walk(VIEW.defs()) if "id" in e.attributes}
    for state in decisions(4, 3, every=5):
        drawn = markup(state, seat, ENGLISH)
        for attribute in ("id", "data-p"):
            found = Counter(re.findall(rf' {attribute}="([^"]+)"', drawn))
            assert not [name for name, times in found.items() if times > 1]
        assert set(re.findall(r' href="#([^"]+)"', drawn)) <= art
        assert not art & set(re.findall(r' id="([^"]+)"', drawn))


def test_the_same_table_is_drawn_the_same() -> None:
    for state in decisions(3, 4, every=20):
        assert markup(state, 0, ENGLISH) == markup(state.copy(), 0, ENGLISH)


def test_art_is_never_touched() -> None:
    before = serialise(VIEW.defs())
    for state in decisions(3, 4, every=50):
        seat = int(GAME.to_move(state))
        attach(drawings(state, seat, ENGLISH), offers(GAME.hide(state, seat), ENGLISH), seat)
    assert serialise(VIEW.defs()) == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_everything_that_is_asked_and_offered_has_a_name_and_a_rule(
    seats: int, seed: int, options: dict[str, str], lang: str
) -> None:
    words = Words(lang, "pyramidion")
    for state in decisions(seats, seed, options):
        seen = GAME.hide(state, GAME.to_move(state))
        assert VIEW.prompt(seen, words)
        shown = offers(seen, words)
        assert all(offer.hint for offer in shown), texts(state)
        named = {offer.label: print_of(offer.text) for offer in shown}
        assert all(named[offer.label] == print_of(offer.text) for offer in shown)


def print_of(text: str) -> object:
    """A card by all that is printed on it, for two may be alike; any other choice by its text."""
    target = place(text)
    if target not in CARD_IDS:
        return text
    row = CARDS_DATA[CARD_IDS.index(target)]
    return {key: value for key, value in row.items() if key not in ("id", "colour")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_event_has_its_line_in_the_log(
    seats: int, seed: int, options: dict[str, str], lang: str
) -> None:
    words = Words(lang, "pyramidion")
    for _, told in steps(seats, seed, options):
        for event in told:
            assert VIEW.sentence(event, NAMES[:seats], words), event


def test_every_choice_of_the_catalogue_can_be_named() -> None:
    state = next(decisions(4, 5))
    for text in GAME.catalogue.texts:
        assert VIEW.label(text, state, ENGLISH), text


def test_a_log_line_says_who_and_what() -> None:
    told = [
        VIEW.sentence(event, NAMES, ENGLISH)
        for _, events in steps(4, 1)
        for event in events
        if event.kind == "played"
    ]
    assert re.fullmatch(r"\w+ plays (a|the) .+ at \w+.*", told[0])


def test_a_philosopher_who_copied_a_goddess_is_called_a_philosopher() -> None:
    state = table()
    hold(state, RED, "philosopher")
    lay(state, BLUE, "blue-goddess@influence")
    activate(state, RED, "philae")
    (event,) = [
        event
        for event in play(state, "play:philosopher copy:blue-goddess category:bargaining")
        if event.kind == "blessed"
    ]
    assert VIEW.sentence(event, NAMES, ENGLISH) == "Ada's Philosopher counts as bargaining"


def test_the_final_count_is_the_score() -> None:
    for seats in (2, 3, 4):
        *_, (state, _) = steps(seats, 7)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert VIEW.counts(state, ENGLISH)[-1].points == outcome.scores


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_flight_of_what_can_be_seen_starts_somewhere_drawn(seats: int) -> None:
    for state, told in steps(seats, 2):
        for event in told:
            starts = set(VIEW.flights(event).values()) if event.seen_by(0) else set()
            if starts and event.kind != "dealt":
                drawn = markup(state, 0, ENGLISH)
                assert all(f'id="{start}"' in drawn for start in starts), event


def test_what_an_event_touches_has_the_id_of_a_place() -> None:
    places = {place(text) for text in GAME.catalogue.texts}
    touched = {name for _, told in steps(4, 3) for event in told for name in VIEW.touched(event)}
    assert touched <= places
    assert touched & set(SITE_IDS)
    assert touched & set(CARD_IDS)


def test_own_things_come_first() -> None:
    state = next(decisions(4, 1))
    for seat in range(4):
        players = markup(state, seat, ENGLISH)
        assert re.findall(r'id="player-(\d)"', players)[0] == str(seat)
        assert f'id="hand-{seat}"' in players


def test_who_would_win_is_who_wins() -> None:
    """The leader shown before all have passed is the one the rules find."""
    from ziggurat.games.pyramidion.reckoning import leader

    for state in decisions(4, 6):
        if state.site == NOTHING:
            continue
        stand = standing(state)
        assert stand.leaders == [int(leader(state, category, 15)) for category in range(3)]


def test_boats_are_marked_ready_exactly_when_they_can_be_loaded() -> None:
    for state in decisions(4, 1):
        if GAME.asking(state) != "boarding":
            continue
        seat = int(GAME.to_move(state))
        for boat in range(len(BOAT_POINTS)):
            if state.row >> boat & 1:
                assert means(state, seat, boat).ready == (f"load:boat-{boat + 1}" in texts(state))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_text_of_a_table_fits_a_terminal(seats: int, lang: str) -> None:
    words = Words(lang, "pyramidion")
    for state in decisions(seats, 2, every=9):
        for seat in (int(GAME.to_move(state)), NOBODY):
            for line in VIEW.text(GAME.hide(state, seat), seat, words).splitlines():
                assert len(MARKUP.sub("", line)) <= 80, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_shows_every_component(lang: str) -> None:
    names = [name for name, _ in VIEW.gallery(Words(lang, "pyramidion"))]
    assert len(names) >= 60 + 20 + 10 + 8 + 6 + 8 + 6
    assert all(names)
    assert "</html>" in gallery("pyramidion", Words(lang, "pyramidion"))


def test_pictures_stand_alone() -> None:
    state = next(decisions(3, 1))
    for drawn in (picture("pyramidion", GAME.hide(state, 1), 1, "fr", "dark"), box("pyramidion")):
        assert "var(--" not in drawn
        names = set(re.findall(r' id="([^"]+)"', drawn))
        assert set(re.findall(r' href="#([^"]+)"', drawn)) <= names


def test_a_boat_is_named_by_what_it_costs() -> None:
    assert cost_of(8, ENGLISH) == "2 camels, 1 food, 2 stone and 1 worker"
    assert (
        cost_of(8, Words("fr", "pyramidion")) == "2 chameaux, 1 nourriture, 2 pierres et 1 ouvrier"
    )
