"""The view of Pyramidion over whole random games: anchors, names, sizes, flights."""

import re
from math import cos, radians, sin

import pytest

from games.pyramidion.positions import BLUE, RED, activate, hold, lay, play, table
from games.pyramidion.view.playing import GAMES, VIEW, decisions, markup, steps
from laws.pages import offers, texts
from ziggurat.core.choices import place
from ziggurat.games.pyramidion.components import (
    BOAT_POINTS,
    CARD_IDS,
    CARDS_DATA,
    NOTHING,
    SITE_IDS,
)
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.view import hand, seats, tableau
from ziggurat.games.pyramidion.view.card_art import HEIGHT, WIDTH
from ziggurat.games.pyramidion.view.names import cost_of
from ziggurat.games.pyramidion.view.reckoning import means, standing
from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.views.gallery import gallery

ENGLISH = Words("en", "pyramidion")
HALO = 4.5  # how far the mark of a choice reaches beyond its spot
NAMES = ["Ada", "Balam", "Chione", "Djer"]


def test_the_games_tried_here_ask_everything() -> None:
    asked = {GAME.asking(state) for game in GAMES for state in decisions(*game)}
    assert asked == {
        "activating", "bandit", "boarding", "category", "copying", "deploying", "engraver",
        "exchanging", "freight", "gift", "guard", "keeping", "negotiating", "order-token",
        "playing", "recruiting", "requisition", "sending-home", "subsidy", "swapping", "theft",
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_everything_that_is_asked_and_offered_has_a_name_and_a_rule(
    seats: int, seed: int, options: dict[str, str], lang: str
) -> None:
    words = Words(lang, "pyramidion")
    for state in decisions(seats, seed, options):
        seen = GAME.hide(state, GAME.to_move(state))
        assert VIEW.prompt(seen, words)
        shown = offers("pyramidion", seen, words)
        assert all(offer.hint for offer in shown), texts("pyramidion", state)
        named = {offer.label: print_of(offer.text) for offer in shown}
        assert all(named[offer.label] == print_of(offer.text) for offer in shown)


def print_of(text: str) -> object:
    """A card by all that is printed on it, for two may be alike; any other choice by its text."""
    target = place(text)
    if target not in CARD_IDS:
        return text
    row = CARDS_DATA[CARD_IDS.index(target)]
    return {key: value for key, value in row.items() if key not in ("id", "colour")}


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
    assert VIEW.sentence(event, NAMES, ENGLISH) == "Ada’s Philosopher counts for bargaining"


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
    from ziggurat.games.pyramidion.totals import leader

    for state in decisions(4, 6):
        if state.site == NOTHING:
            continue
        stand = standing(state)
        assert stand.leaders == [int(leader(state, category, 15)) for category in range(3)]


def test_the_end_shows_the_points_that_win() -> None:
    *_, (state, _) = steps(2, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    (extra,) = VIEW.counts(state, ENGLISH)[1:-1]
    assert any(extra.points)  # else the boats alone would do
    shown = re.findall(r'href="#points-(\d+)"', markup(state, 0, ENGLISH))
    assert sorted(map(int, shown)) == sorted(outcome.scores)


@pytest.mark.parametrize("size", range(1, 15))
def test_every_card_of_a_fan_lies_whole_in_the_picture(size: int) -> None:
    for n in range(size):
        x, y, turn = map(float, re.findall(r"-?[\d.]+", hand.place(n, size)))
        for across, down in ((0, 0), (WIDTH, 0), (0, HEIGHT), (WIDTH, HEIGHT)):
            angle = radians(turn)
            assert HALO < x + across * cos(angle) - down * sin(angle) < hand.HAND_WIDTH - HALO
            assert HALO < y + across * sin(angle) + down * cos(angle) < hand.HAND_HEIGHT - HALO


def test_categories_asked_for_leave_each_other_and_the_minima_free() -> None:
    spot = tableau.CATEGORY_SPOT
    assert spot.width + 2 * HALO <= seats.TOTAL_PITCH
    top_of_minima = tableau.MINIMUM_Y - 12
    assert tableau.CATEGORY_Y + spot.y + spot.height + HALO <= top_of_minima


def test_boats_are_marked_ready_exactly_when_they_can_be_loaded() -> None:
    for state in decisions(4, 1):
        if GAME.asking(state) != "boarding":
            continue
        seat = int(GAME.to_move(state))
        for boat in range(len(BOAT_POINTS)):
            if state.row >> boat & 1:
                assert means(state, seat, boat).ready == (
                    f"load:boat-{boat + 1}" in texts("pyramidion", state)
                )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_shows_every_component(lang: str) -> None:
    names = [name for name, _ in VIEW.gallery(Words(lang, "pyramidion"))]
    assert len(names) >= 60 + 20 + 10 + 8 + 6 + 8 + 6
    assert all(names)
    assert "</html>" in gallery("pyramidion", Words(lang, "pyramidion"))


def test_a_boat_is_named_by_what_it_costs() -> None:
    assert cost_of(8, ENGLISH) == "2 camels, 1 food, 2 stone and 1 worker"
    assert (
        cost_of(8, Words("fr", "pyramidion")) == "2 chameaux, 1 nourriture, 2 pierres et 1 ouvrier"
    )
